import LinkRouting

extension AndroidAssociationWriter {
  /// The lowest API level for which filters are written by default.
  public static let usualMinimumAPI = 23

  /// Returns the intent filters of the app, as a manifest that a build can merge.
  ///
  /// - If `minimumAPI` is below 31, paths with values are written as `pathPattern`, because
  ///   versions below 31 ignore `pathAdvancedPattern` and would match every path of the host.
  /// - If `minimumAPI` is 35 or higher, queries, fragments and exclusions are written too, in
  ///   groups that versions below 35 ignore.
  /// - Hosts with different links have separate filters, so that no filter matches a path of one
  ///   host on a different host.
  /// - Filters also declare the scheme `http` if `LinkManifest.upgradesHTTP` is set for all apps on
  ///   their hosts.
  ///
  /// - Parameters:
  ///   - app: The name of the app; `nil` if only one app exists.
  ///   - minimumAPI: The lowest API level on which the app runs.
  ///   - activity: The activity that receives the links.
  /// - Throws: ``AssociationWriteError`` with `no-host` if the app is unknown, if `app` is `nil`
  ///   although several apps exist, or if the app has neither a host nor a scheme with a route.
  public func intentFilters(
    app: String? = nil, minimumAPI: Int = AndroidAssociationWriter.usualMinimumAPI,
    activity: String = ".MainActivity"
  ) throws(AssociationWriteError) -> AssociationText {
    guard let manifest = manifests.first(where: { app == nil || $0.app == app }),
      app != nil || manifests.count == 1
    else {
      throw AssociationWriteError(
        code: .noHost, app: app ?? "",
        expected: "one of the apps: " + manifests.map(\.app.quoted).joined(separator: ", "))
    }
    var filters: [String] = []
    var widenings = AssociationWidening.ofAndroid
    var narrowings: [AssociationNarrowing] = []
    for group in hostGroups(of: manifest, level: minimumAPI) where !group.plan.entries.isEmpty {
      widenings += group.plan.widenings
      narrowings += group.plan.narrowings
      filters.append(Self.webFilter(group, usesGroups: minimumAPI >= 35))
    }
    if HostGroups(manifest).groups.contains(where: { $0.isOpen && $0.hasSubdomain }) {
      widenings.append(.subdomain)
    }
    let schemes = manifest.schemes.filter { scheme in
      manifest.routes.contains {
        $0.schemes?.contains { AndroidHostPlan.isSame($0, scheme) } ?? true
      }
    }
    if !schemes.isEmpty {
      filters.append(Self.schemeFilter(schemes))
      widenings += AssociationWidening.android([.schemeNotExpressible], route: nil)
    }
    guard !filters.isEmpty else {
      throw AssociationWriteError(
        code: .noHost, app: manifest.app, expected: "a host or a scheme with routes")
    }
    // The attribute `tools:targetApi` prevents tools from checking the file for versions older than
    // the minimum.
    let level =
      minimumAPI == Self.usualMinimumAPI
      ? ""
      : " xmlns:tools=\"\(AndroidManifestReader.toolsNamespace)\" tools:targetApi=\"\(minimumAPI)\""
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generated from the app's link manifest. Change the manifest instead. -->
      <manifest xmlns:android="\(AndroidManifestReader.namespace)"\(level)>
        <application>
          <activity android:name="\(AndroidResourceText.escaped(activity))" android:exported="true">
      \(filters.joined())    </activity>
        </application>
      </manifest>

      """
    return AssociationText(text: text, widenings: widenings.unique, narrowings: narrowings.unique)
  }

  /// The hosts and conditions of one filter.
  private struct FilterGroup {
    var hosts: [String]
    /// `true` if the filter also declares the scheme `http`.
    var hasHTTP: Bool
    /// The conditions of the filter, with their differences from the router.
    var plan: AndroidHostPlan.Text
  }

  /// Groups the hosts of an app by their schemes and conditions.
  ///
  /// - Complexity: That of ``assetLinks(host:allowsPlaceholders:hasRules:isReadable:)`` for each
  ///   group of hosts.
  private func hostGroups(of manifest: LinkManifest, level: Int) -> [FilterGroup] {
    struct Key: Hashable {
      var hasHTTP: Bool
      var entries: [AndroidHostPlan.Entry]
    }
    var groups: [FilterGroup] = []
    var known: [Key: Int] = [:]
    for group in HostGroups(manifest).groups where group.isOpen {
      let plan = AndroidHostPlan(manifest, on: group).filterText(level: level)
      for host in group.hosts.map(AndroidHostPlan.key).unique {
        let key = Key(hasHTTP: hostsUpgradingHTTP.contains(host), entries: plan.entries)
        if let index = known[key] {
          // Report the differences for this host too. They depend on the exclusions, which may
          // differ even if the conditions of the filters are equal.
          groups[index].plan.widenings += plan.widenings
          groups[index].plan.narrowings += plan.narrowings
          groups[index].hosts.append(host)
        } else {
          known[key] = groups.count
          groups.append(FilterGroup(hosts: [host], hasHTTP: key.hasHTTP, plan: plan))
        }
      }
    }
    return groups
  }

  private static let front = """
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />

    """

  private static func schemeFilter(_ schemes: [String]) -> String {
    var text = "      <intent-filter>\n" + front
    for scheme in schemes {
      text += "        <data android:scheme=\"\(AndroidHostPlan.key(scheme))\" />\n"
    }
    return text + "      </intent-filter>\n"
  }

  private static func webFilter(_ group: FilterGroup, usesGroups: Bool) -> String {
    var text = "      <intent-filter android:autoVerify=\"true\">\n" + front
    for scheme in group.hasHTTP ? ["https", "http"] : ["https"] {
      text += "        <data android:scheme=\"\(scheme)\" />\n"
    }
    for host in group.hosts {
      let parts = host.split(separator: ":", maxSplits: 1)
      let port = parts.count == 2 ? " android:port=\"\(parts[1])\"" : ""
      text += "        <data android:host=\"\(parts.first ?? "")\"\(port) />\n"
    }
    var route: String?
    for entry in group.plan.entries {
      if let name = entry.route, name != route {
        text += "        <!-- \(comment(name)) -->\n"
        route = name
      }
      text += usesGroups ? Self.group(entry) : "        \(data(entry.path))\n"
    }
    return text + "      </intent-filter>\n"
  }

  /// Returns a string without `--`, which an XML comment must not contain.
  private static func comment(_ text: String) -> String {
    // A second pass is needed for three hyphens.
    text.replacing("--", with: "- -").replacing("--", with: "- -")
  }

  private static func data(_ path: AndroidPathText, part: String = "path") -> String {
    let suffix = AndroidManifestReader.patternKinds.first { $0.kind == path.kind }?.suffix ?? ""
    return "<data android:\(part)\(suffix)=\"\(AndroidResourceText.escaped(path.text))\" />"
  }

  private static func group(_ entry: AndroidHostPlan.Entry) -> String {
    let allow = entry.route == nil ? "false" : "true"
    var text = "        <uri-relative-filter-group android:allow=\"\(allow)\">\n"
    text += "          \(data(entry.path))\n"
    for parameter in entry.parameters {
      text += "          \(data(parameter.value.after(parameter.name + "="), part: "query"))\n"
    }
    if let fragment = entry.fragment {
      text += "          \(data(fragment, part: "fragment"))\n"
    }
    return text + "        </uri-relative-filter-group>\n"
  }
}

extension AndroidPathText {
  /// Returns the pattern with literal text before it.
  func after(_ front: String) -> AndroidPathText {
    let signs = kind == .advancedGlob ? "\\[]{}*+.^" : kind == .simpleGlob ? ".*\\" : ""
    var result = ""
    for scalar in front.unicodeScalars {
      if signs.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return AndroidPathText(kind: kind, text: result + text, losses: losses)
  }
}
