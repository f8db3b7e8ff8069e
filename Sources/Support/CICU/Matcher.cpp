// The nearest supported language by CLDR's distances, which ICU provides only in C++.

#include <new>

#include <unicode/localematcher.h>
#include <unicode/locid.h>

#include "CICU.h"

struct waymark_matcher {
  explicit waymark_matcher(icu::LocaleMatcher &&matcher) : matcher(std::move(matcher)) {}
  icu::LocaleMatcher matcher;
};

namespace {

/// An iterator over the locales of language tags, which creates each locale on request.
class TagIterator final : public icu::Locale::Iterator {
 public:
  TagIterator(const char *const *tags, int32_t count) : tags_(tags), count_(count) {}

  UBool hasNext() const override { return index_ < count_; }

  const icu::Locale &next() override {
    UErrorCode status = U_ZERO_ERROR;
    locale_ = icu::Locale::forLanguageTag(tags_[index_++], status);
    if (U_FAILURE(status)) locale_ = icu::Locale::getRoot();
    return locale_;
  }

 private:
  const char *const *tags_;
  int32_t count_;
  int32_t index_ = 0;
  icu::Locale locale_ = icu::Locale::getRoot();
};

}  // namespace

waymark_matcher *waymark_matcher_create(
    const char *const *supported, int32_t count, const char *default_tag, bool favors_script) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  TagIterator tags(supported, count);
  builder.setSupportedLocales(tags);
  if (default_tag != nullptr) {
    icu::Locale locale = icu::Locale::forLanguageTag(default_tag, status);
    builder.setDefaultLocale(&locale);
  }
  builder.setFavorSubtag(favors_script ? ULOCMATCH_FAVOR_SCRIPT : ULOCMATCH_FAVOR_LANGUAGE);
  icu::LocaleMatcher matcher = builder.build(status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) waymark_matcher(std::move(matcher));
}

void waymark_matcher_destroy(waymark_matcher *matcher) { delete matcher; }

int32_t waymark_matcher_best(
    const waymark_matcher *matcher, const char *const *desired, int32_t count,
    int32_t *desired_index) {
  UErrorCode status = U_ZERO_ERROR;
  TagIterator tags(desired, count);
  icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(tags, status);
  if (U_FAILURE(status)) return -1;
  *desired_index = result.getDesiredIndex();
  return result.getSupportedIndex();
}
