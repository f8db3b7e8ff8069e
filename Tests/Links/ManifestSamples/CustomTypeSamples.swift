/// A manifest with custom types, and the results for its links in every target language.
///
/// The class `Even` of the app accepts strings with an even number of characters.
package enum CustomTypeSamples {
  /// The manifest as YAML.
  package static let manifest = """
    app: custom
    hosts: [custom.example]
    types:
      text1: { text: "A-Z 0-9", length: 1..8, fold: uppercase }
      even:
        type: text1
        swift: Even
        kotlin: com.example.custom.Even
        typescript: Item from ./even.js
    routes:
      old: { path: "/old/{id:even}", redirect: { to: item, with: { size: "{id}" } } }
      fixed: { path: /fixed, query: { id: even = ABCD }, redirect: item }
      odd: { path: /odd, redirect: { to: item, with: { id: ABC } } }
      part:
        path: /part
        query: { a: even?, b: even? }
        fragment: "{f:even}-{g:integer}"
        conditions: [b with a]
      item:
        path: "/item/{id:even}"
        query:
          size: even?
          color: { type: even, default: AB }
          strict: { type: even, optional: true, invalid: reject }
          tags: { type: even, repeated: true, key: "tag[]" }
      files: "/files/{parts:even*}"
      plain: "/{text:text1}"
    """

  /// Links, each with its values or its error.
  package static let rows: [(link: String, outcome: String)] = [
    ("/item/abcd", "item ABCD - AB - []"),
    ("/item/abc", "invalid-value id"),
    ("/item/a-b", "invalid-value id"),
    ("/item/ab?size=cd&color=ef&strict=gh&tag%5B%5D=ij&tag%5B%5D=kl", "item AB CD EF GH [IJ,KL]"),
    ("/item/ab?size=c&color=e&tag%5B%5D=i&tag%5B%5D=kl", "item AB - AB - [KL]"),
    ("/item/ab?size=-&tag%5B%5D=-", "item AB - AB - []"),
    ("/item/ab?strict=g", "invalid-value strict"),
    ("/files", "files []"),
    ("/files/ab/%63d", "files [AB,CD]"),
    ("/files/ab/c", "invalid-value parts"),
    ("/abc", "plain ABC"),
    ("/old/abcd", "item ABCD ABCD AB - []"),
    ("/old/abc", "invalid-value id"),
    ("/fixed?id=abcdef", "item ABCDEF - AB - []"),
    ("/fixed?id=abc", "invalid-value id"),
    ("/fixed", "item ABCD - AB - []"),
    ("/odd", "invalid-value id"),
    ("/part?a=ab#cd-3", "part AB - CD 3"),
    ("/part#c-3", "invalid-value f"),
    ("/part?a=abc&b=ab", "invalid-value a"),
    ("/part?b=abc", "condition-failed b"),
  ]

  /// The address before the path of each link.
  package static let origin = "https://custom.example"
}
