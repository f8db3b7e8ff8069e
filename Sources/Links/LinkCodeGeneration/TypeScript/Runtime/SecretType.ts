/**
 * A value that nothing may show by accident.
 *
 * `String()`, templates, `JSON.stringify` and `console.log` show `•••`;
 * `reveal()` gives the value, for the place that needs it.
 */
class Secret {
  readonly #text: string;

  /** Keeps a value, as a link spells it before percent-encoding. */
  constructor(text: string) {
    this.#text = text;
  }

  /** The value. */
  reveal(): string {
    return this.#text;
  }

  /** Three dots. */
  toString(): string {
    return "•••";
  }

  /** Three dots. */
  toJSON(): string {
    return "•••";
  }

  /** Three dots, for the console of Node. */
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
