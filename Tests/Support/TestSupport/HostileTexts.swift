/// Texts that try to leave the comment or the literal that they are put into.
///
/// Each holds the word `ESCAPED` where it would become code. A generated file may show that word inside
/// of comments and literals only; a compiler decides that, because outside of them it is an unknown name.
public enum HostileTexts {
  /// The texts that stand on one line, so that every value of a manifest may be one of them.
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

  /// The texts that hold what some language counts as the end of a line; a summary may be one of them.
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

  /// All of them.
  public static let all = lines + breaks
}

/// Words that mean something in a target language, to be names of apps, routes, parameters, types and words
/// of enumerations.
public enum HostileNames {
  /// Words that are names of a manifest: a letter, then letters, digits, `_` or `-`.
  public static let words: [String] = swift + kotlin + typeScript + members

  /// Reserved words of Swift and those with a meaning in some places.
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

  /// Hard, soft and modifier keywords of Kotlin.
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

  /// Reserved words of TypeScript and the names of its basic types.
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

  /// Names that generated code or what it stands on has by itself.
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

  /// Pairs that a target may spell alike; each is refused with a place or spelled in two ways.
  public static let pairs: [(String, String)] = [
    ("my-shop", "myShop"), ("my_shop", "my-shop"), ("myShop", "MyShop"), ("URL", "url"),
    ("Foo", "foo"),
    ("foo", "fOO"), ("a-b-c", "aBC"), ("parse", "parse-route"), ("x", "X"), ("a1", "a-1"),
    ("self", "Self"),
  ]

  /// Words of enumerations that are no names of a manifest.
  public static let choices: [String] = [
    "🎉", "🎉🎉", "naïve", "日本語", "1", "01", "-", "--", "+", "a+b", "a-b", "a b", "*/", "\"", "\\",
    "${x}",
    "C++", "C#", "עברית", "e\u{301}", "é", "_", "__", "$", "#", "0x", "9lives",
  ]
}
