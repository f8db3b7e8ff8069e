/** Returns a value if it is a string; callers may be JavaScript code. */
function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
