import LinkManifests
public import LinkRouting

/// Handwritten manifests that use every construct of routes, and links that they exclude.
public enum ConstructManifests {
  /// The manifests as YAML.
  public static let texts = [
    """
    app: shop
    hosts: [shop.example, www.shop.example]
    types:
      sku: { text: "A-Z 0-9", length: 3..8, fold: uppercase }
      slug: { text: "a-z 0-9 -", length: 1..40 }
      code: { text: "0-9", length: 6..6, secret: true }
      page: { integer: 1..500 }
      year: { integer: 1900..2100 }
      small: { integer: -3..12 }
      wide: { text: "any", length: 2..10 }
    platforms: &ids
      apple: { appIDs: [ABCDE12345.example.shop] }
      android: { package: example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: "/item/{sku}"
      review: { path: "/item/{sku}/review", query: { stars: "one | two | three" } }
      color: { path: "/color/{c:sku}", query: { tone: "dark | light?" } }
      newest: { path: /item/new, query: { since: date } }
      order: { path: "/order/{id:uuid}", query: { code: code } }
      orders: { path: /orders, query: { id: "uuid[]", page: page?, open: boolean? } }
      year: "/archive/{year}"
      month: "/archive/{year}/{m:small}"
      day: "/day/{d:date}"
      blog: { path: "/blog/{slug}", query: { lang: language?, sort: "new | old = new" } }
      files: "/files/{rest:text*}"
      docs: "/docs/{rest:slug+}"
      version: "/v{n:page}/notes"
      search: { path: /search, query: { q: text, exact: boolean? }, form: true }
      title: "/title/{t:wide}"
      language: "/in/{lang:language}"
      about: { path: /About, case: insensitive }
      team: { path: "/Team/{slug}", case: insensitive }
      strict: { path: /strict, query: { a: integer }, strict: true }
      slash: { path: /slash, slash: required }
      bare: { path: "/bare/{sku}", slash: refused }
      special: { path: "/a*b(c)/ü" }
      shelf: { path: "/shelf[/{section:slug}[/{page}]]", aliases: ["/sh/{section:slug}"] }
      local: { path: "/local[/{lang:language}]/item/{sku}", query: { n: page? } }
      offer: { path: "/offer/{sku}", aliases: ["/o/{sku}", "/angebot/{sku}/info"] }
      trip:
        path: /trip
        query: { depart: date?, return: date? }
        conditions: [return with depart, return >= depart]
      oldOffer: { path: "/angebote/{old:sku}", redirect: { to: offer, with: { sku: "{old}" } } }
      oldOrder: { path: "/bestellung/{id:uuid}", query: { code: code }, redirect: order }
      keys:
        path: /keys
        query:
          size: { type: page, key: "filter[size]" }
          ids: { type: uuid, repeated: true, key: "ids[]" }
          tone: { enum: [dark, light], optional: true, key: view.tone }
    exclude: [/, /item/old, "/files/secret/{rest:text*}"]
    """,
    """
    app: hosts
    hosts: [one.example, two.example, three.example, four.example, "*.four.example"]
    types:
      id: { text: "a-z", length: 1..5 }
    platforms:
      apple: { appIDs: [ABCDE12345.example.hosts, ABCDE12345.example.beta] }
      android: { package: example.hosts, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    query: { org: id? }
    routes:
      everywhere: "/e/{id}"
      onlyOne: { path: "/one/{id}", hosts: [one.example] }
      notThree: { path: "/nt/{n:integer}", hosts: [one.example, two.example] }
      fragment: { path: /f, fragment: { token: id, state: id? } }
      maybe: { path: /m, fragment: { token: id? } }
      lines: { path: /l, fragment: "L{from:integer}-L{to:integer}" }
      comment: { path: /c, fragment: "comment-{id}", fragmentRequired: true }
    exclude: ["https://two.example/e/x", "https://three.example/{rest:text*}"]
    """,
    """
    app: deep
    hosts: [deep.example]
    types:
      name: { text: "a-z", length: 2..6 }
      thing: { text: "a-z /", length: 1..9 }
    platforms:
      apple: { appIDs: [ABCDE12345.example.deep] }
      android: { package: example.deep, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      root: /
      any: "/{name}"
      number: "/{n:integer}"
      pair: "/{name}/{other:name}"
      fixed: { path: "/menu", query: { day: "mon | tue" } }
      fixedPair: "/menu/{n:integer}"
      thing: "/thing/{thing}"
      both: { path: "/both", query: { a: "x | y?", b: "v | w?", c: "uuid?" } }
      rest: "/deep/{rest:text*}"
      deepest: "/deep/{name}/end"
    """,
    """
    app: excepted
    hosts: [excepted.example]
    types:
      sku: { text: "a-z", length: 3..8 }
    platforms:
      apple: { appIDs: [ABCDE12345.example.excepted] }
      android:
        package: example.excepted
        sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"]
    routes:
      token: /noo/login/token
      item: { path: "/noo/item/{sku}", query: { size: "s | m?" } }
      help: { path: /help, query: { topic: sku } }
      all: "/{rest:text*}"
    exclude: [{ except: /noo/login/token }, { except: "/noo/item/{sku}" }, "/noo/{rest:text*}", \
      /a, { except: "/a/{rest:text*}" }, { except: /b }, "/b/{rest:text*}"]
    """,
    """
    app: kept
    hosts: [kept.example]
    types:
      sku: { text: "a-z", length: 3..8 }
      digits: { text: "0-9", length: 1..9 }
    platforms:
      apple: { appIDs: [ABCDE12345.example.kept] }
      android: { package: example.kept, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:\
    00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      files: "/files/{rest:text*}"
      item: "/item/{sku}"
      note: "/note/{t:text}"
      day: "/day/{t:text}"
    exclude: ["/files/private/{rest:text*}", /item/admin, "/note/{n:digits}", "/day/{d:date}", \
    "/only/{n:digits}"]
    """,
    """
    app: tails
    hosts: [tails.example]
    types:
      sku: { text: "a-z", length: 3..8 }
      mode: { enum: [list, grid] }
    platforms:
      apple: { appIDs: [ABCDE12345.example.tails] }
      android: { package: example.tails, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
    FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      page: "/pages/{path:text*}"
      edit: "/pages/{path:text*}/edit"
      raw: "/blob/{path:text+}/raw"
      view: "/{path:sku+}/view/{mode}"
    exclude: ["/pages/{path:text*}/private"]
    """,
    """
    app: stores
    hosts: [stores.example, "{store:slug}.stores.example", app.stores.example]
    schemes: [stores]
    types:
      sku: { text: "A-Z 0-9", length: 3..8, fold: uppercase }
    platforms:
      apple: { appIDs: [ABCDE12345.example.stores] }
      android: { package: example.stores, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
    FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      item: { path: "/item/{sku}", aliases: ["/i/{sku}"], query: { page: integer? } }
      new: /item/new
      shelf: "/shelf[/{section:slug}]"
      line: { path: /l, fragment: "L{from:integer}" }
      oldItem: { path: "/p/{sku}", redirect: item }
    exclude: [/item/old]
    """,
    """
    app: regions
    hosts: [regions.example, "{region}.regions.example"]
    types:
      region: { enum: [eu, us, ap-1] }
      team: { text: "A-Z 0-9", length: 2..6, fold: uppercase }
    platforms:
      apple: { appIDs: [ABCDE12345.example.regions] }
      android: { package: example.regions, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
    FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    query: { team: team? }
    routes:
      home: /
      user: "/user/{id:integer}"
    """,
    """
    app: places
    hosts: [places.example, www.places.example, m.places.example]
    schemes: [places]
    types:
      kind: { enum: [any, new, old, top] }
      number: { integer: 5..8 }
    platforms:
      apple: { appIDs: [ABCDE12345.example.places] }
      android: { package: example.places, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
    FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      place: "/{kind}/{n:number}"
      new: { path: "/new/{n:number}", hosts: [places.example] }
      top: { path: "/top/{n:number}", hosts: [places.example, www.places.example] }
      part: "/part[/{section:slug}]"
    exclude:
      - "https://places.example/old/7"
      - "https://places.example/old/8"
      - "https://places.example/part"
      - "https://www.places.example/old/7"
    """,
  ]

  /// Parses ``texts``.
  public static func all() throws -> [LinkManifest] {
    try texts.map {
      try ManifestFile(parsing: Array($0.utf8), path: "construct.links.yaml").manifest
    }
  }

  /// The links that stay in the browser, by app.
  public static let excluded: [String: [String]] = [
    "osqr": [
      "https://app.osqr.app/", "https://osqr.app/", "https://osqr.app/thread",
      "https://osqr.app/attend/KXTR-7429",
    ],
    "wordly": ["https://wordly.ai/"],
    "shop": [
      "https://shop.example/", "https://shop.example/item/old",
      "https://www.shop.example/files/secret/a", "https://shop.example/files/secret/a/b",
    ],
    "hosts": ["https://two.example/e/x", "https://three.example/e/a"],
    "kept": ["https://kept.example/item/admin", "https://kept.example/files/private/a"],
    "places": [
      "https://places.example/old/7", "https://www.places.example/old/7",
      "https://places.example/part",
    ],
    "tails": ["https://tails.example/pages/private", "https://tails.example/pages/a/b/private"],
  ]
}
