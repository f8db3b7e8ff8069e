/** The reason why a value is not of its parameter's type. */
type DroppedValueCode =
  // Texts.
  | "invalid-character"
  | "too-short"
  | "too-long"
  // Enumerations and language tags.
  | "unknown-word"
  | "unknown-language"
  // Whole numbers.
  | "out-of-range"
  // Whole numbers, UUIDs, dates and Booleans.
  | "invalid-form";

/**
 * A value of an optional parameter that is not of the parameter's type, and
 * is therefore left out of the link object.
 *
 * It never holds the value, which may be secret. An empty value counts as
 * absent, and is not dropped.
 */
interface DroppedValue {
  /** The name of the parameter, as the manifest spells it. */
  readonly parameter: string;
  /**
   * The place of the value in the link, for `slice`: a link that is accepted
   * is ASCII, so bytes are the units of its string.
   */
  readonly range: LinkRange;
  /** The reason. */
  readonly code: DroppedValueCode;
}
