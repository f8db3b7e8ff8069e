/** A string if a value is one: callers may come from JavaScript. */
function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
