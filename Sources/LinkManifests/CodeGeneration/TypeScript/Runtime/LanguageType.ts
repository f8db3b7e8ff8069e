/**
 * Well-formed BCP 47 language tags; conventional casing is written.
 *
 * An item of a link may spell a tag with underscores, as POSIX and Java do.
 */
function languageType(): ValueType {
  return {
    key: "language",
    check(bytes, place) {
      const isShort = bytes.length <= 255 && bytes.every((byte) => byte < 0x80);
      const text = isShort ? textOf(bytes) : "";
      const tag = languageTag(place === "item" ? hyphenated(text) : text);
      return tag === undefined ? "rejected" : "accepted";
    },
    dropCode: () => "unknown-language",
    canonical: (text) => languageTag(hyphenated(text)) ?? text,
    read: (text) => text,
    write: stringOf,
  };
}

function hyphenated(text: string): string {
  return text.replace(/_/g, "-");
}

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
const tagParts = {
  language: 0,
  extendedLanguage: 1,
  script: 2,
  region: 3,
  variant: 4,
  extension: 5,
  privateUse: 6,
};

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
  let part = tagParts.language;
  let extendedCount = 0;
  // A singleton needs a subtag behind it.
  let isBare = false;
  for (const [index, subtag] of subtags.entries()) {
    if (!/^[0-9a-z]{1,8}$/.test(subtag)) {
      return undefined;
    }
    if (index === 0) {
      isBare = subtag === "x";
      part = isBare ? tagParts.privateUse : tagParts.language;
      if (!isBare && !/^[a-z]{2,8}$/.test(subtag)) {
        return undefined;
      }
    } else if (part === tagParts.privateUse) {
      isBare = false;
    } else if (subtag.length === 1) {
      if (isBare || singletons.has(subtag)) {
        return undefined;
      }
      isBare = true;
      singletons.add(subtag);
      part = subtag === "x" ? tagParts.privateUse : tagParts.extension;
    } else if (part === tagParts.extension) {
      isBare = false;
    } else {
      const mayBeExtended =
        part <= tagParts.extendedLanguage &&
        (subtags[0] ?? "").length <= 3 &&
        extendedCount < 3;
      const next = tagPart(subtag, part, mayBeExtended);
      if (next === undefined || variants.has(subtag)) {
        return undefined;
      }
      part = next;
      extendedCount += part === tagParts.extendedLanguage ? 1 : 0;
      if (part === tagParts.variant) {
        variants.add(subtag);
      }
    }
    result.push(
      part === tagParts.region
        ? uppercased(subtag)
        : part === tagParts.script
        ? uppercased(subtag.slice(0, 1)) + subtag.slice(1)
        : subtag,
    );
  }
  return isBare ? undefined : result.join("-");
}

/** The part that a subtag before the extensions is, if it has a place here. */
function tagPart(
  subtag: string,
  part: number,
  mayBeExtended: boolean,
): number | undefined {
  if (part < tagParts.region && /^([a-z]{2}|[0-9]{3})$/.test(subtag)) {
    return tagParts.region;
  }
  if (mayBeExtended && /^[a-z]{3}$/.test(subtag)) {
    return tagParts.extendedLanguage;
  }
  if (part < tagParts.script && /^[a-z]{4}$/.test(subtag)) {
    return tagParts.script;
  }
  return /^([0-9][0-9a-z]{3}|[0-9a-z]{5,8})$/.test(subtag)
    ? tagParts.variant
    : undefined;
}
