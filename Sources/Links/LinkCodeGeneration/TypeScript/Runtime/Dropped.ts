/** The reason why a value is not valid for its parameter's type. */
type DroppedValueCode =
  // Text types.
  | "invalid-character"
  | "too-short"
  | "too-long"
  // Enumerations and language tags.
  | "unknown-word"
  | "unknown-language"
  // Integers.
  | "out-of-range"
  // Integers, UUIDs, dates and Booleans.
  | "invalid-form";

/**
 * An invalid value of an optional parameter, which the link object omits.
 *
 * It never contains the value itself, which may be secret. An empty value is
 * treated as absent, and is not dropped.
 */
interface DroppedValue {
  /** The name of the parameter, as the manifest spells it. */
  readonly parameter: string;
  /**
   * The range of the value in the link, for `slice`.
   *
   * An accepted link is ASCII, so byte offsets are string indices.
   */
  readonly range: LinkRange;
  /** The reason for dropping the value. */
  readonly code: DroppedValueCode;
}
