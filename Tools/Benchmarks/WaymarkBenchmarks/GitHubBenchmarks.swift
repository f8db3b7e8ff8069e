import Foundation
import LinkRouting

/// Matches each of the 142 paths in version 3 of GitHub's REST API once.
///
/// Router libraries in other languages often use this benchmark. The aim is the time of the fastest
/// of them, `matchit` for Rust, as measured elsewhere. `matchit` reads only the path; our router
/// reads a whole link.
func gitHubBenchmarks() {
  let patterns = gitHubPatterns.split(separator: "\n").map { pattern in
    guard let pattern = try? RoutePattern(parsing: String(pattern)) else {
      preconditionFailure("no pattern: \(pattern)")
    }
    return pattern
  }
  let names = Set(patterns.flatMap(\.parameterNames)).sorted()
  let manifest = LinkManifest(
    app: "github", hosts: ["api.github.com"],
    types: names.map { ParameterType($0, .text(TextRule())) },
    routes: patterns.map { Route(name: name(of: $0), pattern: $0) })
  guard let router = try? Router([manifest]) else { preconditionFailure("no router") }
  let links = patterns.map(link(to:))
  precondition(links.count == 142)
  precondition(
    zip(links, manifest.routes).allSatisfy { (try? router.match($0))?.routeName == $1.name })

  @Sendable func matchAll(_ links: [String]) throws -> Int {
    var count = 0
    for link in links where try !router.match(link).isCustomScheme { count += 1 }
    return count
  }
  measure(
    "match: GitHub's 142 routes", input: links, steps: links.count, goal: .nanoseconds(80)
  ) { links in try matchAll(links) }
  compare(
    "match: GitHub's 142 routes, beside a parse", input: links, steps: links.count,
    opponent: "URLComponents",
    ours: { links in try matchAll(links) },
    theirs: { links in links.count { URLComponents(string: $0) != nil } })
}

/// Returns a route name that consists of the literals and parameters of a pattern.
private func name(of pattern: RoutePattern) -> String {
  pattern.components.map { component in
    switch component {
    case .literal(let text): text
    case .compound: "compound"
    case .parameter(let name, _, _, _), .catchAll(let name, _, _): "by-" + name
    }
  }.joined(separator: "-")
}

/// Returns a realistic link that matches the pattern.
private func link(to pattern: RoutePattern) -> String {
  "https://api.github.com"
    + pattern.components.map { component in
      switch component {
      case .literal(let text): "/" + text
      case .compound: "/compound"
      case .catchAll: "/Sources/Main/main.swift"
      case .parameter(let name, _, _, _):
        switch name {
        case "owner", "username", "assignee", "target_user": "/octocat"
        case "repo": "/hello-world"
        case "org": "/github"
        case _ where name.hasSuffix("sha"): "/6dcb09b5b57875f334f61aebed695e2e4193db5e"
        case _ where name.hasSuffix("_id"), _ where name.hasSuffix("_number"): "/1347"
        default: "/" + name
        }
      }
    }.joined()
}

private let gitHubPatterns = """
  /applications/{client_id}/grant
  /applications/{client_id}/token
  /emojis
  /events
  /feeds
  /gists
  /gists/public
  /gists/starred
  /gists/{gist_id}
  /gists/{gist_id}/forks
  /gists/{gist_id}/star
  /gitignore/templates
  /gitignore/templates/{name}
  /issues
  /markdown
  /markdown/raw
  /meta
  /networks/{owner}/{repo}/events
  /notifications
  /notifications/threads/{thread_id}
  /notifications/threads/{thread_id}/subscription
  /orgs/{org}
  /orgs/{org}/events
  /orgs/{org}/issues
  /orgs/{org}/members
  /orgs/{org}/members/{username}
  /orgs/{org}/public_members
  /orgs/{org}/public_members/{username}
  /orgs/{org}/repos
  /orgs/{org}/teams
  /orgs/{org}/teams/{team_slug}
  /orgs/{org}/teams/{team_slug}/members
  /orgs/{org}/teams/{team_slug}/repos
  /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}
  /rate_limit
  /repos/{owner}/{repo}
  /repos/{owner}/{repo}/assignees
  /repos/{owner}/{repo}/assignees/{assignee}
  /repos/{owner}/{repo}/branches
  /repos/{owner}/{repo}/branches/{branch}
  /repos/{owner}/{repo}/collaborators
  /repos/{owner}/{repo}/collaborators/{username}
  /repos/{owner}/{repo}/comments
  /repos/{owner}/{repo}/comments/{comment_id}
  /repos/{owner}/{repo}/commits
  /repos/{owner}/{repo}/commits/{ref}
  /repos/{owner}/{repo}/commits/{ref}/comments
  /repos/{owner}/{repo}/contents/{path*}
  /repos/{owner}/{repo}/contributors
  /repos/{owner}/{repo}/events
  /repos/{owner}/{repo}/forks
  /repos/{owner}/{repo}/git/blobs
  /repos/{owner}/{repo}/git/blobs/{file_sha}
  /repos/{owner}/{repo}/git/commits
  /repos/{owner}/{repo}/git/commits/{commit_sha}
  /repos/{owner}/{repo}/git/refs
  /repos/{owner}/{repo}/git/refs/{ref_path*}
  /repos/{owner}/{repo}/git/tags
  /repos/{owner}/{repo}/git/tags/{tag_sha}
  /repos/{owner}/{repo}/git/trees
  /repos/{owner}/{repo}/git/trees/{tree_sha}
  /repos/{owner}/{repo}/hooks
  /repos/{owner}/{repo}/hooks/{hook_id}
  /repos/{owner}/{repo}/hooks/{hook_id}/tests
  /repos/{owner}/{repo}/issues
  /repos/{owner}/{repo}/issues/comments
  /repos/{owner}/{repo}/issues/comments/{comment_id}
  /repos/{owner}/{repo}/issues/events
  /repos/{owner}/{repo}/issues/events/{event_id}
  /repos/{owner}/{repo}/issues/{issue_number}
  /repos/{owner}/{repo}/issues/{issue_number}/comments
  /repos/{owner}/{repo}/issues/{issue_number}/events
  /repos/{owner}/{repo}/issues/{issue_number}/labels
  /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}
  /repos/{owner}/{repo}/keys
  /repos/{owner}/{repo}/keys/{key_id}
  /repos/{owner}/{repo}/labels
  /repos/{owner}/{repo}/labels/{name}
  /repos/{owner}/{repo}/languages
  /repos/{owner}/{repo}/merges
  /repos/{owner}/{repo}/milestones
  /repos/{owner}/{repo}/milestones/{milestone_number}
  /repos/{owner}/{repo}/milestones/{milestone_number}/labels
  /repos/{owner}/{repo}/notifications
  /repos/{owner}/{repo}/pulls
  /repos/{owner}/{repo}/pulls/comments
  /repos/{owner}/{repo}/pulls/comments/{comment_id}
  /repos/{owner}/{repo}/pulls/{pull_number}
  /repos/{owner}/{repo}/pulls/{pull_number}/comments
  /repos/{owner}/{repo}/pulls/{pull_number}/commits
  /repos/{owner}/{repo}/pulls/{pull_number}/files
  /repos/{owner}/{repo}/pulls/{pull_number}/merge
  /repos/{owner}/{repo}/readme
  /repos/{owner}/{repo}/releases
  /repos/{owner}/{repo}/releases/{release_id}
  /repos/{owner}/{repo}/releases/{release_id}/assets
  /repos/{owner}/{repo}/stargazers
  /repos/{owner}/{repo}/stats/code_frequency
  /repos/{owner}/{repo}/stats/commit_activity
  /repos/{owner}/{repo}/stats/contributors
  /repos/{owner}/{repo}/stats/participation
  /repos/{owner}/{repo}/stats/punch_card
  /repos/{owner}/{repo}/statuses/{sha}
  /repos/{owner}/{repo}/subscribers
  /repos/{owner}/{repo}/subscription
  /repos/{owner}/{repo}/tags
  /repos/{owner}/{repo}/teams
  /repositories
  /search/code
  /search/issues
  /search/repositories
  /search/users
  /user
  /user/emails
  /user/followers
  /user/following
  /user/following/{username}
  /user/issues
  /user/keys
  /user/keys/{key_id}
  /user/orgs
  /user/repos
  /user/starred
  /user/starred/{owner}/{repo}
  /user/subscriptions
  /user/teams
  /users
  /users/{username}
  /users/{username}/events
  /users/{username}/events/orgs/{org}
  /users/{username}/events/public
  /users/{username}/followers
  /users/{username}/following
  /users/{username}/following/{target_user}
  /users/{username}/gists
  /users/{username}/keys
  /users/{username}/orgs
  /users/{username}/received_events
  /users/{username}/received_events/public
  /users/{username}/repos
  /users/{username}/starred
  /users/{username}/subscriptions
  """
