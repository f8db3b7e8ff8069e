// ICU's data about single subtags: aliases and likely scripts. ICU's functions for whole locales
// take microseconds, mostly because they parse the locale repeatedly.

#include <string.h>

#include <initializer_list>

#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "CICU.h"

namespace {

/// Writes the letters and digits of a subtag and a NUL; returns the address of the NUL.
char *append(uint64_t subtag, char *end) {
  for (; subtag != 0; subtag >>= 8) *end++ = static_cast<char>(subtag & 0xFF);
  *end = '\0';
  return end;
}

/// Returns the script after the language of a locale such as `gsw_Latn_CH`, or 0 if it has none.
template <typename Character>
uint64_t script_in(const Character *locale, int32_t count) {
  int32_t start = 0;
  while (start < count && locale[start] != '_') ++start;
  int32_t end = ++start;
  uint64_t script = 0;
  for (; end < count && locale[end] != '_'; ++end) {
    if (end - start < 8) script |= static_cast<uint64_t>(locale[end] & 0x7F) << (8 * (end - start));
  }
  return end - start == 4 ? script : 0;
}

/// Returns CLDR's table of likely subtags, or null if this ICU has none. Releases up to 73 use this
/// table. Later releases also have the data in a different form, but no function reads that form
/// quickly. The table is immutable, so threads may share it.
const UResourceBundle *likely_subtags() {
  static const UResourceBundle *const table = []() -> const UResourceBundle * {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *opened = ures_openDirect(nullptr, "likelySubtags", &status);
    return U_SUCCESS(status) ? opened : nullptr;
  }();
  return table;
}

/// Visits the rule of ICU's parser that replaces a three-letter language code with `language`. Does
/// nothing if `language` does not have two letters, or if there is no such rule.
void visit_long_language(const char *language, void *context, waymark_alias_visitor visit) {
  if (strlen(language) != 2 || language[0] < 'a') return;
  const char *text = uloc_getISO3Language(language);
  if (text[0] != '\0') visit(context, "language", text, language);
}

/// Visits the rules of one kind; returns false if ICU has them in a different form.
bool visit_aliases(
    const UResourceBundle *all, const char *kind, void *context, waymark_alias_visitor visit) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *rules = ures_getByKey(all, kind, nullptr, &status);
  UResourceBundle *rule = nullptr;
  int32_t visited = 0;
  while (U_SUCCESS(status) && ures_hasNext(rules)) {
    rule = ures_getNextResource(rules, rule, &status);
    int32_t count = 0;
    const UChar *replacement = ures_getStringByKey(rule, "replacement", &count, &status);
    char text[64];
    if (U_FAILURE(status) || count >= 64) break;
    u_UCharsToChars(replacement, text, count + 1);
    visit(context, kind, ures_getKey(rule), text);
    visit_long_language(ures_getKey(rule), context, visit);
    ++visited;
  }
  bool found = U_SUCCESS(status) && visited > 0 && visited == ures_getSize(rules);
  ures_close(rule);
  ures_close(rules);
  return found;
}

}  // namespace

bool waymark_visit_aliases(void *context, waymark_alias_visitor visit) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(nullptr, "metadata", &status);
  UResourceBundle *all = ures_getByKey(metadata, "alias", nullptr, &status);
  bool found = U_SUCCESS(status);
  for (const char *kind : {"language", "script", "territory", "variant"}) {
    found = found && visit_aliases(all, kind, context, visit);
  }
  ures_close(all);
  ures_close(metadata);
  const char *const *languages = uloc_getISOLanguages();
  while (*languages != nullptr) visit_long_language(*languages++, context, visit);
  return found;
}

bool waymark_visit_likely_subtags(void *context, waymark_likely_visitor visit) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_openDirect(nullptr, "likelySubtags", &status);
  UResourceBundle *entry = nullptr;
  int32_t visited = 0;
  while (U_SUCCESS(status) && ures_hasNext(table)) {
    entry = ures_getNextResource(table, entry, &status);
    int32_t count = 0;
    const UChar *likely = ures_getString(entry, &count, &status);
    char text[64];
    if (U_FAILURE(status) || count >= 64) break;
    u_UCharsToChars(likely, text, count + 1);
    visit(context, ures_getKey(entry), text);
    ++visited;
  }
  bool found = U_SUCCESS(status) && visited > 0 && visited == ures_getSize(table);
  ures_close(entry);
  ures_close(table);
  return found;
}

const char *waymark_cldr_version(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  static const bool written = [] {
    UErrorCode status = U_ZERO_ERROR;
    UVersionInfo version;
    ulocdata_getCLDRVersion(version, &status);
    if (U_SUCCESS(status)) u_versionToString(version, text);
    return true;
  }();
  static_cast<void>(written);
  return text;
}

uint64_t waymark_region_of_long_code(uint64_t code) {
  char locale[4 + 8 + 1] = "und_";
  append(code, locale + 4);
  char region[ULOC_COUNTRY_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uloc_getCountry(locale, region, sizeof region, &status);
  if (U_FAILURE(status) || count != 2) return 0;
  return static_cast<uint64_t>(region[0]) | static_cast<uint64_t>(region[1]) << 8;
}

uint64_t waymark_likely_script(uint64_t language, uint64_t region) {
  char key[2 * 8 + 2];
  char *language_end = append(language, key);
  if (region != 0) {
    *language_end = '_';
    append(region, language_end + 1);
  }
  UErrorCode status = U_ZERO_ERROR;
  const UResourceBundle *table = likely_subtags();
  if (table == nullptr) {
    char locale[ULOC_FULLNAME_CAPACITY];
    int32_t count = uloc_addLikelySubtags(key, locale, sizeof locale, &status);
    return U_SUCCESS(status) ? script_in(locale, count) : 0;
  }
  int32_t count = 0;
  const UChar *locale = ures_getStringByKey(table, key, &count, &status);
  if (status == U_MISSING_RESOURCE_ERROR && region != 0) {
    status = U_ZERO_ERROR;
    *language_end = '\0';
    locale = ures_getStringByKey(table, key, &count, &status);
  }
  return U_SUCCESS(status) ? script_in(locale, count) : 0;
}
