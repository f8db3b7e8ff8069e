/** A class of the app whose objects represent the values of a declared type. */
interface CustomClass<T extends { readonly linkText: string }> {
  /** Returns the value of a canonical text, or `undefined` for an invalid text. */
  fromLink(text: string): T | undefined;
}

/**
 * A type whose values are objects of a class of the app.
 *
 * Values are converted after a link has matched, so the class cannot change
 * which route matches.
 */
function customType<T extends { readonly linkText: string }>(
  type: ValueType,
  custom: CustomClass<T>,
): ValueType {
  return {
    ...type,
    convert: (value) => {
      const text = type.write(value);
      return text === undefined ? undefined : custom.fromLink(text);
    },
    write: (value) => {
      const text =
        typeof value === "object" && value !== null
          ? (value as { readonly linkText?: unknown }).linkText
          : undefined;
      return typeof text === "string" ? text : type.write(value);
    },
  };
}
