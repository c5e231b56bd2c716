"""The certificate as a page: one self-contained HTML file, and an index that compares them."""

from __future__ import annotations

from specmoe.report.html import index_line, render_html, render_index

__all__ = ["index_line", "render_html", "render_index"]
