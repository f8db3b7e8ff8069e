/** Returns `true` if canonical values meet a condition. */
function isMet(
  { relation, kind }: Condition,
  left: string | undefined,
  right: string | undefined,
): boolean {
  if (left === undefined) {
    return true;
  }
  if (right === undefined || kind === undefined) {
    return right !== undefined || kind !== undefined;
  }
  const order = compareValues(kind, left, right);
  switch (relation) {
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    default:
      return order <= 0;
  }
}

/** Returns a negative number, zero or a positive number. */
function compareValues(
  kind: "number" | "date" | "datetime",
  left: string,
  right: string,
): number {
  return kind === "number"
    ? compareNumbers(left, right)
    : kind === "date"
    ? compareTexts(left, right)
    : compareNumbers(secondsOf(left), secondsOf(right));
}

/** Compares decimal numbers of up to 19 digits and nine decimal places. */
function compareNumbers(left: string, right: string): number {
  if (left.startsWith("-") !== right.startsWith("-")) {
    return left.startsWith("-") ? -1 : 1;
  }
  const order = compareTexts(digitsOfNumber(left), digitsOfNumber(right));
  return left.startsWith("-") ? -order : order;
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function digitsOfNumber(text: string): string {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  return whole.padStart(20, "0") + fraction.padEnd(9, "0");
}

/** Returns the seconds of a date and time from the year -1, with its fraction. */
function secondsOf(text: string): string {
  const [fraction = ""] = /\.[0-9]+/.exec(text) ?? [];
  const start = Date.parse("0000-01-01T00:00:00Z") - 86400000;
  return `${(Date.parse(text.replace(fraction, "")) - start) / 1000}${fraction}`;
}
