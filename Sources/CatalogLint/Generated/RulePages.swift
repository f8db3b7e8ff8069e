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
    default: nil
    }
  }
}
