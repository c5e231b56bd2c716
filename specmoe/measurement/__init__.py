"""The measurement file: its schema, its reader, and the exact data it becomes."""
