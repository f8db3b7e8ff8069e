/**
 * The result of the check of a value; a number is the offset of the first
 * invalid byte.
 */
type ValueCheck = "accepted" | "rejected" | number;

/**
 * The position of a value: a path component, an item of a link to parse, or an
 * item of a link to build.
 */
type ValuePlace = "path" | "item" | "built-item";

/** The valid values of a parameter, and their spelling in a link. */
interface ValueType {
  /** A key that equal types share, so that patterns share nodes. */
  readonly key: string;
  /** Returns the object of the app for a value, or `undefined` if its class rejects the value. */
  readonly convert?: (value: unknown) => unknown;
  /** `true` if a value may have several lines outside a path. */
  readonly isMultiline?: boolean;
  /** Checks bytes; the rules for text in a path component are stricter. */
  check(bytes: readonly number[], place: ValuePlace): ValueCheck;
  /** Returns the reason for dropping an item that a check rejects. */
  dropCode(
    bytes: readonly number[],
    check: number | "rejected",
  ): DroppedValueCode;
  /** Returns the canonical spelling of a checked string. */
  canonical(text: string): string;
  /** Returns the value of a string in canonical spelling. */
  read(text: string): unknown;
  /** Returns the string of a value; `undefined` for a value of another type. */
  write(value: unknown): string | undefined;
}
