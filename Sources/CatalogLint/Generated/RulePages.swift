// Generated from Pages by GenerateRulePages. Do not edit.
// swift-format-ignore-file

/// The pages of the rules, as Markdown.
enum RulePages {
  /// The page of a rule; `nil` if it has none.
  static func page(of rule: String) -> StaticString? {
    switch rule {
    case "replacement-character": #"""
# replacement-character

A text has the character U+FFFD, `�`, which programs write where they could not read another one.

## Why

A character of the text is lost. It went when a file was read in another encoding than it was written in, and
nobody can tell from the file which one it was. People see a question mark in a diamond.

## What to do

Look the text up in an older version of the file, or translate it again.

## On real files

Not measured yet.

## Invalid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Good morning" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                          ↓
            "value" : "Sch«U+FFFD»nen Tag"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
           ↓
"tea" = "Gr\UFFFDner Tee";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Good morning" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Schönen Tag?"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "unused-suppression": #"""
# unused-suppression

A comment or the configuration allows a rule where the rule has nothing to report.

## Why

The defect is mended, or the name of the rule is spelled wrongly. In the first case the suppression would hide
the next defect of the kind; in the second it hides nothing, though somebody thinks that it does.

A suppression stands in the comment of an entry: `waymark:allow RULE`, also with several rules and for some
languages only, as in `waymark:allow missing-translation(fr, de), replacement-character`. What follows the last
rule is a reason for people; put something else than a comma in front of it. In the file of the source language
a comment holds for the key in all languages, in another file for what that file has. On Android `tools:ignore`
allows the rules that look for what the checks of Android's lint look for; those are never reported here, because
they are for another tool too.

A suppression of a rule that is off is not reported.

## What to do

Remove the rule from the comment, or spell it as `waymark rules` does.

## On real files

None of the 286 `.xcstrings`, `.strings`, `.stringsdict` and Android files of ten open-source apps has a
suppression of this toolkit, so nothing is reported there. In the examples below the rule
`replacement-character` is on too.

## Invalid

```xcstrings rules=replacement-character
{
  "sourceLanguage" : "en",
  "strings" : {
    "Good evening" : {
                                 ↓                      ↓
      "comment" : "waymark:allow replacement-charakter, replacement-character: a demonstration"
    },
    "Good morning" : {
                                             ↓
      "comment" : "A greeting. waymark:allow replacement-character(fr, it)",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sch«U+FFFD»nen Tag"
          }
        }
      }
    },
    "Good night" : {
                   ↓
      "comment" : "waymark:allow -- but what?"
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings rules=replacement-character
                 ↓
/* waymark:allow replacement-character */
"tea" = "Grüner Tee";
```

## Valid

```xcstrings rules=replacement-character
{
  "sourceLanguage" : "en",
  "strings" : {
    "Good morning" : {
      "comment" : "A greeting. waymark:allow replacement-character(de): from the old system",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sch«U+FFFD»nen Tag"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Good night" : {
      "comment" : "waymark:allow replacement-character; the rule is off here"
    }
  },
  "version" : "1.0"
}
```

```android rules=replacement-character
<resources xmlns:tools="http://schemas.android.com/tools">
    <string name="tea" tools:ignore="MissingTranslation">Tea</string>
</resources>
```

"""#
    default: nil
    }
  }
}
