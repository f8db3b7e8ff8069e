/**
 * A value that must not be shown by accident.
 *
 * `String()`, templates, `JSON.stringify` and `console.log` show `•••`. Call
 * `reveal()` where the value is needed.
 */
class Secret {
  readonly #text: string;

  /** Creates a secret from a value as a link spells it, without encoding. */
  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the value. */
  reveal(): string {
    return this.#text;
  }

  /** Returns three dots. */
  toString(): string {
    return "•••";
  }

  /** Returns three dots. */
  toJSON(): string {
    return "•••";
  }

  /** Returns three dots, for the console of Node. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "•••";
  }
}

/** A type whose values are secrets. */
function secretType(type: ValueType): ValueType {
  return {
    ...type,
    key: "secret " + type.key,
    read: (text) => new Secret(text),
    write: (value) => (value instanceof Secret ? value.reveal() : undefined),
  };
}
