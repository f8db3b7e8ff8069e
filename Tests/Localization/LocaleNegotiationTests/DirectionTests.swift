import CICU
import LocaleNegotiation
import Testing

@Suite("Text direction of a language")
struct DirectionTests {
  @Test(
    "Languages with a right-to-left script are right-to-left",
    arguments: """
      ar he iw yi ji fa ur ckb dv nqo rhg syr sd ps ug pa-PK pa-Arab az-Arab uz-AF ms-Arab ff-Adlm \
      und-Hebr en-Arab azb pnb aii syc sam jrb jpr mid prs sd_IN az-IR ar-XB ur-Aran AR \
      he_IL.UTF-8 ks lah ar-u-nu-latn zh-Arab ar-EGY ar_EGY.UTF-8 he-ISR fa-IRN ur-PAK pa-PAK \
      az-IRN uz-AFG ara-SAU ar-arb ar-arz-EGY pa-Arab-PAK und-Hebr-ISR
      """.split(separator: " ").map { String($0) })
  func rightToLeft(tag: String) {
    #expect(TextDirection(ofLanguage: tag) == .rightToLeft)
  }

  @Test(
    "All other languages are left-to-right",
    arguments: """
      he-Latn ar-Latn sd-Deva ks-Deva pa ku ff en es fr ja zh-CN zh-TW de uz az ms und * C x-y \
      en-ARE en-heb es-MEX pa-IND az-AZE sd-IND und-ISR \
      sd_IN@devanagari sd-IN tlh und-Latn ha mn zxx root fa-Latn
      """.split(separator: " ").map { String($0) } + ["", "nonsense tag"])
  func leftToRight(tag: String) {
    #expect(TextDirection(ofLanguage: tag) == .leftToRight)
  }

  @Test("The table of scripts agrees with ICU")
  func scripts() {
    for index in 0..<waymark_script_count() {
      guard let name = unsafe waymark_script(index).map({ unsafe String(cString: $0) }),
        name.utf8.count == 4
      else {
        continue
      }
      // These are variants of Arabic and Syriac, and scripts that older versions of Unicode do not
      // contain.
      if ["Aran", "Syre", "Syrj", "Syrn", "Gara", "Sidt"].contains(name) { continue }
      let isRightToLeft = unsafe waymark_script_is_right_to_left(name)
      #expect((TextDirection(ofScript: name) == .rightToLeft) == isRightToLeft, "\(name)")
    }
    #expect(TextDirection(ofScript: "aRAB") == .rightToLeft)
  }
}
