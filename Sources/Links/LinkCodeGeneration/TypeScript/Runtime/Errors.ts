/**
 * Why a link, or a value for one, is refused.
 *
 * The first group is the syntax, which is the same for every app: what two
 * parsers could read differently is refused before any route is tried.
 */
type LinkErrorCode =
  | "empty-link"
  | "too-long"
  | "invalid-utf-8"
  | "missing-scheme"
  | "backslash"
  | "control-character"
  | "space"
  | "non-ascii-character"
  | "forbidden-character"
  | "invalid-percent-encoding"
  | "percent-encoded-invalid-utf-8"
  | "percent-encoded-control"
  | "missing-slashes"
  | "missing-host"
  | "userinfo"
  | "percent-encoded-host"
  | "non-ascii-host"
  | "forbidden-host-character"
  | "ip-address-host"
  | "trailing-dot-host"
  | "empty-host-label"
  | "underscore-host"
  | "punycode-host"
  | "port-not-allowed"
  | "invalid-port"
  | "empty-path-component"
  | "dot-segment"
  // The routes of the app.
  | "unknown-scheme"
  | "unknown-host"
  | "excluded"
  | "unknown-path-component"
  | "unexpected-path-component"
  | "missing-path-component"
  | "trailing-slash"
  | "missing-trailing-slash"
  | "invalid-value"
  | "missing-parameter"
  | "duplicate-parameter"
  | "unknown-parameter"
  | "ambiguous-escape"
  // Building only.
  | "unknown-route"
  | "leads-elsewhere";

/** A part of a text: `start` is in it, `end` is just past it. */
interface LinkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A refusal.
 *
 * It holds nothing of the link or the value, which may carry secrets: whoever
 * shows one joins the text and the range.
 */
interface LinkError {
  /** What is wrong. */
  readonly code: LinkErrorCode;
  /**
   * The bytes of the UTF-8 that are wrong: of the link that was read, or of
   * the value that cannot be built.
   */
  readonly range: LinkRange;
  /** The same range in the units of a JavaScript string, for `slice`. */
  readonly stringRange: LinkRange;
  /** The name of the parameter that is concerned, as the manifest spells it. */
  readonly parameter?: string;
}

/** A refusal on its way to the function that returns it. */
class Refusal {
  readonly code: LinkErrorCode;
  readonly start: number;
  readonly end: number;
  readonly parameter: string | undefined;
  /** The value that the range is of; the link if there is none. */
  readonly value: string | undefined;

  constructor(
    code: LinkErrorCode,
    start: number,
    end: number,
    parameter?: string,
    value?: string,
  ) {
    this.code = code;
    this.start = start;
    this.end = end;
    this.parameter = parameter;
    this.value = value;
  }

  /** The refusal of a link. */
  error(link: string): LinkError {
    const text = this.value ?? link;
    const error = {
      code: this.code,
      range: { start: this.start, end: this.end },
      stringRange: {
        start: stringOffset(text, this.start),
        end: stringOffset(text, this.end),
      },
    };
    return this.parameter === undefined
      ? error
      : { ...error, parameter: this.parameter };
  }
}

/** Returns what a function refuses, and throws on what else it throws. */
function refusals<T>(
  text: string,
  body: () => T,
): T | { readonly ok: false; readonly error: LinkError } {
  try {
    return body();
  } catch (reason) {
    if (reason instanceof Refusal) {
      return { ok: false, error: reason.error(text) };
    }
    throw reason;
  }
}
