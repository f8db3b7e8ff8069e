// Canonical forms and likely subtags. Canonicalization by CLDR's aliases is available only in ICU's
// C++ interface. ICU throws no exceptions, and no C++ type is visible outside this file.

#include <string.h>

#include <unicode/bytestream.h>
#include <unicode/locid.h>

#include "CICU.h"

namespace {

/// A sink that writes to a fixed buffer and records an overflow.
class FixedSink final : public icu::ByteSink {
 public:
  FixedSink(char *buffer, int32_t capacity) : buffer_(buffer), capacity_(capacity) {}

  void Append(const char *bytes, int32_t count) override {
    if (count > capacity_ - 1 - length_) {
      overflowed_ = true;
      return;
    }
    memcpy(buffer_ + length_, bytes, static_cast<size_t>(count));
    length_ += count;
  }

  int32_t finish() {
    if (overflowed_ || capacity_ < 1) return -1;
    buffer_[length_] = '\0';
    return length_;
  }

 private:
  char *buffer_;
  int32_t capacity_;
  int32_t length_ = 0;
  bool overflowed_ = false;
};

/// Parses a tag. ICU's parser of BCP 47 is used for most tags, because it supports grandfathered
/// tags. It also replaces sign languages with a region, according to the IANA registry. CLDR's
/// alias for `sgn-NO` differs, so these tags are read by ICU's parser of locale identifiers.
icu::Locale parsed(const char *tag, UErrorCode &status) {
  if (strlen(tag) == 6 && strncmp(tag, "sgn-", 4) == 0) return icu::Locale(tag);
  return icu::Locale::forLanguageTag(tag, status);
}

/// Writes a locale as a tag. ICU's own writer takes several microseconds. This function therefore
/// joins the subtags itself if there are only a language, a script and a region.
void write(const icu::Locale &locale, FixedSink &sink, UErrorCode &status) {
  const char *language = locale.getLanguage();
  size_t count = strlen(language);
  if (count < 2 || locale.getVariant()[0] != '\0' || strchr(locale.getName(), '@') != nullptr) {
    locale.toLanguageTag(sink, status);
    return;
  }
  sink.Append(language, static_cast<int32_t>(count));
  for (const char *subtag : {locale.getScript(), locale.getCountry()}) {
    if (subtag[0] == '\0') continue;
    sink.Append("-", 1);
    sink.Append(subtag, static_cast<int32_t>(strlen(subtag)));
  }
}

enum class Change { kCanonical, kAddLikely, kRemoveLikely };

int32_t changed(
    icu::Locale locale, UErrorCode status, char *buffer, int32_t capacity, Change change) {
  switch (change) {
    case Change::kCanonical: locale.canonicalize(status); break;
    case Change::kAddLikely: locale.addLikelySubtags(status); break;
    case Change::kRemoveLikely: locale.minimizeSubtags(status); break;
  }
  if (U_FAILURE(status) || locale.isBogus()) return -1;
  FixedSink sink(buffer, capacity);
  write(locale, sink, status);
  return U_FAILURE(status) ? -1 : sink.finish();
}

int32_t changed(const char *tag, char *buffer, int32_t capacity, Change change) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = parsed(tag, status);
  return changed(locale, status, buffer, capacity, change);
}

}  // namespace

int32_t waymark_canonical_locale_name(const char *name, char *buffer, int32_t capacity) {
  return changed(icu::Locale(name), U_ZERO_ERROR, buffer, capacity, Change::kCanonical);
}

int32_t waymark_canonical_tag(const char *tag, char *buffer, int32_t capacity) {
  return changed(tag, buffer, capacity, Change::kCanonical);
}

int32_t waymark_add_likely_subtags(const char *tag, char *buffer, int32_t capacity) {
  return changed(tag, buffer, capacity, Change::kAddLikely);
}

int32_t waymark_remove_likely_subtags(const char *tag, char *buffer, int32_t capacity) {
  return changed(tag, buffer, capacity, Change::kRemoveLikely);
}
