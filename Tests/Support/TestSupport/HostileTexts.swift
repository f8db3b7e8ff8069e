/// Strings that try to end the comment or the literal that contains them.
///
/// Each string contains the word `ESCAPED` at a position where it would become code. In a generated
/// file, the word may occur only in comments and literals. The compiler checks this: elsewhere, it
/// is an unknown name.
public enum HostileTexts {
  /// The strings without line breaks, which any value of a manifest may contain.
  public static let lines: [String] = [
    "*/ ESCAPED /*",
    "/* ESCAPED",
    "*\\/ ESCAPED",
    "/*/ ESCAPED /*/",
    "**/ESCAPED/**",
    "// ESCAPED",
    "\" + ESCAPED + \"",
    "' + ESCAPED + '",
    "` + ESCAPED + `",
    "\"\"\" + ESCAPED + \"\"\"",
    "\"#; ESCAPED #\"",
    "\\\" + ESCAPED + \\\"",
    "\\",
    "ends with a backslash \\",
    "\\(ESCAPED)",
    "\\#(ESCAPED)",
    "$ESCAPED",
    "${ESCAPED}",
    "`${ESCAPED}`",
    "\\u{0022} + ESCAPED",
    "\\u0022 + ESCAPED + \\u0022",
    "\\u002a\\u002f ESCAPED",
    "\\n ESCAPED",
    "?> ESCAPED <?",
    "</script><script>ESCAPED</script>",
    "<!-- ESCAPED -->",
    "--> ESCAPED",
    "| ESCAPED | [a](javascript:ESCAPED) `ESCAPED",
    "# ESCAPED",
    "@ESCAPED {@link ESCAPED} ``ESCAPED``",
    "- Parameter ESCAPED: ESCAPED",
    "\u{202E}ESCAPED\u{202C}",
    "\u{2066}ESCAPED\u{2069}",
    "\u{FEFF}ESCAPED\u{200B}",
    "👩‍👩‍👧‍👦 ESCAPED 🎉 e\u{301} 𝄞",
    "%s %d {0} %1$s ESCAPED",
  ]

  /// The strings with a character that some language treats as a line break.
  ///
  /// Only a summary may contain such a character.
  public static let breaks: [String] = [
    "one\nESCAPED",
    "one\r\nESCAPED",
    "one\rESCAPED",
    "one\u{B}ESCAPED",
    "one\u{C}ESCAPED",
    "one\u{85}ESCAPED",
    "one\u{2028}ESCAPED",
    "one\u{2029}ESCAPED",
    "one\n\n\n*/\nESCAPED\n/*",
    "\n\nESCAPED\n\n",
  ]

  /// All strings.
  public static let all = lines + breaks
}

/// Words with a special meaning in a target language.
///
/// Tests use them as the names of apps, routes, parameters, and types, and as words of
/// enumerations.
public enum HostileNames {
  /// The words that are valid names in a manifest: a letter, then letters, digits, `_`, or `-`.
  public static let words: [String] = swift + kotlin + typeScript + members

  /// The reserved and contextual keywords of Swift.
  public static let swift: [String] = [
    "actor", "Any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "isolated", "lazy", "left", "let", "macro", "mutating", "nil", "none", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedence",
    "precedencegroup", "prefix", "private", "protocol", "Protocol", "public", "repeat", "required",
    "rethrows", "return", "right", "self", "Self", "sending", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "Type", "typealias",
    "unowned",
    "unsafe", "var", "weak", "where", "while", "willSet", "yield",
  ]

  /// The hard, soft, and modifier keywords of Kotlin.
  public static let kotlin: [String] = [
    "abstract", "actual", "annotation", "by", "companion", "const", "constructor", "crossinline",
    "data",
    "delegate", "dynamic", "expect", "external", "field", "file", "finally", "fun", "inline",
    "inner",
    "infix", "interface", "it", "lateinit", "noinline", "null", "object", "out", "param",
    "property",
    "receiver", "reified", "sealed", "setparam", "suspend", "tailrec", "typealias", "typeof", "val",
    "value", "vararg", "when",
  ]

  /// The reserved words of TypeScript and the names of its basic types.
  public static let typeScript: [String] = [
    "abstract", "any", "arguments", "asserts", "bigint", "boolean", "byte", "char", "const",
    "constructor", "debugger", "declare", "delete", "double", "eval", "export", "extends", "float",
    "from", "function", "global", "goto", "implements", "infer", "instanceof", "int", "interface",
    "intrinsic", "keyof", "let", "long", "module", "namespace", "native", "never", "new", "null",
    "number",
    "object", "of", "readonly", "require", "satisfies", "short", "string", "symbol", "synchronized",
    "this", "transient", "type", "typeof", "undefined", "unique", "unknown", "void", "volatile",
    "with",
    "prototype", "toString", "valueOf", "hasOwnProperty", "undefined", "NaN", "Infinity",
  ]

  /// The names that generated code or its dependencies already use.
  public static let members: [String] = [
    "allCases", "app", "build", "canonical", "code", "componentN", "copy", "component1",
    "description",
    "encode", "equals", "error", "fragment", "getClass", "hash", "hashCode", "hashValue", "host",
    "id",
    "Int", "intent", "invoke", "length", "link", "Link", "LinkError", "manifest", "map", "match",
    "name",
    "ordinal", "Optional", "parameters", "parse", "path", "query", "range", "rawValue", "route",
    "router",
    "scheme", "Secret", "String", "Swift", "text", "then", "toJSON", "values", "valueOf", "wait",
    "notify", "Array", "List", "Object", "Unit", "Result", "Parsed", "DroppedValue", "dropped",
    "read",
  ]

  /// Pairs of names that may become the same name in a target language.
  ///
  /// A generator must either reject a pair and report its position, or generate two different
  /// names.
  public static let pairs: [(String, String)] = [
    ("my-shop", "myShop"), ("my_shop", "my-shop"), ("myShop", "MyShop"), ("URL", "url"),
    ("Foo", "foo"),
    ("foo", "fOO"), ("a-b-c", "aBC"), ("parse", "parse-route"), ("x", "X"), ("a1", "a-1"),
    ("self", "Self"),
  ]

  /// Words of enumerations that are not valid as names in a manifest.
  public static let choices: [String] = [
    "🎉", "🎉🎉", "naïve", "日本語", "1", "01", "-", "--", "+", "a+b", "a-b", "a b", "*/", "\"", "\\",
    "${x}",
    "C++", "C#", "עברית", "e\u{301}", "é", "_", "__", "$", "#", "0x", "9lives",
  ]
}
