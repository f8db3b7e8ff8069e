// CLDR's plural rules from ICU's data. ICU's own interpreter of these rules is in a separate
// library, which would be an additional dependency.

#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "CICU.h"

namespace {

/// Returns the rules, or null if this ICU has none. They are immutable, so threads may share them.
const UResourceBundle *plurals() {
  static const UResourceBundle *const table = []() -> const UResourceBundle * {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *opened = ures_openDirect(nullptr, "plurals", &status);
    return U_SUCCESS(status) ? opened : nullptr;
  }();
  return table;
}

/// Returns the rules of a locale, or null if ICU has none. The caller closes them.
UResourceBundle *rules(const char *locale) {
  if (plurals() == nullptr) return nullptr;
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *locales = ures_getByKey(plurals(), "locales", nullptr, &status);
  int32_t length = 0;
  const UChar *name = ures_getStringByKey(locales, locale, &length, &status);
  char set[64];
  if (U_SUCCESS(status) && length > 0 && length < static_cast<int32_t>(sizeof set)) {
    u_UCharsToChars(name, set, length);
    set[length] = '\0';
  } else {
    status = U_MISSING_RESOURCE_ERROR;
  }
  ures_close(locales);
  UResourceBundle *sets = ures_getByKey(plurals(), "rules", nullptr, &status);
  UResourceBundle *found = ures_getByKey(sets, set, nullptr, &status);
  ures_close(sets);
  if (U_SUCCESS(status)) return found;
  ures_close(found);
  return nullptr;
}

}  // namespace

bool waymark_visit_plural_rules(
    const char *locale, void *context, waymark_plural_rule_visitor visit) {
  UResourceBundle *found = rules(locale);
  if (found == nullptr) return false;
  UErrorCode status = U_ZERO_ERROR;
  while (U_SUCCESS(status) && ures_hasNext(found)) {
    const char *category = nullptr;
    int32_t length = 0;
    const UChar *text = ures_getNextString(found, &length, &category, &status);
    char rule[2048];
    int32_t written = 0;
    u_strToUTF8(rule, sizeof rule, &written, text, length, &status);
    if (U_SUCCESS(status) && written < static_cast<int32_t>(sizeof rule)) {
      visit(context, category, rule);
    } else if (U_SUCCESS(status)) {
      status = U_BUFFER_OVERFLOW_ERROR;
    }
  }
  ures_close(found);
  return U_SUCCESS(status);
}
