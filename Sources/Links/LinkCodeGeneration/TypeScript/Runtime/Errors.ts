/**
 * The reason why a link, or a value for one, is rejected.
 *
 * The first group is about the syntax, which is the same for every app. A link
 * that two parsers could read differently is rejected before any route is
 * tried.
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
  | "condition-failed"
  | "duplicate-parameter"
  | "unknown-parameter"
  | "ambiguous-escape"
  // The canonical link of the values would match a different route.
  | "leads-elsewhere"
  // Building only.
  | "unknown-route";

/** A range of a string: `start` is inclusive, and `end` is exclusive. */
interface LinkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * An error of a rejected link.
 *
 * It contains no part of the link or the value, which may be secret. The code
 * that shows an error has to add the string.
 */
interface LinkError {
  /** The reason for the rejection. */
  readonly code: LinkErrorCode;
  /**
   * The invalid range, in bytes of UTF-8.
   *
   * It is in the parsed link, or in the value that cannot be built.
   */
  readonly range: LinkRange;
  /** The same range as indices of a JavaScript string, for `slice`. */
  readonly stringRange: LinkRange;
  /** The name of the affected parameter, as the manifest spells it. */
  readonly parameter?: string;
}

/** An exception that carries an error to the function that returns it. */
class Refusal {
  readonly code: LinkErrorCode;
  readonly start: number;
  readonly end: number;
  readonly parameter: string | undefined;
  /** The value in which the range is; the link if it is `undefined`. */
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

  /** Returns the error of a link. */
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

/** Returns the error of a rejected link; other exceptions are rethrown. */
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
