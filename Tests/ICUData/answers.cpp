// Prints the results of each function of CICU, so that two builds can be compared. Reads the names of
// locales from standard input, one per line.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

#include "CICU.h"

namespace {

long answers = 0;

void print(const std::string &question, const std::string &answer) {
  answers++;
  std::printf("%s\t%s\n", question.c_str(), answer.c_str());
}

using conversion = int32_t (*)(const char *, char *, int32_t);

std::string convert(conversion function, const std::string &text) {
  char buffer[256];
  int32_t count = function(text.c_str(), buffer, sizeof buffer);
  return count < 0 ? "refused" : std::string(buffer, static_cast<size_t>(count));
}

uint64_t packed(const std::string &subtag) {
  uint64_t number = 0;
  for (size_t place = 0; place < subtag.size(); place++) {
    number |= static_cast<uint64_t>(static_cast<unsigned char>(subtag[place])) << (8 * place);
  }
  return number;
}

void visit_alias(void *, const char *kind, const char *key, const char *replacement) {
  print(std::string("alias ") + kind + " " + key, replacement);
}

void visit_likely(void *, const char *key, const char *likely) {
  print(std::string("likely ") + key, likely);
}

void visit_rule(void *context, const char *category, const char *rule) {
  print("plural " + *static_cast<std::string *>(context) + " " + category, rule);
}

std::vector<std::string> list(const char *const *names) {
  std::vector<std::string> all;
  for (; *names != nullptr; names++) all.push_back(*names);
  return all;
}

void ask_locales(const std::vector<std::string> &locales) {
  const char *supported[] = {"en", "es", "fr", "ja", "zh-Hans", "zh-Hant", "de", "pt-BR", "sr-Latn"};
  waymark_matcher *matcher = waymark_matcher_create(supported, 9, "en", false);
  for (const std::string &locale : locales) {
    std::string tag = locale;
    for (char &character : tag) {
      if (character == '_') character = '-';
    }
    print("tag " + tag, convert(waymark_canonical_tag, tag));
    print("name " + locale, convert(waymark_canonical_locale_name, locale));
    print("likely " + tag, convert(waymark_add_likely_subtags, tag));
    print("short " + tag, convert(waymark_remove_likely_subtags, tag));
    const char *desired[] = {tag.c_str()};
    int32_t place = -1;
    print("match " + tag, std::to_string(waymark_matcher_best(matcher, desired, 1, &place)));
    std::string name = locale;
    bool isKnown = waymark_visit_plural_rules(name.c_str(), &name, visit_rule);
    print("plurals " + locale, isKnown ? "known" : "unknown");
  }
  waymark_matcher_destroy(matcher);
}

void ask_subtags() {
  std::vector<std::string> regions = list(waymark_regions());
  for (const std::string &language : list(waymark_languages())) {
    print("language " + language, convert(waymark_add_likely_subtags, language));
    print("script " + language, std::to_string(waymark_likely_script(packed(language), 0)));
    uint64_t sum = 0;
    for (const std::string &region : regions) {
      sum = sum * 31 + waymark_likely_script(packed(language), packed(region));
    }
    print("scripts " + language, std::to_string(sum));
  }
  for (const std::string &region : regions) {
    print("region " + region, convert(waymark_add_likely_subtags, "und-" + region));
  }
  for (char a = 'A'; a <= 'Z'; a++) {
    for (char b = 'A'; b <= 'Z'; b++) {
      for (char c = 'A'; c <= 'Z'; c++) {
        std::string code{a, b, c};
        print("code " + code, std::to_string(waymark_region_of_long_code(packed(code))));
      }
    }
  }
  for (int32_t index = 0; index < waymark_script_count(); index++) {
    const char *script = waymark_script(index);
    if (script == nullptr) continue;
    print(std::string("direction ") + script,
          waymark_script_is_right_to_left(script) ? "right" : "left");
  }
  print("aliases", waymark_visit_aliases(nullptr, visit_alias) ? "complete" : "incomplete");
  print("likely subtags",
        waymark_visit_likely_subtags(nullptr, visit_likely) ? "complete" : "incomplete");
}

void ask_characters() {
  // Prints one line for every 256 code points.
  for (uint32_t start = 0; start < 0x110000; start += 0x100) {
    uint64_t sum = 0;
    for (uint32_t point = start; point < start + 0x100; point++) {
      if (point >= 0xD800 && point < 0xE000) continue;
      sum = sum * 31 + static_cast<uint64_t>(waymark_bidi_class_of(point));
      sum = sum * 31 + waymark_is_assigned(point);
      sum = sum * 31 + waymark_canonical_base(point);
    }
    print("characters " + std::to_string(start), std::to_string(sum));
  }
}

std::vector<uint16_t> units(uint32_t point) {
  if (point < 0x10000) return {static_cast<uint16_t>(point)};
  point -= 0x10000;
  return {static_cast<uint16_t>(0xD800 + (point >> 10)),
          static_cast<uint16_t>(0xDC00 + (point & 0x3FF))};
}

void ask_order() {
  waymark_collation *order = waymark_collation_create();
  print("order", order == nullptr ? "missing" : "there");
  if (order == nullptr) return;
  for (uint32_t start = 0; start < 0x30000; start += 0x100) {
    uint64_t sum = 0;
    for (uint32_t point = start; point < start + 0x100; point++) {
      if (point >= 0xD800 && point < 0xE000) continue;
      for (uint32_t other : {point + 1, point ^ 0x20, 0x61u, 0x4E00u}) {
        if (other >= 0xD800 && other < 0xE000) continue;
        std::vector<uint16_t> left = units(point), right = units(other);
        for (int32_t level = 0; level < 3; level++) {
          sum = sum * 31 + static_cast<uint64_t>(waymark_collation_compare(
                               order, level, left.data(), static_cast<int32_t>(left.size()),
                               right.data(), static_cast<int32_t>(right.size())) + 2);
        }
      }
    }
    print("order " + std::to_string(start), std::to_string(sum));
  }
  waymark_collation_destroy(order);
}

void ask_words(const std::vector<std::string> &locales) {
  const char *texts[] = {
      "The quick brown fox can't jump 32.3 feet, e-mail me@example.org!",
      "吾輩は猫である。名前はまだ無い。", "我们在北京大学学习汉语。", "สวัสดีชาวโลก ภาษาไทยไม่มีช่องว่าง",
      "សួស្តីពិភពលោក ភាសាខ្មែរ", "ສະບາຍດີຊາວໂລກ", "မင်္ဂလာပါကမ္ဘာလောက", "안녕하세요 세계", "Ǆ l'été aujourd'hui ß",
      "עברית וערבית العربية", "👩‍👩‍👧 🇩🇪 🙂 x", "",
  };
  for (const std::string &locale : locales) {
    std::string counts;
    for (const char *text : texts) {
      int32_t length = static_cast<int32_t>(std::strlen(text));
      counts += std::to_string(waymark_word_count(locale.c_str(), text, length)) + " ";
    }
    print("words " + locale, counts);
  }
}

// The charsets in gettext's manual, and further ones that its tools support.
const char *charsets[] = {
    "ASCII",       "ISO-8859-1",  "ISO-8859-2",  "ISO-8859-3",  "ISO-8859-4",  "ISO-8859-5",
    "ISO-8859-6",  "ISO-8859-7",  "ISO-8859-8",  "ISO-8859-9",  "ISO-8859-10", "ISO-8859-13",
    "ISO-8859-14", "ISO-8859-15", "ISO-8859-16", "KOI8-R",      "KOI8-U",      "KOI8-T",
    "CP437",       "CP737",       "CP775",       "CP850",       "CP852",       "CP855",
    "CP857",       "CP862",       "CP864",       "CP866",       "CP869",       "CP874",
    "CP922",       "CP932",       "CP943",       "CP949",       "CP950",       "CP1046",
    "CP1124",      "CP1125",      "CP1129",      "CP1133",      "CP1250",      "CP1251",
    "CP1252",      "CP1253",      "CP1254",      "CP1255",      "CP1256",      "CP1257",
    "CP1258",      "GB2312",      "EUC-JP",      "EUC-KR",      "EUC-TW",      "BIG5",
    "BIG5-HKSCS",  "GBK",         "GB18030",     "SHIFT_JIS",   "JOHAB",       "TIS-620",
    "VISCII",      "GEORGIAN-PS", "UTF-8",       "UTF-16",      "UTF-16LE",    "UTF-16BE",
    "UTF-32",      "UTF-7",       "macintosh",   "x-mac-cyrillic", "windows-31j", "x-sjis",
    "latin1",      "utf8",        "nothing",
};

void ask_charsets() {
  std::vector<uint16_t> buffer(64);
  std::vector<int32_t> offsets(64);
  for (const char *charset : charsets) {
    uint64_t sum = 0;
    for (int32_t first = 0; first < 256; first++) {
      for (int32_t second = 0; second < 256; second++) {
        for (int32_t length = 1; length <= 3; length++) {
          if (length == 1 && second > 0) continue;
          const char bytes[] = {static_cast<char>(first), static_cast<char>(second),
                                static_cast<char>(0xA1)};
          int32_t invalid = -1;
          int32_t count = waymark_decode(charset, bytes, length, buffer.data(), offsets.data(),
                                         static_cast<int32_t>(buffer.size()), &invalid);
          sum = sum * 31 + static_cast<uint64_t>(count + 3);
          for (int32_t place = 0; place < count; place++) {
            sum = sum * 31 + buffer[static_cast<size_t>(place)];
          }
        }
      }
    }
    print(std::string("charset ") + charset, std::to_string(sum));
  }
}

}  // namespace

int main() {
  std::vector<std::string> locales;
  for (std::string line; std::getline(std::cin, line);) locales.push_back(line);
  print("version", std::string(waymark_icu_version()) + " " + waymark_unicode_version());
  print("data", std::to_string(waymark_icu_data_version()));
  ask_locales(locales);
  ask_subtags();
  ask_characters();
  ask_order();
  ask_words(locales);
  ask_charsets();
  std::fprintf(stderr, "%ld answers\n", answers);
}
