import Diagnostics
import JSONSyntax

extension AppleReader {
  /// The keys of a component, and of defaults.
  static let componentKeys = [
    "/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded",
  ]

  private static let detailKeys = ["appID", "appIDs", "components", "paths", "defaults"]

  /// Returns the default settings of components by name; those of `member` override inherited ones.
  mutating func readDefaults(
    _ member: JSONNodeTable.Member?, _ inherited: [String: JSONNodeTable.Member]
  ) -> [String: JSONNodeTable.Member] {
    guard let member else { return inherited }
    guard nodes[member.value].kind == .object else {
      reportType(
        member.value, "defaults", expected: "an object", effect: "the system ignores the defaults")
      return inherited
    }
    let own = members(of: member.value, known: Self.componentKeys, kind: "'defaults'")
    let settings = inherited.merging(own) { _, own in own }
    if own["exclude"].map({ nodes[$0.value].kind == .true }) ?? false {
      report(
        "excluding-defaults", .warning, own["exclude"].map { range($0.value) },
        "because of 'exclude' in 'defaults', components without 'exclude: false' exclude links",
        notes: [.init("move 'exclude' to the components that must exclude links")])
    }
    // Reports problems of defaults even if no component uses them.
    _ = component(member.value, settings)
    return settings
  }

  /// Reads a detail.
  ///
  /// - Parameter appID: The node of the identifier if the file uses the iOS 9 format.
  mutating func readDetail(
    _ place: Int, _ defaults: [String: JSONNodeTable.Member], appID: Int? = nil
  ) -> AppleAssociation.Detail? {
    guard nodes[place].kind == .object else {
      report(
        "wrong-type", .error, range(place), "entry of 'details' must be an object",
        notes: [.init("the system ignores this value")])
      return nil
    }
    let members = members(of: place, known: Self.detailKeys, kind: "an entry of 'details'")
    let appIDs = readAppIDs(place, members, appID: appID)
    let defaults = readDefaults(members["defaults"], defaults)
    reportMixedForms(members)
    if let components = members["components"] {
      let list = readComponents(components.value, defaults)
      return AppleAssociation.Detail(
        range: range(place), appIDs: appIDs, components: list, isLegacy: false)
    }
    if let paths = members["paths"] {
      report(
        "legacy-form", .info, content(paths.name),
        "'paths' is the format before iOS 13; it cannot match queries or fragments",
        notes: [.init("use 'appIDs' and 'components' instead")])
      return AppleAssociation.Detail(
        range: range(place), appIDs: appIDs, components: readPaths(paths.value), isLegacy: true)
    }
    report(
      "missing-components", .error, range(place),
      "entry of 'details' has neither 'components' nor 'paths'",
      notes: [.init("the entry opens no links; add 'components' with the paths that open the app")])
    return AppleAssociation.Detail(
      range: range(place), appIDs: appIDs, components: [], isLegacy: false)
  }

  /// Reports keys of the format before iOS 13 that are mixed with keys of the current format.
  private mutating func reportMixedForms(_ members: [String: JSONNodeTable.Member]) {
    if let components = members["components"], let legacy = members["paths"] {
      report(
        "mixed-forms", .warning, content(legacy.name),
        "entry of 'details' has both 'components' and 'paths'",
        notes: [
          .init("'components' is here", range: content(components.name)),
          .init("only systems before iOS 13 read 'paths'; later systems ignore it"),
        ])
    }
    if let legacy = members["paths"], let modern = members["appIDs"],
      members["components"] == nil, members["appID"] == nil
    {
      report(
        "mixed-forms", .warning, content(legacy.name),
        "entry of 'details' has 'paths' with 'appIDs' instead of 'appID'",
        notes: [
          .init("'appIDs' is here", range: content(modern.name)),
          .init("systems before iOS 13 read 'paths' only with 'appID'"),
          .init("for later systems, use 'components'"),
        ])
    }
    guard let legacy = members["appID"] else { return }
    if let modern = members["appIDs"] {
      report(
        "mixed-forms", .warning, content(legacy.name),
        "entry of 'details' has both 'appIDs' and 'appID'",
        notes: [
          .init("'appIDs' is here", range: content(modern.name)),
          .init("'appID' belongs to 'paths', the format before iOS 13"),
        ])
    } else if let modern = members["components"], members["paths"] == nil {
      report(
        "mixed-forms", .warning, content(legacy.name),
        "entry of 'details' has 'components' with 'appID' instead of 'appIDs'",
        notes: [
          .init("'components' is here", range: content(modern.name)),
          .init("'appID' belongs to 'paths', the format before iOS 13"),
        ])
    }
  }

  private mutating func readComponents(
    _ place: Int, _ defaults: [String: JSONNodeTable.Member]
  ) -> [AppleAssociation.Component] {
    guard nodes[place].kind == .array else {
      reportType(
        place, "components", expected: "an array of objects",
        effect: "this entry of 'details' opens no links")
      return []
    }
    if nodes.elements(of: place).isEmpty {
      report(
        "empty-components", .warning, range(place),
        "'components' is empty, so this entry of 'details' opens no links")
    }
    return nodes.elements(of: place).compactMap { element in
      guard nodes[element].kind == .object else {
        report(
          "wrong-type", .error, range(element), "component must be an object",
          notes: [.init("the system ignores this value")])
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
        place, "paths", expected: "an array of strings",
        effect: "this entry of 'details' opens no links")
      return []
    }
    if nodes.elements(of: place).isEmpty {
      report(
        "empty-components", .warning, range(place),
        "'paths' is empty, so this entry of 'details' opens no links")
    }
    return nodes.elements(of: place).compactMap { element in
      guard let text = document.text(of: element) else {
        report(
          "wrong-type", .error, range(element), "path must be a string",
          notes: [.init("the system ignores this value")])
        return nil
      }
      let result = legacyComponent(text, element)
      reportCatchAll(result, own: [:], place: element)
      return result
    }
  }

  /// Reports a component that opens or excludes every link.
  private mutating func reportCatchAll(
    _ component: AppleAssociation.Component, own: [String: JSONNodeTable.Member], place: Int
  ) {
    guard component.isCatchAll else { return }
    let isPath = nodes[place].kind == .string
    let hasPath = own["/"] != nil || own.isEmpty && isPath
    let noun = isPath ? "path" : "component"
    let verb = component.excludes ? "excludes" : "opens"
    report(
      "catch-all", hasPath || component.excludes ? .info : .warning, range(place),
      "\(noun) \(verb) every link that no earlier \(noun) matches",
      notes: hasPath ? [] : [.init("a component without '/' matches every path")])
  }
}
