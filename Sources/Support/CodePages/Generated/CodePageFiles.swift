// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the diagnostic codes, as Markdown.
enum CodePageFiles {
  /// Returns the file of a family; `nil` if there is none.
  static func page(of family: String) -> StaticString? {
    switch family {
    case "android-files": #"""
# Android's association files

The codes for `assetlinks.json` files and for intent filters in `AndroidManifest.xml`. A statement
is an entry of `assetlinks.json`. It names a target, which is an app or a website, and lists what
the host allows the target to do. A dynamic rule is an entry of `dynamic_app_link_components` in a
statement. Android 15 and newer versions read dynamic rules. A group is a
`<uri-relative-filter-group>` element of an intent filter.

## android-ambiguous-wildcard

In a pattern in `dynamic_app_link_components`, a wildcard directly follows `*`.

**Cause:** Android matches patterns in `dynamic_app_link_components` without backtracking. After
`*`, Android searches the link for the next character of the pattern. If this character is itself
`*` or `?`, Android searches for a literal `*` or `?`.

**Fix:** Write a single `*` to match any text, or `?*` to match at least one character.

**Example:** `{"/": "/cart/*?"}` requires a literal `?`. `{"/": "/cart/?*"}` requires at least one
character.

## android-app-not-stated

No statement in `assetlinks.json` allows the app of the Android manifest to open links.

**Cause:** The intent filters ask devices to verify their hosts. However, `assetlinks.json` contains
no statement with the package name of the app and the relation
`delegate_permission/common.handle_all_urls`. Verification therefore fails, and links stay in the
browser.

**Fix:** Add a statement with the package name, the relation, and the fingerprints of the app's
signing certificates. `waymark associate android` writes the file.

## android-attribute-in-group

A group in an intent filter contains an attribute that Android ignores there.

**Cause:** A `<uri-relative-filter-group>` defines conditions for the path, the query and the
fragment. Android ignores schemes, hosts, ports and MIME types in it.

**Fix:** Move the attribute to a `<data>` element of the filter, outside the group.

**Example:** In the following group, `android:host` has no effect.

```xml
<uri-relative-filter-group>
  <data android:host="shop.example" android:path="/cart" />
</uri-relative-filter-group>
```

## android-attribute-outside-group

A `<data>` element outside a group has a query or fragment attribute.

**Cause:** Android reads attributes such as `android:query` and `android:fragment` only in a
`<uri-relative-filter-group>`. It ignores them elsewhere, so the filter matches links with any query
and any fragment.

**Fix:** Put the condition into a `<uri-relative-filter-group>`, which Android 15 and newer versions
read.

**Example:** `<data android:query="page=1" />` directly in an `<intent-filter>`.

## android-catch-all

A dynamic rule matches every link of the host, or an intent filter matches links of all hosts.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`. A
rule with the path `*` or `/*` opens the app for every page, unless an earlier rule excludes links.
An intent filter for web links matches every website if it has no paths, and either the host `*` or
no host. If such a filter lacks `autoVerify`, the severity is only info, because browsers declare
such a filter on purpose.

**Fix:** List only the paths or hosts that the app can handle.

**Example:** `<data android:scheme="https" android:host="*" />`

## android-cross-product

An intent filter matches combinations of scheme, host and path that no single element lists.

**Cause:** Android combines the `<data>` elements of a filter. The filter matches each scheme with
each host and each path, even if they are in different elements.

**Fix:** Write a separate intent filter for each combination that you intend.

**Example:** A filter with the following elements also matches `https://a.example/orders`.

```xml
<data android:scheme="https" android:host="a.example" android:path="/cart" />
<data android:scheme="https" android:host="b.example" android:path="/orders" />
```

## android-duplicate-fingerprint

A statement in `assetlinks.json` lists the same certificate fingerprint twice.

**Cause:** The second entry has no effect. Often, the entry was copied, and another fingerprint was
intended, such as that of the debug certificate.

**Fix:** Remove the second entry, or replace it with the fingerprint of the intended certificate.

## android-duplicate-key

An object in `assetlinks.json` contains the same key twice.

**Cause:** RFC 8259 does not define which of two members with the same name a parser keeps. Some
parsers keep the first, others the last.

**Fix:** Remove one of the two members. If two dynamic rules were intended, write an object for
each.

**Example:** `{"/": "/cart", "/": "/orders"}`

## android-duplicate-statement

Two statements in `assetlinks.json` name the same app with the same fingerprints.

**Cause:** Both statements allow the app to open links, so one of them is enough. If only one of the
two is changed later, the difference is easily overlooked.

**Fix:** Remove one of the two statements. If their relations or dynamic rules differ, merge these
first.

## android-empty-group

A group in an intent filter contains no conditions, so it matches no link.

**Cause:** A `<uri-relative-filter-group>` matches a link if its conditions match. A group without
conditions has no effect.

**Fix:** Add a path, query or fragment condition to the group, or remove the group.

**Example:** `<uri-relative-filter-group android:allow="false" />`

## android-empty-rule

A dynamic rule contains no conditions, so it matches no link.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`. On
Android, an empty dynamic rule matches no link. In Apple's association file, however, an empty
component matches every link.

**Fix:** Write `{"/": "*"}` to match all links, or remove the rule.

**Example:** `"dynamic_app_link_components": [{}]`

## android-entity

An XML entity refers to other entities, or to another file.

**Cause:** Nested entities can expand to a very large text, and external entities can read other
files. Waymark therefore expands neither.

**Fix:** Write the text itself instead of the entity.

**Example:** `<!ENTITY site "&shop;.example">`

## android-exclude-only

All dynamic rules, or all groups of an intent filter, exclude links, so no link opens on Android 15.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components`, and groups are
`<uri-relative-filter-group>` elements. Android 15 and newer versions open only links that such a
rule or group allows. All other links stay in the browser.

**Fix:** After the rules or groups that exclude links, add one that allows links.

**Example:** Add `{"/": "*"}` to the end of `[{"/": "/print", "exclude": true}]`.

## android-filter-wider-than-rules

An intent filter matches links that no dynamic rule matches.

**Meaning:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`.
Android 15 and newer versions apply them, so these links stay in the browser. Android 14 and older
versions apply only the filter, so the app opens.

**Fix:** Nothing is required if this difference is intended. Otherwise, add a dynamic rule that
matches the path of the filter.

## android-fingerprint-form

A certificate fingerprint is not in the format that devices require.

**Cause:** Devices compare SHA-256 fingerprints: 32 bytes in uppercase hexadecimal digits, separated
by colons. If the digits are lowercase or the colons are missing, verification fails. A fingerprint
of 20 bytes is a SHA-1 fingerprint, and one of 16 bytes is an MD5 fingerprint.

**Fix:** Copy the SHA-256 fingerprint from the Play Console, or from `keytool -list -v`. The fix-it
corrects the case and the colons.

**Example:** `14:6D:E9:83:C5:73:…` is correct, and `14:6d:e9:83:c5:73:…` is not.

## android-groups-level

Android 14 and older versions ignore groups, so the intent filter matches every path of its hosts.

**Cause:** Only Android 15 (API level 35) and newer versions read `<uri-relative-filter-group>`. The
filter has no paths outside its groups, so for older versions it has no condition for the path.

**Fix:** Set the minimum API level to 35, or let the app open the links that the groups do not allow
in a browser. Paths outside the groups also limit the filter on older versions, but Android 15 opens
them in addition to the links that the groups allow.

## android-host-form

A host in an intent filter contains a scheme, a port or a path.

**Cause:** Android compares `android:host` only with the host of the link. No link has such a host,
so the filter matches nothing.

**Fix:** Write only the host name. Use the separate attributes for the scheme, the port and the
path.

**Example:** `android:host="https://shop.example"` becomes `android:host="shop.example"`.

## android-host-wildcard

A host in an intent filter contains a wildcard that is not its first character.

**Cause:** Android treats `*` as a wildcard only at the start of a host. Elsewhere, `*` is an
ordinary character, which no host contains.

**Fix:** Begin the host with the wildcard, as in `*.shop.example`, or list the hosts.

**Example:** `android:host="shop.*.example"`

## android-idle-exclusion

A dynamic rule that excludes links has no effect, because no later rule opens these links.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`.
Links that no rule matches stay in the browser anyway, so excluding them has no effect. The first
matching rule decides, so an exclusion after the rule that opens the links has no effect either.

**Fix:** Remove the exclusion, or move it before the rule whose links it should exclude.

**Example:** In `[{"/": "/cart"}, {"/": "/print", "exclude": true}]`, no rule opens `/print`.

## android-include

The file `assetlinks.json` includes the statements of another file.

**Meaning:** Devices also read the statements of the included file. This tool does not fetch the
included file, so the report covers only the file that includes it.

**Fix:** Nothing is required. To check the included file, pass it to `waymark check` separately.

**Example:** `[{"include": "https://shop.example/apps.json"}]`

## android-invalid-json

The file `assetlinks.json` is not valid JSON, so devices read no statement from it.

**Cause:** A trailing comma or a comment is enough to make the file invalid. Verification of the
host then fails for all apps.

**Fix:** Correct the file at the marked position. Check that the host serves JSON and not a web
page.

## android-invalid-pattern

An attribute such as `pathAdvancedPattern` contains a pattern that Android cannot parse.

**Cause:** Advanced patterns have their own syntax: character sets such as `[a-z]`, and the
modifiers `*`, `+` and `{2,4}`. An app with an invalid pattern cannot be installed.

**Fix:** Correct the pattern, or use `pathPrefix` or `pathPattern`.

**Example:** The set in `android:pathAdvancedPattern="/[a"` is not closed.

## android-invalid-xml

The Android manifest is not well-formed XML.

**Cause:** For example, a tag, an attribute or a reference is incomplete, or an element is not
closed. No intent filter was read.

**Fix:** Correct the file at the marked position.

## android-leading-slash

A path or path pattern does not begin with a slash, so it matches no link.

**Cause:** The path of a link with a host begins with a slash. Android compares the whole path,
including the leading slash.

**Fix:** Write a slash before the path. The fix-it adds it.

**Example:** `android:path="cart"` becomes `android:path="/cart"`.

## android-missing-auto-verify

An intent filter for web links does not ask devices to verify its host.

**Cause:** Since Android 12, a web link opens an app only in two cases: the host of the link is
verified, or the user has selected the app in the settings. Devices verify only hosts of filters
with `android:autoVerify="true"`.

**Fix:** Add `android:autoVerify="true"` to the filter.

## android-missing-category

An intent filter for links lacks the action VIEW, the category DEFAULT, or the category BROWSABLE.

**Cause:** Browsers start apps with the action VIEW and the category BROWSABLE, and the system adds
the category DEFAULT. A link reaches only filters that have all three.

**Fix:** Add the element that the message names.

**Example:** Without `<category android:name="android.intent.category.BROWSABLE" />`, no link in a
browser opens the app.

## android-missing-fingerprint

A statement in `assetlinks.json` names an app, but no certificate fingerprint.

**Cause:** Devices compare the certificate that signed the installed app with the fingerprints in
the statement. Without a fingerprint, they cannot verify the app.

**Fix:** Add the SHA-256 fingerprint of each certificate that signs the app.

**Example:** `"sha256_cert_fingerprints": []`

## android-missing-host

An intent filter specifies paths but no host, so Android ignores the paths.

**Cause:** Android compares paths only if the filter specifies a host. Without a host, the filter
matches every link with one of its schemes.

**Fix:** Add `android:host` to a `<data>` element of the filter.

**Example:** `<data android:scheme="https" android:path="/cart" />`

## android-missing-key

A statement in `assetlinks.json`, or its target, lacks a required key.

**Cause:** A statement requires `relation` and `target`. A target that is an app requires
`namespace`, `package_name` and `sha256_cert_fingerprints`. Devices ignore an incomplete statement.

**Fix:** Add the key that the message names.

**Example:** `{"target": {"namespace": "web", "site": "https://shop.example"}}` lacks `relation`.

## android-missing-prefix

An attribute lacks the prefix of Android's namespace, so devices ignore it.

**Cause:** Android reads only attributes in the namespace
`http://schemas.android.com/apk/res/android`, which usually has the prefix `android:`.

**Fix:** Write the prefix before the attribute name.

**Example:** `<data path="/cart" />` becomes `<data android:path="/cart" />`.

## android-missing-relation

No statement in `assetlinks.json` allows an app to open links.

**Meaning:** Each statement grants only other relations, such as the one for shared passwords. The
relation for links is `delegate_permission/common.handle_all_urls`.

**Fix:** Nothing is required if no app opens links of the host. Otherwise, add the relation to the
statement of the app.

## android-missing-scheme

An intent filter specifies hosts or paths but no scheme, so it matches no link.

**Cause:** Without a scheme, Android ignores the hosts and paths. The filter then matches only
intents that contain no link.

**Fix:** Add `android:scheme="https"` to a `<data>` element of the filter.

**Example:** `<data android:host="shop.example" />`

## android-mixed-schemes

An intent filter with `autoVerify` contains a scheme other than `http` and `https`.

**Cause:** Devices verify the hosts of a filter only if all of its schemes are `http` or `https`.
With another scheme, no host of the filter is verified.

**Fix:** Move the other scheme to a separate intent filter.

**Example:** `<data android:scheme="https" /> <data android:scheme="shop" />` in one filter.

## android-not-exported

The activity of an intent filter for links is not exported.

**Cause:** Other apps, such as a browser, cannot start an activity with `android:exported="false"`,
so links do not open it.

**Fix:** Write `android:exported="true"`.

## android-not-manifest

The XML file is neither an Android manifest nor a part of one.

**Cause:** The outermost element is not `<manifest>`, and is not an element that can contain intent
filters. The file may be a web page from a server, or a property list for Apple's platforms.

**Fix:** Pass the `AndroidManifest.xml` of the app. If the element name is misspelled, correct it.

**Example:** `<manifset />`

## android-package-name

A statement in `assetlinks.json` contains an invalid package name.

**Cause:** A package name consists of at least two parts, separated by dots. Each part begins with a
letter and contains only letters, digits and underscores. No app can be installed with any other
name.

**Fix:** Write the application ID of the app.

**Example:** The name in `"package_name": "shop"` has only one part.

## android-pattern-level

Android 11 and older versions ignore an attribute of an intent filter.

**Cause:** Attributes such as `pathAdvancedPattern` and `pathSuffix` were added in API level 31.
Older devices ignore them. If the filter has no other paths, it matches every path of its hosts
there.

**Fix:** Use `path`, `pathPrefix` or `pathPattern`, or set the minimum API level to 31.

**Example:** `android:pathAdvancedPattern="/cart/[0-9]+"`

## android-placeholder

A certificate fingerprint is a placeholder.

**Cause:** All bytes of the fingerprint are equal. No real certificate has such a fingerprint, so no
device verifies the app.

**Fix:** Write the SHA-256 fingerprint of the certificate that signs the app.

**Example:** `00:00:00:…:00`

## android-rule-wider-than-filters

A dynamic rule matches links that no intent filter of the app matches.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`. They
can only restrict the intent filters of the installed app. For links that no intent filter matches,
a rule has no effect.

**Fix:** Add the path of the rule to an intent filter and publish a new version of the app, or
remove the rule.

## android-rules-discarded

A malformed field makes Android discard all dynamic rules of the app.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`. An
empty pattern, a value of the wrong type or an empty list makes the whole list invalid. Devices then
apply only the intent filters.

**Fix:** Correct the marked value. The values of `/` and `#` are strings. The value of `?` is an
object that maps parameter names to patterns. The value of `exclude` is `true` or `false`.

**Example:** In `[{"/": "/cart", "exclude": "true"}]`, the value of `exclude` is a string.

## android-rules-twice

Two statements contain dynamic rules for the same app.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`.
Android does not define which of the two lists of rules applies.

**Fix:** Write all rules of the app into one statement.

## android-rules-without-relation

A statement contains dynamic rules, but not the relation for links.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`. They
apply only to the relation `delegate_permission/common.handle_all_urls`. Without this relation, the
app opens no links of the host, and the rules have no effect.

**Fix:** Add the relation to `relation` in the statement.

## android-single-backslash

A single backslash before a special character of a pattern is lost when the app is built.

**Cause:** The resource compiler removes one level of backslashes from attribute values. The
character after the backslash, such as `.` or `*`, is then no longer literal.

**Fix:** Write each backslash twice.

**Example:** `android:pathPattern="/a\.b"` becomes `android:pathPattern="/a\\.b"`.

## android-two-apps

Two apps in `assetlinks.json` claim the same links.

**Cause:** Two statements allow different apps to open the same links. An app without dynamic rules,
which are the entries of `dynamic_app_link_components`, claims all links of the host. If both apps
are installed, the version of Android determines which app opens, or whether the user is asked.

**Fix:** Write dynamic rules with different paths for the two apps, or remove one of the statements.

## android-type-for-links

An intent filter with `autoVerify` contains a MIME type, so it matches no link.

**Cause:** A filter with a MIME type matches only intents that have a MIME type. The intent for a
link from a browser has none.

**Fix:** Move the MIME type to a separate intent filter.

**Example:** `<data android:mimeType="text/html" />`

## android-unknown-key

A key in `assetlinks.json`, or an attribute of a `<data>` element, is not defined by the format.

**Cause:** Devices silently ignore unknown keys and attributes. A misspelled name therefore has no
effect, and the app may open other links than intended.

**Fix:** Correct the name, or remove the key or attribute. The fix-it writes the most similar known
name.

**Example:** `"packageName"` should be `"package_name"`.

## android-unknown-namespace

The target of a statement in `assetlinks.json` specifies an unknown namespace.

**Cause:** The valid namespaces are `android_app` for apps and `web` for sites. Devices ignore
targets with any other namespace.

**Fix:** Write `android_app` for an app.

**Example:** In `"namespace": "android-app"`, the value should be `android_app`.

## android-unknown-relation

A statement in `assetlinks.json` contains an unknown relation that resembles a known one.

**Cause:** Devices compare relations exactly. The relation for links is
`delegate_permission/common.handle_all_urls`.

**Fix:** Correct the relation. The fix-it writes the most similar known relation.

**Example:** `"delegate_permission/common.handle_all_url"` lacks the final `s`.

## android-unknown-value

A value in an intent filter is not known until the app is built.

**Meaning:** The value is a placeholder such as `${host}`, or a reference such as `@string/host`.
This tool cannot match links against it.

**Fix:** Nothing is required. To check the actual value, pass the merged manifest of the build.

**Example:** `<data android:scheme="https" android:host="${host}" />`

## android-unreachable-rule

A dynamic rule has no effect, because an earlier rule matches all of its links.

**Cause:** Dynamic rules are the entries of `dynamic_app_link_components` in `assetlinks.json`.
Android applies the first rule that matches a link, so it never applies the later rule.

**Fix:** Move the later rule before the one that the note marks, or remove it.

**Example:** `[{"/": "/cart/*"}, {"/": "/cart/print", "exclude": true}]`

## android-upper-case

A scheme or a host in an intent filter contains uppercase letters.

**Cause:** Android compares schemes and verified hosts case-sensitively. Browsers convert both to
lowercase, so no link from a browser matches.

**Fix:** Write the scheme or host in lowercase. If links with uppercase letters must also open the
app, for example from QR code scanners, list both spellings.

**Example:** `android:scheme="HTTPS"` matches no `https` link.

## android-wrong-type

A value in `assetlinks.json` does not have the type that devices expect.

**Cause:** `assetlinks.json` is an array of statements, and each statement is an object. Relations
and fingerprints are arrays of strings. Devices ignore a value of the wrong type. If the outermost
value is not an array, they ignore the whole file.

**Fix:** Write the type that the message names.

**Example:** `"relation": "delegate_permission/common.handle_all_urls"` must be an array.

"""#
    case "apple-files": #"""
# Apple's association files

The codes for `apple-app-site-association` files, entitlements and Info.plist files. The outermost
keys of an association file, such as `applinks` for links, are its services. A detail is an entry of
the array `details` in `applinks`, and a component is an entry of the array `components` in a
detail.

## apple-apps-not-empty

The value of `apps` in `applinks` is not an empty array.

**Cause:** Early versions of the file format require `apps` with an empty array. The system reads
the apps for universal links from `details`, so an app in `apps` has no effect.

**Fix:** Remove `apps`, and list the app in `appIDs` of an entry in `details`.

**Example:** `{"applinks": {"apps": ["ABCDE12345.com.example.shop"], "details": []}}`

## apple-binary-plist

The property list is in the binary format, but Waymark reads only XML property lists.

**Cause:** Xcode writes binary property lists into the built app. The file begins with `bplist`,
which marks the binary format. Neither the URL schemes nor the associated domains in the file are
checked.

**Fix:** Convert the file with `plutil -convert xml1 FILE`, or check the source file of the project
instead of the built file.

## apple-catch-all

An entry of `components` or `paths` opens or excludes every link that no earlier entry matches.

**Cause:** A component is an entry of `components`. It matches all links if its path, its fragment,
and the pattern of each query item are absent or `*`. An entry of `paths` matches all links if it is
`*`. The severity is warning if a component opens links and has no path, because the path may have
been forgotten. Otherwise, the severity is info.

**Fix:** List the paths that the app can handle. If the app really handles all pages of the host,
write `"/": "*"` in the component.

**Example:** `{"?": {"page": "*"}}` has no path. It also matches links without a query.

## apple-domain-form

An associated domain does not consist of a service, a colon and a host.

**Cause:** Each string of the entitlement has the form `<service>:<host>`, and a mode such as
`?mode=developer` may follow. The host cannot contain a scheme, a path, a trailing slash or any
other query. The association file of the host determines which paths open the app.

**Fix:** Write the service and the host only.

**Example:** `applinks:shop.example/` has a trailing slash. The fix-it removes it.

## apple-duplicate-app

An entry of `details`, or a service, lists the same application identifier twice.

**Cause:** The second entry has no effect. Often, the entry was copied, and the identifier of
another app was intended. The links of the other app then do not open.

**Fix:** Remove the second entry, or replace it with the identifier of the app that was intended.

**Example:** `"appIDs": ["ABCDE12345.com.example.shop", "ABCDE12345.com.example.shop"]`

## apple-duplicate-key

An object in the association file contains the same key twice.

**Cause:** RFC 8259 does not define which of two members with the same name a parser keeps. This
tool keeps the last. A parser that keeps the first may open different links.

**Fix:** Merge the two members. If both keys are in a component, you can also write two components.

**Example:** In this tool, `{"/": "/cart", "/": "/orders"}` matches only `/orders`.

## apple-empty-components

The list `components` or `paths` is empty, so the entry of `details` opens no links.

**Cause:** An entry of `details` opens only links that one of its components or paths matches.
Without any, no link opens the apps of the entry.

**Fix:** Add a component for each path that the app opens, or remove the entry.

**Example:** `{"appIDs": ["ABCDE12345.com.example.shop"], "components": []}`

## apple-empty-details

The list `details` is empty, so no app opens links.

**Cause:** Each entry of `details` lists apps and the links that they open. Without an entry, every
link of the host stays in the browser.

**Fix:** Add an entry with `appIDs` and `components`, or remove `applinks` if no app opens links of
the host.

**Example:** `{"applinks": {"details": []}}`

## apple-empty-variable

A substitution variable defines no values, so it matches nothing.

**Cause:** A variable matches any one of its values. A pattern that uses a variable without values
never matches a link.

**Fix:** List the values, or remove the variable and the patterns that use it.

**Example:** `"substitutionVariables": {"shelf": []}`

## apple-excluding-defaults

The key `exclude` in `defaults` makes components exclude links unless they set it to false.

**Cause:** The entries of `components` inherit the members of `defaults`. With `"exclude": true`
there, a component that specifies only a path keeps its links in the browser.

**Fix:** Remove `exclude` from the defaults, and add it to the components that should exclude links.

**Example:** `"defaults": {"exclude": true}`

## apple-idle-exclusion

An exclusion in `components` or `paths` has no effect, because no later entry opens its links.

**Cause:** A link that no entry matches stays in the browser anyway, so excluding it has no effect.
The entries are tried in order, and the first match decides. An exclusion after the entry that opens
the links therefore has no effect either.

**Fix:** Remove the exclusion, or move it before the entry whose links it should exclude.

**Example:** `{"/": "/cart/*"}, {"/": "/cart/print", "exclude": true}` opens `/cart/print`.

## apple-invalid-app-id

An application identifier is malformed.

**Cause:** An application identifier consists of a prefix of ten uppercase letters and digits, a
dot, and the bundle identifier. A bundle identifier contains only letters, digits, hyphens and dots.
The system compares identifiers exactly, so an identifier with a wildcard or without a prefix opens
no app.

**Fix:** Write the full identifier, as in the entitlement `application-identifier` of the signed
app.

**Example:** `com.example.shop` has no prefix. `ABCDE12345.com.example.*` has a wildcard.

## apple-invalid-json

The association file is not valid JSON, so the system ignores all of it.

**Cause:** A trailing comma, a comment or a byte order mark is enough to make the file invalid. The
message describes what the parser expected at the marked position.

**Fix:** Correct the file at the marked position. Check that the host serves JSON and not a web
page.

**Example:** `{"applinks": {"details": [],}}` has a trailing comma.

## apple-invalid-plist

The file is not an XML property list.

**Cause:** The file is not well-formed XML, or its outermost element is not `<plist>`. Neither URL
schemes nor associated domains were read.

**Fix:** Correct the file at the marked position. On a Mac, `plutil -lint FILE` checks it.

## apple-invalid-variable-name

The name of a substitution variable is empty or contains `$`, `(` or `)`.

**Cause:** Patterns refer to a variable as `$(name)`. In `substitutionVariables`, the name is
written without the dollar sign and the parentheses.

**Fix:** Write only the name. The fix-it removes these characters.

**Example:** `"substitutionVariables": {"$(shelf)": ["new", "sale"]}`

## apple-legacy-exclusion

An exclusion in `paths` does not consist of `NOT`, one space and the path.

**Cause:** In the file format before iOS 13, the prefix `NOT` and one space exclude a path. Any
other spelling is read as part of the path, so the path is not excluded.

**Fix:** Write one space between `NOT` and the path.

**Example:** `"paths": ["NOT/cart/print", "/cart/*"]` opens `/cart/print`.

## apple-legacy-form

An entry of `details` uses `paths`, the file format before iOS 13.

**Meaning:** Systems still read `paths`. A path in `paths` cannot contain conditions for the query
or the fragment, or substitution variables.

**Fix:** Nothing is required. To match queries and fragments, write `appIDs` and `components`.

**Example:** `{"appID": "ABCDE12345.com.example.shop", "paths": ["/cart"]}`

## apple-missing-app

An entry of `details`, or a service, lists no app.

**Cause:** An entry of `details` opens links only in the apps that its `appIDs` lists. A service
such as `webcredentials` lists its apps in `apps`. Without apps, the system ignores the entry or the
service.

**Fix:** Add `appIDs` or `apps`, with one identifier for each app. An identifier consists of a
prefix, a dot and the bundle identifier.

**Example:** `{"components": [{"/": "/cart"}]}`

## apple-missing-applinks

The association file does not contain `applinks`, so no app opens links of the host.

**Cause:** Universal links need the service `applinks`. A file with other services, such as
`webcredentials`, is valid without `applinks`, so the severity for such a file is only info.

**Fix:** Add `applinks` if an app opens links of this host.

**Example:** `{"webcredentials": {"apps": ["ABCDE12345.com.example.shop"]}}`

## apple-missing-components

An entry of `details` contains neither `components` nor `paths`, so it opens no links.

**Cause:** An entry of `details` opens only links that one of its components or paths matches.
Without either list, no link can match.

**Fix:** Add `components` with the paths that the app should open.

**Example:** `{"appIDs": ["ABCDE12345.com.example.shop"]}`

## apple-missing-details

The service `applinks` does not contain `details`, so no app opens links.

**Cause:** Each entry of `details` lists apps and the links that they open. Without `details`, every
link of the host stays in the browser.

**Fix:** Add `details` with an entry that contains `appIDs` and `components`.

**Example:** `{"applinks": {}}`

## apple-mixed-forms

An entry of `details` mixes keys of the current format with keys of the format before iOS 13.

**Cause:** The current file format uses `appIDs` and `components`, and the older format uses `appID`
and `paths`. iOS 13 and later ignore `paths` if `components` is present. Systems before iOS 13 read
only `appID` and `paths`.

**Fix:** Write `appIDs` and `components`. To support systems before iOS 13, also write both `appID`
and `paths`.

**Example:** `{"appID": "ABCDE12345.com.example.shop", "components": [{"/": "/cart"}]}`

## apple-never-matches

A pattern never matches, because it contains text that cannot occur in that part of a link.

**Cause:** A path pattern is compared with the path only, which does not contain `#`, a scheme or a
host. Unless `percentEncoded` is false, patterns are compared with the percent-encoded link. A
percent-encoded link contains neither spaces nor characters outside ASCII, and no characters such as
`"`, `<`, `{` or `\`.

**Fix:** To match the fragment, use the key `#`. If the pattern contains a scheme or a host, remove
that part. Percent-encode a character that links do not contain, or set `percentEncoded` to false.

**Example:** `{"/": "/café"}` never matches. `{"/": "/caf%C3%A9"}` does.

## apple-query-in-path

A path pattern contains a `?` that appears to begin a query.

**Cause:** In a path pattern, `?` is a wildcard for one character. The path of a link ends before
its query, so the pattern does not match the query.

**Fix:** In `components`, match the query with the key `?`. Entries of `paths` cannot match queries,
so replace them with components.

**Example:** `{"/": "/search?q=*"}` becomes `{"/": "/search", "?": {"q": "*"}}`.

## apple-redefined-variable

A substitution variable has the name of a predefined variable.

**Cause:** The system predefines `alpha`, `upper`, `lower`, `alnum`, `digit`, `xdigit`, `region` and
`lang`. The definition in the file replaces the predefined one, but people who read the file expect
the predefined meaning.

**Fix:** Rename the variable, also in the patterns that use it.

**Example:** `"substitutionVariables": {"digit": ["1", "2"]}`

## apple-region-without-uk

A pattern uses `$(region)`, which does not match `UK`.

**Meaning:** `$(region)` matches the region codes of ISO 3166-1. The code for the United Kingdom is
`GB`, so a path with `UK` or `uk` does not match.

**Fix:** Nothing is required if the site uses `GB`. Otherwise, define a variable that lists the
regions of the site.

**Example:** `{"/": "/$(region)/cart"}` does not match `/UK/cart`.

## apple-scheme-form

A URL scheme in the Info.plist is not a valid scheme.

**Cause:** RFC 3986, section 3.1, defines a scheme as a letter, followed by letters, digits, `+`,
`-` or `.`. No link can have any other scheme, so the declaration has no effect.

**Fix:** Write the scheme without `://`, and without underscores or spaces.

**Example:** `<string>shop://</string>` becomes `<string>shop</string>`.

## apple-shared-claim

Two apps open the same link.

**Cause:** Two entries of `details` with different apps have components that match the same link.
The message contains this link. If both apps are installed, the system chooses one of them.

**Fix:** Narrow one of the two components, or exclude the shared links in one of the two entries.

**Example:** One app has the component `/cart*`, and another app has `/*/cart`. Both match
`/cart/cart`.

## apple-too-deep

Arrays and objects are nested more than 64 levels deep, so the file was not read.

**Cause:** An association file needs at most seven levels. The limit protects the tool from files
that are designed to exhaust its resources.

**Fix:** Remove the superfluous levels. Check that the host serves the correct file.

## apple-too-large

The association file is larger than 128 KB, so the system ignores it.

**Cause:** The system reads only files of at most 131,072 bytes (128 KB), uncompressed. No link of
the host opens an app.

**Fix:** Remove the key `comment` from components, merge components with wildcards or substitution
variables, or distribute the apps among several hosts.

## apple-unknown-key

An object in the association file contains a key that the file format does not define.

**Cause:** The system silently ignores unknown keys. A misspelled key therefore has no effect. In a
component, it changes which links the component matches.

**Fix:** Correct the key, or remove it. The fix-it writes the most similar known key.

**Example:** In `{"/": "/cart", "casesensitive": false}`, the key should be `caseSensitive`.

## apple-unknown-mode

An associated domain specifies an unknown mode.

**Cause:** The modes are `developer`, `managed` and `developer+managed`. With one of them, devices
in developer mode or managed devices read the file directly from the host.

**Fix:** Write one of the three modes, or remove `?mode=` and its value.

**Example:** `applinks:shop.example?mode=debug`

## apple-unknown-service

An associated domain specifies an unknown service.

**Cause:** The services are `applinks`, `webcredentials`, `appclips`, `activitycontinuation` and
`authsrv`. The system ignores a domain with any other service.

**Fix:** Correct the word before the colon.

**Example:** `applink:shop.example` lacks the final `s`.

## apple-unknown-variable

A pattern uses an undefined substitution variable.

**Cause:** The file does not define the variable, and it is not predefined. The pattern then matches
the literal text `$(name)`, which links normally do not contain.

**Fix:** Correct the name, or define the variable in `substitutionVariables`.

**Example:** In `{"/": "/$(langs)/cart"}`, the variable should be `$(lang)`.

## apple-unreachable-component

An entry of `components` or `paths` has no effect, because earlier entries match all of its links.

**Cause:** The entries are tried in order, and the first match decides. The severity is info if the
earlier entries do the same with these links: open them, or exclude them. Otherwise, the severity is
warning.

**Fix:** Move the entry before the entries that the notes mark, or remove it.

**Example:** `{"/": "/cart/*"}, {"/": "/cart/print", "exclude": true}`

## apple-unterminated-variable

A pattern contains `$(` without a closing parenthesis.

**Cause:** A substitution variable is written `$(name)`. Without the closing parenthesis, the
pattern matches the text literally, and links normally do not contain it.

**Fix:** Write the closing parenthesis after the name of the variable.

**Example:** `{"/": "/$(lang/cart"}`

## apple-unused-variable

No pattern uses a substitution variable that the file defines.

**Meaning:** The variable has no effect. Often, a pattern misspells its name, or the name in the
definition includes `$(` and `)`.

**Fix:** Nothing is required. To avoid the message, remove the variable, or write `$(name)` in a
pattern.

**Example:** `"substitutionVariables": {"shelf": ["new", "sale"]}`, if no pattern uses `$(shelf)`.

## apple-variable-in-paths

A path in `paths` contains a substitution variable.

**Cause:** Only `components` support substitution variables. In `paths`, the text `$(lang)` is
matched literally, and links normally do not contain it.

**Fix:** Replace `appID` and `paths` with `appIDs` and `components`, or replace the variable with a
wildcard.

**Example:** `"paths": ["/$(lang)/cart"]`

## apple-variable-in-value

The value of a substitution variable contains a variable.

**Cause:** Variables are not replaced inside the values of other variables. The text is matched
literally, and links normally do not contain it.

**Fix:** Write all values in full, or use both variables in the pattern.

**Example:** `"substitutionVariables": {"shelf": ["new-$(digit)"]}`

## apple-void-query

The pattern of a query item is not a string, so the entry of `components` matches every query.

**Cause:** The value of the key `?` is an object that maps each name to a pattern. If one pattern is
not a string, the system ignores the whole object.

**Fix:** Write the pattern in quotation marks. `"?*"` matches any value that is not empty.

**Example:** `{"/": "/search", "?": {"page": 1}}` matches `/search` with any query.

## apple-wrong-type

A value does not have the type that the system expects.

**Cause:** The system ignores a value of the wrong type, and the note describes the effect. For
example, `"exclude": "true"` excludes nothing, and a component whose path is not a string matches
every path. In property lists, the values of `CFBundleURLSchemes` and of the associated domains must
be arrays of strings.

**Fix:** Write the type that the message names.

**Example:** `{"/": "/cart/print", "exclude": "true"}` opens `/cart/print` instead of excluding it.

"""#
    case "associations": #"""
# Writing and comparing association files

The codes of `waymark associate`, of `waymark verdict`, and of the comparison in `waymark check`. A
platform is iOS, Android or a browser. The canonical form of a link is the one spelling that Waymark
writes. Most codes that end with `-not-expressible` explain why an association file opens more links
than the router accepts.

## app-added

The new version of an association file lists an app that the old version does not list.

**Meaning:** The host now trusts an additional app. Which links the app opens depends on the
components or rules for it in the file, and on the intent filters of an Android app.

**Fix:** Nothing is required if the app was added on purpose.

## app-removed

The old version of an association file lists an app that the new version does not list.

**Meaning:** The host no longer trusts the app. As soon as devices have read the new file, all links
of the app on this host stay in the browser.

**Fix:** Nothing is required if the app was removed on purpose. Otherwise, restore its entry.

## bare-item

Android 15 does not open a link with a query parameter that has no equals sign.

**Cause:** The router accepts `?q`, which means an empty value, and an `&` at the end of the query.
Android's dynamic rules match a parameter only with its equals sign, so no rule can match such a
link.

**Fix:** Share links in their canonical form, which is the spelling that `waymark parse` prints. In
this form, each parameter has an equals sign.

**Example:** `https://shop.example/find?q` stays in the browser on Android 15.

## canonical-only

The platform opens the canonical form of the link, but not the spelling of this link.

**Cause:** The router accepts several spellings of one link, for example with percent-encoded
letters or unknown parameters. The association file matches only some of them.

**Fix:** Generate the file with `waymark associate`. The generated file also matches other
spellings, unless it would then open other pages. Share links in their canonical form, which is the
spelling that `waymark parse` prints.

**Example:** The component `{"/": "/item/*", "?": ""}` of Apple's file leaves `/item/ABC?utm=1` in
the browser.

## case-differs

On Android, the link stays in the browser because of the case of its letters.

**Cause:** Android compares the scheme and the verified host case-sensitively, and browsers convert
both to lowercase. Patterns without character sets compare paths case-sensitively, too. The router
ignores the case of schemes and hosts, and of paths with `case: insensitive`.

**Fix:** Share links in their canonical form, which is the spelling that `waymark parse` prints: the
scheme and the host are in lowercase, and the path is as in the route.

**Example:** `HTTPS://SHOP.example/cart` stays in the browser on Android.

## case-not-expressible

The association file cannot compare the case of letters in the same way as the router.

**Meaning:** On Apple's platforms, a single setting of a component applies to the path, the query
and the fragment. If a route ignores the case of its path, links with values in the wrong case
therefore open too. On Android, patterns without character sets match the canonical path and the
path in uppercase, but no mixed case.

**Fix:** Nothing is required. On Apple's platforms, the router rejects such a value, and the app can
open the link in a browser. On Android, a link in mixed case stays in the browser.

**Example:** With `help: { path: /help, case: insensitive }`, `/Help` stays in the browser on
Android.

## character-class-not-expressible

The platform opens links with values that contain characters that the type does not allow.

**Meaning:** Apple's patterns do not support sets of arbitrary characters. The file excludes
unwanted ASCII characters one by one, except `*` and `?`. Android's dynamic rules support only
wildcards.

**Fix:** Nothing is required. The router rejects such a value, and the app can open the link in a
browser.

## comparison-not-finished

The comparison of an association file with its manifest is incomplete.

**Meaning:** The comparison exceeded its limit, or the manifest lacks information that is needed to
generate an exact association file. The note contains the reason. Components or rules that were not
compared may open more links than intended.

**Fix:** Nothing is required. To get a complete comparison, add the missing identities to the
manifest, or generate the file with `waymark associate`.

## condition-not-expressible

The platform opens links that do not meet a condition of the route.

**Meaning:** Association files match each parameter separately, and cannot compare two of them.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** With `return >= depart`,
`https://fly.example/search?depart=2026-12-24&return=2026-12-20` also opens on Apple's platforms.

## custom-scheme

The link opens in the app, because the app declares its scheme.

**Meaning:** Links with a custom scheme need no association file. Any app can declare the same
scheme, so do not put secrets into such links.

**Fix:** Nothing is required.

**Example:** `shop://cart`, if the manifest contains `schemes: [shop]`.

## date-not-expressible

The platform opens dates that do not exist, such as February 30.

**Meaning:** Apple's patterns match the months 01 to 12 and the days 01 to 31. Android's patterns
check only the lengths of the three parts: four, two and two characters, which need not be digits in
dynamic rules. Neither platform can express the number of days in each month.

**Fix:** Nothing is required. The router rejects such a date, and the app can open the link in a
browser.

## difference-not-finished

The comparison of two association files is incomplete.

**Meaning:** The comparison exceeded its limit. For example, a component has hundreds of query
items, a pattern is very long, or a file contains thousands of patterns. Some changes may be missing
from the report.

**Fix:** Nothing is required. To see all changes, shorten or split the patterns that exceed the
limit.

## dot-not-expressible

Android also opens links in which a different character replaces a dot of the route.

**Meaning:** In Android's simple patterns, a dot matches any character, even after a backslash.
Devices convert the dynamic rules of `assetlinks.json` to such patterns.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** With the route `/item.{id:text}.html`, Android also opens `/itemXABCD.html`.

## empty-item-not-expressible

The platform opens links that the router rejects because a query parameter is empty or absent.

**Meaning:** Apple's patterns treat an absent parameter as an empty value. They cannot require a
parameter that may be empty, and cannot exclude an empty value of an optional parameter.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

## empty-path

Android does not open a link that has no path.

**Cause:** The router reads `https://shop.example` as a link to `/`. Android's rules and filters
match only a path with at least one slash.

**Fix:** Share the link with the slash. Browsers add it before they open the link.

**Example:** `https://shop.example` stays in the browser, and `https://shop.example/` opens.

## encoded-backslash-not-expressible

The platform opens links with an encoded backslash, which no route accepts.

**Meaning:** The platform decodes `%5C` before the comparison, and a wildcard matches the backslash.
The router rejects it, because some URL parsers read a backslash as a slash.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

## encoded-slash-not-expressible

The platform opens links with an encoded slash where the route has a slash.

**Meaning:** The platform decodes `%2F` before the comparison, so it cannot distinguish an encoded
slash from a slash that separates path components.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** With the route `/docs/{name:text}`, `/docs%2Fintro` opens too.

## excluded

A component or rule of the association file, or a group of an intent filter, excludes the link.

**Meaning:** The first component or rule that matches the link decides, and here it is an exclusion,
so the link stays in the browser. The report shows the position of the exclusion in the file.

**Fix:** Nothing is required if the exclusion is intended. Otherwise, before the exclusion, add a
component or rule that opens the link.

## exclusion-not-expressible

The platform opens links that the manifest excludes.

**Meaning:** The association file omits an exclusion that would also affect links of a route. It
also omits one if the proof that no route is affected would take too long. Intent filters for
Android 14 and older versions do not support exclusions at all.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** With `exclude: [/cart/print]` and the route `/cart/{id:text}`, Android 14 opens
`/cart/print`.

## file-too-large

The association file is larger than the limit of the system, so no link opens.

**Cause:** Apple's systems read at most 131,072 bytes (128 KB) and ignore a larger file.

**Fix:** Merge components with wildcards or substitution variables, or generate the file with
`waymark associate apple`.

## fingerprints-changed

The certificate fingerprints of an Android app changed.

**Meaning:** Devices verify an app only if its signing certificate matches one of the fingerprints.
If none matches, all links of the app on this host stay in the browser.

**Fix:** Nothing is required if the signing key changed. Otherwise, restore the old fingerprints.
After a change of the key, keep the old fingerprint as long as people use versions of the app that
were signed with the old key.

## fragment-not-expressible

The platform opens links whose fragment the router rejects.

**Meaning:** An association file contains one pattern for the whole fragment. The pattern cannot
match individual parameters in the fragment, or the exact values of a fragment without keys.

**Fix:** Nothing is required. For a more exact file, declare the parameters in the query instead of
the fragment.

## host-is-address

A host in the manifest is an IP address, so Apple's systems associate no app with it.

**Cause:** The entitlement and the association file require a domain name. The generated files omit
the address, so its links stay in the browser.

**Fix:** Serve the routes on a domain name, and list that host in the manifest.

**Example:** `hosts: [10.0.0.1]`

## host-not-associated

The app is not associated with the host of the link.

**Meaning:** On Apple's platforms, no association file for this host lists the app, or the link has
a different port. On Android, the host has no statement for the app, or no verified intent filter
contains the host.

**Fix:** Nothing is required if the app is not meant to open links of the host. Otherwise, add the
host to `hosts` in the manifest, and publish the files that `waymark associate` writes.

## host-with-port

A host in the manifest has a port, so Apple's systems read no association file for it.

**Cause:** Universal links always use the default port of their scheme. The files for Apple's
platforms omit the host, so its links stay in the browser.

**Fix:** Serve the routes on the host without a port. Keep the entry if the router or Android needs
it.

**Example:** `hosts: ["shop.example:8443"]`

## host-without-dot

A host in the manifest contains no dot, so Apple's systems find no association file for it.

**Cause:** Apple's servers fetch the association file over the internet. A name without a dot, such
as `localhost`, resolves only on the device or in a local network.

**Fix:** Serve the routes on a full domain name, and list that host in the manifest.

**Example:** `hosts: [intranet]`

## http-not-expressible

Apple's systems also open `http` links of an associated host.

**Meaning:** An association file does not distinguish the schemes `http` and `https`. The router
rejects `http` links unless the manifest contains `http: upgrade`.

**Fix:** Nothing is required. To accept such links, write `http: upgrade` in the manifest.

**Example:** `http://shop.example/cart`

## irregular-query

Apple's systems read the query differently from the router.

**Cause:** If a query contains an unencoded bracket or an incomplete escape, Apple's library
Foundation percent-encodes every percent sign in the query. The app then receives `%2561` instead of
`%61`. The severity is warning if the value of a declared parameter differs, and info otherwise.

**Fix:** Percent-encode the brackets as `%5B` and `%5D`, and complete the escapes.

**Example:** `https://shop.example/search?filter[color]=red`

## language-tag-not-expressible

The platform opens links whose values look like language tags but are not valid.

**Meaning:** The patterns match letters, digits and hyphens. They cannot check the structure of a
BCP 47 tag.

**Fix:** Nothing is required. The router rejects such a value, and the app can open the link in a
browser.

## length-not-expressible

The platform opens links whose values are shorter or longer than the type allows.

**Meaning:** Apple's patterns can count only a limited number of ASCII characters. Android's dynamic
rules can express a minimum length, but no maximum.

**Fix:** Nothing is required. The router rejects such a value, and the app can open the link in a
browser.

**Example:** With `length: 4..8` in the type, a value of nine characters also opens on Android.

## link-syntax-not-expressible

The platform opens links that the router rejects because of their syntax.

**Meaning:** The router rejects links that URL parsers read differently, such as links with user
information. Platforms do not reject them, and an association file cannot exclude them.

**Fix:** Nothing is required. The router rejects such a link, and the app shows an error.

**Example:** `https://user@shop.example/cart`

## matched

A component, a dynamic rule or an intent filter matches the link.

**Meaning:** The link opens in the app. The report shows which component, rule or filter decided. If
no Android manifest is given, the permission in `assetlinks.json` can decide alone.

**Fix:** Nothing is required.

## no-component

No component, rule or filter in the association files matches the link.

**Meaning:** The link stays in the browser. On Android, a link opens only if an intent filter
matches it. On Android 15 and newer versions, a dynamic rule must match it too, if `assetlinks.json`
contains dynamic rules.

**Fix:** Nothing is required if the app does not handle the link. Otherwise, add a route to the
manifest and publish the files again.

## no-host

No association file can be written for this host or app.

**Cause:** The app has no host that serves a route, or the selected host does not belong to the app.
For Apple's platforms, hosts with a port and IP addresses are ignored.

**Fix:** List the host in `hosts` in the manifest, or select a different app or host.

## no-identity

The manifest does not specify the identity of the app on this platform.

**Cause:** Apple's file requires application identifiers. Android's file requires the package name
and the SHA-256 fingerprints of the signing certificates.

**Fix:** For Apple's platforms, add `platforms.apple.appIDs`. For Android, add `package` and
`sha256` under `platforms.android`.

## no-link

The text is not a link with a scheme and a host, so no association file applies.

**Meaning:** Platforms match only absolute links against association files. A relative link or a
`mailto:` address never opens an app this way.

**Fix:** Nothing is required. To get a verdict, pass the complete link.

## no-page

A browser cannot load a page for the link.

**Meaning:** The link is not an `http` or `https` link with a host. For example, it has a custom
scheme.

**Fix:** Nothing is required. If people without the app should see a page, share an `https` link.

## no-scheme

The manifest declares no custom scheme, so no URL types can be written.

**Cause:** The URL types in Info.plist declare custom schemes. For `https` links, the app needs the
entitlement and the association file instead.

**Fix:** Add `schemes` to the manifest if the app needs a custom scheme.

## not-browsable

An intent filter contains the host or scheme of the link, but browsers cannot use the filter.

**Cause:** A browser starts only exported activities, through filters with the action VIEW and the
categories DEFAULT and BROWSABLE. The explanation names the missing part.

**Fix:** Add the missing action or category, or set `android:exported="true"`.

## not-decided

The given files do not determine what happens with this link.

**Meaning:** No file was given for the host of the link. Or the link has a custom scheme, but the
given files apply only to `https` links. Such a link is not reported as a difference between the
platform and the router.

**Fix:** Nothing is required. To get a verdict, pass the file of the host or the Android manifest.

## not-https

The link is not a web link, and no app declares its scheme.

**Meaning:** Platforms open only web links in associated apps. A link with any other scheme opens an
app only if the app declares the scheme. On Android, this code is also reported for an `http` link
if no intent filters are given.

**Fix:** Nothing is required. If the app should open the link, write the link with `https`, or
declare the scheme in `schemes` in the manifest.

**Example:** `mailto:help@shop.example`

## older-devices-differ

Android devices below API level 31 open different links than newer devices.

**Cause:** Android 11 and older versions ignore `pathAdvancedPattern` and `pathSuffix` in intent
filters. If a filter has no other paths, these versions open every path of its hosts.

**Fix:** Set the minimum API level to 31, or use `path`, `pathPrefix` or `pathPattern`. By default,
`waymark associate intent-filters` writes these three attributes.

## opens-less

The platform does not open a link in the app, although the router accepts the link.

**Cause:** No component, rule or filter in the association file matches the link, or an exclusion
matches it. The file may be older than the manifest, or the platform may be unable to associate the
host.

**Fix:** Generate the file with `waymark associate` and publish it. If the platform cannot associate
the host, serve the routes on a different host.

**Example:** If `/cart` is the only component in the file, `https://shop.example/item/ABC` stays in
the browser.

## opens-more

The platform opens a link that the router rejects.

**Cause:** The association file matches links for which the manifest has no route. The app therefore
receives a link that it cannot handle.

**Fix:** Generate the file with `waymark associate`, add a route to the manifest, or let the app
open such links in a browser.

## opens-too-much

A component or rule opens links that the router rejects, and that an exact file would not open.

**Cause:** The pattern is less restrictive than the routes and types in the manifest. The note
contains a sample link, and the code of its rejection.

**Fix:** Generate an exact file with `waymark associate`. If the app can open such links in a
browser, you can also keep the file.

**Example:** The component `/cart/*` also opens `/cart/x`, which the route `/cart/{id:integer}` does
not match.

## page

A browser shows the page of the link.

**Meaning:** The platform `web` is a browser that does not open links in apps, so it loads the page
of the link.

**Fix:** Nothing is required. For people who do not have the app, the page should contain the same
content as the app.

## path-length-not-expressible

On Android, links with long paths stay in the browser, because other components follow a catch-all.

**Meaning:** A catch-all is a parameter for several components, such as `{path:text+}`. Android
matches patterns without backtracking, so a wildcard for several components also matches the
components after the catch-all. The file therefore contains a pattern for each number of components
of the catch-all, from its minimum to 8. A single pattern would open all pages whose paths begin
with the text before the catch-all.

**Fix:** Nothing is required. The link opens in the browser. To open all links, put the catch-all at
the end, for example `/edit/{path:text*}`.

**Example:** For the route `/docs/{path:text+}/edit`, dynamic rules contain the patterns
`/docs/?*/edit`, `/docs/?*/?*/edit` and so on.

## pattern-not-expressible

The platform opens links with values that do not match the regular expression of the type.

**Meaning:** Association files do not support regular expressions. If the file cannot express the
regular expression exactly, it describes the values less precisely: by their first characters, the
characters that they can contain, and their length.

**Fix:** Nothing is required. The router rejects such a value, and the app can open the link in a
browser.

**Example:** With `flight: { pattern: "[A-Z]{2}[0-9]{1,4}" }`, `/flight/LHABC` also opens on Apple's
platforms.

## pattern-only

The platform opens all links that match the pattern of a route, whatever their values are.

**Meaning:** With `--readable`, the file contains one short pattern for each route, with a wildcard
for each value. Such a file is easier to read, but it opens more links than an exact file.

**Fix:** Nothing is required. To exclude values that the router rejects, generate the file without
`--readable`.

**Example:** For Android, the route `/cart/{id:text}` becomes the pattern `/cart/?*`.

## placeholder

The identities or hosts of the app are placeholders, so no file is written.

**Cause:** The manifest contains `placeholder: true`, or the example host of a draft. A file with
such values would associate a different app, or none.

**Fix:** Write the real values and remove `placeholder: true`. To see the file anyway, use
`--allow-placeholders`.

## precedence-not-expressible

The platform opens links that the router rejects, because two routes overlap.

**Meaning:** A value that one route rejects may be part of a valid link of a different route. If the
file excluded the value, it would also exclude the valid link. The file therefore also matches links
of the first route with the rejected value.

**Fix:** Nothing is required. To get an exact file, give the routes different prefixes.

**Example:** The routes `/item/{id:integer}` and `/{section:text}/{name:text}` in one manifest.

## proof-not-finished

The platform opens some links because the proof that no route matches them takes too long.

**Meaning:** The file excludes links only if Waymark can prove that the exclusion affects no route.
With hundreds of routes that begin with a parameter, or with long enumerations, the proofs exceed
their limit.

**Fix:** Nothing is required. To make the proofs shorter, begin the routes with different literal
components.

## query-not-expressible

Android opens links with query parameters that the router rejects.

**Meaning:** Intent filters for Android 14 and older versions do not read the query. Dynamic rules
and groups can only require a parameter. They cannot reject a repeated parameter, or an invalid
value of an optional parameter.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

## range-not-expressible

The platform opens links whose whole numbers are out of range or have leading zeros.

**Meaning:** The patterns can match digits, and at most limit their number. They cannot compare
numeric values.

**Fix:** Nothing is required. The router rejects such a number, and the app can open the link in a
browser.

**Example:** With the type `{ integer: 1..5000 }`, a link with `9999` opens too.

## redirect-not-expressible

The platform opens a link of a retired route, but the router rejects the link after the redirect.

**Meaning:** A retired route has the key `redirect`, and the association file contains its path. The
router builds the link of the new route, and rejects the original link in these cases:

- the manifest excludes the new link
- a different route matches the new link
- the values do not meet the conditions of the new route
- a value of the query cannot be part of the new path

**Fix:** Nothing is required. The app can open such a link in a browser. To keep such a link out of
the app, exclude its path.

**Example:** `old: { path: "/p/{id}", redirect: item }`, where `/item/new` is a different route: the
link `/p/new` opens the app.

## relations-changed

The relations of an app in `assetlinks.json` changed.

**Meaning:** A relation defines what the host allows the app to do, such as opening links or sharing
passwords. Without `delegate_permission/common.handle_all_urls`, no link opens in the app.

**Fix:** Nothing is required if the change is intended. Otherwise, restore the relations.

## repeated-item-not-expressible

The platform opens links in which a query parameter occurs twice.

**Meaning:** Association files match each occurrence of a parameter separately, and cannot count the
occurrences. The router rejects a link that repeats a parameter, unless the parameter is a list.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** `https://shop.example/list?page=1&page=2`

## scheme-not-expressible

The platform opens every link with the app's custom scheme.

**Meaning:** The URL types of Info.plist and the generated intent filters declare the custom scheme
without paths.

**Fix:** Nothing is required. The router rejects links that match no route, and the app shows an
error.

**Example:** `shop://anything`

## size-not-expressible

The platform opens links with invalid values, because an exact file would be too large.

**Meaning:** Apple's systems read at most 128 KB. If the exact file is larger, `waymark associate`
omits the exclusions of invalid values or the longest enumerations.

**Fix:** Nothing is required. To get an exact file, shorten long enumerations, or distribute the
routes among several hosts.

## subdomain-not-expressible

The platform opens the links of all subdomains, also those that the router rejects.

**Meaning:** The manifest has a host with a parameter, such as `{store:slug}.shop.example`.
Entitlements and intent filters contain the wildcard `*.shop.example`, which matches all subdomains
at any depth. The app receives their links. The router accepts only a single label that is a value
of the parameter's type.

**Fix:** Nothing is required. The app can open rejected links in the browser.

**Example:** `https://a.b.shop.example/item/7`

## suffix-not-expressible

Android opens links with any text after a value.

**Meaning:** Android matches patterns without backtracking. After a wildcard, a pattern cannot match
literal text that the value itself may contain, so the pattern ends with the wildcard for the value.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** The route `/item.{id:text}.html` becomes the pattern `/item.?*`, so `/item.7.pdf` also
opens the app.

## too-large

The association file would exceed the size limit of Apple's systems, so it is not written.

**Cause:** The systems ignore files of more than 131,072 bytes (128 KB). The file is too large even
without comments in its components and without exclusions of values.

**Fix:** Use `--readable` to write short patterns, or distribute the routes among several hosts.

## trailing-slash-not-expressible

The platform ignores a trailing slash, although the route requires or rejects it.

**Meaning:** Apple's systems ignore a trailing slash in the path, and wildcards on Android match it.
The file can neither require nor reject it.

**Fix:** Nothing is required. To accept both forms, remove `slash` from the route.

**Example:** With `help: { path: /help, slash: refused }`, `/help/` also opens on Apple's platforms.

## unknown-keys-not-expressible

The platform opens links with query parameters that a strict route does not declare.

**Meaning:** Association files match only the parameters that they list. They cannot exclude all
other parameters, as `strict: true` does in the router.

**Fix:** Nothing is required. If additional parameters are harmless, remove `strict` from the route.

**Example:** `https://shop.example/help?utm_source=mail`

## unreadable-file

The association file cannot be read, so no link opens.

**Cause:** The file is not valid JSON or XML, or its outermost value has the wrong type. Devices
ignore the whole file.

**Fix:** Check the file with `waymark check FILE`, which marks the position of the error.

## verdict-not-finished

The comparison of the platforms with the router is incomplete.

**Meaning:** The search for differences between the platforms and the router has a limit. Manifests
with thousands of routes, or with hundreds of similar paths, can exceed it.

**Fix:** Nothing is required. To get complete results, select a single app with `--app`, or pass the
links that matter.

## wildcard-crosses-slash

Android opens longer paths, because a wildcard also matches slashes.

**Meaning:** Dynamic rules and simple patterns do not support a wildcard that stops at a slash. The
wildcard for a parameter in the path therefore matches several path components.

**Fix:** Nothing is required. The router rejects such a link, and the app can open it in a browser.

**Example:** With the route `/cart/{id:text}`, `/cart/AB/x` also opens on Android.

## wildcard-not-expressible

The platform also opens links with a different character in place of a literal `*`, `?` or `$(`.

**Meaning:** In association files, `*` and `?` are wildcards, `$(` begins a variable, and there are
no escapes. A literal `*` or `?`, and the parenthesis of a literal `$(`, therefore become the
wildcard `?`, which matches any character.

**Fix:** Nothing is required. For an exact file, avoid these characters in paths and enumerations.

## words-not-expressible

The platform opens links with words that are not in the enumeration.

**Meaning:** A long enumeration becomes a pattern that checks only the characters of the words,
because the file would otherwise be too large. On Apple's platforms, the same applies to repeated
parameters and to parameters for several path components.

**Fix:** Nothing is required. The router rejects such a word, and the app can open the link in a
browser.

"""#
    case "catalogs": #"""
# Translations and catalogs

The codes of `waymark catalog import` and `waymark catalog convert`, of baselines, and of lists of
used keys.

## attribute

A conversion loses an attribute that only the original file format supports.

**Meaning:** The original files contain something that the target file format does not support, such
as header fields or obsolete entries of a PO file. The message names the part that is lost.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss attribute`.

## comment

A conversion loses a comment for translators.

**Meaning:** The target file format does not support comments, or cannot express this one. For
example, an XML comment cannot contain two consecutive hyphens.

**Fix:** Nothing is required. To keep comments, choose a file format that supports them. To accept
such losses, use `--allow-loss comment`.

## context

A conversion loses the context that distinguishes equal keys.

**Meaning:** Some file formats, such as those of gettext and Qt, support contexts. The target file
format identifies a string only by its key.

**Fix:** Nothing is required. To distinguish the keys, rename them. To accept such losses, use
`--allow-loss context`.

## contradiction

The file of translations contains two different translations of the same string.

**Cause:** Two rows specify the same catalog, key, variation and language, but different targets.
The message contains the line number of the other row. Neither row is imported.

**Fix:** Keep the row with the correct translation, and remove the other.

## duplicate-member

A baseline, a list of used keys (`--usage`) or a table contains the same member or column twice.

**Cause:** If two JSON members have the same name, some parsers keep the first, others the last. In
a table, the second column would be ignored.

**Fix:** Remove one of the members or columns. Alternatively, if the file is a baseline, delete it,
and recreate it with `--update-baseline`.

## extraction-state

A conversion loses the extraction state of a key.

**Meaning:** Xcode's string catalogs store how a key was added, for example `manual`, or that the
key is `stale`. The target file format does not store this state.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss extraction-state`.

## incomplete

The file translates only some variations of a key that has no translation in the language yet.

**Cause:** A string that varies, for example by device, needs a translation for each variation. The
import does not write an incomplete key, because the app would display the source string for the
missing variations.

**Fix:** Translate all rows of the key.

## inline-elements

The translation contains inline elements that the string in the catalog does not contain.

**Cause:** A translation tool added inline elements, such as `<g>` or `<x/>`, or markup tags to the
target. The source string contains no such elements, so the app may display them as text.

**Fix:** Remove the elements from the translation, or use only the elements of the source string.

## invalid-encoding

The table of translations is not valid UTF-8.

**Cause:** Some spreadsheet programs write tables in a legacy encoding such as Windows-1252.
Accented letters in that encoding are not valid UTF-8.

**Fix:** Save the table as "CSV UTF-8".

## invalid-language

The language of the row is not a valid tag, is the source language, or differs from `--language`.

**Cause:** The column `language` must contain a BCP 47 tag. Source strings are not imported, because
the translations in all languages depend on them.

**Fix:** Correct the language of the row. Change source strings in the catalog itself.

**Example:** The language `en` in a catalog whose source language is English.

## invalid-state

The column `kind` of a table of translations contains an unknown value.

**Cause:** The export writes the kinds `string`, `plurals` and `string-array`. The import needs the
kind to identify a string.

**Fix:** Restore the value that the export wrote.

## key

A conversion loses a key with all of its content.

**Meaning:** The name of the key is not valid in the target file format, or none of its strings can
be converted. If the original file contains a key twice, one of the two is also lost.

**Fix:** Nothing is required. To keep a key whose name is not valid, rename it. To accept such
losses, use `--allow-loss key`.

## kind

A conversion loses the information that a key is a plural or an array.

**Meaning:** Usually, the target file format has no plurals, or no arrays. If the key is a plural,
only one string is written: usually the one for `other`. If it is an array, each element gets a
separate key. Two kinds in JSON files are always lost: arrays with elements other than strings, and
numbered plural forms of older i18next versions.

**Fix:** Nothing is required. To keep plurals and arrays, choose a file format that supports both.
To accept such losses, use `--allow-loss kind`.

## language

A conversion loses a language.

**Meaning:** The name of the language is not a language tag, the file names of the target format
cannot express the language, or the language has no strings.

**Fix:** Nothing is required. If the name of the language is wrong, correct it. To accept such
losses, use `--allow-loss language`.

## lint

The linter finds an error in the translation, so the translation is not imported.

**Cause:** The import checks each translation with the rules and terms in the `waymark.yaml` of the
catalog. The message begins with the name of the rule, such as `placeholder-missing`.

**Fix:** Correct the translation. `waymark explain RULE` explains the rule.

**Example:** The source is `Hello, %@`, and the translation `Hallo` lacks the placeholder.

## missing-member

A required member of a baseline or a list of used keys (`--usage`), or a column of a table, is
missing.

**Cause:** A baseline requires `version` and `diagnostics`, and each of its entries requires
`catalog` and `rule`. A used key requires `path`, `language`, `range`, `key` and `call`. A table
requires the columns `key`, `variation`, `source`, `target`, `language`, `kind` and `catalog`.

**Fix:** Add the member or the column that the message names. Do not remove columns from an exported
table.

## missing-plural-category

The translation of a plural lacks a category that the language requires, so it is not imported.

**Cause:** According to CLDR, some numbers select this category in the language. The message lists
sample numbers. If the string for the category is missing, the app displays a different plural form
or the source string.

**Fix:** Translate the rows of all categories of the key.

**Example:** Polish requires `one`, `few`, `many` and `other`.

## not-written

The translation was not imported, because one of the catalog files could not be written.

**Cause:** An import replaces either all files or none. The message names the file that could not be
written, and contains the system’s error message.

**Fix:** Correct the cause, for example by making the file writable, and import again.

## order

A conversion changes the order of the keys.

**Meaning:** The target file format requires a different order or grouping. For example, Xcode sorts
the keys of a string catalog, and JSON files keep the keys of one object together.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss order`.

## path

A conversion joins the nested names of a key into a single name.

**Meaning:** In nested JSON, a key consists of the names of nested objects. In the target file
format, a key is a single name, such as `menu.file.open`.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss path`.

## placeholder

A conversion cannot express the placeholders of a string in the target format.

**Meaning:** The target file format has no equivalent placeholder, or the file does not show whether
characters such as `%` begin a placeholder. The message contains the reason. The conversion writes
the strings of the key unchanged.

**Fix:** Nothing is required. If the app formats the strings of the key, correct their placeholders.
To accept such losses, use `--allow-loss placeholder`.

**Example:** `%.2f` has no equivalent in ARB.

## should-translate

A conversion loses the information that a string must not be translated.

**Meaning:** Xcode's string catalogs and Android resources can mark such strings. The target file
format cannot.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss should-translate`.

## source-changed

The source string has changed since the export, so the translation is not imported.

**Cause:** The translation was made for a source string that differs from the current one. The
message contains the current source string of the catalog.

**Fix:** Export again, translate the new source string, and import that file.

## source-language

A conversion loses the information about which language is the source language.

**Meaning:** Files in the target format do not declare the source language, or the original file
contains no valid tag for it.

**Fix:** Nothing is required. If the original file contains no valid tag, pass `--source-language`.
To accept such losses, use `--allow-loss source-language`.

## state

A conversion loses the state of a translation.

**Meaning:** The target file format cannot mark a string as new or as needing review.

**Fix:** Nothing is required. To accept such losses, use `--allow-loss state`.

## substitution

A conversion loses a substitution, or its attributes.

**Meaning:** In Xcode's string catalogs and `.stringsdict` files, one string can contain several
plurals. The target file format supports at most one plural in a string, or cannot express the type
of its number.

**Fix:** Nothing is required. To keep all plurals, split the string into several keys. To accept
such losses, use `--allow-loss substitution`.

## syntax

A baseline or a list of used keys (`--usage`) is not valid JSON, or a table is malformed.

**Cause:** In a table, a quotation mark is not closed, text follows a closing quotation mark, or a
row contains too many fields. In JSON, a comma or bracket is missing or misplaced.

**Fix:** Correct the file at the marked position, or recreate it with the tool that wrote it.

**Example:** In `"Hallo" Welt,de`, text follows the closing quotation mark.

## text

A conversion loses a string, or the strings of a variation.

**Meaning:** The target file format cannot contain the string. For example, the string is for a
device or a plural category that the format does not support, or the string contains control
characters. The message contains the reason.

**Fix:** Check the keys that the report lists. If the app does not need these strings, accept such
losses with `--allow-loss text`.

## unknown-catalog

No searched path contains the catalog that the row names.

**Cause:** The column `catalog` contains the path of the catalog, relative to the folder in which
the export ran. The import runs in a different folder, or the catalog was moved.

**Fix:** Run the import in the same folder as the export, or pass the paths of the catalogs.

## unknown-key

The catalog does not contain the key, or the key has no such variation.

**Cause:** Since the export, the key was removed or renamed, or marked as not translatable, or the
variation in the row was changed.

**Fix:** Export again. If the columns `key`, `variation` and `kind` were changed, restore them.

## unknown-language

The catalog does not contain the language of the row, or a used key has an unknown programming
language.

**Cause:** An import adds a new language to a catalog only if you pass it with `--language`, because
a new tag may be a mistake. In a list of used keys (`--usage`), `language` is the programming
language of the source file.

**Fix:** To add the language to the catalog, pass its tag with `--language`. In a list of used keys,
write one of the languages that the message lists.

## unknown-member

A baseline contains an unknown member.

**Cause:** The members of the file are `version` and `diagnostics`. The members of an entry of
`diagnostics` are `catalog`, `key`, `language`, `rule` and `count`.

**Fix:** Correct the name. Alternatively, delete the baseline, and recreate it with
`--update-baseline`.

## unknown-version

The baseline has a version that this tool does not support.

**Cause:** This tool reads version 1. A later version of the tool wrote the file, or the number was
changed.

**Fix:** Update the tool. Alternatively, delete the baseline, and recreate it with
`--update-baseline`.

## unwritable

The translation cannot be written into the file of the catalog.

**Cause:** The file has no suitable position for the string, or its format cannot express the
string. For example, XML does not allow control characters. Or Waymark could not read the changed
file in a test. The message contains the reason.

**Fix:** Change the translation according to the message. If the catalog has no file for the
language, add the file first.

## wrong-type

A member of a baseline or of a list of used keys (`--usage`) has the wrong type.

**Cause:** In a baseline, `diagnostics` is an array of objects, and `count` is at least 1. In a list
of used keys, each line is an object, and `range` contains two byte offsets.

**Fix:** Correct the value at the marked position. Alternatively, recreate a baseline with
`--update-baseline`, or a list of used keys with the tool that wrote it.

"""#
    case "configuration": #"""
# Configuration files

The codes for `waymark.yaml` files, session defaults, and YAML files in general.

## duplicate-key

A mapping contains the same key twice.

**Cause:** YAML requires that the keys of a mapping be unique. Waymark reads only the first value,
but many other parsers keep the last.

**Fix:** Merge the two values, or remove one of the keys.

**Example:** `lint: { exclude: [a], exclude: [b] }`

## duplicate-language

The list `languages` of the session defaults contains the same language twice.

**Cause:** A session offers each language only once. Two tags with the same canonical form, such as
`zh-TW` and `zh-tw`, are the same language.

**Fix:** Remove the second tag, or replace it with the intended language.

**Example:** `languages: [en, en]`

## file-too-large

The YAML file is larger than 16,777,216 bytes (16 MiB).

**Cause:** The size of a file is limited, so that a file that is passed by mistake cannot exhaust
the memory.

**Fix:** Pass the correct file, or split it.

## forbidden-character

The YAML file contains a character that YAML does not allow.

**Cause:** YAML 1.1, section 5.1, excludes control characters other than tabs and line breaks. Such
characters often originate from copied text.

**Fix:** Remove the marked character. If it is needed, write it as an escape in double quotes, such
as `"\x07"`.

## invalid-key

A key in the YAML file is a list or a mapping.

**Cause:** YAML allows any node as a key, but in `waymark.yaml` and in session defaults, all keys
are strings.

**Fix:** Write a string as the key. If it begins with a bracket or a brace, quote it.

**Example:** `{ ? [a] : b }`

## invalid-language

A language in `waymark.yaml` is not a well-formed BCP 47 tag.

**Cause:** The subtags of a tag are separated by hyphens. POSIX and Java locale names use
underscores instead.

**Fix:** Write the tag with hyphens.

**Example:** `languages: [zh_CN]` becomes `languages: [zh-CN]`.

## invalid-path

A path pattern in `waymark.yaml` can never match a file.

**Cause:** Patterns are relative to the folder of `waymark.yaml`, and match only files below it. A
pattern that is absolute, contains `..`, or begins with `!` or `#` matches no catalog.

**Fix:** Write the path relative to the folder of `waymark.yaml`, such as `App/**`.

**Example:** `exclude: [../Shared]`

## invalid-term

A term contains a wildcard that is not at its start or end, begins or ends with a space, or has no
word.

**Cause:** A `*` at the start or end of a term matches additional letters of the word. Elsewhere, a
`*` is not supported. A term with leading or trailing spaces never matches, and a term that consists
only of `*` contains no word.

**Fix:** Move the `*` to the start or end of the term, and remove leading and trailing spaces.

**Example:** `forbidden: ["log*in"]`

## language-not-offered

The value of `language` in the session defaults is not one of the offered languages.

**Cause:** The link for attendees preselects this language, so the session must offer it. Without
`languages`, a session offers the languages of the standard defaults.

**Fix:** Add the language to `languages`, or write one of the offered languages.

**Example:** `language: it`, if `languages` does not contain `it`.

## missing-key

An entry lacks a required key.

**Cause:** An entry of `allow` requires `rule`, an entry of `overrides` requires `paths` and
`rules`, and an entry of `catalogs` requires `path`. An entry of `terms` requires `term`, and an
entry of the glossary also requires `translations`.

**Fix:** Add the key that the message names.

**Example:** The entry in `allow: [{ path: "App/**" }]` lacks `rule`.

## multiple-documents

The YAML file contains a second document.

**Cause:** A line with `---` begins a new document. Waymark reads only one document from a file.

**Fix:** Remove the line, or move the second document to a separate file.

## not-utf-8

The YAML file is not valid UTF-8.

**Cause:** Some editors save files in UTF-16 or in a legacy encoding such as Windows-1252.

**Fix:** Save the file as UTF-8.

## open-to-presenters

The session defaults allow anyone to present.

**Cause:** A person who presents controls the session. The security level for presenters must
therefore be `passcode` or `login`, and never `open`.

**Fix:** Write `presenter: passcode` or `presenter: login`. Only the level for attendees can be
`open`.

**Example:** `security: { presenter: open }`

## short-id

The session defaults specify ids so short that an attacker can guess the id of an open session.

**Cause:** Ids with six or fewer characters have fewer than 23 bits of entropy. A person who tries
random ids soon finds an open session.

**Fix:** Use longer groups, such as `id: { groups: [4, 4] }`.

**Example:** Ids of `id: { groups: [4] }` have 13.5 bits of entropy.

## too-deep

The YAML file contains too many levels of nested lists and mappings.

**Cause:** A file may have at most 64 levels. Deeper nesting could exhaust the memory of a parser.

**Fix:** Reduce the number of levels. Often, a bracket is not closed.

## too-many-nodes

The YAML file contains more than one million nodes.

**Cause:** For each alias, all nodes that the alias refers to are counted again. Even a small file
can therefore represent a very large number of nodes.

**Fix:** Remove nested aliases, or split the file.

## unexpected-tag

The YAML file contains a tag, which Waymark does not support.

**Cause:** A tag such as `!!str` or `!include` changes the meaning of a value. Waymark reads each
scalar as it is written.

**Fix:** Remove the tag. If the value is a string, quote it.

**Example:** `lint: !include lint.yaml`

## unknown-alias

The YAML file contains an alias whose anchor is not defined before it.

**Cause:** A plain value that begins with `*`, such as `*name`, is an alias that refers to the
anchor `&name`. Path patterns that begin with `*` must therefore be quoted.

**Fix:** Quote the value, or define the anchor before the alias.

**Example:** `exclude: [*generated]` becomes `exclude: ["*generated"]`.

## unknown-key

A mapping contains a key that the file format does not define.

**Cause:** The key is misspelled, or belongs to a different mapping. Merge keys (`<<`) are not
supported either. The note lists the valid keys of the mapping.

**Fix:** Correct the key, or remove it.

**Example:** In `lint: { langs: [en] }`, the key should be `languages`.

## unknown-rule

The configuration names a lint rule that does not exist.

**Cause:** The name of the rule is misspelled, or the rule belongs to a different linter.

**Fix:** Correct the name. `waymark rules` lists all rules.

**Example:** In `rules: { missing-translaton: error }`, the name should be `missing-translation`.

## weak-passcode

With these session defaults, an attacker can try more than one percent of all passcodes in a day.

**Cause:** The number of digits, the number of attempts and the pause determine how many passcodes
can be tried in a day. With the standard defaults, an attacker can try 0.3 percent of all passcodes
in a day.

**Fix:** Use more digits, fewer attempts or a longer pause.

**Example:** `passcode: { length: 4, attempts: 1000, pause: 1s }`

## wrong-kind

A value is not of the kind that its key requires: a string, a list or a mapping.

**Cause:** The value of the key is of a different kind, or is missing. Usually, brackets or the
indentation of the next lines are missing.

**Fix:** Write a value of the kind that the message names. The fix-it puts a single value into a
list.

**Example:** `languages: en` becomes `languages: [en]`.

## wrong-value

A value is not among the values that its key accepts.

**Cause:** A severity is `error`, `warning`, `info` or `off`, and a flag is `true` or `false`. In
session defaults, numbers and durations have limits, a duration requires a unit, as in `30m`, and a
language is a BCP 47 tag.

**Fix:** Write one of the values that the message names.

**Example:** In `rules: { missing-translation: warn }`, the severity should be `warning`.

## yaml-syntax

The file is not valid YAML.

**Cause:** Common mistakes are wrong indentation, a missing closing bracket, a colon that is not
followed by a space, and special characters in a value without quotes. The message and its note mark
the position.

**Fix:** Correct the marked line. If the diagnostic has a fix-it, apply it.

**Example:** In `languages: [en, de`, the closing bracket is missing.

## yaml-tab

The YAML file is indented with a tab.

**Cause:** YAML allows only spaces for indentation, because the width of a tab is not defined.

**Fix:** Replace the tab with spaces.

"""#
    case "drafts": ##"""
# Drafts of manifests

The codes of `waymark init manifest`. The command drafts a link manifest from sources: association
files, Android manifests, property lists, and links that the app has received.

## draft-ambiguous-escape

Values in the queries of links are omitted, because iOS and browsers read an escape differently.

**Meaning:** The query contains an unencoded bracket or an incomplete escape. Apple's library
Foundation percent-encodes every percent sign in such a query again, so an app reads a different
value than a browser.

**Fix:** Nothing is required. If the app needs the parameter, declare it in the manifest.

**Example:** `https://shop.example/item?size=%61&tag=[x]`

## draft-any-path

An intent filter matches every link with a custom scheme, but the draft matches only its routes.

**Meaning:** An intent filter with a custom scheme and no hosts cannot restrict paths, so it matches
every link with this scheme. A manifest lists the routes that the app handles.

**Fix:** Nothing is required. If the app handles other links, add routes for them.

## draft-codes

The codes of `$(lang)` or `$(region)` are not carried over, because the path ignores case.

**Meaning:** An enumeration would have to list each code in every combination of uppercase and
lowercase letters. Instead, the route matches any letters of the same length.

**Fix:** Nothing is required. To restrict the values, write the type `language`, or an enumeration
of the codes that the site uses.

**Example:** `{"/": "/$(lang)/cart", "caseSensitive": false}`

## draft-conflict

A route is omitted, or kept only in part, because another route matches some of its links.

**Cause:** In a manifest, two routes of equal precedence must not match the same link. Association
files may contain such patterns, because platforms try the patterns in the order of the file.

**Fix:** Compare the two patterns in the report. Add the missing route with a path or types that do
not overlap.

## draft-contained-path

A pattern has no separate route, because another route matches all of its links.

**Meaning:** In a manifest, a component such as `watch_videos{id}` does not take precedence over
`watch{id}`, although its literal text is longer. The draft therefore contains only the route for
the pattern that matches more links.

**Fix:** Nothing is required. The app can distinguish the links by the value of the parameter.

**Example:** The patterns `/watch_videos*` and `/watch*` become one route.

## draft-discarded-rules

The list `dynamic_app_link_components` is not carried over, because Android discards all of it.

**Cause:** A single malformed or empty field makes the whole list of dynamic rules invalid. Devices
then apply only the intent filters.

**Fix:** Correct the rules in `assetlinks.json` (see `android-rules-discarded`), or pass the Android
manifest with `--manifest-xml`.

## draft-empty-wildcard

A wildcard may match the empty string, but the drafted route requires at least one character.

**Meaning:** The value of a parameter in a path has at least one character. Links in which the
wildcard matches the empty string do not match this route.

**Fix:** Nothing is required. If the site has such links, add a route without the parameter.

## draft-encoded-length

A pattern counts the characters of the encoded link, but the type counts those of the value.

**Meaning:** Unless `percentEncoded` is false, Apple's systems count `%C3%BC` as six characters. A
type in a manifest counts the decoded letter `ü` as one.

**Fix:** Nothing is required if the values are ASCII. Otherwise, adjust the `length` of the type.

**Example:** `{"/": "/buy/???"}` does not match the encoded form of `/buy/für`, but the route does.

## draft-exclusion

An exclusion in an association file is not carried over to the draft.

**Cause:** An exclusion in a manifest is a path. It cannot depend on the query or the fragment, and
cannot ignore case. An exclusion of the whole path would also reject links that must open.

**Fix:** Declare the types of the parameters so that the router rejects the excluded values. If the
app opens no links with the path, add the path to `exclude`.

**Example:** `{"/": "/list", "?": {"draft": "1"}, "exclude": true}`

## draft-exclusion-order

An exclusion is omitted, because an earlier entry that ignores case opens some of the same links.

**Cause:** The platform applies the first component or rule that matches. In a manifest, an
exception (`{ except: PATH }`) before an exclusion has the same effect. But an exception is
case-sensitive, and the earlier component or rule is not. In the manifest, the exclusion would
therefore also reject links that currently open.

**Fix:** For the links that must stay in the browser, add narrower paths to `exclude`.

## draft-exclusion-part

An exclusion is carried over only in part.

**Meaning:** A wildcard in the association file matches several path components, or the file
excludes only the path with a trailing slash. In the manifest, a parameter of an exclusion matches a
single component, and a trailing slash is ignored.

**Fix:** Nothing is required. If more links should stay in the browser, extend `exclude`.

**Example:** The dynamic rule `{"/": "/x/*", "exclude": true}` also excludes `/x/`, but the draft
does not.

## draft-fragment

The condition for the fragment is not carried over.

**Meaning:** A route can declare parameters in the fragment, such as `#tab=2`, or a pattern with
literals and values, such as `#comment-{id}`. A route cannot express other conditions, such as a
fixed fragment. Fragments of observed links become a pattern only if the links of a path have at
least three fragments. These fragments must differ only in numbers at the same positions. Otherwise,
the route matches links with any fragment.

**Fix:** Nothing is required. If the app reads the fragment, declare its parameters or its pattern
in `fragment`.

**Example:** `{"/": "/help", "#": "section"}`

## draft-http

Links with the scheme `http` are not carried over unchanged.

**Meaning:** Routes match `https` links. Observed `http` links are treated as `https` links. An
intent filter for `http` results in `http: upgrade` only if all verified hosts have both schemes.

**Fix:** Nothing is required. If the app should accept `http` links, write `http: upgrade` in the
manifest.

## draft-include

A file that `assetlinks.json` includes is not read.

**Meaning:** Devices also read the statements of the file that `include` names. This command does
not fetch files.

**Fix:** Nothing is required. To draft from these statements too, download the file and pass it with
`--android`.

## draft-left-out

A part of the given files is omitted, because it would be an error in a manifest.

**Cause:** The files contain something that a manifest does not allow, such as an invalid host, a
reserved scheme or an invalid identity. The message contains the position and the error.

**Fix:** Correct the file, or add the part to the manifest by hand.

## draft-malformed-link

A line of the list of links is not a link.

**Cause:** A link is an absolute URL of at most 8,192 bytes, without spaces and without user
information. A URL with a scheme such as `mailto` is never a link of an app.

**Fix:** Correct or remove the line. Empty lines and lines that begin with `#` are ignored.

**Example:** In the line `shop.example/item/12`, the scheme is missing.

## draft-mixed-schemes

Links with a custom scheme and a web host are not carried over.

**Meaning:** Android combines the `<data>` elements of a filter, so a filter with `https`, `shop`
and a host also matches `shop://shop.example/`. Such links are rarely intended.

**Fix:** Nothing is required. To avoid such links, write a separate intent filter for each scheme.

## draft-no-app

An association file allows no app to open links, so nothing is drafted from it.

**Cause:** Apple's file contains no entry of `details` with an application identifier. Or
`assetlinks.json` contains no statement with the relation
`delegate_permission/common.handle_all_urls`.

**Fix:** Pass the correct file, or fix the problems that `waymark check` reports.

## draft-no-filter

The Android manifest contains no intent filter for links.

**Cause:** A filter for links contains the action VIEW, the categories DEFAULT and BROWSABLE, and a
scheme. Filters with a MIME type are ignored.

**Fix:** Pass the manifest of the module that contains the filters, or the merged manifest of the
build.

## draft-no-host

No given file or link contains a host or a scheme, so the draft contains an example host.

**Cause:** Apple's association file and `assetlinks.json` do not contain the name of the host that
serves them.

**Fix:** Pass the host, as in `--host shop.example`, or `HOST=FILE` with `--apple` and `--android`.
An entitlements file also contains the hosts.

## draft-no-route

The given files contain no path, so the draft has no route and matches no link.

**Cause:** Identities, hosts and schemes alone do not show which links the app handles.

**Fix:** Pass real links with `--input`, or association files with `--apple` and `--android`.

## draft-no-url-types

The property list contains neither URL types nor associated domains.

**Cause:** URL types are in Info.plist under `CFBundleURLTypes`. Associated domains are in the
entitlements file, not in Info.plist.

**Fix:** Pass the other file of the app with `--info-plist`.

## draft-no-way-back

An Android pattern matches fewer links than the route that is drafted from it.

**Meaning:** Android matches patterns without backtracking. A repetition such as `[0-9]*` consumes
text that the remaining part of the pattern needs. Some links therefore never match on Android,
although they match the route.

**Fix:** Nothing is required. `waymark associate intent-filters` writes patterns that match all
links of the route.

## draft-open-end

A drafted route ends with one value, but an Android file opens any number of components.

**Meaning:** Android's wildcards match slashes, so the Android file opens longer paths. Another
given file or link has the same path with a single value at the end, and the draft contains only
this path.

**Fix:** Nothing is required. If the app handles longer paths, write `{rest:text*}` in the path.

## draft-optional-item

A query parameter is optional in the draft, because only some of the given files require it.

**Meaning:** One file opens the path only with the parameter, and another file opens it without the
parameter. The draft accepts both.

**Fix:** Nothing is required. If the app needs the parameter, remove the question mark from its
type.

## draft-other-app

The entry of another app is not carried over.

**Cause:** A manifest describes one app, but the given files name several apps or packages.

**Fix:** To draft a manifest for the other app, run the command again with `--app`. The option
accepts the end of an identifier or package name.

## draft-path

A path in a given file is not converted to a route.

**Cause:** The pattern contains invalid percent-encoding, Android cannot parse the pattern, or no
valid link has such a path, for example because a component is empty. If there are several patterns
for one path, only the first is kept.

**Fix:** Correct the pattern in the file, or add the route by hand.

**Example:** `android:path="/x//"` contains an empty component.

## draft-query

A condition for the query is not carried over.

**Cause:** A route declares each parameter with a name and a type. A pattern for the whole query, or
a pattern that requires an empty value, cannot be expressed in this way. A pattern that is not
percent-encoded UTF-8 is not carried over either.

**Fix:** If the app reads the query, declare its parameters under `query` in the route.

**Example:** `{"/": "/list", "?": "*page*"}`

## draft-query-name

A query key is omitted, because a parameter in a manifest cannot have this key.

**Cause:** A key consists of ASCII letters, digits and the characters `-._~[]$@:`. At least one
letter must precede all digits and underscores. For example, a key with a space cannot be declared.

**Fix:** If the app needs the value, rename the parameter on the site. Otherwise, nothing is
required, because routes ignore unknown keys.

**Example:** `{"/": "/list", "?": {"page number": "1"}}`

## draft-query-order

A pattern for the whole query is converted to parameters, which may be in any order.

**Meaning:** The pattern matches the parameters only in a fixed order and without additional
parameters. A route accepts them in any order, and also accepts unknown parameters.

**Fix:** Nothing is required. To reject unknown parameters, write `strict: true` in the route.

**Example:** `{"/": "/list", "?": "id=*&page=?*"}`

## draft-query-pattern

Only the character set and the length of a parameter's pattern are carried over.

**Meaning:** The drafted type of a parameter defines a character set and a length, or an
enumeration. It cannot express fixed text together with wildcards.

**Fix:** Nothing is required. If the exact form of the value matters, write a type with `pattern`,
or check the value in the app.

**Example:** For `{"/": "/list", "?": {"key": "ab*"}}`, the type does not require that values begin
with `ab`.

## draft-refused-values

The excluded values of a parameter are not carried over, so the route also matches these values.

**Meaning:** The exclusion contains more patterns for values than a type can express. The message
contains the number of these patterns.

**Fix:** Nothing is required. To reject the values, narrow the type of the parameter, or add
individual paths to `exclude`.

## draft-several-values

Several values in one path component are combined into one value.

**Meaning:** The pattern allows more than one way to divide the component into values. An example is
two wildcards with a hyphen between them, because each of them also matches hyphens. The drafted
parameter accepts all characters of the original values in any order, so the route matches more
links.

**Fix:** Nothing is required. If you know types that allow only one way to divide the component, you
can declare several parameters, as in `/{from:iata}-{to:iata}`.

**Example:** `{"/": "/?*-?*"}`

## draft-shared-type

Parameters of two routes get the same type, so that later components distinguish the routes.

**Meaning:** The parameters at the same position of two routes had different types, and the routes
overlapped. With the same type, only the components after the parameters decide which route matches.

**Fix:** Nothing is required. If the type is not suitable for both routes, change it.

## draft-simpler-type

Parameters in paths get the type `text`, because the search for conflicts took too long.

**Cause:** The proof that no routes overlap has a limit. With types that have a complex grammar,
such as language tags, the proof can exceed this limit.

**Fix:** Restore the types one by one, and run `waymark check` after each of them.

## draft-suffix

A pattern in an intent filter for the end of a path is not carried over.

**Cause:** `android:pathSuffix` matches the end of a path. A route describes a path from its
beginning.

**Fix:** Add routes for the paths that end with this suffix.

**Example:** `android:pathSuffix=".pdf"`

## draft-too-many-forms

A pattern has too many optional parts to draft a route for each combination.

**Meaning:** Each part of the pattern that may be empty doubles the number of routes. The draft
contains only the first combinations.

**Fix:** Nothing is required. If the site uses other combinations, add routes for them.

## draft-too-much

Links or keys are omitted, because the memory limit is reached.

**Cause:** The memory for the list of links is limited. When the limit is reached, rare paths and
keys are omitted.

**Fix:** Pass a list with fewer hosts, paths and query keys, for example without links to other
sites.

## draft-tracking-key

Query keys for tracking are omitted.

**Meaning:** Keys such as `utm_source` serve analytics and are not values for the app. Routes ignore
unknown keys, so links with these keys still match.

**Fix:** Nothing is required. If the app reads the key, declare it in `query`.

## draft-united

Several variants of a path become one route, which also matches additional values.

**Meaning:** Two components in Apple's file have the same path with different values. The type of
the route accepts both sets of values, and also other values with the same characters and lengths.

**Fix:** Nothing is required. To reject other values, narrow the type of the parameter.

**Example:** `{"/": "/n/$(kind)"}, {"/": "/n/$(digit)"}`

## draft-unknown-value

A value that is not known until the app is built is not carried over.

**Cause:** The file contains a build setting such as `$(DOMAIN)`, a placeholder such as `${host}`,
or a reference such as `@string/host`.

**Fix:** Write the value into the manifest by hand, or pass the merged file from the build.

**Example:** `<data android:scheme="https" android:host="${host}" />`

## draft-variable

The values of a substitution variable in Apple's file are not carried over.

**Meaning:** The values contain wildcards, and there are too many values to draft a route for each.
The route matches any text in place of the variable.

**Fix:** Nothing is required. To reject other values, narrow the type of the parameter.

## draft-wildcard-crosses-slash

A wildcard in a given file matches several path components, but the route matches only one.

**Meaning:** Wildcards in association files match slashes. A parameter in the middle of a route
matches a single component.

**Fix:** Nothing is required. If the site has longer paths, add routes for them.

**Example:** `{"/": "/a/*/c"}` becomes a route that does not match `/a/b/x/c`.

## draft-wildcard-host

A host with an unsupported wildcard is not carried over.

**Cause:** In a manifest, a wildcard is a whole label, as in `*.shop.example`. A host pattern with
any other wildcard also matches hosts that do not belong to the app, such as `evilshop.example`.

**Fix:** Add each host to `hosts` in the manifest, or pass each host with `--host`.

**Example:** `android:host="*shop.example"`

"""##
    case "formats": #"""
# JSON, XML and ICU messages

The codes of the JSON parser, the parser of ICU messages, and the readers of string catalogs.

## byte-order-mark

The JSON begins with a byte order mark.

**Cause:** RFC 8259, section 8.1, does not allow programs to write a byte order mark. Many parsers
reject it as an unexpected character.

**Fix:** Save the file as UTF-8 without a byte order mark.

## comment

The JSON contains a comment, which JSON does not allow.

**Cause:** `//` and `/* */` are comments in JavaScript and in variants such as JSON5. JSON parsers
reject them.

**Fix:** Remove the comment.

**Example:** `{"id": "7" /* the seventh */}`

## control-character

A string in the JSON contains an unescaped control character.

**Cause:** RFC 8259, section 7, requires an escape for each character below U+0020, such as a tab or
a line break.

**Fix:** Write an escape such as `\t` or `\n`.

## convertible-encoding

The PO file is not in UTF-8, but `msgconv` can convert it.

**Cause:** The header names a charset other than UTF-8, and the file contains characters outside
ASCII. `waymark catalog import` changes only files in UTF-8. `waymark lint` decodes the file with
ICU and checks it. The linter reports `invalid-encoding` only if ICU does not support the charset,
or if the file contains bytes that are invalid in the charset.

**Fix:** Convert the file with `msgconv -t UTF-8`.

**Example:** `Content-Type: text/plain; charset=KOI8-R`

## duplicate-member

An entry in a catalog contains the same part twice.

**Cause:** The part is a plural category, a key of a dictionary, a variant, a source string or a
target string. Programs use only one of the two parts. In Android resources, a duplicate plural
category makes the build fail. `waymark lint` reports this as `duplicate-key`.

**Fix:** Remove one of the two parts.

**Example:** Android resources with two elements `<item quantity="one">` in one `<plurals>` element.

## empty-document

The JSON is empty, or contains only white space.

**Cause:** A JSON text consists of one value. Often, a program was interrupted before it wrote the
file.

**Fix:** Write a value, such as `{}`.

## empty-file

The catalog file is empty, but its file format requires content.

**Cause:** A parser for JSON, XML or property lists expects a document and may reject the file.
`waymark lint` reports this as `syntax`.

**Fix:** Restore the content of the file, or remove the file.

## invalid-escape

A backslash in a JSON string does not begin a valid escape.

**Cause:** The valid escapes are `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t`, and `\u` with four
hexadecimal digits.

**Fix:** Write `\\` for a backslash.

**Example:** `"C:\qt"` becomes `"C:\\qt"`.

## invalid-literal

A word in the JSON is not `true`, `false` or `null`.

**Cause:** JSON allows only these three words, in lowercase. `True`, `None` and `undefined` belong
to other programming languages.

**Fix:** Correct the word. If it is a string, add quotation marks.

**Example:** `{"isFinal": True}`

## invalid-name

The name of an argument in an ICU message is not valid.

**Cause:** A name must not contain spaces, full stops, hyphens or other punctuation. An argument
number must not have leading zeros.

**Fix:** Write a name that consists of letters, digits and underscores. If the brace is literal,
quote it as `'{'`.

**Example:** `{first name}` becomes `{first_name}`.

## invalid-number

A number in the JSON or in an ICU message is not valid.

**Cause:** In JSON, a minus sign, a decimal point and an exponent must be followed by digits, and no
other character may follow the number. In an ICU message, `=` and `offset:` must be followed by a
number. In a `choice` argument, each variant must begin with a number.

**Fix:** Write the number in full.

**Example:** `1.` becomes `1.0`. In `{n, plural, = {a} other {b}}`, a number is missing after `=`.

## invalid-selector

A character of an ICU message cannot begin a selector.

**Cause:** A `plural` or `select` argument consists of pairs of a selector and a message in braces.
Only white space is allowed between the pairs.

**Fix:** Write a selector such as `one`, `other` or `=1`, and remove commas between the pairs.

**Example:** `{n, plural, one {a}, other {b}}` contains a comma.

## invalid-separator

A number in a `choice` argument of an ICU message is not followed by a separator.

**Cause:** Each variant of a `choice` argument consists of a number, then `#`, `<` or `≤`, then the
message.

**Fix:** Write one of the three separators after the number, or use a `plural` argument instead.

**Example:** `{n, choice, 1=a}` becomes `{n, choice, 1#a}`.

## invalid-type

The type of an argument in an ICU message is not valid.

**Cause:** The first comma must be followed by a type such as `number`, `date`, `plural` or
`select`, and then by a comma or the closing brace.

**Fix:** Write the type, or remove the comma.

**Example:** `{n, }` becomes `{n}`.

## invalid-utf-8

The JSON contains bytes that are not valid UTF-8.

**Cause:** RFC 8259, section 8.1, requires UTF-8. The file has a legacy encoding, or a character was
truncated.

**Fix:** Save the file as UTF-8.

## leading-zero

A number in the JSON has a leading zero.

**Cause:** RFC 8259, section 6, does not allow a zero before other digits. Some languages read `010`
as an octal number.

**Fix:** Remove the leading zeros. If they are needed, write a string.

**Example:** `007` becomes `7` or `"007"`.

## lost-entry

A part of a catalog is not a valid entry, so programs ignore it.

**Cause:** In a Fluent file, the part contains an error, and parsers skip to the next entry. In a Qt
file, a message contains a translation but no source string. `waymark lint` reports this as
`syntax`.

**Fix:** Correct the marked part, or remove it.

## mismatched-bracket

A closing bracket in the JSON does not match the last open bracket.

**Cause:** `]` closes `[`, and `}` closes `{`. Usually, a closing bracket is missing before the
marked one.

**Fix:** Write the missing bracket, or correct the marked one.

**Example:** `{"id": [1}`

## misplaced-offset

The `offset:` of a `plural` argument in an ICU message is repeated, or follows a message.

**Cause:** ICU allows only one `offset:`, before the first selector.

**Fix:** Write `offset:` once, directly after the type.

**Example:** `{n, plural, one {a} offset:1 other {b}}`

## missing-colon

A name in a JSON object is not followed by a colon.

**Cause:** A member consists of a name, a colon and a value.

**Fix:** Write a colon between the name and the value.

**Example:** `{"id" "7"}`

## missing-comma

A comma is missing between two elements or members in the JSON.

**Cause:** Commas separate the elements of an array and the members of an object. The cause can also
be an unescaped quotation mark in the preceding string.

**Fix:** Write the comma, or escape the quotation mark as `\"`.

**Example:** `{"id": "7" "content": "Hi"}`

## missing-header

A PO file with plurals has no header, or its header lacks the field `Plural-Forms`.

**Cause:** The field `Plural-Forms` defines which number selects which plural form. `msgfmt --check`
rejects a file without it. `waymark lint` reports this as `missing-member`.

**Fix:** Write the header with `Plural-Forms` for the language.

**Example:** `"Plural-Forms: nplurals=2; plural=(n != 1);\n"`

## missing-header-field

The header of a PO file lacks fields that do not affect translations.

**Meaning:** `msgfmt --check` rejects a header without fields such as `Last-Translator`. `msgfmt`
without this option accepts such a header. `waymark lint` reports this as `missing-member`.

**Fix:** Nothing is required. If your build runs `msgfmt --check`, add the fields.

## missing-message

A selector in an ICU message is not followed by a message in braces.

**Cause:** Each selector of a `plural` or `select` argument must be followed by its message in
braces.

**Fix:** Write the message in braces.

**Example:** `{n, plural, one a other {b}}` becomes `{n, plural, one {a} other {b}}`.

## missing-name

A member of a JSON object, or an argument of an ICU message, lacks a name.

**Cause:** In JSON, the name of a member is a string in double quotation marks. In an ICU message,
an opening brace is followed by the name or number of an argument.

**Fix:** Write the name, with quotation marks in JSON. If the braces of a message are literal, quote
them as `'{}'`.

**Example:** `{id: 7}` becomes `{"id": 7}`.

## missing-other

A `plural` or `select` argument in an ICU message has no message for `other`.

**Cause:** ICU requires a message for `other`, which is used if no other selector matches. Without
it, the whole message is rejected.

**Fix:** Add a message for `other`. Do not translate the word `other`.

**Example:** `{n, plural, one {a file}}`

## missing-value

The JSON contains no valid value at a position where a value is required.

**Cause:** A value is an object, an array, a string in double quotation marks, a number, `true`,
`false` or `null`. Single quotation marks do not begin a string.

**Fix:** Write the value.

**Example:** Neither `{"id": }` nor `{"id": '7'}` contains a value after the colon.

## missing-variants

A `plural`, `select` or `choice` argument in an ICU message has no messages.

**Cause:** After one of these types, ICU requires a comma and at least one message.

**Fix:** Write the messages, or use a different type such as `number`.

**Example:** `{n, plural}`

## number-too-large

The number of an argument in an ICU message is greater than 32,767.

**Cause:** ICU allows argument numbers up to 32,767. Usually, the number is part of the text and not
an argument.

**Fix:** Write a smaller number. If the brace is literal, quote it as `'{'`.

**Example:** `{32768}`

## obsolete-duplicate

An obsolete entry in a PO file has the same key as another entry.

**Cause:** `msgfmt` and `msgmerge` reject such a file. Obsolete entries begin with `#~`. The
libraries Babel and polib ignore them. `waymark lint` reports this as `duplicate-key`.

**Fix:** Remove the obsolete entry.

## open-plural-forms

The header of a PO file still contains the placeholder for plural forms from the template.

**Meaning:** `Plural-Forms` contains the words INTEGER and EXPRESSION instead of values. No plural
is translated yet, so the app is not affected. `waymark lint` reports this as `wrong-type`.

**Fix:** Nothing is required until a plural is translated. Before that, write the plural forms of
the language.

**Example:** `"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"`

## repeated-plural-form

A plural has superfluous forms, which repeat the last form that is used.

**Cause:** No number selects the superfluous forms, and `msgfmt --check` rejects them in a PO file.
`waymark lint` reports this as `illegal-variation`.

**Fix:** Remove the superfluous forms.

**Example:** `msgstr[2]` in a PO file with `nplurals=2`, if it is equal to `msgstr[1]`.

## surplus-plural-form

A plural has superfluous forms, at least one of which differs from the last form that is used.

**Cause:** No number selects the superfluous forms. Because their strings differ, the declared
number of forms may be wrong. `waymark lint` reports this as `illegal-variation`.

**Fix:** Correct the plural forms of the language, or remove the superfluous forms.

**Example:** `msgstr[2]` in a PO file with `nplurals=2`, if it differs from `msgstr[1]`.

## too-deep

Arrays, objects or messages are nested more deeply than the limit.

**Cause:** The maximum depth of JSON and of ICU messages is 512. The maximum depth of a line for
`waymark bubbles` is 64. Usually, only a file that is designed to exhaust the resources of a program
is nested more deeply.

**Fix:** Reduce the nesting.

## too-large

The file or the message is larger than the limit.

**Cause:** JSON and catalogs must be smaller than 4 GiB, and an ICU message has at most 65,535
bytes. `waymark lint` reports a catalog that is too large as `unreadable-file`.

**Fix:** Split the file or the message.

## trailing-comma

The JSON contains a comma before a closing bracket.

**Cause:** JavaScript and JSON5 allow a trailing comma, but JSON does not.

**Fix:** Remove the comma.

**Example:** `{"id": "7",}`

## trailing-content

The JSON contains more content after its value.

**Cause:** A JSON document consists of one value. A file with one object per line (JSON Lines)
consists of several documents.

**Fix:** Remove the additional content, or put the values into an array.

**Example:** `{} {}`

## unexpected-end

The JSON ends before all arrays and objects are closed.

**Cause:** A closing bracket is missing, or the file was truncated.

**Fix:** Write the closing brackets, or restore the file.

**Example:** `{"id": "7"`

## unmatched-brace

An opening brace in an ICU message has no closing brace.

**Cause:** Each `{` begins an argument or a message, and requires a matching `}`. An apostrophe
before a closing brace makes the brace literal, so that it closes nothing.

**Fix:** Write the closing brace. If an apostrophe precedes the brace, write the apostrophe as `''`.

**Example:** `Hello, {name`

## unpaired-surrogate

An escape in a JSON string is half of a surrogate pair.

**Cause:** A character above U+FFFF is written as two escapes: a high surrogate, `\uD800` to
`\uDBFF`, and a low surrogate. One of them alone is not a character.

**Fix:** Write both escapes, or the character itself.

**Example:** `"\ud83d"` is half of an emoji.

## unread-encoding

The file has an unsupported encoding.

**Cause:** The file is a binary property list, a PO file in an unusual charset, or an XML file that
is not in UTF-8. `waymark catalog import` does not change such a file. `waymark lint` decodes XML
files with ICU, and reports the other files as `invalid-encoding`.

**Fix:** Save the file as UTF-8. Convert a binary property list with `plutil -convert xml1 FILE`.

## unread-entry

An entry in a Fluent file is nested more deeply than Waymark supports, so it is skipped.

**Cause:** In Fluent, a placeable `{ … }` can contain other placeables. Waymark reads at most 100
levels, but other programs may read more. `waymark lint` reports this as `syntax`.

**Fix:** Move the inner part to a separate message.

## unterminated-quote

In an ICU message, an apostrophe in the style of an argument has no matching apostrophe.

**Cause:** In the style of a date or number, an apostrophe begins literal text, which must end with
a second apostrophe.

**Fix:** Write the second apostrophe.

**Example:** `{d, date, 'at}` becomes `{d, date, 'at'}`.

## unterminated-string

A JSON string has no closing quotation mark.

**Cause:** The closing quotation mark is missing, or a preceding backslash makes it part of the
string.

**Fix:** Write the closing quotation mark. If the string ends with a backslash, write the backslash
as `\\`.

**Example:** `{"id": "7}`

"""#
    case "hosting": #"""
# Hosted files

The codes of `waymark audit`, which fetches the association files from hosts.

## access-denied

The host replies with a status that denies access, such as 401 or 403.

**Cause:** A login, a firewall, a bot filter or a rate limit protects the address. Platforms fetch
the file without credentials, and from their own servers.

**Fix:** Make `apple-app-site-association` and `assetlinks.json` in `/.well-known/` public, without
a login, a bot filter or a restriction to certain countries.

## address-differs

The host replies differently over IPv4 and over IPv6.

**Cause:** The two addresses belong to different servers, and probably only one of the servers has
the current file. The network of a device determines which server it reaches.

**Fix:** Deploy the file on both servers, or correct the DNS records.

## address-unreachable

The host has an IPv4 or IPv6 address, but does not reply over that version of the protocol.

**Cause:** The DNS zone has an AAAA record, but the server or a firewall accepts only IPv4, or vice
versa. For IPv6, the severity is warning if no audited host accepted a connection over IPv6, because
this computer may have no working IPv6. Otherwise, it is error. If the server accepts a connection
and then fails, the report states the cause with its own code.

**Fix:** Make the server listen on both addresses, or remove the DNS record of the address that does
not reply.

## app-not-listed

The association file of the host does not list an app that the manifest declares.

**Cause:** The file is old, is for a different app, or contains a different team prefix or package
name. No link of the app opens on this host.

**Fix:** Publish the file that `waymark associate` writes, or correct the identity in the manifest.

## broken-compression

The host sends a compressed file that cannot be decompressed completely.

**Cause:** The header `Content-Encoding` names a compression that was not applied to the content, or
the compressed data end too early. A proxy that changes the headers often causes this.

**Fix:** Turn off compression for the file, or correct the proxy. Then compare `curl --compressed
URL` with `curl URL`.

## certificate-expired

The certificate of the host, or the certificate of an authority that the server sends, has expired.

**Cause:** The certificate was not renewed, or the server was not restarted after the renewal. If
the report names an authority, the server sends an old intermediate certificate.

**Fix:** Renew the certificate together with its chain, and reload the server.

## certificate-expires-soon

The certificate of the host expires in less than 14 days.

**Cause:** Certificates are often renewed automatically about a month before they expire. If less
than two weeks are left, the renewal may have failed.

**Fix:** Check the automatic renewal.

## certificate-not-listed

The file `assetlinks.json` lists the app, but not all certificates that the manifest declares.

**Cause:** Often, the file contains the fingerprint of the upload key instead of the key with which
Play App Signing signs the app. Builds with a certificate that is not listed open no links.

**Fix:** Add the fingerprint that the note shows. The Play Console shows it under app signing.

## certificate-not-trusted

The certificate of the host has no valid chain to a public authority.

**Cause:** The server does not send the intermediate certificate, or the certificate is self-signed.
A browser may open the host nevertheless, because it remembers intermediate certificates from other
hosts.

**Fix:** Configure the server with the full chain. If the certificate is from your own authority,
pass the certificate of the authority with `--cacert` to audit the host. Platforms still reject the
host.

## certificate-not-yet-valid

The certificate of the host, or that of an authority that the server sends, is not valid yet.

**Cause:** The certificate was installed before its first day of validity, or a clock is wrong.

**Fix:** Check the clock of this computer. If it is right, install a certificate that is valid now.

## certificate-wrong-name

The certificate of the host is valid for other names only.

**Cause:** The server has no certificate for this host, so it sends the certificate of another host.
A wildcard such as `*.shop.example` includes neither `shop.example` nor `a.b.shop.example`.

**Fix:** Request a certificate that contains the name of this host.

## compression-differs

The host replies differently to a request that offers compression.

**Cause:** The file or the status of the reply differs. Often, the server has a compressed copy of
the file, such as `assetlinks.json.gz`, which is older than the file. A cache with separate entries
for compressed replies can also be old.

**Fix:** Recreate the compressed copy with each deployment, or purge the cache.

## compression-failed

A request that offers compression fails, although a request without compression succeeds.

**Cause:** The server, or a proxy between the server and its clients, hangs or closes the connection
while it compresses the file. Browsers and most clients offer compression.

**Fix:** Compare `curl --compressed URL` with `curl URL`, and correct the compression or turn it off
for the file.

## connection-failed

No connection to the host is possible.

**Cause:** Nothing listens on port 443, or a firewall blocks it.

**Fix:** Start the web server, and open port 443.

## copy-differs

The copy of Apple's CDN or Google's statement list has a different effect than the file of the host.

**Cause:** The service fetched the file before the last change. Apple's CDN fetches a file about
once a day. Google's list states in `maxAge` how long it keeps a copy.

**Fix:** Wait a day, and audit again. `waymark audit --watch` repeats the audit until it succeeds.
If the difference remains, check that the service receives the same file: some hosts reply
differently to requests from different countries.

## copy-missing

Apple's CDN or Google's statement list has no copy of the file.

**Cause:** Usually, the service could not fetch or read the file. Apple's CDN states the reason in
the headers `Apple-Failure-Reason` and `Apple-Failure-Details`, and Google's list in `errorCode`.
The notes show these reasons. The service has no copy for a new host until a device requests the
file.

**Fix:** Correct the cause that the notes show. For a new host, install the app, and audit again.

## copy-not-checked

Apple's CDN or Google's statement list could not be queried.

**Cause:** This computer cannot reach the service, or the service replied with an error. If the
reply is not a copy of the file, a proxy or a login page of the network probably sent it.

**Fix:** Nothing is required. On computers that cannot reach the services, use `--no-copies`.

## empty-file

For the association file, the host replies with status 200 and no content.

**Cause:** The file is empty, or the deployment created it and failed before it wrote the content.

**Fix:** Deploy the file again.

## file-missing

The host has no association file at the address that the report shows.

**Cause:** The file was not deployed, has a different name, or is not in the folder `.well-known`.
Some deployments omit folders whose names begin with a dot. The severity is warning if no manifest
declares an app for the platform.

**Fix:** Publish the file at this address. `waymark associate` writes it from a manifest.

## host-not-found

The name of the host has no address.

**Cause:** The DNS zone has no record for the name, or the name is misspelled.

**Fix:** Create the record, or correct the name in the manifest and in the app.

## host-not-verifiable

A manifest declares a host that platforms cannot verify, so the audit skips it.

**Cause:** The host is an IP address, has a port, has no dot or is a name under `localhost`. Such
hosts are useful only for development.

**Fix:** Nothing is required.

## hosts-differ

Two hosts serve different files, although they should serve the same file.

**Cause:** Only one of the hosts received the last deployment. Two hosts are compared if no manifest
declares them, or if the manifests require the same file for both. If the comparison of a file with
its manifest finds an error, only this error is reported.

**Fix:** Deploy the same file on both hosts.

## https-missing

The host replies over HTTP, but not over HTTPS.

**Cause:** The server has no certificate, or port 443 is closed. Platforms fetch the files only over
HTTPS. If a host redirects from HTTP to HTTPS, the code of the HTTPS error is reported instead.

**Fix:** Set up HTTPS for the host.

## long-caching

Caches may keep the association file for more than seven days.

**Cause:** The header `Cache-Control` or `Expires` was probably written for images and scripts,
whose names change with their content. The name of the association file never changes, so devices
may receive a new version that late.

**Fix:** Send `Cache-Control: max-age=3600` for the file.

## no-file-required

The manifests declare a host, but no app that could open its links.

**Cause:** The manifests of the host have no `platforms`, or declare no app for the platform that
`--file` selects. The audit reports problems of such a host only if it serves a file.

**Fix:** Add the identities of the app to the manifest. To check the host without them, pass its
name as an argument.

## no-link-opened

The association file is valid, but lists no app that opens links.

**Cause:** The server replies with an error message in JSON and status 200, or the file lists apps
only for another purpose, such as passwords. In the second case, the severity is warning.

**Fix:** Publish the file that `waymark associate` writes.

## oversized-reply

The reply of the host is larger than the limit that `--max-filesize` sets.

**Cause:** The server sends a different file or an endless reply for this address. Apple reads at
most 128 KB.

**Fix:** Publish the association file at this address.

## page-instead-of-file

The host replies with status 200 and an HTML page.

**Cause:** A web app replies to all unknown addresses with its start page. Or the server shows a
login page to everyone who is not signed in. Platforms accept the status, but cannot read the page
as an association file.

**Fix:** In the configuration of the server, put the rule for the folder `.well-known` before the
rule that handles unknown addresses. If the page is a login page, make the file public.

## private-address

The host has a private address, to which the tool does not connect.

**Cause:** The name resolves to this computer or to a computer in a local network. Platforms cannot
reach such an address. An untrusted name could also make the tool connect to a server inside your
network.

**Fix:** Correct the DNS record. To audit a server in your own network, use
`--allow-private-addresses` or `--resolve`.

## redirect

The host redirects a request for the association file to another address.

**Cause:** The server redirects all addresses, for example to `www`, to a login or to an address
with a trailing slash. Platforms do not follow redirects of association files.

**Fix:** Serve the file at its own address on each host of the app.

## route-not-opened

A link that matches a route does not open the app, although the router accepts the link.

**Cause:** The association file has no component or rule for the link, or an exclusion precedes the
component or rule. The note shows a link that stays in the browser.

**Fix:** Publish the file that `waymark associate` writes.

## server-error

The host replies with a server error, such as 500 or 503.

**Cause:** The server fails, or the application to which it forwards requests fails. Devices that
install the app during this time do not associate it with the host.

**Fix:** Correct the server. If possible, let the web server send the file itself, without the
application.

## timeout

The host does not reply in time.

**Cause:** A firewall drops the packets, or the server is overloaded. `--connect-timeout` and
`--max-time` set the limits.

**Fix:** Check the firewall and the server.

## tls-failed

No encrypted connection to the host is possible.

**Cause:** The server does not use TLS on port 443, or shares no protocol version with this
computer.

**Fix:** Turn on TLS 1.2 or 1.3 in the server.

## transfer-failed

The file cannot be fetched, for a reason that has no code of its own.

**Cause:** The note contains libcurl’s error message.

**Fix:** Repeat the request with `curl --verbose URL`.

## truncated-file

The connection ends before all announced bytes have arrived.

**Cause:** The header `Content-Length` is too large, or the server stopped during the transfer. A
proxy that decompresses a file without correcting its length often causes this.

**Fix:** Correct the proxy or the server, and compare the length with the size of the file.

## unexpected-status

The host replies with a status other than 200 that has no code of its own.

**Cause:** Platforms accept only status 200.

**Fix:** Serve the file with status 200.

## unrequested-compression

The host sends a compressed file although the request does not offer compression.

**Cause:** The deployment stores compressed files, and the server sends them to every client. A
client that did not offer compression cannot read the file.

**Fix:** Store the file without compression, or let the server decompress it for requests that offer
no compression.

## wrong-content-type

The reply has a content type other than `application/json`, or an encoding other than UTF-8.

**Cause:** The name of Apple's file has no extension, so servers use a default type for it. A wrong
content type is an error for Android, whose documentation requires it, and a warning for Apple. A
wrong encoding is a warning.

**Fix:** Set the content type `application/json` for `apple-app-site-association` and
`assetlinks.json`.

"""#
    case "languages": #"""
# Languages

The codes for language tags, language negotiation, and localized strings.

## any-language

`*` selects a supported language, because the preferences reject the default language.

**Meaning:** The preference `*` accepts any language. Usually, the default language is then chosen.
Here, the preferences give the default language the weight 0, so the first supported language that
they do not reject is chosen.

**Fix:** Nothing is required.

**Example:** `--accept-language 'en;q=0, *'` selects `es` from the supported languages `en`, `es`
and `fr`.

## closest-region

The supported tag with the closest region was chosen.

**Meaning:** Several supported tags have the language and the script of the preference. The parent
locales in CLDR determine which of these tags is chosen. For example, `pt-PT` is the parent of
Portuguese in Africa.

**Fix:** Nothing is required. To offer the preferred region, support its exact tag.

**Example:** For `pt-AO`, `pt-PT` is chosen from `pt-BR` and `pt-PT`.

## duplicate-singleton

The language tag contains the same extension twice.

**Cause:** RFC 5646, section 2.2.6, allows the single letter that begins an extension, such as `u`,
only once in a tag.

**Fix:** Write the subtags of both extensions after one of the two letters, and remove the other
letter.

**Example:** `de-u-co-phonebk-u-nu-latn` becomes `de-u-co-phonebk-nu-latn`.

## duplicate-variant

The language tag contains the same variant twice.

**Cause:** RFC 5646, section 2.2.5, allows each variant only once in a tag.

**Fix:** Remove the second occurrence.

**Example:** `de-1996-1996`

## earlier-match

An earlier preference matched, so this preference was not tried.

**Meaning:** Preferences are tried in order, and the first one that matches a supported language
decides.

**Fix:** Nothing is required.

## empty

The list of preferred languages contains an empty entry.

**Meaning:** An entry of the list is empty or consists only of white space. It specifies no
language, so it is skipped.

**Fix:** Nothing is required. To avoid the message, remove the superfluous comma from the list.

## empty-subtag

The language tag has a leading, a trailing or a doubled hyphen.

**Cause:** Hyphens separate subtags of one to eight letters or digits. A subtag cannot be empty.

**Fix:** Remove the hyphen, or write the missing subtag.

**Example:** `de--AT`

## empty-tag

The language tag is empty.

**Cause:** A tag requires at least a language subtag of two to eight letters.

**Fix:** Write a tag such as `de` or `zh-Hant`.

## extension-without-subtag

An extension in the language tag consists only of its single letter.

**Cause:** RFC 5646, section 2.2.6, requires a subtag of two to eight letters or digits after the
letter, which is called a singleton.

**Fix:** Write the subtags of the extension, or remove the singleton.

**Example:** `de-u`

## invalid-character

The language tag contains a character that is not allowed in a tag.

**Cause:** A BCP 47 tag contains only ASCII letters, digits and hyphens. POSIX and Java locale names
use underscores instead of hyphens.

**Fix:** Write hyphens between the subtags, and remove all other characters.

**Example:** `zh_CN` becomes `zh-CN`.

## invalid-language

The language tag does not begin with a language.

**Cause:** The first subtag must have two to eight letters. Only a private use tag begins with a
single letter, `x`.

**Fix:** Begin the tag with a language code, such as `de` or `yue`.

**Example:** `419` is a region without a language.

## language-not-registered

The language of the preference is not in the IANA registry of language subtags.

**Meaning:** The tag is well-formed, but its language is not registered. Usually, the code is
misspelled.

**Fix:** Nothing is required. If the code is misspelled, write the registered code of the language.

**Example:** `xx`

## language-not-supported

No supported language matches the preference.

**Meaning:** The supported languages do not contain the preferred language, in any script. They also
contain no language that matches it. Usually, two languages match only if the readers of each also
read the other.

**Fix:** Nothing is required. To offer the language, add it to the supported languages. To accept
the nearest supported language, use `--nearest`.

**Example:** With `--supported en,de`, the preference `gsw` (Swiss German) matches `de` only if
`--nearest` is given, because readers of German usually do not read Swiss German.

## language-refused

The preference matches a supported language that another preference with the weight 0 rejects.

**Meaning:** A weight of 0 in `Accept-Language` rejects a language and its regional variants. A
preference for such a variant does not select the rejected language.

**Fix:** Nothing is required.

**Example:** `de;q=0, de-AT` does not select `de`.

## line-too-long

A line of the input is longer than 262,144 bytes.

**Cause:** The commands `locale`, `direction` and `verdict` read a file line by line, and the length
of a line is limited. Usually, the file is binary, or line breaks are missing. The line is skipped,
and all other lines are read.

**Fix:** Write one list, tag or link per line.

## malformed

The string is not a well-formed language tag.

**Meaning:** The string violates the syntax of BCP 47, and is not a POSIX, Java or X11 locale name
either. In a list of preferred languages, the string is skipped. `waymark direction` reports the
string as a problem, and prints left-to-right.

**Fix:** Nothing is required. To specify a language, write a tag such as `zh-Hant-TW`.

**Example:** `de-419-DE` contains two regions.

## malformed-weight

The weight of a preference is not a number from 0 to 1 with at most three decimals.

**Meaning:** RFC 9110, section 12.4.2, defines this syntax. The preference is skipped.

**Fix:** Nothing is required. If you develop the client that sends the `Accept-Language` field,
correct the weight.

**Example:** `fr;q=1.5`

## missing-language

The catalog does not contain the requested language, so strings are returned in English.

**Cause:** The app requests a language in which the catalog contains no strings at all.

**Fix:** Translate the catalog, or let the app request only languages that the catalog contains.

## missing-source

The catalog contains no string for the key in any language, so the key is returned.

**Cause:** The catalog does not contain the key. Generated keys always exist, so only a key that is
created at run time can be missing.

**Fix:** Add the key to the catalog, or correct the key.

## missing-text

The string has no translation in the requested language, so it is returned in English.

**Cause:** The catalog contains the language, but this key is not translated.

**Fix:** Translate the string. `waymark lint` reports all missing translations.

## multiple-languages

The tag `mul` means several languages, so it specifies none.

**Meaning:** ISO 639 reserves `mul` for content in several languages. The preference is skipped.

**Fix:** Nothing is required. To specify the languages, list them one by one.

## nearest-language

The nearest supported language according to CLDR was chosen.

**Meaning:** No preference matched strictly, and `--nearest` accepts a language that many readers of
the preferred language also understand.

**Fix:** Nothing is required. To choose the default language instead, remove `--nearest`.

**Example:** For `gsw` (Swiss German), `de` is chosen.

## no-linguistic-content

The tag `zxx` means content without language, so it specifies none.

**Meaning:** ISO 639 reserves `zxx` for content that is not linguistic, such as instrumental music.
The preference is skipped.

**Fix:** Nothing is required.

## not-acceptable

The preference has the weight 0, so the client rejects the language.

**Meaning:** According to RFC 9110, section 12.4.2, a weight of 0 means "not acceptable". The
language and its regional variants are not chosen, except a supported tag that another preference
names exactly.

**Fix:** Nothing is required.

**Example:** `de;q=0`

## other-han-script

Chinese was chosen in Traditional instead of Simplified characters, or vice versa.

**Meaning:** No supported language matches in the preferred script. The negotiation policy allows
the other script as a last resort.

**Fix:** Nothing is required. To offer the preferred script, support both scripts. To choose the
default language instead, set `acceptsOtherHanScript` of the negotiation policy to `false`.

**Example:** The preference is `zh-TW`, and only `zh-CN` is supported.

## posix-locale

The POSIX locale `C` specifies no language.

**Meaning:** `C` and `POSIX` select the built-in messages of a program. The preference is skipped.

**Fix:** Nothing is required. To specify a language, set `LANG` to a locale such as `de_DE.UTF-8`.

## private-use-language

The language is one of the private use codes `qaa` to `qtz`.

**Meaning:** ISO 639 assigns no language to these codes. Their meaning depends on a private
agreement, so the preference is skipped.

**Fix:** Nothing is required. To specify a language, write a registered code.

## private-use-tag

The whole language tag is for private use, so it specifies no known language.

**Meaning:** The tag begins with `x-`. Its meaning depends on a private agreement, so the preference
is skipped.

**Fix:** Nothing is required. To specify a language, write a registered code before the private use
subtags, as in `de-x-formal`.

**Example:** `x-abc`

## private-use-without-subtag

The `x` in the language tag is not followed by a subtag.

**Cause:** RFC 5646, section 2.2.7, requires a subtag of one to eight letters or digits after the
`x`.

**Fix:** Write the private use subtag, or remove the `x`.

**Example:** `de-x`

## read-by-the-same

A different language was chosen, which readers of the preferred language also read.

**Meaning:** CLDR lists pairs of languages whose readers understand both. The preferred language
itself is not supported.

**Fix:** Nothing is required. To offer the preferred language, support it.

**Example:** For `nn` (Nynorsk), `nb` (Bokmål) is chosen.

## root

`root` is the ancestor of all locales and specifies no language.

**Meaning:** In CLDR and ICU, the locale of this name contains data that does not depend on a
language. The preference is skipped.

**Fix:** Nothing is required.

## same-language-and-script

The only supported tag with the language and script of the preference was chosen.

**Meaning:** The preference and the chosen tag differ only in the region, or one of the two omits
the script or the region.

**Fix:** Nothing is required.

**Example:** For `de-AT`, `de` is chosen.

## same-tag

The preference and the supported language are the same tag.

**Meaning:** Their canonical forms are equal, with the same language, script and region.

**Fix:** Nothing is required.

## script-not-supported

The language is supported only in a different script.

**Meaning:** Many readers of one script cannot read another one, so a tag with a different script is
not chosen. If a tag does not specify a script, its likely script is used: `zh-TW` has the script
`Hant`.

**Fix:** Nothing is required. To offer the preferred script, support the language in this script,
for example `zh-Hant`.

**Example:** For `zh-TW`, `zh-CN` is not chosen.

## subtag-too-long

A subtag of the language tag is longer than eight letters or digits.

**Cause:** RFC 5646, section 2.1, limits each subtag to eight characters. Usually, a hyphen is
missing, or a name was written instead of a code.

**Fix:** Write the code of the language, script or region.

**Example:** `portuguese` has ten letters.

## too-long

The language tag is longer than 255 bytes.

**Cause:** Waymark limits the length of a tag. Real tags are much shorter, so the string is probably
not a language tag.

**Fix:** Write a shorter tag.

## uncoded-language

The tag `mis` means a language without a code, so it specifies none.

**Meaning:** ISO 639 reserves `mis` for languages that have no code yet. The preference is skipped.

**Fix:** Nothing is required. If the language has a code now, write the code.

## undetermined

The tag `und` specifies no language.

**Meaning:** `und` means an undetermined language. The preference is skipped, even if a script or a
region follows `und`.

**Fix:** Nothing is required. To specify a language, replace `und` with its code.

**Example:** `und-Hebr`

## unexpected-subtag

A subtag of the language tag is not valid at its position.

**Cause:** The order of subtags is language, extended language, script, region, variants and
extensions. The parser recognizes the kind of a subtag by its length and characters. A tag has at
most one script and one region.

**Fix:** Correct the order, or remove the subtag.

**Example:** In `zh-CN-Hans`, the script follows the region. `zh-Hans-CN` is correct.

## unfit-argument

A placeholder in a localized string has no suitable argument.

**Cause:** The string contains more placeholders than there are arguments, or a placeholder for a
number gets a string. Often, the placeholders of a translation differ from those of its source
string.

**Fix:** Pass the arguments that the string requires. `waymark lint` reports translations with
different placeholders.

## unknown

The direction of the tag is unknown, so `waymark direction` prints left-to-right.

**Cause:** The tag is well-formed, but its language is not registered. Or the tag specifies neither
a language nor a script, such as `und`.

**Fix:** Write a registered language, or add a script, as in `und-Hebr`.

**Example:** `xx`

## wildcard

`*` matches any language, so it specifies none.

**Meaning:** In RFC 4647, `*` matches any language. The preference is skipped. If no other
preference matches, the default language is chosen.

**Fix:** Nothing is required.

**Example:** `--accept-language 'fr, *;q=0.5'`

## written-alike

A language with the same written form was chosen.

**Meaning:** Speakers of Wu, Cantonese and other Chinese languages write standard Chinese. The
preferred language itself is not supported.

**Fix:** Nothing is required. To offer the preferred language, support it.

**Example:** For `wuu`, `zh-CN` is chosen.

"""#
    case "link-matching": #"""
# Links and routes

The codes of the router and the link builder, as `waymark parse` and `waymark build` print them.
With most of these codes, the router rejects a link. Some codes are warnings about a link that
matches, or states of a link that waits. An item is a key with its value in a query or a fragment.

## ambiguous-escape

A parameter contains an escape, and its query or fragment contains an unencoded bracket or lone `%`.

**Cause:** Apps on Apple’s platforms read URLs with the library Foundation. Foundation encodes every
percent sign of such a query or fragment again, so an app reads `4F%37K` unchanged. Other parsers
decode this value as `4F7K`. The router rejects such a link if the escape is in a parameter that the
route declares.

**Fix:** Percent-encode the bracket as `%5B` or `%5D`, and a lone percent sign as `%25`.

**Example:** If the route declares `q`, `?q=%41&a=[1]` is rejected at `%41`, and `?q=%41&a=%5B1%5D`
matches.

## changed-by-foundation

Foundation would change the link when it creates a `URL` from it.

**Cause:** Foundation, Apple's library, percent-encodes an unencoded bracket in the query, an
incomplete escape, and some unencoded characters in the fragment. `URL(link:)` and
`URLComponents(link:)` reject a link that Foundation does not preserve byte for byte.

**Fix:** Percent-encode these characters. To match a link that is a string, pass the string to the
router without creating a `URL`.

## condition-failed

The values of two parameters do not meet a condition of the route.

**Cause:** The manifest lists the condition under `conditions`, for example `return >= depart` or
`return with depart`. `waymark build` reports the same code.

**Fix:** Change the values, or add the missing parameter. If the link is valid, correct the
condition in the manifest.

**Example:** With `return >= depart`,
`https://fly.example/search?depart=2026-12-24&return=2026-12-20` is rejected at the value of
`return`.

## dropped-value

The value of an optional parameter is not valid for its type, so the match omits it.

**Cause:** The platforms open the app even if the value is not valid. If the router rejected the
link, the app could not display anything for it. Therefore, the parameter gets its default value, or
none. In JSON, `reason` contains the exact cause, such as `too-short`.

**Fix:** Correct the value in the link. If the app must not continue without the value, add
`invalid: reject` to the parameter in the manifest.

**Example:** `?lang=xx` is dropped with the reason `unknown-language`.

## duplicate-parameter

A parameter that may occur only once has two values.

**Cause:** Parsers of queries disagree on which value of a duplicate key to use: the first, the
last, or both. `waymark build` reports this code if a parameter that is not a list gets several
values.

**Fix:** Remove one of the items. If the parameter is a list, declare it with `[]` in the manifest.

**Example:** `https://shop.example/search?q=a&q=b` is rejected at `q=b`. With `q: text[]`, it
matches.

## excluded

The manifest excludes the link, so the link opens in the browser.

**Cause:** A path under `exclude` takes precedence over every route, unless an earlier exception
(`except`) matches the link. `waymark build` reports this code if the new link is excluded.

**Fix:** Nothing is required if the link should open in the browser. Otherwise, remove the path from
`exclude`, or make it narrower.

**Example:** With `exclude: [/help]`, `https://shop.example/help` is rejected.

## html-escaped-separator

An ampersand before a parameter is HTML-escaped, so the value of the parameter is lost.

**Cause:** The link was copied from the source of a web page, where `&` is written as `&amp;` or
`&#38;`. In a link, `amp;lang` is a different key from `lang`.

**Fix:** Replace `&amp;` with `&`. `waymark parse` prints the corrected link.

**Example:** `?ref=ABCD&amp;lang=fr` has no `lang`.

## http-not-upgraded

The link uses `http`, but not every app on its host accepts `http` links.

**Cause:** iOS also opens `http` links to an associated host. The router reads such a link as an
`https` link only if the manifest of every app on the host has `http: upgrade`. If none has it, the
code is `unknown-scheme`.

**Fix:** Write `https`. To accept `http`, add `http: upgrade` to each manifest that declares the
host.

## invalid-character

A value contains a character that its type does not allow.

**Cause:** The key `text` of the type lists the allowed characters. This code is reported as the
reason for a dropped value. If the parameter is required, the link is rejected as `invalid-value`
instead.

**Fix:** Correct the value, or add the character to the type in the manifest.

**Example:** For `{ text: "A-Z 0-9" }`, the value `AB-1` is dropped because of the hyphen.

## invalid-components

The `URLComponents` do not form a URL.

**Cause:** Foundation returns no string for the components, for example if they contain a host and a
path without a leading slash.

**Fix:** Correct the components, or pass the link as a string.

## invalid-form

A value is not in the form that its type requires.

**Cause:** A number consists of decimal digits, without leading zeros or a plus sign. A date has the
form `YYYY-MM-DD` and exists in the calendar. A Boolean is `true` or `false`, and a UUID has 36
characters. A value of a type with `pattern` matches the regular expression. This code is reported
as the reason for a dropped value.

**Fix:** Write the value in the form that the type requires.

**Example:** For `day: date?`, `?day=2024-02-30` is dropped. For an integer, `?size=01` is dropped.

## invalid-value

The value of a parameter is not valid for its type.

**Cause:** The route needs the value, because it is in the path, the parameter is required, or the
parameter has `invalid: reject`. Invalid values of other parameters are dropped. `waymark build`
reports this code for every invalid value.

**Fix:** Correct the value, or change the type in the manifest. The report states what the type
accepts.

**Example:** For `/item/{id:integer}`, `https://shop.example/item/x1` is rejected at `x`.

## invisible-character

A value contains a character that is invisible or changes the direction of text.

**Cause:** Zero-width and bidirectional characters can make a value look like a different value.
Often, they were copied from a document.

**Fix:** Remove the character. If a type must not accept such characters, write `invisible: reject`
in the manifest.

**Example:** `?note=a%E2%80%8Bb` has a zero-width space between `a` and `b`.

## irregular-query

The query contains an unencoded bracket, or a percent sign without two hexadecimal digits.

**Cause:** On Apple's platforms, Foundation encodes every percent sign in such a query again. The
link matches nevertheless, because the declared parameters contain no percent sign, so all parsers
read them in the same way.

**Fix:** Percent-encode the bracket or the percent sign: `ids%5B%5D=1`, `100%25`.

**Example:** `https://shop.example/item/1?x[]=1` matches with this warning.

## leads-elsewhere

A link with these values would match another route, or none.

**Cause:** A literal component takes precedence over a parameter. If `/item/new` is a route, then no
link to `/item/{id}` can have the `id` `new`. A link with a different spelling of the value, or with
the path of an alias, is also rejected if its canonical form, `/item/new`, matches the other route.

**Fix:** Use different values, or change the path of one of the routes.

**Example:** With the routes `/item/new` and `/item/{id}`, `waymark build shop item id=new` is
rejected. If the type of `id` has `fold: lowercase`, the link `https://shop.example/item/NEW` is
rejected, too.

## leads-nowhere

A requirement of the route redirects the link, but the new link cannot be built.

**Cause:** The new route requires a value that is missing or has a different type. `waymark check`
reports such a redirection as `redirect-without-parameter` or `redirect-type-mismatch`. Or the new
link would be excluded, or would match a different route.

**Fix:** Run `waymark check` and correct the requirement. If the check reports nothing, change the
path of one of the routes, or the exclusion.

## misplaced-parameter

A query parameter is in the fragment, or a fragment parameter is in the query.

**Cause:** A route reads each parameter in only one part of the link, so the value is lost. Often, a
tool appended a query after `#`.

**Fix:** Move the parameter to the other part of the link, or declare it for that part in the
manifest. `waymark parse` prints the corrected link.

**Example:** `https://shop.example/item/1#lang=fr` has no `lang`; the correction is `?lang=fr`.

## missing-parameter

A required parameter is absent.

**Cause:** The manifest declares the query or fragment parameter without `?`, so a link without it
does not match. `waymark build` reports this code for every required value that is missing.

**Fix:** Add the parameter to the link, or declare it as optional, such as `q: text?`.

**Example:** With `query: { q: text }`, `https://shop.example/search` is rejected at its end.

## missing-path-component

The path ends before the end of a route.

**Cause:** Every route that matches the beginning of the path requires more components than the path
has. A catch-all such as `{rest:text+}` also requires at least one component.

**Fix:** Complete the path, or declare a route for the shorter path.

**Example:** With `/item/{id:integer}` as the only route, `https://shop.example/item` is rejected.

## missing-trailing-slash

The path does not end with a slash, and the route requires one.

**Cause:** The route has `slash: required` in the manifest.

**Fix:** Add the slash to the link. Or remove `slash` from the route, so that it accepts links with
and without the slash.

**Example:** The correction of `https://shop.example/folder/a` is `https://shop.example/folder/a/`.

## misspelt-parameter

A key is probably a misspelling of a parameter, whose value is therefore lost.

**Cause:** The route has no parameter with this name, and the link contains no value for a parameter
with a similar name. The comparison of names ignores case, hyphens, underscores, dots and a final
index such as `[0]`. Names of five or more letters may also differ in one letter.

**Fix:** Correct the key in the link. If both keys are in use, declare both in the manifest.

**Example:** `?colour=red` is reported for the parameter `color`.

## needs-fact

The link waits until a fact has the required value.

**Meaning:** A fact is something that the app knows, such as the membership of the user. A
requirement of the route for this fact is not met, and its `otherwise` is `wait`. The JSON member
`fact` contains the name of the fact.

**Fix:** Nothing is required. The app keeps the link and follows it after the fact changes.

**Example:** With `requires: { member: gold }` and `--fact member=silver`, the link waits for
`member`.

## needs-login

The link waits until the user signs in.

**Meaning:** The route requires the fact `signedIn`, which is not true yet, or the session accepts
signed-in users only.

**Fix:** Nothing is required. The app keeps the link as a `PendingLink` and follows it after the
sign-in.

## needs-passcode

The session requires a passcode, and the link has no valid one.

**Meaning:** The session requires a passcode for this role. An invalid passcode is dropped, and
therefore treated as absent.

**Fix:** Nothing is required. The form for joining has an empty field for the passcode.

## needs-subscription

The link waits until the user has a subscription.

**Meaning:** The route requires the fact `subscribed`, which is not true yet.

**Fix:** Nothing is required. The app keeps the link as a `PendingLink` and follows it after the
purchase.

## no-text

A user activity or a notification contains no string where the link should be.

**Cause:** A browsing activity has no `webpageURL`, or the value for the key in the payload is not a
string. A payload without the key is not an error: the notification simply has no link.

**Fix:** Send the link as a string, with the key that the app reads, such as `"link": "https://…"`.

## not-a-join-link

The link matches a route, but not one for joining a session.

**Cause:** The form for joining requires a link to attend or to present a session. Other routes of
the app are not about sessions.

**Fix:** Open the link in the app to which it belongs, or create a join link, such as
`https://wordly.ai/attend/KXTR-7429`.

**Example:** `waymark join https://app.osqr.app/menu` is rejected.

## not-permitted

The user is not permitted to follow the link.

**Meaning:** A requirement with `otherwise: refuse` does not hold, or the account is not allowed to
enter the session. If a session is open to guests, the account does not matter.

**Fix:** Nothing is required. The app shows a message, because waiting does not help.

## out-of-range

A number is outside the range of its type.

**Cause:** The type has a range, such as `integer: 1..9`, or the number has more than 64 bits. This
code is reported as the reason for a dropped value.

**Fix:** Correct the number, or widen the range in the manifest.

**Example:** For `integer: 1..9`, `?size=12` is dropped.

## plain-http

The link uses `http`, and the router reads it as an `https` link.

**Cause:** Anyone on the network can read and change an `http` link and the page that it opens. The
link matches nevertheless, because the manifest has `http: upgrade`.

**Fix:** Write `https` in the links that you publish. `waymark parse` prints the canonical link.

## ready

The link can be followed now.

**Meaning:** All requirements of the route hold. If the link joins a session, the session needs
nothing else. If the link was redirected, `ready` is the state of the new link.

**Fix:** Nothing is required.

## relative-url

The `URL` is relative to a base URL.

**Cause:** The `absoluteString` of such a URL is already resolved. It no longer shows that the
relative part contained a `..` or a different host, so the router could not reject such a link.

**Fix:** Create the `URL` from the whole link, without `relativeTo:`.

## removed-markdown

Markdown around a pasted link was removed.

**Meaning:** With `--pasted`, the link was read without emphasis, backticks, or the label of
`[label](link)` and `<link|label>`. An app that matches links exactly reads these characters as part
of the link.

**Fix:** Nothing is required. In an app, use `match(pasted:)` for strings that a person pastes.

**Example:** `**https://shop.example/cart**` is read as `https://shop.example/cart`.

## removed-punctuation

Brackets, quotation marks or punctuation around a pasted link were removed.

**Meaning:** With `--pasted`, a link is read without the characters of the sentence around it. A
character inside the link is never changed.

**Fix:** Nothing is required. In an app, use `match(pasted:)` for strings that a person pastes.

**Example:** `(https://shop.example/cart).` is read as `https://shop.example/cart`.

## repaired-value

A malformed language tag was replaced with the tag that is clearly meant.

**Cause:** POSIX and Java write `en_US` for the BCP 47 tag `en-US`. Some systems write a region with
three letters, as in `es-MEX` for `es-MX`. The match contains the corrected tag.

**Fix:** Write the BCP 47 tag in the link.

**Example:** `?lang=en_US` is read as `?lang=en-US`.

## second-question-mark

A second question mark precedes a parameter, whose value is therefore lost.

**Cause:** A tool appended a query to a link that already had one. The second `?` and everything
after it are part of the value before it.

**Fix:** Write `&` instead of the second question mark. `waymark parse` prints the corrected link.

**Example:** `?ref=x?lang=fr` has no `lang`; the correction is `?ref=x&lang=fr`.

## secret-on-custom-scheme

The link contains a secret and has a custom scheme, which any app can claim.

**Cause:** Another app may have registered the same custom scheme and received the link with its
secret. For an `https` link, however, the platforms verify the host.

**Fix:** Send links with secrets as `https` links. `waymark qr` creates no QR code for a link with a
secret and a custom scheme.

**Example:** `wordly://attend/KXTR-7429?passcode=4F7K` matches with this warning.

## too-long

A value has more characters than its type allows.

**Cause:** The key `length` of the type sets a maximum. The length is the number of Unicode scalars
after percent-decoding, or of UTF-8 bytes if the unit is `bytes`. This code is reported as the
reason for a dropped value.

**Fix:** Shorten the value, or raise the maximum in the manifest.

**Example:** For `{ text: "A-Z 0-9", length: 4..8 }`, `?ref=ABCDEFGHIJ` is dropped.

## too-short

A value has fewer characters than its type requires.

**Cause:** The key `length` of the type sets a minimum. The length is the number of Unicode scalars
after percent-decoding, or of UTF-8 bytes if the unit is `bytes`. This code is reported as the
reason for a dropped value. An empty value is not reported, because it is treated as absent.

**Fix:** Complete the value, or lower the minimum in the manifest.

**Example:** For `{ text: "A-Z 0-9", length: 4..8 }`, `?ref=AB` is dropped.

## trailing-slash

The path ends with a slash, and the route does not accept one.

**Cause:** The route has `slash: refused` in the manifest. Without this key, a route accepts links
with and without the slash.

**Fix:** Remove the slash from the link, or remove `slash` from the route.

**Example:** The correction of `https://shop.example/page/a/` is `https://shop.example/page/a`.

## trimmed-white-space

White space around the link was removed.

**Meaning:** The commands of `waymark` remove white space at the ends of a link. An app that matches
links exactly rejects such a link, for example as `space`.

**Fix:** Nothing is required. To avoid the message, remove the white space at its origin, such as a
spreadsheet.

## unexpected-path-component

The path continues after the end of a route.

**Cause:** Routes match the path up to this component, but none of them has more components.

**Fix:** Remove the component, or declare a route for it. `{rest:text*}` at the end of a path
matches any number of components.

**Example:** With the route `/cart`, `https://shop.example/cart/x` is rejected at `x`.

## unknown-app

No manifest of the router declares an app with this name.

**Cause:** The name that was passed to `waymark build` or to the library is misspelled, or the
manifest of the app was not read. This code is also reported for a stored link if its app was
removed.

**Fix:** Correct the name, or add the manifest with `--manifest FILE`. `waymark routes` lists the
apps.

## unknown-host

No app declares the host of the link.

**Cause:** None of the manifests that were read lists the host under `hosts`. A subdomain is a
separate host, so `www.shop.example` is not `shop.example`. The wildcard `*.shop.example` matches
all subdomains, but not `shop.example`. A wildcard matches no label that contains an underscore, or
that has hyphens as its third and fourth character, as in `xn--`. A host with a parameter, such as
`{store:slug}.shop.example`, matches only one label before the domain.

**Fix:** Correct the host, or declare it under `hosts` in a manifest. Pass additional manifests with
`--manifest FILE`.

**Example:** The correction of `https://www.shop.example/cart` is `https://shop.example/cart`.

## unknown-language

A language tag is malformed, or its language is not registered.

**Cause:** A language tag follows BCP 47, as in `zh-Hans`, and starts with a language in the IANA
registry. This code is reported as the reason for a dropped value.

**Fix:** Write a BCP 47 tag, such as `ja`. Do not use the code of a country, such as `jp`.

**Example:** `?lang=xx` is dropped.

## unknown-parameter

The route does not declare this parameter.

**Cause:** A route with `strict` rejects keys that are neither declared nor under `allow`.
`waymark build` reports every parameter that the route does not declare, even if the route is not
strict.

**Fix:** Remove or correct the key. In the manifest, declare it, list it under `allow`, or write
`strict: { tracking: true }` for keys such as `utm_source`.

**Example:** With `strict: true`, `https://shop.example/search?q=a&x=1` is rejected at `x`.

## unknown-path-component

No route has this component at this position in the path.

**Cause:** The component is neither a literal of a route nor a valid value of a parameter. The case
of a literal matters, unless the route has `case: insensitive`.

**Fix:** Correct the path, or declare a route for it. The report prints the nearest route.

**Example:** The correction of `https://shop.example/crat` is `https://shop.example/cart`.

## unknown-route

The app has no route with this name, or the route is retired.

**Cause:** The name that was passed to `waymark build` or to the library is misspelled, or the
manifest no longer has a route with this name. No links can be built for a retired route, which has
the key `redirect`. Generated code reports this code if the routes of its router differ from those
in the manifest from which the code was generated.

**Fix:** Correct the name, or use the route that replaces a retired one. `waymark routes --app NAME`
lists the routes. After a change to the manifest, generate the code again.

## unknown-scheme

No app declares the scheme of the link.

**Cause:** Apps accept `https`, and the custom schemes under `schemes`. Links with `http` are
rejected, unless the manifest of the host has `http: upgrade`. `waymark build` reports this code for
a scheme that the route does not accept. It also reports this code if a custom scheme is combined
with a value for the parameter of a host, because a link with a custom scheme has no host.

**Fix:** Write `https` or a declared scheme, or add the scheme to `schemes` of the manifest.

**Example:** The correction of `shap://cart` is `shop://cart`.

## unknown-word

A value is not one of the words of its type.

**Cause:** An enumeration accepts only its exact words, including their case. This code is reported
as the reason for a dropped value.

**Fix:** Write one of the words, or add the word to the type in the manifest.

**Example:** For `color: red | green?`, `?color=blue` is dropped.

## wrong-separator

A semicolon, `%26` or `%3D` is used as a separator, so the value of a parameter is lost.

**Cause:** Only `&` separates the items of a query. An encoded separator, `%26` or `%3D`, is part of
a value. Often, a tool encoded the whole query instead of each value.

**Fix:** Write `&` and `=` as separators. `waymark parse` prints the corrected link.

**Example:** `?utm=x;lang=fr` has no `lang`; the correction is `?utm=x&lang=fr`.

"""#
    case "link-syntax": #"""
# Link syntax

The codes of the link parser, which rejects a link if two URL parsers can read it differently.
Browsers follow the URL Standard, and many other parsers follow RFC 3986.

## backslash

The link contains a backslash.

**Cause:** Browsers read a backslash in a web link as a slash, but many other URL parsers do not.
Two parsers can therefore find different hosts in the same link.

**Fix:** Write a slash, or `%5C` if the backslash is data.

**Example:** A browser opens `evil.com` for `https://evil.com\@wordly.ai/`. A parser that keeps the
backslash can read the host `wordly.ai`.

## control-character

The link contains a control character, such as a tab or a line break.

**Cause:** The URL Standard removes tabs and line breaks anywhere in a link, and other control
characters at its ends. RFC 3986 allows none of them. A link can therefore look harmless to one
parser but not to another.

**Fix:** Remove the character. Often, a mail or a document wrapped a long line and inserted a line
break.

## dot-segment

The path contains a component `.` or `..`, plain or percent-encoded.

**Cause:** Browsers resolve these components before they open a link, even if they are written as
`%2e`. The system then opens a different path from the one that the app would match. No encoding can
preserve a value `.` or `..`, so `waymark build` rejects it too.

**Fix:** Write the resolved path. If the component is a value, such as a file name, put it into the
query.

**Example:** A browser reads `https://wordly.ai/attend/../present/KXTR-7429` as
`https://wordly.ai/present/KXTR-7429`.

## empty-host-label

The host starts with a dot or contains two dots in a row.

**Cause:** Each label of a DNS name, which is the part between two dots, has at least one character.
Parsers disagree on whether to accept a host with an empty label.

**Fix:** Remove the superfluous dot.

**Example:** In `https://wordly..ai/attend/KXTR-7429`, the two dots are reported.

## empty-link

The link is the empty string.

**Cause:** The caller passed no link, or removed all of its characters, for example because they
were white space.

**Fix:** Pass a link with a scheme, such as `https://wordly.ai/attend/KXTR-7429`.

## empty-path-component

The path contains two slashes in a row.

**Cause:** The URL Standard and RFC 3986 preserve the empty component between the slashes, but many
servers merge the slashes. The site and the app could therefore read different paths.

**Fix:** Write one slash. Often, a path was appended to a base URL that already ends with a slash.

**Example:** The correction of `https://wordly.ai//attend/KXTR-7429` is
`https://wordly.ai/attend/KXTR-7429`.

## forbidden-character

A visible character that must be percent-encoded, such as `"`, `<` or `{`, is not encoded.

**Cause:** RFC 3986 does not allow `"`, `<`, `>`, `^`, the backtick, `{`, `|` and `}` in a link, nor
brackets in a path. Some parsers encode these characters, but many reject the link.

**Fix:** Percent-encode the character. If the link contains a placeholder of a template, such as
`{id}`, replace the placeholder with a value.

**Example:** In `https://wordly.ai/attend/{id}`, the brace `{` is reported.

## forbidden-host-character

The host contains a character that host names cannot contain, or a bracket that is not closed.

**Cause:** A DNS host name consists of letters, digits, hyphens and dots. URL parsers treat other
characters differently, so one parser can end the host earlier than another.

**Fix:** Remove the character. If the first component of a link with a custom scheme needs special
characters, write the component after `///`.

**Example:** In `https://wordly.ai,evil.com/`, the comma is reported.

## invalid-percent-encoding

A percent sign is not followed by two hexadecimal digits.

**Cause:** RFC 3986 requires two hexadecimal digits after `%`. Some parsers keep the percent sign,
some reject the link, and some encode all percent signs in the same query or fragment again. In a
query or a fragment, this code is reported only if the route declares the parameter that contains
the percent sign.

**Fix:** Write `%25` for a percent sign that is data, or complete the escape.

**Example:** In `https://wordly.ai/attend/100%`, the percent sign is reported.

## invalid-port

The port after the host is not a number from 0 to 65535.

**Cause:** A port consists of digits. An empty port or leading zeros are rejected too, because
parsers normalize them in different ways.

**Fix:** Remove the colon and the port. If the manifest declares the host with a port, write this
port.

**Example:** In `https://wordly.ai:port/attend/KXTR-7429`, `:port` is reported.

## invalid-utf-8

The bytes of the link are not valid UTF-8.

**Cause:** Probably, the link was saved in a different encoding, such as Latin-1 or UTF-16, or was
cut in the middle of a character.

**Fix:** Save the file that contains the links as UTF-8, or percent-encode the UTF-8 bytes of the
character.

## ip-address-host

The host of the link is an IP address.

**Cause:** Browsers read a host whose last label is a number as an IPv4 address, even if its numbers
are octal or hexadecimal, or the whole host is a single number. RFC 3986 reads most of these
spellings as names.

**Fix:** Write the host name. For development, declare an address such as `127.0.0.1` or `[::1]`
under `hosts` in the manifest.

**Example:** Browsers open `127.0.0.1` for `https://2130706433/` and for `https://0x7f.1/`.

## missing-host

The link has no host, although its scheme requires one.

**Cause:** The URL Standard requires a host for `https`, `http`, `ws`, `wss` and `ftp`. It removes
the host `localhost` from a `file` link, so this code is also reported for `file://localhost/`. A
link with a custom scheme may have no host, but then it cannot have a port.

**Fix:** Write the host after `//`.

**Example:** `https://?lang=fr` has no host between `//` and the query.

## missing-scheme

The link does not start with a scheme.

**Cause:** Address bars accept a host without a scheme. But in an app, a QR code or a manifest, a
link needs a scheme: without it, a parser reads the host as a path.

**Fix:** Write `https://` before the host, or the custom scheme of the app.

**Example:** The correction of `wordly.ai/attend/KXTR-7429` is `https://wordly.ai/attend/KXTR-7429`.

## missing-slashes

The scheme of a web link is not followed by exactly two slashes.

**Cause:** Browsers accept any number of slashes after `https:` and read what follows as the host.
RFC 3986 reads a path there, or an empty host.

**Fix:** Write exactly two slashes before the host.

**Example:** The correction of `https:/wordly.ai/attend/KXTR-7429` is
`https://wordly.ai/attend/KXTR-7429`.

## non-ascii-character

A character outside ASCII is not percent-encoded.

**Cause:** RFC 3986 allows ASCII only. Browsers percent-encode other characters, and other parsers
reject the link or keep the bytes. Such characters are allowed in a fragment that the route does not
read.

**Fix:** Percent-encode the character in UTF-8: `%C3%A9` for `é`.

**Example:** In `https://wordly.ai/attend/é`, the last character is reported.

## non-ascii-host

The host contains a character outside ASCII.

**Cause:** Browsers convert such a host to labels that start with `xn--`, but many other parsers do
not. A letter of a different script can also imitate a letter of a well-known host.

**Fix:** Check that the host is the intended one. If it is, declare its `xn--` form under `hosts` in
the manifest, and write this form in links.

**Example:** In `https://wördly.ai/attend/KXTR-7429`, `ö` is reported. The form for links is
`xn--wrdly-jua.ai`.

## percent-encoded-control

The link contains a percent-encoded control character, such as `%00` or `%0A`.

**Cause:** Some decoders stop at a NUL, and a decoded line break can forge lines in logs and
headers. Links need no control characters, except for tabs and line breaks in values with several
lines.

**Fix:** Remove the escape. If a value in the query may have several lines, add `multiline: true` to
its type, which then accepts `%09`, `%0A` and `%0D`.

**Example:** In `https://wordly.ai/attend/a%00`, `%00` is reported.

## percent-encoded-host

The host contains a percent-encoded byte.

**Cause:** Browsers decode the host before they look it up. RFC 3986 allows escapes in a host, but
many parsers do not decode them, so they compare a different name.

**Fix:** Write the host without escapes.

**Example:** In `https://wordly%2Eai/attend/KXTR-7429`, `%2E` is reported.

## percent-encoded-invalid-utf-8

The percent-encoded bytes are not valid UTF-8.

**Cause:** Decoders replace such bytes, drop them, or reject the link. An overlong form, such as
`%C0%AF` for a slash, can hide a character from a filter.

**Fix:** Encode the characters in UTF-8: `%C3%A9` for `é`, not `%E9`.

**Example:** In `https://wordly.ai/attend/%C3%28`, both escapes are reported, because `%28` cannot
follow `%C3`.

## port-not-allowed

The link has a port that no manifest declares for its host.

**Cause:** A different port is a different server, so a link with a port does not open the declared
host. In the URL Standard, a `file` link has no port.

**Fix:** Remove the port. For development, declare the host with its port under `hosts` in the
manifest.

**Example:** In `https://wordly.ai:8443/attend/KXTR-7429`, `:8443` is reported. A manifest can
declare `hosts: [wordly.ai, "localhost:8080"]`.

## punycode-host

The host contains a label that starts with `xn--`, and no manifest declares this host.

**Cause:** Such a label is the ASCII form of an internationalized name. It can imitate a well-known
host, because browsers may display it in its original script.

**Fix:** Check that the host is the intended one. If it is, declare it under `hosts` in the
manifest.

**Example:** A browser may display `https://xn--wrdly-jua.ai/` as `wördly.ai`.

## space

The link contains a space.

**Cause:** The URL Standard removes spaces at the ends of a link and percent-encodes spaces inside
it. RFC 3986 allows none, so many parsers end the link at a space.

**Fix:** Write `%20` for a space in a value, and remove any other space.

**Example:** In `https://wordly.ai/attend/KX TR`, the space is reported.

## too-long

The link is longer than 8192 bytes.

**Cause:** The parser rejects longer links without reading them, so that hostile input cannot slow
it down. Other software has similar limits. `waymark build` reports this code if the values would
make the link longer than this limit.

**Fix:** Store long values on the server, and put an identifier into the link.

## trailing-dot-host

The host ends with a dot.

**Cause:** In DNS, a trailing dot marks a complete name. Browsers keep the dot and treat
`wordly.ai.` as a different origin from `wordly.ai`, but some other software removes the dot.

**Fix:** Remove the dot.

**Example:** In `https://wordly.ai./attend/KXTR-7429`, the dot after `ai` is reported.

## underscore-host

The host contains an underscore.

**Cause:** Host names consist of letters, digits and hyphens (RFC 1123). Browsers accept an
underscore, but some other parsers find no host in such a link.

**Fix:** Use a host name without an underscore. A manifest cannot declare a host whose name contains
one.

**Example:** In `https://my_shop.example/`, the underscore is reported.

## userinfo

A user name or a password precedes the host.

**Cause:** The text before `@` is not the host, but it can look like one. Phishing links exploit
this.

**Fix:** Remove everything between `//` and the host, including the `@`.

**Example:** The host of `https://wordly.ai@evil.com/` is `evil.com`.

"""#
    case "manifests": #"""
# Link manifests

The codes of `waymark check`, and of all other commands that read link manifests. A catch-all is a
parameter for several path components, such as `{rest:text*}`. A fact is something that the app
knows, such as whether the user is signed in, and a requirement states which facts a route needs.

## alias-cycle

A type is an alias of itself, directly or through other types.

**Cause:** A type can be an alias of a different type, as in `id: code`. In a cycle of aliases, no
type specifies which characters and lengths are valid.

**Fix:** Define one of the types by a kind, such as `text` or `integer`, instead of by another type.

**Example:** `types: { m: n, n: m }` is reported at `m`, with the cycle `m → n → m`.

## alias-parameters

An alias of a route has different path parameters from the path of the route.

**Cause:** A link with the path of an alias must have a value for the same parameters. Therefore, an
alias contains each parameter of the path, in the same order and with the same type.

**Fix:** Write the same parameters in the alias as in the path, or declare a separate route for the
alias.

**Example:** `item: { path: "/item/{id:integer}", aliases: ["/p/{id:text}"] }`

## ambiguous-component

A path component or a fragment can be split into values in two ways.

**Cause:** The router reads the values of `{from}-{to}` from one component of the link. If a text
splits in two ways, the link has no definite values, so the router rejects it. The message contains
such a text, and the notes contain both splits. The error is also reported if the proof that there
is only one split would take too long.

**Fix:** Separate the parameters with text that their values cannot contain, or give them types that
cannot contain the text between them. Or write the parameters as separate components. The parameters
of a fragment can also be written as a mapping, so that links contain keys.

**Example:** `/{from:text}-{to:text}` splits `a-a-a` into `a` and `a-a`, and into `a-a` and `a`.

## ambiguous-routes

Two routes match the same link, and neither takes precedence over the other.

**Cause:** A literal takes precedence over a parameter, and a parameter over a catch-all, such as
`{rest:text*}`. Two parameters at the same position have equal rank, whatever their types are. The
order of the routes in the file does not matter. The message contains a link that both routes match.
If the routes require a query or a fragment that no single link can have, the link contains only the
path.

**Fix:** Add a literal component to one of the paths, or give the parameters types that have no
values in common.

**Example:** `/x/{id:integer}` and `/x/{name:text}` both match `https://shop.example/x/0`.

## built-in-type

A type has the name of a built-in type.

**Cause:** Every manifest has the types `text`, `integer`, `uuid`, `language`, `date` and `boolean`.
A second type with the same name would change the meaning of every reference to it.

**Fix:** Give the type a different name.

**Example:** `types: { text: { text: "A-Z" } }`

## chained-redirect

A route redirects to itself, or to a route that also has the key `redirect`.

**Cause:** The router redirects a link only once, so that no link is redirected forever.

**Fix:** Redirect to a route without the key `redirect`, such as the last route of the chain.

**Example:** Route `a` redirects to `b`, and `b` redirects to `c`. Let `a` redirect to `c`.

## control-character

A title, a catalog name or a word of an enumeration contains a control character.

**Cause:** A title is one line. A word with a control character matches no link. The router accepts
tabs and line breaks only in types with `multiline`, and never accepts other control characters.

**Fix:** Remove the character. In a string in double quotes, escapes such as `\n` and `\t` represent
control characters.

**Example:** `title: "Shop\nCart"`

## default-without-effect

A parameter that is required or repeated has a default.

**Cause:** A default is used only if a link does not contain an optional parameter. A link without a
required parameter does not match, and a repeated parameter that is absent is an empty list.

**Fix:** Make the parameter optional, or remove the default.

**Example:** `page: { type: integer, optional: false, default: 1 }`

## duplicate-alias

A route has the same path twice.

**Cause:** An entry of `aliases` is equal to the path of the route or to another entry.

**Fix:** Remove the alias.

**Example:** `item: { path: /item, aliases: [/item] }`

## duplicate-app

Another manifest has an app with the same name.

**Cause:** All manifests in a folder, or in the arguments of a command, are read together.
`waymark build` and the reports identify a manifest by the name of its app.

**Fix:** Rename one of the apps, or keep copies of a manifest in separate folders.

## duplicate-condition

A route has the same condition twice.

**Cause:** The second condition has no effect. Probably, a different condition was intended.

**Fix:** Remove the second condition, or correct one of its parameters.

**Example:** `conditions: [return >= depart, return >= depart]`

## duplicate-environment

An environment occurs twice under `environments`.

**Cause:** Each environment has a unique name, with which `--environment` selects it.

**Fix:** Rename or remove one of the two environments.

## duplicate-exclusion

The same path occurs twice under `exclude`, for the same host.

**Cause:** The second entry has no effect.

**Fix:** Remove one of the entries.

**Example:** `exclude: [/help, /help]`

## duplicate-fact

A fact occurs twice under `facts`, or under both `facts` and `states`.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. An entry
of `states` also declares the fact, so the fact is not listed under `facts`.

**Fix:** Remove one of the entries.

**Example:** `facts: [signedIn, signedIn]`

## duplicate-host

A host occurs twice in a list of hosts.

**Cause:** The case of a host does not matter, so `SHOP.example` is the same host as `shop.example`.

**Fix:** Remove one of the entries.

**Example:** `hosts: [shop.example, SHOP.example]`

## duplicate-identity

An application identifier or a certificate fingerprint occurs twice under `platforms`.

**Cause:** The second entry has no effect. Often, an entry was copied and its value was not
replaced.

**Fix:** Remove the second entry, or replace it with the intended value.

## duplicate-key

A mapping contains the same key twice.

**Cause:** YAML requires unique keys. Parsers disagree on which of the two values to use, so the
second one is reported and ignored.

**Fix:** Remove one of the keys, or rename it.

**Example:** `routes: { cart: /cart, cart: /basket }`

## duplicate-language

The list `languages` contains the same language twice.

**Cause:** The case of letters in language tags does not matter.

**Fix:** Remove one of the entries.

**Example:** `languages: [fr-CA, fr-ca]`

## duplicate-link-key

Two parameters of a route have the same key in links.

**Cause:** The key determines which parameter an item of the query or the fragment belongs to. The
key is the name of the parameter, unless `key` is specified.

**Fix:** Write a different key, or remove one of the parameters.

**Example:** `query: { ids: "text[]", id: { type: text, key: ids } }`

## duplicate-parameter

A parameter is declared twice in a route, or has two values in a redirect or a requirement.

**Cause:** The name of a parameter must be unique in the path, the query and the fragment of a
route. The query parameters of the whole manifest, and the parameter of a host, are part of every
route.

**Fix:** Rename one of the parameters, or remove one of the two values. If links contain the name of
a query parameter, write the name under `key`, so that the links do not change.

**Example:** `item: { path: "/item/{id:text}", query: { id: text? } }`

## duplicate-route

Two routes have the same name.

**Cause:** The name identifies a route in generated code and in `waymark build`. This code is
reported only for a manifest that is written in Swift. In a file, the code is `duplicate-key`.

**Fix:** Rename one of the routes.

## duplicate-scheme

A scheme occurs twice in a list of schemes.

**Cause:** The case of a scheme does not matter.

**Fix:** Remove one of the entries.

**Example:** `schemes: [shop, shop]`

## duplicate-state

A fact has the same state twice.

**Cause:** Under `states`, a fact has a list of its states in the order in which they are reached.
Each state occurs only once. If the fact has a mapping with the keys `order` and `aside`, a state
under `aside` cannot also be under `order`.

**Fix:** Remove or rename one of the states.

**Example:** `states: { purchase: [new, paid, new] }`

## duplicate-states

The states of a fact are declared twice.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. Its values
can be declared as states, but only once. This code is reported only for a manifest that is written
in Swift. In a file, the code is `duplicate-key`.

**Fix:** Remove one of the declarations.

## duplicate-type

A type is declared twice.

**Cause:** This code is reported only for a manifest that is written in Swift. In a file, the code
is `duplicate-key`.

**Fix:** Remove one of the declarations.

## duplicate-word

A word occurs twice in an enumeration.

**Cause:** The second word has no effect. The case of a word matters, so `red` and `Red` are two
different words.

**Fix:** Remove one of the words.

**Example:** `color: { enum: [red, green, red] }`

## empty-enumeration

An enumeration has no words.

**Cause:** An enumeration accepts only its words, so no link with a value for the parameter matches.

**Fix:** List the words, as in `enum: [red, green]`.

## empty-manifest

The file is empty.

**Cause:** The file has no content, or only comments.

**Fix:** Start the manifest with `app:`. `waymark init manifest` drafts one from existing files and
links.

## empty-otherwise

The mapping under `otherwise` is empty.

**Cause:** A mapping under `otherwise` assigns values to parameters, and the router then evaluates
the requirement again. Without an assignment, the requirement fails again.

**Fix:** Assign a parameter, or write `wait`, `refuse` or the name of a route.

**Example:** `requires: { signedIn: true, otherwise: {} }`

## empty-range

The lower bound of a range is greater than the upper bound.

**Cause:** Such a range contains no value. An omitted bound is the limit of the type: a string has
at most 8192 characters, so `length: 9000..` is empty too.

**Fix:** Swap or correct the numbers.

**Example:** The correction of `integer: 9..1` is `1..9`.

## empty-text

A title, a summary or a catalog name is empty or only white space.

**Cause:** An empty value cannot be displayed. To have no title, omit the key.

**Fix:** Write the string, or remove the key.

**Example:** `title: ""`

## empty-versions

A route exists in no version of the app, because its `until` is not after its `since`.

**Cause:** `since` is the first version that has the route, and `until` is the first version that no
longer has it.

**Fix:** Correct one of the versions, or remove the route.

**Example:** `item: { path: /item, since: 5, until: 4.2 }`

## empty-word

A word of an enumeration is empty.

**Cause:** No link contains the empty word: an empty value of an optional parameter is treated as
absent, and a path component is never empty.

**Fix:** Remove the word. To allow an absent value, make the parameter optional.

**Example:** `color: { enum: [red, ""] }`

## endless-redirect

A link can be redirected in an endless cycle.

**Cause:** A requirement redirects the link to another route, or assigns other values. A requirement
of the new link then redirects it back. As long as the required facts are not true, the link never
reaches its destination. The message lists the routes of the cycle.

**Fix:** In one requirement of the cycle, write `otherwise: wait` or `otherwise: refuse`. Or assign
a value for which the `when` of the requirement is not true.

**Example:** Two routes require `signedIn`, and each redirects to the other.

## file-too-large

The file is larger than 16 MiB.

**Cause:** The size is limited, so that a file that is passed by mistake wastes neither memory nor
time.

**Fix:** Check that the file is a manifest. If it is, split it into several manifests.

## forbidden-character

The file contains a character that YAML does not allow, such as a control character.

**Cause:** YAML 1.1 allows only printable characters, tabs and line breaks. The message contains the
code point.

**Fix:** Remove the character. Often, it was copied from a terminal or a document.

## foreign-pattern

A path component uses the pattern syntax of a different router.

**Cause:** In a manifest, a parameter is in braces and has a type, as in `{id:integer}`. Other
notations, such as `:id`, `[id]`, `<int:id>` and `*`, are read as literal text, and so is the `$` of
`${id}`.

**Fix:** Write the pattern that the fix-it suggests. To match the literal text, use a parameter with
an enumeration.

**Example:** The correction of `/item/:id` is `/item/{id:text}`, and that of `/files/**` is
`/files/{rest:text*}`.

## idle-exclusion

An entry of `exclude` has no effect, because other entries decide about all of its links.

**Cause:** The first entry that matches a link decides, and earlier entries match all links of this
entry. An exception (`except`) also has no effect if no later entry excludes any of its links.

**Fix:** Remove the entry, or move it before the entries that the diagnostic names.

**Example:** `exclude: ["/help/{rest:text*}", { except: /help/contact }]` is reported at the
exception. Write the exception first.

## impossible-length

No value can have a length in the range of `length`.

**Cause:** A length is between 0 and 8192 characters, because a link has at most 8192 bytes. An
upper bound of 0 allows only the empty string. If the unit is `bytes`, there may be no combination
of the allowed characters with a length in the range. For example, if only `é` is allowed, which has
2 bytes in UTF-8, no value has 3 bytes.

**Fix:** Correct the range, or remove `length`.

**Example:** `code: { text: "A-Z", length: ..0 }`

## impossible-text

No value can consist of the allowed characters.

**Cause:** The list under `text` contains no characters, or only control characters, which links
cannot contain. Or `fold` converts every letter in the list to the other case before the comparison.
In Swift, a malformed list such as `.text("z-a")` contains no characters.

**Fix:** List the letters as they are after `fold` converts them: `A-Z` for `fold: uppercase`.

**Example:** `code: { text: "a-z", fold: uppercase }`

## invalid-app-id

An Apple application identifier is malformed.

**Cause:** An application identifier consists of a team identifier of ten characters, a dot and the
bundle identifier. The file `apple-app-site-association` contains the identifier, and iOS compares
it with that of the app.

**Fix:** Write the team identifier before the bundle identifier, as in
`ABCDE12345.com.example.shop`. Add `placeholder: true` if you do not have the identifier yet.

**Example:** `appIDs: [com.example.shop]`

## invalid-characters

The list of allowed characters of a string is malformed.

**Cause:** The value of `text` is `any`, or a list of characters and ranges with spaces between
them. In a range, the character with the lower code point comes first.

**Fix:** Write a list such as `"A-Z 0-9 -"`. Write `U+0020` for a space.

**Example:** `code: { text: "Z-A" }`

## invalid-condition

A condition on two parameters is malformed, or its parameters cannot be compared.

**Cause:** A condition consists of a parameter, `with`, `>`, `>=`, `<` or `<=`, and a different
parameter, with spaces between them. Both are parameters of the query or the fragment, without a
default, and not lists. For a comparison, both are numbers, dates, or values of `datetime`.

**Fix:** Correct the names, or use `with`, which compares no values.

**Example:** `conditions: [return>=depart]` lacks the spaces.

## invalid-custom-type

A type with `swift`, `kotlin` or `typescript` is secret, or accepts language tags.

**Cause:** Generated code masks the values of secret types, which a type of the app would not do.
Generated code also represents language tags with a type that compares them as BCP 47 requires.

**Fix:** Remove `swift`, `kotlin` and `typescript`, and convert the value in the app.

**Example:** `types: { pin: { text: "0-9", secret: true, swift: Pin } }`

## invalid-declaration

A declaration in Swift contradicts another declaration of the same route.

**Cause:** A manifest that is declared in Swift contains one of these mistakes:

- `within:` or `with:` does not name an optional parameter before it, or other components separate
  the two parameters
- `continuesComponent: true` is at the start of a path, after a catch-all, together with `after:`,
  or in a different optional part than the parameter before it
- a literal contains brackets or `//`
- a fragment with `FragmentText` has both required and optional parameters, or no parameter, or a
  parameter with `default:`, `invalid:`, `key:` or `repeated:`

**Fix:** Declare the parts in the order of the path, and its literal components with `after:` or
`before:`. In a fragment without keys, make all parameters required or all optional.

**Example:** `"store"; PathParameter(optional: "page", .integer, within: "section")`

## invalid-default

The default of a parameter is not a value of its type.

**Cause:** The default is used as the value if a link does not contain the parameter, so it must be
valid for the type.

**Fix:** Correct the default or the type.

**Example:** In `query: { open: boolean = yes }`, the default should be `true`.

## invalid-expression

The regular expression of a type is invalid, too complex, or matches no value.

**Cause:** `pattern` describes a regular language. Lookarounds, backreferences, anchors, lazy
quantifiers and most escapes are not supported. A deterministic automaton matches the values, and
its size is limited. With `check`, at least one value must have valid check digits.

**Fix:** Follow the note of the diagnostic. The reference of the manifest lists the syntax of
`pattern`.

**Example:** `flight: { pattern: "^[A-Z]{2}[0-9]+$" }` has anchors. Write `"[A-Z]{2}[0-9]+"`.

## invalid-fingerprint

A certificate fingerprint is malformed.

**Cause:** Android compares the SHA-256 fingerprint of the signing certificate: 32 pairs of
uppercase hexadecimal digits, separated by colons.

**Fix:** Copy the SHA-256 fingerprint from Play Console or from `keytool -list -v`. Do not use the
SHA-1 fingerprint.

**Example:** `sha256: ["14:6d:e9"]`

## invalid-host

A host is not written in the form that links contain.

**Cause:** A manifest lists only the host, in lowercase ASCII, without a scheme, a path or the
default port 443. An internationalized name is in its `xn--` form. A wildcard or a parameter in
braces is only the first label, before a domain of at least two labels, as in `*.shop.example`. The
message states the rule that the host breaks.

**Fix:** Correct the host as the message states.

**Example:** In `hosts: ["*.example"]`, the domain has one label. `hosts: ["https://shop.example/"]`
contains a scheme.

## invalid-key

The key of a mapping is itself a list or a mapping.

**Cause:** YAML allows such keys, but the keys of a manifest are strings. Usually, a key starts with
`[` or `{` by mistake.

**Fix:** Write a string as the key. Put it in quotes if it contains special characters.

## invalid-language

An entry of `languages` is not a language tag, or contains an unregistered subtag.

**Cause:** A language tag of BCP 47 consists of a language, and possibly of a script and a region,
with hyphens between them. IANA registers the subtags. For an unregistered subtag, the severity is
warning.

**Fix:** Correct the tag, as in `fr`, `fr-CA` or `zh-Hant`.

**Example:** `languages: [fr_CA]`

## invalid-link-key

The key of a parameter in links contains a character that keys cannot contain.

**Cause:** A key consists of ASCII letters, digits and the characters `-._~[]$@:`. Other characters
are excluded, because URL parsers disagree about them, or because they separate items.

**Fix:** Write the key as it is after percent-decoding: `ids[]`, not `ids%5B%5D`.

**Example:** `query: { ids: { type: text, repeated: true, key: "ids%5B%5D" } }`

## invalid-name

A name does not start with a letter, or contains a character that names cannot contain.

**Cause:** Names of apps, routes, types, parameters and facts become identifiers in generated code.
They consist of ASCII letters, digits, `_` and `-`.

**Fix:** Write a valid name. If links already contain the old name as the key of a query parameter,
write the old name under `key`, as in `ids: { type: text, repeated: true, key: "ids[]" }`.

**Example:** In `routes: { my route: /cart }`, the name should be `my-route`.

## invalid-package

The package name of the Android app is malformed.

**Cause:** A package name consists of two or more words with dots between them. Each word starts
with a letter and contains only letters, digits and `_`.

**Fix:** Write the application ID of the app, as in `com.example.shop`.

**Example:** `android: { package: shop, sha256: […] }`

## invalid-parameter

The short form of a parameter is malformed.

**Cause:** The short form is a type, or words separated by `|`. A `?` after it means optional, `[]`
means a list, and `=` precedes a default.

**Fix:** Write a valid short form, such as `text?`, `uuid[]` or `low | high = high`. Or write a
mapping with keys.

**Example:** In `query: { q: "optional string" }`, the value should be `text?`.

## invalid-pattern

The path of a route or an exclusion is malformed.

**Cause:** A path starts with `/`. Each component is literal text that is not percent-encoded, with
parameters in braces. At most one component is a catch-all, such as `{rest:text*}`. Query and
fragment parameters have their own keys.

**Fix:** Correct the reported part, or apply the fix-it.

**Example:** In `search: "/search?q={q}"`, the value should be
`{ path: /search, query: { q: text? } }`.

## invalid-range

A range of numbers is malformed.

**Cause:** A range is one number, or a lower and an upper bound with `..` between them, such as
`4..64`. One of the bounds can be omitted, as in `4..` or `..64`. A number has at most 64 bits, or
at most 18 digits in `decimal`. The bounds of `decimal` have at most as many decimal places as
`scale`, which is from 1 to 9.

**Fix:** Correct the range or the number as the message states.

**Example:** The correction of `size: { integer: 1-9 }` is `size: { integer: 1..9 }`.

## invalid-scheme

A custom scheme is malformed.

**Cause:** A scheme starts with a lowercase letter, followed by lowercase letters, digits, `+`, `-`
or `.` (RFC 3986). The colon is not part of it.

**Fix:** Write the scheme alone, as in `shop`.

**Example:** The correction of `schemes: ["shop://"]` is `schemes: [shop]`.

## invalid-state

A state is empty or contains a control character.

**Cause:** Requirements and the app identify a state by its name.

**Fix:** Give the state a name without control characters.

**Example:** `states: { order: [new, ""] }`

## invalid-store-id

The App Store ID of the app is not a positive number.

**Cause:** The number identifies the product page of the app.

**Fix:** Copy the number from the URL of the product page, without `id`. Omit `appStoreID` until the
app has a number.

**Example:** `appStoreID: 0`

## invalid-value

A value in a requirement or a redirect is not valid for the type of its parameter.

**Cause:** In a requirement, `when` compares the parameter with the value, and `otherwise` assigns
the value. In a redirect, `with` assigns it. The router never accepts a link with a value that is
not valid for the type.

**Fix:** Write a value that the type accepts. The message describes such values. In a redirect,
write the name of a parameter in braces to use its value, as in `"{id}"`.

**Example:** For `mode: a | b`, `otherwise: { mode: c }` is reported.

## invalid-version

The value of `since` or `until` in a route does not have the form of a version.

**Cause:** A version consists of numbers with dots between them, without leading zeros: `4`, `4.2`
or `4.2.10`.

**Fix:** Write the version without letters and signs.

**Example:** `item: { path: /item, since: v4 }`

## invalid-web-address

The address of the web app is not an https address to which a path can be appended.

**Cause:** Fallback pages append the path and the query of a link to the address in `web`. The
address must therefore start with `https://`, and must not contain a query, a fragment or a user
name.

**Fix:** Write the address of the web app up to the path of its links.

**Example:** `web: http://app.shop.example` does not start with `https://`, and
`web: https://shop.example/app?from=link` contains a query.

## locale-differs

The declared type `locale` differs from the languages of the app.

**Cause:** Usually, the values of the type `locale` are the tags in `languages`. This manifest
declares a type `locale` with other values. Links can then contain a language that the app does not
have, or cannot contain one that the app has. In Swift, `.locale` and `languages` list different
tags.

**Fix:** Remove the type from `types`, or list the same languages in both places.

**Example:** `languages: [en, fr-CA]` and `types: { locale: { enum: [en, de] } }`

## missing-counterpart

An environment has no counterpart of a host or scheme that a route or an exclusion names.

**Cause:** The first host of an environment replaces the first host of the manifest, and so on. In
the environment, a route that names a host of the manifest applies to the host at the same position.
The same is true for schemes and for exclusions.

**Fix:** Add a host or a scheme to the environment, in the order of the manifest.

**Example:** With `hosts: [shop.example, kit.shop.example]` and a route for `kit.shop.example`,
`environments: { staging: { hosts: [staging.example] } }` has no host for the route.

## missing-key

A required key is missing.

**Cause:** For example, a manifest requires `app`, a route requires `path`, and an Android identity
requires `package`. A type requires a kind, and a requirement requires a fact.

**Fix:** Add the key that the message names.

**Example:** `routes: { cart: { title: Cart } }` has no `path`.

## more-conflicts

More routes are in conflict than the report lists, or the search for conflicts was not finished.

**Cause:** By default, `waymark check` lists at most 100 conflicts. The search for conflicts is
limited too, so that a manifest that is designed to be slow does not block the check.

**Fix:** Correct the listed conflicts and check again. `--limit COUNT` lists more.

## multiple-documents

The file contains a second YAML document.

**Cause:** A line `---` starts a new document, but a manifest is a single document.

**Fix:** Move the second document to a separate file, or remove the line.

## need-without-state

A requirement names a fact that has states, but does not name any of these states.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. A fact
under `states` is not just true or false: its value is a state. The requirement must name the state
that has to be reached.

**Fix:** Write the state, as in `requires: { order: paid }`. This requirement also holds in all
later states.

**Example:** `requires: order`, with `states: { order: [new, paid, sent] }`.

## no-host-or-scheme

The app has neither hosts nor schemes.

**Cause:** A link starts with the scheme `https` and a host, or with a custom scheme. Without
either, the app has no links.

**Fix:** Add `hosts` or `schemes`.

## no-identity

Under `platforms`, the app has no application identifier or no certificate fingerprint.

**Cause:** Apple’s systems and Android open a link only in an app whose identity the host publishes.

**Fix:** List the application identifier under `appIDs`, or the fingerprint of the signing
certificate under `sha256`. With Play App Signing, use the certificate that Google Play shows.

## no-routes

The app has no routes.

**Cause:** The router rejects every link of the app.

**Fix:** Declare a route under `routes`, as in `cart: /cart`.

## no-states

The list of states of a fact is empty.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. A fact
with states has one of them as its value. Without states, no requirement with this fact can hold.

**Fix:** List the states in the order in which they are reached, or move the fact to `facts`.

**Example:** `states: { order: [] }`

## not-utf-8

The file is not encoded in UTF-8.

**Cause:** The file is in UTF-16, or contains bytes in a different encoding, such as Latin-1.

**Fix:** Save the file as UTF-8 in your editor.

## optional-part

An optional part of a path is invalid.

**Cause:** Links may omit a part in brackets, such as `[/{section}]`. Optional parts have these
limits:

- A part contains at least one parameter outside the parts that are nested in it. Otherwise, the
  links with and without the part would have the same values.
- A part contains no catch-all, such as `{rest:text*}`.
- A path under `exclude` has no optional parts.
- The optional parts of a path form at most 16 paths.

Brackets around only a part of a component, such as in `/f[{id}]`, are literal text. They are
reported as a warning.

**Fix:** If the part contains no parameter of its own, declare the path with this part under
`aliases`. Instead of a catch-all in brackets, write `{name:text*}` without brackets. Instead of an
excluded path with optional parts, exclude each path. If there are more than 16 paths, put one part
inside another part, or split the route.

**Example:** In `store: "/store[/all]"`, the optional part contains no parameter.

## redirect-of-secret

A redirect assigns a secret value to a parameter that is not secret.

**Cause:** Logs and reports mask only the values of secret parameters, so they would contain the
secret.

**Fix:** Declare the type of the parameter in the new route with `secret: true`, or remove the value
from `with`.

**Example:** `old: { path: "/a/{code:passcode}", redirect: { to: new, with: { note: "{code}" } } }`

## redirect-type-mismatch

A parameter has a different type in the route to which a link is redirected.

**Cause:** A redirected link keeps its values. The new route rejects a value that is not valid for
the type of its own parameter.

**Fix:** Give both parameters the same type.

**Example:** `/old/{id:text}` redirects to `/item/{id:integer}`.

## redirect-without-parameter

A route redirects to a route with a required parameter, which the link possibly does not contain.

**Cause:** The original route does not declare the parameter, or a link may omit it.

**Fix:** Declare the parameter in the original route, and make it required or give it a default. Or
redirect to a different route. Or, if the route has the key `redirect`, write a value for the
parameter under `with`.

**Example:** `/cart` redirects to `/item/{id:integer}`, which needs `id`.

## redundant-allowed-key

A key under `allow` is already the key of a parameter that the route can have.

**Cause:** A strict route always accepts its own parameters and the shared query parameters of the
manifest, so the entry has no effect.

**Fix:** Remove the entry.

**Example:** `strict: { allow: [id] }` in a route with `query: { id: text? }`

## regular-expression

The allowed characters of a string are given as a regular expression.

**Cause:** In a manifest, `text` lists characters and ranges, and `length` specifies the number of
characters. In this form, the type can be checked, compared and generated in every language.

**Fix:** Write the list that the fix-it suggests, such as `text: "A-Z 0-9 -", length: 4..64`.

**Example:** The correction of `code: { text: "[A-Z]+" }` is `code: { text: "A-Z", length: 1.. }`.

## rejected-redirect

The router rejects all links of a route with the key `redirect` after it redirects them.

**Cause:** The redirect gives some parameters fixed values, or no values. Because of these values,
the path of the new link is excluded, the path matches a different route, or a condition of the new
route is never met. Or a fragment such as `#L{from}-L{to}` lacks one of its values.

**Fix:** Change the values under `with`, or redirect to a different route.

**Example:** `old: { path: /old, redirect: { to: item, with: { id: new } } }`, where `/item/new` is
excluded

## required-without-value

A required parameter has `invalid: drop`.

**Cause:** With `invalid: drop`, the router drops an invalid value. A dropped value is treated as
absent, and a link without a required parameter does not match.

**Fix:** Make the parameter optional, or remove `invalid`.

**Example:** `page: { type: integer, invalid: drop }`

## requirements-without-effect

A route with the key `redirect` has requirements.

**Cause:** A link of such a route is redirected, and only the requirements of the new route apply.

**Fix:** Remove `requires`, or declare the requirements in the new route.

## reserved-name

A fact has the name `when` or `otherwise`.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. Both words
are keys of a requirement, and the name of a fact is a key of the same mapping.

**Fix:** Give the fact a different name.

## reserved-scheme

A custom scheme is reserved for the web or the operating system.

**Cause:** Operating systems and browsers handle schemes such as `mailto`, `tel`, `javascript` and
`file` themselves, so an app does not receive links with these schemes. For `https` links, the app
declares `hosts`.

**Fix:** Choose a scheme that is specific to the app, such as its name. Declare web hosts under
`hosts`.

**Example:** `schemes: [https]`

## secret-default

A secret parameter has a default, or a fixed value in a redirect.

**Cause:** The manifest, the generated code and the app all contain this value, so it is not secret.

**Fix:** Remove the default, or the value under `with` of the redirect.

## secret-in-path

A path parameter is secret.

**Cause:** Logs and browser histories record paths. A value in a path has no key by which a report
could recognize and mask it.

**Fix:** Move the secret to the query, or to the fragment, which browsers do not send to the server.

**Example:** `reset: "/reset/{token}"`, with `secret: true` in the type `token`.

## secret-on-scheme

A route with a required secret also accepts links with a custom scheme.

**Cause:** Any app can claim a custom scheme and receive the link with the secret. For an `https`
link, however, the platforms verify that the app may open links to the host.

**Fix:** Make the secret optional, or write `schemes: []` in the route.

## several-subdomains

More than one host of the app has a parameter.

**Cause:** The parameter of the host becomes an optional parameter of every route, and a route can
have only one such parameter.

**Fix:** Keep one host with a parameter. Replace the other one with a wildcard, such as
`*.shop.test`, or declare it in the manifest of another app.

**Example:** `hosts: [shop.example, "{store:slug}.shop.example", "{store:slug}.shop.test"]`

## shared-host

Two apps declare the same host, or the wildcard of one app matches a host of another app.

**Cause:** If two apps share a host, the router decides by the path which app gets a link. The
exclusions of each app also apply to the other app. If the wildcard of one app matches a host that
another app declares, the router assigns the links of this host to the other app. On a phone,
however, the app with the wildcard may also open these links. Often, a host was copied from another
manifest by mistake.

**Fix:** Nothing is required if the apps are meant to share the host. Otherwise, correct one of the
hosts, or replace the wildcard with the hosts of the app.

## shared-host-http

Two apps on one host have different values of `http`, so `http` links to the host are rejected.

**Cause:** The router reads an `http` link as an `https` link only if every app on the host has
`http: upgrade`.

**Fix:** Write `http: upgrade` in both manifests, or in neither.

## shared-scheme

Two apps declare the same custom scheme.

**Cause:** If several installed apps claim a scheme, iOS does not define which of them opens the
link. Android may show a list of apps.

**Fix:** Give each app its own scheme.

## strict-allows-all

A strict route allows the key `*`.

**Cause:** A trailing `*` covers every key that starts with the characters before it. A single `*`
covers every key, so the route rejects none.

**Fix:** List the keys, use a prefix such as `src_*`, or remove `strict`.

**Example:** `strict: { allow: ["*"] }`

## subdomain-differs

The hosts of an environment have a different parameter from those of the manifest, or none.

**Cause:** The parameter is a property in generated code, and generated code has the same properties
in every environment.

**Fix:** Declare a host with the same parameter in the environment.

**Example:** The manifest has the host `{store:slug}.shop.example`, and the environment only the
host `staging.shop.example`. It also needs `{store:slug}.staging.shop.example`.

## subdomain-type

The type of the parameter of a host is not suitable.

**Cause:** A value is one label of a host: 1 to 63 lowercase letters, digits and hyphens. A label
neither begins nor ends with a hyphen, and does not have hyphens as both its third and fourth
character. A host is visible in DNS and TLS, so it cannot be secret.

**Fix:** Use a `text`, a `pattern` or an `enum` without the keys `secret`, `swift`, `kotlin` and
`typescript`. At least one value must be a label. In an enumeration, all words must be labels.

**Example:** `hosts: [shop.example, "{store:integer}.shop.example"]`

## superfluous-key

A key cannot be combined with another key of the same mapping, or has no effect in this mapping.

**Cause:** For example, a type has one kind, `length` is only for `text`, a requirement has one
fact, and only a type under `types` can be `secret`. The message contains the reason.

**Fix:** Remove the key, or the key with which it cannot be combined. Write a second requirement as
a separate item of a list.

**Example:** `code: { uuid: true, length: 36 }`

## too-deep

The file is nested too deeply.

**Cause:** A document can have at most 64 levels, 32 nested brackets, and 32 nested keys that start
with `?`. Often, a list is not closed.

**Fix:** Close the brackets, or write the file with fewer levels.

## too-many-aliases

A route has more than 1,000 aliases.

**Cause:** The number is limited, so that the proofs about routes remain fast.

**Fix:** Replace aliases that differ in one component by an alias with a parameter, or split the
route.

## too-many-components

A path has more than 128 components.

**Cause:** The limit bounds the depth of the search for a route.

**Fix:** Shorten the path, or match its end with a catch-all, such as `{rest:text*}`.

## too-many-nodes

The document has more than 1,000,000 nodes.

**Cause:** For each alias, all nodes that the alias refers to are counted again. A few lines of
nested aliases can therefore represent millions of nodes.

**Fix:** Write values instead of aliases, or split the manifest.

## too-many-parameters

A route has more than 100 parameters.

**Cause:** A generated class has one constructor parameter for each parameter of the route. The Java
virtual machine allows 255, and a 64-bit number counts as two. For a `Router` that was created
without a check of its manifest, the limit is 4096.

**Fix:** Split the route, or combine several values in one parameter.

## two-catch-alls

A path has two catch-alls.

**Cause:** A catch-all matches all components that the other parts of the path do not match. With a
second catch-all, the components could be divided between the two in several ways. For a manifest
that is written in Swift, the check and `Router` report this code. In a file, the code is
`invalid-pattern`.

**Fix:** Replace one catch-all with a parameter, or write a separate route for each number of
components.

**Example:** `/{owner:text*}/blob/{path:text*}`

## undecided-invalid-value

An optional parameter selects an account or is a condition of a requirement, but has no `invalid`.

**Cause:** By default, the router drops an invalid value of an optional parameter. The app could
then act for the wrong tenant, or skip a requirement. Waymark assumes that a parameter selects an
account if its name contains a word such as `org`, `tenant` or `account`.

**Fix:** Add `invalid: reject` to the parameter. Add `invalid: drop` if the link is safe without the
value.

**Example:** `query: { tenant: text? }`

## undeclared-fact

A requirement names a fact that the manifest does not declare.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. If the
manifest has a list `facts`, every fact must be in this list or under `states`. Without the list,
only a probable misspelling is reported, as a warning.

**Fix:** Correct the name, or add it to `facts`.

**Example:** `requires: signedin`, with `facts: [signedIn]`.

## undeclared-host

A route or an exclusion names a host that the app does not declare.

**Cause:** A route or an exclusion can only name hosts that the app lists under `hosts`. This also
applies to a host that a wildcard such as `*.shop.example` matches.

**Fix:** Correct the host, or add it to the `hosts` of the manifest. If a wildcard of the app
matches the host, let the route or the exclusion apply to all hosts of the wildcard, or declare the
host in the manifest of another app.

**Example:** `exclude: ["https://other.example/x"]`

## undeclared-scheme

A route names a scheme that the app does not declare.

**Cause:** A route can only name schemes that the app lists under `schemes`.

**Fix:** Correct the scheme, or add it to the `schemes` of the manifest.

## undefined-type

The router cannot be created, because a parameter names a type that does not exist.

**Cause:** A manifest that is written in Swift was passed to `Router` without a check. The check
reports this problem as `unknown-type`.

**Fix:** Declare the type, or correct its name.

## unexpected-tag

A value has a YAML tag, such as `!!str`.

**Cause:** The reader treats each value as a string, or as the type that its key requires, so a tag
has no meaning.

**Fix:** Remove the tag. If the value has to be a string, put it in quotes.

**Example:** `app: !!str shop`

## unknown-alias

An alias refers to an anchor that is not defined before it.

**Cause:** In YAML, a value that starts with `*` is an alias. It refers to a value with an anchor,
`&name`.

**Fix:** Put the value in quotes if the asterisk is literal text. Otherwise, define the anchor
before the alias.

**Example:** `exclude: [*help]`

## unknown-fact

A requirement compares the state of a fact that has no states.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. `atLeast`
requires a fact whose states have an order. If the severity is warning, the requirement compares the
fact with a word that is a state of a fact with a similar name.

**Fix:** Declare the states of the fact under `states`, or correct the name of the fact.

**Example:** `requires: { member: { atLeast: gold } }` without `states: { member: [silver, gold] }`

## unknown-key

A mapping contains a key that it cannot have.

**Cause:** The key is misspelled, is meant for a different mapping, or is copied from the
configuration of a different router. YAML merge keys (`<<`) are not supported. The note lists the
possible keys of the mapping.

**Fix:** Apply the fix-it, or remove the key.

**Example:** `domain: shop.example` has to be written as `hosts: [shop.example]`.

## unknown-parameter

A requirement or a redirect names a parameter that the route does not have.

**Cause:** In a requirement, `when` and `otherwise` refer to parameters of the path, the query or
the fragment of the same route. In a redirect, the keys of `with` are parameters of the new route,
and a name in braces is a parameter of the route that redirects.

**Fix:** Correct the name, or declare the parameter.

**Example:** The condition `when: { mod: voice }` in a route with the parameter `mode`.

## unknown-route

The key `otherwise` of a requirement, or the key `redirect` of a route, names no existing route.

**Cause:** The value of `otherwise` is `wait`, `refuse`, the name of a route of the same app, or
parameters with values. The value of `redirect` is the name of a route of the same app, or a mapping
with this name under `to`.

**Fix:** Correct the name, or declare the route.

**Example:** `otherwise: carts`, with the route `cart`.

## unknown-state

A state is not one of the states of the fact.

**Cause:** A fact is something that the app knows, such as whether the user is signed in. Under
`states`, a fact has a list of states, or a mapping with the keys `order` and `aside`. A requirement
compares the fact with one of its states. `atLeast` requires a state of the list or under `order`,
and each state under `aside` refers to a state under `order`.

**Fix:** Correct the state, or declare it under `states`.

**Example:** `requires: { purchase: payed }`, with `states: { purchase: [new, paid, sent] }`.

## unknown-type

A parameter has a type that does not exist.

**Cause:** A type is built in, is predefined (such as `slug` and `datetime`), or is declared under
`types`. The type `locale` exists only if the manifest has `languages`. If a parameter has no
explicit type, its name is also the name of its type, so `{code}` requires a type `code`.

**Fix:** Declare the type, or write a built-in one: `{code:text}`. For a fractional number, declare
a type with `decimal` and `scale`. For a time, write `datetime`.

**Example:** In `query: { page: int? }`, the type should be `integer`.

## unreachable-characters

Some of the allowed characters never occur in a value.

**Cause:** The router rejects every link with a control character, except for tabs and line breaks
in a value of a type with `multiline`. With `fold: uppercase`, lowercase letters are converted to
uppercase before the comparison.

**Fix:** Remove the control characters that no value can contain, and list only the letters of the
case that `fold` produces.

**Example:** `code: { text: "a-z A-Z 0-9", fold: uppercase }`

## unreachable-route

No link can reach the route.

**Cause:** Exclusions, or routes that take precedence, match all of its links. The notes list these
exclusions and routes. Or the route has neither hosts nor schemes.

**Fix:** Remove the route, or make the exclusion or the other routes narrower.

**Example:** With `exclude: [/item/new]`, the route `/item/new` is never reached.

## unused-type

A type is declared but not used.

**Cause:** The type is no longer needed, or the parameter for which it is meant has a different
type.

**Fix:** Remove the type, or use it in a route. For example, `{code}` and `ref: code?` use the type
`code`.

## wildcard-differs

A route or an exclusion applies to a wildcard, but not to a host that the wildcard matches.

**Cause:** Devices read the association files of a wildcard such as `*.shop.example` from
`shop.example`. The files have no rules for single subdomains. Therefore, the wildcard, its domain,
and the hosts that it matches must have the same routes and exclusions.

**Fix:** List the wildcard, its domain, and the hosts that it matches in the route or the exclusion,
or none of them.

**Example:** `hosts: [shop.example, "*.shop.example"]` and a route with `hosts: [shop.example]`

## wildcard-first

The first host of a list is a wildcard, or has a parameter.

**Cause:** Waymark builds links with the first host of the list. A wildcard does not specify a
single host, and neither does a parameter without a value.

**Fix:** List a host without a wildcard and without a parameter first.

**Example:** Write `hosts: [shop.example, "*.shop.example"]` instead of `hosts: ["*.shop.example"]`.

## wrong-kind

A value is not of the kind that its key requires: a string, a list or a mapping.

**Cause:** Each key requires one kind of value: `hosts` requires a list, and `routes` a mapping of
names. If the key has no value, the message says that it found “nothing”.

**Fix:** Write the kind of value that the message expects. Put a string with special characters in
quotes.

**Example:** The correction of `hosts: shop.example` is `hosts: [shop.example]`.

## wrong-value

A key does not accept its value.

**Cause:** Some keys, such as `form`, accept `true` or `false`, some keys, such as `http`, accept
one of a few words, and others accept a number. In a manifest, YAML’s `yes` and `no` are strings.

**Fix:** Write a value that the message lists.

**Example:** `http: yes` is reported, because the values of `http` are `reject` and `upgrade`.

## yaml-syntax

The file is not valid YAML.

**Cause:** Often, a value needs quotes: it contains braces inside a bracketed list or mapping,
contains a colon followed by a space, or starts with `*`. Other causes are a bracket that is not
closed, and keys of one mapping that start in different columns.

**Fix:** Apply the fix-it, if there is one, and put paths with parameters in quotes. Otherwise,
correct the file at the marked position.

**Example:** In `routes: { item: /item/{id:text} }`, the path should be `'/item/{id:text}'`.

## yaml-tab

A line is indented with a tab.

**Cause:** YAML allows only spaces for indentation, because the width of a tab is undefined.

**Fix:** Replace each tab with spaces. Configure your editor to insert spaces in YAML files.

"""#
    case "qr-codes": #"""
# QR codes

The codes of `waymark qr`, and of the library `QRCodes`.

## contains-secret

The QR code contains the secret of a link.

**Meaning:** Everyone who can photograph the code can read the secret. This warning is only in the
JSON output and in the results of the library. If the tool creates a file for such a code, only its
owner can read the file.

**Fix:** Nothing is required if the secret is intended, such as the passcode of a session.
`--without-secrets` omits all secrets.

**Example:** `https://wordly.ai/attend/KXTR-7429?passcode=4F7K`

## custom-scheme

The link in the QR code has a custom scheme.

**Cause:** A camera opens such a link only if the app is installed, and any app can claim the
scheme. On a device without the app, an `https` link opens in the browser instead.

**Fix:** Omit `--scheme`, unless only the shorter link makes the code small enough. If the route has
no host, declare one in the manifest.

**Example:** `wordly://attend/KXTR-7429`, made with `--scheme wordly`.

## encoder-failed

A library that is needed to draw the QR code failed.

**Cause:** The library that encodes the link, or the one that writes PNG files, returned no result
for a valid link. Probably, there was not enough memory.

**Fix:** Draw fewer codes at the same time with `--jobs 1`. Reduce the size of a PNG with
`--module`.

## invalid-module-size

A module, which is one square of the QR code, has too few or too many pixels on each side.

**Cause:** The minimum is 2 pixels, because scanners often cannot read modules of 1 pixel. A PNG has
at most 16,384 pixels on each side, so the maximum depends on the number of modules.

**Fix:** Pass `--module` a number in the range that the message states.

**Example:** `waymark qr LINK --format png --module 1`

## left-out-fragment

The QR code omits the fragment of the link.

**Cause:** The QR code contains the canonical form of the link, which has only declared parameters.
The route declares no fragment parameter, so the app ignores the fragment.

**Fix:** Nothing is required. If the web page needs the fragment, declare it under `fragment` in the
route.

**Example:** The QR code for `https://wordly.ai/attend/KXTR-7429#top` does not contain `#top`.

## left-out-items

The QR code omits query items that the app ignores.

**Cause:** The QR code contains the canonical form of the link, which has only declared parameters
with valid values. It contains no tracking keys, misspelled keys or invalid values.

**Fix:** Check with `waymark parse` that nothing important is omitted. To keep a key, declare it in
the manifest.

**Example:** The QR code for `https://wordly.ai/attend/KXTR-7429?utm_source=x` does not contain
`utm_source`.

## overlong-name

The file name for a QR code is longer than 255 bytes.

**Cause:** File systems limit names to 255 bytes, including the extension. With `--name`, a file
name can contain long values of the link. A character outside ASCII takes several bytes.

**Fix:** Use a shorter template for `--name`, such as `{route}-{line}`.

## refused-link

The router rejects the link, or no link can be built.

**Cause:** A QR code is created only for a link that matches a route. In the library, the property
`refusal` contains the exact error. The tool prints the code of the exact error instead of
`refused-link`.

**Fix:** Correct the link as the error requires. `waymark explain CODE` explains the code of the
exact error.

## repeated-name

Another link of the same run already has this file name.

**Cause:** The template of `--name` results in the same name for both links, or in names that differ
only in case. The first code is written, and the second one is not.

**Fix:** Add `{line}` to `--name`, or the parameter in which the links differ.

**Example:** With `--name '{app}'`, the second link of an app is rejected.

## secret-inside-value

A value that is not secret contains a secret, so `--without-secrets` cannot omit it.

**Cause:** Secrets are the values of parameters that the manifest declares as secret. Here, the
value of a different parameter contains a whole link with such a secret. The tool cannot remove the
value of this parameter, because the link would then have a different meaning.

**Fix:** Use a link without the embedded link, or omit `--without-secrets` to draw the code with its
secrets.

**Example:** `?next=https://q.example/page/x%3Fpin%3D1234` contains a link with the secret `pin`.

## secret-on-custom-scheme

The link has a custom scheme and contains a secret, so no QR code is created.

**Cause:** Any app can claim a custom scheme and receive the secret. A printed code cannot be
corrected later.

**Fix:** Omit `--scheme` to draw the `https` link, or add `--without-secrets`.

**Example:** `waymark qr --scheme wordly 'https://wordly.ai/attend/KXTR-7429?passcode=4F7K'`

## too-long

The link is too long for a QR code with this error correction level.

**Cause:** The largest QR code, version 40, holds 23,648 bits at level L of error correction, and
10,208 bits at level H. The message states how many bits the link needs.

**Fix:** Omit long values, or use `--level L` or `--level auto`. With `--uppercase`, letters need
fewer bits.

## trimmed-white-space

White space around the link was removed before the QR code was drawn.

**Meaning:** The QR code contains the link without the white space. An app that matches links
exactly would reject a link with white space.

**Fix:** Nothing is required. To avoid the message, remove the white space at its origin.

## unknown-scheme

The route of the link does not accept the scheme that `--scheme` specifies.

**Cause:** A route accepts `https` if it has hosts, and the custom schemes of the manifest. The key
`schemes` of a route can limit the custom schemes.

**Fix:** Pass a scheme that the route accepts, or omit `--scheme`.

**Example:** `waymark qr --scheme foo 'https://wordly.ai/attend/KXTR-7429'`

## uppercase-leads-elsewhere

With `--uppercase`, the link would match a different route or none.

**Cause:** `--uppercase` writes at least the scheme and the host in uppercase. In a link with a
custom scheme, the first path component takes the position of the host, and the case of a path
component matters.

**Fix:** Omit `--uppercase`, or add `case: insensitive` to the route.

**Example:** `waymark qr --uppercase q://sch/1`, with the route `/sch/{n:integer}`.

## uppercase-on-android

The link in the QR code is in uppercase, so Android may open the browser instead of the app.

**Cause:** In intent filters, the case of schemes and verified hosts matters to Android. The case of
a domain name does not matter to a browser, so the browser can still open the page.

**Fix:** Omit `--uppercase` for codes that Android devices scan. The QR code of a link in lowercase
may be larger.

**Example:** `HTTPS://WORDLY.AI/attend/KXTR-7429`

"""#
    case "sessions": #"""
# Sessions and join links

The codes for instant sessions, typed session ids, join links, and the states of an admission. The
session defaults are the settings of an organization for its sessions, and the registry is the list
of open sessions on a server.

## empty

The typed string contains no characters of a session id.

**Cause:** The string is empty, or contains only spaces, hyphens and invisible characters. These
characters are ignored in an id.

**Fix:** Type the id exactly as you received it, such as `F52C-5VMF`.

## forbidden-character

The typed session id contains a character that is not allowed in an id.

**Cause:** Ids contain only digits and the letters C, F, H, J, K, M, N, P, R, T, V, W and X. Another
letter that looks like one of these characters is read as that character: O as 0, I as 1, S as 5,
and so on. The letters A and E, letters of other scripts, and punctuation other than hyphens and
dashes are rejected.

**Fix:** Compare the id with the original, and correct the marked character.

**Example:** `FA2C-5VMF` contains an A.

## id-in-use

An open session already has this id.

**Cause:** The registry, which is the list of open sessions on a server, contains a session with
this id. Ids that differ only in hyphens are equal, because people may type ids without hyphens.

**Fix:** Open the session with a new id. If many new ids are already in use, specify longer ids in
the session defaults, such as `id: { groups: [4, 4, 4] }`.

## invalid-snapshot

The stored snapshot is not a valid state of a session registry.

**Cause:** A different version of the library wrote the snapshot, or the data was changed. For
example, a session has neither participants nor a remaining time.

**Fix:** Restore a snapshot that this version wrote, or start with an empty registry.

## leads-nowhere

The manifest redirects the link to a route whose link cannot be built.

**Cause:** A requirement in the manifest redirects the link to another route, or assigns values, but
the link lacks a parameter that the new link requires. `waymark check` reports such a requirement as
an error.

**Fix:** Run `waymark check` on the manifest, and correct the requirement that it reports.

## needs-fact

The link waits until a fact becomes true.

**Meaning:** A fact is something that the app knows, such as whether the user is a member. The route
requires a fact that is not true yet. The JSON member `fact` contains the name of the fact.

**Fix:** The link is valid. Keep it, and open it again when the fact is true.

## needs-login

The person must sign in before the link opens its destination.

**Meaning:** The route requires the fact `signedIn`, or the session requires a login for the role.

**Fix:** The link is valid. Keep the link, show the sign-in page, and open the link after the
sign-in.

**Example:** If a route requires `signedIn`, `waymark parse --fact signedIn LINK` shows the result
for a signed-in person.

## needs-passcode

The session requires a passcode for the role of the person, but none is given.

**Meaning:** A role is to attend or to present. The security level of this role in the session is
`passcode`, but the link contains no passcode.

**Fix:** The link is valid. Ask the person for the passcode.

## needs-subscription

The person needs a subscription before the link opens its destination.

**Meaning:** The route requires the fact `subscribed`, which is not true yet.

**Fix:** The link is valid. Keep the link, show the offer, and open the link after the purchase.

## no-join-link

The app has no join link for this role, or does not declare the scheme.

**Cause:** A join link opens a session. Only apps whose manifest has the routes `attend` and
`present` have join links. The scheme must be `https` or one of the app's custom schemes.

**Fix:** Select one of the apps or schemes that the message lists.

## not-a-join-link

The link is valid, but it does not open a session.

**Cause:** The link matches a route that is not for attending or presenting, such as a menu.

**Fix:** Open the link with the router of the app, or copy the link from the invitation.

**Example:** `waymark join osqr://menu`

## not-permitted

The account may not enter the destination of the link.

**Cause:** The app reports that the account is not permitted in this session, and the session is not
open to everyone. Or the account does not meet a requirement of the route with `otherwise: refuse`.

**Fix:** Sign in with a different account, or ask the organizer for access.

## random-numbers-failed

The random number generator repeats itself, so no id or passcode can be generated.

**Cause:** The generator repeatedly returned the same numbers or unusable numbers, as a generator
for tests may do.

**Fix:** Use the system's random number generator.

## ready

All requirements of the route are met, so the link opens its destination.

**Meaning:** The facts that the app or `--fact` specifies meet all requirements. The link can be
opened now.

**Fix:** Nothing is required.

## refused-by-manifest

The manifest rejects ids or passcodes of the form that the session defaults specify.

**Cause:** The types `session` and `passcode` in the app's manifest define a character set and a
length. The session defaults, which are an organization's settings for its sessions, specify ids or
passcodes that do not match these types.

**Fix:** In the session defaults, adjust the `groups` of the id or the `length` of the passcode to
the types in the manifest.

## secret-on-custom-scheme

A link with a custom scheme would contain the passcode of the session.

**Cause:** Any app on a device can declare the same custom scheme, and could then receive the
passcode.

**Fix:** Write an `https` link, or leave the passcode out of the link.

## too-long

The typed session id is longer than 256 bytes.

**Cause:** A real id is much shorter. Often, a whole message was pasted instead of the id.

**Fix:** Copy only the id, such as `F52C-5VMF`.

## too-many-attempts

Too many wrong passcodes were entered, so no passcode is accepted during a pause.

**Cause:** The session defaults of the organization limit the number of wrong passcodes for each
role in a session, by default to ten in five minutes. During the pause, even the correct passcode is
rejected. People who are already in the session are not affected.

**Fix:** Try again when the remaining time has passed. To change the limit for future sessions,
change `attempts` and `pause` in the session defaults.

## too-many-participants

The session, or all sessions of the server together, have reached the maximum number of
participants.

**Cause:** The registry, which is the list of open sessions on a server, limits the number of
participants, so that its memory use is bounded. A person who is in two sessions counts twice. A
person who disconnects still counts until the server calls `leave`.

**Fix:** Raise the limits of the registry, and call `leave` for people whose connection ended.

## too-many-sessions

The session registry has reached its maximum number of sessions.

**Cause:** The registry, which is the list of open sessions on a server, limits the number of
sessions, so that its memory use is bounded. A session ends when its last participant leaves, or
when no person joins within the time that `unjoined` specifies.

**Fix:** Raise the limit of the registry, or shorten `unjoined` in the session defaults.

## unknown-session

No session with this id is open.

**Cause:** The session ended, no person joined the session in time, or it never existed. The server
does not distinguish these cases.

**Fix:** Check the id, or open a new session.

## wrong-check-character

The last character of the typed session id does not match the other characters.

**Cause:** The last character is a check character, which is computed from the other characters. If
it does not match, one of the characters is wrong, or two characters are swapped.

**Fix:** Compare the id with the original, and type it again.

**Example:** In `5F2C-5VMF`, the first two characters of `F52C-5VMF` are swapped.

## wrong-length

The typed session id has too few or too many characters.

**Cause:** The session defaults of the organization specify the number of characters, by default
eight, as in `XXXX-XXXX`. Spaces and hyphens are not counted.

**Fix:** Type the complete id exactly as you received it.

**Example:** `F52C-5VM` has seven characters.

## wrong-passcode

The passcode is not the one for this role in the session.

**Cause:** Each role that requires a passcode has a passcode of its own. The passcode for attendees
does not allow a person to present. Each wrong passcode counts towards the limit of attempts.

**Fix:** Type the passcode for the role exactly as you received it.

"""#
    case "speech": #"""
# Recognized speech

The codes of `waymark bubbles`. For a line that is not valid JSON, the command reports a JSON code.

## duplicate-member

The JSON object of a message contains the same member twice.

**Cause:** RFC 8259 does not define which of two members with the same name a parser keeps. Two
programs could therefore display different text.

**Fix:** Write each member only once.

**Example:** `{"id":"7","id":"8","speakerId":"ann","content":"Hi","isFinal":true,"timestamp":0}`

## identifier-too-long

The value of `id` or `speakerId` in a message is longer than 256 bytes.

**Cause:** A transcript stores the ids of many messages, so their length is limited.

**Fix:** Use shorter ids, such as a number or a UUID.

## invalid-timestamp

The timestamp is neither a whole number of milliseconds nor a valid date and time.

**Cause:** A number must be a whole number that fits into 64 bits. A string must be a date and time
in the format of RFC 3339, with a time zone. The day and the time must exist.

**Fix:** Write the milliseconds since 1970, or a date and time such as `"2026-11-21T14:05:00.250Z"`.

**Example:** The day in `"timestamp":"2026-02-30T10:00:00Z"` does not exist.

## line-too-long

The line is longer than 16,384 bytes.

**Cause:** The length of a message is limited, so that a single line cannot exhaust the memory.
Often, a line break between two messages is missing.

**Fix:** Write one message per line, and split long content into several messages.

## missing-member

A message lacks a required member.

**Cause:** Each message requires `id`, `speakerId`, `content`, `isFinal` and `timestamp`. Only
`language` is optional.

**Fix:** Add the member that the error names.

**Example:** `{"id":"7","speakerId":"ann","content":"Hi","isFinal":true}` lacks `timestamp`.

## misspelled-member

A message lacks a required member, but contains a member with a similar name.

**Cause:** The members are `id`, `speakerId`, `content`, `isFinal`, `timestamp` and the optional
`language`. The names are compared exactly, including their case, and members with other names are
ignored.

**Fix:** Correct the name at the marked position.

**Example:** `"speaker_id":"ann"` should be `"speakerId":"ann"`.

## not-an-object

The line is valid JSON, but it is not an object.

**Cause:** Each line must contain one message, which is an object in braces. An array of messages is
not supported.

**Fix:** Write one object per line.

**Example:** `[{"id":"7"}]`

## wrong-type

A member of the message has a value of the wrong type.

**Cause:** `id`, `speakerId`, `content` and `language` are strings, and `isFinal` is `true` or
`false`. `timestamp` is a number or a string. Only `language` may be `null`.

**Fix:** Write a value of the type that the error names.

**Example:** In `"isFinal":"true"`, the quotation marks must be removed.

"""#
    default: nil
    }
  }
}
