/** Well-formed BCP 47 language tags; conventional casing is written. */
const languageType: ValueType = {
  key: "language",
  check(bytes) {
    const isShort = bytes.length <= 255 && bytes.every((byte) => byte < 0x80);
    const tag = isShort ? languageTag(textOf(bytes)) : undefined;
    return tag === undefined ? "rejected" : "accepted";
  },
  canonical: (text) => languageTag(text) ?? text,
  read: (text) => text,
  write: stringOf,
};

/** The tags that were registered as a whole and do not follow the grammar. */
const irregularTags = [
  "en-GB-oed",
  "i-ami",
  "i-bnn",
  "i-default",
  "i-enochian",
  "i-hak",
  "i-klingon",
  "i-lux",
  "i-mingo",
  "i-navajo",
  "i-pwn",
  "i-tao",
  "i-tay",
  "i-tsu",
  "sgn-BE-FR",
  "sgn-BE-NL",
  "sgn-CH-DE",
];

/** The parts of a tag, in the order of the grammar. */
enum TagPart {
  language,
  extendedLanguage,
  script,
  region,
  variant,
  extension,
  privateUse,
}

/**
 * A tag in its conventional casing, `undefined` if it is not well-formed.
 *
 * RFC 5646 §2.1, with its grandfathered tags; repeated variants and repeated
 * singletons are refused.
 */
function languageTag(text: string): string | undefined {
  const lower = lowercased(text);
  const irregular = irregularTags.find((tag) => lowercased(tag) === lower);
  if (irregular !== undefined) {
    return irregular;
  }
  const subtags = lower.split("-");
  const result: string[] = [];
  const variants = new Set<string>();
  const singletons = new Set<string>();
  let part = TagPart.language;
  let extendedCount = 0;
  // A singleton needs a subtag behind it.
  let isBare = false;
  for (const [index, subtag] of subtags.entries()) {
    if (!/^[0-9a-z]{1,8}$/.test(subtag)) {
      return undefined;
    }
    if (index === 0) {
      isBare = subtag === "x";
      part = isBare ? TagPart.privateUse : TagPart.language;
      if (!isBare && !/^[a-z]{2,8}$/.test(subtag)) {
        return undefined;
      }
    } else if (part === TagPart.privateUse) {
      isBare = false;
    } else if (subtag.length === 1) {
      if (isBare || singletons.has(subtag)) {
        return undefined;
      }
      isBare = true;
      singletons.add(subtag);
      part = subtag === "x" ? TagPart.privateUse : TagPart.extension;
    } else if (part === TagPart.extension) {
      isBare = false;
    } else {
      const mayBeExtended =
        part <= TagPart.extendedLanguage &&
        (subtags[0] ?? "").length <= 3 &&
        extendedCount < 3;
      const next = tagPart(subtag, part, mayBeExtended);
      if (next === undefined || variants.has(subtag)) {
        return undefined;
      }
      part = next;
      extendedCount += part === TagPart.extendedLanguage ? 1 : 0;
      if (part === TagPart.variant) {
        variants.add(subtag);
      }
    }
    result.push(
      part === TagPart.region
        ? uppercased(subtag)
        : part === TagPart.script
        ? uppercased(subtag.slice(0, 1)) + subtag.slice(1)
        : subtag,
    );
  }
  return isBare ? undefined : result.join("-");
}

/** The part that a subtag before the extensions is, if it has a place here. */
function tagPart(
  subtag: string,
  part: TagPart,
  mayBeExtended: boolean,
): TagPart | undefined {
  if (part < TagPart.region && /^([a-z]{2}|[0-9]{3})$/.test(subtag)) {
    return TagPart.region;
  }
  if (mayBeExtended && /^[a-z]{3}$/.test(subtag)) {
    return TagPart.extendedLanguage;
  }
  if (part < TagPart.script && /^[a-z]{4}$/.test(subtag)) {
    return TagPart.script;
  }
  return /^([0-9][0-9a-z]{3}|[0-9a-z]{5,8})$/.test(subtag)
    ? TagPart.variant
    : undefined;
}
