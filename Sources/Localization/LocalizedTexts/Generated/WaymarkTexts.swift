// Generated from Waymark.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog Waymark, in the order of its strings.
public enum WaymarkText: String, TextKey {
  /// “redirects to %1$@ unless %2$@”
  ///
  /// waymark parse: a link leads to another route, because a requirement is not met. %1$@: the name of the route. %2$@: the requirement in signs, such as “signedIn” or “observation ≥ extracted”.
  case admissionLeads = "admission.leads"

  /// “sign-in is needed”
  ///
  /// waymark join and parse: after the label “admission”. Lower case in English.
  case admissionNeedsLogin = "admission.needsLogin"

  /// “a passcode is needed”
  ///
  /// waymark join and parse: after the label “admission”. Lower case in English.
  case admissionNeedsPasscode = "admission.needsPasscode"

  /// “a subscription is needed”
  ///
  /// waymark join and parse: after the label “admission”. Lower case in English.
  case admissionNeedsSubscription = "admission.needsSubscription"

  /// “not permitted unless %@”
  ///
  /// waymark parse: a link may not be followed, because a requirement is not met. %@: the requirement in signs, such as “signedIn” or “observation ≥ extracted”.
  case admissionNotPermitted = "admission.notPermitted"

  /// “all requirements are met”
  ///
  /// waymark parse: a link may be followed, because every requirement of its route is met.
  case admissionReady = "admission.ready"

  /// “not permitted”
  ///
  /// waymark join and parse: after the label “admission”. Lower case in English.
  case admissionRefused = "admission.refused"

  /// “depends on the security level of the session; set it with --security”
  ///
  /// waymark join: whether the person may join is unknown. “--security” is an option that is typed as it is and not translated.
  case admissionUnknown = "admission.unknown"

  /// “waits for %@”
  ///
  /// waymark parse: a link is kept until a requirement is met. %@: the requirement in signs, such as “signedIn” or “observation ≥ extracted”.
  case admissionWaits = "admission.waits"

  /// one: “%lld older bubble was removed to make room for newer ones”, other: “%lld older bubbles were removed to make room for newer ones”
  ///
  /// waymark bubbles: printed after the conversation. %lld: number of bubbles.
  case bubblesDeparted = "bubbles.departed"

  /// one: “%lld message arrived too late and was dropped”, other: “%lld messages arrived too late and were dropped”
  ///
  /// waymark bubbles: printed after the conversation. %lld: number of messages.
  case bubblesDropped = "bubbles.dropped"

  /// one: “%lld line is not a message”, other: “%lld lines are not messages”
  ///
  /// waymark bubbles: printed after a conversation that is shown while it grows. %lld: number of lines.
  case bubblesMalformed = "bubbles.malformed"

  /// one: “%lld more line is not a message”, other: “%lld more lines are not messages”
  ///
  /// waymark bubbles: printed after the reports of single lines. %lld: number of further lines.
  case bubblesMalformedMore = "bubbles.malformedMore"

  /// “--me has no effect with --policy by-direction”
  ///
  /// waymark bubbles: warning; no full stop. The words with hyphens are typed like this in every language.
  case bubblesUnusedSpeaker = "bubbles.unusedSpeaker"

  /// “error: %1$@ [%2$@]”
  ///
  /// waymark build: the first line of an error. %1$@: a sentence about the problem. %2$@: an identifier.
  case buildError = "build.error"

  /// “expected %@”
  ///
  /// waymark build: what was expected. %@: such as: a host.
  case buildExpected = "build.expected"

  /// “‘%@’ is not a language tag”
  ///
  /// waymark direction, a warning. %@: what the user typed.
  case directionMalformed = "direction.malformed"

  /// “‘%@’ is not a language tag; to get the direction of a text, use --text”
  ///
  /// waymark direction, a warning. %@: what the user typed. --text is an option and stays.
  case directionText = "direction.text"

  /// “‘%@’ is not a known language”
  ///
  /// waymark direction, a warning. %@: what the user typed.
  case directionUnknown = "direction.unknown"

  /// “a slash, not a backslash, between path components”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedBackslash = "expected.backslash"

  /// “values with %@”
  ///
  /// Follows “expected”; not a sentence. %@: a comparison of two parameters, such as return >= depart.
  case expectedCondition = "expected.condition"

  /// “%1$@ only together with %2$@”
  ///
  /// Follows “expected”; not a sentence. %1$@ and %2$@: names of parameters.
  case expectedConditionWith = "expected.conditionWith"

  /// “no control character”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedControlCharacter = "expected.control-character"

  /// “a path without . or .. components”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedDotSegment = "expected.dot-segment"

  /// “a letter or digit between the dots of the host”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedEmptyHostLabel = "expected.empty-host-label"

  /// “a link”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedEmptyLink = "expected.empty-link"

  /// “a single slash between path components”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedEmptyPathComponent = "expected.empty-path-component"

  /// “the end of the path”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedEndOfPath = "expected.end-of-path"

  /// “a path that the manifest does not exclude”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. The manifest is the file that declares the links of an app.
  case expectedExcluded = "expected.excluded"

  /// “values whose link the manifest does not exclude”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedExcludedValues = "expected.excluded-values"

  /// “a character that a link may contain, or its percent-encoding”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedForbiddenCharacter = "expected.forbidden-character"

  /// “a host of letters, digits, hyphens and dots”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedForbiddenHostCharacter = "expected.forbidden-host-character"

  /// “two hexadecimal digits after %%”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %% is shown as one percent sign.
  case expectedInvalidPercentEncoding = "expected.invalid-percent-encoding"

  /// “a port from 0 to 65535 without leading zeros”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. Write the number without separators.
  case expectedInvalidPort = "expected.invalid-port"

  /// “UTF-8”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedInvalidUtf8 = "expected.invalid-utf-8"

  /// “a host name, not an IP address”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedIpAddressHost = "expected.ip-address-host"

  /// “a link for attending or presenting in a session”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedJoinLink = "expected.join-link"

  /// “values whose link does not match another route”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedLeadsElsewhere = "expected.leads-elsewhere"

  /// “values whose link matches the route”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedLeadsNowhere = "expected.leads-nowhere"

  /// “a host”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedMissingHost = "expected.missing-host"

  /// “a leading scheme, such as https://”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedMissingScheme = "expected.missing-scheme"

  /// “exactly two slashes between scheme and host”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedMissingSlashes = "expected.missing-slashes"

  /// “a trailing slash”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedMissingTrailingSlash = "expected.missing-trailing-slash"

  /// “an ASCII character, or percent-encoding”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedNonAsciiCharacter = "expected.non-ascii-character"

  /// “a host in ASCII”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedNonAsciiHost = "expected.non-ascii-host"

  /// “%@ only once”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: name of a parameter.
  case expectedOnce = "expected.once"

  /// “one value”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedOneValue = "expected.one-value"

  /// “%1$@: %2$@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: name of a parameter. %2$@: what its values look like.
  case expectedParameter = "expected.parameter"

  /// “the path of a route”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPathOfRoute = "expected.path-of-route"

  /// “no control character, percent-encoded or not”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPercentEncodedControl = "expected.percent-encoded-control"

  /// “a host without percent-encoding”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPercentEncodedHost = "expected.percent-encoded-host"

  /// “percent-encoded bytes that are valid UTF-8”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPercentEncodedInvalidUtf8 = "expected.percent-encoded-invalid-utf-8"

  /// “percent-encoding of all special characters”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPercentEncoding = "expected.percent-encoding"

  /// “no port”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPortNotAllowed = "expected.port-not-allowed"

  /// “a host without xn-- labels”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedPunycodeHost = "expected.punycode-host"

  /// “no space; in a value, encode it as %%20”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %%20 is shown as %20, the code of a space.
  case expectedSpace = "expected.space"

  /// “a subdomain of %1$@, for the host %2$@”
  ///
  /// Follows “expected”; not a sentence. %1$@: a domain, such as shop.example. %2$@: a wildcard host, such as *.shop.example.
  case expectedSubdomain = "expected.subdomain"

  /// “a subdomain of %1$@, because %2$@ does not match %1$@ itself”
  ///
  /// Follows “expected”; not a sentence. %1$@: a domain, such as shop.example. %2$@: a wildcard host, such as *.shop.example.
  case expectedSubdomainOfItself = "expected.subdomainOfItself"

  /// “at most 8192 bytes”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. Write the number without separators.
  case expectedTooLong = "expected.too-long"

  /// “a tracking key such as utm_source”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedTrackingKey = "expected.tracking-key"

  /// “a host without a trailing dot”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedTrailingDotHost = "expected.trailing-dot-host"

  /// “no trailing slash”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedTrailingSlash = "expected.trailing-slash"

  /// “a host without an underscore”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedUnderscoreHost = "expected.underscore-host"

  /// “a host without a user name or password”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedUserinfo = "expected.userinfo"

  /// “a valid link”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case expectedValidLink = "expected.valid-link"

  /// “admission”
  ///
  /// waymark parse and join: label of whether a person may follow a link. At most 11 columns wide.
  case labelAdmission = "label.admission"

  /// “app”
  ///
  /// waymark parse, text for a person: label of the name of an app. At most 11 columns wide.
  case labelApp = "label.app"

  /// “canonical”
  ///
  /// waymark parse, text for a person: label of the canonical spelling of the link. At most 11 columns wide.
  case labelCanonical = "label.canonical"

  /// “corrected”
  ///
  /// waymark parse, text for a person: label of the corrected link. At most 11 columns wide.
  case labelCorrected = "label.corrected"

  /// “destination”
  ///
  /// waymark parse and join: label of the link to which a link leads instead. At most 11 columns wide.
  case labelDestination = "label.destination"

  /// “dropped”
  ///
  /// waymark join: label of the fields whose value in the link is invalid and was left out. At most 11 columns wide.
  case labelDropped = "label.dropped"

  /// “expected”
  ///
  /// waymark parse, text for a person: label of what was expected, such as: a host. At most 11 columns wide.
  case labelExpected = "label.expected"

  /// “extra”
  ///
  /// waymark parse, text for a person: heading of the query items that the route does not declare.
  case labelExtra = "label.extra"

  /// “matched”
  ///
  /// waymark parse, text for a person: heading of a link that found its route, followed by the link. Lower case.
  case labelMatched = "label.matched"

  /// “message”
  ///
  /// waymark join: label of the message that the app shows to the person. At most 11 columns wide.
  case labelMessage = "label.message"

  /// “missing”
  ///
  /// waymark join: label of the required fields that are empty. At most 11 columns wide.
  case labelMissing = "label.missing"

  /// “nearest”
  ///
  /// waymark parse, text for a person: label of the route that is most similar to a rejected link. At most 11 columns wide.
  case labelNearest = "label.nearest"

  /// “note”
  ///
  /// waymark parse: label of a note about a rejected link, in a column of labels.
  case labelNote = "label.note"

  /// “parameters”
  ///
  /// waymark parse, text for a person: heading of the list of values that a link carries.
  case labelParameters = "label.parameters"

  /// “prefilled”
  ///
  /// waymark join: label of the fields that a link has filled in. At most 11 columns wide.
  case labelPrefilled = "label.prefilled"

  /// “rejected”
  ///
  /// waymark parse, text for a person: heading of a link that is refused, followed by a sentence about the problem. Lower case.
  case labelRejected = "label.rejected"

  /// “role”
  ///
  /// waymark join: label of the role of the person in a session. At most 11 columns wide.
  case labelRole = "label.role"

  /// “route”
  ///
  /// waymark parse, text for a person: label of the name of a route (the place inside an app that a link leads to). At most 11 columns wide.
  case labelRoute = "label.route"

  /// “warning”
  ///
  /// waymark parse, text for a person: label of a warning. At most 11 columns wide.
  case labelWarning = "label.warning"

  /// “nothing”
  ///
  /// Printed where a list of alternatives is empty.
  case listNothing = "list.nothing"

  /// “%1$@ or %2$@”
  ///
  /// Joins the last part of a list of alternatives. %1$@: what comes before, with commas. %2$@: the last alternative.
  case listOr = "list.or"

  /// “%1$@, %2$@”
  ///
  /// Joins two parts of a list that goes on. %1$@: the names or short phrases so far. %2$@: the next one.
  case listPair = "list.pair"

  /// “%@, the default, because no preference matched”
  ///
  /// waymark locale, text for a person: %@: the tag of the default language.
  case localeDefaulted = "locale.defaulted"

  /// “direction”
  ///
  /// waymark locale, text for a person: label of the direction of writing. At most 11 columns wide.
  case localeDirection = "locale.direction"

  /// “language”
  ///
  /// waymark locale, text for a person: label of the language that was chosen. At most 11 columns wide.
  case localeLanguage = "locale.language"

  /// “left to right”
  ///
  /// waymark locale, text for a person: a direction of writing.
  case localeLeftToRight = "locale.leftToRight"

  /// “%1$@, for the preference %2$@”
  ///
  /// waymark locale, text for a person: %1$@: the tag of the language that was chosen, such as zh-CN. %2$@: the preference that it satisfies, such as zh-SG.
  case localeMatched = "locale.matched"

  /// “%@, the default, because there are no preferences”
  ///
  /// waymark locale, text for a person: %@: the tag of the default language.
  case localeNoPreferences = "locale.noPreferences"

  /// “any language, because the default is not acceptable”
  ///
  /// waymark locale, text for a person: why a preference was chosen. Not a sentence; lower case. The preference * of a web browser that refuses the default language.
  case localeReasonAnyLanguage = "locale.reason.any-language"

  /// “the same language and script, in the closest region”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonClosestRegion = "locale.reason.closest-region"

  /// “an earlier preference matched”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonEarlierMatch = "locale.reason.earlier-match"

  /// “empty”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonEmpty = "locale.reason.empty"

  /// “not a registered language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonLanguageNotRegistered = "locale.reason.language-not-registered"

  /// “the language is not supported”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonLanguageNotSupported = "locale.reason.language-not-supported"

  /// “the supported language that fits is refused”
  ///
  /// waymark locale --explain: why a preference has no match. The supported language that fits was refused with the weight 0.
  case localeReasonLanguageRefused = "locale.reason.language-refused"

  /// “not a language tag”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonMalformed = "locale.reason.malformed"

  /// “its weight is not a number”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. A web browser gave q=high, for example.
  case localeReasonMalformedWeight = "locale.reason.malformed-weight"

  /// “stands for multiple languages”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The tag mul.
  case localeReasonMultipleLanguages = "locale.reason.multiple-languages"

  /// “a language that many of its readers also know”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. For example German for a reader of Alemannic.
  case localeReasonNearestLanguage = "locale.reason.nearest-language"

  /// “stands for content without language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The tag zxx.
  case localeReasonNoLinguisticContent = "locale.reason.no-linguistic-content"

  /// “not acceptable: its weight is 0”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. A web browser gave q=0.
  case localeReasonNotAcceptable = "locale.reason.not-acceptable"

  /// “Chinese in the other script, as a last resort”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonOtherHanScript = "locale.reason.other-han-script"

  /// “the POSIX locale, which has no language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The locales C and POSIX.
  case localeReasonPosixLocale = "locale.reason.posix-locale"

  /// “a private-use language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. Tags from qaa to qtz.
  case localeReasonPrivateUseLanguage = "locale.reason.private-use-language"

  /// “a private-use tag”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. Tags that begin with x-.
  case localeReasonPrivateUseTag = "locale.reason.private-use-tag"

  /// “a language that its readers also read”
  ///
  /// waymark locale, text for a person: why a preference was chosen. Not a sentence; lower case. For example Norwegian Bokmål for a reader of Nynorsk.
  case localeReasonReadByTheSame = "locale.reason.read-by-the-same"

  /// “the root locale, which has no language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The tag root.
  case localeReasonRoot = "locale.reason.root"

  /// “the same language and script”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonSameLanguageAndScript = "locale.reason.same-language-and-script"

  /// “exactly this language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonSameTag = "locale.reason.same-tag"

  /// “the language is supported only in another script”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case.
  case localeReasonScriptNotSupported = "locale.reason.script-not-supported"

  /// “stands for a language without a code”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The tag mis.
  case localeReasonUncodedLanguage = "locale.reason.uncoded-language"

  /// “stands for an undetermined language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The tag und.
  case localeReasonUndetermined = "locale.reason.undetermined"

  /// “stands for any language”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. The preference * of a web browser.
  case localeReasonWildcard = "locale.reason.wildcard"

  /// “a language that is written in the same way”
  ///
  /// waymark locale, text for a person: why a preference was rejected or chosen. Not a sentence; lower case. For example Wu, which is written like Chinese.
  case localeReasonWrittenAlike = "locale.reason.written-alike"

  /// “right to left”
  ///
  /// waymark locale, text for a person: a direction of writing.
  case localeRightToLeft = "locale.rightToLeft"

  /// “steps”
  ///
  /// waymark locale, text for a person: heading of the list of all preferences and what became of each.
  case localeSteps = "locale.steps"

  /// “one of the apps %1$@, … (%2$@ in all)”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: the first names, with commas between them. %2$@: how many there are in all, always more than eight, in digits.
  case namesAppMore = "names.app.more"

  /// “no app”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case namesAppNone = "names.app.none"

  /// “the app %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: the only name that would be right.
  case namesAppOne = "names.app.one"

  /// “one of the apps %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: names with commas between them.
  case namesAppSeveral = "names.app.several"

  /// “one of the hosts %1$@, … (%2$@ in all)”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: the first names, with commas between them. %2$@: how many there are in all, always more than eight, in digits.
  case namesHostMore = "names.host.more"

  /// “no host”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case namesHostNone = "names.host.none"

  /// “the host %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: the only name that would be right.
  case namesHostOne = "names.host.one"

  /// “one of the hosts %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: names with commas between them.
  case namesHostSeveral = "names.host.several"

  /// “one of the parameters %1$@, … (%2$@ in all)”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: the first names, with commas between them. %2$@: how many there are in all, always more than eight, in digits.
  case namesParameterMore = "names.parameter.more"

  /// “no parameter”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case namesParameterNone = "names.parameter.none"

  /// “the parameter %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: the only name that would be right.
  case namesParameterOne = "names.parameter.one"

  /// “one of the parameters %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: names with commas between them.
  case namesParameterSeveral = "names.parameter.several"

  /// “one of the routes %1$@, … (%2$@ in all)”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: the first names, with commas between them. %2$@: how many there are in all, always more than eight, in digits.
  case namesRouteMore = "names.route.more"

  /// “no route”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case namesRouteNone = "names.route.none"

  /// “the route %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: the only name that would be right.
  case namesRouteOne = "names.route.one"

  /// “one of the routes %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: names with commas between them.
  case namesRouteSeveral = "names.route.several"

  /// “one of the schemes %1$@, … (%2$@ in all)”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %1$@: the first names, with commas between them. %2$@: how many there are in all, always more than eight, in digits.
  case namesSchemeMore = "names.scheme.more"

  /// “no scheme”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence.
  case namesSchemeNone = "names.scheme.none"

  /// “the scheme %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: the only name that would be right.
  case namesSchemeOne = "names.scheme.one"

  /// “one of the schemes %@”
  ///
  /// waymark parse and build: what was expected. Printed after the label “expected”; not a sentence. %@: names with commas between them.
  case namesSchemeSeveral = "names.scheme.several"

  /// “only the bundled apps were read; to add an app, use --manifest FILE”
  ///
  /// waymark parse: a note under a rejected link whose host or scheme no app declares. A manifest is the file that declares the links of an app. “--manifest FILE” is typed as it is and not translated.
  case noteBundledApps = "note.bundled-apps"

  /// “only these manifests were read: %@; to add one, use --manifest FILE”
  ///
  /// waymark parse: a note under a rejected link whose host or scheme no app declares. %@: a list of file names. A manifest is the file that declares the links of an app. “--manifest FILE” is typed as it is and not translated.
  case noteManifestFiles = "note.manifest-files"

  /// “line %@:”
  ///
  /// waymark parse, text for a person: the line of a link in its file, before the heading. %@: number of the line.
  case placeLine = "place.line"

  /// “ID: %@”
  ///
  /// waymark qr: under a code, for those who type it. %@: an id, such as KXTR-7429.
  case qrCaptionCode = "qr.caption.code"

  /// “Passcode: %@”
  ///
  /// waymark qr: under a code, for those who type it. %@: a passcode.
  case qrCaptionPasscode = "qr.caption.passcode"

  /// “The QR encoder failed, probably because it ran out of memory”
  ///
  /// waymark qr: why there is no code.
  case qrErrorEncoderFailed = "qr.error.encoder-failed"

  /// “The module size must be 2 to %2$@ pixels, not %1$@”
  ///
  /// waymark qr: why there is no picture. 2 is the least number possible, %1$@ the one given, %2$@ the greatest possible.
  case qrErrorInvalidModuleSize = "qr.error.invalid-module-size"

  /// “A value that is not secret contains a secret, which cannot be omitted”
  ///
  /// waymark qr: why there is no code without secrets.
  case qrErrorSecretInsideValue = "qr.error.secret-inside-value"

  /// “A link with a custom scheme must not contain a secret, because any app can claim the scheme”
  ///
  /// waymark qr: why there is no code. A scheme is the part of a link before its colon.
  case qrErrorSecretOnCustomScheme = "qr.error.secret-on-custom-scheme"

  /// “The link needs %1$@ bits, but the largest code at this level holds %2$@”
  ///
  /// waymark qr: why there is no code. %1$@: number of bits of the link. %2$@: number of bits that the largest code holds.
  case qrErrorTooLong = "qr.error.too-long"

  /// “The route of the link does not declare the scheme”
  ///
  /// waymark qr: why there is no code with the scheme that was asked for. A scheme is the part of a link before its colon.
  case qrErrorUnknownScheme = "qr.error.unknown-scheme"

  /// “In upper case, the link matches another route or none”
  ///
  /// waymark qr: why there is no code in upper case.
  case qrErrorUppercaseLeadsElsewhere = "qr.error.uppercase-leads-elsewhere"

  /// “%1$@ modules per side (version %2$@), level %3$@, remaining bytes: %4$@”
  ///
  /// waymark qr: under a code. %1$@: number of modules a side. %2$@: version, 1 to 40. %3$@: level, a letter. %4$@: number of bytes.
  case qrPlan = "qr.plan"

  /// “Without %1$@, the code would have %2$@ modules per side”
  ///
  /// waymark qr: how the code would be smaller. %1$@: name of a parameter. %2$@: number of modules a side then.
  case qrSavingLeavingOut = "qr.saving.leavingOut"

  /// “With the scheme %1$@, the code would have %2$@ modules per side”
  ///
  /// waymark qr: how the code would be smaller. %1$@: name of a scheme. %2$@: number of modules a side then.
  case qrSavingScheme = "qr.saving.scheme"

  /// “In upper case, the code would have %@ modules per side”
  ///
  /// waymark qr: how the code would be smaller. %@: number of modules a side then.
  case qrSavingUppercase = "qr.saving.uppercase"

  /// “QR code for %@”
  ///
  /// waymark qr: the title of a drawing. %@: the host of a link, or the name of an app.
  case qrTitle = "qr.title"

  /// “Without colors, the code can be scanned only on a dark background; for a light one, add --background light”
  ///
  /// waymark qr: a warning about a code that is drawn in a terminal. --background light is an option and must not be translated.
  case qrWarningAssumedGround = "qr.warning.assumed-ground"

  /// “A link with a custom scheme does not open if the app is not installed, and any app can claim the scheme”
  ///
  /// waymark qr: a warning. A scheme is the part of a link before its colon.
  case qrWarningCustomScheme = "qr.warning.custom-scheme"

  /// “The code omits the fragment after #, which the route ignores”
  ///
  /// waymark qr: a warning. The fragment is the part of a link after #.
  case qrWarningLeftOutFragment = "qr.warning.left-out-fragment"

  /// “The code omits items that the route does not declare, such as misspelled or tracking items”
  ///
  /// waymark qr: a warning. Items are the name=value parts of a link after ?.
  case qrWarningLeftOutItems = "qr.warning.left-out-items"

  /// “Android matches verified hosts in their exact case, so the link may open the browser instead of the app”
  ///
  /// waymark qr: a warning. A host is the name of a web server.
  case qrWarningUppercaseOnAndroid = "qr.warning.uppercase-on-android"

  /// “Ask for another link”
  ///
  /// A suggestion for a person who opened a link that the app rejects; a sentence without a full stop.
  case recoveryAskForLink = "recovery.ask-for-link"

  /// “Open the link in a browser”
  ///
  /// A suggestion for a person who opened a link that the app leaves to the browser on purpose; a sentence without a full stop.
  case recoveryOpenInBrowser = "recovery.open-in-browser"

  /// “Update the app, or ask for another link”
  ///
  /// A suggestion for a person who opened a link to a page that this version of the app does not have; a sentence without a full stop.
  case recoveryUpdateApp = "recovery.update-app"

  /// “URL parsers disagree on the percent-encoding of %@”
  ///
  /// Why a link is rejected. No full stop. %@: name of a parameter.
  case refusalAmbiguousEscape = "refusal.ambiguous-escape"

  /// “The link has a backslash, which only browsers read as a slash”
  ///
  /// Why a link is rejected. No full stop.
  case refusalBackslash = "refusal.backslash"

  /// “The value of %@ does not meet a condition of the route”
  ///
  /// Why a link is rejected. No full stop. %@: name of a parameter.
  case refusalConditionFailed = "refusal.condition-failed"

  /// “A value does not meet a condition of the route”
  ///
  /// Why a link is rejected. No full stop.
  case refusalConditionFailedUnnamed = "refusal.condition-failed.unnamed"

  /// “The link has a control character, which browsers remove”
  ///
  /// Why a link is rejected. No full stop.
  case refusalControlCharacter = "refusal.control-character"

  /// “The path has a . or .. component”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. The dots are literal.
  case refusalDotSegment = "refusal.dot-segment"

  /// “The link has %@ more than once”
  ///
  /// Why a link is rejected. No full stop. %@: name of a parameter.
  case refusalDuplicateParameter = "refusal.duplicate-parameter"

  /// “The link has a parameter more than once”
  ///
  /// Why a link is rejected. No full stop.
  case refusalDuplicateParameterUnnamed = "refusal.duplicate-parameter.unnamed"

  /// “The host has a leading dot or two dots in a row”
  ///
  /// Why a link is rejected. No full stop.
  case refusalEmptyHostLabel = "refusal.empty-host-label"

  /// “The link is empty”
  ///
  /// Why a link is rejected. No full stop.
  case refusalEmptyLink = "refusal.empty-link"

  /// “The path has two slashes in a row”
  ///
  /// Why a link is rejected. No full stop.
  case refusalEmptyPathComponent = "refusal.empty-path-component"

  /// “The manifest excludes this link, so it opens in the browser”
  ///
  /// Why a link is rejected. No full stop.
  case refusalExcluded = "refusal.excluded"

  /// “The link has a character that must be percent-encoded”
  ///
  /// Why a link is rejected. No full stop.
  case refusalForbiddenCharacter = "refusal.forbidden-character"

  /// “The host has a character that is not allowed in host names”
  ///
  /// Why a link is rejected. No full stop.
  case refusalForbiddenHostCharacter = "refusal.forbidden-host-character"

  /// “Not all apps on this host read http links as https links”
  ///
  /// waymark parse: why a link is rejected. A sentence without a full stop. A host is the wordly.ai of https://wordly.ai/attend; several apps may share it.
  case refusalHttpNotUpgraded = "refusal.http-not-upgraded"

  /// “A percent sign is not followed by two hexadecimal digits”
  ///
  /// Why a link is rejected. No full stop.
  case refusalInvalidPercentEncoding = "refusal.invalid-percent-encoding"

  /// “The port is not a number from 0 to 65535”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. Write the number without separators.
  case refusalInvalidPort = "refusal.invalid-port"

  /// “The link is not UTF-8”
  ///
  /// Why a link is rejected. No full stop.
  case refusalInvalidUtf8 = "refusal.invalid-utf-8"

  /// “The value of %@ does not fit its type”
  ///
  /// Why a link is rejected. No full stop. %@: name of a parameter.
  case refusalInvalidValue = "refusal.invalid-value"

  /// “The value of the parameter does not fit its type”
  ///
  /// Why a link is rejected. No full stop.
  case refusalInvalidValueUnnamed = "refusal.invalid-value.unnamed"

  /// “The host is an IP address”
  ///
  /// Why a link is rejected. No full stop.
  case refusalIpAddressHost = "refusal.ip-address-host"

  /// “A link with these values would match another route”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. A link that was to be built, not a link that was read.
  case refusalLeadsElsewhere = "refusal.leads-elsewhere"

  /// “The link has no host”
  ///
  /// Why a link is rejected. No full stop.
  case refusalMissingHost = "refusal.missing-host"

  /// “The link lacks %@”
  ///
  /// Why a link is rejected. No full stop. %@: name of a parameter.
  case refusalMissingParameter = "refusal.missing-parameter"

  /// “The link lacks a parameter”
  ///
  /// Why a link is rejected. No full stop.
  case refusalMissingParameterUnnamed = "refusal.missing-parameter.unnamed"

  /// “The path ends before the route does”
  ///
  /// Why a link is rejected. No full stop.
  case refusalMissingPathComponent = "refusal.missing-path-component"

  /// “The link has no scheme”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. The scheme is the https of https://example.com.
  case refusalMissingScheme = "refusal.missing-scheme"

  /// “The scheme is not followed by exactly two slashes”
  ///
  /// Why a link is rejected. No full stop.
  case refusalMissingSlashes = "refusal.missing-slashes"

  /// “The path has no trailing slash”
  ///
  /// Why a link is rejected. No full stop.
  case refusalMissingTrailingSlash = "refusal.missing-trailing-slash"

  /// “A character outside ASCII is not percent-encoded”
  ///
  /// Why a link is rejected. No full stop.
  case refusalNonAsciiCharacter = "refusal.non-ascii-character"

  /// “The host has characters outside ASCII, which can imitate another host”
  ///
  /// Why a link is rejected. No full stop.
  case refusalNonAsciiHost = "refusal.non-ascii-host"

  /// “The link is not for joining a session”
  ///
  /// Why a link is rejected. No full stop.
  case refusalNotAJoinLink = "refusal.not-a-join-link"

  /// “The link is not valid”
  ///
  /// Why a link is rejected. No full stop.
  case refusalOther = "refusal.other"

  /// “The link has a percent-encoded control character”
  ///
  /// Why a link is rejected. No full stop.
  case refusalPercentEncodedControl = "refusal.percent-encoded-control"

  /// “The host is percent-encoded”
  ///
  /// Why a link is rejected. No full stop.
  case refusalPercentEncodedHost = "refusal.percent-encoded-host"

  /// “The percent-encoded bytes are not UTF-8”
  ///
  /// Why a link is rejected. No full stop.
  case refusalPercentEncodedInvalidUtf8 = "refusal.percent-encoded-invalid-utf-8"

  /// “The host has a port”
  ///
  /// Why a link is rejected. No full stop.
  case refusalPortNotAllowed = "refusal.port-not-allowed"

  /// “The host has an xn-- label, which can imitate another host”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. xn-- is a technical prefix; leave it.
  case refusalPunycodeHost = "refusal.punycode-host"

  /// “The link has a space”
  ///
  /// Why a link is rejected. No full stop.
  case refusalSpace = "refusal.space"

  /// “The link is too long”
  ///
  /// Why a link is rejected. No full stop.
  case refusalTooLong = "refusal.too-long"

  /// “The host has a trailing dot”
  ///
  /// Why a link is rejected. No full stop.
  case refusalTrailingDotHost = "refusal.trailing-dot-host"

  /// “The path has a trailing slash”
  ///
  /// Why a link is rejected. No full stop.
  case refusalTrailingSlash = "refusal.trailing-slash"

  /// “The host has an underscore”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnderscoreHost = "refusal.underscore-host"

  /// “The path continues after the end of the route”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnexpectedPathComponent = "refusal.unexpected-path-component"

  /// “No app declares the host”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnknownHost = "refusal.unknown-host"

  /// “The route does not declare this parameter and accepts no others”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnknownParameter = "refusal.unknown-parameter"

  /// “No route has this path component here”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnknownPathComponent = "refusal.unknown-path-component"

  /// “No app declares the scheme”
  ///
  /// Why a link is rejected. No full stop.
  case refusalUnknownScheme = "refusal.unknown-scheme"

  /// “A user name precedes the host and can be mistaken for it”
  ///
  /// waymark parse and build: why a link is rejected. A sentence without a full stop. As in https://bank.example@evil.example.
  case refusalUserinfo = "refusal.userinfo"

  /// “access”
  ///
  /// waymark session new, text for a person: label of the requirement for joining.
  case sessionAccess = "session.access"

  /// “attendees”
  ///
  /// waymark session new, text for a person: label of the link for attendees.
  case sessionAttendees = "session.attendees"

  /// “QR code”
  ///
  /// waymark session new, text for a person: label of the file of a QR code.
  case sessionCode = "session.code"

  /// “session”
  ///
  /// waymark session new, text for a person: label of the id of the session.
  case sessionId = "session.id"

  /// “sign-in required”
  ///
  /// waymark session new, text for a person: the requirement for joining: signing in.
  case sessionLogin = "session.login"

  /// “open to everyone”
  ///
  /// waymark session new, text for a person: the requirement for joining: nothing.
  case sessionOpen = "session.open"

  /// “passcode”
  ///
  /// waymark session new, text for a person: label of a passcode.
  case sessionPasscode = "session.passcode"

  /// “presenters”
  ///
  /// waymark session new, text for a person: label of the link for presenters.
  case sessionPresenters = "session.presenters"

  /// “%@ (default)”
  ///
  /// waymark parse, text for a person: the type of a parameter, if the value shown is the default. %@: such as: low, medium or high.
  case typeDefault = "type.default"

  /// “%@ (secret)”
  ///
  /// waymark parse, text for a person: the type of a parameter, if they are secret. %@: such as: 4 to 16 characters.
  case typeSecret = "type.secret"

  /// “%@ (secret, default)”
  ///
  /// waymark parse, text for a person: the type of a parameter, if they are secret and the value is the default. %@: such as: 4 to 16 characters.
  case typeSecretDefault = "type.secretDefault"

  /// “true or false”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. true and false are typed like this in every language: do not translate these two words.
  case valueBoolean = "value.boolean"

  /// “a date YYYY-MM-DD”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. The letters stand for year, month and day; use the letters that are usual in your language.
  case valueDate = "value.date"

  /// “a number (decimal places: %@)”
  ///
  /// A type; not a sentence. %@: digits after the point, such as 2 or 0–2.
  case valueDecimalAny = "value.decimal.any"

  /// “a number of at least %1$@ (decimal places: %2$@)”
  ///
  /// A type; not a sentence. %1$@: the least number. %2$@: digits after the point, such as 2 or 0–2.
  case valueDecimalAtLeast = "value.decimal.atLeast"

  /// “a number of at most %1$@ (decimal places: %2$@)”
  ///
  /// A type; not a sentence. %1$@: the greatest number. %2$@: digits after the point, such as 2 or 0–2.
  case valueDecimalAtMost = "value.decimal.atMost"

  /// “a number from %1$@ to %2$@ (decimal places: %3$@)”
  ///
  /// A type; not a sentence. %1$@ and %2$@: the least and greatest number. %3$@: digits after the point, such as 2 or 0–2.
  case valueDecimalBetween = "value.decimal.between"

  /// “(empty)”
  ///
  /// waymark parse, text for a person: printed for a value without characters.
  case valueEmpty = "value.empty"

  /// “a whole number”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence.
  case valueIntegerAny = "value.integer.any"

  /// “a whole number from %1$@ to %2$@”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$@ and %2$@: the least and the greatest number, in digits.
  case valueIntegerBetween = "value.integer.between"

  /// “a BCP 47 language tag, such as fr or zh-Hans”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. BCP 47 is the name of the standard.
  case valueLanguageTag = "value.languageTag"

  /// “%@ without control characters”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: a number of characters, such as: 4 to 16 characters.
  case valueLimitsItem = "value.limits.item"

  /// “%@ without control characters, up to the length of a link”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: such as: any text.
  case valueLimitsItemLong = "value.limits.itemLong"

  /// “%@ without / or \ or control characters”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: a number of characters, such as: 4 to 16 characters. The slash and the backslash are shown as they are.
  case valueLimitsPath = "value.limits.path"

  /// “%@ without / or \ or control characters, up to the length of a link”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: such as: any text. The slash and the backslash are shown as they are.
  case valueLimitsPathLong = "value.limits.pathLong"

  /// “text that matches %@”
  ///
  /// The type of a parameter. Not a sentence. %@: a regular expression, such as [A-Z]{2}.
  case valuePattern = "value.pattern"

  /// “text that matches %1$@, with valid check digits (%2$@)”
  ///
  /// A type; not a sentence. %1$@: a regular expression. %2$@: the name of a check digit scheme, such as luhn.
  case valuePatternCheck = "value.pattern.check"

  /// “any text”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence.
  case valueTextAny = "value.text.any"

  /// “any text (only %@)”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: the characters that are allowed, such as A-Z 0-9.
  case valueTextAnyOf = "value.text.anyOf"

  /// one: “%lld or more characters”, other: “%lld or more characters”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %lld: the least number of characters.
  case valueTextAtLeast = "value.text.atLeast"

  /// one: “%1$lld or more characters (only %2$@)”, other: “%1$lld or more characters (only %2$@)”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$lld: the least number of characters. %2$@: the characters that are allowed.
  case valueTextAtLeastOf = "value.text.atLeastOf"

  /// “%1$@ to %2$@ characters”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$@ and %2$@: the least and the greatest number of characters, in digits; the greatest is 2 or more.
  case valueTextBetween = "value.text.between"

  /// “%1$@ to %2$@ characters (only %3$@)”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$@ and %2$@: the least and the greatest number of characters, in digits; the greatest is 2 or more. %3$@: the characters that are allowed.
  case valueTextBetweenOf = "value.text.betweenOf"

  /// “text with a length of %@ bytes in UTF-8”
  ///
  /// A type; not a sentence. %@: the length in digits, such as 64 or 1–64.
  case valueTextBytes = "value.text.bytes"

  /// “text with a length of %1$@ bytes in UTF-8 (only %2$@)”
  ///
  /// A type; not a sentence. %1$@: the length in digits, such as 64 or 1–64. %2$@: the characters that are allowed.
  case valueTextBytesOf = "value.text.bytesOf"

  /// one: “%lld character”, other: “%lld characters”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %lld: the exact number of characters.
  case valueTextExactly = "value.text.exactly"

  /// one: “%1$lld character (only %2$@)”, other: “%1$lld characters (only %2$@)”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$lld: the exact number of characters. %2$@: the characters that are allowed, such as A-Z 0-9.
  case valueTextExactlyOf = "value.text.exactlyOf"

  /// “0 to 1 character”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence.
  case valueTextZeroOrOne = "value.text.zeroOrOne"

  /// “0 to 1 character (only %@)”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %@: the characters that are allowed.
  case valueTextZeroOrOneOf = "value.text.zeroOrOneOf"

  /// “a UUID, such as 123e4567-e89b-42d3-a456-426614174000”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence.
  case valueUuid = "value.uuid"

  /// “%1$@ or %2$@ others”
  ///
  /// waymark parse, routes and build: the type of a parameter. Not a sentence. %1$@: words with commas between them. %2$@: how many others there are, two or more, in digits.
  case valueWordsOthers = "value.words.others"

  /// “The value of %@ is invalid and was dropped”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningDroppedValue = "warning.dropped-value"

  /// “The separator before %@ is HTML-escaped, so its value is lost”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningHtmlEscapedSeparator = "warning.html-escaped-separator"

  /// “The value of %@ has a character that is invisible or changes the text direction”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningInvisibleCharacter = "warning.invisible-character"

  /// “The query has a raw bracket or an incomplete escape, which Foundation re-encodes”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop.
  case warningIrregularQuery = "warning.irregular-query"

  /// “warning: %@”
  ///
  /// A warning on a line of its own. %@: a sentence without a full stop.
  case warningLine = "warning.line"

  /// “%@ is in the wrong part of the link (query or fragment), so its value is lost”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningMisplacedParameter = "warning.misplaced-parameter"

  /// “The key is probably a misspelling of %@, whose value is lost”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningMisspeltParameter = "warning.misspelt-parameter"

  /// “The link uses http, so others on the network can read and change it”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop.
  case warningPlainHttp = "warning.plain-http"

  /// “Markdown around the link was removed; an app would read it as part of the link”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop.
  case warningRemovedMarkdown = "warning.removed-markdown"

  /// “Punctuation around the link was removed; an app would read it as part of the link”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop.
  case warningRemovedPunctuation = "warning.removed-punctuation"

  /// “The value of %@ has an underscore, which was read as a hyphen”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningRepairedValue = "warning.repaired-value"

  /// “A second question mark precedes %@, so its value is lost”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningSecondQuestionMark = "warning.second-question-mark"

  /// “The secret %@ is in a link with a custom scheme, which any app can claim”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter. A custom scheme is the wordly of wordly://attend.
  case warningSecretOnCustomScheme = "warning.secret-on-custom-scheme"

  /// “Whitespace around the link was removed; with it, an app would reject the link”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop.
  case warningTrimmedWhiteSpace = "warning.trimmed-white-space"

  /// “The separator before %@ is a semicolon or percent-encoded, so its value is lost”
  ///
  /// waymark parse, text for a person: a warning about a link that matched. A sentence without a full stop. %@: name of a parameter.
  case warningWrongSeparator = "warning.wrong-separator"

  /// The name of the catalog.
  public static let catalog = "Waymark"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": WaymarkTextTables.en
    case "de": WaymarkTextTables.de
    case "es": WaymarkTextTables.es
    case "fr": WaymarkTextTables.fr
    case "ja": WaymarkTextTables.ja
    case "zh-Hans": WaymarkTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .admissionLeads: 0
    case .admissionNeedsLogin: 1
    case .admissionNeedsPasscode: 2
    case .admissionNeedsSubscription: 3
    case .admissionNotPermitted: 4
    case .admissionReady: 5
    case .admissionRefused: 6
    case .admissionUnknown: 7
    case .admissionWaits: 8
    case .bubblesDeparted: 9
    case .bubblesDropped: 10
    case .bubblesMalformed: 11
    case .bubblesMalformedMore: 12
    case .bubblesUnusedSpeaker: 13
    case .buildError: 14
    case .buildExpected: 15
    case .directionMalformed: 16
    case .directionText: 17
    case .directionUnknown: 18
    case .expectedBackslash: 19
    case .expectedCondition: 20
    case .expectedConditionWith: 21
    case .expectedControlCharacter: 22
    case .expectedDotSegment: 23
    case .expectedEmptyHostLabel: 24
    case .expectedEmptyLink: 25
    case .expectedEmptyPathComponent: 26
    case .expectedEndOfPath: 27
    case .expectedExcluded: 28
    case .expectedExcludedValues: 29
    case .expectedForbiddenCharacter: 30
    case .expectedForbiddenHostCharacter: 31
    case .expectedInvalidPercentEncoding: 32
    case .expectedInvalidPort: 33
    case .expectedInvalidUtf8: 34
    case .expectedIpAddressHost: 35
    case .expectedJoinLink: 36
    case .expectedLeadsElsewhere: 37
    case .expectedLeadsNowhere: 38
    case .expectedMissingHost: 39
    case .expectedMissingScheme: 40
    case .expectedMissingSlashes: 41
    case .expectedMissingTrailingSlash: 42
    case .expectedNonAsciiCharacter: 43
    case .expectedNonAsciiHost: 44
    case .expectedOnce: 45
    case .expectedOneValue: 46
    case .expectedParameter: 47
    case .expectedPathOfRoute: 48
    case .expectedPercentEncodedControl: 49
    case .expectedPercentEncodedHost: 50
    case .expectedPercentEncodedInvalidUtf8: 51
    case .expectedPercentEncoding: 52
    case .expectedPortNotAllowed: 53
    case .expectedPunycodeHost: 54
    case .expectedSpace: 55
    case .expectedSubdomain: 56
    case .expectedSubdomainOfItself: 57
    case .expectedTooLong: 58
    case .expectedTrackingKey: 59
    case .expectedTrailingDotHost: 60
    case .expectedTrailingSlash: 61
    case .expectedUnderscoreHost: 62
    case .expectedUserinfo: 63
    case .expectedValidLink: 64
    case .labelAdmission: 65
    case .labelApp: 66
    case .labelCanonical: 67
    case .labelCorrected: 68
    case .labelDestination: 69
    case .labelDropped: 70
    case .labelExpected: 71
    case .labelExtra: 72
    case .labelMatched: 73
    case .labelMessage: 74
    case .labelMissing: 75
    case .labelNearest: 76
    case .labelNote: 77
    case .labelParameters: 78
    case .labelPrefilled: 79
    case .labelRejected: 80
    case .labelRole: 81
    case .labelRoute: 82
    case .labelWarning: 83
    case .listNothing: 84
    case .listOr: 85
    case .listPair: 86
    case .localeDefaulted: 87
    case .localeDirection: 88
    case .localeLanguage: 89
    case .localeLeftToRight: 90
    case .localeMatched: 91
    case .localeNoPreferences: 92
    case .localeReasonAnyLanguage: 93
    case .localeReasonClosestRegion: 94
    case .localeReasonEarlierMatch: 95
    case .localeReasonEmpty: 96
    case .localeReasonLanguageNotRegistered: 97
    case .localeReasonLanguageNotSupported: 98
    case .localeReasonLanguageRefused: 99
    case .localeReasonMalformed: 100
    case .localeReasonMalformedWeight: 101
    case .localeReasonMultipleLanguages: 102
    case .localeReasonNearestLanguage: 103
    case .localeReasonNoLinguisticContent: 104
    case .localeReasonNotAcceptable: 105
    case .localeReasonOtherHanScript: 106
    case .localeReasonPosixLocale: 107
    case .localeReasonPrivateUseLanguage: 108
    case .localeReasonPrivateUseTag: 109
    case .localeReasonReadByTheSame: 110
    case .localeReasonRoot: 111
    case .localeReasonSameLanguageAndScript: 112
    case .localeReasonSameTag: 113
    case .localeReasonScriptNotSupported: 114
    case .localeReasonUncodedLanguage: 115
    case .localeReasonUndetermined: 116
    case .localeReasonWildcard: 117
    case .localeReasonWrittenAlike: 118
    case .localeRightToLeft: 119
    case .localeSteps: 120
    case .namesAppMore: 121
    case .namesAppNone: 122
    case .namesAppOne: 123
    case .namesAppSeveral: 124
    case .namesHostMore: 125
    case .namesHostNone: 126
    case .namesHostOne: 127
    case .namesHostSeveral: 128
    case .namesParameterMore: 129
    case .namesParameterNone: 130
    case .namesParameterOne: 131
    case .namesParameterSeveral: 132
    case .namesRouteMore: 133
    case .namesRouteNone: 134
    case .namesRouteOne: 135
    case .namesRouteSeveral: 136
    case .namesSchemeMore: 137
    case .namesSchemeNone: 138
    case .namesSchemeOne: 139
    case .namesSchemeSeveral: 140
    case .noteBundledApps: 141
    case .noteManifestFiles: 142
    case .placeLine: 143
    case .qrCaptionCode: 144
    case .qrCaptionPasscode: 145
    case .qrErrorEncoderFailed: 146
    case .qrErrorInvalidModuleSize: 147
    case .qrErrorSecretInsideValue: 148
    case .qrErrorSecretOnCustomScheme: 149
    case .qrErrorTooLong: 150
    case .qrErrorUnknownScheme: 151
    case .qrErrorUppercaseLeadsElsewhere: 152
    case .qrPlan: 153
    case .qrSavingLeavingOut: 154
    case .qrSavingScheme: 155
    case .qrSavingUppercase: 156
    case .qrTitle: 157
    case .qrWarningAssumedGround: 158
    case .qrWarningCustomScheme: 159
    case .qrWarningLeftOutFragment: 160
    case .qrWarningLeftOutItems: 161
    case .qrWarningUppercaseOnAndroid: 162
    case .recoveryAskForLink: 163
    case .recoveryOpenInBrowser: 164
    case .recoveryUpdateApp: 165
    case .refusalAmbiguousEscape: 166
    case .refusalBackslash: 167
    case .refusalConditionFailed: 168
    case .refusalConditionFailedUnnamed: 169
    case .refusalControlCharacter: 170
    case .refusalDotSegment: 171
    case .refusalDuplicateParameter: 172
    case .refusalDuplicateParameterUnnamed: 173
    case .refusalEmptyHostLabel: 174
    case .refusalEmptyLink: 175
    case .refusalEmptyPathComponent: 176
    case .refusalExcluded: 177
    case .refusalForbiddenCharacter: 178
    case .refusalForbiddenHostCharacter: 179
    case .refusalHttpNotUpgraded: 180
    case .refusalInvalidPercentEncoding: 181
    case .refusalInvalidPort: 182
    case .refusalInvalidUtf8: 183
    case .refusalInvalidValue: 184
    case .refusalInvalidValueUnnamed: 185
    case .refusalIpAddressHost: 186
    case .refusalLeadsElsewhere: 187
    case .refusalMissingHost: 188
    case .refusalMissingParameter: 189
    case .refusalMissingParameterUnnamed: 190
    case .refusalMissingPathComponent: 191
    case .refusalMissingScheme: 192
    case .refusalMissingSlashes: 193
    case .refusalMissingTrailingSlash: 194
    case .refusalNonAsciiCharacter: 195
    case .refusalNonAsciiHost: 196
    case .refusalNotAJoinLink: 197
    case .refusalOther: 198
    case .refusalPercentEncodedControl: 199
    case .refusalPercentEncodedHost: 200
    case .refusalPercentEncodedInvalidUtf8: 201
    case .refusalPortNotAllowed: 202
    case .refusalPunycodeHost: 203
    case .refusalSpace: 204
    case .refusalTooLong: 205
    case .refusalTrailingDotHost: 206
    case .refusalTrailingSlash: 207
    case .refusalUnderscoreHost: 208
    case .refusalUnexpectedPathComponent: 209
    case .refusalUnknownHost: 210
    case .refusalUnknownParameter: 211
    case .refusalUnknownPathComponent: 212
    case .refusalUnknownScheme: 213
    case .refusalUserinfo: 214
    case .sessionAccess: 215
    case .sessionAttendees: 216
    case .sessionCode: 217
    case .sessionId: 218
    case .sessionLogin: 219
    case .sessionOpen: 220
    case .sessionPasscode: 221
    case .sessionPresenters: 222
    case .typeDefault: 223
    case .typeSecret: 224
    case .typeSecretDefault: 225
    case .valueBoolean: 226
    case .valueDate: 227
    case .valueDecimalAny: 228
    case .valueDecimalAtLeast: 229
    case .valueDecimalAtMost: 230
    case .valueDecimalBetween: 231
    case .valueEmpty: 232
    case .valueIntegerAny: 233
    case .valueIntegerBetween: 234
    case .valueLanguageTag: 235
    case .valueLimitsItem: 236
    case .valueLimitsItemLong: 237
    case .valueLimitsPath: 238
    case .valueLimitsPathLong: 239
    case .valuePattern: 240
    case .valuePatternCheck: 241
    case .valueTextAny: 242
    case .valueTextAnyOf: 243
    case .valueTextAtLeast: 244
    case .valueTextAtLeastOf: 245
    case .valueTextBetween: 246
    case .valueTextBetweenOf: 247
    case .valueTextBytes: 248
    case .valueTextBytesOf: 249
    case .valueTextExactly: 250
    case .valueTextExactlyOf: 251
    case .valueTextZeroOrOne: 252
    case .valueTextZeroOrOneOf: 253
    case .valueUuid: 254
    case .valueWordsOthers: 255
    case .warningDroppedValue: 256
    case .warningHtmlEscapedSeparator: 257
    case .warningInvisibleCharacter: 258
    case .warningIrregularQuery: 259
    case .warningLine: 260
    case .warningMisplacedParameter: 261
    case .warningMisspeltParameter: 262
    case .warningPlainHttp: 263
    case .warningRemovedMarkdown: 264
    case .warningRemovedPunctuation: 265
    case .warningRepairedValue: 266
    case .warningSecondQuestionMark: 267
    case .warningSecretOnCustomScheme: 268
    case .warningTrimmedWhiteSpace: 269
    case .warningWrongSeparator: 270
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum WaymarkTextTables {
  static let en = TextTable(
    language: "en",
    """
    redirects to %1$@ unless %2$@\0\
    sign-in is needed\0\
    a passcode is needed\0\
    a subscription is needed\0\
    not permitted unless %@\0\
    all requirements are met\0\
    not permitted\0\
    depends on the security level of the session; set it with --security\0\
    waits for %@\0\
    \u{1}one\u{2}%lld older bubble was removed to make room for newer ones\u{1}other\u{2}%lld older bubbles were removed to make room for newer ones\0\
    \u{1}one\u{2}%lld message arrived too late and was dropped\u{1}other\u{2}%lld messages arrived too late and were dropped\0\
    \u{1}one\u{2}%lld line is not a message\u{1}other\u{2}%lld lines are not messages\0\
    \u{1}one\u{2}%lld more line is not a message\u{1}other\u{2}%lld more lines are not messages\0\
    --me has no effect with --policy by-direction\0\
    error: %1$@ [%2$@]\0\
    expected %@\0\
    ‘%@’ is not a language tag\0\
    ‘%@’ is not a language tag; to get the direction of a text, use --text\0\
    ‘%@’ is not a known language\0\
    a slash, not a backslash, between path components\0\
    values with %@\0\
    %1$@ only together with %2$@\0\
    no control character\0\
    a path without . or .. components\0\
    a letter or digit between the dots of the host\0\
    a link\0\
    a single slash between path components\0\
    the end of the path\0\
    a path that the manifest does not exclude\0\
    values whose link the manifest does not exclude\0\
    a character that a link may contain, or its percent-encoding\0\
    a host of letters, digits, hyphens and dots\0\
    two hexadecimal digits after %%\0\
    a port from 0 to 65535 without leading zeros\0\
    UTF-8\0\
    a host name, not an IP address\0\
    a link for attending or presenting in a session\0\
    values whose link does not match another route\0\
    values whose link matches the route\0\
    a host\0\
    a leading scheme, such as https://\0\
    exactly two slashes between scheme and host\0\
    a trailing slash\0\
    an ASCII character, or percent-encoding\0\
    a host in ASCII\0\
    %@ only once\0\
    one value\0\
    %1$@: %2$@\0\
    the path of a route\0\
    no control character, percent-encoded or not\0\
    a host without percent-encoding\0\
    percent-encoded bytes that are valid UTF-8\0\
    percent-encoding of all special characters\0\
    no port\0\
    a host without xn-- labels\0\
    no space; in a value, encode it as %%20\0\
    a subdomain of %1$@, for the host %2$@\0\
    a subdomain of %1$@, because %2$@ does not match %1$@ itself\0\
    at most 8192 bytes\0\
    a tracking key such as utm_source\0\
    a host without a trailing dot\0\
    no trailing slash\0\
    a host without an underscore\0\
    a host without a user name or password\0\
    a valid link\0\
    admission\0\
    app\0\
    canonical\0\
    corrected\0\
    destination\0\
    dropped\0\
    expected\0\
    extra\0\
    matched\0\
    message\0\
    missing\0\
    nearest\0\
    note\0\
    parameters\0\
    prefilled\0\
    rejected\0\
    role\0\
    route\0\
    warning\0\
    nothing\0\
    %1$@ or %2$@\0\
    %1$@, %2$@\0\
    %@, the default, because no preference matched\0\
    direction\0\
    language\0\
    left to right\0\
    %1$@, for the preference %2$@\0\
    %@, the default, because there are no preferences\0\
    any language, because the default is not acceptable\0\
    the same language and script, in the closest region\0\
    an earlier preference matched\0\
    empty\0\
    not a registered language\0\
    the language is not supported\0\
    the supported language that fits is refused\0\
    not a language tag\0\
    its weight is not a number\0\
    stands for multiple languages\0\
    a language that many of its readers also know\0\
    stands for content without language\0\
    not acceptable: its weight is 0\0\
    Chinese in the other script, as a last resort\0\
    the POSIX locale, which has no language\0\
    a private-use language\0\
    a private-use tag\0\
    a language that its readers also read\0\
    the root locale, which has no language\0\
    the same language and script\0\
    exactly this language\0\
    the language is supported only in another script\0\
    stands for a language without a code\0\
    stands for an undetermined language\0\
    stands for any language\0\
    a language that is written in the same way\0\
    right to left\0\
    steps\0\
    one of the apps %1$@, … (%2$@ in all)\0\
    no app\0\
    the app %@\0\
    one of the apps %@\0\
    one of the hosts %1$@, … (%2$@ in all)\0\
    no host\0\
    the host %@\0\
    one of the hosts %@\0\
    one of the parameters %1$@, … (%2$@ in all)\0\
    no parameter\0\
    the parameter %@\0\
    one of the parameters %@\0\
    one of the routes %1$@, … (%2$@ in all)\0\
    no route\0\
    the route %@\0\
    one of the routes %@\0\
    one of the schemes %1$@, … (%2$@ in all)\0\
    no scheme\0\
    the scheme %@\0\
    one of the schemes %@\0\
    only the bundled apps were read; to add an app, use --manifest FILE\0\
    only these manifests were read: %@; to add one, use --manifest FILE\0\
    line %@:\0\
    ID: %@\0\
    Passcode: %@\0\
    The QR encoder failed, probably because it ran out of memory\0\
    The module size must be 2 to %2$@ pixels, not %1$@\0\
    A value that is not secret contains a secret, which cannot be omitted\0\
    A link with a custom scheme must not contain a secret, because any app can claim the scheme\0\
    The link needs %1$@ bits, but the largest code at this level holds %2$@\0\
    The route of the link does not declare the scheme\0\
    In upper case, the link matches another route or none\0\
    %1$@ modules per side (version %2$@), level %3$@, remaining bytes: %4$@\0\
    Without %1$@, the code would have %2$@ modules per side\0\
    With the scheme %1$@, the code would have %2$@ modules per side\0\
    In upper case, the code would have %@ modules per side\0\
    QR code for %@\0\
    Without colors, the code can be scanned only on a dark background; for a light one, add --background light\0\
    A link with a custom scheme does not open if the app is not installed, and any app can claim the scheme\0\
    The code omits the fragment after #, which the route ignores\0\
    The code omits items that the route does not declare, such as misspelled or tracking items\0\
    Android matches verified hosts in their exact case, so the link may open the browser instead of the app\0\
    Ask for another link\0\
    Open the link in a browser\0\
    Update the app, or ask for another link\0\
    URL parsers disagree on the percent-encoding of %@\0\
    The link has a backslash, which only browsers read as a slash\0\
    The value of %@ does not meet a condition of the route\0\
    A value does not meet a condition of the route\0\
    The link has a control character, which browsers remove\0\
    The path has a . or .. component\0\
    The link has %@ more than once\0\
    The link has a parameter more than once\0\
    The host has a leading dot or two dots in a row\0\
    The link is empty\0\
    The path has two slashes in a row\0\
    The manifest excludes this link, so it opens in the browser\0\
    The link has a character that must be percent-encoded\0\
    The host has a character that is not allowed in host names\0\
    Not all apps on this host read http links as https links\0\
    A percent sign is not followed by two hexadecimal digits\0\
    The port is not a number from 0 to 65535\0\
    The link is not UTF-8\0\
    The value of %@ does not fit its type\0\
    The value of the parameter does not fit its type\0\
    The host is an IP address\0\
    A link with these values would match another route\0\
    The link has no host\0\
    The link lacks %@\0\
    The link lacks a parameter\0\
    The path ends before the route does\0\
    The link has no scheme\0\
    The scheme is not followed by exactly two slashes\0\
    The path has no trailing slash\0\
    A character outside ASCII is not percent-encoded\0\
    The host has characters outside ASCII, which can imitate another host\0\
    The link is not for joining a session\0\
    The link is not valid\0\
    The link has a percent-encoded control character\0\
    The host is percent-encoded\0\
    The percent-encoded bytes are not UTF-8\0\
    The host has a port\0\
    The host has an xn-- label, which can imitate another host\0\
    The link has a space\0\
    The link is too long\0\
    The host has a trailing dot\0\
    The path has a trailing slash\0\
    The host has an underscore\0\
    The path continues after the end of the route\0\
    No app declares the host\0\
    The route does not declare this parameter and accepts no others\0\
    No route has this path component here\0\
    No app declares the scheme\0\
    A user name precedes the host and can be mistaken for it\0\
    access\0\
    attendees\0\
    QR code\0\
    session\0\
    sign-in required\0\
    open to everyone\0\
    passcode\0\
    presenters\0\
    %@ (default)\0\
    %@ (secret)\0\
    %@ (secret, default)\0\
    true or false\0\
    a date YYYY-MM-DD\0\
    a number (decimal places: %@)\0\
    a number of at least %1$@ (decimal places: %2$@)\0\
    a number of at most %1$@ (decimal places: %2$@)\0\
    a number from %1$@ to %2$@ (decimal places: %3$@)\0\
    (empty)\0\
    a whole number\0\
    a whole number from %1$@ to %2$@\0\
    a BCP 47 language tag, such as fr or zh-Hans\0\
    %@ without control characters\0\
    %@ without control characters, up to the length of a link\0\
    %@ without / or \\ or control characters\0\
    %@ without / or \\ or control characters, up to the length of a link\0\
    text that matches %@\0\
    text that matches %1$@, with valid check digits (%2$@)\0\
    any text\0\
    any text (only %@)\0\
    \u{1}one\u{2}%lld or more characters\u{1}other\u{2}%lld or more characters\0\
    \u{1}one\u{2}%1$lld or more characters (only %2$@)\u{1}other\u{2}%1$lld or more characters (only %2$@)\0\
    %1$@ to %2$@ characters\0\
    %1$@ to %2$@ characters (only %3$@)\0\
    text with a length of %@ bytes in UTF-8\0\
    text with a length of %1$@ bytes in UTF-8 (only %2$@)\0\
    \u{1}one\u{2}%lld character\u{1}other\u{2}%lld characters\0\
    \u{1}one\u{2}%1$lld character (only %2$@)\u{1}other\u{2}%1$lld characters (only %2$@)\0\
    0 to 1 character\0\
    0 to 1 character (only %@)\0\
    a UUID, such as 123e4567-e89b-42d3-a456-426614174000\0\
    %1$@ or %2$@ others\0\
    The value of %@ is invalid and was dropped\0\
    The separator before %@ is HTML-escaped, so its value is lost\0\
    The value of %@ has a character that is invisible or changes the text direction\0\
    The query has a raw bracket or an incomplete escape, which Foundation re-encodes\0\
    warning: %@\0\
    %@ is in the wrong part of the link (query or fragment), so its value is lost\0\
    The key is probably a misspelling of %@, whose value is lost\0\
    The link uses http, so others on the network can read and change it\0\
    Markdown around the link was removed; an app would read it as part of the link\0\
    Punctuation around the link was removed; an app would read it as part of the link\0\
    The value of %@ has an underscore, which was read as a hyphen\0\
    A second question mark precedes %@, so its value is lost\0\
    The secret %@ is in a link with a custom scheme, which any app can claim\0\
    Whitespace around the link was removed; with it, an app would reject the link\0\
    The separator before %@ is a semicolon or percent-encoded, so its value is lost\0
    """)

  static let de = TextTable(
    language: "de",
    """
    leitet zu %1$@ um, außer bei %2$@\0\
    Anmeldung erforderlich\0\
    Zugangscode erforderlich\0\
    Abonnement erforderlich\0\
    nicht erlaubt, außer bei %@\0\
    alle Voraussetzungen sind erfüllt\0\
    nicht erlaubt\0\
    hängt von der Sicherheitsstufe der Sitzung ab; geben Sie sie mit --security an\0\
    wartet auf %@\0\
    \u{1}one\u{2}%lld ältere Sprechblase wurde für neuere entfernt\u{1}other\u{2}%lld ältere Sprechblasen wurden für neuere entfernt\0\
    \u{1}one\u{2}%lld Nachricht kam zu spät und wurde verworfen\u{1}other\u{2}%lld Nachrichten kamen zu spät und wurden verworfen\0\
    \u{1}one\u{2}%lld Zeile ist keine Nachricht\u{1}other\u{2}%lld Zeilen sind keine Nachrichten\0\
    \u{1}one\u{2}%lld weitere Zeile ist keine Nachricht\u{1}other\u{2}%lld weitere Zeilen sind keine Nachrichten\0\
    --me hat zusammen mit --policy by-direction keine Wirkung\0\
    Fehler: %1$@ [%2$@]\0\
    erwartet: %@\0\
    „%@“ ist kein Sprach-Tag\0\
    „%@“ ist kein Sprach-Tag; die Richtung eines Textes zeigt --text\0\
    „%@“ ist keine bekannte Sprache\0\
    ein Schrägstrich statt eines Backslashs zwischen Pfadkomponenten\0\
    Werte mit %@\0\
    %1$@ nur zusammen mit %2$@\0\
    kein Steuerzeichen\0\
    ein Pfad ohne . oder .. als Komponente\0\
    ein Buchstabe oder eine Ziffer zwischen den Punkten des Hosts\0\
    ein Link\0\
    ein einzelner Schrägstrich zwischen Pfadkomponenten\0\
    das Ende des Pfads\0\
    ein Pfad, den das Manifest nicht ausschließt\0\
    Werte, deren Link das Manifest nicht ausschließt\0\
    ein Zeichen, das ein Link enthalten darf, oder seine Prozentkodierung\0\
    ein Host aus Buchstaben, Ziffern, Bindestrichen und Punkten\0\
    zwei hexadezimale Ziffern nach %%\0\
    ein Port von 0 bis 65535 ohne führende Nullen\0\
    UTF-8\0\
    ein Hostname, keine IP-Adresse\0\
    ein Link, um einer Sitzung als Teilnehmer oder Referent beizutreten\0\
    Werte, deren Link zu keiner anderen Route passt\0\
    Werte, deren Link zu dieser Route passt\0\
    ein Host\0\
    ein Schema wie https:// am Anfang\0\
    genau zwei Schrägstriche zwischen Schema und Host\0\
    ein Schrägstrich am Ende\0\
    ein ASCII-Zeichen oder Prozentkodierung\0\
    ein Host in ASCII\0\
    %@ nur einmal\0\
    ein einzelner Wert\0\
    %1$@: %2$@\0\
    der Pfad einer Route\0\
    kein Steuerzeichen, ob prozentkodiert oder nicht\0\
    ein Host ohne Prozentkodierung\0\
    prozentkodierte Bytes, die gültiges UTF-8 sind\0\
    Prozentkodierung aller Sonderzeichen\0\
    kein Port\0\
    ein Host ohne Labels mit xn--\0\
    kein Leerzeichen; in einem Wert wird es als %%20 kodiert\0\
    eine Subdomain von %1$@, für den Host %2$@\0\
    eine Subdomain von %1$@, denn %2$@ passt nicht zu %1$@ selbst\0\
    höchstens 8192 Byte\0\
    ein Tracking-Schlüssel wie utm_source\0\
    ein Host ohne Punkt am Ende\0\
    kein Schrägstrich am Ende\0\
    ein Host ohne Unterstrich\0\
    ein Host ohne Benutzernamen oder Passwort\0\
    ein gültiger Link\0\
    Zutritt\0\
    App\0\
    kanonisch\0\
    korrigiert\0\
    Ziel\0\
    verworfen\0\
    erwartet\0\
    zusätzlich\0\
    erkannt\0\
    Meldung\0\
    fehlt\0\
    am nächsten\0\
    Hinweis\0\
    Parameter\0\
    ausgefüllt\0\
    abgelehnt\0\
    Rolle\0\
    Route\0\
    Warnung\0\
    nichts\0\
    %1$@ oder %2$@\0\
    %1$@, %2$@\0\
    %@, die Standardsprache, weil keine Präferenz passt\0\
    Richtung\0\
    Sprache\0\
    von links nach rechts\0\
    %1$@, für die Präferenz %2$@\0\
    %@, die Standardsprache, weil es keine Präferenzen gibt\0\
    jede Sprache, weil die Standardsprache ausgeschlossen ist\0\
    dieselbe Sprache und dieselbe Schrift, in der nächstgelegenen Region\0\
    eine frühere Präferenz passte\0\
    leer\0\
    keine registrierte Sprache\0\
    die Sprache wird nicht unterstützt\0\
    die passende unterstützte Sprache wird abgelehnt\0\
    kein Sprach-Tag\0\
    das Gewicht ist keine Zahl\0\
    bezeichnet mehrere Sprachen\0\
    eine Sprache, die Leser der gewünschten Sprache oft auch verstehen\0\
    bezeichnet Inhalt ohne Sprache\0\
    ausgeschlossen, weil das Gewicht 0 ist\0\
    Chinesisch in der anderen Schrift, als letzter Ausweg\0\
    das POSIX-Gebietsschema, das keine Sprache hat\0\
    eine Sprache zur privaten Verwendung\0\
    ein Tag zur privaten Verwendung\0\
    eine Sprache, die Leser der gewünschten Sprache auch lesen\0\
    das Root-Gebietsschema, das keine Sprache hat\0\
    dieselbe Sprache und dieselbe Schrift\0\
    genau diese Sprache wird unterstützt\0\
    die Sprache wird nur in einer anderen Schrift unterstützt\0\
    bezeichnet eine Sprache ohne Code\0\
    bezeichnet eine unbestimmte Sprache\0\
    steht für jede Sprache\0\
    eine Sprache, die gleich geschrieben wird\0\
    von rechts nach links\0\
    Schritte\0\
    eine der Apps %1$@,\u{A0}… (insgesamt %2$@)\0\
    keine App\0\
    die App %@\0\
    eine der Apps %@\0\
    einer der Hosts %1$@,\u{A0}… (insgesamt %2$@)\0\
    kein Host\0\
    der Host %@\0\
    einer der Hosts %@\0\
    einer der Parameter %1$@,\u{A0}… (insgesamt %2$@)\0\
    kein Parameter\0\
    der Parameter %@\0\
    einer der Parameter %@\0\
    eine der Routen %1$@,\u{A0}… (insgesamt %2$@)\0\
    keine Route\0\
    die Route %@\0\
    eine der Routen %@\0\
    eines der Schemas %1$@,\u{A0}… (insgesamt %2$@)\0\
    kein Schema\0\
    das Schema %@\0\
    eines der Schemas %@\0\
    nur die mitgelieferten Apps wurden gelesen; eine weitere App kommt mit --manifest FILE hinzu\0\
    nur diese Manifeste wurden gelesen: %@; ein weiteres kommt mit --manifest FILE hinzu\0\
    Zeile %@:\0\
    ID: %@\0\
    Zugangscode: %@\0\
    Der QR-Encoder ist fehlgeschlagen, vermutlich wegen Speichermangels\0\
    Die Modulgröße muss 2 bis %2$@ Pixel betragen, nicht %1$@\0\
    Ein Wert, der nicht geheim ist, enthält ein Geheimnis, das sich nicht weglassen lässt\0\
    Ein Link mit benutzerdefiniertem Schema darf kein Geheimnis enthalten, weil jede App das Schema beanspruchen kann\0\
    Der Link braucht %1$@ Bit, der größte Code dieser Stufe fasst %2$@\0\
    Die Route des Links deklariert dieses Schema nicht\0\
    In Großbuchstaben passt der Link zu einer anderen Route oder zu keiner\0\
    %1$@ Module je Seite (Version %2$@), Stufe %3$@, verbleibende Bytes: %4$@\0\
    Ohne %1$@ hätte der Code %2$@ Module je Seite\0\
    Mit dem Schema %1$@ hätte der Code %2$@ Module je Seite\0\
    In Großbuchstaben hätte der Code %@ Module je Seite\0\
    QR-Code für %@\0\
    Ohne Farben lässt sich der Code nur auf dunklem Hintergrund scannen; für hellen Hintergrund gibt es --background light\0\
    Ein Link mit benutzerdefiniertem Schema öffnet sich nicht, wenn die App nicht installiert ist, und jede App kann das Schema beanspruchen\0\
    Der Code lässt das Fragment hinter dem # weg, das die Route nicht beachtet\0\
    Der Code lässt Angaben weg, die die Route nicht deklariert, etwa falsch geschriebene oder solche fürs Tracking\0\
    Android unterscheidet bei bestätigten Hosts Groß- und Kleinschreibung; der Link öffnet daher vielleicht den Browser statt der App\0\
    Um einen anderen Link bitten\0\
    Den Link in einem Browser öffnen\0\
    Die App aktualisieren oder um einen anderen Link bitten\0\
    URL-Parser lesen die Prozentkodierung von %@ verschieden\0\
    Der Link enthält einen Backslash, den nur Browser als Schrägstrich lesen\0\
    Der Wert von %@ erfüllt eine Bedingung der Route nicht\0\
    Ein Wert erfüllt eine Bedingung der Route nicht\0\
    Der Link enthält ein Steuerzeichen, das Browser entfernen\0\
    Der Pfad enthält . oder .. als Komponente\0\
    Der Link enthält %@ mehr als einmal\0\
    Der Link enthält einen Parameter mehr als einmal\0\
    Der Host hat zwei Punkte hintereinander oder einen am Anfang\0\
    Der Link ist leer\0\
    Der Pfad enthält zwei Schrägstriche hintereinander\0\
    Das Manifest schließt diesen Link aus; er öffnet sich daher im Browser\0\
    Der Link enthält ein Zeichen, das in Links nicht unkodiert stehen darf\0\
    Der Host enthält ein Zeichen, das in Hostnamen nicht erlaubt ist\0\
    Nicht alle Apps auf diesem Host lesen http-Links als https-Links\0\
    Auf ein Prozentzeichen folgen nicht zwei hexadezimale Ziffern\0\
    Der Port ist keine Zahl von 0 bis 65535\0\
    Der Link ist kein UTF-8\0\
    Der Wert von %@ passt nicht zum Typ\0\
    Der Wert des Parameters passt nicht zum Typ\0\
    Der Host ist eine IP-Adresse\0\
    Ein Link mit diesen Werten würde zu einer anderen Route passen\0\
    Der Link hat keinen Host\0\
    Dem Link fehlt %@\0\
    Dem Link fehlt ein Parameter\0\
    Der Pfad endet früher als die Route\0\
    Der Link hat kein Schema\0\
    Auf das Schema folgen nicht genau zwei Schrägstriche\0\
    Der Pfad endet nicht mit einem Schrägstrich\0\
    Ein Zeichen außerhalb von ASCII ist nicht prozentkodiert\0\
    Der Host enthält Zeichen außerhalb von ASCII, die einen anderen Host vortäuschen können\0\
    Der Link dient nicht zum Beitritt zu einer Sitzung\0\
    Der Link ist ungültig\0\
    Der Link enthält ein prozentkodiertes Steuerzeichen\0\
    Der Host ist prozentkodiert\0\
    Die prozentkodierten Bytes sind kein UTF-8\0\
    Der Host hat einen Port\0\
    Der Host enthält ein Label mit xn--, das einen anderen Host vortäuschen kann\0\
    Der Link enthält ein Leerzeichen\0\
    Der Link ist zu lang\0\
    Der Host endet mit einem Punkt\0\
    Der Pfad endet mit einem Schrägstrich\0\
    Der Host enthält einen Unterstrich\0\
    Der Pfad geht über das Ende der Route hinaus\0\
    Keine App deklariert diesen Host\0\
    Die Route deklariert diesen Parameter nicht und nimmt keine weiteren an\0\
    Keine Route hat an dieser Stelle diese Pfadkomponente\0\
    Keine App deklariert dieses Schema\0\
    Vor dem Host steht ein Benutzername, der für den Host gehalten werden kann\0\
    Zugang\0\
    Teilnehmer\0\
    QR-Code\0\
    Sitzung\0\
    Anmeldung erforderlich\0\
    offen für alle\0\
    Zugangscode\0\
    Referenten\0\
    %@ (Standardwert)\0\
    %@ (geheim)\0\
    %@ (geheim, Standardwert)\0\
    true oder false\0\
    ein Datum im Format JJJJ-MM-TT\0\
    eine Zahl (Nachkommastellen: %@)\0\
    eine Zahl ab %1$@ (Nachkommastellen: %2$@)\0\
    eine Zahl bis %1$@ (Nachkommastellen: %2$@)\0\
    eine Zahl von %1$@ bis %2$@ (Nachkommastellen: %3$@)\0\
    (leer)\0\
    eine ganze Zahl\0\
    eine ganze Zahl von %1$@ bis %2$@\0\
    ein Sprach-Tag nach BCP 47, zum Beispiel fr oder zh-Hans\0\
    %@ ohne Steuerzeichen\0\
    %@ ohne Steuerzeichen, höchstens so lang, wie ein Link sein darf\0\
    %@ ohne /, \\ oder Steuerzeichen\0\
    %@ ohne /, \\ oder Steuerzeichen, höchstens so lang, wie ein Link sein darf\0\
    Text, der zu %@ passt\0\
    Text, der zu %1$@ passt, mit gültigen Prüfziffern (%2$@)\0\
    beliebiger Text\0\
    beliebiger Text (nur %@)\0\
    \u{1}one\u{2}mindestens %lld Zeichen\u{1}other\u{2}mindestens %lld Zeichen\0\
    \u{1}one\u{2}mindestens %1$lld Zeichen (nur %2$@)\u{1}other\u{2}mindestens %1$lld Zeichen (nur %2$@)\0\
    %1$@ bis %2$@ Zeichen\0\
    %1$@ bis %2$@ Zeichen (nur %3$@)\0\
    Text mit einer Länge von %@ Byte in UTF-8\0\
    Text mit einer Länge von %1$@ Byte in UTF-8 (nur %2$@)\0\
    \u{1}one\u{2}%lld Zeichen\u{1}other\u{2}%lld Zeichen\0\
    \u{1}one\u{2}%1$lld Zeichen (nur %2$@)\u{1}other\u{2}%1$lld Zeichen (nur %2$@)\0\
    0 bis 1 Zeichen\0\
    0 bis 1 Zeichen (nur %@)\0\
    eine UUID, zum Beispiel 123e4567-e89b-42d3-a456-426614174000\0\
    %1$@ oder %2$@ weitere\0\
    Der Wert von %@ ist ungültig und wurde verworfen\0\
    Das Trennzeichen vor %@ ist HTML-maskiert, sodass der Wert verloren geht\0\
    Der Wert von %@ enthält ein Zeichen, das unsichtbar ist oder die Schreibrichtung ändert\0\
    Die Abfrage enthält eine unkodierte eckige Klammer oder eine unvollständige Prozentkodierung, die Foundation neu kodiert\0\
    Warnung: %@\0\
    %@ steht im falschen Teil des Links (Abfrage oder Fragment), sodass sein Wert verloren geht\0\
    Der Schlüssel ist vermutlich ein falsch geschriebenes %@, dessen Wert verloren geht\0\
    Der Link verwendet http, sodass andere im Netzwerk ihn lesen und ändern können\0\
    Markdown um den Link wurde entfernt; eine App würde es als Teil des Links lesen\0\
    Satzzeichen um den Link wurden entfernt; eine App würde sie als Teil des Links lesen\0\
    Der Wert von %@ enthält einen Unterstrich, der als Bindestrich gelesen wurde\0\
    Vor %@ steht ein zweites Fragezeichen, sodass sein Wert verloren geht\0\
    Der geheime Parameter %@ steht in einem Link mit benutzerdefiniertem Schema, das jede App beanspruchen kann\0\
    Leerraum um den Link wurde entfernt; eine App würde den Link damit ablehnen\0\
    Ein Trennzeichen bei %@ ist ein Semikolon oder prozentkodiert, sodass der Wert verloren geht\0
    """)

  static let es = TextTable(
    language: "es",
    """
    redirige a %1$@ salvo que %2$@\0\
    hay que iniciar sesión\0\
    se necesita un código de acceso\0\
    se necesita una suscripción\0\
    no permitido salvo que %@\0\
    se cumplen todos los requisitos\0\
    no permitido\0\
    depende del nivel de seguridad de la sesión; indíquelo con --security\0\
    espera a %@\0\
    \u{1}one\u{2}se quitó %lld globo anterior para mostrar otros más recientes\u{1}many\u{2}se quitaron %lld de globos anteriores para mostrar otros más recientes\u{1}other\u{2}se quitaron %lld globos anteriores para mostrar otros más recientes\0\
    \u{1}one\u{2}%lld mensaje llegó demasiado tarde y se descartó\u{1}many\u{2}%lld de mensajes llegaron demasiado tarde y se descartaron\u{1}other\u{2}%lld mensajes llegaron demasiado tarde y se descartaron\0\
    \u{1}one\u{2}%lld línea no es un mensaje\u{1}many\u{2}%lld de líneas no son mensajes\u{1}other\u{2}%lld líneas no son mensajes\0\
    \u{1}one\u{2}%lld línea más no es un mensaje\u{1}many\u{2}%lld de líneas más no son mensajes\u{1}other\u{2}%lld líneas más no son mensajes\0\
    --me no tiene efecto con --policy by-direction\0\
    error: %1$@ [%2$@]\0\
    esperado: %@\0\
    «%@» no es una etiqueta de idioma\0\
    «%@» no es una etiqueta de idioma; para la dirección de un texto, use --text\0\
    «%@» no es un idioma conocido\0\
    una barra, no una barra invertida, entre los componentes de la ruta de acceso\0\
    valores con %@\0\
    %1$@ solo junto con %2$@\0\
    ningún carácter de control\0\
    una ruta de acceso sin . ni .. como componente\0\
    una letra o un dígito entre los puntos del host\0\
    un enlace\0\
    una sola barra entre los componentes de la ruta de acceso\0\
    el final de la ruta de acceso\0\
    una ruta de acceso que el manifiesto no excluya\0\
    valores cuyo enlace el manifiesto no excluya\0\
    un carácter admitido en los enlaces, o su codificación porcentual\0\
    un host de letras, dígitos, guiones y puntos\0\
    dos dígitos hexadecimales después de %%\0\
    un puerto de 0 a 65535 sin ceros iniciales\0\
    UTF-8\0\
    un nombre de host, no una dirección IP\0\
    un enlace para participar en una sesión como asistente o ponente\0\
    valores cuyo enlace no coincida con otra ruta\0\
    valores cuyo enlace coincida con la ruta\0\
    un host\0\
    un esquema como https:// al principio\0\
    exactamente dos barras entre el esquema y el host\0\
    una barra al final\0\
    un carácter ASCII o codificación porcentual\0\
    un host en ASCII\0\
    %@ una sola vez\0\
    un solo valor\0\
    %1$@: %2$@\0\
    la ruta de acceso de una ruta\0\
    ningún carácter de control, con o sin codificación porcentual\0\
    un host sin codificación porcentual\0\
    bytes con codificación porcentual que sean UTF-8 válido\0\
    codificación porcentual de todos los caracteres especiales\0\
    ningún puerto\0\
    un host sin etiquetas xn--\0\
    ningún espacio; en un valor se codifica como %%20\0\
    un subdominio de %1$@, para el host %2$@\0\
    un subdominio de %1$@, porque %2$@ no coincide con %1$@\0\
    8192 bytes como máximo\0\
    una clave de seguimiento como utm_source\0\
    un host sin punto al final\0\
    ninguna barra al final\0\
    un host sin guion bajo\0\
    un host sin nombre de usuario ni contraseña\0\
    un enlace válido\0\
    acceso\0\
    aplicación\0\
    canónico\0\
    corregido\0\
    destino\0\
    descartado\0\
    esperado\0\
    adicionales\0\
    reconocido\0\
    mensaje\0\
    falta\0\
    más cercana\0\
    nota\0\
    parámetros\0\
    rellenado\0\
    rechazado\0\
    función\0\
    ruta\0\
    aviso\0\
    nada\0\
    %1$@ o %2$@\0\
    %1$@, %2$@\0\
    %@, el idioma predeterminado, porque ninguna preferencia coincide\0\
    dirección\0\
    idioma\0\
    de izquierda a derecha\0\
    %1$@, por la preferencia %2$@\0\
    %@, el idioma predeterminado, porque no hay preferencias\0\
    cualquier idioma, porque el predeterminado está rechazado\0\
    el mismo idioma y la misma escritura, en la región más cercana\0\
    una preferencia anterior coincidió\0\
    vacía\0\
    no es un idioma registrado\0\
    el idioma no se admite\0\
    el idioma admitido que corresponde está rechazado\0\
    no es una etiqueta de idioma\0\
    su peso no es un número\0\
    designa varios idiomas\0\
    un idioma que los lectores del idioma pedido suelen conocer también\0\
    designa contenido sin idioma\0\
    no aceptable: su peso es 0\0\
    chino en la otra escritura, como último recurso\0\
    la configuración regional POSIX, que no tiene idioma\0\
    un idioma de uso privado\0\
    una etiqueta de uso privado\0\
    un idioma que los lectores del idioma pedido también leen\0\
    la configuración regional raíz, que no tiene idioma\0\
    el mismo idioma y la misma escritura\0\
    se admite exactamente este idioma\0\
    el idioma solo se admite en otra escritura\0\
    designa un idioma sin código\0\
    designa un idioma indeterminado\0\
    representa cualquier idioma\0\
    un idioma que se escribe igual\0\
    de derecha a izquierda\0\
    pasos\0\
    una de las aplicaciones %1$@, … (%2$@ en total)\0\
    ninguna aplicación\0\
    la aplicación %@\0\
    una de las aplicaciones %@\0\
    uno de los hosts %1$@, … (%2$@ en total)\0\
    ningún host\0\
    el host %@\0\
    uno de los hosts %@\0\
    uno de los parámetros %1$@, … (%2$@ en total)\0\
    ningún parámetro\0\
    el parámetro %@\0\
    uno de los parámetros %@\0\
    una de las rutas %1$@, … (%2$@ en total)\0\
    ninguna ruta\0\
    la ruta %@\0\
    una de las rutas %@\0\
    uno de los esquemas %1$@, … (%2$@ en total)\0\
    ningún esquema\0\
    el esquema %@\0\
    uno de los esquemas %@\0\
    solo se han leído las aplicaciones incluidas; para añadir otra, use --manifest FILE\0\
    solo se han leído estos manifiestos: %@; para añadir otro, use --manifest FILE\0\
    línea %@:\0\
    ID: %@\0\
    Código de acceso: %@\0\
    El codificador QR falló, probablemente por falta de memoria\0\
    El tamaño del módulo debe ser de 2 a %2$@ píxeles, no %1$@\0\
    Un valor que no es secreto contiene un secreto, que no se puede omitir\0\
    Un enlace con un esquema personalizado no debe contener un secreto, porque cualquier aplicación puede reclamar el esquema\0\
    El enlace ocupa %1$@ bits y el mayor código de este nivel admite %2$@\0\
    La ruta del enlace no declara el esquema\0\
    En mayúsculas, el enlace coincide con otra ruta o con ninguna\0\
    %1$@ módulos por lado (versión %2$@), nivel %3$@, bytes restantes: %4$@\0\
    Sin %1$@, el código tendría %2$@ módulos por lado\0\
    Con el esquema %1$@, el código tendría %2$@ módulos por lado\0\
    En mayúsculas, el código tendría %@ módulos por lado\0\
    Código QR de %@\0\
    Sin colores, el código solo se puede leer sobre fondo oscuro; para un fondo claro, añada --background light\0\
    Un enlace con un esquema personalizado no se abre si la aplicación no está instalada, y cualquier aplicación puede reclamar el esquema\0\
    El código omite el fragmento que va tras #, ya que la ruta lo ignora\0\
    El código omite los elementos que la ruta no declara, como los mal escritos o los de seguimiento\0\
    Android compara los hosts verificados con sus mayúsculas y minúsculas exactas, por lo que el enlace puede abrir el navegador en lugar de la aplicación\0\
    Pedir otro enlace\0\
    Abrir el enlace en un navegador\0\
    Actualizar la aplicación o pedir otro enlace\0\
    Los analizadores de URL interpretan de forma distinta la codificación porcentual de %@\0\
    El enlace contiene una barra invertida, que solo los navegadores interpretan como una barra\0\
    El valor de %@ no cumple una condición de la ruta\0\
    Un valor no cumple una condición de la ruta\0\
    El enlace contiene un carácter de control, que los navegadores eliminan\0\
    La ruta de acceso tiene . o .. como componente\0\
    El enlace contiene %@ más de una vez\0\
    El enlace contiene un parámetro más de una vez\0\
    El host tiene puntos consecutivos o uno al principio\0\
    El enlace está vacío\0\
    La ruta de acceso tiene dos barras seguidas\0\
    El manifiesto excluye este enlace, por lo que se abre en el navegador\0\
    El enlace contiene un carácter que no puede aparecer sin codificar\0\
    El host contiene un carácter que ningún nombre de host admite\0\
    No todas las aplicaciones de este host leen los enlaces http como enlaces https\0\
    Tras un signo de porcentaje no hay dos dígitos hexadecimales\0\
    El puerto no es un número de 0 a 65535\0\
    El enlace no está en UTF-8\0\
    El valor de %@ no corresponde a su tipo\0\
    El valor del parámetro no corresponde a su tipo\0\
    El host es una dirección IP\0\
    Un enlace con estos valores coincidiría con otra ruta\0\
    El enlace no tiene host\0\
    Al enlace le falta %@\0\
    Al enlace le falta un parámetro\0\
    La ruta de acceso termina antes que la ruta\0\
    El enlace no tiene esquema\0\
    Al esquema no le siguen exactamente dos barras\0\
    La ruta de acceso no termina en barra\0\
    Un carácter no ASCII aparece sin codificación porcentual\0\
    El host contiene caracteres no ASCII, que pueden imitar otro host\0\
    El enlace no es para unirse a una sesión\0\
    El enlace no es válido\0\
    El enlace contiene un carácter de control con codificación porcentual\0\
    El host lleva codificación porcentual\0\
    Los bytes con codificación porcentual no son UTF-8\0\
    El host lleva un puerto\0\
    El host tiene una etiqueta xn--, que puede imitar otro host\0\
    El enlace contiene un espacio\0\
    El enlace es demasiado largo\0\
    El host termina en punto\0\
    La ruta de acceso termina en barra\0\
    El host contiene un guion bajo\0\
    La ruta de acceso continúa después del final de la ruta\0\
    Ninguna aplicación declara el host\0\
    La ruta no declara este parámetro y no admite otros\0\
    Ninguna ruta tiene este componente en esta posición\0\
    Ninguna aplicación declara el esquema\0\
    Delante del host hay un nombre de usuario que puede confundirse con el host\0\
    acceso\0\
    asistentes\0\
    código QR\0\
    sesión\0\
    requiere acceder con una cuenta\0\
    abierto a todo el mundo\0\
    código de acceso\0\
    ponentes\0\
    %@ (valor predeterminado)\0\
    %@ (secreto)\0\
    %@ (secreto, valor predeterminado)\0\
    true o false\0\
    una fecha AAAA-MM-DD\0\
    un número (decimales: %@)\0\
    un número de %1$@ como mínimo (decimales: %2$@)\0\
    un número de %1$@ como máximo (decimales: %2$@)\0\
    un número de %1$@ a %2$@ (decimales: %3$@)\0\
    (vacío)\0\
    un número entero\0\
    un número entero de %1$@ a %2$@\0\
    una etiqueta de idioma BCP 47, como fr o zh-Hans\0\
    %@ sin caracteres de control\0\
    %@ sin caracteres de control, hasta la longitud máxima de un enlace\0\
    %@ sin /, \\ ni caracteres de control\0\
    %@ sin /, \\ ni caracteres de control, hasta la longitud máxima de un enlace\0\
    texto que coincide con %@\0\
    texto que coincide con %1$@, con dígitos de control válidos (%2$@)\0\
    cualquier texto\0\
    cualquier texto (solo %@)\0\
    \u{1}one\u{2}al menos %lld carácter\u{1}many\u{2}al menos %lld de caracteres\u{1}other\u{2}al menos %lld caracteres\0\
    \u{1}one\u{2}al menos %1$lld carácter (solo %2$@)\u{1}many\u{2}al menos %1$lld de caracteres (solo %2$@)\u{1}other\u{2}al menos %1$lld caracteres (solo %2$@)\0\
    de %1$@ a %2$@ caracteres\0\
    de %1$@ a %2$@ caracteres (solo %3$@)\0\
    texto con una longitud de %@ bytes en UTF-8\0\
    texto con una longitud de %1$@ bytes en UTF-8 (solo %2$@)\0\
    \u{1}one\u{2}%lld carácter\u{1}many\u{2}%lld de caracteres\u{1}other\u{2}%lld caracteres\0\
    \u{1}one\u{2}%1$lld carácter (solo %2$@)\u{1}many\u{2}%1$lld de caracteres (solo %2$@)\u{1}other\u{2}%1$lld caracteres (solo %2$@)\0\
    de 0 a 1 carácter\0\
    de 0 a 1 carácter (solo %@)\0\
    un UUID, como 123e4567-e89b-42d3-a456-426614174000\0\
    %1$@ o %2$@ más\0\
    El valor de %@ no es válido y se ha descartado\0\
    El separador que precede a %@ está escapado como HTML, por lo que su valor se pierde\0\
    El valor de %@ contiene un carácter que es invisible o cambia la dirección del texto\0\
    La consulta contiene un corchete sin codificar o una secuencia de escape incompleta, que Foundation vuelve a codificar\0\
    aviso: %@\0\
    %@ está en la parte equivocada del enlace (consulta o fragmento), por lo que su valor se pierde\0\
    El nombre del parámetro es probablemente %@ mal escrito, y el valor se pierde\0\
    El enlace usa http, por lo que otros en la red pueden leerlo y modificarlo\0\
    Se ha quitado el Markdown que rodeaba el enlace; una aplicación lo leería como parte del enlace\0\
    Se han quitado los signos de puntuación que rodeaban el enlace; una aplicación los leería como parte del enlace\0\
    El valor de %@ contiene un guion bajo, que se ha leído como guion\0\
    Un segundo signo de interrogación precede a %@, por lo que su valor se pierde\0\
    El parámetro secreto %@ está en un enlace con un esquema personalizado, que cualquier aplicación puede reclamar\0\
    Se han quitado los espacios en blanco que rodeaban el enlace; una aplicación rechazaría el enlace\0\
    El separador de %@ es un punto y coma o lleva codificación porcentual, por lo que su valor se pierde\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    redirige vers %1$@ sauf si %2$@\0\
    connexion requise\0\
    code d’accès requis\0\
    abonnement requis\0\
    non autorisé sauf si %@\0\
    toutes les conditions sont remplies\0\
    non autorisé\0\
    dépend du niveau de sécurité de la session\u{202F}; indiquez-le avec --security\0\
    attend %@\0\
    \u{1}one\u{2}%lld bulle plus ancienne a été retirée pour laisser la place à de plus récentes\u{1}many\u{2}%lld de bulles plus anciennes ont été retirées pour laisser la place à de plus récentes\u{1}other\u{2}%lld bulles plus anciennes ont été retirées pour laisser la place à de plus récentes\0\
    \u{1}one\u{2}%lld message est arrivé trop tard et a été ignoré\u{1}many\u{2}%lld de messages sont arrivés trop tard et ont été ignorés\u{1}other\u{2}%lld messages sont arrivés trop tard et ont été ignorés\0\
    \u{1}one\u{2}%lld ligne n’est pas un message\u{1}many\u{2}%lld de lignes ne sont pas des messages\u{1}other\u{2}%lld lignes ne sont pas des messages\0\
    \u{1}one\u{2}%lld autre ligne n’est pas un message\u{1}many\u{2}%lld d’autres lignes ne sont pas des messages\u{1}other\u{2}%lld autres lignes ne sont pas des messages\0\
    --me est sans effet avec --policy by-direction\0\
    erreur\u{A0}: %1$@ [%2$@]\0\
    attendu\u{A0}: %@\0\
    «\u{A0}%@\u{A0}» n’est pas une étiquette de langue\0\
    «\u{A0}%@\u{A0}» n’est pas une étiquette de langue\u{202F}; pour le sens d’un texte, utilisez --text\0\
    «\u{A0}%@\u{A0}» n’est pas une langue connue\0\
    une barre oblique, et non une barre oblique inverse, entre les composants du chemin\0\
    des valeurs telles que %@\0\
    %1$@ uniquement avec %2$@\0\
    aucun caractère de contrôle\0\
    un chemin sans . ni .. comme composant\0\
    une lettre ou un chiffre entre les points d’un hôte\0\
    un lien\0\
    une seule barre oblique entre les composants du chemin\0\
    la fin du chemin\0\
    un chemin que le manifeste n’exclut pas\0\
    des valeurs dont le manifeste n’exclut pas le lien\0\
    un caractère admis dans un lien, ou son encodage-pourcent\0\
    un hôte composé de lettres, de chiffres, de traits d’union et de points\0\
    deux chiffres hexadécimaux après %%\0\
    un port compris entre 0 et 65535, sans zéro initial\0\
    UTF-8\0\
    un nom d’hôte, pas une adresse IP\0\
    un lien pour rejoindre une session comme participant ou intervenant\0\
    des valeurs dont le lien ne correspond pas à une autre route\0\
    des valeurs dont le lien correspond à la route\0\
    un hôte\0\
    un schéma tel que https:// au début\0\
    exactement deux barres obliques entre le schéma et l’hôte\0\
    une barre oblique à la fin\0\
    un caractère ASCII, ou l’encodage-pourcent\0\
    un hôte en ASCII\0\
    %@ une seule fois\0\
    une seule valeur\0\
    %1$@\u{A0}: %2$@\0\
    le chemin d’une route\0\
    aucun caractère de contrôle, encodé en pourcent ou non\0\
    un hôte sans encodage-pourcent\0\
    des octets encodés en pourcent qui sont de l’UTF-8 valide\0\
    l’encodage-pourcent de tous les caractères spéciaux\0\
    aucun port\0\
    un hôte sans étiquette xn--\0\
    aucun espace\u{202F}; dans une valeur, encodez-le en %%20\0\
    un sous-domaine de %1$@, pour l’hôte %2$@\0\
    un sous-domaine de %1$@, car %2$@ ne correspond pas à %1$@\0\
    8192 octets au maximum\0\
    une clé de suivi comme utm_source\0\
    un hôte sans point à la fin\0\
    aucune barre oblique à la fin\0\
    un hôte sans tiret bas\0\
    un hôte sans nom d’utilisateur ni mot de passe\0\
    un lien valide\0\
    accès\0\
    application\0\
    canonique\0\
    corrigé\0\
    destination\0\
    écarté\0\
    attendu\0\
    en plus\0\
    reconnu\0\
    message\0\
    manquant\0\
    plus proche\0\
    remarque\0\
    paramètres\0\
    prérempli\0\
    refusé\0\
    rôle\0\
    route\0\
    attention\0\
    rien\0\
    %1$@ ou %2$@\0\
    %1$@, %2$@\0\
    %@, la langue par défaut, car aucune préférence ne correspond\0\
    sens\0\
    langue\0\
    de gauche à droite\0\
    %1$@, pour la préférence %2$@\0\
    %@, la langue par défaut, car il n’y a pas de préférences\0\
    n’importe quelle langue, car la langue par défaut est refusée\0\
    la même langue et la même écriture, dans la région la plus proche\0\
    une préférence antérieure correspond déjà\0\
    vide\0\
    n’est pas une langue enregistrée\0\
    la langue n’est pas prise en charge\0\
    la langue prise en charge qui convient est refusée\0\
    n’est pas une étiquette de langue\0\
    son poids n’est pas un nombre\0\
    désigne plusieurs langues\0\
    une langue que les lecteurs de la langue demandée connaissent souvent aussi\0\
    désigne un contenu sans langue\0\
    non acceptable\u{A0}: son poids est 0\0\
    le chinois dans l’autre écriture, en dernier recours\0\
    les paramètres régionaux POSIX, qui n’ont pas de langue\0\
    une langue à usage privé\0\
    une étiquette à usage privé\0\
    une langue que les lecteurs de la langue demandée lisent aussi\0\
    les paramètres régionaux racine, qui n’ont pas de langue\0\
    la même langue et la même écriture\0\
    cette langue précise est prise en charge\0\
    la langue n’est prise en charge que dans une autre écriture\0\
    désigne une langue sans code\0\
    désigne une langue indéterminée\0\
    désigne n’importe quelle langue\0\
    une langue qui s’écrit de la même façon\0\
    de droite à gauche\0\
    étapes\0\
    l’une des applications %1$@, … (%2$@ au total)\0\
    aucune application\0\
    l’application %@\0\
    l’une des applications %@\0\
    l’un des hôtes %1$@, … (%2$@ au total)\0\
    aucun hôte\0\
    l’hôte %@\0\
    l’un des hôtes %@\0\
    l’un des paramètres %1$@, … (%2$@ au total)\0\
    aucun paramètre\0\
    le paramètre %@\0\
    l’un des paramètres %@\0\
    l’une des routes %1$@, … (%2$@ au total)\0\
    aucune route\0\
    la route %@\0\
    l’une des routes %@\0\
    l’un des schémas %1$@, … (%2$@ au total)\0\
    aucun schéma\0\
    le schéma %@\0\
    l’un des schémas %@\0\
    seules les applications fournies avec waymark ont été lues\u{202F}; pour en ajouter une, utilisez --manifest FILE\0\
    seuls ces manifestes ont été lus\u{A0}: %@\u{202F}; pour en ajouter un, utilisez --manifest FILE\0\
    ligne %@\u{A0}:\0\
    Identifiant\u{A0}: %@\0\
    Code d’accès\u{A0}: %@\0\
    L’encodeur QR a échoué, sans doute faute de mémoire\0\
    La taille d’un module doit être de 2 à %2$@ pixels, et non %1$@\0\
    Une valeur qui n’est pas secrète contient un secret, qui ne peut être omis\0\
    Un lien à schéma personnalisé ne doit pas contenir de secret, car n’importe quelle application peut revendiquer le schéma\0\
    Le lien occupe %1$@ bits, mais le plus grand code de ce niveau n’en contient que %2$@\0\
    La route du lien ne déclare pas ce schéma\0\
    En majuscules, le lien correspond à une autre route ou à aucune\0\
    %1$@ modules par côté (version %2$@), niveau %3$@, octets restants\u{A0}: %4$@\0\
    Sans %1$@, le code aurait %2$@ modules par côté\0\
    Avec le schéma %1$@, le code aurait %2$@ modules par côté\0\
    En majuscules, le code aurait %@ modules par côté\0\
    Code QR pour %@\0\
    Sans couleurs, le code n’est lisible que sur un fond sombre\u{202F}; pour un fond clair, ajoutez --background light\0\
    Un lien à schéma personnalisé ne s’ouvre pas si l’application n’est pas installée, et n’importe quelle application peut revendiquer le schéma\0\
    Le code omet le fragment qui suit le #, car la route l’ignore\0\
    Le code omet les éléments que la route ne déclare pas, par exemple ceux qui sont mal orthographiés ou servent au suivi\0\
    Android compare les hôtes vérifiés en tenant compte de la casse\u{A0}: le lien peut donc ouvrir le navigateur au lieu de l’application\0\
    Demander un autre lien\0\
    Ouvrir le lien dans un navigateur\0\
    Mettre à jour l’application ou demander un autre lien\0\
    Les analyseurs d’URL interprètent différemment l’encodage-pourcent de %@\0\
    Le lien contient une barre oblique inverse, que seuls les navigateurs lisent comme une barre oblique\0\
    La valeur de %@ ne respecte pas une condition de la route\0\
    Une valeur ne respecte pas une condition de la route\0\
    Le lien contient un caractère de contrôle, que les navigateurs suppriment\0\
    Le chemin contient . ou .. comme composant\0\
    Le lien contient %@ plus d’une fois\0\
    Le lien contient un paramètre plus d’une fois\0\
    L’hôte contient des points consécutifs, ou un point au début\0\
    Le lien est vide\0\
    Le chemin contient deux barres obliques consécutives\0\
    Le manifeste exclut ce lien, qui s’ouvre donc dans le navigateur\0\
    Le lien contient un caractère qui ne peut pas y figurer tel quel\0\
    L’hôte contient un caractère qu’aucun nom d’hôte n’admet\0\
    Certaines applications de cet hôte ne lisent pas les liens http comme des liens https\0\
    Un signe pourcent n’est pas suivi de deux chiffres hexadécimaux\0\
    Le port n’est pas un nombre compris entre 0 et 65535\0\
    Le lien n’est pas en UTF-8\0\
    La valeur de %@ ne correspond pas à son type\0\
    La valeur du paramètre ne correspond pas à son type\0\
    L’hôte est une adresse IP\0\
    Un lien formé avec ces valeurs correspondrait à une autre route\0\
    Le lien n’a pas d’hôte\0\
    Il manque %@ dans le lien\0\
    Il manque un paramètre dans le lien\0\
    Le chemin se termine avant la fin de la route\0\
    Le lien n’a pas de schéma\0\
    Le schéma n’est pas suivi d’exactement deux barres obliques\0\
    Le chemin ne se termine pas par une barre oblique\0\
    Un caractère non ASCII n’est pas encodé en pourcent\0\
    L’hôte contient des caractères non ASCII, qui peuvent imiter un autre hôte\0\
    Le lien ne sert pas à rejoindre une session\0\
    Le lien n’est pas valide\0\
    Le lien contient un caractère de contrôle encodé en pourcent\0\
    L’hôte est encodé en pourcent\0\
    Les octets encodés en pourcent ne sont pas de l’UTF-8\0\
    L’hôte est suivi d’un port\0\
    L’hôte contient une étiquette xn--, qui peut imiter un autre hôte\0\
    Le lien contient un espace\0\
    Le lien est trop long\0\
    L’hôte se termine par un point\0\
    Le chemin se termine par une barre oblique\0\
    L’hôte contient un tiret bas\0\
    Le chemin continue là où la route se termine\0\
    Aucune application ne déclare cet hôte\0\
    La route ne déclare pas ce paramètre et n’en accepte pas d’autres\0\
    Aucune route n’a ce composant du chemin à cet endroit\0\
    Aucune application ne déclare ce schéma\0\
    Un nom d’utilisateur précède l’hôte et peut passer pour l’hôte\0\
    accès\0\
    participants\0\
    code QR\0\
    session\0\
    connexion requise\0\
    ouvert à tous\0\
    code d’accès\0\
    intervenants\0\
    %@ (valeur par défaut)\0\
    %@ (secret)\0\
    %@ (secret, valeur par défaut)\0\
    true ou false\0\
    une date AAAA-MM-JJ\0\
    un nombre (décimales\u{A0}: %@)\0\
    un nombre d’au moins %1$@ (décimales\u{A0}: %2$@)\0\
    un nombre d’au plus %1$@ (décimales\u{A0}: %2$@)\0\
    un nombre compris entre %1$@ et %2$@ (décimales\u{A0}: %3$@)\0\
    (vide)\0\
    un nombre entier\0\
    un nombre entier compris entre %1$@ et %2$@\0\
    une étiquette de langue BCP 47, par exemple fr ou zh-Hans\0\
    %@ sans caractères de contrôle\0\
    %@ sans caractères de contrôle, dans la limite de la longueur d’un lien\0\
    %@ sans / ni \\ ni caractères de contrôle\0\
    %@ sans / ni \\ ni caractères de contrôle, dans la limite de la longueur d’un lien\0\
    un texte qui correspond à %@\0\
    un texte qui correspond à %1$@, avec une clé de contrôle valide (%2$@)\0\
    n’importe quel texte\0\
    n’importe quel texte (seulement %@)\0\
    \u{1}one\u{2}au moins %lld caractère\u{1}many\u{2}au moins %lld de caractères\u{1}other\u{2}au moins %lld caractères\0\
    \u{1}one\u{2}au moins %1$lld caractère (seulement %2$@)\u{1}many\u{2}au moins %1$lld de caractères (seulement %2$@)\u{1}other\u{2}au moins %1$lld caractères (seulement %2$@)\0\
    de %1$@ à %2$@ caractères\0\
    de %1$@ à %2$@ caractères (seulement %3$@)\0\
    un texte d’une longueur de %@ octets en UTF-8\0\
    un texte d’une longueur de %1$@ octets en UTF-8 (seulement %2$@)\0\
    \u{1}one\u{2}%lld caractère\u{1}many\u{2}%lld de caractères\u{1}other\u{2}%lld caractères\0\
    \u{1}one\u{2}%1$lld caractère (seulement %2$@)\u{1}many\u{2}%1$lld de caractères (seulement %2$@)\u{1}other\u{2}%1$lld caractères (seulement %2$@)\0\
    de 0 à 1 caractère\0\
    de 0 à 1 caractère (seulement %@)\0\
    un UUID, par exemple 123e4567-e89b-42d3-a456-426614174000\0\
    %1$@ ou %2$@ autres\0\
    La valeur de %@ n’est pas valide et a été ignorée\0\
    Le séparateur avant %@ est échappé en HTML, si bien que sa valeur est perdue\0\
    La valeur de %@ contient un caractère invisible ou qui change le sens d’écriture\0\
    La requête contient un crochet non encodé ou un échappement incomplet, que Foundation réencode\0\
    attention\u{A0}: %@\0\
    %@ se trouve dans la mauvaise partie du lien (requête ou fragment), si bien que sa valeur est perdue\0\
    La clé est probablement une faute de frappe pour %@, dont la valeur est perdue\0\
    Le lien utilise http\u{A0}: d’autres personnes sur le réseau peuvent le lire et le modifier\0\
    Le Markdown autour du lien a été retiré\u{202F}; une application le lirait comme une partie du lien\0\
    La ponctuation autour du lien a été retirée\u{202F}; une application la lirait comme une partie du lien\0\
    La valeur de %@ contient un tiret bas, lu comme un trait d’union\0\
    Un second point d’interrogation précède %@, si bien que sa valeur est perdue\0\
    Le paramètre secret %@ est dans un lien à schéma personnalisé, que n’importe quelle application peut revendiquer\0\
    Les espaces autour du lien ont été retirés\u{202F}; dans une application, le lien serait refusé\0\
    Le séparateur de %@ est un point-virgule ou est encodé en pourcent, si bien que sa valeur est perdue\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    %2$@でない場合は%1$@に移動します\0\
    サインインが必要\0\
    パスコードが必要\0\
    サブスクリプションが必要\0\
    %@でない場合は許可されません\0\
    すべての条件を満たしています\0\
    許可されていない\0\
    セッションのセキュリティレベルによります。--securityで指定します\0\
    %@を待ちます\0\
    \u{1}other\u{2}新しい吹き出しを表示するため、古い吹き出し%lld件を削除しました\0\
    \u{1}other\u{2}%lld件のメッセージは到着が遅すぎたため破棄されました\0\
    \u{1}other\u{2}%lld行はメッセージではありません\0\
    \u{1}other\u{2}メッセージではない行がほかに%lld行あります\0\
    --policy by-directionでは--meは効果がありません\0\
    エラー：%1$@ [%2$@]\0\
    正しくは：%@\0\
    「%@」は言語タグではありません\0\
    「%@」は言語タグではありません。テキストの方向を調べるには--textを使います\0\
    「%@」は既知の言語ではありません\0\
    パスの構成要素の間にバックスラッシュではなくスラッシュ\0\
    %@となる値\0\
    %1$@は%2$@がある場合のみ\0\
    制御文字なし\0\
    .や..という構成要素のないパス\0\
    ホストのドットの間に文字または数字\0\
    リンク\0\
    パスの構成要素の間のスラッシュは1つだけ\0\
    パスの終わり\0\
    マニフェストが除外していないパス\0\
    マニフェストが除外していないリンクになる値\0\
    リンクに使える文字、またはパーセントエンコードした文字\0\
    文字、数字、ハイフン、ドットから成るホスト\0\
    %%の後に2桁の16進数字\0\
    0～65535のポート（先頭のゼロなし）\0\
    UTF-8\0\
    IPアドレスではなくホスト名\0\
    参加者または発表者としてセッションに参加するリンク\0\
    リンクが別のルートに一致しない値\0\
    リンクがこのルートに一致する値\0\
    ホスト\0\
    先頭にhttps://などのスキーム\0\
    スキームとホストの間にちょうど2つのスラッシュ\0\
    末尾のスラッシュ\0\
    ASCII文字、またはパーセントエンコードした文字\0\
    ASCII文字だけのホスト\0\
    %@は一度だけ\0\
    1つの値\0\
    %1$@：%2$@\0\
    ルートのパス\0\
    制御文字なし（パーセントエンコードしたものも不可）\0\
    パーセントエンコードされていないホスト\0\
    UTF-8として有効な、パーセントエンコードされたバイト列\0\
    すべての特殊文字のパーセントエンコーディング\0\
    ポートなし\0\
    xn--ラベルのないホスト\0\
    スペースなし（値の中では%%20にエンコードする）\0\
    ホスト%2$@に一致する%1$@のサブドメイン\0\
    %1$@のサブドメイン（%2$@は%1$@自体には一致しません）\0\
    8192バイト以下\0\
    utm_sourceなどのトラッキングキー\0\
    末尾にドットのないホスト\0\
    末尾のスラッシュなし\0\
    アンダースコアのないホスト\0\
    ユーザー名とパスワードのないホスト\0\
    有効なリンク\0\
    許可\0\
    アプリ\0\
    正規形\0\
    修正後\0\
    行き先\0\
    除外\0\
    正しくは\0\
    その他\0\
    一致\0\
    表示文\0\
    未入力\0\
    近いルート\0\
    補足\0\
    パラメータ\0\
    入力済み\0\
    拒否\0\
    役割\0\
    ルート\0\
    警告\0\
    なし\0\
    %1$@、または%2$@\0\
    %1$@、%2$@\0\
    %@（デフォルト。一致する優先言語なし）\0\
    書字方向\0\
    言語\0\
    左から右\0\
    %1$@（優先言語%2$@に対応）\0\
    %@（デフォルト。優先言語の指定なし）\0\
    デフォルトの言語が拒否されているため、任意の言語\0\
    言語と文字体系が同じで、地域が最も近い\0\
    より上位の優先言語が一致\0\
    空\0\
    登録されていない言語\0\
    対応していない言語\0\
    該当する対応言語が拒否されている\0\
    言語タグではない\0\
    重みが数値ではない\0\
    複数の言語を表す\0\
    指定された言語の読者の多くが知っている別の言語\0\
    言語を含まない内容を表す\0\
    受け入れ不可（重みが0）\0\
    最後の手段として、もう一方の文字体系の中国語\0\
    言語を持たないPOSIXロケール\0\
    私用の言語\0\
    私用のタグ\0\
    指定された言語の読者が読める別の言語\0\
    言語を持たないルートロケール\0\
    言語と文字体系が同じ\0\
    この言語と完全に一致\0\
    別の文字体系でのみ対応している言語\0\
    コードのない言語を表す\0\
    未確定の言語を表す\0\
    任意の言語を表す\0\
    同じように書かれる言語\0\
    右から左\0\
    経過\0\
    アプリ%1$@、…のいずれか（全%2$@個）\0\
    アプリなし\0\
    アプリ%@\0\
    アプリ%@のいずれか\0\
    ホスト%1$@、…のいずれか（全%2$@個）\0\
    ホストなし\0\
    ホスト%@\0\
    ホスト%@のいずれか\0\
    パラメータ%1$@、…のいずれか（全%2$@個）\0\
    パラメータなし\0\
    パラメータ%@\0\
    パラメータ%@のいずれか\0\
    ルート%1$@、…のいずれか（全%2$@個）\0\
    ルートなし\0\
    ルート%@\0\
    ルート%@のいずれか\0\
    スキーム%1$@、…のいずれか（全%2$@個）\0\
    スキームなし\0\
    スキーム%@\0\
    スキーム%@のいずれか\0\
    読み込んだのは同梱のアプリだけです。ほかのアプリを追加するには--manifest FILEを使います\0\
    読み込んだマニフェストは次のものだけです：%@。追加するには--manifest FILEを使います\0\
    %@行目：\0\
    ID：%@\0\
    パスコード：%@\0\
    QRエンコーダーが失敗しました。メモリ不足と思われます\0\
    モジュールのサイズは2～%2$@ピクセルにしてください（指定：%1$@）\0\
    機密ではない値の中に機密の値が含まれているため、省けません\0\
    カスタムスキームはどのアプリでも登録できるため、機密の値は載せられません\0\
    リンクには%1$@ビット必要ですが、このレベルで最大のコードの容量は%2$@ビットです\0\
    リンクのルートはこのスキームを宣言していません\0\
    大文字にすると、リンクは別のルートに一致するか、どのルートにも一致しません\0\
    一辺%1$@モジュール（バージョン%2$@）、レベル%3$@、残り%4$@バイト\0\
    %1$@がなければ一辺%2$@モジュール\0\
    スキーム%1$@なら一辺%2$@モジュール\0\
    大文字なら一辺%@モジュール\0\
    %@のQRコード\0\
    色を使わない場合、コードは暗い背景でしか読み取れません。明るい背景では--background lightを付けてください\0\
    カスタムスキームのリンクはアプリがないと開けず、スキームはどのアプリでも登録できます\0\
    #以降のフラグメントはルートで無視されるため、コードには含まれません\0\
    つづりを誤った項目や追跡用の項目など、ルートで宣言されていない項目はコードに含まれません\0\
    Androidは検証済みのホストを大文字と小文字を区別して照合するため、アプリではなくブラウザが開くことがあります\0\
    別のリンクを依頼してください\0\
    リンクをブラウザで開いてください\0\
    アプリを更新するか、別のリンクを依頼してください\0\
    %@のパーセントエンコードの解釈がURLパーサーによって異なります\0\
    リンクにバックスラッシュがあります。これをスラッシュとして扱うのはブラウザだけです\0\
    %@の値がルートの条件を満たしていません\0\
    値がルートの条件を満たしていません\0\
    リンクに制御文字が含まれています（ブラウザでは取り除かれます）\0\
    パスに.または..という構成要素があります\0\
    リンクに%@が複数あります\0\
    リンクに同じパラメータが複数あります\0\
    ホストのドットが連続しているか、先頭にあります\0\
    リンクが空です\0\
    パスでスラッシュが2つ続いています\0\
    マニフェストがこのリンクを除外しているため、リンクはブラウザで開きます\0\
    リンクにそのままでは使えない文字が含まれています\0\
    ホストにホスト名では使えない文字があります\0\
    このホストには、httpリンクをhttpsリンクとして読み取らないアプリがあります\0\
    パーセント記号の後に2桁の16進数字がありません\0\
    ポートが0～65535の数値ではありません\0\
    リンクがUTF-8ではありません\0\
    %@の値が型に合っていません\0\
    パラメータの値が型に合っていません\0\
    ホストがIPアドレスです\0\
    これらの値から作られるリンクは別のルートに一致します\0\
    リンクにホストがありません\0\
    リンクに%@がありません\0\
    リンクに必要なパラメータがありません\0\
    ルートの途中でパスが終わっています\0\
    リンクにスキームがありません\0\
    スキームの直後のスラッシュが2つではありません\0\
    パスの末尾がスラッシュではありません\0\
    ASCII以外の文字がパーセントエンコードされていません\0\
    ホストにASCII以外の文字があり、別のホストに見せかけるおそれがあります\0\
    セッションに参加するためのリンクではありません\0\
    リンクが無効です\0\
    リンクにパーセントエンコードされた制御文字が含まれています\0\
    ホストがパーセントエンコードされています\0\
    パーセントエンコードされたバイト列がUTF-8ではありません\0\
    ホストにポートが付いています\0\
    ホストにxn--ラベルがあり、別のホストに見せかけるおそれがあります\0\
    リンクにスペースが含まれています\0\
    リンクが長すぎます\0\
    ホストの末尾がドットです\0\
    パスの末尾がスラッシュです\0\
    ホストにアンダースコアがあります\0\
    ルートの終わりより先までパスが続いています\0\
    このホストを宣言しているアプリはありません\0\
    ルートにこのパラメータはなく、宣言外のパラメータも受け付けません\0\
    このパスの構成要素をこの位置に持つルートはありません\0\
    このスキームを宣言しているアプリはありません\0\
    ホストの前にユーザー名があり、ホストと誤認されるおそれがあります\0\
    参加条件\0\
    参加者\0\
    QRコード\0\
    セッション\0\
    サインインが必要\0\
    誰でも参加可能\0\
    パスコード\0\
    発表者\0\
    %@（デフォルト値）\0\
    %@（機密）\0\
    %@（機密、デフォルト値）\0\
    trueまたはfalse\0\
    YYYY-MM-DD形式の日付\0\
    数値（小数点以下の桁数: %@）\0\
    %1$@以上の数値（小数点以下の桁数: %2$@）\0\
    %1$@以下の数値（小数点以下の桁数: %2$@）\0\
    %1$@～%2$@の数値（小数点以下の桁数: %3$@）\0\
    （空）\0\
    整数\0\
    %1$@～%2$@の整数\0\
    BCP 47の言語タグ（例：fr、zh-Hans）\0\
    %@（制御文字は不可）\0\
    %@（制御文字は不可、リンクの長さの上限まで）\0\
    %@（/、\\、制御文字は不可）\0\
    %@（/、\\、制御文字は不可、リンクの長さの上限まで）\0\
    %@に一致するテキスト\0\
    %1$@に一致し、チェックディジット（%2$@）が有効なテキスト\0\
    任意のテキスト\0\
    任意のテキスト（%@のみ）\0\
    \u{1}other\u{2}%lld文字以上\0\
    \u{1}other\u{2}%1$lld文字以上（%2$@のみ）\0\
    %1$@～%2$@文字\0\
    %1$@～%2$@文字（%3$@のみ）\0\
    長さ%@バイト（UTF-8）のテキスト\0\
    長さ%1$@バイト（UTF-8）のテキスト（%2$@のみ）\0\
    \u{1}other\u{2}%lld文字\0\
    \u{1}other\u{2}%1$lld文字（%2$@のみ）\0\
    0～1文字\0\
    0～1文字（%@のみ）\0\
    UUID（例：123e4567-e89b-42d3-a456-426614174000）\0\
    %1$@、ほか%2$@語のいずれか\0\
    %@の値は無効なため、除外されました\0\
    %@の前の区切り文字がHTMLエスケープされているため、値が失われます\0\
    %@の値に、見えない文字または書字方向を変える文字があります\0\
    クエリに未エンコードの角括弧または不完全なエスケープがあり、Foundationが再エンコードします\0\
    警告：%@\0\
    %@がクエリとフラグメントの誤った側にあるため、その値は失われます\0\
    キーはおそらく%@の誤記で、その値は失われます\0\
    リンクはhttpを使っているため、ネットワーク上の第三者が閲覧・変更できます\0\
    リンクの前後のMarkdownを取り除きました。アプリはこれをリンクの一部として読み取ります\0\
    リンクの前後の記号を取り除きました。アプリはこれをリンクの一部として読み取ります\0\
    %@の値のアンダースコアはハイフンとして読み取られました\0\
    %@の前に2つ目の疑問符があるため、その値は失われます\0\
    機密のパラメータ%@が、どのアプリでも登録できるカスタムスキームのリンクに含まれています\0\
    リンクの前後の空白を取り除きました。アプリ内では、空白の付いたリンクは拒否されます\0\
    %@の区切り文字がセミコロンであるか、パーセントエンコードされているため、その値は失われます\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    除非 %2$@，否则转到 %1$@\0\
    需要登录\0\
    需要入会密码\0\
    需要订阅\0\
    除非 %@，否则不允许\0\
    满足所有条件\0\
    不允许\0\
    取决于会议的安全级别；用 --security 指定\0\
    等待 %@\0\
    \u{1}other\u{2}已移除 %lld 个较早的气泡，为较新的气泡腾出空间\0\
    \u{1}other\u{2}%lld 条消息到得太晚，已被丢弃\0\
    \u{1}other\u{2}%lld 行不是消息\0\
    \u{1}other\u{2}另有 %lld 行不是消息\0\
    --me 与 --policy by-direction 一起使用时不起作用\0\
    错误：%1$@ [%2$@]\0\
    预期：%@\0\
    “%@”不是语言标签\0\
    “%@”不是语言标签；要查看文本的方向，请使用 --text\0\
    “%@”不是已知的语言\0\
    路径段之间使用斜杠，而不是反斜杠\0\
    满足 %@ 的值\0\
    仅在有 %2$@ 时才有 %1$@\0\
    不含控制字符\0\
    不含 . 或 .. 路径段的路径\0\
    主机各点之间的字母或数字\0\
    链接\0\
    路径段之间的单个斜杠\0\
    路径的结尾\0\
    未被清单文件排除的路径\0\
    所构成的链接未被清单文件排除的值\0\
    链接中允许的字符，或其百分号编码\0\
    由字母、数字、连字符和点组成的主机\0\
    %% 后面的两个十六进制数字\0\
    0 到 65535 之间的端口，不带前导零\0\
    UTF-8\0\
    主机名，而不是 IP 地址\0\
    以与会者或演讲者身份加入会议的链接\0\
    所构成的链接不与其他路由匹配的值\0\
    所构成的链接与该路由匹配的值\0\
    主机\0\
    开头的 URL 方案，例如 https://\0\
    URL 方案与主机之间恰好两个斜杠\0\
    结尾的斜杠\0\
    ASCII 字符，或百分号编码\0\
    仅含 ASCII 字符的主机\0\
    %@ 仅出现一次\0\
    一个值\0\
    %1$@：%2$@\0\
    某个路由的路径\0\
    不含控制字符，无论是否经过百分号编码\0\
    未经百分号编码的主机\0\
    构成有效 UTF-8 的百分号编码字节\0\
    对所有特殊字符进行百分号编码\0\
    不带端口\0\
    不含 xn-- 标签的主机\0\
    不含空格；在值中编码为 %%20\0\
    %1$@ 的子域名，以匹配主机 %2$@\0\
    %1$@ 的子域名，因为 %2$@ 不匹配 %1$@ 本身\0\
    不超过 8192 字节\0\
    utm_source 等跟踪键\0\
    结尾没有点的主机\0\
    结尾没有斜杠\0\
    不含下划线的主机\0\
    不带用户名和密码的主机\0\
    有效的链接\0\
    准入\0\
    应用\0\
    规范形式\0\
    修正后\0\
    目标链接\0\
    已忽略\0\
    预期\0\
    额外参数\0\
    已匹配\0\
    消息\0\
    缺少\0\
    最接近\0\
    说明\0\
    参数\0\
    已填写\0\
    已拒绝\0\
    角色\0\
    路由\0\
    警告\0\
    无\0\
    %1$@ 或 %2$@\0\
    %1$@、%2$@\0\
    %@，即默认语言，因为没有匹配的首选语言\0\
    书写方向\0\
    语言\0\
    从左到右\0\
    %1$@，匹配首选语言 %2$@\0\
    %@，即默认语言，因为未指定首选语言\0\
    任意语言，因为默认语言不可接受\0\
    语言和文字相同，地区最接近\0\
    靠前的首选语言已匹配\0\
    空\0\
    不是已注册的语言\0\
    不支持该语言\0\
    相符的受支持语言被拒绝\0\
    不是语言标签\0\
    权重不是数字\0\
    表示多种语言\0\
    所需语言的读者往往也懂的语言\0\
    表示不含语言的内容\0\
    不可接受：权重为 0\0\
    用另一种文字书写的中文，作为最后的选择\0\
    POSIX 语言环境，不指定语言\0\
    私用语言\0\
    私用标签\0\
    所需语言的读者也能阅读的语言\0\
    根语言环境，不指定语言\0\
    语言和文字相同\0\
    正是这种语言\0\
    仅支持该语言的另一种文字\0\
    表示没有代码的语言\0\
    表示未确定的语言\0\
    表示任意语言\0\
    书写方式相同的语言\0\
    从右到左\0\
    步骤\0\
    应用 %1$@ 等之一（共 %2$@ 个）\0\
    没有应用\0\
    应用 %@\0\
    应用 %@ 之一\0\
    主机 %1$@ 等之一（共 %2$@ 个）\0\
    没有主机\0\
    主机 %@\0\
    主机 %@ 之一\0\
    参数 %1$@ 等之一（共 %2$@ 个）\0\
    没有参数\0\
    参数 %@\0\
    参数 %@ 之一\0\
    路由 %1$@ 等之一（共 %2$@ 个）\0\
    没有路由\0\
    路由 %@\0\
    路由 %@ 之一\0\
    URL 方案 %1$@ 等之一（共 %2$@ 个）\0\
    没有 URL 方案\0\
    URL 方案 %@\0\
    URL 方案 %@ 之一\0\
    只读取了内置应用；要添加其他应用，请使用 --manifest FILE\0\
    只读取了这些清单文件：%@；要添加其他清单文件，请使用 --manifest FILE\0\
    第 %@ 行：\0\
    编号：%@\0\
    入会密码：%@\0\
    二维码编码器出错，可能是内存不足\0\
    模块大小须为 2 至 %2$@ 像素，而不是 %1$@\0\
    某个非机密的值中含有机密，无法省略\0\
    使用自定义 URL 方案的链接不得包含机密，因为任何应用都可以注册该方案\0\
    链接需要 %1$@ 位，而此级别最大的二维码只能容纳 %2$@ 位\0\
    链接的路由未声明此 URL 方案\0\
    改为大写后，链接匹配另一个路由或不匹配任何路由\0\
    每边 %1$@ 个模块（版本 %2$@），级别 %3$@，剩余字节：%4$@\0\
    不含 %1$@ 时每边为 %2$@ 个模块\0\
    使用 URL 方案 %1$@ 时每边为 %2$@ 个模块\0\
    改为大写时每边为 %@ 个模块\0\
    %@ 的二维码\0\
    不使用颜色时，二维码只能在深色背景上识别；若背景为浅色，请加上 --background light\0\
    使用自定义 URL 方案的链接在未安装应用时无法打开，而且任何应用都可以注册该方案\0\
    二维码不包含 # 之后的片段，因为该路由会忽略它\0\
    二维码不包含该路由未声明的参数，例如拼错的参数或跟踪参数\0\
    Android 匹配已验证的主机时区分大小写，因此链接可能在浏览器而不是应用中打开\0\
    索取其他链接\0\
    在浏览器中打开此链接\0\
    更新应用，或索取其他链接\0\
    不同的 URL 解析器对 %@ 的百分号编码解读不同\0\
    链接含有反斜杠，只有浏览器把它当作斜杠\0\
    %@ 的值不满足该路由的条件\0\
    某个值不满足该路由的条件\0\
    链接含有控制字符，浏览器会将其删除\0\
    路径中含有名为 . 或 .. 的路径段\0\
    链接中 %@ 出现了不止一次\0\
    链接中有参数出现了不止一次\0\
    主机中有连续的点，或以点开头\0\
    链接为空\0\
    路径中有两个连续的斜杠\0\
    清单文件排除了此链接，因此它在浏览器中打开\0\
    链接含有必须经过百分号编码的字符\0\
    主机含有主机名中不允许的字符\0\
    此主机上并非所有应用都将 http 链接视为 https 链接\0\
    百分号后面不是两个十六进制数字\0\
    端口不是 0 到 65535 之间的数字\0\
    链接不是 UTF-8 编码\0\
    %@ 的值与其类型不符\0\
    参数的值与其类型不符\0\
    主机是 IP 地址\0\
    由这些值构成的链接会匹配另一个路由\0\
    链接没有主机\0\
    链接缺少 %@\0\
    链接缺少参数\0\
    路径在路由结束之前就结束了\0\
    链接没有 URL 方案\0\
    URL 方案后面不是恰好两个斜杠\0\
    路径没有以斜杠结尾\0\
    非 ASCII 字符未经百分号编码\0\
    主机含有非 ASCII 字符，可能冒充其他主机\0\
    此链接不是加入会议的链接\0\
    链接无效\0\
    链接含有经过百分号编码的控制字符\0\
    主机使用了百分号编码\0\
    百分号编码的字节不是 UTF-8\0\
    主机带有端口\0\
    主机含有 xn-- 标签，可能冒充其他主机\0\
    链接含有空格\0\
    链接过长\0\
    主机以点结尾\0\
    路径以斜杠结尾\0\
    主机含有下划线\0\
    路径在路由结束之后仍在继续\0\
    没有应用声明此主机\0\
    路由未声明此参数，也不接受其他参数\0\
    没有路由在此处包含这个路径段\0\
    没有应用声明此 URL 方案\0\
    主机前面有用户名，可能被误认为主机\0\
    加入条件\0\
    与会者\0\
    二维码\0\
    会议\0\
    需要登录\0\
    所有人都可加入\0\
    入会密码\0\
    演讲者\0\
    %@（默认值）\0\
    %@（机密）\0\
    %@（机密，默认值）\0\
    true 或 false\0\
    YYYY-MM-DD 格式的日期\0\
    数字（小数位数：%@）\0\
    不小于 %1$@ 的数字（小数位数：%2$@）\0\
    不大于 %1$@ 的数字（小数位数：%2$@）\0\
    %1$@ 到 %2$@ 之间的数字（小数位数：%3$@）\0\
    （空）\0\
    整数\0\
    %1$@ 到 %2$@ 之间的整数\0\
    BCP 47 语言标签，例如 fr 或 zh-Hans\0\
    %@，不含控制字符\0\
    %@，不含控制字符，长度不超过链接上限\0\
    %@，不含 /、\\ 和控制字符\0\
    %@，不含 /、\\ 和控制字符，长度不超过链接上限\0\
    匹配 %@ 的文本\0\
    匹配 %1$@ 且校验码（%2$@）有效的文本\0\
    任意文本\0\
    任意文本（限 %@）\0\
    \u{1}other\u{2}至少 %lld 个字符\0\
    \u{1}other\u{2}至少 %1$lld 个字符（限 %2$@）\0\
    %1$@ 到 %2$@ 个字符\0\
    %1$@ 到 %2$@ 个字符（限 %3$@）\0\
    UTF-8 长度为 %@ 字节的文本\0\
    UTF-8 长度为 %1$@ 字节的文本（限 %2$@）\0\
    \u{1}other\u{2}%lld 个字符\0\
    \u{1}other\u{2}%1$lld 个字符（限 %2$@）\0\
    0 到 1 个字符\0\
    0 到 1 个字符（限 %@）\0\
    UUID，例如 123e4567-e89b-42d3-a456-426614174000\0\
    %1$@ 或其他 %2$@ 个值\0\
    %@ 的值无效，已忽略\0\
    %@ 前的分隔符被 HTML 转义，因此其值会丢失\0\
    %@ 的值含有不可见或改变文字方向的字符\0\
    查询中含有未编码的方括号或不完整的转义，Foundation 会重新编码\0\
    警告：%@\0\
    %@ 位于链接的错误部分（查询或片段），其值会丢失\0\
    该键可能是 %@ 的误写，其值会丢失\0\
    链接使用 http，网络上的其他人可以读取并更改它\0\
    已去除链接前后的 Markdown；应用会将其视为链接的一部分\0\
    已去除链接前后的标点符号；应用会将其视为链接的一部分\0\
    %@ 的值含有下划线，按连字符读取\0\
    %@ 前有第二个问号，其值会丢失\0\
    机密参数 %@ 位于使用自定义 URL 方案的链接中，任何应用都可以注册该方案\0\
    已去除链接前后的空白；在应用内，带有空白的链接会被拒绝\0\
    %@ 的分隔符是分号或经过百分号编码，其值会丢失\0
    """)
}
