/** The line, the column and the text of a rule in a file. */
type RulePlace = readonly [line: number, column: number, text: string];

/**
 * An element of a pattern of Apple's files.
 *
 * A string is fixed text, 0 is one character, and 1 is any text. The words of
 * lists are in the table.
 */
type AppleElement =
  | string
  | number
  | { readonly set: string }
  | { readonly words: number }
  | { readonly choice: readonly (readonly AppleElement[])[] };

interface AppleComponent {
  readonly path?: readonly AppleElement[];
  readonly query?: readonly AppleElement[];
  readonly items?: readonly (readonly [name: string, value: readonly AppleElement[]])[];
  readonly fragment?: readonly AppleElement[];
  readonly excludes?: boolean;
  readonly ignoresCase?: boolean;
  /** `true` if patterns are compared with the decoded link. */
  readonly isDecoded?: boolean;
  readonly place: RulePlace;
}

interface AppleFile {
  readonly isTooLarge?: boolean;
  readonly details: readonly {
    readonly appIDs: readonly string[];
    readonly components: readonly AppleComponent[];
  }[];
}

/** UTF-16 units with a repetition count, in an advanced pattern of Android. */
interface AndroidToken {
  /** The first and the last unit of each range. */
  readonly bounds: readonly number[];
  readonly isInverse?: boolean;
  readonly minimum?: number;
  /** The maximum number of units; -1 if there is none. */
  readonly maximum?: number;
}

/** A pattern of Android. */
type AndroidPattern =
  | readonly [kind: "literal" | "prefix" | "suffix" | "simpleGlob", text: string]
  | readonly [kind: "advancedGlob", tokens: readonly AndroidToken[]];

interface AndroidMatcher {
  readonly pattern: AndroidPattern;
  readonly place: RulePlace;
}

interface AndroidFilter {
  readonly schemes: readonly string[];
  readonly authorities: readonly (readonly [host: string, port?: number])[];
  /** `true` if devices verify the hosts of the filter. */
  readonly isVerified: boolean;
  readonly paths: readonly AndroidMatcher[];
  /** The patterns for links without `//`. */
  readonly parts: readonly AndroidMatcher[];
  readonly groups: readonly {
    readonly allows: boolean;
    readonly paths: readonly AndroidPattern[];
    readonly queries: readonly AndroidPattern[];
    readonly fragments: readonly AndroidPattern[];
    readonly place: RulePlace;
  }[];
  readonly place: RulePlace;
}

/** A dynamic rule of Android 15. */
interface AndroidRule {
  readonly path?: AndroidPattern;
  readonly fragment?: AndroidPattern;
  readonly parameters: readonly AndroidPattern[];
  readonly excludes?: boolean;
  readonly place: RulePlace;
}

interface AndroidStatement {
  readonly place?: RulePlace;
  readonly rules?: readonly AndroidRule[];
}

interface AndroidHost {
  /** The host in lower case, with its port if it has one. */
  readonly host: string;
  /** The names that publish the statements. */
  readonly names: readonly string[];
  readonly path?: string;
  readonly statements: readonly AndroidStatement[];
}

interface AndroidApp {
  readonly name: string;
  readonly package: string;
  readonly path: string;
  /** The lowest API level that the app runs on. */
  readonly minimumAPI?: number;
  readonly filters: readonly AndroidFilter[];
  readonly hosts: readonly AndroidHost[];
}

/** The association files of apps, which the tool writes as data. */
interface VerdictTable {
  readonly apps: readonly {
    readonly name: string;
    readonly appIDs?: readonly string[];
    readonly schemes: readonly string[];
    readonly isOnAndroid: boolean;
  }[];
  readonly apple: {
    readonly files: readonly AppleFile[];
    readonly hosts: readonly (readonly [host: string, path: string, file: number])[];
  };
  readonly android: readonly AndroidApp[];
  /** The lists of words of Apple's patterns. */
  readonly words: readonly (readonly string[])[];
}

/** The decision of a platform about a link. */
interface Verdict {
  readonly opens: boolean;
  /** The reason, as a stable identifier. */
  readonly reason: string;
  /** The key of the sentence that explains the reason. */
  readonly text: string;
  /** The identifier of the app that decides. */
  readonly app?: string;
  /** The index of the component, the filter or the rule that decides. */
  readonly component?: number;
  /** The path of the file that decides. */
  readonly path?: string;
  readonly place?: RulePlace;
}
