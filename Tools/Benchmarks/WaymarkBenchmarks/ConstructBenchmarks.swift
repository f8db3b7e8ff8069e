import LinkManifests
import LinkRouting

/// Compares routes that use constructs of manifests with plain routes, by matching links of both.
///
/// Each pair of links has the same values. The aim is that a construct needs at most 1.5 times the
/// time of the plain route. A link of a retired route is also built and matched again.
func constructBenchmarks() {
  let types = """
      locale-word: { enum: [en, fr, de] }
      airport: { text: A-Z, length: 3 }
      code: { text: "A-Z 0-9", length: 6 }
      pattern: { pattern: "[A-Z]{2}[0-9]{4}" }
      price: { decimal: 0..9999.99, scale: 2 }
      line: { integer: 1..99999 }
    """
  let plain = router(
    types,
    """
      flight: /f/{from:airport}/{to:airport}
      store: /store/{section:text}/{page:integer}
      local: /{lang:locale-word}/goods/{id:integer}
      item: /item/{id:integer}
      lines: { path: /lines, fragment: { from: line?, to: line? } }
      stay: { path: /stay, query: { from: date?, until: date? } }
      code: /code/{code}
      price: /price/{price:integer}
    """)
  let constructs = router(
    types,
    """
      flight: "/f/{from:airport}-{to:airport}"
      store: "/store[/{section:text}[/{page:integer}]]"
      local: "/{locale?}/goods/{id:integer}"
      item: { path: "/item/{id:integer}", aliases: ["/i/{id:integer}"] }
      lines: { path: /lines, fragment: "L{from:line}-L{to:line}" }
      stay: { path: /stay, query: { from: date?, until: date? }, conditions: [until >= from] }
      code: "/code/{code:pattern}"
      price: /price/{price}
      old: { path: "/old/{id:integer}", redirect: item }
    """, "languages: [en, fr, de]")
  let rows: [(name: String, link: String, plain: String)] = [
    ("two values in a component", "/f/ZRH-LHR", "/f/ZRH/LHR"),
    ("optional components", "/store/books/12", "/store/books/12"),
    ("language of the app", "/fr/goods/1207", "/fr/goods/1207"),
    ("alias", "/i/1207", "/item/1207"),
    ("fragment without keys", "/lines#L120-L144", "/lines#from=120&to=144"),
    (
      "condition", "/stay?from=2026-11-28&until=2026-12-01",
      "/stay?from=2026-11-28&until=2026-12-01"
    ),
    ("regular expression", "/code/AB1207", "/code/AB1207"),
    ("decimal", "/price/120.75", "/price/12075"),
    ("retired route", "/old/1207", "/item/1207"),
  ]
  for row in rows {
    let links = ["https://shop.example" + row.link, "https://shop.example" + row.plain]
    precondition((try? constructs.match(links[0])) != nil, row.link)
    precondition((try? plain.match(links[1])) != nil, row.plain)
    compare(
      "match: " + row.name, input: links, goal: row.name == "retired route" ? nil : 1.5,
      opponent: "the plain route",
      ours: { links in try constructs.match(links[0]) },
      theirs: { links in try plain.match(links[1]) })
    CountedOperations.add(
      "match: \(row.name), the plain route", input: links, steps: 1, isLarge: false
    ) { links in try plain.match(links[1]) }
  }
}

private func router(_ types: String, _ routes: String, _ head: String = "") -> Router {
  let text = "app: shop\nhosts: [shop.example]\n\(head)\ntypes:\n\(types)\nroutes:\n\(routes)\n"
  do {
    let file = try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml")
    return try Router([file.manifest])
  } catch {
    preconditionFailure("\(error)")
  }
}
