#include <string>
#include <vector>

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/ubidi.h>

#include "ICUOpponent.h"

struct icu_opponent {
  std::vector<std::string> tags;
  icu::LocaleMatcher matcher;
};

icu_opponent *icu_opponent_create(const char *supported) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  builder.setSupportedLocalesFromListString(supported);
  icu::LocaleMatcher matcher = builder.build(status);
  if (U_FAILURE(status)) return nullptr;
  std::vector<std::string> tags;
  std::string list = supported;
  for (size_t start = 0; start < list.size();) {
    size_t end = list.find(',', start);
    if (end == std::string::npos) end = list.size();
    icu::Locale locale = icu::Locale::forLanguageTag(list.substr(start, end - start), status);
    tags.push_back(locale.getName());
    start = end + 1;
  }
  return new icu_opponent{tags, std::move(matcher)};
}

int32_t icu_opponent_match(const icu_opponent *opponent, const char *desired) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale *best = opponent->matcher.getBestMatchForListString(desired, status);
  if (U_FAILURE(status) || best == nullptr) return -1;
  for (size_t index = 0; index < opponent->tags.size(); ++index) {
    if (opponent->tags[index] == best->getName()) return static_cast<int32_t>(index);
  }
  return -1;
}

int32_t icu_opponent_base_direction(const uint16_t *text, int32_t length) {
  return ubidi_getBaseDirection(reinterpret_cast<const UChar *>(text), length);
}
