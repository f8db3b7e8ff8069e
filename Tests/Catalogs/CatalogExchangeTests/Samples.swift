import CatalogExchange
import Foundation

/// Catalogs in each format that has a writer, and translated units.
enum Samples {
  /// English catalogs in each format with some German strings.
  static let files = [
    "A.xcstrings": #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "How many",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            },
            "ru" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld файл"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld файла"
                    }
                  }
                }
              }
            }
          }
        },
        "=Hello %@" : {

        },
        "Done" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Fertig"
              }
            }
          }
        },
        "Tap" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Click here"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tap here"
                    }
                  }
                }
              }
            }
          }
        },
        "copied" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Copied %#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg file"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg files"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "internal" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }

    """#,
    "en.lproj/T.strings": "/* A */\n\"a\" = \"One text\";\n/* B */\n\"b\" = \"Two %@\";\n",
    "de.lproj/T.strings": "'a' = 'Eins';\n",
    "app/values/strings.xml": """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
        <!-- A greeting. -->
        <string name="hi">Hi &amp; \\'welcome\\' <b>you</b></string>
        <string name="name">Name</string>
        <plurals name="n">
            <item quantity="one">%d file</item>
            <item quantity="other">%d files</item>
        </plurals>
        <string-array name="days"><item>Mon day</item><item>Tues day</item></string-array>
    </resources>

    """,
    "app/values-de/strings.xml": """
    <resources>
        <string name="name">Name hier</string>
        <plurals name="n">
            <item quantity="other">%d Dateien</item>
        </plurals>
    </resources>

    """,
    "lib/app_en.arb": #"{"@@locale":"en","hello":"Hello {name}","bye":"Bye now"}"#,
    "lib/app_de.arb": #"{"@@locale":"de","hello":"Hallo {name}"}"#,
  ]

  /// Returns a unit with a different translation, as a translator would return it.
  static func returned(
    _ unit: TranslationUnit, target: String? = nil, state: TranslationUnit.State? = nil
  ) -> ImportedUnit {
    ImportedUnit(
      id: unit.id, language: unit.language, source: unit.source,
      target: target ?? unit.target ?? "", state: state ?? unit.state, line: 1)
  }
}
