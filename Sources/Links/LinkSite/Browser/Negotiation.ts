/**
 * The languages of the site by BCP 47 tags in lower case.
 *
 * A tag with a script or a region is listed only if its language is not that
 * of the shorter tag. An empty string means that no language of the site fits.
 */
type LanguageTable = Readonly<Record<string, string>>;

/** Returns the first language of the site that a list of preferences selects. */
function negotiate(
  preferences: readonly string[],
  table: LanguageTable,
  fallback: string,
): string {
  for (const preference of preferences) {
    const language = languageOf(preference, table);
    if (language !== "") {
      return language;
    }
  }
  return fallback;
}

/** Returns the language of the site for a tag; empty if none fits. */
function languageOf(tag: string, table: LanguageTable): string {
  const subtags = tag.toLowerCase().split("-");
  // An extended language, such as `zh-yue`, is the language.
  const language = (/^[a-z]{3}$/.test(subtags[1] ?? "") ? subtags[1] : subtags[0]) ?? "";
  const end = subtags.findIndex((subtag, at) => at > 0 && subtag.length === 1);
  const rest = subtags.slice(1, end < 0 ? undefined : end);
  const script = rest.find((subtag) => /^[a-z]{4}$/.test(subtag));
  const region = rest.find((subtag) => /^([a-z]{2}|[0-9]{3})$/.test(subtag));
  // With a script, the region has no effect.
  const keys = [[language, script ?? region], [language]];
  for (const key of keys) {
    const name = key.filter((part) => part !== undefined).join("-");
    const found = Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return "";
}
