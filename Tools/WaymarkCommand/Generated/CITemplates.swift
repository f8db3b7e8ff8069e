// Generated from ci by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The files of `waymark init ci`.
enum CITemplates {
  /// Returns the file for a service; `nil` if there is none.
  static func file(of service: String) -> StaticString? {
    switch service {
    case "bitbucket": #"""
# Lints string catalogs in Bitbucket Pipelines: a pull request shows tests that fail, and a report
# with annotations on lines.
#
# Copy the step into the bitbucket-pipelines.yml of the repository.
definitions:
  steps:
    - step: &waymark-lint
        name: Lint string catalogs
        image: python:3-slim
        script:
          - export WAYMARK_VERSION=0.2.0
          - pip install --quiet --disable-pip-version-check "waymark-cli==$WAYMARK_VERSION"
          # Pipelines finds JUnit's reports in this folder.
          - mkdir -p test-results
          - waymark lint --format junit --output test-results/waymark.xml --fail-on never
          - waymark lint --format gitlab --output waymark-code-quality.json --fail-on never
          # The proxy of Pipelines adds the credentials for the reports of a commit. A report has at
          # most 1,000 annotations, and a request 100.
          - |
            python3 - waymark-code-quality.json <<'END'
            import http.client, json, os, sys, urllib.request

            problems = json.load(open(sys.argv[1], encoding="utf-8"))
            severities = {"major": "HIGH", "minor": "MEDIUM", "info": "LOW"}
            proxy = urllib.request.ProxyHandler({"http": "http://localhost:29418"})
            opener = urllib.request.build_opener(proxy)
            report = "http://api.bitbucket.org/2.0/repositories/{}/commit/{}/reports/waymark".format(
                os.environ["BITBUCKET_REPO_FULL_NAME"], os.environ["BITBUCKET_COMMIT"])


            def send(address, method, value):
                body = json.dumps(value).encode()
                head = {"Content-Type": "application/json"}
                request = urllib.request.Request(address, body, head, method=method)
                opener.open(request, timeout=30).close()


            errors = sum(problem["severity"] == "major" for problem in problems)
            problems.sort(key=lambda problem: list(severities).index(problem["severity"]))
            annotations = [{
                "external_id": problem["fingerprint"], "annotation_type": "CODE_SMELL",
                "severity": severities[problem["severity"]],
                "summary": problem["description"][:450],
                "path": problem["location"]["path"],
                "line": problem["location"]["lines"]["begin"]} for problem in problems[:1000]]
            try:
                send(report, "PUT", {
                    "title": "String catalogs", "reporter": "waymark", "report_type": "BUG",
                    "details": f"Diagnostics: {len(problems)}. Errors: {errors}.",
                    "result": "FAILED" if errors else "PASSED"})
                for start in range(0, len(annotations), 100):
                    send(report + "/annotations", "POST", annotations[start:start + 100])
            except (OSError, http.client.HTTPException) as error:
                # The job continues without the report, and prints the diagnostics.
                print("the report was not sent:", error, file=sys.stderr)
            END
          - waymark lint

pipelines:
  default:
    - step: *waymark-lint

"""#
    case "github": #"""
# Lints string catalogs in GitHub Actions: problems appear as annotations on the changed lines.
#
# Copy this file to .github/workflows/waymark.yml.
name: String catalogs
on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  waymark-lint:
    runs-on: ubuntu-latest
    env:
      WAYMARK_VERSION: "0.2.0"
    steps:
      - uses: actions/checkout@v4
      - run: pipx install "waymark-cli==$WAYMARK_VERSION"
      - run: waymark lint --format github

"""#
    case "gitlab": #"""
# Lints string catalogs in GitLab CI: merge requests show tests that fail and lines with problems.
#
# Copy this file to .gitlab/waymark.yml, and include it in .gitlab-ci.yml:
#
#   include: .gitlab/waymark.yml
#   variables:
#     WAYMARK_ARGUMENTS: --fail-on warning "My App"
#
# WAYMARK_ARGUMENTS contains options and paths of waymark lint, quoted if they contain spaces. If
# it is empty, the whole repository is linted. For --since, set GIT_DEPTH to 0, and use an image
# with git.
variables:
  WAYMARK_VERSION: "0.2.0"
  WAYMARK_ARGUMENTS: ""

waymark-lint:
  stage: test
  image: python:3-slim
  before_script:
    - pip install --quiet --disable-pip-version-check "waymark-cli==$WAYMARK_VERSION"
  script:
    # The last run prints the diagnostics and sets the status. Later options override earlier ones.
    - printf '%s' "$WAYMARK_ARGUMENTS" | xargs sh -c 'waymark lint "$@" --format junit --output waymark-junit.xml --fail-on never' sh
    - printf '%s' "$WAYMARK_ARGUMENTS" | xargs sh -c 'waymark lint "$@" --format gitlab --output waymark-code-quality.json --fail-on never' sh
    # xargs does not keep the exit status of the tool, so a file keeps it.
    - printf '%s' "$WAYMARK_ARGUMENTS" | xargs sh -c 'waymark lint "$@"; echo $? > waymark-status' sh
    - exit "$(cat waymark-status)"
  artifacts:
    when: always
    paths: [waymark-junit.xml, waymark-code-quality.json]
    reports:
      junit: waymark-junit.xml
      codequality: waymark-code-quality.json

"""#
    case "pre-commit": #"""
# Lints string catalogs before each commit, with https://pre-commit.com.
#
# Copy this file to .pre-commit-config.yaml, or add the hook to your file.
repos:
  - repo: local
    hooks:
      - id: waymark-lint
        name: Lint string catalogs
        language: python
        additional_dependencies: ["waymark-cli==0.2.0"]
        entry: waymark lint
        # A change in one file can cause a problem in another, so all catalogs are linted.
        pass_filenames: false
        files: '(?x)(\.(xcstrings|strings|stringsdict|xliff|xlf|arb|po|pot|properties|json|resx|resw|ts|ftl)$|(^|/)values[^/]*/[^/]+\.xml$|(^|/)waymark\.yaml$)'

"""#
    default: nil
    }
  }
}
