"""What no routing can be asked: an impossible shape, or an n that is not known."""

from __future__ import annotations

from specmoe.errors import InputError

__all__ = ["check_n", "check_shape"]


def check_shape(N: int, m: int) -> None:
    """Refuse more experts per token than there are.

    Raises:
        InputError: Unless ``1 <= m <= N``.
    """
    if not 1 <= m <= N:
        raise InputError(
            "the MoE shape is impossible",
            path="m, N",
            expected="1 <= m <= N",
            found=f"m = {m}, N = {N}",
            mend="give the routed experts of one layer and the experts selected per token",
        )


def check_n(n: int, max_n: int | None = None) -> None:
    """Refuse an n at which ``U(n)`` is not known.

    Args:
        n: Tokens per pass.
        max_n: The last n at which it is known, if there is one.

    Raises:
        InputError: If ``n < 1``, or beyond ``max_n``.
    """
    if n < 1:
        raise InputError(
            "no such number of tokens",
            path="n",
            expected="n >= 1",
            found=str(n),
            mend="plain decoding is n = 1",
        )
    if max_n is not None and n > max_n:
        raise InputError(
            "U(n) is not known there",
            path="n",
            expected=f"n up to {max_n}, the last n that the routing data cover",
            found=str(n),
            mend=f"give U({n}) in the routing table, or a longer trace",
        )
