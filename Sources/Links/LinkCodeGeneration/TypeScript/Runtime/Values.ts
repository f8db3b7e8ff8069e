/**
 * Whether decoded bytes are a value of a type; a number is the offset of the
 * byte that cannot stand there.
 */
type ValueCheck = "accepted" | "rejected" | number;

/**
 * The place of a value: a component of a path, an item of a link that is read,
 * or an item of a link that is built.
 */
type ValuePlace = "path" | "item" | "built-item";

/** The values that a parameter takes, and how a link spells them. */
interface ValueType {
  /** Equal for types that accept the same, so that patterns share places. */
  readonly key: string;
  /** Whether a value may have several lines outside of a path. */
  readonly isMultiline?: boolean;
  /** Checks bytes; in a component of a path a text is narrower. */
  check(bytes: readonly number[], place: ValuePlace): ValueCheck;
  /** The reason for dropping bytes that an item has, and that a check rejects. */
  dropCode(
    bytes: readonly number[],
    check: number | "rejected",
  ): DroppedValueCode;
  /** The canonical spelling of a checked text. */
  canonical(text: string): string;
  /** The value that a canonical text spells. */
  read(text: string): unknown;
  /** The text of a value; `undefined` if it is none of this type. */
  write(value: unknown): string | undefined;
}
