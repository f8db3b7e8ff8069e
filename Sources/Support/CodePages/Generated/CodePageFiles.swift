// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the diagnostic codes, as Markdown.
enum CodePageFiles {
  /// The file of a family; `nil` if there is none.
  static func page(of family: String) -> StaticString? {
    switch family {
    case "link-matching": #"""
# Links and routes

## ambiguous-escape

A parameter has an escape, and its query has a raw bracket or a lone `%`.

**Cause:** In such a query or fragment, Foundation encodes every percent sign again, so `4F%37K`
stays `4F%37K`. Other parsers decode it as `4F7K`. The router rejects a link whose declared items
have two readings.

**Fix:** Percent-encode the bracket as `%5B` or `%5D`, and a lone percent sign as `%25`.

**Example:** If the route declares `q`, `?q=%41&a=[1]` is rejected at `%41`, and `?q=%41&a=%5B1%5D`
matches.

## changed-by-foundation

Foundation would change the link while it makes a `URL` of it.

**Cause:** Foundation percent-encodes a raw bracket in the query, an incomplete escape, and raw
characters of the fragment. `URL(link:)` and `URLComponents(link:)` reject a link that Foundation
does not keep byte for byte.

**Fix:** Percent-encode these characters. To match a string, pass the string to the router and make
no `URL`.

## dropped-value

The value of an optional parameter is not of its type, so the match leaves it out.

**Cause:** The platforms open the app for any value, so a rejection would leave the user without a
screen. The parameter has its default value, or none. In JSON, `reason` has the exact cause, such as
`too-short`.

**Fix:** Correct the value in the link. If the app must not continue without it, write
`invalid: reject` at the parameter in the manifest.

**Example:** `?lang=xx` is dropped with the reason `unknown-language`.

## duplicate-parameter

A parameter that may occur once has two values.

**Cause:** Parsers of queries disagree on which of two equal keys counts: the first, the last, or
both. The link builder reports the code if a parameter that is not a list gets several values.

**Fix:** Remove one of the items. If the parameter is a list, declare it with `[]` in the manifest.

**Example:** `https://shop.example/search?q=a&q=b` is rejected at `q=b`. With `q: text[]`, it
matches.

## excluded

The manifest excludes the link, so it opens in the browser.

**Cause:** A path under `exclude` precedes every route. The link builder reports the code if the
link of some values is excluded.

**Fix:** Nothing is required if the browser is the right place. Otherwise remove the path from
`exclude`, or make it narrower.

**Example:** With `exclude: [/help]`, `https://shop.example/help` is rejected.

## html-escaped-separator

An ampersand before a parameter is HTML-escaped, so the value of the parameter is lost.

**Cause:** The link was copied from the source of a web page, where `&` is written as `&amp;` or
`&#38;`. In the link, `amp;lang` is another key than `lang`.

**Fix:** Replace `&amp;` by `&`. `waymark parse` prints the corrected link.

**Example:** `?ref=ABCD&amp;lang=fr` has no `lang`.

## http-not-upgraded

The link uses `http`, and only some apps on its host read `http` links.

**Cause:** iOS opens `http` links of an associated host. With `http: upgrade`, the router reads them
as `https` links, but only if every app on the host has that key.

**Fix:** Write `https`. To accept `http`, add `http: upgrade` to each manifest that declares the
host.

## invalid-character

A value has a character that its type does not allow.

**Cause:** The key `text` of the type lists the allowed characters. The code is the reason of a
dropped value; for a required parameter the link is rejected as `invalid-value`.

**Fix:** Correct the value, or add the character to the type in the manifest.

**Example:** For `{ text: "A-Z 0-9" }`, the value `AB-1` is dropped because of the hyphen.

## invalid-components

The `URLComponents` make no URL.

**Cause:** Foundation returns no string, for example for a host beside a path without a leading
slash.

**Fix:** Correct the components, or pass the link as a string.

## invalid-form

A value is not written as its type requires.

**Cause:** A number has decimal digits without leading zeros or plus sign. A date is `YYYY-MM-DD`
and exists in the calendar, a Boolean is `true` or `false`, and a UUID has 36 characters. The code
is the reason of a dropped value.

**Fix:** Write the value in the form of the type.

**Example:** For `day: date?`, `?day=2024-02-30` is dropped. For an integer, `?size=01` is dropped.

## invalid-value

The value of a parameter is not of its type.

**Cause:** The route needs the value: it is in the path, or its parameter is required or has
`invalid: reject`. Invalid values of other parameters are dropped. The link builder reports the code
for every such value.

**Fix:** Correct the value: the report prints what the type accepts. Or change the type in the
manifest.

**Example:** For `/item/{id:integer}`, `https://shop.example/item/x1` is rejected at `x`.

## invisible-character

A value has a character that is invisible or changes the direction of text.

**Cause:** Zero-width and bidirectional characters can make a value look like another value. They
often result from copying text out of a document.

**Fix:** Remove the character. If a type must not accept such characters, write `invisible: reject`
in the manifest.

**Example:** `?note=a%E2%80%8Bb` has a zero-width space between `a` and `b`.

## irregular-query

The query has a raw bracket or a percent sign without two hexadecimal digits.

**Cause:** Foundation encodes every percent sign of such a query again. The link matches, because
the declared items contain no percent sign, and all parsers agree on those.

**Fix:** Percent-encode the bracket or the percent sign: `ids%5B%5D=1`, `100%25`.

**Example:** `https://shop.example/item/1?x[]=1` matches with this warning.

## leads-elsewhere

A link with these values would match another route, or none.

**Cause:** A literal component precedes a parameter. If `/item/new` is a route, then no link of
`/item/{id}` can have the id `new`.

**Fix:** Use other values, or give one of the routes another path.

**Example:** With these two routes, `waymark build shop item id=new` is rejected.

## leads-nowhere

A requirement redirects the link, but the link of the destination cannot be built.

**Cause:** The route of the destination lacks a value, or the link would match another route.
`waymark check` reports such a redirection as `redirect-without-parameter` or
`redirect-type-mismatch`.

**Fix:** Run `waymark check` and correct the requirement.

## misplaced-parameter

A parameter of the query is in the fragment, or the other way round.

**Cause:** A route reads each parameter in one part of the link only. Tools that append a query
after `#` cause this. The value is lost.

**Fix:** Move the parameter, or declare it in the other part in the manifest. `waymark parse` prints
the corrected link.

**Example:** `https://shop.example/item/1#lang=fr` has no `lang`; the correction is `?lang=fr`.

## missing-parameter

A required parameter is absent.

**Cause:** The manifest declares the parameter of the query or the fragment without `?`, so a link
without it does not match. The link builder reports the code for every required value that it does
not get.

**Fix:** Add the parameter to the link, or declare it as optional, such as `q: text?`.

**Example:** With `query: { q: text }`, `https://shop.example/search` is rejected at its end.

## missing-path-component

The path ends before a route does.

**Cause:** Each route has at least one more component. A catch-all such as `{rest:text+}` needs one
component too.

**Fix:** Complete the path, or declare a route for the short one.

**Example:** With `/item/{id:integer}` as the only route, `https://shop.example/item` is rejected.

## missing-trailing-slash

The path does not end with a slash, and the route requires one.

**Cause:** The route has `slash: required` in the manifest.

**Fix:** Add the slash to the link, or remove `slash` from the route to accept both forms.

**Example:** `https://shop.example/folder/a` has the correction `https://shop.example/folder/a/`.

## misspelt-parameter

A key is probably a misspelling of a parameter, whose value is therefore lost.

**Cause:** The route has no parameter of this name and no value of the similar one. The comparison
ignores case, hyphens, underscores, dots and an index. A name of five or more letters may differ in
one letter.

**Fix:** Correct the key in the link. If both keys are in use, declare both.

**Example:** `?colour=red` is reported for the parameter `color`.

## needs-fact

The link waits until a fact of the app has the required value.

**Meaning:** A requirement of the route does not hold, and its `otherwise` is `wait`. The JSON
member `fact` has the name of the fact.

**Fix:** Nothing is required. The app keeps the link and follows it after the fact changes.

**Example:** With `requires: { member: gold }` and `--fact member=silver`, the link waits for
`member`.

## needs-login

The link waits until the user signs in.

**Meaning:** The route requires the fact `signedIn`, or the session accepts signed-in users only.

**Fix:** Nothing is required. The app keeps the link as a `PendingLink` and follows it after the
sign-in.

## needs-passcode

The session requires a passcode, and the link has none.

**Meaning:** The security of the session for this role is `passcode`. A dropped passcode counts as
absent.

**Fix:** Nothing is required. The join form has an empty field for the passcode.

## needs-subscription

The link waits until the user has a subscription.

**Meaning:** The route requires the fact `subscribed`, and it does not hold.

**Fix:** Nothing is required. The app keeps the link as a `PendingLink` and follows it after the
purchase.

## no-text

A user activity or a notification has no string where the link should be.

**Cause:** A browsing activity has no `webpageURL`, or the value under the key of the payload is not
a string. A payload without the key is a notification without a link, which is not an error.

**Fix:** Send the link as a string under the key that the app reads, such as `"link": "https://…"`.

## not-a-join-link

The link matches a route, but not one for joining a session.

**Cause:** A join form needs a link to attend or to present. Other routes of the app have no
session.

**Fix:** Follow the link with the router of the app, or create a join link, such as
`https://wordly.ai/attend/KXTR-7429`.

**Example:** `waymark join https://app.osqr.app/menu` is rejected.

## not-permitted

The user is not permitted to follow the link.

**Meaning:** A requirement with `otherwise: refuse` does not hold, or the account may not enter the
session. A session that is open to guests does not check the account.

**Fix:** Nothing is required. The app shows a message, because waiting does not help.

## out-of-range

A number is outside of the range of its type.

**Cause:** The type has a range, such as `integer: 1..9`, or the number has more than 64 bits. The
code is the reason of a dropped value.

**Fix:** Correct the number, or widen the range in the manifest.

**Example:** For `integer: 1..9`, `?size=12` is dropped.

## plain-http

The link uses `http`, and the manifest reads it as `https`.

**Cause:** Others on the network can read and change an `http` link and the page that it opens. The
link matches, because the manifest has `http: upgrade`.

**Fix:** Write `https` in the links that you publish. `waymark parse` prints the canonical link.

## ready

The link can be followed now.

**Meaning:** All requirements of the route hold, and the session needs nothing more. If the link was
redirected, the state is that of its destination.

**Fix:** Nothing is required.

## relative-url

The `URL` is relative to a base URL.

**Cause:** The `absoluteString` of such a URL is already resolved. A `..` or another host in the
relative part is no longer visible, so the router could not reject it.

**Fix:** Make the `URL` of the whole link, without `relativeTo:`.

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

A language tag was read as the tag that was certainly meant.

**Cause:** POSIX and Java write `en_US` for the BCP 47 tag `en-US`. Some systems write a region in
three letters, as in `es-MEX` for `es-MX`. The match has the correct tag.

**Fix:** Write the BCP 47 tag in the link.

**Example:** `?lang=en_US` is read as `?lang=en-US`.

## second-question-mark

A second question mark precedes a parameter, whose value is therefore lost.

**Cause:** A tool appended a query to a link that already had one. The second `?` and everything
after it are part of the value before it.

**Fix:** Write `&` for the second question mark. `waymark parse` prints the corrected link.

**Example:** `?ref=x?lang=fr` has no `lang`; the correction is `?ref=x&lang=fr`.

## secret-on-custom-scheme

A secret is in a link with a custom scheme, which any app can claim.

**Cause:** Any app can register a custom scheme, so another app may have received the link and its
secret. The platforms verify the host of an `https` link.

**Fix:** Send links with secrets as `https` links. A QR code with such a link is rejected.

**Example:** `wordly://attend/KXTR-7429?passcode=4F7K` matches with this warning.

## too-long

A value has more characters than its type allows.

**Cause:** The key `length` of the type has a maximum. Unicode scalars are counted, after
percent-decoding. The code is the reason of a dropped value.

**Fix:** Shorten the value, or raise the maximum in the manifest.

**Example:** For `{ text: "A-Z 0-9", length: 4..8 }`, `?ref=ABCDEFGHIJ` is dropped.

## too-short

A value has fewer characters than its type requires.

**Cause:** The key `length` of the type has a minimum. Unicode scalars are counted, after
percent-decoding. The code is the reason of a dropped value; an empty value counts as absent and has
no code.

**Fix:** Complete the value, or lower the minimum in the manifest.

**Example:** For `{ text: "A-Z 0-9", length: 4..8 }`, `?ref=AB` is dropped.

## trailing-slash

The path ends with a slash, and the route does not accept one.

**Cause:** The route has `slash: refused` in the manifest. Without the key, a route accepts both
forms.

**Fix:** Remove the slash from the link, or remove `slash` from the route.

**Example:** `https://shop.example/page/a/` has the correction `https://shop.example/page/a`.

## trimmed-white-space

White space around the link was removed.

**Meaning:** The commands remove white space at the ends of a link. An app that matches links
exactly rejects such a link, for example as `space`.

**Fix:** Nothing is required. Remove the white space where the link comes from, such as a
spreadsheet.

## unexpected-path-component

The path continues after the end of a route.

**Cause:** No route has another component here.

**Fix:** Remove the component, or declare a route for it. `{rest:text*}` at the end of a path
matches any number of components.

**Example:** With the route `/cart`, `https://shop.example/cart/x` is rejected at `x`.

## unknown-app

No manifest of the router declares an app with this name.

**Cause:** The link builder got the name of an app that is misspelt, or whose manifest was not read.
A stored link has the code if its app was removed.

**Fix:** Correct the name, or add the manifest with `--manifest FILE`. `waymark routes` lists the
apps.

## unknown-host

No app declares the host of the link.

**Cause:** The host is not under `hosts` of any manifest that was read. A subdomain is a host of its
own, so `www.shop.example` is not `shop.example`.

**Fix:** Correct the host, or declare it under `hosts`. Add further manifests with
`--manifest FILE`.

**Example:** `https://www.shop.example/cart` has the correction `https://shop.example/cart`.

## unknown-language

A language tag is malformed, or its language is not registered.

**Cause:** A language tag follows BCP 47, as in `zh-Hans`, and starts with a language of the IANA
registry. The code is the reason of a dropped value.

**Fix:** Write a BCP 47 tag, such as `ja`, not the code of a country, such as `jp`.

**Example:** `?lang=xx` is dropped.

## unknown-parameter

The route does not declare this parameter.

**Cause:** A route with `strict` rejects keys that are neither declared nor under `allow`. The link
builder never writes a parameter that the route does not declare.

**Fix:** Remove or correct the key. In the manifest, declare it, list it under `allow`, or write
`strict: { tracking: true }` for keys such as `utm_source`.

**Example:** With `strict: true`, `https://shop.example/search?q=a&x=1` is rejected at `x`.

## unknown-path-component

No route has this component at this place of the path.

**Cause:** The component is neither a literal of a route nor a value of a parameter. Literals are
compared with case, unless the route has `case: insensitive`.

**Fix:** Correct the path, or declare a route for it. The report prints the nearest route.

**Example:** `https://shop.example/crat` has the correction `https://shop.example/cart`.

## unknown-route

The app has no route with this name.

**Cause:** The link builder got a name that is misspelt, or that the manifest no longer has.
Generated code reports the code if its router has other routes.

**Fix:** Correct the name. `waymark routes --app NAME` lists the routes; generate the code again
after a change.

## unknown-scheme

No app declares the scheme of the link.

**Cause:** Apps accept `https` and the custom schemes under `schemes`. Links with `http` are
rejected, unless the manifest of the host has `http: upgrade`. The link builder reports the code for
a scheme that the route does not have.

**Fix:** Write `https` or a declared scheme, or add the scheme to `schemes` of the manifest.

**Example:** `shap://cart` has the correction `shop://cart`.

## unknown-word

A value is not one of the words of its type.

**Cause:** An enumeration accepts its words exactly, with case. The code is the reason of a dropped
value.

**Fix:** Write one of the words, or add the word to the type in the manifest.

**Example:** For `color: red | green?`, `?color=blue` is dropped.

## wrong-separator

A semicolon, `%26` or `%3D` separates a parameter, whose value is lost.

**Cause:** Items of a query are separated by `&` alone. An encoded separator, `%26` or `%3D`, is
part of a value: a tool encoded the whole query instead of its values.

**Fix:** Write `&` and `=` as separators. `waymark parse` prints the corrected link.

**Example:** `?utm=x;lang=fr` has no `lang`; the correction is `?utm=x&lang=fr`.

"""#
    case "link-syntax": #"""
# Link syntax

A link is rejected if two URL parsers can read it differently. The standards are the URL Standard,
which browsers follow, and RFC 3986.

## backslash

The link contains a backslash.

**Cause:** Browsers read a backslash in a web link as a slash, and other URL parsers do not. They
can therefore read different hosts in one link.

**Fix:** Write a slash, or `%5C` where the backslash is data.

**Example:** A browser opens `evil.com` for `https://evil.com\@wordly.ai/`. A parser that keeps the
backslash can read the host `wordly.ai`.

## control-character

The link contains a control character, such as a tab or a line break.

**Cause:** The URL Standard removes tabs and line breaks anywhere in a link, and other control
characters at its ends. RFC 3986 allows none of them. A link can therefore look harmless to one
parser and not to another.

**Fix:** Remove the character. A line break often comes from a mail or a document that wraps long
lines.

## dot-segment

The path has a component `.` or `..`, plain or percent-encoded.

**Cause:** Browsers resolve these components before they open a link, also if they are written as
`%2e`. The system then opens another path than the one that the app would match. No encoding can
keep such a value, so the link builder rejects it too.

**Fix:** Write the path that is meant. If the component is a value, such as a file name, put it into
the query.

**Example:** `https://wordly.ai/attend/../present/KXTR-7429` is
`https://wordly.ai/present/KXTR-7429` for a browser.

## empty-host-label

The host starts with a dot or has two dots in a row.

**Cause:** Each label of a DNS name has at least one character. Parsers disagree on whether to
accept such a host.

**Fix:** Remove the superfluous dot.

**Example:** In `https://wordly..ai/attend/KXTR-7429`, the two dots are reported.

## empty-link

The link is the empty string.

**Cause:** The caller passed no link, or removed all of its characters, for example as white space.

**Fix:** Pass a link with a scheme, such as `https://wordly.ai/attend/KXTR-7429`.

## empty-path-component

The path has two slashes in a row.

**Cause:** Both standards keep the empty component, and many servers merge the slashes. The site and
the app could therefore read different paths.

**Fix:** Write one slash. A double slash often results from a base URL with a trailing slash to
which a path is appended.

**Example:** `https://wordly.ai//attend/KXTR-7429` has the correction
`https://wordly.ai/attend/KXTR-7429`.

## forbidden-character

A visible character is not percent-encoded, such as `"`, `<` or `{`.

**Cause:** RFC 3986 excludes `"`, `<`, `>`, `^`, the backtick, `{`, `|` and `}` from links, and
brackets from a path. Some parsers encode these characters and others reject the link.

**Fix:** Percent-encode the character. A placeholder such as `{id}` is often left over from a
template: replace it with a value.

**Example:** In `https://wordly.ai/attend/{id}`, the brace `{` is reported.

## forbidden-host-character

The host contains a character that host names do not have, or an open bracket.

**Cause:** A DNS host name has letters, digits, hyphens and dots. URL parsers treat other characters
differently, so that one parser can end the host earlier than another.

**Fix:** Remove the character. In a link with a custom scheme, write a first component with special
characters after `///`.

**Example:** In `https://wordly.ai,evil.com/`, the comma is reported.

## invalid-percent-encoding

A percent sign is not followed by two hexadecimal digits.

**Cause:** RFC 3986 requires two digits after `%`. Other parsers keep the percent sign, reject the
link, or encode all percent signs of that part again. In a query or a fragment, such a link is
rejected only if the route declares the item.

**Fix:** Write `%25` for a percent sign that is data, or complete the escape.

**Example:** In `https://wordly.ai/attend/100%`, the percent sign is reported.

## invalid-port

The part of the host after the colon is not a number from 0 to 65535.

**Cause:** A port consists of digits. An empty port or leading zeros are rejected too, because
parsers normalize them in different ways.

**Fix:** Remove the colon and the port. If the manifest declares the host with a port, write that
port.

**Example:** In `https://wordly.ai:port/attend/KXTR-7429`, `:port` is reported.

## invalid-utf-8

The bytes of the link are not valid UTF-8.

**Cause:** The link was probably saved in another encoding, such as Latin-1 or UTF-16, or cut in the
middle of a character.

**Fix:** Save the file of links as UTF-8, or percent-encode the bytes of the character in UTF-8.

## ip-address-host

The host of the link is an IP address.

**Cause:** Browsers read a host whose last label is a number as an IPv4 address, also in octal,
hexadecimal or as one number. RFC 3986 reads most of these spellings as names.

**Fix:** Write the host name. For development, declare an address such as `127.0.0.1` or `[::1]`
under `hosts` of the manifest.

**Example:** Browsers open `127.0.0.1` for `https://2130706433/` and for `https://0x7f.1/`.

## missing-host

The link has no host where its scheme requires one.

**Cause:** The URL Standard requires a host for `https`, `http`, `ws`, `wss` and `ftp`. It drops the
host `localhost` of a `file` link. A custom scheme may omit the host, but then it cannot have a
port.

**Fix:** Write the host after `//`.

**Example:** `https://?lang=fr` has no host between `//` and the query.

## missing-scheme

The link does not start with a scheme.

**Cause:** Address bars accept a host without a scheme. A link in an app, a QR code or a manifest
has one, because without it a parser reads the host as a path.

**Fix:** Write `https://` before the host, or the custom scheme of the app.

**Example:** `wordly.ai/attend/KXTR-7429` has the correction `https://wordly.ai/attend/KXTR-7429`.

## missing-slashes

The scheme of a web link is not followed by exactly two slashes.

**Cause:** Browsers accept any number of slashes after `https:` and read what follows as the host.
RFC 3986 reads a path there, or an empty host.

**Fix:** Write exactly two slashes before the host.

**Example:** `https:/wordly.ai/attend/KXTR-7429` has the correction
`https://wordly.ai/attend/KXTR-7429`.

## non-ascii-character

A character outside ASCII is not percent-encoded.

**Cause:** RFC 3986 allows ASCII only. Browsers percent-encode other characters, and other parsers
reject the link or keep the bytes. A fragment that no route reads may contain such characters.

**Fix:** Percent-encode the character in UTF-8: `%C3%A9` for `é`.

**Example:** In `https://wordly.ai/attend/é`, the last character is reported.

## non-ascii-host

The host contains a character outside ASCII.

**Cause:** Browsers convert such a host to labels that start with `xn--`, and other parsers do not.
A letter of another script can also imitate a letter of a well-known host.

**Fix:** Check that the host is the intended one. If it is, declare its `xn--` form under `hosts` of
the manifest and write that form in links.

**Example:** In `https://wördly.ai/attend/KXTR-7429`, `ö` is reported. The form for links is
`xn--wrdly-jua.ai`.

## percent-encoded-control

The link contains a percent-encoded control character, such as `%00` or `%0A`.

**Cause:** Some decoders stop at a NUL, and a decoded line break can forge lines in logs and
headers. No route needs controls, apart from tabs and line breaks in a value of several lines.

**Fix:** Remove the escape. If a value of the query may have several lines, give its type
`multiline: true`, which accepts `%09`, `%0A` and `%0D`.

**Example:** In `https://wordly.ai/attend/a%00`, `%00` is reported.

## percent-encoded-host

The host contains a percent-encoded byte.

**Cause:** Browsers decode the host before they look it up. RFC 3986 allows escapes in a host, and
many parsers do not decode them, so they compare a different name.

**Fix:** Write the host without escapes.

**Example:** In `https://wordly%2Eai/attend/KXTR-7429`, `%2E` is reported.

## percent-encoded-invalid-utf-8

The percent-encoded bytes are not valid UTF-8.

**Cause:** Decoders replace such bytes, drop them, or reject the link. An overlong form, such as
`%C0%AF` for a slash, can hide a character from a filter.

**Fix:** Encode the characters in UTF-8: `%C3%A9` for `é`, not `%E9`.

**Example:** In `https://wordly.ai/attend/%C3%28`, both escapes are reported: `%28` cannot follow
`%C3`.

## port-not-allowed

The host has a port that no manifest declares.

**Cause:** Another port is another server, so a link with a port is not a link of the declared host.
A `file` link has no port in the URL Standard.

**Fix:** Remove the port. For development, declare the host with its port under `hosts` of the
manifest.

**Example:** In `https://wordly.ai:8443/attend/KXTR-7429`, `:8443` is reported. A manifest can
declare `hosts: [wordly.ai, "localhost:8080"]`.

## punycode-host

The host has a label that starts with `xn--`, which no manifest declares.

**Cause:** Such a label is an internationalized name in ASCII. It can imitate a well-known host,
because browsers may show it in its own script.

**Fix:** Check that the host is the intended one. If it is, declare it under `hosts` of the
manifest.

**Example:** `https://xn--wrdly-jua.ai/` can be shown as `wördly.ai`.

## space

The link contains a space.

**Cause:** The URL Standard removes spaces at the ends of a link and percent-encodes spaces inside.
RFC 3986 allows none, so many parsers end the link at a space.

**Fix:** Write `%20` for a space in a value, and remove any other space.

**Example:** In `https://wordly.ai/attend/KX TR`, the space is reported.

## too-long

The link has more than 8192 bytes.

**Cause:** The parser rejects longer links without reading them, so that hostile input costs no
time. Other software has limits of a similar size. The link builder reports the code for values that
make a link too long.

**Fix:** Move long values to the server, and put an identifier into the link.

## trailing-dot-host

The host ends with a dot.

**Cause:** In DNS, a trailing dot marks a complete name. Browsers keep the dot and treat
`wordly.ai.` as another origin than `wordly.ai`; other software removes the dot.

**Fix:** Remove the dot.

**Example:** In `https://wordly.ai./attend/KXTR-7429`, the dot after `ai` is reported.

## underscore-host

The host contains an underscore.

**Cause:** Host names consist of letters, digits and hyphens (RFC 1123). Browsers accept an
underscore, and other parsers find no host in the link.

**Fix:** Write the name of a host without an underscore. A manifest cannot declare one with an
underscore.

**Example:** In `https://my_shop.example/`, the underscore is reported.

## userinfo

A user name or a password precedes the host.

**Cause:** The part before `@` is not the host, but it can look like one. Phishing links use this.

**Fix:** Remove everything between `//` and the host, including the `@`.

**Example:** The host of `https://wordly.ai@evil.com/` is `evil.com`.

"""#
    case "manifests": #"""
# Link manifests

## alias-cycle

A type is an alias of itself, directly or through other types.

**Cause:** A type can be another name for a type, as in `id: code`. Aliases in a circle have no
characters and no length.

**Fix:** Declare one of the types with a kind, such as `text` or `integer`.

**Example:** `types: { m: n, n: m }` is reported at `m`, with the circle `m → n → m`.

## ambiguous-routes

Two routes match the same link, and neither precedes the other.

**Cause:** A literal precedes a parameter, and a parameter precedes a catch-all. Two parameters at
the same place have equal rank, whatever their types are. The order in the file does not decide. The
message has a link that both routes match.

**Fix:** Add a literal component to one of the paths, or give the parameters types without common
values.

**Example:** `/x/{id:integer}` and `/x/{name:text}` both match `https://shop.example/x/0`.

## built-in-type

A type has the name of a built-in type.

**Cause:** Every manifest has the types `text`, `integer`, `uuid`, `language`, `date` and `boolean`.
A second type of such a name would change the meaning of every reference.

**Fix:** Give the type another name.

**Example:** `types: { text: { text: "A-Z" } }`

## catch-all-in-the-middle

A catch-all is not the last component of a path.

**Cause:** A catch-all matches the rest of the path, so no component can follow it. The check of a
manifest that is written in Swift reports this; in a file, the code is `invalid-pattern`.

**Fix:** Move the catch-all to the end of the path.

## catch-all-not-last

The router cannot be made, because a catch-all is not the last component of a path.

**Cause:** A manifest that is written in Swift was passed to `Router` without a check. The check
reports the same problem as `catch-all-in-the-middle`.

**Fix:** Move the catch-all to the end of the path.

## control-character

A title, the name of a catalog or a word contains a control character.

**Cause:** A title is one line. A word with a control character matches no link, because every link
with such a character is rejected.

**Fix:** Remove the character. A string in double quotes contains one for escapes such as `\n` and
`\t`.

**Example:** `title: "Shop\nCart"`

## default-without-effect

A parameter that is required or repeated has a default.

**Cause:** The default is the value of an optional parameter that the link does not have. A link
without a required parameter does not match, and a repeated one has an empty list.

**Fix:** Make the parameter optional, or remove the default.

**Example:** `page: { type: integer, optional: false, default: 1 }`

## duplicate-app

Another manifest has an app of the same name.

**Cause:** All manifests of a folder or of a command are read together. The name of the app selects
a manifest in `waymark build` and in reports.

**Fix:** Rename one of the apps, or keep copies of a manifest in separate folders.

## duplicate-exclusion

A path occurs twice under `exclude`.

**Cause:** The second entry has no effect.

**Fix:** Remove one of them.

**Example:** `exclude: [/help, /help]`

## duplicate-fact

A fact occurs twice under `facts`, or under both `facts` and `states`.

**Cause:** A fact under `states` is already declared, with its states.

**Fix:** Remove one of the entries.

**Example:** `facts: [signedIn, signedIn]`

## duplicate-host

A host occurs twice in a list of hosts.

**Cause:** Hosts are compared without case, so `SHOP.example` is `shop.example`.

**Fix:** Remove one of them.

**Example:** `hosts: [shop.example, SHOP.example]`

## duplicate-identity

An application identifier or a certificate fingerprint occurs twice.

**Cause:** The second entry has no effect. It is often a copy in which the value was not replaced.

**Fix:** Remove it, or write the value that is meant.

## duplicate-key

A mapping has the same key twice.

**Cause:** YAML requires unique keys. Parsers disagree on which of two values counts, so the second
one is reported and not read.

**Fix:** Remove one of the keys, or rename it.

**Example:** `routes: { cart: /cart, cart: /basket }`

## duplicate-parameter

A parameter is declared twice in a route, or has two values in a requirement.

**Cause:** Names of parameters are unique in the path, the query and the fragment of a route. The
query of the manifest is part of every route.

**Fix:** Rename the parameter in the path. The name of a parameter of the query is also its key in
links.

**Example:** `item: { path: "/item/{id:text}", query: { id: text? } }`

## duplicate-route

Two routes have the same name.

**Cause:** The name identifies a route in generated code and in `waymark build`. Only a manifest
that is written in Swift has this code; in a file, the code is `duplicate-key`.

**Fix:** Rename one of the routes.

## duplicate-scheme

A scheme occurs twice in a list of schemes.

**Cause:** Schemes are compared without case.

**Fix:** Remove one of them.

**Example:** `schemes: [shop, shop]`

## duplicate-state

A state occurs twice among the states of a fact.

**Cause:** The place of a state in `order` decides whether it is reached. A state under `aside`
cannot be in the order as well.

**Fix:** Remove or rename one of the states.

**Example:** `states: { order: [new, paid, new] }`

## duplicate-states

The states of a fact are declared twice.

**Cause:** Only a manifest that is written in Swift has this code; in a file, the code is
`duplicate-key`.

**Fix:** Remove one of the declarations.

## duplicate-type

A type is declared twice.

**Cause:** Only a manifest that is written in Swift has this code; in a file, the code is
`duplicate-key`.

**Fix:** Remove one of the declarations.

## duplicate-word

A word occurs twice in an enumeration.

**Cause:** The second word has no effect. Words are compared with case, so `red` and `Red` are two
words.

**Fix:** Remove one of them.

**Example:** `color: { enum: [red, green, red] }`

## empty-enumeration

An enumeration has no words.

**Cause:** No value matches it, so no link with the parameter matches.

**Fix:** List the words, as in `enum: [red, green]`.

## empty-manifest

The file is empty.

**Cause:** The file has no YAML, or comments only.

**Fix:** Start the manifest with `app:`. `waymark init manifest` drafts one from existing files and
links.

## empty-otherwise

The mapping of `otherwise` is empty.

**Cause:** A mapping under `otherwise` assigns values to parameters, and the requirement is
evaluated again. Without an assignment, it fails again.

**Fix:** Assign a parameter, or write `wait`, `refuse` or the name of a route.

**Example:** `requires: { signedIn: true, otherwise: {} }`

## empty-range

The lower end of a range is above the upper end.

**Cause:** No value is in such a range. An omitted end is the limit: the greatest length of a string
is 8192 characters, so `length: 9000..` is empty too.

**Fix:** Exchange or correct the numbers.

**Example:** `integer: 9..1` has the correction `1..9`.

## empty-text

A title, a summary or a catalog is empty or white space.

**Cause:** The key has no value to show. A missing key is different: it means that there is no
title.

**Fix:** Write the string, or remove the key.

**Example:** `title: ""`

## empty-word

A word of an enumeration is empty.

**Cause:** An empty value of an optional parameter counts as absent, and a path component is never
empty.

**Fix:** Remove the word. To allow an absent value, make the parameter optional.

**Example:** `color: { enum: [red, ""] }`

## endless-redirect

A link can be redirected in a circle.

**Cause:** A requirement sends the link to a route or to other values, whose requirements send it
back. If the facts do not hold, the link never arrives. The message has the routes of the circle.

**Fix:** Write `otherwise: wait` or `otherwise: refuse` at one requirement of the circle. Or assign
a value that the `when` of the requirement does not have.

**Example:** Two routes require `signedIn`, and each redirects to the other.

## file-too-large

The file has more than 16 MiB.

**Cause:** The reader limits the size, so that a wrong file costs neither memory nor time.

**Fix:** Check that the file is a manifest. Otherwise divide it into several manifests.

## forbidden-character

The file contains a character that YAML excludes, such as a control character.

**Cause:** YAML 1.1 allows printable characters, tabs and line breaks only. The message has the code
point.

**Fix:** Remove the character. It often results from copying text out of a terminal or a document.

## foreign-pattern

A component of a path has the pattern syntax of another router.

**Cause:** In a manifest, a parameter is in braces with a type, such as `{id:integer}`. The forms
`:id`, `[id]`, `<int:id>` and `*` are literal text.

**Fix:** Write the pattern of the fix-it. To match the literal text, use a parameter with an
enumeration.

**Example:** `/item/:id` has the correction `/item/{id:text}`, and `/files/**` has
`/files/{rest:text*}`.

## impossible-length

No value can have a length in this range.

**Cause:** A length is from 0 to 8192 characters, because a link has at most 8192 bytes. An upper
end of 0 allows only the empty string.

**Fix:** Correct the range, or remove `length`.

**Example:** `code: { text: "A-Z", length: ..0 }`

## impossible-text

No value can consist of the allowed characters.

**Cause:** The list has control characters only, which no link can contain. Or `fold` converts every
letter of the list to the other case before the comparison.

**Fix:** List the characters after folding: `A-Z` for `fold: uppercase`.

**Example:** `code: { text: "a-z", fold: uppercase }`

## invalid-app-id

An application identifier of Apple has another form.

**Cause:** It is the ten characters of the team, a dot and the bundle identifier. The file
`apple-app-site-association` contains it, and iOS compares it with the app.

**Fix:** Write the team before the bundle identifier, as in `ABCDE12345.com.example.shop`. Add
`placeholder: true` while you do not have the identifier.

**Example:** `appIDs: [com.example.shop]`

## invalid-characters

The allowed characters of a string cannot be read.

**Cause:** `text` lists characters and ranges with spaces between them, or is `any`. A range goes
from the lower to the higher code point.

**Fix:** Write a list such as `"A-Z 0-9 -"`. A space is `U+0020`.

**Example:** `code: { text: "Z-A" }`

## invalid-default

The default of a parameter is not a value of its type.

**Cause:** The default is the value of a link without the parameter, so it obeys the same type.

**Fix:** Correct the default or the type.

**Example:** `query: { open: boolean = yes }` has the correction `true`.

## invalid-fingerprint

A certificate fingerprint has another form.

**Cause:** Android compares the SHA-256 of the signing certificate: 32 pairs of upper-case
hexadecimal digits, joined by colons.

**Fix:** Copy the SHA-256 fingerprint from Play Console or from `keytool -list -v`. Do not use the
SHA-1.

**Example:** `sha256: ["14:6d:e9"]`

## invalid-host

A host is not written as links contain it.

**Cause:** A manifest lists each host alone: no scheme, no path, no wildcard, in lower-case ASCII,
and without the port 443. A name in another script has its `xn--` form. The message has the rule
that the host breaks.

**Fix:** Correct the host by the rule in the message. List each subdomain.

**Example:** `hosts: ["*.shop.example"]`, `hosts: ["https://shop.example/"]`

## invalid-key

A key of a mapping is a list or a mapping.

**Cause:** YAML allows such keys, and a manifest has strings as keys. A key that starts with `[` or
`{` causes this.

**Fix:** Write a string as the key, in quotes if it has special characters.

## invalid-name

A name does not start with a letter, or has a character that names do not allow.

**Cause:** Names of apps, routes, types, parameters and facts become identifiers in generated code.
They consist of ASCII letters, digits, `_` and `-`.

**Fix:** Rename it. Do not rename a parameter of the query if links already contain its key; a list
repeats its key without `[]`.

**Example:** `routes: { my route: /cart }` has the correction `my-route`.

## invalid-package

The package name of the Android app has another form.

**Cause:** A package name is two or more words of letters, digits and `_`, joined by dots. Each word
starts with a letter.

**Fix:** Write the application ID of the app, as in `com.example.shop`.

**Example:** `android: { package: shop, sha256: […] }`

## invalid-parameter

The short form of a parameter cannot be read.

**Cause:** It is a type or words separated by `|`. Then `?` marks it as optional, `[]` as a list, or
`=` precedes a default.

**Fix:** Write the short form, such as `text?`, `uuid[]` or `low | high = high`. Or write a mapping
with keys.

**Example:** `query: { q: "optional string" }` has the correction `text?`.

## invalid-pattern

The path of a route or an exclusion cannot be read.

**Cause:** A path starts with `/`. Each component is literal text with at most one parameter in
braces, not percent-encoded. A catch-all is the last component. Queries and fragments are declared
beside the path.

**Fix:** Correct the place that is reported, or apply the fix-it.

**Example:** `search: "/search?q={q}"` has the correction `{ path: /search, query: { q: text? } }`.

## invalid-range

A range of numbers cannot be read.

**Cause:** A range is one number, or two numbers with `..` between them, such as `4..64`, `4..` or
`..64`. The numbers have at most 64 bits.

**Fix:** Write two dots between the numbers.

**Example:** `size: { integer: 1-9 }`

## invalid-scheme

A custom scheme has another form.

**Cause:** A scheme is a lower-case letter, followed by lower-case letters, digits, `+`, `-` or `.`
(RFC 3986). The colon is not part of it.

**Fix:** Write the scheme alone, as in `shop`.

**Example:** `schemes: ["shop://"]` has the correction `shop`.

## invalid-state

A state is empty or contains a control character.

**Cause:** Requirements and the app compare states by their names.

**Fix:** Give the state a name.

**Example:** `states: { order: [new, ""] }`

## invalid-store-id

The number of the app in the App Store is not positive.

**Cause:** The number identifies the product page of the app.

**Fix:** Write the number of the URL of the product page, without `id`. Remove `appStoreID` until
you have one.

**Example:** `appStoreID: 0`

## invalid-value

A value in a requirement is not of the type of its parameter.

**Cause:** `when` compares the parameter with the value, and `otherwise` assigns it. No link has a
value that the type does not accept.

**Fix:** Write a value that the type accepts. The message has the type.

**Example:** For `mode: a | b`, `otherwise: { mode: c }` is reported.

## missing-key

A required key is missing.

**Cause:** A manifest has `app`, a route has `path`, and an identity on Android has `package`. A
type has a kind, and a requirement has a fact.

**Fix:** Add the key that the message names.

**Example:** `routes: { cart: { title: Cart } }` has no `path`.

## more-conflicts

More routes are in conflict than the report lists, or the proof was not finished.

**Cause:** `waymark check` lists 100 conflicts. The search for further ones has a budget, so that a
manifest made to be slow does not block the check.

**Fix:** Correct the listed conflicts and check again. `--limit COUNT` lists more.

## multiple-documents

The file has a second YAML document.

**Cause:** A line `---` starts a document. A manifest is one document.

**Fix:** Move the second document to a file of its own, or remove the line.

## need-without-state

A requirement names a fact with states, and no state.

**Cause:** A fact under `states` does not simply hold: it has a value. The requirement has to name
the state that must be reached.

**Fix:** Write the state, as in `requires: { order: paid }`. The requirement then holds for later
states too.

**Example:** `requires: order`, with `states: { order: [new, paid, sent] }`.

## no-host-or-scheme

The app has neither hosts nor schemes.

**Cause:** A link starts with the scheme `https` and a host, or with a custom scheme. Without
either, the app has no links.

**Fix:** Add `hosts` or `schemes`.

## no-identity

The identity of the app on a platform has no application identifier or no fingerprint.

**Cause:** Both platforms open a link only in an app whose identity the host publishes.

**Fix:** List the identifier under `appIDs`, or the fingerprint of the signing certificate under
`sha256`. With Play App Signing, that is the certificate of Google Play.

## no-routes

The app has no routes.

**Cause:** The router rejects every link of the app.

**Fix:** Declare a route under `routes`, as in `cart: /cart`.

## no-states

The states of a fact are an empty list.

**Cause:** No requirement for this fact can hold.

**Fix:** List the states in the order in which they are reached, or move the fact to `facts`.

**Example:** `states: { order: [] }`

## not-utf-8

The file is not UTF-8.

**Cause:** The file is UTF-16, or it has bytes of another encoding, such as Latin-1.

**Fix:** Save the file as UTF-8 in the editor.

## redirect-type-mismatch

A parameter has another type in the route to which a link is redirected.

**Cause:** The redirected link has the values of the original one. The destination rejects a value
that is not of its type.

**Fix:** Give both parameters the same type.

**Example:** `/old/{id:text}` redirects to `/item/{id:integer}`.

## redirect-without-parameter

A route redirects to a route with a parameter that the link may not have.

**Cause:** The destination requires the parameter. The original route does not declare it, or a link
may omit it.

**Fix:** Declare the parameter in the original route, and make it required or give it a default. Or
redirect to another route.

**Example:** `/cart` redirects to `/item/{id:integer}`, which needs `id`.

## redundant-allowed-key

A key under `allow` is a parameter of the route.

**Cause:** A strict route accepts the parameters that it declares. The entry has no effect.

**Fix:** Remove the entry.

**Example:** `strict: { allow: [id] }` beside `query: { id: text? }`

## regular-expression

The allowed characters of a string are a regular expression.

**Cause:** `text` lists characters and ranges, and `length` has the number of characters. So the
type can be checked, compared and generated in every language.

**Fix:** Write the list of the fix-it, such as `text: "A-Z 0-9 -", length: 4..64`.

**Example:** `code: { text: "[A-Z]+" }` has the correction `text: "A-Z", length: 1..`.

## required-without-value

A required parameter has `invalid: drop`.

**Cause:** A dropped value is absent, and a link without a required parameter does not match.

**Fix:** Make the parameter optional, or remove `invalid`.

**Example:** `page: { type: integer, invalid: drop }`

## reserved-name

A fact has the name `when` or `otherwise`.

**Cause:** Both words are keys of a requirement, in the same mapping as the fact.

**Fix:** Give the fact another name.

## reserved-scheme

A custom scheme is one of the web or of the system.

**Cause:** The systems and browsers handle schemes such as `mailto`, `tel`, `javascript` and `file`.
An app does not receive their links. The links with `https` result from `hosts`.

**Fix:** Choose a scheme of the app, such as its name. Put web hosts under `hosts`.

**Example:** `schemes: [https]`

## secret-default

A secret has a default in the manifest.

**Cause:** The manifest, the generated code and the app contain the default, so it is not secret.

**Fix:** Remove the default.

## secret-in-path

A parameter of a path is a secret.

**Cause:** Logs and browser histories record paths. No key marks the secret there, by which a report
could mask it.

**Fix:** Move the secret to the query, or to the fragment, which browsers do not send to the server.

**Example:** `reset: "/reset/{token}"`, with `secret: true` at the type `token`.

## secret-on-scheme

A route with a required secret is also reached by a custom scheme.

**Cause:** Any app can claim a custom scheme and receive the link with the secret. The platforms
verify the host of an `https` link.

**Fix:** Make the secret optional, or write `schemes: []` at the route.

## shared-host

Two apps declare the same host.

**Cause:** The router tells their links apart by the paths, and the exclusions of one app apply to
the other. If this is not intended, a host was copied from another manifest.

**Fix:** Nothing is required if the apps share the host. Otherwise correct one of the hosts.

## shared-host-http

Two apps on one host differ in `http`, so the router rejects its `http` links.

**Cause:** Only if every app on the host has `http: upgrade`, the router reads an `http` link as an
`https` link.

**Fix:** Write `http: upgrade` in both manifests, or in neither.

## shared-scheme

Two apps declare the same custom scheme.

**Cause:** If several installed apps claim a scheme, iOS does not define which of them opens the
link. Android may show a list of apps.

**Fix:** Give each app a scheme of its own.

## strict-allows-all

A strict route allows the key `*`.

**Cause:** A trailing `*` covers every key that starts with the part before it. Alone, it covers
every key, so the route rejects none.

**Fix:** List the keys, use a prefix such as `src_*`, or remove `strict`.

**Example:** `strict: { allow: ["*"] }`

## superfluous-key

A key has no meaning beside another key.

**Cause:** A type has one kind, `length` and `fold` belong to `text`, and a requirement is about one
fact. The message names the key that already decides.

**Fix:** Remove one of the keys. Write a second requirement as another item of a list.

**Example:** `code: { uuid: true, length: 36 }`

## too-deep

The file is nested too deeply.

**Cause:** A document has at most 64 levels, at most 32 open brackets and at most 32 keys that start
with `?`. A list that is never closed often causes this.

**Fix:** Close the brackets, or write the file with fewer levels.

## too-many-components

A path has more than 128 components.

**Cause:** The limit bounds the depth of the search for a route.

**Fix:** Shorten the path, or match its end with a catch-all, such as `{rest:text*}`.

## too-many-nodes

The document has more than 1,000,000 nodes.

**Cause:** Each alias counts with all nodes of its anchor. A few lines of nested aliases can
therefore represent millions of nodes.

**Fix:** Write values instead of aliases, or divide the manifest.

## too-many-parameters

A route has more than 100 parameters.

**Cause:** Generated classes have one constructor parameter for each. The Java virtual machine
allows 255, of which numbers with 64 bits use two. A `Router` that was made without a check has the
limit 4096.

**Fix:** Divide the route, or send many values as one.

## undecided-invalid-value

An optional parameter selects an account or decides a requirement, without `invalid`.

**Cause:** The router drops an invalid value of an optional parameter. The app would then act for
another tenant, or skip a requirement. Words such as `org`, `tenant` and `account` in the name
indicate this.

**Fix:** Write `invalid: reject` at the parameter. Write `invalid: drop` if the link is safe without
the value.

**Example:** `query: { tenant: text? }`

## undeclared-fact

A requirement names a fact that the manifest does not declare.

**Cause:** With a list `facts`, every fact has to be in it or under `states`. Without the list, only
a probable misspelling is reported, as a warning.

**Fix:** Correct the name, or add it to `facts`.

**Example:** `requires: signedin`, with `facts: [signedIn]`.

## undeclared-host

A route or an exclusion names a host that the app does not declare.

**Cause:** `hosts` of a route selects some hosts of the app. It does not add hosts.

**Fix:** Correct the host, or add it to `hosts` of the manifest.

**Example:** `exclude: ["https://other.example/x"]`

## undeclared-scheme

A route names a scheme that the app does not declare.

**Cause:** `schemes` of a route selects some schemes of the app. It does not add schemes.

**Fix:** Correct the scheme, or add it to `schemes` of the manifest.

## undefined-type

The router cannot be made, because a parameter names a type that does not exist.

**Cause:** A manifest that is written in Swift was passed to `Router` without a check. The check
reports the same problem as `unknown-type`.

**Fix:** Declare the type, or correct its name.

## unexpected-tag

A value has a YAML tag, such as `!!str`.

**Cause:** The reader treats each value as a string or as what its key requires, so a tag has no
meaning.

**Fix:** Remove the tag. Put the value in quotes where it has to be a string.

**Example:** `app: !!str shop`

## unknown-alias

An alias has no anchor before it.

**Cause:** In YAML, a value that starts with `*` is an alias of a value with the anchor `&name`.

**Fix:** Put the value in quotes if the asterisk is literal. Otherwise define the anchor before the
alias.

**Example:** `exclude: [*help]`

## unknown-fact

A requirement compares a fact that has no states.

**Cause:** `atLeast` needs the order of the states. A warning means that the value is a state of a
fact with a similar name.

**Fix:** Declare the states of the fact under `states`, or correct its name.

**Example:** `requires: { member: { atLeast: gold } }` without `states: { member: [silver, gold] }`

## unknown-key

A mapping has a key that manifests do not have.

**Cause:** The key is misspelt, belongs to another mapping, or comes from another router. YAML merge
keys (`<<`) are not supported. The note lists the keys of the mapping.

**Fix:** Apply the fix-it, or remove the key.

**Example:** `domain: shop.example` is written as `hosts: [shop.example]`.

## unknown-parameter

A requirement names a parameter that its route does not have.

**Cause:** `when` and `otherwise` refer to parameters of the path, the query or the fragment of the
same route.

**Fix:** Correct the name, or declare the parameter.

**Example:** `when: { mod: voice }` in a route with the parameter `mode`.

## unknown-route

A requirement redirects to a route that does not exist.

**Cause:** `otherwise` is `wait`, `refuse`, the name of a route of the same app, or parameters with
values.

**Fix:** Correct the name, or declare the route.

**Example:** `otherwise: carts`, with the route `cart`.

## unknown-state

A state is not one of the states of the fact.

**Cause:** A requirement compares a fact with a state of `order` or `aside`; `atLeast` needs a state
of `order`. Each state under `aside` names one of `order`.

**Fix:** Correct the state, or declare it under `states`.

**Example:** `requires: { order: payed }`, with `states: { order: [new, paid, sent] }`.

## unknown-type

A parameter has a type that does not exist.

**Cause:** A type is built in or declared under `types`. A parameter without a type has the type of
its own name, so `{slug}` needs a type `slug`.

**Fix:** Declare the type, or write a built-in one: `{slug:text}`. There is no type for fractions or
times.

**Example:** `query: { page: int? }` has the correction `integer`.

## unreachable-characters

Some of the allowed characters never occur in a value.

**Cause:** Every link with a control character is rejected. With `fold: uppercase`, lower-case
letters become upper-case ones before the comparison.

**Fix:** Remove the control characters, and list letters of the folded case only.

**Example:** `code: { text: "a-z A-Z 0-9", fold: uppercase }`

## unreachable-route

No link reaches the route.

**Cause:** Exclusions or routes that precede it match all of its links: the notes list them. Or the
route has no hosts and no schemes.

**Fix:** Remove the route, or make the exclusion or the other routes narrower.

**Example:** With `exclude: [/item/new]`, the route `/item/new` is never reached.

## unused-type

A type is declared, and nothing uses it.

**Cause:** The type is left over, or the parameter for which it is meant has another type.

**Fix:** Use it, as in `{code}` or `ref: code?`, or remove it.

## wrong-kind

A value is a string, a list or a mapping where another kind is expected.

**Cause:** Each key has one kind of value: `hosts` is a list, `routes` is a mapping of names. A
missing value is reported as nothing.

**Fix:** Write the kind that the message expects. A string with special characters needs quotes.

**Example:** `hosts: shop.example` has the correction `hosts: [shop.example]`.

## wrong-value

A value is not one of those that its key accepts.

**Cause:** A key such as `form` is `true` or `false`, and a key such as `http` is one of a few
words. YAML's `yes` and `no` are strings here.

**Fix:** Write a value that the message lists.

**Example:** `http: yes` is reported; the values are `reject` and `upgrade`.

## yaml-syntax

The file is not valid YAML.

**Cause:** Often a value needs quotes: one with braces in brackets, with a colon and a space, or
with a leading `*`. Other causes are an open bracket and keys of one mapping in different columns.

**Fix:** Apply the fix-it: it was checked by reading the corrected file. Put paths with parameters
in quotes.

**Example:** `routes: { item: /item/{id:text} }` has the correction `'/item/{id:text}'`.

## yaml-tab

A line is indented by a tab.

**Cause:** YAML allows only spaces for indentation, because the width of a tab is undefined.

**Fix:** Replace each tab by spaces. Configure the editor to insert spaces in YAML files.

"""#
    case "qr-codes": #"""
# QR codes

## contains-secret

The QR code contains a secret of the link.

**Meaning:** Everyone who can photograph the code can read the secret. The warning is part of the
JSON output and of the library. A new file with such a code is readable by its owner only.

**Fix:** Nothing is required if the secret is intended, such as the passcode of a session.
`--without-secrets` omits all secrets.

**Example:** `https://wordly.ai/attend/KXTR-7429?passcode=4F7K`

## custom-scheme

The link in the QR code has a custom scheme.

**Cause:** A camera opens such a link only if the app is installed, and any app can claim the
scheme. An `https` link opens the browser on other devices.

**Fix:** Omit `--scheme`, unless the shorter link is necessary for a small code.

**Example:** `wordly://attend/KXTR-7429`, made with `--scheme wordly`.

## encoder-failed

The library that draws the QR code failed.

**Cause:** The encoder or the PNG writer returned no result for a valid link. Too little memory is
the probable cause.

**Fix:** Draw fewer codes at the same time with `--jobs 1`. For a PNG, reduce the size with
`--module`.

## invalid-module-size

The number of pixels of a module is too small or too large.

**Cause:** A module has at least 2 pixels, because scanners read few pictures with modules of 1
pixel. A PNG has at most 16,384 pixels on each side, so the maximum depends on the number of
modules.

**Fix:** Pass a number in the range of the message to `--module`.

**Example:** `waymark qr LINK --format png --module 1`

## left-out-fragment

The QR code omits the fragment of the link.

**Cause:** The code contains the canonical link. The route declares no parameter of the fragment, so
the app ignores it.

**Fix:** Nothing is required. If the web page needs the fragment, declare it under `fragment` of the
route.

**Example:** `https://wordly.ai/attend/KXTR-7429#top` is drawn without `#top`.

## left-out-items

The QR code omits items of the query that the app ignores.

**Cause:** The code contains the canonical link, which has only declared parameters with valid
values. Tracking keys, misspelt keys and invalid values are omitted.

**Fix:** Check with `waymark parse` that nothing important is omitted. Declare a key in the manifest
to keep it.

**Example:** `https://wordly.ai/attend/KXTR-7429?utm_source=x` is drawn without `utm_source`.

## overlong-name

The name of the file for a QR code has more than 255 bytes.

**Cause:** File systems limit names to 255 bytes, with the extension. Values that are part of the
name can be long, and a character outside ASCII has several bytes.

**Fix:** Use a shorter template for `--name`, such as `{route}-{line}`.

## refused-link

The router rejects the link, or no link can be built.

**Cause:** A QR code is made only for links that match a route. The library has the exact error in
`refusal`; the tool prints the code of that error instead.

**Fix:** Correct the link by the error. `waymark explain CODE` prints the page of its code.

## repeated-name

Another link of the same run already has this file name.

**Cause:** The template of `--name` gives both links the same name, compared without case. The first
code is written, and the second one is not.

**Fix:** Add `{line}` to `--name`, or the parameter in which the links differ.

**Example:** With `--name '{app}'`, the second link of an app is rejected.

## secret-inside-value

A value that is not secret contains a secret, so `--without-secrets` cannot omit it.

**Cause:** Secrets are parameters that the manifest declares as secret. Here another value quotes a
link with such a secret. Without that value, the link would be different.

**Fix:** Use a link without the quoted secret, or draw the code with its secrets.

**Example:** `?next=https://q.example/page/x%3Fpin%3D1234` quotes a link with the secret `pin`.

## secret-on-custom-scheme

The link has a custom scheme and a secret, so it gets no QR code.

**Cause:** Any app can claim a custom scheme and receive the secret. A printed code cannot be
corrected later.

**Fix:** Omit `--scheme` to draw the `https` link, or add `--without-secrets`.

**Example:** `waymark qr --scheme wordly 'https://wordly.ai/attend/KXTR-7429?passcode=4F7K'`

## too-long

The link is too long for a QR code at this level.

**Cause:** The largest symbol, version 40, holds 23,648 bits at level L and 10,208 at level H. The
message has the number of bits of the link.

**Fix:** Omit long values, or use `--level L` or `--level auto`. `--uppercase` reduces the bits of
letters.

## trimmed-white-space

White space around the link was removed.

**Meaning:** The QR code contains the link without white space. An app that matches links exactly
rejects the link with it.

**Fix:** Nothing is required. Remove the white space where the link comes from.

## unknown-scheme

The route of the link does not have the scheme of `--scheme`.

**Cause:** A route accepts `https` if the app has hosts, and the custom schemes of the manifest.
`schemes` of a route can select fewer.

**Fix:** Pass a scheme that the manifest declares, or omit `--scheme`.

**Example:** `waymark qr --scheme foo 'https://wordly.ai/attend/KXTR-7429'`

## uppercase-leads-elsewhere

In upper case, the link matches another route or none.

**Cause:** `--uppercase` writes at least the scheme and the host in upper case. For a custom scheme,
the first path component is in the place of the host, and a route compares it with case.

**Fix:** Omit `--uppercase`, or write `case: insensitive` at the route.

**Example:** `waymark qr --uppercase q://sch/1`, with the route `/sch/{n:integer}`.

## uppercase-on-android

The link in the QR code is in upper case, and Android may open the browser.

**Cause:** Android compares schemes and verified hosts of intent filters with case. Domain names
have no case, so the browser opens the page.

**Fix:** Omit `--uppercase` for codes that Android devices scan. A link in lower case needs a few
more modules.

**Example:** `HTTPS://WORDLY.AI/attend/KXTR-7429`

"""#
    default: nil
    }
  }
}
