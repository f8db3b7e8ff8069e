import ArgumentParser
import LinkRouting
import Reports

/// The shell completions for apps, routes, and parameters of the manifests that a command reads.
enum RouteCompletions {
  /// The completion for the name of an app.
  static let apps = CompletionKind.custom { words, _, _ in
    manifests(in: words).map(\.app)
  }

  /// The completion for an environment of the manifests on the command line.
  static let environments = CompletionKind.custom { words, _, _ in
    manifests(in: words).flatMap { $0.environments.map(\.name) }
  }

  /// The completion for a route of the app on the command line.
  static let routes = CompletionKind.custom { words, _, _ in
    manifest(in: words)?.routes.map(\.name) ?? []
  }

  /// The completion for the parameters of the route that the command line names.
  ///
  /// An equals sign follows each name.
  static let assignments = CompletionKind.custom { words, _, _ in
    assignments(in: words)
  }

  /// The completion for a command that accepts links, or an app, a route, and values.
  static let words = CompletionKind.custom { words, _, _ in
    guard let manifest = manifest(in: words) else { return manifests(in: words).map(\.app) }
    let names = manifest.routes.map(\.name)
    return words.contains(where: names.contains) ? assignments(in: words) : names
  }

  private static func assignments(in words: [String]) -> [String] {
    guard let manifest = manifest(in: words),
      let route = manifest.routes.first(where: { words.contains($0.name) })
    else { return [] }
    let query =
      (route.query + manifest.sharedQuery + route.fragment).map(\.name)
      + [manifest.subdomain(of: route)?.name].compactMap(\.self)
    return (route.pattern.parameterNames + query).map { $0 + "=" }
  }

  /// Returns the first manifest whose app is one of the words on the command line; `nil` if there
  /// is none.
  private static func manifest(in words: [String]) -> LinkManifest? {
    manifests(in: words).first { words.contains($0.app) }
  }

  /// Returns the manifests named on a command line, those that a search finds, or the bundled ones.
  ///
  /// If an error occurs, the result is empty, because completions must not print errors.
  private static func manifests(in words: [String]) -> [LinkManifest] {
    let paths = zip(words, words.dropFirst()).filter { $0.0 == "--manifest" }.map(\.1)
    do throws(Failure) {
      if !paths.isEmpty { return try ManifestLoader.load(.files(paths), environment: nil) }
      let found = try ManifestFinder.nearest()
      return try ManifestLoader.load(found.isEmpty ? .bundled : .files(found), environment: nil)
    } catch {
      return []
    }
  }
}
