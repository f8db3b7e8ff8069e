import Diagnostics
import JSONSyntax

extension AppleReader {
  /// The keys of a component, and of defaults.
  static let componentKeys = [
    "/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded",
  ]

  private static let detailKeys = ["appID", "appIDs", "components", "paths", "defaults"]

  /// The settings of components by name, those of an object in front of inherited ones.
  mutating func readDefaults(
    _ member: JSONNodeTable.Member?, _ inherited: [String: JSONNodeTable.Member]
  ) -> [String: JSONNodeTable.Member] {
    guard let member else { return inherited }
    guard nodes[member.value].kind == .object else {
      reportType(
        member.value, "defaults", expected: "an object", effect: "the system ignores them")
      return inherited
    }
    let own = members(of: member.value, known: Self.componentKeys, kind: "\"defaults\"")
    let settings = inherited.merging(own) { _, own in own }
    if own["exclude"].map({ nodes[$0.value].kind == .true }) ?? false {
      report(
        "excluding-defaults", .warning, own["exclude"].map { range($0.value) },
        "these defaults exclude every component that does not say \"exclude\": false")
    }
    // Reports what is wrong also where no component uses it.
    _ = component(member.value, settings)
    return settings
  }

  /// Reads a detail.
  ///
  /// - Parameter appID: The place of the identifier, in the form of iOS 9.
  mutating func readDetail(
    _ place: Int, _ defaults: [String: JSONNodeTable.Member], appID: Int? = nil
  ) -> AppleAssociation.Detail? {
    guard nodes[place].kind == .object else {
      report(
        "wrong-type", .error, range(place), "a detail must be an object",
        notes: [.init("the system ignores it")])
      return nil
    }
    let members = members(of: place, known: Self.detailKeys, kind: "a detail")
    let appIDs = readAppIDs(place, members, appID: appID)
    let defaults = readDefaults(members["defaults"], defaults)
    if let components = members["components"], let legacy = members["paths"] {
      report(
        "mixed-forms", .warning, content(legacy.name),
        "a detail has both \"components\" and \"paths\"",
        notes: [
          .init("the components are here", range: content(components.name)),
          .init("only systems before iOS 13 read \"paths\"; the others ignore them"),
        ])
    }
    if let components = members["components"] {
      let list = readComponents(components.value, defaults)
      return AppleAssociation.Detail(
        range: range(place), appIDs: appIDs, components: list, isLegacy: false)
    }
    if let paths = members["paths"] {
      report(
        "legacy-form", .info, content(paths.name),
        "\"paths\" is the form before iOS 13, which knows neither queries nor fragments",
        notes: [.init("\"appIDs\" with \"components\" says the same and more")])
      return AppleAssociation.Detail(
        range: range(place), appIDs: appIDs, components: readPaths(paths.value), isLegacy: true)
    }
    report(
      "missing-components", .error, range(place),
      "a detail has neither \"components\" nor \"paths\", so it opens nothing")
    return AppleAssociation.Detail(
      range: range(place), appIDs: appIDs, components: [], isLegacy: false)
  }

  private mutating func readComponents(
    _ place: Int, _ defaults: [String: JSONNodeTable.Member]
  ) -> [AppleAssociation.Component] {
    guard nodes[place].kind == .array else {
      reportType(
        place, "components", expected: "an array of objects", effect: "the detail opens nothing")
      return []
    }
    if nodes.elements(of: place).isEmpty {
      report(
        "empty-components", .warning, range(place), "\"components\" is empty, so it opens nothing")
    }
    return nodes.elements(of: place).compactMap { element in
      guard nodes[element].kind == .object else {
        report(
          "wrong-type", .error, range(element), "a component must be an object",
          notes: [.init("the system ignores it")])
        return nil
      }
      let own = members(of: element, known: Self.componentKeys, kind: "a component")
      let result = component(element, defaults.merging(own) { _, own in own })
      reportCatchAll(result, own: own, place: element)
      return result
    }
  }

  private mutating func readPaths(_ place: Int) -> [AppleAssociation.Component] {
    guard nodes[place].kind == .array else {
      reportType(
        place, "paths", expected: "an array of strings", effect: "the detail opens nothing")
      return []
    }
    if nodes.elements(of: place).isEmpty {
      report("empty-components", .warning, range(place), "\"paths\" is empty, so it opens nothing")
    }
    return nodes.elements(of: place).compactMap { element in
      guard let text = document.text(of: element) else {
        report(
          "wrong-type", .error, range(element), "a path must be a string",
          notes: [.init("the system ignores it")])
        return nil
      }
      let result = legacyComponent(text, element)
      reportCatchAll(result, own: [:], place: element)
      return result
    }
  }

  /// Reports a component that opens everything.
  private mutating func reportCatchAll(
    _ component: AppleAssociation.Component, own: [String: JSONNodeTable.Member], place: Int
  ) {
    guard component.isCatchAll else { return }
    let says = own["/"] != nil || own.isEmpty && nodes[place].kind == .string
    let what = component.excludes ? "excludes" : "opens"
    report(
      "catch-all", says || component.excludes ? .info : .warning, range(place),
      "this \(component.excludes ? "entry" : "component") \(what) every link of the host"
        + (says ? "" : ", because it names no path"))
  }

  // MARK: Application identifiers

  private mutating func readAppIDs(
    _ detail: Int, _ members: [String: JSONNodeTable.Member], appID: Int?
  ) -> [AppleAssociation.AppID] {
    var places: [Int] = appID.map { [$0] } ?? []
    if let member = members["appID"] { places.append(member.value) }
    if let member = members["appIDs"] {
      if nodes[member.value].kind == .array {
        places += Array(nodes.elements(of: member.value))
      } else {
        reportType(
          member.value, "appIDs", expected: "an array of strings", effect: "the system ignores it")
      }
    }
    var result: [AppleAssociation.AppID] = []
    for place in places {
      guard let text = document.text(of: place) else {
        report(
          "wrong-type", .error, range(place), "an application identifier must be a string",
          notes: [.init("the system ignores it")])
        continue
      }
      if let first = result.first(where: { $0.text == text }) {
        report(
          "duplicate-app", .warning, content(place), "\(quoted(text)) stands twice in the detail",
          notes: [.init("the first is here", range: first.range)])
        continue
      }
      if let problem = Self.problem(appID: text) {
        report("invalid-app-id", .error, content(place), problem)
      }
      result.append(AppleAssociation.AppID(text: text, range: content(place)))
    }
    if result.isEmpty {
      report(
        "missing-app", .error, range(detail), "a detail names no app, so it opens nothing",
        notes: [.init("write \"appIDs\" with a team prefix and a bundle identifier")])
    }
    return result
  }

  /// What is wrong with an application identifier: a prefix of ten characters, a dot, a bundle identifier.
  static func problem(appID text: String) -> String? {
    let bytes = Array(text.utf8)
    func isLetterOrDigit(_ byte: UInt8) -> Bool { ASCIISet.alnum.contains(byte) }
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      return
        "an application identifier is a prefix of ten characters, a dot and a bundle identifier"
    }
    let prefix = bytes[..<dot]
    guard prefix.count == 10,
      prefix.allSatisfy({ ASCIISet.upper.contains($0) || ASCIISet.digit.contains($0) })
    else {
      return "the prefix in front of the first dot has ten upper-case letters and digits,"
        + " as in ABCDE12345.com.example.app"
    }
    let bundle = bytes[(dot + 1)...]
    let isValid =
      !bundle.isEmpty
      && bundle.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x2E }
      && !bundle.split(separator: 0x2E, omittingEmptySubsequences: false).contains(where: \.isEmpty)
    return isValid
      ? nil
      : "a bundle identifier has letters, digits and hyphens between its dots, and no wildcard"
  }
}
