/**
 * Whether decoded bytes are a value of a type; a number is the offset of the
 * byte that cannot stand there.
 */
type ValueCheck = "accepted" | "rejected" | number;

/** The values that a parameter takes, and how a link spells them. */
interface ValueType {
  /** Equal for types that accept the same, so that patterns share places. */
  readonly key: string;
  /** Checks bytes; in a component of a path a text is narrower. */
  check(bytes: readonly number[], inPath: boolean): ValueCheck;
  /** The canonical spelling of a checked text. */
  canonical(text: string): string;
  /** The value that a canonical text spells. */
  read(text: string): unknown;
  /** The text of a value; `undefined` if it is none of this type. */
  write(value: unknown): string | undefined;
}
