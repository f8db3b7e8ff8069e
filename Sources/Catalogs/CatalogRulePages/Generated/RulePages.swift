// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the rules of the linter, as Markdown.
package enum RulePages {
  /// Returns the page of a rule; `nil` if it has none.
  package static func page(of rule: String) -> StaticString? {
    switch rule {
    case "accelerator-lost": #"""
# accelerator-lost

A translated label has no accelerator, although its source string has one: for example, `_File` is
translated as `Datei` instead of `_Datei`.

## Why

The accelerator of a label is the letter that selects a menu or a button from the keyboard. On
desktop systems, `_` (GTK) or `&` (Qt, wxWidgets, Windows) marks it. Without an accelerator, people
who cannot use a mouse must tab through all controls.

The rule checks PO, XLIFF, `.properties`, `.resx`, `.resw` and Qt `.ts` files. Translators may omit
all accelerators on purpose, so the rule reports a label only if all of these conditions are true:

- In all languages together, most translations of labels with a mark keep the mark.
- In the language of the translation, more than two thirds of these translations keep the mark.
- The language has translations of at least five labels whose source strings contain the mark.

The severity is info.

## What to do

Put the mark before a letter of the translation that is not the accelerator of another label in the
same menu or window. In Chinese, Japanese and Korean, append the letter in parentheses: `ファイル(_F)`.

To suppress the rule for one key, write `waymark:allow accelerator-lost` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: accelerator-lost, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 1,662 labels in six
apps. A review compared 72 of them with their source strings. In 71 of these, the accelerator is
lost. The remaining report was wrong: it was about an underscore in the name of a placeholder, as in
`{max_width}`. The rule now ignores such names.

## Invalid

An arrow marks each position that the rule reports. `=== messages_fr.properties` begins another file
of the example.

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "_File"
msgstr "_Datei"

msgid "Cu_t"
msgstr "A_usschneiden"

msgid "_Paste"
msgstr "_Einfügen"

msgid "_Help"
msgstr "_Hilfe"

msgid "Select _All"
        ↓
msgstr "Alles auswählen"
```

```properties messages.properties
file=&File
edit=&Edit
view=&View
tools=&Tools
help=&Help
=== messages_fr.properties
file=&Fichier
edit=&Édition
view=&Affichage
      ↓
tools=Outils
help=Aid&e
```

## Valid

```properties messages.properties
file=&File
edit=&Edit
view=&View
tools=&Tools
help=&Help
about=R&D
width=The width is {max_width}
space=Salt&nbsp;and pepper
=== messages_fr.properties
file=&Fichier
edit=&Édition
view=&Affichage
tools=O&utils
help=Aid&e
about=Recherche
width=Largeur maximale
space=Sel et poivre
=== messages_ja.properties
file=ファイル
edit=編集
view=表示
tools=ツール
help=ヘルプ
```

"""#
    case "apostrophe": #"""
# apostrophe

An apostrophe is not escaped as Android requires, or it quotes part of an ICU or Java message by
mistake.

## Why

The effect of an unescaped apostrophe depends on the program that reads the string:

- Android’s resource compiler rejects a string with an apostrophe that has no backslash before it,
  so the app does not build. A string in quotation marks needs no backslash.
- In an ICU message, an apostrophe directly before a brace starts a quote. The quote ends at the
  next apostrophe or, if there is none, at the end of the message. For example, the app displays
  `l'{name}` as `l{name}`, without the value.
- In Java’s `MessageFormat`, a single apostrophe starts a quote, too. The quote also ends at the
  next single apostrophe or at the end of the message. For example, the app displays `L'été {0}` as
  `Lété {0}`.

The severity is error in Android files and for ICU messages. The rule does not check the files of
Compose Multiplatform and moko-resources. These libraries do not use Android’s compiler, and require
no backslash. In an ICU message, the rule reports a quote if it is not closed or contains an
argument of the source. It reports no quotes if the source contains a quote, too.

Java apps use `MessageFormat` only for strings with arguments. In `.properties` files, the rule
therefore checks a translation only if its source string contains arguments and no single
apostrophe, except in `'{'`, `'}'` or a quoted argument such as `'{0}'`. In the translation, the
rule accepts a quoted brace, because it is quoted on purpose. It accepts a quoted argument if the
source string contains one, too.

Some apps format the strings of `.properties` files without `MessageFormat`, so that the apostrophe
is harmless. A catalog proves the use of `MessageFormat` if it contains `''`, `'{'`, `'}'`, or a
typed argument such as `{0,number}`. In `.properties` files, the severities are:

- An apostrophe that quotes an argument is an error if the catalog contains such a proof, and
  otherwise a warning, because the value of the argument is lost. The message of the diagnostic
  names the argument.
- An apostrophe that quotes no argument is a warning, because only the apostrophe itself disappears.
  The severity is info if the translation contains no argument. It is also info if no file in the
  source language and fewer than three other files contain doubled apostrophes.
- Any apostrophe is info in a catalog without proof if an apostrophe quotes an argument in at least
  two of its files, but in at most half of them.

The rule reports nothing in `.properties` files in these cases:

- The catalog contains no proof, and an apostrophe quotes an argument in more than half of its
  files, and in at least two. The app probably does not use `MessageFormat`.
- In at least four source strings, an apostrophe quotes an argument. At most a fifth as many source
  strings contain both an argument and a doubled apostrophe. The app probably doubles the
  apostrophes before it formats the strings.

## What to do

On Android, write `\'`, or the typographic `’`, which needs no backslash. In an ICU or Java message,
write `''` or `’`.

To suppress the rule for one key, write `waymark:allow apostrophe` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: apostrophe, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. Of these, 83 are Android files, in 52 languages. An app with an unescaped
apostrophe in such a file would not build.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing. Neither set
contains `.properties` files.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain sixteen
errors of this rule, and both reviewers confirmed all of them. They also checked samples of the
warnings in 120 of these repositories. These samples contain eight warnings of this rule, and both
reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
51 errors of this rule, of which each reviewer confirmed 43.

## Invalid

An arrow marks each position that the rule reports. `=== fr.lproj/Localizable.strings` begins
another file of the example.

```android res/values-fr/strings.xml
<resources>
                         ↓
    <string name="file">L'ami de l'école</string>
                         ↓
    <string name="code">l&#39;ami <![CDATA[d'ici]]></string>
    <string-array name="all">
                       ↓
        <item>"Oui", qu'il</item>
    </string-array>
</resources>
```

```strings
"sent" = "{n, plural, one {a file of {name}} other {# files of {name}}}";
=== fr.lproj/Localizable.strings
                                       ↓
"sent" = "{n, plural, one {le fichier d'{name}} other {# fichiers d'{name}}}";
```

```strings
"sent" = "{n, plural, one {a file} other {# files}} of {name}";
=== fr.lproj/Localizable.strings
                                                            ↓
"sent" = "{n, plural, one {un fichier} other {# fichiers}} d'{name}";
```

```properties messages.properties
summer=Summer {0}
shop={0} of the shop
=== messages_fr.properties
        ↓
summer=L'été {0}
                   ↓
shop={0} de l''atel'ier
```

## Valid

```android shared/src/composeResources/values-fr/strings.xml
<resources>
    <string name="today">Aujourd'hui</string>
</resources>
```

```properties messages.properties
summer=It''s summer {0}
braces=Write '{0}' or '{' in {0}
plain=It's plain
=== messages_fr.properties
summer=C''est l’été {0}
braces=Écris '{0}' ou '{' dans {0}
plain=C'est l'été
```

```android res/values-fr/strings.xml
<resources>
    <string name="file">L\'ami de l’école "d'ici" <a href='x'>là</a></string>
    <string name="same">"L'ami"</string>
</resources>
```

```strings
"sent" = "{n, plural, one {a file of {name}} other {# files}} it's";
"braces" = "{n, plural, other {'{' # '}'}}";
=== fr.lproj/Localizable.strings
"sent" = "{n, plural, one {l'ami d''{name}} other {# l’ami de {name}}} c'est";
"braces" = "{n, plural, other {# '{'}}'}'";
```

"""#
    case "array-length": #"""
# array-length

The translation of an Android string array has fewer items than the array in the source language.

## Why

Code gets an item of an array by its index. Often, the same index also selects an item of a second
array, for example the value that belongs to a displayed name. In a language with fewer items, the
app shows the wrong item, or crashes because the code reads beyond the end of the array. The rule
ignores additional items, because code that is written for the source language does not read them.

The severity is warning. It is info if there are at least three translations, and most of them have
a different number of items than the source. In this case, the app may pick a random item, so that
the number of items does not matter.

## What to do

Add the missing items, in the order of the source language.

To suppress the rule for one key, write `waymark:allow array-length` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: array-length, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, no
array is shorter than its source.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain nine
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== res/values-fr/arrays.xml` begins another
file of the example.

```android res/values/arrays.xml
<resources>
    <string-array name="speeds">
        <item>Slow</item>
        <item>Normal</item>
        <item>Fast</item>
    </string-array>
</resources>
=== res/values-fr/arrays.xml
<resources>
                        ↓
    <string-array name="speeds">
        <item>Lent</item>
        <item>Rapide</item>
    </string-array>
</resources>
```

## Valid

```android res/values/arrays.xml
<resources>
    <string-array name="speeds">
        <item>Slow</item>
        <item>Fast</item>
    </string-array>
</resources>
=== res/values-de/arrays.xml
<resources>
    <string-array name="speeds">
        <item>Langsam</item>
        <item>Schnell</item>
    </string-array>
</resources>
=== res/values-fr/arrays.xml
<resources>
    <string-array name="speeds">
        <item>Lent</item>
        <item>Normal</item>
        <item>Rapide</item>
    </string-array>
</resources>
```

```android res/values-de/arrays.xml
<resources>
    <string-array name="speeds"><item>Langsam</item></string-array>
</resources>
=== res/values-fr/arrays.xml
<resources>
    <string-array name="speeds"><item>Lent</item><item>Rapide</item></string-array>
</resources>
```

"""#
    case "assumed-source": #"""
# assumed-source

The linter had to assume which language is the source language, or did not find the source strings
in the file of that language.

## Why

Most rules compare a translation with its source string. If the linter uses the wrong source
strings, or finds none, the results of these rules are less reliable. The rule reports five cases,
each once per catalog:

- The source language is not declared, and the catalog has several variants of English. The linter
  uses `en` if that variant has at least nine tenths as many keys as the most complete variant. If
  it does not, the linter uses `en-US` under the same condition, or otherwise the most complete
  variant. The rule reports nothing if the linter uses `en`.
- A `.strings`, JSON or `.properties` file of the source language has no strings. Another language
  has more than ten times as many strings as all files of the source language together. The source
  strings are probably in the code. The placeholders of each translation are then compared with
  those in its key. The rule [orphan-key](orphan-key.md) does not report keys that only translations
  have.
- The source language of `.strings`, JSON or `.properties` files is not declared, and another
  language has more than twice as many keys. The missing source strings may be in the code, so the
  rule `orphan-key` reports no key of that other language.
- The source strings of bilingual files are keys, such as `action_delete`: the `<source>` elements
  of XLIFF files, or each `msgid` of PO files. If a file such as `app.en.xlf` or `en.po` contains
  translations into the source language, the linter uses these translations as the source strings.
  Otherwise, translations in XLIFF files are checked without source strings, and the rule does not
  report PO files.
- The source language is not declared. In the language that the linter would assume, at least three
  strings, and at least half of all, are empty or equal to their keys, such as `screen.title`. The
  strings of another language are not. The linter uses another variant of English whose strings are
  not keys. If there is none, translations are checked without source strings.

The severity is info, which the text output does not list by default. However, the output ends with
a line that states the first diagnostic of this rule and its reason.

## What to do

If the source language is not declared, declare it: `lint: { source-language: en-US }` in
`waymark.yaml`, or `--source-language en-US`. If source strings are missing in the file of the
source language, add them. A tool may be able to extract them from the code. If the source strings
of XLIFF files are keys, and no file contains translations into the source language, add such a
file. If the linter already uses the right source strings, suppress the rule.

To suppress the rule in some files, write
`lint: { allow: [{ rule: assumed-source, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of nine open-source apps, the rule reports 16 cases:

- a catalog that contains both `en-US` and `en-GB`
- a strings file in the source language that is empty, because the strings are in the code
- 14 XLIFF files of Symfony whose `<source>` elements contain keys

In 29 other apps, it reports 3 cases: one catalog with both variants of English, and two files that
are only for tests. All 19 reports are correct. Because of these assumptions, `orphan-key` reports
13,000 fewer diagnostics in the nine apps, and 7,300 fewer in the 29 other apps.

## Invalid

An arrow marks each position that the rule reports. `=== locales/en-US.json` begins another file of
the example.

```json locales/en-GB.json
{
  "color": "Colour",
  "open": "Open"
}
=== locales/en-US.json
↓
{
  "color": "Color",
  "open": "Open",
  "close": "Close"
}
```

```json locales/en-US.json
{
  "open": "Open"
}
=== locales/en-GB.json
↓
{
  "open": "Open",
  "close": "Close"
}
```

```strings en.lproj/Localizable.strings
↓
/* The strings are in the code. */
=== de.lproj/Localizable.strings
"[Open/title]" = "Öffnen";
```

```json locales/en.json
↓
{"open": "Open"}
=== locales/de.json
{"open": "Öffnen", "close": "Schließen", "cut": "Ausschneiden"}
```

```xliff translations/app.de.xlf
↓
<xliff version="1.2">
  <file source-language="en" target-language="de" datatype="plaintext" original="a">
    <body>
      <trans-unit id="1"><source>action_delete</source><target>Löschen</target></trans-unit>
      <trans-unit id="2"><source>action_open</source><target>Öffnen</target></trans-unit>
      <trans-unit id="3"><source>action_close</source><target>Schließen</target></trans-unit>
    </body>
  </file>
</xliff>
```

```xliff translations/app.en.xlf
↓
<xliff version="1.2">
  <file source-language="en" target-language="en" datatype="plaintext" original="a">
    <body>
      <trans-unit id="1"><source>action_delete</source><target>Delete</target></trans-unit>
    </body>
  </file>
</xliff>
=== translations/app.de.xlf
<xliff version="1.2">
  <file source-language="en" target-language="de" datatype="plaintext" original="a">
    <body>
      <trans-unit id="1"><source>action_delete</source><target>Löschen</target></trans-unit>
    </body>
  </file>
</xliff>
```

```strings en.lproj/Localizable.strings
↓
/* Nobody has written the strings. */
"screen.title" = "screen.title";
"screen.count" = "screen.count";
"screen.close" = "";
=== de.lproj/Localizable.strings
"screen.title" = "Titel";
"screen.count" = "%d Dateien";
"screen.close" = "Schließen";
```

```android res/values/strings.xml
↓
<resources>
    <string name="screen_title">screen_title</string>
    <string name="screen_count">screen_count</string>
    <string name="screen_close">screen_close</string>
</resources>
=== res/values-en/strings.xml
<resources>
    <string name="screen_title">Title</string>
    <string name="screen_count">%d files</string>
    <string name="screen_close">Close</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="screen_title">Titel</string>
    <string name="screen_count">%d Dateien</string>
    <string name="screen_close">Schließen</string>
</resources>
```

```gettext po/en.po
↓
msgid ""
msgstr ""
"Language: en\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "screen.title"
msgstr "Title"

msgid "screen.count"
msgstr "%d files"

msgid "screen.close"
msgstr "Close"
=== po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "screen.title"
msgstr "Titel"

msgid "screen.count"
msgstr "%d Dateien"

msgid "screen.close"
msgstr "Schließen"
```

## Valid

```json source=en-GB locales/en-GB.json
{
  "color": "Colour"
}
=== locales/en-US.json
{
  "color": "Color",
  "close": "Close"
}
```

```json locales/en.json
{
  "open": "Open"
}
=== locales/en-GB.json
{
  "open": "Open"
}
```

```json source=en locales/en.json
{"open": "Open"}
=== locales/de.json
{"open": "Öffnen", "close": "Schließen", "cut": "Ausschneiden"}
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
    <string name="skip">Überspringen</string>
    <string name="stop">Anhalten</string>
</resources>
```

```strings en.lproj/Localizable.strings
"open" = "Open";
=== de.lproj/Localizable.strings
"open" = "Öffnen";
```

"""#
    case "bidi-override": #"""
# bidi-override

A string contains a directional override: one of the invisible characters U+202D and U+202E, which
force the text after them into one direction.

## Why

An override forces all characters after it, including digits and names, into one direction. For
example, it can make the name of a program file seem to end in `.xlsx`. People, including reviewers,
then read something different from what a program reads
([Trojan Source](https://trojansource.codes)). To set the direction of a part of a string without
reversing its words, use other control characters: an embedding, or better an isolate.

If a string contains several overrides, the rule reports the most harmful one. The severity is
error, with these exceptions.

The severity is warning in these cases:

- The override reverses no characters, but it covers a placeholder for a string, and no letter,
  digit or other placeholder follows that placeholder.
- The override reverses a word that is stored in the order of its display, such as `3PM` for the
  `MP3` of the source. People see the right word, but searches do not find it, and screen readers
  misread it.

The severity is info in these cases:

- The override covers nothing.
- It covers only characters that already have its direction, such as numbers after U+202D.
- It covers only single digits or letters of the opposite direction, which look the same either way.
- In a right-to-left language, the override is closed by U+202C. It covers a placeholder for a
  string, such as `%@`, but no characters that it reverses. A translator probably wrote it on
  purpose.

## What to do

Use an isolate (U+2066, U+2067 or U+2068 before the text, and U+2069 after it), or remove the
override. The fix-it replaces each override in the string with an embedding in the same direction
(U+202A or U+202B). This changes what people see, so the fix-it is unsafe.

To suppress the rule for one key, write `waymark:allow bidi-override` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: bidi-override, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports 1 string, a Persian sentence with two overrides. In the 1.47 million messages of 86 programs
of a Debian system, converted to `.strings` files, it also reports 1 string. Both are true
positives.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked a sample of the errors in 103 public repositories. The sample contains one
error of this rule, which neither reviewer confirmed.

## Invalid

An arrow marks each position that the rule reports. `«U+202E»` stands for the character U+202E.

```android res/values-fa/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                                     ↓
    <string name="bluetooth">«U+202E»«U+202E»ادامه پخش</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Open %@" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
                            ↓
            "value" : "Open «U+202E»%@«U+202C»"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
                 ↓
"file" = "invoice\U202Exslx.exe";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Open %@" : {
      "localizations" : {
        "he" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "פתיחת «U+2068»%@«U+2069»"
          }
        },
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "فتح «U+202B»%@«U+202C»"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "bidi-unbalanced": #"""
# bidi-unbalanced

An invisible control character starts an embedding or an isolate that is not closed in the same
paragraph, or closes one that was not started. An embedding or isolate is a part of a string whose
direction is set separately, such as a Hebrew name in an English sentence.

## Why

The [bidirectional algorithm](https://www.unicode.org/reports/tr9/) closes all embeddings and
isolates at the end of a paragraph, so the string may look right. But the app may insert the string
into a longer one. There, a control character that is not closed can give the wrong direction to the
text after it. A control character that closes nothing in this string can close an embedding or
isolate of the longer string. An unpaired control character also suggests that its partner was
deleted by accident.

The severity is warning. It is info in these cases, because the string itself looks right:

- The control character closes nothing, so the algorithm ignores it.
- The unclosed control character is at the very start of the string, where it sets the direction of
  the whole string. This is probably intended for a string that is displayed on its own.
- The unclosed control character sets the usual direction of the language, such as right-to-left in
  Hebrew.
- No letter after the unclosed control character, up to the end of the paragraph, has the direction
  of the language.

The rule does not report an override, U+202D or U+202E, that is not closed:
[bidi-override](bidi-override.md) reports strings with overrides.

## What to do

Add the missing partner: U+202C closes embeddings and overrides, and U+2069 closes isolates. Or
remove the unpaired control character, as the unsafe fix-it does. Most strings need no control
characters, because the first letter of a paragraph sets the direction of the paragraph.

To suppress the rule for one key, write `waymark:allow bidi-unbalanced` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: bidi-unbalanced, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports 6 strings, 2 as warnings and 4 as info. All are in one Persian file, and all are true
positives. In the 1.47 million messages of 86 programs of a Debian system, converted to `.strings`
files, it reports 10 warnings and 42 strings as info. All of the warnings are true positives.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

## Invalid

An arrow marks each position that the rule reports. `«U+202C»` stands for the character U+202C.

```android res/values-fa/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                             ↓
    <string name="list">فهرست«U+202C» قسمت\#u{200C}ها</string>
                          ↓
    <string name="played">«U+202B»%d قسمت</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ is here" : {
      "localizations" : {
        "he" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "«U+2068»%@ כאן"
          }
        },
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "«U+2067»%@\nهنا«U+2069»"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings he.lproj/Localizable.strings
            ↓
"order" = "א«U+2069»ב«U+2067»";
                      ↓
"crossed" = "«U+2067»א«U+202A»ב«U+2069»ג«U+202C»";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ is here" : {
      "localizations" : {
        "he" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "«U+2068»%@«U+2069» כאן"
          }
        },
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "«U+200F»هنا «U+202A»%@«U+202C»!"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-fa/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="nested">«U+2067»«U+2068»%s«U+2069» قسمت«U+2069»</string>
</resources>
```

"""#
    case "bracket-mismatch": #"""
# bracket-mismatch

A bracket in the translation has no partner, although all brackets in the source have one. Or the
translation of a command synopsis lacks brackets that mark an optional argument.

## Why

An unmatched bracket, as in “(per defecte: amplada del vídeo”, looks broken. Often, a part of the
sentence was lost together with the missing bracket. In a right-to-left language, the brackets are
reversed if a translator types them as they look on the screen.

The rule checks round and square brackets, and `「」`, `『』`, `【】`, `〔〕`, `〈〉` and `《》`. Full-width and
ordinary brackets match: `（` and `)` are partners. A translation may have more or fewer pairs than
the source. The exception is the synopsis of a command, such as `pack [<path>]`, whose translation
must not contain fewer square brackets than the source. There, `[<path>]` is an optional argument,
and without the brackets, the argument is required.

The severity is warning. The rule does not report these brackets:

- The brackets of list markers (`a)`, `1)`), emoticons and intervals (`[0, 1)`), and a single
  bracket in quotation marks (`'('`). However, the rule reports the only `b)` of a translation in
  the middle of a line, if the source contains no list marker and more opening parentheses than the
  translation.
- Brackets in a translation whose source contains a Python placeholder or a Markdown link, which
  other rules compare.
- Brackets in a translation whose source has no words, such as `!,?,(,)`, which is a list of
  characters.
- Brackets in a translation if the translation or its source is a single character, such as `(`.
- `〈〉` and `《》` if the source contains an arrow, or an unpaired guillemet as in “More »”.

## What to do

Add the missing bracket, or remove the unmatched one.

To suppress the rule for one key, write `waymark:allow bracket-mismatch` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: bracket-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 87 strings. A review
compared 74 of them with their source strings, and 73 are true positives: lost or surplus brackets,
and 14 optional arguments of commands. The remaining report is wrong: a translator wrote
`[--merged | --no-merged]` for `[--merged] [--no-merged]`.

`pofilter --test=brackets`, a check of the Translate Toolkit, reports 1,814 strings in four of these
apps. Most of them contain accelerators such as `(_F)`, or full-width brackets. In 23 of the
strings, a bracket has no partner, or a synopsis lacks a pair. The rule finds all 23.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, of which each reviewer confirmed 27.

## Invalid

An arrow marks each position that the rule reports. `=== ca.lproj/Localizable.strings` begins
another file of the example. `«U+FF09»` stands for the character U+FF09.

```strings en.lproj/Localizable.strings
"a" = "Width (default: video width)";
"b" = "Reachable (HTTP %li)";
"c" = "Edit [Manage] first";
"d" = "Copy the row (x) below";
=== ca.lproj/Localizable.strings
               ↓
"a" = "Amplada (per defecte: amplada del vídeo";
                            ↓
"b" = "Disponible (HTTP) %li«U+FF09»";
              ↓
"c" = "Editeu [Gestiona) abans";
                      ↓
"d" = "Copia la fila x) a sota";
=== ja.lproj/Localizable.strings
       ↓
"c" = "「編集』の前に";
=== fa.lproj/Localizable.strings
            ↓
"b" = "HTTP )در دسترس(";
```

```android res/values/strings.xml
<resources>
    <string name="phone">Work after interruptions (phone calls)</string>
</resources>
=== res/values-de/strings.xml
<resources>
                                                       ↓
    <string name="phone">Nach Unterbrechungen arbeiten (Anrufe</string>
</resources>
```

```gettext po/sv.po
msgid ""
msgstr ""
"Language: sv\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "get all values: key [<value-pattern>]"
        ↓
msgstr "hämta alla värden: nyckel <värde-mönster>"
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Delete %d file(s)";
"b" = "First, open it. Then close it.";
"c" = "Thanks";
"d" = "Between 1 and 10 (inclusive)";
"e" = "Smile :) (please :)";
"f" = "Enter a bracket";
"g" = "First (a) open it, then (b) close it";
"h" = "Open the file (1)";
=== de.lproj/Localizable.strings
"a" = "%d Dateien löschen";
"b" = "1) Öffnen. a) Schließen.";
"c" = "Danke :-) ;))";
"d" = "In [1, 10)";
"e" = "Bitte lächeln (so: :-))";
"f" = "Eine Klammer eingeben: '('";
"g" = "Zuerst a) öffnen, dann b) schließen";
"h" = "1) Datei öffnen";
=== ja.lproj/Localizable.strings
"a" = "%d個のファイル（すべて)を削除";
```

"""#
    case "byte-order-mark": #"""
# byte-order-mark

A file begins with a byte order mark, the invisible character U+FEFF, although its file format does
not use one.

## Why

In UTF-8, the mark has no meaning, because UTF-8 has only one byte order. A program that does not
expect the mark reads it as part of the first key. JSON does not allow a byte order mark
([RFC 8259, section 8.1](https://www.rfc-editor.org/rfc/rfc8259#section-8.1)), and many parsers
reject a file that has one.

The severity depends on the file format:

- In PO files, the severity is error, because `msgfmt` rejects the file.
- In Java `.properties` files, the severity is error if a key directly follows the mark, because the
  app does not find that key. If an empty line or a comment follows, the severity is info, because
  no key is lost.
- In Fluent files, the severity is warning if a key directly follows the mark, and otherwise info.
- In JSON, ARB and `.xcstrings` files, the severity is warning.
- In `.strings` files, the severity is info, because Apple’s systems accept the mark. A `.strings`
  file in UTF-16 must begin with one mark, so the rule reports only additional marks there.

## What to do

Save the file as UTF-8 without a byte order mark. The safe fix removes it.

To suppress the rule in some files, write
`lint: { allow: [{ rule: byte-order-mark, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain one
warning of this rule, which neither reviewer confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
two errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `«U+FEFF»` stands for the character U+FEFF.

```xcstrings
↓
«U+FEFF»{
  "sourceLanguage" : "en",
  "strings" : {

  },
  "version" : "1.0"
}
```

```gettext po/de.po
↓
«U+FEFF»msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Open"
msgstr "Öffnen"
```

```properties messages.properties
↓
«U+FEFF»open=Open
```

```properties messages.properties
↓
«U+FEFF»# Buttons
open=Open
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "code-changed": #"""
# code-changed

The translation lacks code from its source: words between backticks or in a `<code>` element, or a
command between apostrophes.

## Why

Code is the same in all languages, whether it is a command that people type, the name of a setting,
or a file name. Translated code does not work.

The rule compares whole words of code: `lsx` does not match `ls`. The marks around the code may
differ. Words between apostrophes, such as `'git add'`, are compared only in PO files. There, the
rule treats them as a command if there are at least four translations, and at least three quarters
of them keep the words.

Backticks do not always mark code. The rule ignores all backticks of a string if it contains one of
these:

- a backtick between two letters, as in `` Shafi`i ``
- two backticks on different lines
- a backtick without a partner, or two adjacent backticks
- a backtick and an apostrophe that serve as quotation marks, as in `` `this' and `that' ``

The rule also ignores the backticks of a reStructuredText role, such as `` :menuselection:`File` ``,
or link, such as `` `the manual`_ ``.

The rule does not compare these parts of code, which translations may change or which other rules
check:

- words in brackets, which represent a value: in `help [command]`, only `help` is compared
- words directly after such brackets, as in `<file>.results.txt`
- words in capital letters next to other words, such as `FILE`, which represent a value
- placeholders, and code that begins with `#` or contains a web address
- options, which the rule [option-changed](option-changed.md) compares
- date patterns, such as `YYYY-MM-DD`, which each language writes with different letters
- an ellipsis at the end of the code

The rule reports nothing if the words are probably not code:

- There are at least four translations, and most of them change the words. An example is a word that
  the app asks people to type.
- The code is a capitalized word, such as the folder name `Trash`, and at least three translations
  do not keep it.
- The code consists of several words, and the translation differs only in case, such as
  `HTML5 Audio` for `HTML5 audio`.
- The code is a single word, in lowercase or with a capital first letter, and the translation
  contains no code. However, it contains a word that begins with the same letters in any case, such
  as “Sox-fil” for `sox`.
- The code is the argument of a function in documentation, such as `needle`. The translation of the
  signature `$find(haystack,needle)` uses a different word too.

The severity is warning if one of these facts shows that the words are code:

- They are in a `<code>` element.
- They contain a character such as `_`, `/` or `=`, an option, a digit next to a letter, or a
  capital letter after a small one.
- They are the argument of a function whose signature, such as `$find(haystack,needle)`, is a string
  of the same catalog.
- There are at least four translations, and at least three quarters of them keep the words.

The severity is info in these cases:

- None of these facts shows that the words are code. An example is a sample search between
  backticks.
- The translation keeps the first word of a command, and only the arguments differ, as in
  `/tag #name`.
- The code has at least eight bytes, and the translation contains it with a grammatical ending, as
  part of a link, or without its first slash.

## What to do

Write the code as in the source.

To suppress the rule for one key, write `waymark:allow code-changed` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: code-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 58 of about 1,600
strings with code. A review compared all 58 with their source strings. Of these, 52 are true
positives, such as `e2ee decriptare` for `e2ee decrypt`. Six are debatable: sample words for a
search, `/file` as the name of any file, and a sentence that omits the name of a package.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 23
warnings of this rule, of which each reviewer confirmed sixteen.

## Invalid

An arrow marks each position that the rule reports. `=== messages_pt.properties` begins another file
of the example.

```gettext po/ro.po
msgid ""
msgstr ""
"Language: ro\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Please type `e2ee decrypt`."
        ↓
msgstr "Tastați `e2ee decriptare`."

msgid "$find(haystack,needle)"
msgstr "$find(haystack,needle)"

msgid "Finds `needle`."
        ↓
msgstr "Caută `acul`."

msgid "Search for `red apples`."
        ↓
msgstr "Căutați `mere roșii`."
```

```properties messages.properties
label=The label <code>master</code> is no longer used.
=== messages_pt.properties
      ↓
label=O rótulo <code>mestre</code> não é mais utilizado.
```

```gettext po/de.po
msgid ""
msgstr "Language: de\nContent-Type: text/plain; charset=UTF-8\n"

msgid "use 'git add' for 'all files'"
msgstr "verwenden Sie 'git add' für „alle Dateien“"
=== po/fr.po
msgid ""
msgstr "Language: fr\nContent-Type: text/plain; charset=UTF-8\n"

msgid "use 'git add' for 'all files'"
msgstr "utilisez 'git add' pour « tous les fichiers »"
=== po/es.po
msgid ""
msgstr "Language: es\nContent-Type: text/plain; charset=UTF-8\n"

msgid "use 'git add' for 'all files'"
msgstr "use 'git add' para «todos los archivos»"
=== po/it.po
msgid ""
msgstr "Language: it\nContent-Type: text/plain; charset=UTF-8\n"

msgid "use 'git add' for 'all files'"
        ↓
msgstr "usa 'git aggiungi' per «tutti i file»"
```

## Valid

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Type `help [command]` or `config editor <path>`."
msgstr "Geben Sie „help [Befehl]“ oder `config editor <Pfad>` ein."

msgid "Create tags with `#tag`."
msgstr "Mit `#Schlagwort` erstellen."

msgid "Open `notes' or `tasks'."
msgstr "„Notizen“ oder „Aufgaben“ öffnen."

msgid "Choose :menuselection:`File` and read `the manual`_."
msgstr "Wählen Sie :menuselection:`Datei`, und lesen Sie `das Handbuch`_."

msgid "Run `pack INPUT`."
msgstr "Führen Sie `pack EINGABE` aus."

msgid "Use ``this'' and `that'."
msgstr "Benutzen Sie „dies“ und „jenes“."

msgid "$find(haystack,needle)"
msgstr "$find(heuhaufen,nadel)"

msgid "Finds `needle`."
msgstr "Findet `nadel`."

msgid "It needs `sox`."
msgstr "Sox wird gebraucht."
```

```json locales/en.json
{"confirm": "Type `CONFIRM` to go on"}
=== locales/de.json
{"confirm": "Geben Sie `BESTÄTIGEN` ein"}
=== locales/fr.json
{"confirm": "Tapez `CONFIRMER`"}
=== locales/sl.json
{"confirm": "Vnesite `POTRDI`"}
=== locales/nl.json
{"confirm": "Typ `CONFIRM`"}
=== locales/it.json
{"confirm": "Scrivi `CONFERMA`"}
```

"""#
    case "control-character": #"""
# control-character

A string contains a control character: U+0000 to U+001F, or U+007F to U+009F. The rule ignores tabs,
line feeds, and carriage returns before line feeds, which are white space.

## Why

Control characters have no glyph: depending on the font, people see nothing or a box. C functions
read a null character as the end of the string. Most control characters are copied from a terminal
or a spreadsheet. Those from U+0080 on are usually Windows-1252 characters, such as quotation marks
and dashes, that a program read as Latin-1.

The severity is warning. For the source strings of a PO or Qt file, it is info, because these
strings are copied from the code, which may contain the character on purpose. If the translation and
its source contain the same character, the rule reports only the source. The rule
[mojibake](mojibake.md) reports control characters in strings that were decoded incorrectly.

## What to do

Remove the character, or replace it with the intended one, such as `’` for U+0092.

To suppress the rule for one key, write `waymark:allow control-character` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: control-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports nothing. In the JSON, ARB, XLIFF and PO files of the same projects, it reports 1 string.
This is a true positive: a backspace instead of a slash.

In the 1.47 million messages of 86 programs of a Debian system, converted to `.strings` files, it
reports 81 messages. Of these, 32 contain U+000B or U+001F, which these terminal programs use on
purpose. The remaining messages are true positives, such as a bell character in 36 translations of
the explanation of `\a`.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 20
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `«U+0092»` stands for the character U+0092.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Link" : {
      "localizations" : {
        "zh-Hant" : {
          "stringUnit" : {
            "state" : "translated",
                         ↓
            "value" : "更新\b連結"
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
"quote" = "So geht«U+0092»s";
                ↓
"bell" = "Fertig\a";
```

```android res/values-de/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                           ↓
    <string name="end">Ende\u0000</string>
</resources>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Table" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Name\tGröße\r\nSumme\n"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-de/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="lines">Zeile\n\tZeile</string>
</resources>
```

```strings de.lproj/Localizable.strings
"size" = "GrÃ¶Ã«U+009F»e";
"change" = "Ã«U+0084»nderung";
```

"""#
    case "do-not-translate": #"""
# do-not-translate

The source contains a name that `waymark.yaml` lists as not to be translated, but the translation
contains neither this name nor a form of it that is accepted in the language.

## Why

People recognize the names of products, companies and features in their original form, and search
for them in this form. A translator who does not recognize “Field Notes” as a name translates it.
Therefore, list such names in `waymark.yaml`:

```yaml
lint:
  terms:
    do-not-translate:
      - Wordly
      - { term: Field Notes, forms: { ja: [フィールドノート], de: ["Field-Notes*"] } }
```

The translation must contain the name itself, or one of the `forms` that the entry lists for the
language. A `*` at the start or end of a form matches any letters that continue the word. Letters
may also follow the name itself, as an ending does in “Mastodonissa”. Names are case-sensitive
unless an entry sets `match-case: false`: “wordly” does not match “Wordly”.

The severity is warning.

## What to do

Write the name as in the source, or add to `forms` the form that the language requires.

To suppress the rule for one key, write `waymark:allow do-not-translate` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: do-not-translate, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list, the rule reports nothing. With a list of the names of six apps (Mastodon,
NetNewsWire, AntennaPod, Whisky, EhPanda, FlowDown), it reports 231 strings in these apps. A review
checked 26 of them:

- Sixteen write the name in a different script. A team may accept this spelling and add it as a
  form, or reject it.
- Eight omit the name.
- Two misspell it (“AntenaPod”, “Matodon”).

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example. `«U+00A0»` stands for the character U+00A0.

```strings en.lproj/Localizable.strings
"a" = "Open Field Notes";
"b" = "Ask Wordly";
=== de.lproj/Localizable.strings
       ↓
"a" = "Feldnotizen öffnen";
"b" = "Wordly fragen";
=== ja.lproj/Localizable.strings
"a" = "フィールドノートを開く";
       ↓
"b" = "ワードリーに聞く";
=== waymark.yaml
lint: { terms: { do-not-translate: [ Wordly, { term: Field Notes, forms: { ja: [フィールドノート] } } ] } }
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Open Field Notes";
"b" = "A wordly person";
"c" = "Ask Wordly";
=== fi.lproj/Localizable.strings
"c" = "Kysy Wordlyltä";
=== he.lproj/Localizable.strings
"c" = "שאל בWordly";
=== ja.lproj/Localizable.strings
"a" = "Field«U+00A0»Notesを開く";
"b" = "言葉の多い人";
=== waymark.yaml
lint: { terms: { do-not-translate: [ Wordly, Field Notes ] } }
```

"""#
    case "double-escape": #"""
# double-escape

People see an escape sequence such as `\n` or `&amp;` instead of the character that it represents,
because the translation was escaped twice.

## Why

A string is escaped twice if it passes through two programs that both escape it. Examples:

- If a file contains `\\n` instead of `\n`, people see a backslash and an n.
- Inside an HTML tag, as in `<a href=\\"…\\">`, the backslash becomes part of the tag.
- With `&amp;amp;` in XML, or `&amp;` in a file format other than XML, people see an entity instead
  of an ampersand.

The rule reports an escape with a backslash only if the source contains no backslash, and an entity
only if the source contains no entity. If the source contains a backslash or an entity too, the app
probably decodes the escapes. The rule also accepts entities if the translation or its source
contains HTML tags.

If at least twelve source strings in JSON or `.properties` files contain entities, the app probably
inserts its strings into web pages unchanged. In this case, the rule reports only two kinds of
entities:

- an entity that is escaped again, such as `&amp;#39;`
- an entity for a character that the source contains literally, if at least twelve other source
  strings write this character as an entity

The severity is warning. It is info if the source strings of the catalog show that the app probably
decodes the escape:

- An escape with a backslash, such as `\n`, is info if source strings contain it, and at least as
  often as the character itself. For `\n`, this character is a line break.
- An entity is info if at least three source strings contain tags or entities. This does not apply
  to a numeric entity that is escaped again, such as `&amp;#39;`.
- Any entity, even a numeric one that is escaped again, is info if at least three source strings
  contain the same HTML element, such as `<b>`. The app then probably displays its strings as HTML,
  so that people see the character that the entity represents.

## What to do

Escape the character only once, or write the character itself.

To suppress the rule for one key, write `waymark:allow double-escape` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: double-escape, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 1 string, which is a true positive: `\\\"` on Android. In 71,000 strings of four more
apps that were converted to `.strings`, it reports nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings
"lines" = "One\nTwo";
"quote" = "Press \"OK\"";
"and" = "You & me";
=== de.lproj/Localizable.strings
               ↓
"lines" = "Eins\\nZwei";
                  ↓
"quote" = "Drücke \\\"OK\\\"";
            ↓
"and" = "Du &amp; ich";
```

```json locales/en.json
{"help": "See <a href=\"https://nova.app\">this page</a>"}
=== locales/de.json
                        ↓
{"help": "Siehe <a href=\\\"https://nova.app\\\">diese Seite</a>"}
```

```android
<resources>
    <string name="and">You &amp; me\nhere</string>
</resources>
=== res/values-de/strings.xml
<resources>
                          ↓
    <string name="and">Du &amp;amp; ich</string>
</resources>
=== res/values-fr/strings.xml
<resources>
                                  ↓
    <string name="and">Vous et moi\\nici</string>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Nothing found\\n"
msgstr "Nichts gefunden\\n"

msgid "Searching"
             ↓
msgstr "Suche\\n"
```

## Valid

```strings
"lines" = "One\\nTwo";
"html" = "<b>You</b> & me";
"path" = "The folder";
=== de.lproj/Localizable.strings
"lines" = "Eins\\nZwei";
"html" = "<b>Du</b> &amp; ich";
"path" = "Der Ordner C:\\neu, \\\\ \n";
```

```android
<resources>
    <string name="and">You &amp; me</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="and">Du &amp; ich</string>
</resources>
```

"""#
    case "double-space": #"""
# double-space

Two or three spaces separate two words in the source string, or in a translation whose source string
has only single spaces.

## Why

Usually, a word was deleted, but not the space next to it. Some views display all of the spaces, and
others, such as web pages, display only one.

The severity is info. The rule does not report these spaces:

- spaces after the end of a sentence, because some people type two there by habit
- spaces next to most punctuation marks and symbols, as in a table
- spaces in a string with a tab, an indented line, or more than three spaces in a row, because these
  are signs of columns

## What to do

Remove the extra spaces. The fix-it does this. It is unsafe, because the width may be intended, for
example next to a placeholder.

To suppress the rule for one key, write `waymark:allow double-space` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: double-space, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 562 files of ten open-source apps, the rule reports 41 strings. Of these, 36 are in
translations of Git’s PO files. A review checked twenty of the strings, and all are true positives.
The source strings of these files include 39 more strings with two spaces after a full stop or in
columns, which the rule does not report.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
               ↓
"a" = "Move to  Trash";
"b" = "Trash";
=== de.lproj/Localizable.strings
"a" = "In den Papierkorb";
              ↓
"b" = "Papier  korb";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
                ↓
    "See all in  “%@”" : {

    }
  },
  "version" : "1.0"
}
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "One:\n  - two\n  - three";
"b" = "name      value";
=== de.lproj/Localizable.strings
"a" = "Eins:\n  - zwei\n  - drei";
"b" = "Name      Wert";
```

```android res/values/strings.xml
<resources>
    <string name="trash">Move  to
        Trash</string>
</resources>
```

```strings en.lproj/Localizable.strings
"a" = "Nothing was sent.  Try again.";
"b" = "  pull.rebase false  # merge\n  pull.rebase true   # rebase";
"c" = "name | value  | unit";
=== de.lproj/Localizable.strings
"a" = "Nichts wurde gesendet.  Versuche es noch einmal.";
"b" = "  pull.rebase false  # zusammenführen\n  pull.rebase true   # umsetzen";
"c" = "Name | Wert  | Einheit";
```

"""#
    case "duplicate-json-member": #"""
# duplicate-json-member

A JSON object has two members with the same name.

## Why

Parsers disagree on duplicates: Swift’s `JSONDecoder` returns the first member, but
`JSONSerialization` and nearly all other parsers return the last. A tool that displays the string
may therefore show a different value than the app. Most duplicates result from merging two branches.
The severity is warning, or info if both members have the same value. The rule
[duplicate-key](duplicate-key.md) reports duplicate keys of the catalog.

## What to do

Decide which member is right and remove the other. If both members are objects with different
content, as `menu` in the example below, merge them. If both members have the same value, the safe
fix removes the second member.

To suppress the rule in some files, write
`lint: { allow: [{ rule: duplicate-json-member, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked a sample of the warnings in 62 public repositories. The sample contains two
warnings of this rule, and both reviewers confirmed them.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "Senden" }
        },
        ↓
        "de" : {
          "stringUnit" : { "state" : "translated", "value" : "Abschicken" }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```json
                           ↓
{"menu": {"open": "Open"}, "menu": {"close": "Close"}}
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    },
    "Post" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "duplicate-key": #"""
# duplicate-key

A file contains the same key twice, or a plural contains the same category twice.

## Why

If a key occurs twice, the effect depends on the file format:

- On Android, the build fails.
- In PO files, `msgfmt` rejects the file.
- In a string catalog (`.xcstrings`), Swift’s `JSONDecoder` uses the first entry, and most other
  parsers use the last one.
- In `.strings`, `.stringsdict`, JSON, ARB and Java `.properties` files, the last entry is used.
- In Qt, Fluent and `.resx` files, the first entry is used.
- In XLIFF files, tools use only one of the two units.

The other rules check only one of the entries. In `.strings`, `.stringsdict`, JSON, ARB and
`.properties` files, this is the last entry. In all other file formats, it is the first entry.

Keys are compared after their escapes are decoded, so `"a"` and `"\u0061"` are equal. In `.resx`
files, the build treats names that differ only in case as one name. On Android, a string and an
array may have the same name, and so may resources for different products. In a PO file, the key
consists of a `msgid` and its context, `msgctxt`. A message with a plural and a message without one
have the same key if their `msgid` and `msgctxt` are the same.

The rule also reports a duplicate part of an entry:

- a category of an Android plural: the build fails
- a key of a dictionary in `.stringsdict`: the last value is used
- the `<target>` of an XLIFF unit: tools use either the first or the last one (targets in
  `<alt-trans>` and `<mtc:matches>` are only suggestions)
- a variant of a Fluent select expression: the first one is used

On Android and in PO files, the severity is error, even if the values are equal. There are two
exceptions in PO files:

- If the header contains `X-Message-Format: ICU`, libraries such as Lingui read the file instead of
  `msgfmt`. Entries with equal values are then only info.
- `msgfmt` also rejects a file if one of the entries is obsolete (`#~`). However, tools such as
  Babel and polib ignore obsolete entries and lose nothing, so all obsolete duplicates of a file get
  only one warning.

In all other file formats, the severity is warning. It is info in these cases:

- Both entries have the same value.
- The key is the identifier of an Interface Builder object, such as `8rC-1f-xQ2.title`, which the
  tools of Interface Builder regenerate.
- The duplicate is in a translation, and the value that is used differs from the source string.
  Users therefore still see a translation.
- Two XLIFF units with the same `id` have equal targets.
- The sources of two XLIFF units with the same `id` are different keys, such as `user.name` and
  `user.email`. Programs such as Symfony look up strings by these keys, not by the `id`.

In any file format, the severity is info if most strings of the file are marks of Crowdin’s
in-context translation. Apps do not use such a file.

## What to do

Decide which entry is right and remove the other. If all entries have the same value, the fix-it
keeps the first one. It is safe, unless the entries differ in something else, such as their
comments.

To suppress the rule in some files, write
`lint: { allow: [{ rule: duplicate-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain nine
warnings of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
21 errors of this rule, of which one reviewer confirmed 16 and the other 21.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    },
    ↓
    "Send" : {
      "shouldTranslate" : false
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
"send" = "Senden";
"post" = "Beitrag";
 ↓
"send" = "Abschicken";
```

```strings en.lproj/Localizable.strings
"send" = "Send";
"8rC-1f-xQ2.title" = "Menu";
 ↓
"8rC-1f-xQ2.title" = "Options";
=== de.lproj/Localizable.strings
"send" = "Senden";
 ↓
"send" = "Abschicken";
=== fr.lproj/Localizable.strings
"send" = "Envoyer";
 ↓
"send" = "Send";
```

```android res/values-de/strings.xml
<resources>
    <string name="send">Senden</string>
                  ↓
    <string name="send">Senden</string>
</resources>
```

```android res/values/strings.xml
<resources>
    <plurals name="days">
        <item quantity="one">%d day</item>
        <item quantity="other">%d days</item>
                        ↓
        <item quantity="other">%d days long</item>
    </plurals>
</resources>
```

```stringsdict
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>days</key>
    <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@days@</string>
        <key>days</key>
        <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            <key>other</key>
            <string>%d days</string>
                 ↓
            <key>other</key>
            <string>%d days long</string>
        </dict>
    </dict>
</dict>
</plist>
```

```json
                           ↓
{"menu": {"open": "Open"}, "menu.open": "Open"}
```

```arb
                 ↓
{"open": "Open", "open": "Open"}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open"><source>Open</source></trans-unit>
                ↓
<trans-unit id="open"><source>Open</source></trans-unit>
</body></file>
</xliff>
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open"><source>Open</source><target>Offen</target>
 ↓
<target>Öffnen</target></trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Open"
msgstr "Öffnen"

       ↓
msgid "Open"
msgstr "Offen"
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Open"
msgstr "Öffnen"

          ↓
#~ msgid "Open"
#~ msgstr "Offen"
```

```fluent
files =
    { $count ->
        [one] one file
         ↓
        [one] a file
       *[other] { $count } files
    }
```

```properties messages_de.properties
send = Senden
↓
send : Abschicken
```

## Valid

```strings de.lproj/Localizable.strings
"send" = "Senden";
"Send" = "Senden";
```

```android res/values/strings.xml
<resources>
    <string name="days">Days</string>
    <string-array name="days"><item>Monday</item></string-array>
    <string name="device" product="tablet">Tablet</string>
    <string name="device" product="default">Phone</string>
</resources>
```

```json
{"menu": {"open": "Open"}, "page": {"open": "Open"}, "open_one": "1", "open_other": "n", "open": "0"}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open"><source>Open</source><target>Offen</target>
<alt-trans><target>Öffnen</target></alt-trans></trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "verb"
msgid "Open"
msgstr "Öffnen"

msgctxt "adjective"
msgid "Open"
msgstr "Offen"
```

"""#
    case "ellipsis": #"""
# ellipsis

A translation contains three full stops (`...`), but its source contains the ellipsis character
(`…`) and no three full stops.

## Why

The ellipsis is one character: it never wraps across two lines, and the font determines its width.
Translators often type three full stops instead, because their keyboard has no key for it.

The severity is info. The rule does not report three full stops in a source string. If the source
contains three full stops, the rule accepts both spellings in the translation.

## What to do

Write `…`, or `……` in Chinese. The fix-it does this. It is unsafe only because it changes what
people see.

To suppress the rule for one key, write `waymark:allow ellipsis` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: ellipsis, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 5 strings, all of them true positives. In strings of four more programs (Git,
Excalidraw, Zulip, Firefox Focus), converted to `.strings` files, it reports 11 strings, which are
all true positives too.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 10 strings in JSON and
1 in XLIFF.

## Invalid

An arrow marks each position that the rule reports. `=== az.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Loading…";
"b" = "Share with…";
=== az.lproj/Localizable.strings
               ↓
"a" = "Yüklənir...";
=== zh-Hans.lproj/Localizable.strings
         ↓
"b" = "分享...";
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Loading…";
"b" = "Loading...";
"c" = "1…%@";
=== de.lproj/Localizable.strings
"a" = "Wird geladen …";
"b" = "Wird geladen...";
"c" = "1..%@";
=== zh-Hans.lproj/Localizable.strings
"a" = "正在载入⋯⋯";
"b" = "正在载入……";
```

"""#
    case "email-changed": #"""
# email-changed

The source contains an e-mail address, but the translation contains a different address, or none.

## Why

Mail to a mistyped address is returned, or a stranger reads it.

The severity is warning. It is info in these cases:

- The translation consists only of a different address, which may be a sample of the syntax.
- The address in the translation is in a different domain, or contains the language code before the
  at sign. Such an address is probably a contact for speakers of the language. However, if the
  domains differ in only one or two adjacent letters, the address is treated as mistyped, and the
  severity is warning.
- The address is missing, and the translation names the website of the same project instead.
- The address is missing, and there are at least three other translations, most of which lack it
  too.

The rule does not report these addresses, because translators may adapt them to their language:

- An address whose domain name, a preceding “e.g.”, or the name of the key shows that it is an
  example.
- An account name, such as `@ann@example.social`.
- A sample address at a public provider, such as `username@gmail.com`, if the translation contains a
  different address at the same provider.
- The address of a fictitious person, such as `j.doe@nova.app`, if the translation contains a
  different address in the same domain.

The rule also ignores an address that is part of the path of the catalog file. Such an address is
usually the identifier of a browser extension.

## What to do

Write the address from the source. If the language needs a different address, suppress the rule for
the key.

To suppress the rule for one key, write `waymark:allow email-changed` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: email-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 9 strings as info and none as a warning. All of them contain the same sample account,
which translators have adapted to their languages. In strings of four more programs (Git,
Excalidraw, Zulip, Firefox Focus), converted to `.strings` files, it reports nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain one
warning of this rule, which neither reviewer confirmed.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Write to help@wordly.ai.";
"b" = "Questions? help@wordly.ai";
"c" = "Ask help@wordly.ai.";
"d" = "Or help@wordly.ai.";
=== de.lproj/Localizable.strings
                  ↓
"a" = "Schreib an hilfe@wordly.ai.";
       ↓
"b" = "Fragen?";
            ↓
"c" = "Frag help@wordley.ai.";
            ↓
"d" = "Oder kontakt@woerter.de.";
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Write to help@wordly.ai.";
"b" = "you@example.com";
"c" = "Follow @ann@social.town and %@.";
"d" = "If it is username@gmail.com, go on.";
=== de.lproj/Localizable.strings
"a" = "Schreib an Help@Wordly.ai";
"b" = "du@beispiel.de";
"c" = "Folge @anna@soziale.stadt und %@.";
"d" = "Ist es benutzer@gmail.com, weiter.";
```

"""#
    case "empty-translation": #"""
# empty-translation

A translation is empty although its source string is not, or it contains no letter, as in “…”,
although its source string is a sentence.

## Why

In most file formats, the app displays the empty string, for example as a button without a title,
and does not fall back to the source language. The severity is therefore error, unless one of the
following lists applies. If the source string is empty too, the rule reports nothing.

An empty string that counts as not translated yet is not reported by this rule. It is a string with
the state `new`, an empty string in a JSON file, or an empty `msgstr` in a PO file. The rule
[missing-translation](missing-translation.md) reports such a string as missing.

The severity is info in these cases, because the string is probably empty on purpose or never
displayed:

- The source string contains no words, or it begins or ends with a space or with a punctuation mark
  that joins it to other words. Another language may not need such a part of a sentence.
- The source string consists of one or two words and begins with a lowercase letter.
- The name of the key ends with “prefix”, “suffix” or “separator”, or with “part” and a number.
- The string is also empty in at least two other languages, and in at least half of the other
  languages that contain the key.
- The comment of the key asks translators not to translate the string, for example with “do not
  translate”.
- Interface Builder created the key, and the source string is a default string of Interface Builder,
  such as “Text Cell”.
- On Android or in a PO file, the empty string is for a plural category that no integer selects,
  such as Polish `other`. In these file formats, only integers select a category.

The severity is warning in these cases:

- The source string is one word, and its translation in at least one other language is empty too.
- Interface Builder created the key, so the app may replace the string at run time.
- In a Java `.properties` file, the key is the source string itself, with escaped spaces. A program
  that uses such keys displays the key if the value is empty.
- The empty string is for a plural category, `other` has a translation, and the plural in the source
  has only `other`.
- The empty string is for a plural category that only rare numbers use, such as Catalan `many` for
  millions, and `other` has a translation. If this category is `other` itself, all other categories
  must have a translation.
- In a PO file, `msgstr[0]` is empty, but another form is not. `msgfmt` treats such a message as
  untranslated and omits all of its forms.
- In a Qt `.ts` file, a form of a plural is empty, but another form is not. The app then shows the
  source string for every number.
- The translation of the file has probably not started: all of its strings are empty, or at least
  half of them, and no fewer than two. Such a file gets only one diagnostic, unless the
  configuration requires the language.

If no file contains the source strings, the rule uses the key as the source string, provided that
the file format uses source strings as keys, or the key contains a space. For other keys, the rule
reports an empty string only if most other languages have a string with words.

A translation such as “.”, “123” or “✓” probably only fills a required field of a translation
platform. The rule reports such a translation as an error if the source string has at least two
words and twenty letters. The severity is warning if the translation repeats one character at least
three times, as in “....”, because such a string may be hidden on purpose. Question marks remain an
error, because a program writes them for letters that it cannot encode. The rule does not report a
translation without a letter in these cases:

- The name of the key indicates a prefix, a suffix or a separator.
- The translation contains several numbers, and one of them is in the source, as in “1/10” for
  “divide by 10”.
- The translation contains at least seven digits, as in a sample phone number.
- At least two other languages have the same string. The app probably gives this string a meaning,
  such as “no value”.

## What to do

Translate the string, or remove it so that the app shows the string of the source language.

To suppress the rule for one key, write `waymark:allow empty-translation` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: empty-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports one string as an error and seven as info. The error is a true positive: a country
without a name. The remaining seven are translations of “and” and “You gain ” into Chinese, Japanese
and Korean, which are empty on purpose.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In the catalogs of 47 open-source apps, it reports eight translations without a letter, all of them
true positives.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 44
errors of this rule, of which one reviewer confirmed 40 and the other 41. They also checked samples
of the warnings in 120 of these repositories. These samples contain 28 warnings of this rule, of
which each reviewer confirmed 20.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
115 errors of this rule, of which one reviewer confirmed 94 and the other 96.

## Invalid

An arrow marks each position that the rule reports. `=== zh-Hans.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"country.ro" = "Romania";
=== zh-Hans.lproj/Localizable.strings
                ↓
"country.ro" = "";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Cancel" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values/strings.xml
<resources>
    <plurals name="days"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
</resources>
=== res/values-de/strings.xml
<resources>
                                              ↓
    <plurals name="days"><item quantity="one"></item><item quantity="other">%d Tage</item></plurals>
</resources>
```

```strings en.lproj/Localizable.strings
"safe" = "Disable safe mode and restart";
"open" = "Open the file now";
=== bs.lproj/Localizable.strings
          ↓
"safe" = " ";
"open" = "Otvori datoteku";
=== pl.lproj/Localizable.strings
          ↓
"safe" = "....";
"open" = "Otwórz";
```

```gettext po/pl.po
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=4; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d plik"
msgstr[1] "%d pliki"
msgstr[2] "%d plików"
           ↓
msgstr[3] ""
```

```qt translations/app_ru.ts
<TS version="2.1" language="ru_RU"><context><name>Main</name>
<message numerus="yes"><source>%n file(s)</source><translation>
  <numerusform>%n файл</numerusform>
               ↓
  <numerusform></numerusform>
  <numerusform>%n файлов</numerusform>
</translation></message>
</context></TS>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Cancel" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "new",
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
"suffix" = "";
=== de.lproj/Localizable.strings
"suffix" = "";
```

```json
{"open": "Open"}
=== locales/de.json
{"open": ""}
```

```strings en.lproj/Localizable.strings
"greater" = "greater than or equal";
"label" = "label_type_greater_equal";
"more" = "And more";
=== de.lproj/Localizable.strings
"greater" = "≥";
"label" = ">=";
"more" = "...";
```

"""#
    case "end-punctuation": #"""
# end-punctuation

A translation ends with different punctuation than its source. The rule compares full stops,
question marks, exclamation marks, colons and ellipses.

## Why

Final punctuation shows the purpose of a string. A colon introduces what follows, an ellipsis on a
button shows that a dialog opens, and a question mark expects an answer. Adjacent strings look
careless if only some of them end with a full stop.

The severity is info. Languages use different punctuation marks. The rule treats the corresponding
marks of all scripts as equivalent, for example:

- `。`, `।`, `۔` and `.`
- `؟`, `;` in Greek, and `?`
- `?` with and without a space before it, in French

Although the question marks are equivalent, the rule reports a Latin `?` in Greek, Arabic, Persian
or Urdu. It also reports a Spanish question without `¿`.

The rule does not report these differences:

- a difference in full stops or question marks in Thai, Lao, Khmer, Burmese and Tibetan, which need
  neither
- a difference in question marks or exclamation marks in Armenian, which places these marks inside a
  word
- a difference in question marks in Japanese, where a question needs none
- a missing or additional full stop after a single sentence in Chinese, Japanese or Korean
- an exclamation mark instead of a full stop or of no punctuation, and vice versa, because emphasis
  is the translator’s choice
- a full stop at the end of one string and no punctuation at the end of the other, if the full stop
  follows a word of at most four bytes, which may be an abbreviation, or if the source has at most
  two words
- a colon at the end of only one string, if the other string contains a colon elsewhere, for example
  in the name of a drive

## What to do

End the translation with the punctuation mark that corresponds to the mark at the end of the source,
such as `？` for `?` in Chinese. If all translations are right and the source is wrong, fix the
source.

To suppress the rule for one key, write `waymark:allow end-punctuation` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: end-punctuation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 110 strings. A review checked 40 of them, and 33 are mistakes or inconsistent. In the
remaining seven, the translator turned a statement into a question, or added a colon to a heading,
on purpose.

In strings of four more programs (Git, Excalidraw, Zulip, Firefox Focus), converted to `.strings`
files, it reports 586 strings. About 300 of these are in the German translation of Git, which always
ends messages with a full stop. Turn off the rule for such a language.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 416 strings in PO, 172
in JSON, 7 in ARB and 2 in XLIFF. Nearly all of those in PO are from one translation, which ends
messages with a full stop where English has none. A review checked 22 of the strings, and in all of
them, the punctuation differs as reported.

## Invalid

An arrow marks each position that the rule reports. `=== sk.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "The video cannot be played.";
"b" = "Program path:";
"c" = "Delete all?";
"d" = "Save as…";
"e" = "Show a message when something is released";
=== sk.lproj/Localizable.strings
       ↓
"a" = "Nepodarilo sa prehrať video";
=== zh-Hans.lproj/Localizable.strings
       ↓
"b" = "程序路径";
=== es.lproj/Localizable.strings
                  ↓
"c" = "Borrar todo?";
=== el.lproj/Localizable.strings
                    ↓
"c" = "Διαγραφή όλων?";
=== ar.lproj/Localizable.strings
               ↓
"c" = "حذف الكل?";
=== de.lproj/Localizable.strings
       ↓
"d" = "Sichern als";
                                                  ↓
"e" = "Eine Meldung zeigen, sobald etwas erscheint.";
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "The video cannot be played.";
"b" = "Program path:";
"c" = "Delete all?";
"d" = "Min.";
"e" = "<b>It is “done.”</b>";
"f" = "Open C: Drive";
"g" = "Nothing new here ;)";
=== fr.lproj/Localizable.strings
"a" = "La vidéo ne peut pas être lue !";
"b" = "Chemin du programme :";
"c" = "Tout supprimer ?";
"d" = "Minutes";
"e" = "C’est <b>« fini »</b>.";
"f" = "Ouvrir le lecteur C:";
"g" = "Rien de neuf ici :)";
=== es.lproj/Localizable.strings
"c" = "¿Borrar todo?";
=== el.lproj/Localizable.strings
"c" = "Διαγραφή όλων;";
=== ar.lproj/Localizable.strings
"c" = "حذف الكل؟";
=== ja.lproj/Localizable.strings
"a" = "動画を再生できません";
"b" = "プログラムのパス：";
"c" = "すべて削除しますか";
=== th.lproj/Localizable.strings
"a" = "เล่นวิดีโอไม่ได้";
=== hi.lproj/Localizable.strings
"a" = "वीडियो नहीं चलाया जा सकता।";
=== hy.lproj/Localizable.strings
"c" = "Ջնջե՞լ բոլորը";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "settings.title.label" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Das sind alle Einstellungen."
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "entity-expansion": #"""
# entity-expansion

An XML file declares an entity that refers to other entities, or an external entity, which refers to
another file.

## Why

Ten levels of nested entities can expand to gigabytes. An external entity can make a program read a
file that it must not read. The linter never expands these entities, but other programs do. The
severity is error.

## What to do

Write the text itself instead of the entity, and remove the declaration.

To suppress the rule in some files, write
`lint: { allow: [{ rule: entity-expansion, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

## Invalid

An arrow marks each position that the rule reports.

```android
<!DOCTYPE resources [
  <!ENTITY app "Waymark">
  ↓
  <!ENTITY title "&app; &app;">
]>
<resources>
    <string name="title">&title;</string>
</resources>
```

## Valid

```android
<!DOCTYPE resources [
  <!ENTITY app "Waymark">
]>
<resources>
    <string name="title">Welcome to &app;</string>
</resources>
```

"""#
    case "escape-sequence": #"""
# escape-sequence

A backslash and the character after it, such as `\d` in `C:\documents`, do not form an escape
sequence of the file format.

## Why

Most programs that read the file omit such a backslash. People then see only the letters after the
backslash, and the intended character is lost. Examples:

- In Java `.properties` files, the only valid escapes of letters are `\t`, `\n`, `\r`, `\f`, and
  `\u` with four hexadecimal digits, such as `\u00e9`. Java reads `C:\documents` as `C:documents`.
- A `.strings` file supports `\U00e9` but not `\u00e9`, which is read as the word `u00e9`.
- On Android, the build fails if `\u` has fewer than four hexadecimal digits.

The severity is error in these cases:

- The build rejects the escape.
- The backslash follows a letter, a digit, a full stop or a colon. Such a backslash is probably part
  of a path, where a character is lost.
- The characters after the backslash are `u` or `x` and a hexadecimal digit.
- The character after the backslash is `r`, `b`, `f`, `v` or `0`, and no letter follows. Such an
  escape is probably meant as a control character.

In all other cases, the severity is info. People see the word after the backslash, which may be all
that was intended. Even in the cases above, the severity is info if the key is spelled exactly like
the string. The key then contains the same backslash, but the code probably contains the key with
the intended character. In this case, the app looks up a different key, and never displays the
string.

If a translation contains the same escape as its source, the rule reports only the source. A
backslash before punctuation is harmless, so the rule ignores it. In file formats that do not allow
unknown escapes, such as JSON, the whole file is invalid, and the rule `syntax` reports it.

## What to do

Write the character itself, or an escape that the file format supports. Write a literal backslash as
`\\`.

To suppress the rule for one key, write `waymark:allow escape-sequence` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: escape-sequence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing. None of these
is a `.properties` file.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain nine
errors of this rule, of which each reviewer confirmed four.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
33 errors of this rule, of which each reviewer confirmed 26.

## Invalid

An arrow marks each position that the rule reports. `=== fr.lproj/Localizable.strings` begins
another file of the example.

```strings fr.lproj/Localizable.strings
             ↓
"menu" = "Caf\u00e9 \"du Nord\"";
            ↓
"path" = "C:\documents";
           ↓
"code" = "a\Ug";
```

```android res/values-fr/strings.xml
<resources>
                           ↓
    <string name="menu">Caf\u00e</string>
                           ↓
    <string name="line">Une\rligne</string>
</resources>
```

```properties messages.properties
       ↓
path=C:\documents
```

```strings
              ↓
"note" = "See \u203A Settings";
=== fr.lproj/Localizable.strings
"note" = "Voir \u203A Réglages";
```

## Valid

```properties messages.properties
path=C:\\documents \u00e9\t\n\r\f \: \= \! \
  goes on
```

```strings fr.lproj/Localizable.strings
"menu" = "Caf\U00e9 \"du Nord\"\n100\% \'ici\' \\u00e9 \t";
```

```android res/values-fr/strings.xml
<resources>
    <string name="menu">Caf\u00e9\nl\'ami \@ \? 100\% \\r</string>
</resources>
```

"""#
    case "forbidden-term": #"""
# forbidden-term

A string contains a term that `waymark.yaml` forbids.

## Why

Products are renamed, some words turn out to offend people, and internal names must not appear in
the app. A list of forbidden terms in `waymark.yaml` keeps them out of every string, including
source strings:

```yaml
lint:
  terms:
    forbidden:
      - "ai-copilot*"
      - { term: [blacklist, blacklists], use: blocklist, reason: the style guide, languages: [en] }
```

A term matches a whole word. A `*` at the start or end of a term matches any letters that continue
the word. In Korean, and in scripts without spaces between words, the term matches anywhere. Case
matters only if the entry sets `match-case: true`. `languages` limits an entry to some languages,
and `paths` to some catalogs. The rule checks a key only if the key is the source string.

The severity is error.

## What to do

Write the term that the entry suggests, or reword the string. If the entry has `use`, and the term
contains no `*`, the fix-it writes the value of `use`. The fix-it is unsafe, because a sentence may
need a different grammatical form.

To suppress the rule for one key, write `waymark:allow forbidden-term` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: forbidden-term, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list, the rule reports nothing. With the term `ai-copilot*`, it reports nothing in the
catalogs of this project. It also reports nothing in the 456 `.xcstrings`, `.strings`,
`.stringsdict` and Android files of six open-source apps.

## Invalid

An arrow marks each position that the rule reports. `=== ja.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
           ↓
"a" = "Ask AI-Copilot";
=== ja.lproj/Localizable.strings
       ↓
"a" = "ai-copilotsに質問";
=== waymark.yaml
lint: { terms: { forbidden: [ "ai-copilot*" ] } }
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
              ↓
    "Edit the blacklist" : {

    }
  },
  "version" : "1.0"
}
=== waymark.yaml
lint: { terms: { forbidden: [ { term: blacklist, use: blocklist, languages: [en] } ] } }
```

## Valid

```strings en.lproj/Localizable.strings
"ai-copilot" = "Ask Cocotte";
"b" = "blacklisted";
=== de.lproj/Localizable.strings
"ai-copilot" = "Cocotte fragen";
"b" = "auf der blacklist";
=== waymark.yaml
lint: { terms: { forbidden: [ "ai-copilot*", { term: blacklist, languages: [en] } ] } }
```

"""#
    case "glossary": #"""
# glossary

The source contains a term of the glossary in `waymark.yaml`, but the translation contains none of
the words that the glossary lists for the term.

## Why

If “session” means one thing in an app, each language should use only one word for it. People who
read “Sitzung” in one part of the app and “Termin” in another think of two different things. The
glossary lists the words for each term:

```yaml
lint:
  terms:
    glossary:
      - term: "session*"
        translations: { de: ["Sitzung*"], fr: [séance, séances], pt-BR: ["sess*"] }
```

Words are inflected, so an entry can list several forms. The translation must contain one of them. A
`*` at the start or end of a form matches any letters that continue the word.

Forms for `de` also apply to `de-AT`. Forms for `zh-Hans` also apply to `zh-CN`, and vice versa. If
several languages of an entry apply, the most specific one is used. If no language of an entry
applies to a translation, the entry is not checked there.

The severity is warning.

## What to do

Use a word from the glossary, or add to the glossary the form that the sentence needs.

To suppress the rule for one key, write `waymark:allow glossary` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: glossary, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a glossary, the rule reports nothing. The share of true positives depends on the forms that
a glossary lists. With an entry that translates “Post” as a noun in German, French and Spanish, it
reports 104 strings in one app. Half of the reviewed strings translate “Post” as a verb, or another
noun that the glossary should list. The remaining half use a different word for the same thing.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Join the session";
"b" = "3 sessions";
=== de.lproj/Localizable.strings
       ↓
"a" = "Am Termin teilnehmen";
"b" = "3 Sitzungen";
=== zh-CN.lproj/Localizable.strings
       ↓
"a" = "加入课程";
=== waymark.yaml
lint:
  terms:
    glossary:
      - { term: "session*", translations: { de: ["Sitzung*"], zh-Hans: [会话] } }
```

```strings en.lproj/Localizable.strings
"a" = "Join the session";
=== zh-Hans.lproj/Localizable.strings
       ↓
"a" = "加入课程";
=== zh-HK.lproj/Localizable.strings
"a" = "加入課程";
=== zh-Hant.lproj/Localizable.strings
       ↓
"a" = "加入課程";
=== waymark.yaml
lint:
  terms:
    glossary:
      - { term: session, translations: { zh-CN: [会话], zh-Hant-TW: [工作階段, 課程表] } }
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Join the session";
"b" = "Obsession";
=== de-AT.lproj/Localizable.strings
"a" = "An der Sitzung teilnehmen";
"b" = "Besessenheit";
=== fr.lproj/Localizable.strings
"a" = "Rejoindre la réunion";
=== waymark.yaml
lint:
  terms:
    glossary:
      - { term: "session*", translations: { de: ["Sitzung*"] } }
```

"""#
    case "icu-argument": #"""
# icu-argument

The arguments of an ICU message, such as `{name}` in `Hello {name}`, differ from those of its
source.

## Why

The effect depends on the difference:

- If a translation contains an argument that its source does not, the app probably passes no value
  for it. ICU displays the placeholder unchanged, such as `{nombre}`.
- If a translation lacks an argument, the value of the argument is not displayed.
- If an argument is a number in the source and a date in the translation, its value is displayed
  incorrectly.
- A `select` argument chooses a variant by a keyword that the app passes. If a translation contains
  `männlich` instead of `male`, this variant is never chosen. Users see the variant for `other`.

The severity is error. It is warning in these cases:

- A `select` argument lacks a variant that the source contains, and has no variant that the source
  lacks.
- In an ARB file, a translation contains all arguments of its source and others that the source
  lacks. Flutter’s `gen_l10n` makes each of them a parameter of the generated method for all
  languages.
- There are at least three translations, and none of them displays a value that the source displays.
  The rule then reports only one diagnostic, at the source.

The rule checks a string only if the file format or the source shows that it is an ICU message.

A translation must display each value that the source displays outside of its `plural` and `select`
arguments, or in their variants for `other`. Values that the source displays only in other variants
are optional.

The rule also compares each variant of a `plural` or `select` argument with the source’s variant for
the same selector, such as `one` or `male`. If the source has no such variant, the rule compares the
translated variant with the source’s variant for `other`. The translated variant must display each
value that is displayed both in the variant it is compared with and in the source’s variant for
`other`, with these exceptions:

- A variant may omit a value that the translation displays outside of the argument.
- Variants for `zero` and for exact numbers, such as `=0`, may omit values.
- Variants for `one` and `two` may omit any values if the source does not display the number in its
  variant for `other`.

The rule accepts these differences:

- A language without grammatical gender needs no `select` argument. A translation may therefore omit
  the argument, or have only the variant `other`.
- An argument without a type in the source may have any type in the translation.
- In ARB files, the metadata of a source string declares its placeholders. A translation may display
  a declared value that the source string omits.
- If the type of an argument is an invalid keyword, such as `flertall` instead of `plural`, the
  variants of the argument cannot be read. The rule
  [icu-keyword-translated](icu-keyword-translated.md) then reports the keyword, and this rule
  reports no missing values.

## What to do

Copy the argument names, and the keywords of `select` arguments, from the source.

To suppress the rule for one key, write `waymark:allow icu-argument` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: icu-argument, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It also reports nothing in 71,000 strings of four more apps, which were
converted to `.strings` files. One of these apps has ICU messages in 28 languages. As a test, an
argument name was changed in each of the app’s 158 plurals and selects. The rule found all of these
changes.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain eight
errors of this rule, and both reviewers confirmed all of them. They also checked samples of the
warnings in 120 of these repositories. These samples contain one warning of this rule, which neither
reviewer confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
57 errors of this rule, of which each reviewer confirmed 45. Seven of the others are arguments in
ARB files that are warnings now.

## Invalid

An arrow marks each position that the rule reports. `=== es.lproj/Localizable.strings` begins
another file of the example.

```strings
"sent" = "{count, plural, one {{name} sent a file} other {{name} sent # files}}";
=== es.lproj/Localizable.strings
                                ↓
"sent" = "{count, plural, one {{nombre} envió un archivo} other {{nombre} envió # archivos}}";
=== de.lproj/Localizable.strings
          ↓
"sent" = "{count, plural, one {eine Datei} other {# Dateien}}";
=== fr.lproj/Localizable.strings
                                                                          ↓
"sent" = "{count, plural, one {{name} a envoyé un fichier} other {{name} {prénom} a envoyé # fichiers}}";
=== ja.lproj/Localizable.strings
          ↓
"sent" = "{name}がファイルを送信しました";
```

```strings
"who" = "{who, select, female {her file} male {his file} other {their file}}";
=== de.lproj/Localizable.strings
                       ↓                     ↓
"who" = "{who, select, weiblich {ihre Datei} männlich {seine Datei} other {deren Datei}}";
=== fr.lproj/Localizable.strings
               ↓
"who" = "{who, select, female {son fichier} other {leur fichier}}";
=== it.lproj/Localizable.strings
               ↓
"who" = "{who, plural, one {suo file} other {loro file}}";
```

```strings
"when" = "{n, plural, one {# day} other {# days}} since {when, date, short}";
=== de.lproj/Localizable.strings
                                                              ↓
"when" = "{n, plural, one {# Tag} other {# Tage}} seit {when, number}";
```

```arb
{"hello": "Hello, {name}!", "@hello": {"placeholders": {"name": {"type": "String"}}}}
=== lib/app_de.arb
           ↓
{"hello": "Hallo!"}
```

```arb
{"hello": "Hello, {name}!"}
=== lib/app_es.arb
                  ↓
{"hello": "Hola, {nombre}!"}
```

```strings
"crew" = "{n, plural, one {{boat} has # sailor} other {{boat} has # sailors}}";
"helm" = "{who, select, female {her {boat}} other {their {boat}}}";
=== de.lproj/Localizable.strings
                                                  ↓
"crew" = "{n, plural, one {{boat} hat # Matrosen} other {Es hat # Matrosen}}";
                        ↓
"helm" = "{who, select, female {ihre Fähre} other {deren {boat}}}";
```

```arb
{"greeting": "Hello!"}
=== lib/app_de.arb
                      ↓
{"greeting": "Hallo, {name}!"}
```

```arb
            ↓
{"anchor": "The anchor of {boat}"}
=== lib/app_de.arb
{"anchor": "Der Anker"}
=== lib/app_fr.arb
{"anchor": "L’ancre"}
=== lib/app_it.arb
{"anchor": "L’ancora"}
```

## Valid

```strings
"crew" = "{n, plural, =0 {{boat} is empty} one {{boat} has # sailor} other {{boat} has # sailors}}";
=== de.lproj/Localizable.strings
"crew" = "{n, plural, =0 {niemand} one {# Matrose auf {boat}} other {# Matrosen auf {boat}}}";
```

```strings
"sent" = "{count, plural, one {{name} sent a file} other {{name} sent # files}}";
"who" = "{who, select, female {her file} male {his file} other {their file}}";
"this" = "{n, plural, one {Delete this file} other {Delete these files}}";
"when" = "{n, plural, one {a day} other {# days}} since {when}";
=== ja.lproj/Localizable.strings
"sent" = "{name}が{count}個のファイルを送信しました";
"who" = "ファイル";
"this" = "削除";
"when" = "{when, date, long}から{n, number}日";
=== de.lproj/Localizable.strings
"sent" = "{count, plural, =0 {nichts} one {{name} schickt etwas} other {{name} schickt # Dateien}}";
"who" = "{who, select, other {die Datei}}";
"this" = "{n, plural, one {Datei löschen} other {# Dateien löschen}}";
"when" = "seit {when} ({n})";
```

```arb
{"hello": "Hello, {name}!", "@hello": {"placeholders": {"name": {}, "title": {}}}}
=== lib/app_de.arb
{"hello": "Hallo {title} {name}!"}
```

"""#
    case "icu-keyword-translated": #"""
# icu-keyword-translated

A keyword of the ICU message syntax, such as `plural` or `one`, or a plural category in a Fluent
file, was translated or mistyped.

## Why

`plural`, `select`, `one`, `other` and `number` are keywords for a program:

- If `other` is translated as `andere`, ICU rejects the message.
- If `one` is translated as `eins`, the variant for one item is never displayed.
- With the type `Nummer`, as in `{0,Nummer}` instead of `{0,number}`, ICU, formatjs and
  `java.text.MessageFormat` reject the message. The rule also reports an unknown type if the
  argument has no type in the source, as in `{boat, hier}` for `{boat}`.
- If a style is translated, as in `{0,date,kurz}` instead of `{0,date,short}`, the value is not
  displayed in the intended style.

In Fluent, no number selects a variant such as `[oen]`, so people see the default variant instead.
The rule reports such a variant under two conditions:

- Another variant, or the source, shows that the variants are plural categories.
- The name of the variant resembles a plural category that the expression does not use, or the
  source has an unused category at the position of the variant.

The severity is error.

## What to do

Write the keyword as in the source. The plural categories are called `zero`, `one`, `two`, `few`,
`many` and `other` in every language, but most languages use only some of them.

To suppress the rule for one key, write `waymark:allow icu-keyword-translated` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: icu-keyword-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It also reports nothing in 71,000 strings of four more apps, which were
converted to `.strings` files. One of these apps has ICU messages in 28 languages. As a test, `one`,
`other`, `plural` and `select` were translated in the app’s 158 plurals and selects. The rule found
all of these changes.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain one
error of this rule, which both reviewers confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
21 errors of this rule, of which one reviewer confirmed 20 and the other 21.

## Invalid

An arrow marks each position that the rule reports. `=== lib/app_de.arb` begins another file of the
example.

```arb
{"berth": "Berth of {boat}"}
=== lib/app_de.arb
                         ↓
{"berth": "Platz: {boat, hier}"}
```

```properties messages.properties
size={0,number} files
day=On {0,date,short}
=== messages_de.properties
        ↓
size={0,Nummer} Dateien
               ↓
day=Am {0,date,kurz}
```

```json locales/en.json
{"size": "{n, number} files"}
=== locales/de.json
              ↓
{"size": "{n, Zahl} Dateien"}
```

```strings
"files" = "{count, plural, one {# file} other {# files}}";
=== de.lproj/Localizable.strings
                           ↓              ↓
"files" = "{count, plural, eins {# Datei} andere {# Dateien}}";
=== fr.lproj/Localizable.strings
                                           ↓
"files" = "{count, plural, one {# fichier} Other {# fichiers}}";
=== es.lproj/Localizable.strings
                   ↓
"files" = "{count, plurales, one {# archivo} other {# archivos}}";
```

```strings
"who" = "{who, select, female {her} other {their}} {price, number, currency} {day, date, short}";
=== de.lproj/Localizable.strings
               ↓                                            ↓                           ↓
"who" = "{who, auswahl, female {ihr} other {deren}} {price, zahl, currency} {day, date, kurz}";
```

```strings
                       ↓
"files" = "{n, plural, ones {# file} other {# files}}";
```

```fluent locales/en/app.ftl
files = { $count ->
    [one] One file
   *[other] { $count } files
}
=== locales/da/app.ftl
files = { $count ->
     ↓
    [en] En fil
   *[andet] { $count } filer
}
=== locales/pl/app.ftl
files = { $count ->
    [one] Jeden plik
     ↓
    [feww] { $count } pliki
   *[many] { $count } plików
}
```

## Valid

```strings
"files" = "{count, plural, one {# file} other {# files}} {day, date, short} {x, listing}";
=== ru.lproj/Localizable.strings
"files" = "{count, plural, =0 {нет} one {# файл} few {# файла} many {# файлов} other {# файла}} {day, date, long} {x, listing}";
=== de.lproj/Localizable.strings
"files" = "{count, PLURAL, one {# Datei} other {# Dateien}} {day, date, dd.MM.} {x, listing}";
```

```fluent locales/en/app.ftl
state = { $state ->
    [on] On
   *[other] Off
}
```

"""#
    case "icu-syntax": #"""
# icu-syntax

A string that should be an ICU message, such as `{n, plural, one {# file} other {# files}}`, has
invalid syntax.

## Why

ICU and compatible libraries reject a message in which a brace or the variant for `other` is
missing. The app then shows the message pattern or nothing, or it crashes.

The rule parses the string as ICU does. The diagnostic states the position of the error and what was
expected there. The severity is error, with these exceptions:

- An unmatched closing brace is reported only if the source has none. The severity is warning,
  because ICU displays the brace, but other libraries reject the message. It is error if the brace
  ends a `plural` or `select` argument early, so that the following variants are read as arguments.
- In a plural, the number must directly follow the equals sign: ICU accepts `=1` and rejects `= 1`.
  In ARB files, such a space is only info, because Flutter’s `gen-l10n` ignores it.

In ARB files, every string is a message. An apostrophe may be a literal character, as in Flutter, or
start a quote. The rule accepts a string if either reading results in a valid message.

The rule does not check PO, Fluent, `.resx`, `.resw` and Qt `.ts` files. In the remaining file
formats, a string is a message only if its source contains an argument with a type, such as
`{count, plural, …}`, `{sex, select, …}` or `{count, number}`. Otherwise, names in braces may be
placeholders of a different library. The rule `placeholder-translated` and others check them.

The rule does not require the variant `other` in an argument whose name begins with `VAR_SELECT` if
the source has no such variant either. Angular uses such names, and displays nothing for a value
without a variant.

## What to do

Fix the syntax at the reported position. Each opening brace needs a closing one, and each `plural`
or `select` argument needs a variant for `other`.

To suppress the rule for one key, write `waymark:allow icu-syntax` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: icu-syntax, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps
contains an ICU message. The rule reports none of the 71,000 strings of four more apps, which were
converted to `.strings` files. As a test, 408 errors, such as a missing brace or comma, were
inserted into messages of one of these apps in 28 languages. The rule found all 408 errors.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain eight
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
17 errors of this rule, of which each reviewer confirmed eleven. The remaining six are messages of
Angular, which the rule has accepted since.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings
"files" = "{count, plural, one {# file} other {# files}}";
=== de.lproj/Localizable.strings
           ↓
"files" = "{count, plural, one {# Datei} other {# Dateien}";
```

```strings
"files" = "{count, plural, one {# file} other {# files}}";
=== de.lproj/Localizable.strings
                   ↓
"files" = "{count, plural, one {# Datei}}";
=== fr.lproj/Localizable.strings
                           ↓
"files" = "{count, plural, one # fichier other {# fichiers}}";
=== es.lproj/Localizable.strings
                                                              ↓
"files" = "{count, plural, one {# archivo} other {# archivos}}}";
=== it.lproj/Localizable.strings
            ↓
"files" = "{count plural, one {# file} other {# file}}";
```

```strings
               ↓
"who" = "{who, select, female {She said “hi”} male {He said “hi”}}";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "{n, plural, one {a \"file\"} other {# files}}" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                                  ↓
            "value" : "{n, plural, one {\"Datei\"}, other {# Dateien}}"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"files" = "{count, plural, one {# file} other {# files}}";
=== de.lproj/Localizable.strings
                           ↓
"files" = "{count, plural, = 1 {# Datei} other {# Dateien}}";
```

## Valid

```strings
"files" = "{count, plural, =0 {no file} one {# file} other {# files of {name}}}";
"brace" = "a } b";
"name" = "{first name} {";
=== de.lproj/Localizable.strings
"files" = "{count, plural, =0 {keine Datei} one {# Datei} other {# Dateien von {name}}}";
"brace" = "a } b";
"name" = "{Vorname} {";
```

```android
<resources>
    <string name="set">A set {a, b}</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="set">Eine Menge {a, b</string>
</resources>
```

"""#
    case "illegal-variation": #"""
# illegal-variation

A string has variants, such as plural forms or device variations, that the file format does not
support or does not allow at their position.

## Why

The effect depends on the file format.

Xcode does not compile a string catalog with one of these errors:

- device variations or a plural inside a plural, or device variations inside device variations
- a substitution, such as `%#@files@`, inside a plural or a device variation, or without a string
  next to it
- a plural category or a device that does not exist

Android and `.stringsdict` files support only the plural categories `zero`, `one`, `two`, `few`,
`many` and `other`.

In a PO file, the plural forms are numbered from `msgstr[0]` on, and `nplurals` specifies their
count. No number selects an additional form, and `msgfmt --check` rejects the file. A file with such
forms gets one diagnostic. The severity is error if an additional form differs from the last form
that a number selects, because `nplurals` may be wrong. The severity is warning if all additional
forms repeat that last form. The rule also reports a form whose number does not continue the
sequence, such as `msgstr[2]` directly after `msgstr[0]`.

Qt has a fixed number of plural forms for each language, and `lrelease` removes additional forms.
Some tools write a form for each of CLDR’s plural categories. If these are more forms than Qt
expects, Qt uses only the first ones. For example, CLDR defines the categories `one`, `many` (for
millions) and `other` for French, but Qt expects two forms. If the number is 2, Qt then displays the
form for millions. A file with additional forms gets one diagnostic. The severity is warning. It is
info if the additional form repeats the last form that Qt uses, or if only fractions use the
additional form.

In all other cases, the severity is error.

## What to do

Put plurals inside device variations, not device variations inside plurals. Put substitutions next
to the string that contains them. Correct the names of categories and devices that do not exist.
Remove additional plural forms, or correct `nplurals`.

To suppress the rule for one key, write `waymark:allow illegal-variation` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: illegal-variation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain eight
errors of this rule, and both reviewers confirmed all of them. They also checked samples of the
warnings in 120 of these repositories. These samples contain one warning of this rule, which both
reviewers confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
one error of this rule, and both reviewers confirmed it.

## Invalid

An arrow marks each position that the rule reports.

```qt translations/app_fr.ts
<TS version="2.1" language="fr_FR"><context><name>Main</name>
<message numerus="yes"><source>%n year(s)</source><translation>
  <numerusform>%n an</numerusform>
  <numerusform>%n d’années</numerusform>
  ↓
  <numerusform>%n ans</numerusform>
</translation></message>
</context></TS>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "other" : {
                "variations" : {
                  ↓
                  "device" : {
                    "mac" : { "stringUnit" : { "state" : "translated", "value" : "%lld Bilder" } }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android
<resources>
    <plurals name="photos">
                        ↓
        <item quantity="several">%d photos</item>
        <item quantity="other">%d photos</item>
    </plurals>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
       ↓
msgstr[2] "%d Dateien"
```

```gettext po/he.po
msgid ""
msgstr ""
"Language: he\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "minute"
msgid_plural "minutes"
msgstr[0] "דקה"
msgstr[1] "דקות"
       ↓
msgstr[2] "דקות"

msgid "hour"
msgid_plural "hours"
msgstr[0] "שעה"
msgstr[1] "שעות"
msgstr[2] "שעות"
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "device" : {
              "mac" : {
                "variations" : {
                  "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Bilder" } }
                  }
                }
              },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fotos" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"
```

"""#
    case "implied-quantity": #"""
# implied-quantity

A plural’s string for `one` or `two` does not contain the number, as in “one photo”, although the
language also uses this category for other numbers.

## Why

“One photo” is right in English, where 1 is the only number in the category `one`. In Russian, 21
and 31 are in this category too, and in French and Portuguese, so is 0. A user with 21 photos then
reads “one photo”. The rule reports the string only if the string for `other` contains the number.
In PO and Qt files, it also suffices that the source contains the number. If `msgfmt` rejects a PO
string because the number is missing, only [placeholder-missing](placeholder-missing.md) reports the
string. If a plural has a string for `zero`, Apple’s systems use it for 0 in every language, and the
rule ignores 0.

The severity is warning. It is info in these cases:

- Each other number in the category is 0 or above 100, because few apps display the string for these
  numbers.
- The categories are the members of a JSON object, as in `{"one": …, "other": …}`. The program that
  reads the object may have different plural rules.

The rule checks the plurals of ICU messages in the same way. There, a string for `=1` is for the
number 1 alone, so it need not contain the number. In ARB files, `=1` is read as `one`, because
Flutter’s `gen-l10n` passes `=0`, `=1` and `=2` to
[`Intl.pluralLogic`](https://pub.dev/documentation/intl/latest/intl/Intl/pluralLogic.html) as
`zero`, `one` and `two`.

## What to do

Insert the placeholder for the number, or use a separate string for the number 1 in the code.

To suppress the rule for one key, write `waymark:allow implied-quantity` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: implied-quantity, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 554 strings. Most are from one app, whose translations contain “1 option” and similar
strings wherever the English strings do. Of the 554 strings, 211 are warnings: the strings are wrong
for numbers such as 21. The remaining 343 are info, because 0 is the only other number that uses the
string. Many of them are for a number that is never 0, such as a duration. Twenty warnings were
reviewed, and all are true positives.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 8 strings in ARB files
and 2 in PO files. The ARB strings are Russian and Slovenian plurals of ICU messages, such as
`one{1 glas}`. In Russian, the number may well be 21. In Slovenian, the next number in the category
is 101, so the diagnostics are info.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== lib/app_ru.arb` begins another file of the
example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "ru" : {
          "variations" : {
            "plural" : {
              "few" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld снимка"
                }
              },
              "many" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld снимков"
                }
              },
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "1 снимок"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld снимка"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-fr/strings.xml
<resources>
    <plurals name="photos">
                             ↓
        <item quantity="one">Une photo</item>
        <item quantity="other">%d photos</item>
    </plurals>
</resources>
```

```stringsdict sl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>photos</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@photos@</string>
    <key>photos</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>lld</string>
      <key>one</key>
      <string>%lld slika</string>
      <key>two</key>
              ↓
      <string>Dve sliki</string>
      <key>few</key>
      <string>%lld slike</string>
      <key>other</key>
      <string>%lld slik</string>
    </dict>
  </dict>
</dict>
</plist>
```

```android res/values-ru/strings.xml
<resources>
    <plurals name="files">
                             ↓
        <item quantity="one">Один файл</item>
        <item quantity="few">%d файла</item>
        <item quantity="many">%d файлов</item>
    </plurals>
    <plurals name="people">
                             ↓
        <item quantity="one">%1$s: один файл</item>
        <item quantity="few">%1$s: %2$d файла</item>
        <item quantity="many">%1$s: %2$d файлов</item>
        <item quantity="other">%1$s: %2$d файла</item>
    </plurals>
</resources>
```

```json locales/ru.json
{
                 ↓
  "photos_one": "Один снимок",
  "photos_few": "{{count}} снимка",
  "photos_many": "{{count}} снимков",
  "photos_other": "{{count}} снимка"
}
```

```gettext po/ru.po
msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "%d file"
msgid_plural "%d files"
           ↓
msgstr[0] "один файл"
msgstr[1] "%d файла"
msgstr[2] "%d файлов"
```

```arb lib/app_en.arb
{
  "@@locale": "en",
  "files": "{n, plural, one{A file} other{{n} files}}"
}
=== lib/app_ru.arb
{
  "@@locale": "ru",
                        ↓
  "files": "{n, plural, one{Файл} few{{n} файла} many{{n} файлов} other{{n} файла}}"
}
```

```arb lib/app_en.arb
{
  "@@locale": "en",
  "files": "{n, plural, =1{A file} other{{n} files}}"
}
=== lib/app_ru.arb
{
  "@@locale": "ru",
                        ↓
  "files": "{n, plural, =1{Файл} few{{n} файла} many{{n} файлов} other{{n} файла}}"
}
```

## Valid

```json locales/en.json
{"files": "{n, plural, one{A file} other{{n} files}}"}
=== locales/ru.json
{"files": "{n, plural, =1{Файл} one{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}"}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Ein Foto"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Fotos"
                }
              }
            }
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
    "%lld photos" : {
      "localizations" : {
        "fr" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Une photo"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld photos"
                }
              },
              "zero" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Aucune photo"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-ru/strings.xml
<resources>
    <plurals name="photos">
        <item quantity="one">Удалить снимок</item>
        <item quantity="few">Удалить снимки</item>
        <item quantity="many">Удалить снимки</item>
        <item quantity="other">Удалить снимки</item>
    </plurals>
</resources>
```

```stringsdict ru.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>photos</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@photos@</string>
    <key>photos</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>lld</string>
      <key>one</key>
      <string>%lld снимок</string>
      <key>few</key>
      <string>%lld снимка</string>
      <key>many</key>
      <string>%lld снимков</string>
      <key>other</key>
      <string>%lld снимка</string>
    </dict>
  </dict>
</dict>
</plist>
```

```android res/values-ru/strings.xml
<resources>
    <plurals name="files">
        <item quantity="one">%s файл</item>
        <item quantity="few">%s файла</item>
        <item quantity="many">%s файлов</item>
        <item quantity="other">%s файла</item>
    </plurals>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "eine Datei"
msgstr[1] "%d Dateien"
```

"""#
    case "inconsistent-translation": #"""
# inconsistent-translation

Two keys have the same source string and the same comment, but different translations in one
language.

## Why

If “Sign in” is “Anmelden” on a button and “Einloggen” in the menu, users think that the two do
different things. The rule reports each translation that differs from the most frequent one. If
several translations are equally frequent, the rule compares the others with the first of them.

The rule is off by default, because many English words are both a verb and a noun. To turn it on,
write `lint: { rules: { inconsistent-translation: info } }` in `waymark.yaml`. Comments can
distinguish two meanings: if “Post” has different comments as a verb and as a noun, its translations
may differ. In comments that Interface Builder writes, the rule compares only the class of the
control. The rule does not compare plurals, arrays, or translations that equal the source string.

## What to do

Choose one translation, or explain in the comments how the two strings differ.

To suppress the rule for one key, write `waymark:allow inconsistent-translation` in the comment of
the key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: inconsistent-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 215 strings if it is on. A review checked 22 of them. Of these, 13 are inconsistent
without a reason. The remaining nine are a verb and a noun, or two grammatical cases of one word.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"welcome" = "Welcome";
"login.title" = "Sign in";
"menu.login" = "Sign in";
"other.login" = "Sign in";
=== de.lproj/Localizable.strings
"login.title" = "Anmelden";
                ↓
"menu.login" = "Einloggen";
"other.login" = "Anmelden";
```

## Valid

```strings en.lproj/Localizable.strings
/* A verb */
"post.button" = "Post";
/* A noun */
"post.title" = "Post";
"a" = "Sign in";
"b" = "Sign in";
=== de.lproj/Localizable.strings
"post.button" = "Veröffentlichen";
"post.title" = "Beitrag";
"a" = "Anmelden";
"b" = "Sign in";
```

"""#
    case "invalid-encoding": #"""
# invalid-encoding

A file contains bytes that are invalid in its encoding, or its encoding is not supported.

## Why

The linter cannot read the file, and often the app cannot read it either. Each file format allows
certain encodings:

- A `.strings` file must be in UTF-8, or in UTF-16 with a byte order mark.
- A `.properties` file must be in UTF-8 or ISO 8859-1.
- A PO file must be in UTF-8, or in a charset that gettext supports and that the header of the file
  names.
- An XLIFF, Android, `.resx`, `.resw` or Qt `.ts` file must be in UTF-8, in UTF-16, or in the
  charset that its XML declaration names.
- All other files must be in UTF-8.

The linter uses ICU to decode a PO or XML file in an encoding other than UTF-8, and checks its
strings as usual. The locations of diagnostics refer to the original file. The linter offers no
fixes for such a file, and `waymark catalog import` does not change it. The rule reports bytes that
are invalid in the charset, and a charset that ICU does not support.

The severity is error. It is warning for a `.strings` or `.stringsdict` file that is a binary
property list, which apps can read but the linter cannot. The note of this diagnostic contains a
command that converts the file.

## What to do

Find out in which encoding the file was written, and save the file as UTF-8. The original encoding
is usually Windows-1252, or a legacy encoding for the region in which the language is spoken.
`msgconv -t UTF-8` converts a PO file whose header names its encoding. For a binary property list,
run the command in the note.

To suppress the rule in some files, write
`lint: { allow: [{ rule: invalid-encoding, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
17 errors of this rule, of which each reviewer confirmed seven. Eight of the others are binary
property lists, which the rule has since reported as a warning. The ninth file is in Mac OS Roman,
as its Xcode project declares. The tenth is a PO template that lists strings for `xgettext` to
exclude, with the charset CHARSET.

## Invalid

An arrow marks each position that the rule reports. `«0xFC»` stands for the byte 0xFC.

```strings de.lproj/Localizable.strings
           ↓
"tea" = "Gr«0xFC»ner Tee";
```

## Valid

```strings de.lproj/Localizable.strings
"tea" = "Grüner Tee";
```

```xliff de.xliff
<?xml version="1.0" encoding="ISO-8859-1"?>
<xliff version="1.2">
  <file original="a.json" source-language="en" target-language="de" datatype="plaintext">
    <body>
      <trans-unit id="open">
        <source>Open</source>
        <target>«0xD6»ffnen</target>
      </trans-unit>
    </body>
  </file>
</xliff>
```

"""#
    case "invalid-state": #"""
# invalid-state

A translation or a key has a state that the file format does not define.

## Why

Tools may reject a file with an unknown state, or treat the string as new. In a string catalog, the
states of a string are `new`, `translated`, `needs_review`, `stale` and `machine_translated`. The
extraction states of a key are `extracted_with_value`, `manual`, `migrated` and `stale`. In an XLIFF
file, the states are those of its XLIFF version, and in XLIFF 1.2 also names that begin with `x-`.

The severity is warning.

## What to do

Write the intended state. If a valid state has a similar name, the diagnostic suggests this state.

To suppress the rule for one key, write `waymark:allow invalid-state` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: invalid-state, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain one
warning of this rule, which both reviewers confirmed.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
                       ↓
            "state" : "tranlsated",
            "value" : "Senden"
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
    "Send" : {
                           ↓
      "extractionState" : "automatic"
    }
  },
  "version" : "1.0"
}
```

```xliff
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
<file id="f">
                             ↓
<unit id="u"><segment state="done">
  <source>Open</source>
  <target>Öffnen</target>
</segment></unit>
</file>
</xliff>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "extractionState" : "migrated",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "needs_review",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open">
  <source>Open</source>
  <target state="x-checked-twice">Öffnen</target>
</trans-unit>
</body></file>
</xliff>
```

"""#
    case "invisible-character": #"""
# invisible-character

A string contains an invisible character that is not needed at its position.

The rule checks characters such as zero-width spaces, joiners and non-joiners, word joiners, byte
order marks, variation selectors, tag characters and fillers.

## Why

These characters are often copied together with words from a web page, a chat or a terminal. Users
do not see them, but searches do not find the string, and a line may break within a word. The
formatter does not recognize a placeholder that contains such a character. A sequence of tag
characters can hide a whole message.

The severity is warning. It is info for a word joiner, because it may keep two characters on one
line intentionally. It is also info for a non-joiner that was probably typed on a keyboard and has
no visible effect. Such a non-joiner is in one of these positions:

- after a letter in a language with a joining script
- between a letter of such a script and a space, or the start or end of the string
- between two characters that are not letters

The rule does not report these characters where a string needs them:

- A non-joiner in Arabic script, and in the scripts of India and its neighbors, where it determines
  the shape of letters
  ([UAX #31](https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters)). A
  non-joiner next to a space is reported, because letters do not join across a space. However, a
  non-joiner is accepted after a virama, the sign in the scripts of India that removes a vowel. It
  is also accepted after a heh in Kurdish, where the two characters represent one vowel.
- A joiner in the same scripts, and between emoji.
- A zero-width space in Khmer, Thai, Lao, Burmese, Tibetan and Japanese, and after punctuation in a
  path.
- A variation selector after a character that may have variants, such as an emoji or an ideograph.
- Tag characters in the flag emoji of a region.
- An object replacement character that is the whole content of an element, such as an annotation.
  The app displays an image there.

If a translation contains an invisible character no more often than its source does, the rule
reports only the source. The rule [soft-hyphen](soft-hyphen.md) checks soft hyphens.

## What to do

Remove the character, as the fix does. The fix is safe for these characters:

- byte order marks
- variation selectors after characters without variants
- zero-width spaces, joiners and non-joiners that have a space on exactly one side, where they have
  no effect

In all other cases, check the string first.

In scripts such as Malayalam, a virama joins two consonants into one shape (a conjunct). Some people
type a zero-width space after the virama to keep the consonants separate. The fix replaces this
space with U+200C, which is the right character for this purpose.

To suppress the rule for one key, write `waymark:allow invisible-character` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: invisible-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 3 strings in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. They contain two zero-width spaces next to a space, and two non-joiners before a
space. All are true positives. The rule does not report the 526 non-joiners in Persian or the 29
joiners in Malayalam. In the JSON, ARB, XLIFF and PO files of four more apps, it reports 2 strings,
both true positives. It reports 22 strings in the 1.47 million messages of 86 programs of a Debian
system, converted to `.strings` files, all true positives.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example. `«U+200B»` stands for the character U+200B.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Regardless" : {
      "localizations" : {
        "be" : {
          "stringUnit" : {
            "state" : "translated",
                                     ↓
            "value" : "Нягледзячы на «U+200B»«U+200B»тое"
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
"mark" = "«U+FEFF»Nicht gefunden";
            ↓
"word" = "Be\U200Bnutzer";
                  ↓
"selector" = "Haus«U+FE0F» und Hof";
```

```android res/values-fa/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                                  ↓
    <string name="battery">شارژ نم«U+200C» است</string>
</resources>
```

```android res/values-en/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                          ↓
    <string name="filler">\u3164</string>
                             ↓
    <string name="tags">Hello\uDB40\uDC41\uDB40\uDC42</string>
                           ↓
    <string name="joiner">a«U+200D»b</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
         ↓
    "Sign«U+200B»in" : {

    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
                       ↓
"end" = "No information«U+FE0F»";
=== de.lproj/Localizable.strings
"end" = "Keine Auskunft«U+FE0F»";
```

## Valid

```android res/values/strings.xml
<resources>
    <string name="open">Open <annotation type="icon">&#65532;</annotation></string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="open"><annotation type="icon">«U+FFFC»</annotation> öffnen</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Search" : {
      "localizations" : {
        "fa" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "می«U+200C»خواهید فهرست«U+200C»ها را ببینید؟"
          }
        },
        "km" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ស្វែងរក«U+200B»ឯកសារ"
          }
        },
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "検索«U+200B»する"
          }
        },
        "ml" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "സബ്«U+200D»സ്ക്രിപ്ഷനുകള്«U+200D»"
          }
        },
        "kn" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ಬೈಟ್«U+200C» ಗಳು"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
"family" = "👩«U+200D»👩«U+200D»👧 and ❤«U+FE0F»«U+200D»🔥";
"flag" = "🏴«U+E0067»«U+E0062»«U+E0065»«U+E006E»«U+E0067»«U+E007F»";
"digit" = "1«U+FE0F»«U+20E3»";
"path" = "Library/«U+200B»Application Support";
```

```android res/values-fa/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="files">%d پرونده«U+200C»ها</string>
    <string name="cards">\uD83D\uDDC4\uFE0F</string>
    <string name="suffix">«U+200C»ها</string>
</resources>
```

```strings ckb.lproj/Localizable.strings
"title" = "هه«U+200C»ڵه«U+200C» ڕوویدا";
```

"""#
    case "key-outside-strings": #"""
# key-outside-strings

A string catalog contains a key next to its `strings` object instead of inside it.

## Why

Xcode reads only the keys in `strings`, so the app does not contain the string. The key is probably
lost when Xcode next saves the file. The usual cause is a manual merge in which an extra brace
closes `strings` too early. The severity is error.

## What to do

Move the key into `strings`.

To suppress the rule in some files, write
`lint: { allow: [{ rule: key-outside-strings, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {

    }
  },
  ↓
  "Post" : {
    "localizations" : {

    }
  },
  "version" : "1.0"
}
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {

    },
    "Post" : {

    }
  },
  "version" : "1.0"
}
```

"""#
    case "leading-whitespace": #"""
# leading-whitespace

A translation begins with white space but its source does not, or vice versa.

## Why

White space at the start of a string indents it, or separates it from the preceding string if the
app joins the two. If only the source or only the translation begins with white space, the cause is
usually a typing error or a lost separator.

White space is any character that Unicode classifies as such, which excludes most control
characters. The rule ignores line breaks, because `newline-count` compares them. A translation in a
script without spaces between words, such as Chinese, Japanese or Thai, may omit the white space of
its source.

The severity is info.

## What to do

Remove extra white space from the translation, and add missing white space, as the fix does. The fix
is unsafe, because the app may join the string with another string. It is better to change such an
app so that each string is a whole sentence. If the white space is a mistake in the source, fix the
source.

To suppress the rule for one key, write `waymark:allow leading-whitespace` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: leading-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. In strings of four more programs (Git, Excalidraw, Zulip, Firefox Focus),
converted to `.strings` files, it reports 5 strings. All are true positives. One is a mistake in the
source that the translation does not repeat.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 2 strings in JSON and
3 in PO.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example. `«U+00A0»` stands for the character U+00A0.

```strings en.lproj/Localizable.strings
"a" = "Move to Trash";
"b" = " and others";
=== de.lproj/Localizable.strings
       ↓
"a" = " In den Papierkorb";
       ↓
"b" = "und andere";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Trash" : {
      "localizations" : {
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "«U+00A0»Corbeille"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Trash";
"b" = " and others";
"c" = "  • one";
"d" = " ";
=== ja.lproj/Localizable.strings
"a" = "ゴミ箱";
"b" = "など";
"c" = " • 一つ";
"d" = "";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "bold"
msgstr "\033[1mfett"
```

"""#
    case "markup-tag-mismatch": #"""
# markup-tag-mismatch

The tags of a translation, such as `<b>`, or its Markdown syntax, such as `**`, differ from those of
its source.

## Why

If a tag such as `<b>` is not closed, all words after it are bold, or users see the tag itself. A
framework may replace `<0>…</0>` or `<link>…</link>` with a component. If these tags are missing,
the framework has nothing to replace, and the link is lost. In Markdown, a space between `]` and `(`
prevents a link, and spaces inside `** bold **` prevent bold text. In both cases, users see the
Markdown characters.

The rule compares the tags of HTML elements. It compares any other tag only if the same string
contains its end tag, so `<Unknown Sender>` is not a tag. `<img>` and `<input>` without attributes
are names of values, and a link in angle brackets, `<https://swift.org>`, is not a tag either. In
Markdown, the rule compares only links, `**` and code, and only if the source contains them. In an
ICU message, the rule compares the strings for `other`.

Tags that are unbalanced or have a different name than in the source are errors, and so is a link in
Markdown with a space between `]` and `(`. Missing and additional tags, and other differences in
Markdown, are warnings. The exceptions follow.

An unbalanced HTML element other than a link is a warning, because browsers repair it. In PO files,
it is an error, because Pango rejects it.

An element with a different name is not always an error:

- Elements such as `<b>` and `<code>` only change the appearance of words. If one of them replaces
  another, the severity is info.
- If another heading, or an element such as `<b>`, replaces a heading such as `<h2>`, the severity
  is warning.

In PO files, however, the severity is error if Pango supports the element of the source, but not the
one in the translation.

A missing element is not always a warning:

- An element such as `<b>` or `<code>` is info, and so is `**`.
- An HTML element with an optional end tag, such as `<li>`, is info if it has no attributes and the
  translation contains another such element. The list may have fewer items.
- An element of DocBook that only emphasizes words or marks a name, such as `<emphasis>` or
  `<guilabel>`, is info if it has no attributes.
- `<html>` is info if the translation contains no tags.
- A tag is not reported if [placeholder-missing](placeholder-missing.md) reports a value in the tag.
  It is not reported either if it encloses only the suffix of an ordinal, as in `4<sup>th</sup>`.

An additional element is not always a warning either:

- An element such as `<b>` is info if the source contains other tags.
- A link is info if the source contains a link with an address.
- `<html>` is info.
- In an Android file, a tag is info if it is written with `<` instead of `&lt;`. Android drops such
  a tag where it displays plain text.
- An HTML element is info if its end tag is not optional and the app renders its strings as HTML.
  The rule assumes that the app does so in three cases: the source contains HTML tags that Pango
  does not support, at least three source strings contain the element, or the first tag of the
  source or the translation is `<html>`.
- If more than twenty translations of a file are enclosed in the same additional tag, this is a
  habit of the translator. The rule then reports one diagnostic for the file.

The rule accepts these differences:

- the order of tags, and the number of `<br>` tags
- a missing end tag that
  [HTML makes optional](https://html.spec.whatwg.org/multipage/syntax.html#optional-tags), such as
  `</p>`
- an element with unchanged content, such as `<app>gedit</app>`, that the translation contains more
  or less often than the source, because one of the two strings may use a pronoun

Some PO files are translations of documents. The rule assumes this if most references of the file
name `.page`, `.docbook` or `.xml` files. For such a file, these exceptions apply:

- If one inline element of Mallard or DocBook replaces another, such as `<em>` for `<app>`, the
  severity is info. If an unknown element, such as `<i>`, replaces an inline element, the severity
  is warning.
- The rule accepts additional inline elements without attributes whose names occur in the source.
- The rule accepts typographic quotation marks if they replace every `<quote>` of the source.

## What to do

Use the tags of the source, around the corresponding words.

To suppress the rule for one key, write `waymark:allow markup-tag-mismatch` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: markup-tag-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 2 strings with `<i>` around one more value than in the source. It also reports 8
strings without the strong emphasis of their source, as info. In 71,000 strings of four more apps,
converted to `.strings` files, it reports 20. Two of these are errors: a link that is not closed,
and a `</button>` in place of `<button>`. All 30 are true positives. An early version of the rule
mistook the placeholder `<mark>` in the synopsis of a command for an HTML tag.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, the rule reports 20 strings, all
of them in JSON. All that were reviewed are true positives: a start tag or an end tag is lost or
misplaced.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 47
errors of this rule, of which one reviewer confirmed 45 and the other 47. They also checked samples
of the warnings in 120 of these repositories. These samples contain 32 warnings of this rule, of
which one reviewer confirmed 24 and the other 28.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
114 errors of this rule, of which one reviewer confirmed 105 and the other 103.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings
"read" = "Read the <b>manual</b>.";
"link" = "See <a href=\"https://example.com\">the site</a> or <0>ask</0>.";
=== de.lproj/Localizable.strings
                                   ↓
"read" = "Lesen Sie das <b>Handbuch<b>.";
          ↓
"link" = "Siehe <a href=\"https://example.com\">die Seite</a> oder fragen.";
=== fr.lproj/Localizable.strings
                   ↓
"read" = "Lisez le <gras>manuel</gras>.";
                                                                              ↓
"link" = "Voir <a href=\"https://example.com\">le site</a> ou <0>demandez</0> <i>ici</i>.";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Read our [terms](https://example.com), **please**" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                               ↓
            "value" : "Lies unsere [Bedingungen] (https://example.com), **bitte**"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                                                                    ↓
            "value" : "Lisez nos [conditions](https://example.com), ** merci **"
          }
        },
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "規約を**お読みください**"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android
<resources>
    <string name="read">Read <b>this</b></string>
</resources>
=== res/values-de/strings.xml
<resources>
                        ↓
    <string name="read">Lies das</string>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "<b>Tools</b>"
                    ↓
msgstr "<b>Werkzeuge</ b>"
```

```json locales/en.json
{"a": "<ul><li>One</li><li>Two</li></ul>"}
=== locales/de.json
       ↓
{"a": "<ul><li>Eins</li></ul>"}
```

```json locales/en.json
{"a": "<p>Read the help</p>", "b": "Read the help"}
=== locales/de.json
          ↓                                                  ↓
{"a": "<p><a href='/hilfe'>Hilfe</a> lesen</p>", "b": "<html><a href='/hilfe'>Hilfe</a>"}
```

## Valid

```json locales/en.json
{"use": "pack <input>", "rule": "One<hr>two"}
=== locales/de.json
{"use": "pack <eingabe>", "rule": "Eins<hr></hr>zwei"}
```

```json locales/en.json
{"site": "See <https://swift.org/>.", "site2": "See <https://swift.org/install>."}
=== locales/de.json
{"site": "Siehe [Swift](https://swift.org/).", "site2": "Siehe https://swift.org/install."}
```

```strings
"read" = "Read the <b>manual</b><br>now, <i>please</i>.";
"sender" = "<Unknown Sender>";
"less" = "a < b, c > d";
"files" = "{n, plural, one {<b>a</b> file} other {<b>#</b> files}}";
=== de.lproj/Localizable.strings
"read" = "<i>Bitte</i> <B>Handbuch</B> lesen.";
"sender" = "<Absender unbekannt>";
"less" = "a < b";
"files" = "{n, plural, one {<b>eine</b> Datei} few {<b>#</b>} other {<b>#</b> Dateien}}";
```

```android
<resources>
    <string name="sender">&lt;Unknown Sender&gt;</string>
    <string name="read">&lt;b>Read&lt;/b> this</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="sender">&lt;Unbekannt&gt;</string>
    <string name="read"><b>Lies</b> das</string>
</resources>
```

"""#
    case "max-length": #"""
# max-length

A string is longer than the limit in the comment of its key, or in the XLIFF attribute `maxwidth`.

## Why

If a screen has space for a certain number of characters, a longer string is cut off, or moves other
content. A translator does not see the screen, but the comment may state the limit:
`max-length: 20`, `maxLength=20`, `[max 20]`, “max. 20 characters”, “maximum length is 20”. The rule
ignores limits in points, pixels, words or lines. If a comment only recommends a length, the rule
reports only strings that exceed it by more than a fifth.

In XLIFF 1.2, the attribute `maxwidth` of a unit states the limit, if its attribute `size-unit` is
`char`. The rule does not count inline elements or the native code in them.

The rule counts characters as users perceive them: é is one character, whether composed or
decomposed, and so is a flag. A placeholder counts as one character, so a reported string is too
long even if each value has only one character.

The severity is warning. If the source exceeds the limit, the rule reports only the source, as info,
and does not check the translations.

## What to do

Shorten the string. If there is more space, change the limit in the comment or in `maxwidth`.

To suppress the rule for one key, write `waymark:allow max-length` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: max-length, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It also reports nothing in the strings of four more programs. None of these
files states a limit in a comment.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked a sample of the warnings in 62 public repositories. The sample contains six
warnings of this rule, of which each reviewer confirmed five.

## Invalid

An arrow marks each position that the rule reports. `=== es.lproj/Localizable.strings` begins
another file of the example. `«U+0301»` stands for the character U+0301.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Join %@" : {
      "comment" : "A button. max-length: 10",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%@ beitreten"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Joindre %@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
/* Max. 12 characters */
       ↓
"a" = "Join the session";
/* Title [max 5] */
"b" = "Join";
=== es.lproj/Localizable.strings
"a" = "Entrar";
       ↓
"b" = "Unirse";
```

```xliff de.xliff
<xliff version="1.2">
  <file original="menu.json" source-language="en" target-language="de" datatype="plaintext">
    <body>
      <trans-unit id="open" maxwidth="9" size-unit="char">
        <source>Open file</source>
                ↓
        <target>Datei <g id="1">öffnen</g></target>
      </trans-unit>
    </body>
  </file>
</xliff>
```

```xliff de.xliff
<xliff version="1.2">
  <file original="menu.json" source-language="en" target-language="de" datatype="plaintext">
    <body>
      <trans-unit id="open" maxwidth="5" size-unit="char">
                ↓
        <source>Open file</source>
        <target>Datei öffnen</target>
      </trans-unit>
    </body>
  </file>
</xliff>
```

## Valid

```strings en.lproj/Localizable.strings
/* maxLength=4 */
"a" = "Join";
/* At most, the max. 3 people */
"b" = "Join them";
/* max-length: 20px */
"c" = "Join the session now";
/* Max 4 chars */
"d" = "Café";
/* The recommended maximum length is 10 characters. */
"e" = "Erase";
=== fr.lproj/Localizable.strings
"a" = "Cafe«U+0301»";
"d" = "🇫🇷🇩🇪👨\#u{200D}👩\#u{200D}👧é";
"e" = "Réinitialise";
```

```xliff de.xliff
<xliff version="1.2">
  <file original="menu.json" source-language="en" target-language="de" datatype="plaintext">
    <body>
      <trans-unit id="open" maxwidth="12" size-unit="char">
        <source>Open file</source>
        <target>Datei <g id="1">öffnen</g></target>
      </trans-unit>
      <trans-unit id="bold" maxwidth="10" size-unit="char">
        <source><bpt id="1">&lt;strong&gt;</bpt>Open<ept id="1">&lt;/strong&gt;</ept></source>
        <target><bpt id="1">&lt;strong&gt;</bpt>Öffnen<ept id="1">&lt;/strong&gt;</ept></target>
      </trans-unit>
      <trans-unit id="wide" maxwidth="10">
        <source>A width in pixels</source>
        <target>Eine Breite in Pixeln</target>
      </trans-unit>
    </body>
  </file>
</xliff>
```

"""#
    case "missing-language": #"""
# missing-language

The catalog contains no strings in a required language, or in a language for which it has a file.

## Why

The rule reports a missing language once, instead of reporting each key without a string in the
language. The option `--languages`, or `languages` in `waymark.yaml`, lists the required languages.
If the catalog contains no strings in one of these languages, the severity is error. Strings in
another localization with the same language and script suffice, such as `es-ES` for `es`.

If no required languages are listed, the rule reports each language whose files contain no strings.
Examples are `{}`, `<resources/>`, an empty `.strings` file, and a PO file that contains only a
header. The severity is info, because translation platforms write such a file for every language in
which a translation was ever started. The team may ship the language much later.

The rule does not report a language without strings if another localization in the same language and
script, with a different region or none, contains strings. An example is an empty file for `pt-PT`
next to a file for `pt`. The rule does not check files with syntax errors.

## What to do

Add the language to the project and have the catalog translated, or remove the language from the
list of required languages. If the language has only an empty file that is not needed, delete the
file.

To suppress the rule in some files, write
`lint: { allow: [{ rule: missing-language, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of required languages, the rule reports 8 languages in the 562 files of ten
open-source apps. Six are in ARB files, one is in JSON and one is in a strings file. All of these
files contain only braces, comments or names.

With the list `de,fr,ja`, the rule reports 62 languages of 23 catalogs in the 456 `.xcstrings`,
`.strings`, `.stringsdict` and Android files of six open-source apps. None of these catalogs
contains strings in the reported language. One catalog (three diagnostics) is a table of constants
that needs no translation.

## Invalid

An arrow marks each position that the rule reports. `=== locales/de.json` begins another file of the
example.

```xcstrings languages=de,fr
↓
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fertig"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```json locales/en.json
{
  "open": "Open"
}
=== locales/de.json
↓
{}
=== locales/fr.json
{
  "open": "Ouvrir"
}
```

```android res/values/strings.xml
<resources>
    <string name="open">Open</string>
</resources>
=== res/values-de/strings.xml
↓
<resources/>
```

```strings en.lproj/Localizable.strings
"open" = "Open";
=== de.lproj/Localizable.strings
↓
/* Nothing here. */
```

```gettext po/fr.po
msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Open"
msgstr "Ouvrir"
=== po/de.po
↓
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
```

## Valid

```xcstrings languages=es,zh-TW,en-GB
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "es-ES" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Listo"
          }
        },
        "zh-Hant-TW" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "完成"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xcstrings languages=de
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@" : {

    }
  },
  "version" : "1.0"
}
```

```android res/values/strings.xml
<resources>
    <string name="open">Open</string>
</resources>
=== res/values-land/strings.xml
<resources/>
```

```json locales/en.json
{
  "name": "1"
}
=== locales/de.json
{}
```

```arb lib/app_en.arb
{
  "@@locale": "en",
  "open": "Open"
}
=== lib/app_pt.arb
{
  "@@locale": "pt",
  "open": "Abrir"
}
=== lib/app_pt_PT.arb
{
  "@@locale": "pt_PT"
}
```

"""#
    case "missing-member": #"""
# missing-member

A file lacks a member, an attribute or a header field that its file format requires.

## Why

Without a required member, the app does not contain the string, or tools reject the file. The
required members and the severity depend on the file format:

- A string catalog must contain `sourceLanguage`, `strings` and `version`, and each string must have
  a `value`. The severity is warning.
- In an Android file, each resource must have a `name`, and each item of a plural a `quantity`. The
  severity is warning.
- A plural in a `.stringsdict` file must have `NSStringLocalizedFormatKey` and
  `NSStringFormatSpecTypeKey`. The severity is warning.
- In an XLIFF file, each unit must have an `id` and a source, and the file must declare its
  languages. The severity is warning.
- In a `.resx` or `.resw` file, each string must have a `name` and a `<value>`. The severity is
  error, because the build fails.
- A Qt `.ts` file with plurals must declare its `language`. The severity is error, because
  `lrelease` otherwise removes all plural forms but the first.

The header of a PO file must contain the fields that `msgfmt` requires, and `Plural-Forms` if a
plural is translated. Without `Plural-Forms`, gettext uses one form for 1 and one for all other
numbers. A plural that is fuzzy, or whose first form is empty, is not considered translated. The
names of fields are not case-sensitive. The severities are:

- If a plural is translated, a missing header is an error, and so is a header without
  `Plural-Forms`, because `msgfmt --check` rejects the file.
- If strings are translated, but no plurals, a missing header is info, because `msgfmt` requires it
  only with `--check`.
- A header without a charset is info if the file contains non-ASCII characters, because `msgfmt`
  cannot convert them.
- The rule reports all other missing fields in one diagnostic. The severity is info, because these
  fields have no effect.

## What to do

Add the member, attribute or field that the diagnostic names.

To suppress the rule in some files, write
`lint: { allow: [{ rule: missing-member, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 31 headers in 69 PO files of three projects. `msgfmt --check` reports the same
headers.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain one
warning of this rule, which neither reviewer confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
nine errors of this rule, of which one reviewer confirmed six and the other five.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
                         ↓
          "stringUnit" : {
            "state" : "translated"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android
<resources>
    ↓
    <string>Send</string>
</resources>
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
↓
<trans-unit><source>Open</source></trans-unit>
↓
<trans-unit id="a"/>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Project-Id-Version: 1\n"
"PO-Revision-Date: 2026-01-01 12:00+0000\n"
"Last-Translator: A <a@example.org>\n"
"Language-Team: German\n"
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"

       ↓
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```gettext po/app.pot
msgid ""
msgstr "Content-Type: text/plain; charset=CHARSET\n"

msgid "Open"
msgstr ""
```

"""#
    case "missing-other-category": #"""
# missing-other-category

A plural has no string for the category `other`, which is for all numbers without a more specific
category.

## Why

Every language has the category `other`. Apple’s systems require a string for it, which they use for
all numbers whose category has no string. Xcode does not compile a string catalog in which this
string is missing. On Android, a plural without this string throws an exception for a number whose
category has no string.

The severity is error. The exceptions are languages in which whole numbers never have the category
`other`, such as Polish and Russian:

- On Android, the severity is warning. It is info if the plural has a string for every category of
  whole numbers.
- In `.stringsdict` files, the severity is info under the same condition, if the format specifier is
  for a whole number, such as `d`.
- In the JSON files of i18next and similar libraries, the rule reports nothing.

i18next uses `key` for all numbers without a more specific string, so a plural with `key_one` and
`key` is complete.

## What to do

Add a string for `other`. In a language in which whole numbers never have this category, this string
is used only for fractions. If the app never displays a fraction there, repeat the string for
`many`.

To suppress the rule for one key, write `waymark:allow missing-other-category` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-other-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain two
errors of this rule, and both reviewers confirmed them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
three errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "%lld Foto"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-ru/strings.xml
<resources>
    <plurals name="photos">
                             ↓
        <item quantity="one">%d снимок</item>
        <item quantity="few">%d снимка</item>
        <item quantity="many">%d снимков</item>
    </plurals>
</resources>
```

```json
{
                 ↓
  "photos_one": "{{count}} photo"
}
```

## Valid

```android res/values-ru/strings.xml
<resources>
    <plurals name="photos">
        <item quantity="one">%d снимок</item>
        <item quantity="few">%d снимка</item>
        <item quantity="many">%d снимков</item>
        <item quantity="other">%d снимка</item>
    </plurals>
</resources>
```

```json locales/pl.json
{"photos_one": "{{count}} zdjęcie", "photos_few": "{{count}} zdjęcia", "photos_many": "{{count}} zdjęć"}
```

```json locales/de.json
{"photos_one": "{{count}} Foto", "photos": "{{count}} Fotos"}
```

"""#
    case "missing-plural-category": #"""
# missing-plural-category

A plural has no string for a plural category, such as `few`, that its language uses for some
numbers.

## Why

For numbers of this category, most apps use the string for `other`, which is grammatically wrong: “3
файлів” instead of “3 файли”.
[CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html) defines
the category of each number. The severity is error in PO and Qt files, and otherwise warning or
info.

The rule does not require every category of a language:

- Some languages, such as Korean, Japanese and Chinese, need only `other`.
- For whole numbers, Czech and Slovak need no `many`. For fractions, as with `%f`, it is required.
- Romance languages need no `many`, which is only for millions.
- In Belarusian, Polish, Russian and Ukrainian, `many` is not required if the strings for `other`
  and `few` differ. The string for `other` is then usually right for `many` too.
- In Hebrew, `two` is not required if the string for `other` contains the number, because the string
  is then right for 2 as well.
- In languages such as Turkish, Hungarian and Persian, a noun has the same form after every number.
  There, `one` is not required either if the string for `other` contains the number.
- A category for the number 0 alone, as in Arabic, is not required if the app uses `other` instead.

The rule [missing-other-category](missing-other-category.md) reports a missing `other`.

The rule does not report a plural in these cases:

- All strings of the plural are the same, or its only string does not contain the number. A string
  for the missing category would probably be the same.
- No string of the plural contains the number, and only `two`, `few` or `many` is missing. These
  categories affect only a noun that follows a number.
- The source has the same string in all of its categories.
- The translation has only `other`, as its source does.
- The plural is not translatable (`translatable="false"`, `shouldTranslate`), or its strings still
  equal those of the source.

In file formats other than PO and Qt, the severity is warning. It is info in these cases:

- No string of the plural contains the number, or each string ends with its only placeholder, such
  as “Week %d”. Such strings are usually labels, which count nothing.
- A translation lacks only `one`, and the source has only `other`. The program may have a separate
  string for 1.
- An English plural has only the string for `other`, and no word of this string looks like a plural.
- The categories are the members of a JSON object, as in `{"one": …, "other": …}`, and no language
  of the catalog has the missing category. Many libraries read such objects, and some of them
  support only `one` and `other`.
- The app uses `other` instead of the missing category, and the file contains at least three
  plurals. Either none of them has the category, or at least three of them, and more than half, lack
  the category. The first diagnostic is still a warning, and all others are info.

The rule checks the plurals of ICU messages in the same way. There, a category is not missing if
each of its numbers has its own string, such as `=1`. In ARB files, `=0`, `=1` and `=2` are read as
`zero`, `one` and `two`.

These file formats and libraries have different rules:

- The header of a PO file specifies the number of plural forms, and which form each number uses. The
  rule requires exactly the forms that `Plural-Forms` declares, in any language. `msgfmt --check`
  rejects a plural with fewer forms. If all plurals of a file have the same number of forms, and
  this number is too small, the rule reports one diagnostic for the file.
- Qt defines a fixed number of forms for each language, which differ from CLDR’s categories. For
  example, Hungarian and Turkish have one form. If a form is missing in a `.ts` file, `lrelease`
  adds an empty one, and the app displays the source string for every number.
- In JSON, i18next supports the suffix `_plural` only in version 3 of its format, and only for
  languages with two forms. The rule reports a plural with this suffix in a language with more
  forms, such as Polish. In such a language, i18next reads `key_0`, `key_1` and `key_2` instead, and
  displays `key` for all numbers whose form is missing.
- A Flutter app that lists the package easy_localization in its `pubspec.yaml` uses `zero`, `one`
  and `two` for 0, 1 and 2 in every language. In place of a missing category, it uses `other`. For
  such an app, the rule requires only `one`, and only in languages with a singular.

## What to do

Add a string for each category or plural form that the diagnostic names.

To suppress the rule for one key, write `waymark:allow missing-plural-category` in the comment of
the key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps, which contain 3,785 plurals. These files come from translation platforms that
require all categories. Three plurals whose only string is empty are not reported. In an app with
ICU messages in 28 languages, converted to `.strings` files, the rule reports 36 plurals. They are
in Polish, Russian, Slovak, Slovenian and Ukrainian, where translators kept only the `=1` and
`other` of English. All are true positives, except for 3 plurals whose number is always the same.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, the rule reports 36 plurals in
ARB files. All are plurals of ICU messages that lack a category of their language in CLDR. For
numbers of this category, users read the string for `other`.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 17
errors of this rule, of which one reviewer confirmed 11 and the other 17. They also checked samples
of the warnings in 120 of these repositories. These samples contain 32 warnings of this rule, of
which one reviewer confirmed 20 and the other 21.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
14 errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== uk.lproj/Localizable.strings` begins
another file of the example.

```qt translations/app_ru.ts
<TS version="2.1" language="ru_RU"><context><name>Main</name>
<message numerus="yes"><source>%n file(s)</source><translation>
  <numerusform>%n файл</numerusform>
               ↓
  <numerusform>%n файлов</numerusform>
</translation></message>
</context></TS>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "uk" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld знімок"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "%lld знімків"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-pl/strings.xml
<resources>
    <plurals name="photos">
        <item quantity="one">%d zdjęcie</item>
                               ↓
        <item quantity="other">%d zdjęć</item>
    </plurals>
</resources>
```

```stringsdict cs.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>photos</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@photos@</string>
    <key>photos</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>f</string>
      <key>one</key>
      <string>%f snímek</string>
      <key>few</key>
      <string>%f snímky</string>
      <key>other</key>
              ↓
      <string>%f snímků</string>
    </dict>
  </dict>
</dict>
</plist>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "%lld photos"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```json locales/ru.json
{
  "photos_one": "{{count}} снимок",
  "photos_few": "{{count}} снимка",
                   ↓
  "photos_other": "{{count}} снимка"
}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="Localizable.xcstrings" source-language="en" target-language="ru" datatype="plaintext"><body>
<trans-unit id="photos|==|plural.one"><source>%lld photo</source><target>%lld снимок</target></trans-unit>
                                                                            ↓
<trans-unit id="photos|==|plural.other"><source>%lld photos</source><target>%lld снимка</target></trans-unit>
</body></file>
</xliff>
```

```strings
"files" = "{n, plural, one {# file} other {# files}}";
=== uk.lproj/Localizable.strings
               ↓
"files" = "{n, plural, one {# файл} other {# файлів}}";
=== de.lproj/Localizable.strings
               ↓
"files" = "{n, plural, other {# Dateien}}";
```

```gettext po/ru.po
msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d файл"
           ↓
msgstr[1] "%d файла"
```

```gettext po/ug.po
msgid ""
msgstr ""
"Language: ug\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "minute"
msgid_plural "minutes"
           ↓
msgstr[0] "مىنۇت"

msgid "hour"
msgid_plural "hours"
msgstr[0] "سائەت"
```

```arb lib/app_en.arb
{
  "streak": "{n, plural, one{# day} other{# days}}",
  "files": "{n, plural, one{# file} other{# files}}",
  "towns": "{n, plural, one{# town} other{# towns}}"
}
=== lib/app_sr.arb
{
                 ↓
  "streak": "{n, plural, one{# dan} other{# dana}}",
                ↓
  "files": "{n, plural, one{# fajl} other{# fajlova}}",
                ↓
  "towns": "{n, plural, one{# grad} other{# gradova}}"
}
```

```arb lib/app_en.arb
                ↓
{"streak": "{n, plural, other{Streak: {n}}}"}
=== lib/app_de.arb
{"streak": "{n, plural, other{Serie: {n}}}"}
```

## Valid

```android res/values/strings.xml
<resources>
    <plurals name="cards">
        <item quantity="one">Cards: %d</item>
        <item quantity="other">Cards: %d</item>
    </plurals>
    <plurals name="units" translatable="false">
        <item quantity="other">%d px</item>
    </plurals>
</resources>
=== res/values-pl/strings.xml
<resources>
    <plurals name="cards">
        <item quantity="one">Karta: %d</item>
        <item quantity="other">Karty: %d</item>
    </plurals>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "pl" : {
          "variations" : {
            "plural" : {
              "few" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld zdjęcia"
                }
              },
              "many" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld zdjęć"
                }
              },
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld zdjęcie"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld zdjęcia"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict cs.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>photos</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@photos@</string>
    <key>photos</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>lld</string>
      <key>one</key>
      <string>%lld snímek</string>
      <key>few</key>
      <string>%lld snímky</string>
      <key>other</key>
      <string>%lld snímků</string>
    </dict>
  </dict>
</dict>
</plist>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "fr" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld photo"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld photos"
                }
              }
            }
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
    "%lld photos" : {
      "localizations" : {
        "ko" : {
          "variations" : {
            "plural" : {
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "사진 %lld장"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-uk/strings.xml
<resources>
    <plurals name="photos">
        <item quantity="one">%d хв</item>
        <item quantity="other">%d хв</item>
    </plurals>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Fotos"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```json locales/en.json
{"place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th", "player_one": "A", "player_two": "B"}
```

```json locales/ja.json
{"photos_other": "{{count}}枚"}
```

```json locales/en.json
{"photos_one": "{{count}} photo", "photos_other": "{{count}} photos"}
=== locales/pl.json
{"photos_one": "{{count}} photo", "photos_other": "{{count}} photos"}
```

```strings
"files" = "{n, plural, =1 {a file} other {# files}}";
"this" = "{n, plural, one {Delete this} other {Delete these}}";
=== uk.lproj/Localizable.strings
"files" = "{n, plural, one {# файл} few {# файли} many {# файлів} other {# файлу}}";
"this" = "{n, plural, other {Видалити}}";
=== ja.lproj/Localizable.strings
"files" = "{n, plural, other {#ファイル}}";
"this" = "削除";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"

msgid "one"
msgid_plural "many"
msgstr[0] ""
msgstr[1] ""
```

```gettext po/ru.po
msgid ""
msgstr ""
"Language: ru\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d файл"
msgstr[1] "%d файлов"
```

"""#
    case "missing-translation": #"""
# missing-translation

A key has no string in a language that the catalog requires or already contains.

## Why

Users see the source string, or the key itself, among strings in their own language.

The option `--languages`, or `languages` in `waymark.yaml`, lists the required languages. A missing
string in such a language is an error. Without this list, the rule checks all languages that the
catalog already contains, and the severity depends on how complete each language is:

- In a nearly complete language, each missing string is a warning. A language is nearly complete if
  at least nine tenths of the catalog’s strings are translated, or all but one. Strings with the
  state `new`, and fuzzy strings in a PO file, are not considered translated. A language with at
  least 20 strings is not nearly complete if at least seven tenths of them are empty or equal to
  their source.
- In any other language, each missing string is info. If several strings are missing, one more
  diagnostic states their number: “412 of 1,903 strings are not translated”. This diagnostic is a
  warning if at least three quarters of the strings are translated. Otherwise, its severity is info,
  because the translation is still in progress. It is also info if at least seven tenths of the
  strings are empty or equal to their source.

In a nearly complete language, a missing string is only info in these cases:

- There are three or more nearly complete languages, and fewer than half of them contain the string.
  The string was probably added recently, or will soon be removed.
- There are three or more languages, and none of them contains the string. The rule then also
  reports one info diagnostic at the source.
- There are three or more translations of the string, and at least half of them equal the source,
  such as “Ultra”. Users can read the source string instead.
- The string is in a JSON array of objects, because the objects may have different members in each
  language.
- The source language is not declared, and another language has more than twice as many keys. The
  file of the source language is probably incomplete.
- The option `--usage` is given, and no source file uses the key.
- The file `LINGUAS` does not list the language.

The rule does not report these strings:

- Strings without words, such as `%@` or `·`, and strings that only refer to another string.
- Strings that are marked as not translatable, with `shouldTranslate`, `translatable="false"` or the
  file name `donottranslate.xml`.
- Arrays of identifiers, such as `feed_refresh` and `HomeFragment`.
- Strings that the catalog marks as no longer used by the code.
- All strings in a language if a file of the language cannot be read to its end.
- Strings in a regional language if the app can fall back to another language that contains the
  string. Examples are the fallbacks from `en-GB` to the source language `en`, from `pt-PT` to
  `pt-BR`, and from `zh-Hant-HK` to `zh-Hant`.
- Strings in a required language if another localization in the same language and script contains
  them: `zh-Hans` is used for `zh-CN`, and `es-ES` for `es`.
- English strings if the catalog contains both a base localization and English.
- Strings in Crowdin’s pseudo-language, whose strings begin with `crwdns`, if no required languages
  are listed.

The rule treats these strings as missing, too:

- an empty localization with the state `new`
- an empty `msgstr` in a PO file
- a missing or empty target in XLIFF, which the rule reports at the unit, in the file for the
  language
- a segment without a target, or with an empty target, in a unit of XLIFF 2 in which another segment
  has a translation

If the catalog has a PO template (POT), every PO file should contain all keys of the template. If a
PO file lacks a key, the diagnostic is at the key in the template. If the catalog has no template
file, each PO file is checked only for the keys that it contains.

Two kinds of diagnostics are summaries: those that count the missing strings of a language, and
those for a string that no language has. In JSON and SARIF, they have `"summary": true`, because
each missing string also has a separate diagnostic. If you count strings in this output, ignore the
summaries. `waymark catalog stats` and the coverage in reports print the same numbers of missing
strings. Their numbers of translated strings do not include strings that are fuzzy, new or marked
for review.

## What to do

Translate the string, or mark its key as not translatable: `"shouldTranslate" : false` in a string
catalog, `translatable="false"` on Android.

To suppress the rule for one key, write `waymark:allow missing-translation` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of languages, the rule reports 366 keys in the 456 `.xcstrings`, `.strings`,
`.stringsdict` and Android files of six open-source apps. It reports a key once for each language
that lacks it. Of these reports, 348 are in a project whose base localization contains twelve keys
that no language has. Another 14 are in a catalog that was no longer being translated. A review
checked twenty of the diagnostics, and all are true positives.

In the seven PO files of Git, with 38,000 entries, the rule reports 2,437 entries, all in Russian.
`msgfmt` counts 2,440 strings without a translation there. Three of these contain no words.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps, the rule reports 11,636 keys. A short
script finds the same keys. In these files, a string that is not translated yet is an empty string
(JSON) or an empty target without a state (XLIFF).

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, of which each reviewer confirmed 29.

## Invalid

An arrow marks each position that the rule reports. `=== fr.lproj/Localizable.strings` begins
another file of the example.

```xcstrings languages=de
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fertig"
          }
        }
      }
    },
     ↓
    "Cancel" : {

    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fertig"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Terminé"
          }
        }
      }
    },
     ↓
    "Cancel" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Abbrechen"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "new",
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings languages=fr
"done" = "Done";
 ↓
"cancel" = "Cancel";
=== fr.lproj/Localizable.strings
"done" = "Terminé";
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
                  ↓
    <string name="cancel">Cancel</string>
</resources>
=== res/values-iw/strings.xml
<resources>
    <string name="done">סיום</string>
</resources>
```

```json
           ↓
{"menu": {"open": "Open", "close": "Close"}}
=== locales/de.json
{"menu": {"open": "", "close": "Schließen"}}
```

```arb
                    ↓
{"@@locale": "en", "open": "Open", "close": "Close"}
=== lib/app_de.arb
{"@@locale": "de", "close": "Schließen", "@open": {"description": "left by a tool"}}
```

```xliff languages=de
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="close">
  <source>Close</source>
  <target>Schließen</target>
</trans-unit>
                ↓
<trans-unit id="open">
  <source>Open</source>
</trans-unit>
                ↓
<trans-unit id="save">
  <source>Save</source>
  <target/>
</trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

       ↓
msgid "Open"
msgstr ""
```

```gettext po/app.pot
msgid "Send"
msgstr ""

       ↓
msgid "Open"
msgstr ""
=== po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Send"
msgstr "Senden"
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Send"
msgstr "Senden"
=== po/fr.po
msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Send"
msgstr "Envoyer"

msgid "Open"
msgstr "Ouvrir"
=== po/zz.pot
msgid "Send"
msgstr ""

       ↓
msgid "Open"
msgstr ""
```

```xliff
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
<file id="f">
<unit id="u">
  <segment><source>One.</source><target>Eins.</target></segment>
                   ↓
  <segment><source>Two.</source></segment>
                   ↓
  <segment><source>Three.</source><target/></segment>
</unit>
</file>
</xliff>
```

## Valid

```xcstrings languages=zh-CN,en
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "zh-Hans" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "完成"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xcstrings languages=de
{
  "sourceLanguage" : "en",
  "strings" : {
    "Done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Fertig"
          }
        }
      }
    },
    "%@ (%lld)" : {

    },
    "WAYMARK" : {
      "shouldTranslate" : false
    },
    "Old" : {
      "extractionState" : "stale"
    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Color" : {
      "localizations" : {
        "en-GB" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Colour"
          }
        },
        "pt-BR" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cor"
          }
        },
        "pt-PT" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cor"
          }
        }
      }
    },
    "Bus" : {
      "localizations" : {
        "pt-BR" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Ônibus"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values/strings.xml
<resources>
    <string name="color">Color</string>
    <string name="done">Done</string>
    <string name="app" translatable="false">Waymark</string>
    <string name="ok">@android:string/ok</string>
    <string name="beta" tools:ignore="MissingTranslation">Beta features</string>
    <string-array name="tags"><item>HomeFragment</item><item>sync</item><item>42</item></string-array>
</resources>
=== res/values-en-rGB/strings.xml
<resources>
    <string name="color">Colour</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="color">Farbe</string>
    <string name="done">Fertig</string>
</resources>
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="close">
  <source>Close</source>
  <target>Schließen</target>
</trans-unit>
<trans-unit id="name" translate="no">
  <source>Waymark</source>
</trans-unit>
</body></file>
</xliff>
```

```json
{"version": 3, "names": ["Ada", "Grace"]}
=== locales/de.json
{"names": ["Ada", "Grace"]}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Open"
msgstr "Öffnen"

#, fuzzy
msgid "Close"
msgstr "Öffnen"
```

"""#
    case "mixed-script-word": #"""
# mixed-script-word

A word contains a letter from another script that looks like a letter of the word’s main script. An
example is the Russian word `Cтрелка` with a Latin C.

## Why

Users do not notice the difference, but searches do not find the word, and spell checkers mark it as
misspelled. The word is sorted incorrectly, and screen readers misread it. In the name of a brand or
a host, such a letter may be an attempt to deceive users
([UTS #39](https://www.unicode.org/reports/tr39/)). Most such letters are typing errors of people
who switch between two keyboard layouts.

The severity is warning. The rule checks words that mix Latin letters with Cyrillic or Greek
letters. It compares only letters from Unicode’s list of
[confusable letters](https://www.unicode.org/Public/security/latest/confusables.txt) that look the
same in all common typefaces. The rule accepts words in which the letters of two scripts are easy to
distinguish:

- A unit: `µm`, `kΩ`.
- A name in one script with an ending in another: `PDFы`.
- Two words without a space between them: `МетодHTTP`.
- A name that visibly mixes scripts: `Яndex`.

The rule also accepts a single letter of another script directly after `&` or `_`, which mark an
accelerator. Such a letter names the key to press.

## What to do

Write the word in one script, as the fix does. The fix is unsafe, because a name may be spelled in
this way intentionally.

To suppress the rule for one key, write `waymark:allow mixed-script-word` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: mixed-script-word, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 2 words in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps, both true positives. It reports 4 in the JSON, ARB, XLIFF and PO files of the same
projects, all true positives. It reports 116 in the 1.47 million messages of 86 programs of a Debian
system, converted to `.strings` files. Of these, 6 are lists of letters that users may type as an
answer, such as `yYтТ`. All except these 6 are true positives.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Reset" : {
      "localizations" : {
        "uk" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Cкинути"
          }
        },
        "ru" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Cброс"
          }
        },
        "el" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Tρέχουσα"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-sr/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                              ↓
    <string name="progress">1 oд %d</string>
</resources>
```

```strings en.lproj/Localizable.strings
                         ↓
"brand" = "Sign in with F\U0430cebook";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "File" : {
      "localizations" : {
        "ru" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "PDF-файл, 5 МБ, %dч, PDFы"
          }
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "µm, μA, kΩ, α-Version, β"
          }
        },
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "iPhoneで開く"
          }
        },
        "uk" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100 % і %@ів"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-el/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="space">%1$sαπό τα %2$sελεύθερα\nΕίτε</string>
</resources>
```

```strings kab.lproj/Localizable.strings
"later" = "Ttxil εreḍ tikelt";
```

"""#
    case "mojibake": #"""
# mojibake

A string contains characters such as `Ã¤` or `â€™`: UTF-8 that was decoded as Windows-1252.

## Why

Users read `Ã¤` instead of `ä`. This happens if a program guesses the encoding of a file
incorrectly, and each further conversion makes the damage worse. The severity is error.

The rule converts the characters back to their bytes in Windows-1252. If these bytes are valid
UTF-8, they encode the intended characters. But correct text can pass this test too. For example,
`« privé »` with a no-break space ends with three bytes that are a Chinese character in UTF-8. In
the Portuguese string `“MAÇÃ”`, the last letter and the quotation mark have the bytes of `Ô`. The
rule therefore reports a string only if it contains one of these:

- Two or more adjacent sequences that can be converted.
- A single sequence whose intended character is a Latin letter, a common punctuation mark or symbol,
  or an emoji.

A single sequence of a letter, such as `Ã`, and a mark that can follow a word, such as `”`, is
correct in some languages. The rule reports such a sequence if the language does not use the letter,
or if the sequence is inside a word.

Java reads a `.properties` file as ISO 8859-1 if any of its lines is not valid UTF-8. All other
lines with non-ASCII characters are then garbled. If most of the lines with non-ASCII characters are
UTF-8, the rule reports one diagnostic for the file instead of several for its strings. The
diagnostic is at the first byte that is not UTF-8.

## What to do

If the file from which the strings were copied still exists, copy them again, and read that file as
UTF-8. Or let the fix convert the characters. The fix is unsafe, because the intended characters are
not certain. There is no fix for `ï¿½`, because the original character is lost.

To suppress the rule for one key, write `waymark:allow mojibake` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: mojibake, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. These files include strings in Czech, Slovak, French, Portuguese, Swedish and
Vietnamese. As a test, 6,105 strings of an app in many languages were converted to mojibake, and the
rule found 6,034 of them. An early version of the rule found 55 strings in the 1.47 million messages
of 86 programs of a Debian system, converted to `.strings` files. All of the 28 that were reviewed
were true positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 21
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
74 errors of this rule, of which one reviewer confirmed 68 and the other 74.

## Invalid

An arrow marks each position that the rule reports. `«U+0084»` stands for the character U+0084.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Open the file" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                             ↓
            "value" : "Datei Ã¶ffnen"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                        ↓
            "value" : "Lâ€™application"
          }
        },
        "pt-BR" : {
          "stringUnit" : {
            "state" : "translated",
                                ↓
            "value" : "ConfiguraÃ§Ãµes"
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
"size" = "GrÃ¶ÃŸe";
             ↓
"twice" = "GrÃƒÂ¶ÃƒÅ¸e";
              ↓
"escape" = "Gr\U00C3\U00B6\U00DFe";
```

```android res/values-ru/strings.xml
<?xml version="1.0" encoding="utf-8"?>
<resources>
                      ↓
    <string name="hi">ÐŸÑ€Ð¸Ð²ÐµÑ‚</string>
                         ↓
    <string name="smile">ðŸ˜€</string>
</resources>
```

```strings es.lproj/Localizable.strings
           ↓
"page" = "PÃ¡gina";
           ↓
"code" = "CÃ³digo";
           ↓
"hello" = "Â¡Hola!";
            ↓
"heat" = "10Â°C";
           ↓
"lost" = "Pï¿½gina";
          ↓
"mark" = "ï»¿Hola";
          ↓
"what" = "Â¿Qué?";
```

```strings de.lproj/Localizable.strings
            ↓
"change" = "Ã„ndern";
          ↓
"open" = "Ã–ffnen";
             ↓
"changed" = "Ã«U+0084»nderung";
```

```strings vi.lproj/Localizable.strings
             ↓
"update" = "Cáº«U+00AD»p nháº«U+00AD»t";
                ↓
"language" = "Tiáº¿ng Viá»‡t";
```

```strings tr.lproj/Localizable.strings
            ↓
"cancel" = "Ä°ptal";
```

```strings sv.lproj/Localizable.strings
           ↓
"reset" = "Ã…terstÃ¤ll";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Private" : {
      "localizations" : {
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "« privé\#u{A0}», « Créé\#u{A0}: À… »"
          }
        },
        "pt-BR" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "“AMANHÃ”, “MAÇÃ”, não, à…"
          }
        },
        "vi" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Âm thanh, ĐÂ»"
          }
        },
        "cs" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Váš účet, změnit"
          }
        },
        "sv" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ÅÄÖ, ”Å”, Ä…"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
"umlaut" = "„Ä“, „Ü“ – Öl";
```

```strings es.lproj/Localizable.strings
"later" = "«Será»…";
```

```strings vi.lproj/Localizable.strings
"quoted" = "«KHÁ»…";
```

"""#
    case "needs-review": #"""
# needs-review

A translation is marked as needing a review. For example, its state in a string catalog is
`needs_review`.

## Why

The source string changed after the translation, or someone has doubts about the translation.
Whether users see the translation depends on the file format:

- In a string catalog or a Qt `.ts` file, the app contains the translation anyway. A `.ts` file
  marks it with `type="unfinished"`.
- In a PO file, the flag `fuzzy` marks the translation, and `msgfmt` omits it. So the app does not
  contain it, and most other rules do not check it.
- In an XLIFF file, `approved="no"` or a state such as `needs-review-translation` marks the
  translation. The program that imports the file decides whether to use it.

The severity is info.

## What to do

Have a speaker of the language review the translation. Then change its state to `translated`, or
remove the mark that the file format uses, such as the flag `fuzzy`.

To suppress the rule for one key, write `waymark:allow needs-review` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: needs-review, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. The rule reports only translations that someone has marked.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
                       ↓
            "state" : "needs_review",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
                                ↓
<trans-unit id="open" approved="no">
  <source>Open</source>
  <target>Öffnen</target>
</trans-unit>
<trans-unit id="close">
  <source>Close</source>
                 ↓
  <target state="needs-review-translation">Zu</target>
</trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

             ↓
#, c-format, fuzzy
msgid "Open %s"
msgstr "Öffnen"
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "machine_translated",
            "value" : "Envoyer"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "Open %s"
msgstr "%s öffnen"
```

"""#
    case "new-state": #"""
# new-state

A translation is not empty, but its state means that it is not translated yet. The state is `new` in
a string catalog, and `new`, `needs-translation` or `initial` in an XLIFF file.

## Why

Usually, the string is the source string, which Xcode or another tool copied into the localization.
In a string catalog, the app displays it anyway. For an XLIFF file, the program that imports the
file decides.

The severity is warning if the configuration requires the language. It is also warning if all of
these conditions are met:

- The string equals the source string.
- The language is nearly complete, as defined on the page of
  [missing-translation](missing-translation.md).
- Few strings of the language are new: only one, or at most one in twenty and at most ten. If more
  strings are new, their translation has probably not been requested yet.
- At most one third of the other nearly complete languages that contain the key keep the source
  string, or mark their string as new.

In all other cases, the severity is info.

The rule does not report strings that need no translation, such as those with
`"shouldTranslate" : false`. It does not report strings in the source language either. There, `new`
means that Xcode extracted the string, as in all catalogs of Interface Builder (`mul.lproj`).

## What to do

Translate the string and mark it as `translated`.

To suppress the rule for one key, write `waymark:allow new-state` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: new-state, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 65 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. All are in one catalog, all are the source string, and all are true positives.
The source language of these files has 60 strings with the state `new`, none of which is reported.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain eight
warnings of this rule, of which each reviewer confirmed seven.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
                       ↓
            "state" : "new",
            "value" : "Send"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open">
  <source>Open</source>
                 ↓
  <target state="needs-translation">Open</target>
</trans-unit>
</body></file>
</xliff>
```

## Valid

```xcstrings mul.lproj/Main.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "8rC-1f.title" : {
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        },
        "en" : {
          "stringUnit" : {
            "state" : "new",
            "value" : "Send"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "new",
            "value" : ""
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "newline-count": #"""
# newline-count

A translation has more or fewer line breaks than its source. Line breaks within a sentence are not
counted.

## Why

Line breaks are part of the layout: they separate titles, paragraphs and the items of lists. A
translation without them is hard to read, and a translation with more of them needs more space. A
line break at the end moves the content that follows.

The severity depends on the position of the line break:

- In PO files, the rule reports an error if only the source or only the translation begins or ends
  with a line break. `msgfmt --check` rejects such a file. The rule compares the two source strings
  of a plural in the same way.
- In PO files of PHP programs, such a difference in a translation is info. PHP messages are usually
  displayed as HTML, where the line break is not visible.
- In PO files whose header contains `X-Message-Format: ICU`, it is info too. Such files are not for
  `msgfmt`, but for libraries such as Lingui.
- All other differences are info.

Within a sentence, the position of a line break depends on the length of the words. A translation
may therefore break its lines elsewhere or not at all. The rule compares only the line breaks after
the end of a sentence, between paragraphs and before the items of a list. Apart from the line breaks
at both ends in PO files, it compares less in these cases:

- A string is treated as wrapped by hand if one of its lines ends within a sentence. In a PO file, a
  line of more than 60 bytes is sufficient too. If the source or the translation is wrapped by hand,
  the rule compares only the number of paragraphs and list items.
- If one of the two is wrapped by hand, and one of them contains indented lines, the rule compares
  nothing.
- If one of the two contains `<br>`, the rule compares nothing.

## What to do

Break the lines as the source does, unless the translation needs a different layout.

To suppress the rule for one key, write `waymark:allow newline-count` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: newline-count, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 50 strings in the 562 files of ten open-source apps, 23 of them in JSON and 6 in
PO. Of eighteen that were reviewed, seventeen are true positives. Most of the translations lost or
gained a paragraph, a list item or a line break at the end. The others have two short sentences on
one line, which may be intended. Git's PO files, which `msgfmt` accepts, contain no error.

Two reviewers checked a sample of the errors in 62 public repositories. The sample contains eight
errors of this rule, of which one reviewer confirmed one, and the other reviewer confirmed none.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
22 errors of this rule, of which each reviewer confirmed 20.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Nothing was sent.\nTry again later.";
"b" = "Allowed";
"c" = "You need:\n- a name\n- an address";
=== de.lproj/Localizable.strings
       ↓
"a" = "Nichts wurde gesendet. Versuche es später noch einmal.";
              ↓
"b" = "Erlaubt\n";
       ↓
"c" = "Du brauchst:\n- einen Namen";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Nothing was sent.\n"
        ↓
msgstr "Nichts wurde gesendet."

msgid "Allowed"
        ↓
msgstr "\nErlaubt"
```

```strings en.lproj/Localizable.strings
"a" = "You need:\n• a name\n• an address";
=== de.lproj/Localizable.strings
       ↓
"a" = "Du brauchst:\n• einen Namen";
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "You can see this profile\nwhen you are unblocked.";
"b" = "Nothing was sent.\nTry again later.";
=== de.lproj/Localizable.strings
"a" = "Du siehst dieses Profil, wenn du nicht mehr blockiert bist.";
"b" = "Nichts wurde gesendet.\nVersuche es später noch einmal.";
```

```strings en.lproj/Localizable.strings
"a" = "He said\n“no” to all of it.";
=== de.lproj/Localizable.strings
"a" = "Er sagte „nein“ zu allem.";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid ""
"Updates were rejected because the tip of your current branch is behind\n"
"its remote counterpart. Fetch first."
msgstr ""
"Die Aktualisierung wurde abgelehnt.\n"
"Der Zweig liegt zurück. Holen Sie zuerst,\n"
"was neu ist."
```

"""#
    case "non-xcode-format": #"""
# non-xcode-format

The layout of a string catalog differs from what Xcode writes: its white space, its escape
sequences, or the order of its keys and languages.

## Why

When Xcode next saves the file, it also changes lines that no one edited. In the resulting diff, a
small edit is hard to find.

Xcode writes a string catalog in this way:

- The encoding is UTF-8, lines end with LF, and each level is indented by two spaces.
- A member has a space on both sides of the colon: `"key" : value`.
- An empty object contains an empty line.
- Characters are escaped only where JSON requires it.
- Keys and languages are sorted in the order in which the Finder sorts file names.

The rule reports only the first difference in a file. The severity is info. The rule is off by
default, because sorting keys in the Finder's order takes longer than all other rules together.

## What to do

Open the catalog in Xcode, edit it, and save it. If only the order of keys and languages differs,
you can use `waymark catalog sort` instead of Xcode.

To suppress the rule in some files, write
`lint: { allow: [{ rule: non-xcode-format, path: "App/**" }] }` in `waymark.yaml`.

## On real files

There are 16 string catalogs among the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android
files of six open-source apps. The rule reports none of them.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
 ↓
{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Photo 10" : {

    },
    ↓
    "Photo 9" : {

    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    ↓
    "and\/or" : {

    }
  },
  "version" : "1.0"
}
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "and/or" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "und/oder"
          }
        },
        "zh-Hans" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "和/或"
          }
        }
      }
    },
    "Photo 9" : {

    },
    "Photo 10" : {

    }
  },
  "version" : "1.0"
}
```

"""#
    case "number-changed": #"""
# number-changed

The translation lacks a number of the source, and contains a different number instead.

## Why

If the source says “3 days” but the Spanish translation says “4 días”, the translation misleads
users. This happens if the source changes and the translation does not. A reviewer who checks only
the words overlooks the error. The severity is info.

The rule compares numbers by their digits: `1,000`, `1.000`, `1 000` and `١٠٠٠` are the same, and so
are `1.5` and `1,5`. A translation may write a number as a word (“un jour”), or a word as a number.
So the rule reports a translation only if it both lacks a number and contains a different one.

The rule accepts these differences:

- The hour in 12-hour and 24-hour notation, such as 5 and 17.
- A different number of zeros at the end, such as `1万` for 10,000.
- The year of a Japanese era, such as 平成28年 for 2016.
- The same numbers in a different order or with different separators, such as `31.12.` for `12/31`.

The rule ignores digits in placeholders (such as `%1` in Qt), in tags and in links. It does not
compare ICU messages with a `plural` or `select` argument.

## What to do

Find out which of the two numbers is right, and correct the wrong one.

To suppress the rule for one key, write `waymark:allow number-changed` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: number-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports one string in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It is a true positive: “3 Days” was translated as “4 Días”. In the files of
four more programs (Git, Excalidraw, Zulip, Firefox Focus), it reports one string in a PO file. It
is a true positive too: “4 years” was translated as “10 ans”.

## Invalid

An arrow marks each position that the rule reports. `=== es.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "3 days";
"b" = "At most 1,000 photos of 2.5 MB";
=== es.lproj/Localizable.strings
       ↓
"a" = "4 días";
                                  ↓
"b" = "Como máximo 1.000 fotos de 3,5 MB";
=== fa.lproj/Localizable.strings
       ↓
"a" = "۴ روز";
```

```android res/values/strings.xml
<resources>
    <plurals name="left">
        <item quantity="one">%1$d of 50 left</item>
        <item quantity="other">%1$d of 50 left</item>
    </plurals>
</resources>
=== res/values-fr/strings.xml
<resources>
    <plurals name="left">
        <item quantity="one">%1$d sur 50 restante</item>
                                        ↓
        <item quantity="other">%1$d sur 60 restantes</item>
    </plurals>
</resources>
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "At most 10,000 photos of 2.5 MB";
"b" = "One day, or 24 hours";
"c" = "%1$@ of %2$lld, by 5 PM";
"d" = "12/31";
"e" = "&#160;{0} and <font size=\"12\">3</font>";
=== de.lproj/Localizable.strings
"a" = "Höchstens 10.000 Fotos mit 2,5 MB";
"b" = "1 Tag oder 24 Stunden";
"c" = "%2$lld, %1$@, bis 17 Uhr";
"d" = "31.12.";
"e" = "{0} und <font size=\"14\">3</font>";
=== fr.lproj/Localizable.strings
"a" = "Au plus 10 000 photos de 2,5 Mo";
"b" = "Un jour, soit vingt-quatre heures";
=== ja.lproj/Localizable.strings
"a" = "2.5 MBの写真1万枚まで";
=== fa.lproj/Localizable.strings
"a" = "حداکثر ۱۰٬۰۰۰ عکس ۲٫۵ مگابایتی";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%<PRIu64> bytes"
msgstr "%<PRIu32> Bytes"
```

"""#
    case "option-changed": #"""
# option-changed

A translation lacks a command-line option of its source, such as `--no-checkout`.

## Why

The options of a program are the same in all languages. A user who types or copies a changed option
gets an error. This has several causes:

- A translator translated the option together with the sentence.
- An editor replaced two hyphens with a dash.
- In a right-to-left language, the hyphens moved to the end of the option.

The severity is warning. In a PO file, it is info for a key that the template no longer contains. If
the catalog has no template file, the PO files that were merged with the newest template show which
keys it contains.

An option begins with two hyphens, followed by a lowercase letter or `[no-]`. The rule does not
treat these words as options:

- A word that is joined to the word before the hyphens, as in `Loading--please wait`.
- Words between two pairs of hyphens, such as `--all columns--` or `--waiting--`, where the hyphens
  are decoration.
- `--option=argument`, because both of its words are examples.
- `--number` in a string that also contains `++number`, because both describe a change to a number.
- A word after a quotation mark that ends a quotation, as in `"late"--and`, where the hyphens
  represent a dash.
- A word after two hyphens that may be a dash, as in `as we know --it is late`, if the string has at
  least 160 bytes and no translation contains an option.

A translation may differ from its source in these ways:

- It may translate the value of an option: the rule compares only `--sort` in `--sort=<key>`, but
  all of `--[no-]track`.
- It may append an ending to the option after a hyphen. The ending consists of up to four letters,
  as in `--all-nak`, contains a letter outside ASCII, or is a noun with a capital letter.
- If a word follows the option in the source, the translation may append any word after a hyphen.
  Some languages write a compound word here: Danish uses `--show-uddata` for “--show output”.
- If the source quotes a command with its option, such as `'app --drop-down'`, the translation may
  paraphrase it. A paraphrase is less than half as long as the source, and contains neither an
  option nor a word of the command.

## What to do

Write the option as in the source.

To suppress the rule for one key, write `waymark:allow option-changed` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: option-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, some 3,700 strings contain an option.
The rule reports 24 of them. All were compared with their sources, and all are true positives.
Examples are `--resolver` for `--solve`, and `--[no]-track` for `--[no-]track`.
`pofilter --test=options` finds twelve strings with a lost option in the PO files of four of these
apps. The rule finds all twelve.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 18
warnings of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== locales/ar.json` begins another file of the
example. `«U+2014»` stands for the character U+2014.

```gettext po/es.po
msgid ""
msgstr ""
"Language: es\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Run `decrypt --retry-failed` again."
                         ↓
msgstr "Ejecute `decrypt «U+2014»retry-failed` otra vez."

msgid "--[no-]track needs a branch"
        ↓
msgstr "--[no]-track necesita una rama"

msgid "--solve needs an equation"
        ↓
msgstr "--resolver necesita una ecuación"
```

```json locales/en.json
{"retry": "Skipped: {{count}} (use --retry-failed to try again)"}
=== locales/ar.json
           ↓
{"retry": "المتروك: {{count}} (retry-failed--)"}
```

## Valid

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "git tag [--sort=<key>] [--term-{new,bad}=<term>]"
msgstr "git tag [--sort=<Schlüssel>] [--term-{new,bad}=<Begriff>]"

msgid "Use --verbose -- or be patient"
msgstr "Benutzen Sie die --verbose-Option, oder warten Sie"

msgid "Loading--please wait"
msgstr "Wird geladen, bitte warten"

msgid "It is \"late\"--and you wait"
msgstr "Es ist „spät“, und Sie warten"

msgid "--All columns--"
msgstr "--Alle Spalten--"

msgid "--waiting-- (pass 2)"
msgstr "--Warten-- (2)"

msgid "For example, --option=argument"
msgstr "Zum Beispiel --parameter=wert"
```

"""#
    case "orphan-key": #"""
# orphan-key

A translation has a key that does not exist in the source language, or a PO file contains a key that
does not exist in its template.

## Why

Usually, the app no longer looks up the key, or the PO file was merged with a newer template than
the one in the catalog. The severity is then info. The rule reports a warning if the key is probably
mistyped, which requires all of these conditions:

- The key differs from a source key only in case, in spaces or in one letter, and the language lacks
  that source key.
- The key is the only key of the language that the source lacks. Or the number of such keys is below
  2 % of the number of keys in the source.
- Fewer than three languages have the key. A key in three or more languages was probably removed
  only from the source.

The rule does not report these keys:

- A key with an empty string.
- An item of a JSON array.
- A key of a strings file whose source language is unknown. An example is the strings file of a
  storyboard without a file in English.
- A key of `InfoPlist.strings`, because the strings in the source language may be in `Info.plist`.

In a PO file, the rule compares the keys with those of the template (POT), if the catalog has one.
Obsolete entries, `#~`, are ignored.

On Android, a folder such as `values-land` or `values-de-land` need not contain all keys. However,
the rule reports a key that exists only in such a folder, and not in `values`.

In a `.strings`, JSON or `.properties` file, the rule does not report a key if the source strings
are probably in the code. It assumes this in three cases:

- The source file contains no strings, but other languages contain strings.
- The source language is not declared, and another language has more than twice as many keys as the
  source. In this case, the rule skips only the languages with more than twice as many keys.
- At least half of the keys that the source lacks are strings for users, such as `Restart Now`. In
  addition, no string for users in the source file equals its key. The source file then contains
  only the strings that differ from their keys.

The rule [assumed-source](assumed-source.md) reports the first two cases once. In a `.properties`
file, a key with escaped spaces, such as `View\ as\ text`, is probably a source string in the code,
too. The rule reports such a key, but never as mistyped, so the severity is info. This does not
apply if the source file contains strings for users that equal their keys.

## What to do

If the key is mistyped, write the source key that the note names. Otherwise, remove the key, as the
unsafe fix does, or add it to the source language or to the template.

To suppress the rule for one key, write `waymark:allow orphan-key` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: orphan-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 195 keys in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. Of these, 115 are translations of three strings that were removed from the
default Android resources, and 60 are in a language folder that was renamed. The remaining keys are
in tables that were not updated with the source. Twenty diagnostics were reviewed, and all are true
positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain ten
warnings of this rule, of which each reviewer confirmed nine.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"done" = "Done";
=== de.lproj/Localizable.strings
"done" = "Fertig";
 ↓
"cancel" = "Abbrechen";
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
                  ↓
    <string name="skip">Überspringen</string>
</resources>
```

```android res/values/strings.xml
<resources>
    <item type="string" name="done">Done</item>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
                              ↓
    <item type="string" name="skip">Überspringen</item>
</resources>
```

```json
{"menu": {"open": "Open"}}
=== locales/de.json
                             ↓
{"menu": {"open": "Öffnen", "close": "Schließen"}}
```

```gettext po/app.pot
msgid "Send"
msgstr ""
=== po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Send"
msgstr "Senden"

       ↓
msgid "Fax"
msgstr "Faxen"
```

```json locales/en.json
{"open": "Open", "close": "Close"}
=== locales/de.json
{"open": "Öffnen", "close": "Schließen", "cut": "Schneiden", "copy": "Kopieren", "paste": "Einfügen"}
=== locales/fr.json
                                       ↓
{"open": "Ouvrir", "close": "Fermer", "print": "Imprimer"}
```

```json source=en locales/en.json
{"open": "Open"}
=== locales/de.json
                    ↓                     ↓
{"open": "Öffnen", "close": "Schließen", "cut": "Schneiden"}
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
                  ↓
    <string name="skip">Überspringen</string>
                  ↓
    <string name="stop">Anhalten</string>
</resources>
```

## Valid

```strings en.lproj/Localizable.strings
"[Open/title]" = "Open";
=== de.lproj/Localizable.strings
"[Open/title]" = "Öffnen";
"[Close/title]" = "Schließen";
"[Save/title]" = "Sichern";
```

```properties res/index.properties
blurb=Restart when no job is running.
=== res/index_de.properties
blurb=Neu starten, wenn kein Auftrag läuft.
Restart\ Now=Jetzt neu starten
```

```json locales/en-GB.json
{
  "open": "Open"
}
=== locales/en-US.json
{
  "open": "Open",
  "close": "Close"
}
```

```strings en.lproj/Localizable.strings
"done" = "Done";
=== de.lproj/Localizable.strings
"done" = "Fertig";
```

```strings de.lproj/Main.strings
"8rC-1f.title" = "Fertig";
=== fr.lproj/Main.strings
"8rC-1f.title" = "Terminé";
"Kx2-9a.title" = "Annuler";
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
    <string name="skip" tools:ignore="ExtraTranslation">Überspringen</string>
</resources>
```

```android res/values/strings.xml
<resources>
    <string name="done">Done</string>
    <item type="string" name="skip">Skip</item>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="done">Fertig</string>
    <string name="skip">Überspringen</string>
</resources>
```

```strings en.lproj/InfoPlist.strings
CFBundleDisplayName = "Notes";
=== de.lproj/InfoPlist.strings
CFBundleDisplayName = "Notizen";
NSCameraUsageDescription = "Um Belege abzulichten.";
```

```gettext po/app.pot
msgid "Send"
msgstr ""
=== po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Send"
msgstr "Senden"

#~ msgid "Fax"
#~ msgstr "Faxen"
```

"""#
    case "placeholder-extra": #"""
# placeholder-extra

A translation contains a placeholder for an argument that its source does not have.

## Why

The formatter tries to read a value that the app did not pass. On Android, it throws an exception.
On Apple's platforms, it reads arbitrary memory. For `%@`, it uses this memory as the address of an
object, so the app may crash. If the source contains no placeholder at all, the app probably does
not format the string, and users see the placeholder itself.

These severities apply:

- An additional argument, such as `%2$s`, is an error. If nothing proves that the string is a format
  string, the severity is warning or info, as described for [placeholder-type](placeholder-type.md).
- An additional name in braces, such as `{name}`, is a warning. It is an error if the file format or
  a flag specifies the syntax of names, as in Java properties, Python strings and Fluent. In these
  cases, users see the name itself, or the app stops. It is also an error if the catalog proves that
  the program replaces these names, as described for [placeholder-missing](placeholder-missing.md).
- If three or more translations contain the same additional argument, the app probably passes its
  value, and the source does not need it. The rule then reports one diagnostic at the source
  instead. It is a warning, or info if each of the replaced diagnostics is info. This does not apply
  to names in braces, or to a PO file that `msgfmt` rejects because of the argument.

The rule accepts these placeholders:

- An argument up to the highest number in the source. The rule assumes that the app passes all of
  these arguments, so a translation of `{0}: {2}` may contain `{1}`.
- In Fluent, a variable that occurs in the message, in one of its attributes, or in the comment of
  the message in the source. The program passes the same values to a message and to its attributes.

In a string catalog, the rule also compares a source string with its key, because the app passes a
value for each placeholder in the key.

The rule does not treat a percent sign in prose as a placeholder, as in “100% accurate” and “100 %
de”. If the source contains placeholders, [unescaped-percent](unescaped-percent.md) reports such a
percent sign. If a PO string has no flag and its source has no placeholders, the rule checks the
translation only if other strings of the catalog are format strings.

## What to do

Remove the placeholder, or pass the value in the code and add the placeholder to the source.

To suppress the rule for one key, write `waymark:allow placeholder-extra` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-extra, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 3 placeholders, all true positives. In two strings, the source has no
corresponding value. In the third, the translation contains two placeholders for a value that the
app passes once.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 38 placeholders in 69 PO files of three projects, all true positives. Most are in
translations that a tool copied from a different string.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 42
errors of this rule, of which each reviewer confirmed 41. They also checked samples of the warnings
in 120 of these repositories. These samples contain six warnings of this rule, and both reviewers
confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
101 errors of this rule, of which one reviewer confirmed 80 and the other 85. Eight of the others
are in plurals of the Trinity desktop, which have one line for each plural form. The rule has
ignored them since.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                           ↓
            "value" : "Geteilt von %1$@ am %2$@"
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
    "Blocked" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%@ blockiert"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"count" = "%d files";
=== de.lproj/Localizable.strings
                  ↓
"count" = "%d von %d Dateien";
```

```android
<resources>
  <string name="left">%1$d left</string>
</resources>
=== res/values-de/strings.xml
<resources>
                               ↓
  <string name="left">%1$d von %2$d übrig</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Hi %@" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
                                 ↓
            "value" : "Hi %@ and %@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"by" = "By {name}";
=== de.lproj/Localizable.strings
                   ↓
"by" = "Von {name} {date}";
```

```json
{"hello": "Hello, {{name}}!"}
=== locales/de.json
                           ↓
{"hello": "Hallo {{name}}, {{title}}!"}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="page.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="help">
  <source>Press <x id="1"/></source>
                                 ↓
  <target>Taste <x id="1"/> oder <x id="2"/></target>
</trans-unit>
</body></file>
</xliff>
```

```fluent
left = { $count } left
=== locales/de/app.ftl
         ↓
left = { $anzahl } von { $count } übrig
```

## Valid

```qt translations/app_tr.ts
<TS version="2.1" language="tr_TR"><context><name>Main</name>
<!-- A percent sign precedes its number. -->
<message><source>Ping (80%)</source><translation>Ping (%80)</translation></message>
<message numerus="yes"><source>Several files</source><translation>
  <numerusform>%n dosya</numerusform>
</translation></message>
</context></TS>
```

```fluent
# $total (Number): the number of files
left = { $count } left
    .title = { $name }
=== locales/de/app.ftl
left = { $count } von { $total } in { $name } übrig
    .title = { $name }
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ hat das geteilt. Dank an %1$@!"
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
    "greeting.%@" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hello"
          }
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hallo, %@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"pure" = "Pure taste";
=== tr.lproj/Localizable.strings
"pure" = "%100 doğal lezzet, %50si şekersiz";
```

```strings
"link" = "See https://example.org/a%20b";
=== de.lproj/Localizable.strings
"link" = "Siehe https://example.org/%C3%A4%20de";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "100% accurate" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% genau"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Précis à 100 % de jour en jour"
          }
        },
        "pl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% dokładności"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "placeholder-lookalike": #"""
# placeholder-lookalike

A translation contains characters that look like a placeholder of its source, but are not one, such
as `％@` with a full-width percent sign.

## Why

Keyboards, fonts and translation programs may replace the characters of a placeholder. The formatter
does not recognize the result, so the value does not appear. On Android, the app throws an exception
if the result still contains an ordinary percent sign. Examples are:

- `％@` contains a full-width percent sign, and `٪ ld` an Arabic one.
- `%ग` contains a Devanagari letter, `%Id` a capital i instead of an l, and `%11d` two digits
  instead of two letters.
- `% gli` was originally `%lld`, and `&d` and `$s` were `%d` and `%s`.
- `｛name｝` has full-width braces, which do not mark a placeholder.

In JavaScript, a space makes any placeholder invalid. In Java, so does a space before `s`, as in
`% s`. The formatters of C and Apple read the space as a flag, so `% s` is valid there.

The rule checks only translations that lack a placeholder of their source. A full-width percent sign
in any other translation is prose, which the rule does not report. The severity is error. If nothing
proves that the string is a format string, as described for
[placeholder-missing](placeholder-missing.md), the severity is at most warning.

## What to do

Write the placeholder as in the source.

To suppress the rule for one key, write `waymark:allow placeholder-lookalike` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-lookalike, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports nothing. In a test, the percent signs of 477 random placeholders were
replaced with full-width ones. The rule reported 469 of them. The remaining ones are in strings
without a source.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

In 69 PO files of three projects, the rule reports 37 placeholders, all in a JavaScript app. All are
true positives.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 21
errors of this rule, of which each reviewer confirmed 20. They also checked samples of the warnings
in 120 of these repositories. These samples contain one warning of this rule, which both reviewers
confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
78 errors of this rule, of which one reviewer confirmed 69 and the other 70.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "％@が共有しました"
          }
        },
        "zh-Hans" : {
          "stringUnit" : {
            "state" : "translated",
                        ↓
            "value" : "由%＠分享"
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
    "%lld files" : {
      "localizations" : {
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "٪ lld ملف"
          }
        },
        "it" : {
          "stringUnit" : {
            "state" : "translated",
                             ↓
            "value" : "File: % gli"
          }
        },
        "hi" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%ग फ़ाइलें"
          }
        },
        "fa" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "٪۱＄lld فایل"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"by" = "%@ has %ld";
=== de.lproj/Localizable.strings
               ↓
"by" = "%@ hat %Id";
```

```android
<resources>
  <string name="left">%1$d left</string>
</resources>
=== res/values-ja/strings.xml
<resources>
                        ↓
  <string name="left">残り％1＄d</string>
</resources>
```

```android
<resources>
  <string name="left">%1$s left</string>
</resources>
=== res/values-de/strings.xml
<resources>
                           ↓
  <string name="left">Noch % 1$s</string>
</resources>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld percent of %@" : {
      "localizations" : {
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%2$@の%1$lld％"
          }
        },
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld٪ من %2$@"
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
    "100% done" : {
      "localizations" : {
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "１００％完了"
          }
        },
        "ar" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "٪100 تم"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"by" = "%@ has %ld";
=== de.lproj/Localizable.strings
"by" = "%@ hat %ld %%, Id";
```

```strings
"left" = "%d left";
=== de.lproj/Localizable.strings
"left" = "Noch % d";
```

"""#
    case "placeholder-malformed": #"""
# placeholder-malformed

A placeholder in a translation lacks one of its characters, or its characters are in the wrong
order, such as `@%` instead of `%@`.

## Why

The formatter reads the damaged placeholder as plain characters, or as something that was not
intended. The value does not appear, and users see the remaining characters. Examples are:

- `%$@`, `@%`, `1$@` and `%!d` are printed as plain characters, or are read as a different
  placeholder.
- `%1@` lacks its `$`, so it is read as `%@` with a width of 1. It uses the next argument instead of
  the first.
- `% arg` and `%agr` are misspellings of `%arg`, so they do not print the number of a substitution.
- `{name` is not replaced, because its closing brace is missing.
- Some formatters, such as those of C and Apple, support a space as a flag. They read a percent
  sign, a space and the first letter of a word as a placeholder. So `+% daha` becomes `+5aha`.
- On Android, an unknown conversion type causes an exception. This includes `%@` and `%1$i`, which
  Apple's formatters support.
- In Python, `%(count)` has no conversion type, so the next letter is read as one.
- In Java, `java.text.MessageFormat` throws an exception for an unknown type, as in `{0, here}`.
- In .NET, `String.Format` throws an exception for a brace that is neither doubled nor part of a
  format item, as in `{0 files` and `{0}}`.
- In a date pattern, such as `%H:%M`, `strftime` prints an unknown conversion unchanged.
- In XLIFF, Symfony replaces `{{ limit }}` only if the spaces inside the braces are present. It
  prints `{{limit}}` unchanged.

The severity is error, with these exceptions:

- `%1@` is info if the next argument is the intended one, as in `%1@ of %2@`, because a width has no
  effect on an object.
- If nothing proves that the string is a format string, as described for
  [placeholder-missing](placeholder-missing.md), the severity is at most warning.
- In an Android string with `formatted="false"`, all placeholder rules report at most a warning,
  unless the placeholders of the source are numbered. Without numbers, the string probably only
  describes placeholders.

The rule checks only strings whose source contains the placeholder, except for misspellings of
`%arg`. A translation may translate a word after the name of a placeholder, such as `string` in
`${rev:string}`. It must not change a number or a format after the name.

## What to do

Write the placeholder as in the source.

To suppress the rule for one key, write `waymark:allow placeholder-malformed` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-malformed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 2 placeholders, both true positives: two copies of one string, with `%1`
instead of `%ld`. In a test, 477 placeholders were changed at random, for example to `%!d`. The rule
reported 469 of them.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 55 strings in 69 PO files of three projects, all true positives. They contain date
patterns with argument numbers, or percent signs without a conversion type.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 42
errors of this rule, of which each reviewer confirmed 40.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
105 errors of this rule, of which one reviewer confirmed 97 and the other 93.

## Invalid

An arrow marks each position that the rule reports. `=== messages_de.properties` begins another file
of the example.

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, python-format
msgid "%(tide)s tides in %(port)s"
        ↓
msgstr "%(tide) Tiden in %(port)s"
```

```properties messages.properties
berth=Berth {0} of {1}
=== messages_de.properties
      ↓
berth={0, hier} von {1}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "%B %Y"
           ↓
msgstr "%B %N"
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="validators" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="limit">
  <source>At most {{ limit }} files.</source>
                    ↓
  <target>Höchstens {{limit}} Dateien.</target>
</trans-unit>
<trans-unit id="chosen">
  <source>Chosen: {{ count }}</source>
                   ↓
  <target>Gewählt: { count }}</target>
</trans-unit>
</body></file>
</xliff>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                   ↓
            "value" : "Geteilt von %$@"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                                   ↓
            "value" : "Partagé par @%"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"by" = "By %1$@ on %2$@";
=== de.lproj/Localizable.strings
            ↓
"by" = "Von 1$@ am %2$@";
```

```strings
"by" = "By %1$@ on %2$@";
=== de.lproj/Localizable.strings
        ↓    ↓
"by" = "%2@: %1@";
```

```strings
"by" = "By %1$@ on %2$@";
=== de.lproj/Localizable.strings
        ↓     ↓
"by" = "$1%@, $2%@";
```

```android
<resources>
  <string name="left">%d left</string>
</resources>
=== res/values-de/strings.xml
<resources>
                      ↓
  <string name="left">%!d übrig</string>
</resources>
```

```android
<resources>
  <string name="left">%1$d left for %2$s</string>
</resources>
=== res/values-es/strings.xml
<resources>
                      ↓             ↓
  <string name="left">%1$i para ti, %2$@</string>
</resources>
```

```strings
"hi" = "Hi {name}";
=== de.lproj/Localizable.strings
              ↓
"hi" = "Hallo {name";
```

```strings
"more" = "+%lld more";
=== tr.lproj/Localizable.strings
           ↓
"more" = "+% daha";
```

## Valid

```android res/values/strings.xml
<resources>
    <plurals name="files">
        <item quantity="one">File: %1s</item>
        <item quantity="other">(File %2$d of %3$d): %1$s</item>
    </plurals>
</resources>
=== res/values-de/strings.xml
<resources>
    <plurals name="files">
        <item quantity="one">Datei: %1s</item>
        <item quantity="other">(Datei %2$d von %3$d): %1$s</item>
    </plurals>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "%a %b %e, %T"
msgstr "%a, %-d. %b, %R:%S"
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Geteilt von %@"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Partagé par %1$@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"mail" = "Write to me@example.org";
=== de.lproj/Localizable.strings
"mail" = "100 %! Schreib an me@example.org";
```

```gettext po/fr.po
msgid ""
msgstr "Language: fr\nContent-Type: text/plain; charset=UTF-8\n"

msgid "  - ${rev:string}: the reversed string"
msgstr "  - ${rev:chaîne} : la chaîne inversée"
```

```strings
"price" = "It costs 5 $";
=== de.lproj/Localizable.strings
"price" = "5$ dazu";
```

"""#
    case "placeholder-missing": #"""
# placeholder-missing

A translation lacks a placeholder of its source, such as `%@` or `{name}`.

## Why

The app passes a value, but the translation has no placeholder for it. Users do not see a name or a
number that they need.

In a string without argument numbers, a missing placeholder also shifts all placeholders after it.
For example, if `%@ has %lld` is translated as `%lld`, the app prints the memory address of the name
instead of the number. On Apple's platforms, this happens even with argument numbers, because the
formatter cannot skip an argument. If `%1$lld` is missing, `%2$@` reads the first argument. It uses
the number as the address of an object, and the app crashes. The message of the diagnostic states
which of these consequences applies. If a translation lacks several values, the rule reports them in
one diagnostic.

### Severity

A lost value is an error if there is a proof that the placeholder represents a value and is not
plain text. Any of these facts is a proof:

- The file format, a flag, or an XLIFF inline element with its native code identifies the
  placeholder.
- The catalog contains at least ten translations of strings with `printf` placeholders, and at least
  four fifths of these translations keep the placeholders.
- The placeholder is a name in one form, such as `{name}`, `%1`, `%(name)s` or `%name%`. At least
  eight source strings contain names in this form. These source strings have at least ten
  translations, and at least four fifths of these translations keep the names.
- In XLIFF, the placeholder is a name in one of Symfony's forms, `%name%` or `{{ name }}`, and
  translations do not omit such names. Strings of a `.resx` file are an exception, because .NET
  does not replace such names.

Without a proof, the severity depends on the other translations of the string:

- The severity is warning if the string has fewer than three translations.
- It is also warning if at least two translations, and at least half of all translations, keep the
  value.
- In all other cases, it is info, because the characters may be plain text.

If a string has three or more translations and none of them contains a certain placeholder of the
source, the rule reports one warning at the source, and none at the translations. The placeholder
was probably added after the string was translated, or translators were instructed to omit it. This
does not apply to a PO file that `msgfmt` rejects because of the missing placeholder. Without a
proof, the rule also reports the source if most of the translations lack the placeholder, but not
all.

### Compared placeholders

The rule compares the meaning of placeholders: `%lld of %@` is equivalent to `%1$lld of %2$@`. A
translation may omit a value in these cases:

- The plural forms `one` and `two` may omit the number. If such a form is also for other numbers,
  [implied-quantity](implied-quantity.md) reports the string.
- The plural forms `zero`, `few` and `many` may omit the number if they are for a single number, or
  only for 0 and 1. Welsh `few` is only for 3, but Latvian `zero` is also for 10. Under the same
  condition, `zero` may omit any other value too.
- In JSON, `files_0` next to `files_other` is used only for 0, so it may omit `{{count}}`.
- A substitution of the string may contain the value instead of the string itself.
- In a string for App Intents, each line is a separate phrase. The rule requires only the names that
  occur in all phrases of the source.

These characters are plain text:

- A punctuation mark or symbol before double braces. In `#{{number}}`, only `{{number}}` is a
  placeholder.
- `%APPDATA%` and names in backticks.

If more strings contain numbers in the form of Qt, `%1`, than in the form of Boost, `%1%`, the rule
reads `%1%` as `%1` and a percent sign.

The rule does not check pseudolocales such as `en-XA` and `qps-ploc`, or strings that Crowdin
replaced with one of its marks.

The comparison depends on the file format:

- JSON, XLIFF and Java properties do not specify the meaning of percent signs. The rule compares
  `printf` specifiers and names with percent signs only if one of the proofs above exists.
- In JSON, the rule compares `{{name}}`, `{name}` and `$t(key)`, but not a reference to another
  string such as `$ref{key}`, which translators may replace with words.
- In Java properties, the rule compares the arguments of `MessageFormat`, such as `{0}`.
- In XLIFF, the original file of a unit determines the syntax of its placeholders: strings from
  Xcode contain format specifiers. Inline elements, such as `<x id="1"/>`, also represent values or
  markup. The rule compares their ids.
- Strings in ARB files are ICU messages. The rule [icu-argument](icu-argument.md) checks their
  arguments.

### PO files with flags

The flags of an entry specify the syntax of its placeholders. There are three lists of flags:

- `c-format`, `objc-format`, `python-format` and `python-brace-format`: the rule compares these
  strings as `msgfmt --check` does. What `msgfmt` rejects is an error.
- `java-format`, `java-printf-format`, `csharp-format`, `perl-format`, `perl-brace-format`,
  `php-format`, `lua-format`, `awk-format`, `javascript-format`, `object-pascal-format`,
  `sh-printf-format`, `tcl-format`, `elisp-format`, `librep-format`, `qt-format`, `kde-format`,
  `kde-kuit-format`, `ycp-format`, `smalltalk-format`, `c++-format` and `rust-format`: the rule
  compares the names, argument numbers and conversions of the placeholders. A missing value is an
  error, and so is a value that the source lacks. `msgfmt` may reject more strings. In C++ and Rust,
  the first `{}` is `{0}`.
- `sh-format`, `lisp-format`, `scheme-format`, `qt-plural-format`, `boost-format`,
  `gcc-internal-format`, `gfc-internal-format`, `go-format`, `ruby-format`, `d-format` and
  `modula2-format`: the rule compares only names and argument numbers, with the same severities.

The rule does not compare strings with any other flag. If an entry has several flags, a flag from
the first list has precedence over those from the second and third. Next to a different flag,
`no-c-format` and `impossible-c-format` have no effect.

### PO files without flags

A string without a flag is treated as one of these:

- A date pattern, if it contains only conversions of `strftime`, such as `%H:%M` or `%-d %B`. A
  translation may use a different order and a different form of the hour, but must contain the same
  parts. The rule `placeholder-malformed` reports unknown conversions.
- A format string, if it contains `printf` placeholders and the catalog proves that these are
  replaced, or if it is a plural with a number. A missing placeholder is only a warning if the sole
  evidence is that most translations of this string keep the placeholders. It is also only a warning
  if the catalog has fewer than ten translations of strings with placeholders. Without any such
  evidence, the rule compares the string only with translations that also contain placeholders.
- Any other string, such as `%C04` or `%w` with a meaning that only the program defines. The rule
  does not compare it.

If the references in a PO file name `.js` or `.ts` files, JavaScript formats the strings. Its
formatters print any value with `%s`, and do not support `% s`.

## What to do

Add the placeholder. If the order of the values differs from the source, add argument numbers to all
placeholders, such as `%2$@`.

To suppress the rule for one key, write `waymark:allow placeholder-missing` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-missing, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 14 placeholders, all true positives. Of 477 placeholders removed from
translations at random, 417 were reported. The remaining ones were in forms for a single number, in
forms for one and two, or in strings without a source.

The rule reports 10 strings in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps. Of
these, 9 are in JSON and 1 is in XLIFF. All ten are true positives.

In 69 PO files of three projects, the rule reports 20 errors. All of them are true positives. In two
of these projects, few strings or none have a flag such as `c-format`.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 48
errors of this rule, of which one reviewer confirmed 36 and the other 37. They also checked samples
of the warnings in 120 of these repositories. These samples contain fourteen warnings of this rule,
and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
126 errors of this rule, of which one reviewer confirmed 105 and the other 103.

## Invalid

An arrow marks each position that the rule reports. `=== locales/de.json` begins another file of the
example.

```qt translations/app_de.ts
<TS version="2.1" language="de_DE"><context><name>Main</name>
<message><source>Copy %1 to %2</source>
  <!-- QString::arg replaces the lowest number, so %2 shows the first value. -->
               ↓
  <translation>Nach %2 kopieren</translation>
</message>
<message numerus="yes"><source>%n file(s) in %1</source><translation>
  <numerusform>Eine Datei in %1</numerusform>
               ↓
  <numerusform>Dateien in %1</numerusform>
</translation></message>
</context></TS>
```

```json locales/en.json
{"size": "%s of %d", "left": "%1$s left"}
=== locales/de.json
{"size": "%s von %d", "left": "%1$s übrig"}
=== locales/fr.json
                               ↓
{"size": "%s sur %d", "left": "il reste"}
=== locales/es.json
          ↓
{"size": "%s", "left": "quedan %1$s"}
=== locales/it.json
{"size": "%s di %d", "left": "%1$s rimasti"}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Shared by %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Geteilt"
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
    "%1$lld of %2$@" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld of %2$@"
          }
        },
        "ja" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%2$@の一部"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"followers" = "%@ has %d followers";
=== de.lproj/Localizable.strings
               ↓
"followers" = "%d Menschen folgen";
```

```android
<resources>
  <string name="left">%1$s: %2$d left</string>
</resources>
=== res/values-de/strings.xml
<resources>
                      ↓
  <string name="left">%2$d übrig</string>
</resources>
```

```android
<resources>
  <plurals name="files">
    <item quantity="one">One file</item>
    <item quantity="other">%d files</item>
  </plurals>
</resources>
=== res/values-de/strings.xml
<resources>
  <plurals name="files">
    <item quantity="one">Eine Datei</item>
                           ↓
    <item quantity="other">Dateien</item>
  </plurals>
</resources>
```

```strings
"hello" = "Hello, {name}!";
=== de.lproj/Localizable.strings
           ↓
"hello" = "Hallo!";
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>1 plik</string>
      <key>few</key>
      <string>%d pliki</string>
      <key>many</key>
              ↓
      <string>plików</string>
      <key>other</key>
      <string>%d pliku</string>
    </dict>
  </dict>
</dict>
</plist>
```

```strings de.lproj/Onboarding.strings
              ↓
"Hello %@" = "Hallo";
=== fr.lproj/Onboarding.strings
"Hello %@" = "Bonjour %@";
```

```json
{"greeting": {"hello": "Hello, {{name}}!"}}
=== locales/de.json
                        ↓
{"greeting": {"hello": "Hallo!"}}
```

```json
{"save": "Save $t(file)", "file": "the file"}
=== locales/de.json
          ↓
{"save": "Sichern", "file": "die Datei"}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="Localizable.strings" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="shared">
  <source>Shared by %@</source>
          ↓
  <target>Geteilt</target>
</trans-unit>
</body></file>
</xliff>
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app.component.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="help">
  <source>Press <x id="INTERPOLATION" equiv-text="{{ key }}"/> for help</source>
          ↓
  <target>Taste für Hilfe</target>
</trans-unit>
</body></file>
</xliff>
```

```xliff
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
<file id="f">
<unit id="u"><segment>
  <source>Read <pc id="1">the terms</pc><ph id="2"/></source>
          ↓
  <target>Lesen Sie <sc id="1"/>die Bedingungen<ec startRef="1"/></target>
</segment></unit>
</file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, python-format
msgid "%(count)d files"
        ↓
msgstr "Dateien"

#, python-brace-format
msgid "{count} files"
        ↓
msgstr "Dateien"

#, c-format
msgid "%s: %d files"
        ↓
msgstr "%s: Dateien"
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, java-format
msgid "{0} of {1,number}"
        ↓
msgstr "von {1}"

#, no-c-format, python-brace-format
msgid "{count} files, 100% of them"
        ↓
msgstr "Dateien, 100% davon"

#, c++-format
msgid "{} of {}"
        ↓
msgstr "{0} von {0}"
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "today at %H:%M:%S"
        ↓
msgstr "heute um %H:%M"
```

```json locales/en.json
{
  "files": "$t(file, { \"count\": {{files}} }) in $t(folder)",
  "file": "file",
  "folder": "a folder"
}
=== locales/de.json
{
            ↓
  "files": "$t(file, { \"count\": 2 }) in $t(folder)",
  "file": "Datei",
  "folder": "einem Ordner"
}
```

```json locales/en.json
            ↓
{"waiter": "Your table, {{guest}}, is ready", "cook": "{{dish}} is hot"}
=== locales/de.json
{"waiter": "Der Tisch ist frei", "cook": "{{dish}} ist heiß"}
=== locales/fr.json
{"waiter": "La table est libre", "cook": "{{dish}} est chaud"}
=== locales/it.json
                                          ↓
{"waiter": "Il tavolo è libero", "cook": "È caldo"}
```

## Valid

```qt translations/app_de.ts
<TS version="2.1" language="de_DE"><context><name>Main</name>
<message><source>%1 of %2 in %n</source><translation>%L2, davon %1</translation></message>
<message numerus="yes"><source>%n file(s)</source><translation>
  <numerusform>Eine Datei</numerusform>
  <numerusform>%Ln Dateien</numerusform>
</translation></message>
<message><source>Old: %1</source><translation type="vanished">Alt</translation></message>
</context></TS>
```

```android res/values/strings.xml
<resources>
    <string name="ferry">Ferry %1$s leaves at %2$s</string>
</resources>
=== res/values-en-rXA/strings.xml
<resources>
    <string name="ferry">[Ƒéŕŕý one ļéåvéš two]</string>
</resources>
=== res/values-ar-rXB/strings.xml
<resources>
    <string name="ferry">yrreF</string>
</resources>
```

```json locales/en.json
{"seat": "Seat #{{number}}", "oar_0": "{{count}} oars", "oar_1": "{{count}} oar", "oar_other": "{{count}} oars"}
=== locales/de.json
{"seat": "Platz Nr. {{number}}", "oar_0": "Kein Ruder", "oar_1": "Ein Ruder", "oar_other": "{{count}} Ruder"}
```

```properties messages.properties
braces=Removes all balanced {} braces around words.
count=%0 of %1 files
found=%0 found
=== messages_tr.properties
braces=Kelimelerin çevresindeki parantezleri kaldırır.
count=%1 dosyadan %0
found=%0 bulundu
```

```android res/values/strings.xml
<resources>
    <string name="title">Chat with %1$s</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="title"></string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld of %@" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%2$@: %1$lld"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld de %2$@"
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
    "%lld files" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "One file"
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
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Eine Datei"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Dateien"
                }
              }
            }
          }
        },
        "ar" : {
          "variations" : {
            "plural" : {
              "zero" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "لا ملفات"
                }
              },
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "ملف واحد"
                }
              },
              "two" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "ملفان"
                }
              },
              "few" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld ملفات"
                }
              },
              "many" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld ملفًا"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld ملف"
                }
              }
            }
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
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %2$lld files"
          }
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ hat %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%ld files</string>
    </dict>
  </dict>
</dict>
</plist>
=== de.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>Eine Datei</string>
      <key>other</key>
      <string>%ld Dateien</string>
    </dict>
  </dict>
</dict>
</plist>
```

```android
<resources>
  <string name="left">%1$s: %2$d left</string>
</resources>
=== res/values-de/strings.xml
<resources>
  <string name="left">Noch %2$d: %1$s</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "100% accurate" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% genau"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Précis à 100 % de jour en jour"
          }
        },
        "pl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% dokładności"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Main.strings
"greeting.title" = "Hallo %@";
=== fr.lproj/Main.strings
"greeting.title" = "Bonjour";
```

```json
{"items_one": "{{count}} item", "items_other": "{{count}} items", "total": "Total: {{ sum, number }}", "new": "{{n}}"}
=== locales/de.json
{"items_one": "Ein Ding", "items_other": "{{count}} Dinge", "total": "Summe: {{sum, number}}", "new": ""}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="page.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="rate">
  <source>100% <g id="1">sure</g></source>
  <target>Zu 100 <mrk mtype="protected">Prozent</mrk> <g id="1">sicher</g></target>
</trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, no-c-format
msgid "100% done"
msgstr "fertig"

#, rust-format
msgid "{} of {}"
msgstr "{1} von {0}"

msgid "100% done, %s"
msgstr "fertig"

msgid "%b %-d, %-I:%M %p"
msgstr "%-d. %B, %H:%M"

#, fuzzy, c-format
msgid "%d files"
msgstr "Dateien"
```

```json locales/en.json
{
  "files": "$t(file, { \"count\": {{files}} }) in $t(folder)",
  "file": "file",
  "folder": "a folder"
}
=== locales/de.json
{
  "files": "In $t(folder): $t(file, { \"count\": {{files}} })",
  "file": "Datei",
  "folder": "einem Ordner"
}
```

"""#
    case "placeholder-mixed-positional": #"""
# placeholder-mixed-positional

Only some placeholders of a string have argument numbers, as in `%1$@ %@`, or an Android string has
several placeholders without numbers.

## Why

The C standard does not specify what a formatter prints for a string that mixes placeholders with
and without argument numbers. The formatters of Apple and Java count the placeholders without a
number separately: `%2$@ %@` uses the second argument and then the first one. This is hardly ever
intended, and a translator who moves a placeholder can easily swap the values. The severity is
warning. In Apple's file formats, it is info, because all of Apple's formatters count in this way.

On Android, the rule also reports a string with two or more placeholders if none of them has a
number. Android's resource compiler rejects a string with two or more placeholders if one of them,
including `%<s`, has no number. These details apply:

- The rule and the compiler accept the string with `formatted="false"`.
- The rule does not check plurals, arrays or strings that are not translatable, because the compiler
  does not check them.
- If no placeholder of a source string has a number, the severity is info, because the values are
  printed in the order in which the app passes them.
- If a translation without argument numbers uses a different order than its source, and the types of
  the values differ, [placeholder-type](placeholder-type.md) reports it.

If a translation has the same placeholders in the same order as its source, the rule reports only
the source.

## What to do

Add argument numbers to all placeholders. If no formatter reads an Android string, you can write
`formatted="false"` instead.

To suppress the rule for one key, write `waymark:allow placeholder-mixed-positional` in the comment
of the key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-mixed-positional, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports nothing. One string mixes both kinds of placeholders, but it also uses the
wrong values, so only `placeholder-type` and `placeholder-missing` report it.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings
"pair" = "%@ and %@";
=== de.lproj/Localizable.strings
                   ↓
"pair" = "%2$@ und %@";
```

```android
<resources>
  <string name="pair">%1$s and %2$s</string>
</resources>
=== res/values-de/strings.xml
<resources>
                      ↓
  <string name="pair">%s und %2$s</string>
</resources>
```

```android
<resources>
  <string name="pair">%1$s and %2$s</string>
</resources>
=== res/values-de/strings.xml
<resources>
                      ↓
  <string name="pair">%s und %s</string>
</resources>
```

## Valid

```android
<resources>
  <string name="time" formatted="false">%d of %s</string>
  <plurals name="files">
    <item quantity="other">%d of %s</item>
  </plurals>
</resources>
=== res/values-de/strings.xml
<resources>
  <string name="time" formatted="false">%d von %s</string>
  <plurals name="files">
    <item quantity="other">%d von %s</item>
  </plurals>
</resources>
```

```strings
"pair" = "%@ and %@";
=== de.lproj/Localizable.strings
"pair" = "%2$@ und %1$@";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %2$lld files"
          }
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ hat %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "placeholder-translated": #"""
# placeholder-translated

The name in a placeholder was translated together with the string: for example, `{name}` became
`{nombre}`.

## Why

The app replaces `{name}` with a value. It does not replace the translated name `{nombre}`, so users
see this name in its braces.

The rule compares names in braces if the source contains such names. They may be in the form
`{name}`, `${name}`, `%{name}` or `{{name}}`, and may have a format specification, such as
`{count:L}`. A number sign before braces, as in `#{name}`, is not part of the form. The rule does
not compare a string with anything else in braces, such as an ICU plural.

The severity is error. In the following cases, it is lower, unless the file format, a flag or the
catalog proves that the program replaces the names. The page of
[placeholder-missing](placeholder-missing.md) describes these proofs.

- In a PO string without a flag, or in an XLIFF file, the severity is warning or info.
- A word that begins with a capital letter, such as `{Country}`, may be an example. The severity is
  warning or info. For such a word in double braces, `{{Country}}`, it is info.
- In an XLIFF file, any name in double braces is info. An exception is the form with spaces,
  `{{ name }}`, which is a proof in itself, because Symfony uses it.

If there are three or more translations and all of them change a name, `placeholder-missing` reports
it once, at the source.

The rule treats braces as plain text in these cases:

- They contain formatted AsciiDoc, such as `{_name_}`.
- The source consists of a single name in braces, such as `{unset}`, and at least two translations
  contain a different word in braces. This applies to Java properties, and to files that do not
  specify the syntax of placeholders. In a PO file of a C program, the translations do not matter,
  because `printf` has no names in braces.
- The string is a PO string without a flag, and explains what `${name}` means, as in
  `- ${name}: the variable`. This does not apply if JavaScript formats the string.
- The file is a PO file of a C program, and two languages translate `${name}`.
- The file is a strings or Android file, whose usual placeholders have percent signs. The names are
  in double braces, and translations into two languages contain different words.

In a tab stop of a code snippet, such as `${1:name}`, the rule compares only the number.

vue-i18n passes the values `{n}` and `{count}` to every plural, such as `a day | {n} days`. In a
JSON file with such plurals, a translation may use one of these two names where the source uses a
different name, or vice versa.

## What to do

Write the name as in the source.

To suppress the rule for one key, write `waymark:allow placeholder-translated` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 1 name, which is a true positive: `{{mix}}` for `{{max}}`.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 1 name, in a JSON
file. This is a true positive.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 40
errors of this rule, of which one reviewer confirmed 39 and the other 40. They also checked samples
of the warnings in 120 of these repositories. These samples contain two warnings of this rule, and
both reviewers confirmed them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
109 errors of this rule, of which one reviewer confirmed 102 and the other 100.

## Invalid

An arrow marks each position that the rule reports. `=== es.lproj/Localizable.strings` begins
another file of the example.

```strings
"hello" = "Hello, {name}!";
=== es.lproj/Localizable.strings
                  ↓
"hello" = "¡Hola, {nombre}!";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Add ${url} to ${accountName}" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "${Adresse} zu ${accountName} hinzufügen"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"hello" = "Hello, {{name}}!";
=== ru.lproj/Localizable.strings
                   ↓
"hello" = "Привет, {{имя}}!";
```

```android
<resources>
  <string name="hi">Hi %{name}, %{count} new</string>
</resources>
=== res/values-de/strings.xml
<resources>
                          ↓        ↓
  <string name="hi">Hallo %{Name}, %{Anzahl} neu</string>
</resources>
```

```json
{"long": "At most {{max}} letters"}
=== locales/es.json
                      ↓
{"long": "Como máximo {{mix}} letras"}
```

## Valid

```json locales/en.json
{"drafts": "Drafts ({v})", "days": "a day | {n} days"}
=== locales/de.json
{"drafts": "Entwürfe ({v})", "days": "ein Tag | {v} Tage"}
```

```android res/values/strings.xml
<resources>
    <string name="help">For example: What is the capital of {{Country}}?</string>
</resources>
=== res/values-uk/strings.xml
<resources>
    <string name="help">Наприклад: Яка столиця країни {{Країна}}?</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="help">Zum Beispiel: Was ist die Hauptstadt von {{Land}}?</string>
</resources>
```

```strings
"hello" = "Hello, {name}!";
=== es.lproj/Localizable.strings
"hello" = "¡Hola, {name}!";
```

```strings
"set" = "A set";
=== de.lproj/Localizable.strings
"set" = "Eine Menge {a}";
```

```strings
"icu" = "{count, plural, one {a file} other {# files}}";
=== de.lproj/Localizable.strings
"icu" = "{count, plural, one {eine Datei} other {# Dateien}}";
```

```strings en.lproj/AppShortcuts.strings
"Open ${target} in ${applicationName}" = "Open ${target} in ${applicationName}\nShow ${target} with ${applicationName}";
=== de.lproj/AppShortcuts.strings
"Open ${target} in ${applicationName}" = "Öffne ${target} in ${applicationName}\n${applicationName} öffnen";
```

"""#
    case "placeholder-type": #"""
# placeholder-type

A placeholder in a translation is for a different type of value than the placeholder in its source,
such as `%@` (an object) instead of `%d` (a number).

## Why

`%@` uses its value as the address of an object, so the app crashes if the value is a number. For an
object, `%d` prints the address as a number, and `%f` prints unrelated bits. Java throws an
exception if a conversion does not match its value. In most cases, a translator changed the order of
two placeholders without adding argument numbers.

The severity depends on the file format:

- If the file format specifies the syntax of placeholders, a different type is an error.
- In PO files with the flag `c-format`, `objc-format`, `python-format` or `python-brace-format`,
  everything that `msgfmt --check` rejects is an error, and nothing else is. There, `%s` and `%ls`
  have different types, and so do `%zu` and `%lu`, and `%<PRIu64>` and `%llu`.
- These four flags are the first of three lists on the page of
  [placeholder-missing](placeholder-missing.md). This rule compares strings with a flag from the
  second list less exactly, and does not compare strings with a flag from the third list.
- JSON, XLIFF, Java properties and PO strings without a flag do not specify the meaning of percent
  signs. A different type is an error only if the catalog proves that the program formats its
  strings. The page of placeholder-missing describes these proofs, too.

Without a flag or such a proof, the severity is warning in two cases:

- At least three other translations of the string, and at least four fifths of all its other
  translations, keep the placeholders of the source.
- Both strings contain the same conversions, at least two, in a different order.

In all other cases without a proof, the severity is info.

`%i` and `%d` are for the same type, and `%f` and `%g` are for another one. On Android, `%s` accepts
any value. If only translations suggest that percent signs are placeholders, and several strings
contain `%n`, the rule does not treat percent signs as `printf` placeholders. In C, `%n` does not
print a value, but writes to memory.

In JSON, the rule reports a warning if only the source or only the translation specifies an i18next
format for a value, such as `{{price, number}}`. If only the source has the format `number`, the
translation merely prints the number without thousands separators. The severity is then info, and
the rule reports only the first such value of each translation. What is in parentheses after the
name of the format, such as `EUR` in `currency(EUR)`, may differ in each language.

## What to do

Use the placeholder of the source. If the order of the values differs, add argument numbers, such as
`%2$lld`.

To suppress the rule for one key, write `waymark:allow placeholder-type` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-type, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 1 placeholder, which is a true positive: `%1$d` for the first argument,
which is an object. In a test, 477 placeholders were changed to a random different type. This rule
reports 464 of them, and `width-changed` reports 5. The remaining ones are in strings without a
source.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain 18
errors of this rule, and both reviewers confirmed all of them. They also checked samples of the
warnings in 120 of these repositories. These samples contain six warnings of this rule, of which
each reviewer confirmed five.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
58 errors of this rule, of which one reviewer confirmed 56 and the other 55.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ has %lld files" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%lld Dateien hat %@"
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
    "%lld files" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%@ Dateien"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"unread" = "%i unread";
=== de.lproj/Localizable.strings
            ↓
"unread" = "%@ ungelesen";
```

```strings
"name" = "By %@";
=== de.lproj/Localizable.strings
              ↓
"name" = "Von %1$d";
```

```android
<resources>
  <string name="by">By %1$s</string>
</resources>
=== res/values-de/strings.xml
<resources>
                        ↓
  <string name="by">Von %1$d</string>
</resources>
```

```android
<resources>
  <string name="by">It\'s by %1$s</string>
</resources>
=== res/values-fr/strings.xml
<resources>
                                                   ↓
  <string name="by">C\'est\u00A0l\u2019"auteur" de %1$d, \@lire</string>
</resources>
```

```strings de.lproj/Onboarding.strings
                    ↓
"Hello %@" = "Hallo %d";
=== fr.lproj/Onboarding.strings
"Hello %@" = "Bonjour %@";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%d files"
        ↓
msgstr "%s Dateien"

#, c-format
msgid "%<PRIu64> bytes"
        ↓
msgstr "%<PRIu32> Bytes"

#, c-format
msgid "%ls is open"
        ↓
msgstr "%s ist offen"

#, python-format
msgid "%(count)d files"
        ↓
msgstr "%(count)s Dateien"

#, python-format
msgid "%s of %s"
               ↓
msgstr "%s von %d"
```

```json locales/en.json
{
  "price": "Costs {{price, number}}",
  "name": "By {{name}}"
}
=== locales/de.json
{
                   ↓
  "price": "Kostet {{price}}",
               ↓
  "name": "Von {{name, uppercase}}"
}
```

```properties messages.properties
gift=You got %d pearls from %s
=== messages_tr.properties
             ↓
gift=%s sana %d inci verdi
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lf km" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%#@km@"
          },
          "substitutions" : {
            "km" : {
              "argNum" : 1,
              "formatSpecifier" : "lf",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Kilometer"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Kilometer"
                    }
                  }
                }
              }
            }
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
    "%@ has %lld files" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%2$lld Dateien hat %1$@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"unread" = "%i unread";
=== de.lproj/Localizable.strings
"unread" = "%d ungelesen";
```

```strings
"size" = "%f MB";
=== de.lproj/Localizable.strings
"size" = "%g MB";
```

```android
<resources>
  <string name="by">It\'s by %1$s, read %2$d times</string>
</resources>
=== res/values-fr/strings.xml
<resources>
  <string name="by">L\'article de\u00A0%1$s\n"n'est" lu que %2$d\u0020fois \? \@lire</string>
</resources>
```

```android
<resources>
  <string name="by">%1$d by %2$s</string>
</resources>
=== res/values-de/strings.xml
<resources>
  <string name="by">%2$s: %1$s</string>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, c-format
msgid "%s: %d"
msgstr "%2$i: %1$s"
```

```json locales/en.json
{
  "price": "Costs {{price, currency(USD)}} or {{ price, number }}",
  "date": "On {{date, datetime(month: long)}}"
}
=== locales/de.json
{
  "price": "Kostet {{price, currency(EUR)}} oder {{price, number}}",
  "date": "Am {{date, datetime(month: short; day: numeric)}}"
}
```

"""#
    case "reference-cycle": #"""
# reference-cycle

A message or term in a Fluent file refers to itself, directly or through other messages and terms.

## Why

Fluent replaces `{ message }` and `{ -term }` with other strings. This is impossible if a string
refers to itself. In place of the reference that closes the cycle, users see its name in braces, or
`{???}` in programs that use fluent.js. The severity is error.

The rule follows the names in alphabetical order, and reports each reference that closes a cycle.

## What to do

Remove one of the references in the cycle, or replace it with plain text.

To suppress the rule for one key, write `waymark:allow reference-cycle` in the comment of the key.
For many keys, write `lint: { allow: [{ rule: reference-cycle, path: "locales/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in 10,000 files of four public repositories: mozilla-l10n/www-l10n,
ankitects/anki-core-i18n, pop-os/cosmic-files and zen-browser/l10n-packs.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
one error of this rule, and both reviewers confirmed it.

## Invalid

An arrow marks each position that the rule reports.

```fluent
                ↓
loop = { $n } { loop }
```

```fluent
first = One { second }
               ↓
second = Two { first }
```

```fluent
-brand = { product }
            ↓
product = { -brand } { about }
about = About { $name }
```

## Valid

```fluent
-brand = Waymark
about = About { -brand }
title = { -brand } { about }
```

"""#
    case "replacement-character": #"""
# replacement-character

A string contains the replacement character U+FFFD, `�`, in place of a lost character, or an escape
that does not represent a character.

## Why

A program read the file in a different encoding than the one in which it was written. The original
character is lost, and the file does not contain enough information to restore it. Users see a
question mark in a diamond.

Programs also display U+FFFD for an unpaired escape such as `\uD800`, because Unicode has no
characters from D800 to DFFF, or above 10FFFF.

The severity is error.

## What to do

Find the string in an older version of the file, or write it again. If the diagnostic is at an
escape, write the escape of the character that was meant.

To suppress the rule for one key, write `waymark:allow replacement-character` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: replacement-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It reports 24 characters in the 1.47 million messages of 86 programs of a Debian
system, converted to `.strings` files, all true positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain twelve
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
37 errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `«U+FFFD»` stands for the character U+FFFD.

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

```xcstrings AppShortcuts.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Start in ${applicationName}" : {
      "localizations" : {
        "de" : {
          "stringSet" : {
            "state" : "translated",
            "values" : [
              "Starte ${applicationName}",
                      ↓
              "Los, fa«U+FFFD»nge ${applicationName} an"
            ]
          }
        }
      }
    }
  },
  "version" : "1.0"
}
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
    case "same-plural-text": #"""
# same-plural-text

All strings of a plural are the same, although the language has several plural forms.

## Why

A translator may have copied one string into all categories. But many nouns have only one form, as
in “3 Zeichen”. In Turkish, Hungarian, Persian and other languages, a noun has the same form after
every number. So the rule is off by default, and its severity is info.

## What to do

Translate the string for each category. If the noun has only one form, leave the plural as it is.

To suppress the rule for one key, write `waymark:allow same-plural-text` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: same-plural-text, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 303 plurals in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Of twenty-five that were reviewed, none was copied by mistake.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "%lld Fotos"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Fotos"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-pl/strings.xml
<resources>
    <plurals name="photos">
                             ↓
        <item quantity="one">%d zdjęcia</item>
        <item quantity="few">%d zdjęcia</item>
        <item quantity="many">%d zdjęcia</item>
        <item quantity="other">%d zdjęcia</item>
    </plurals>
</resources>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "ko" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "사진 %lld장"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "사진 %lld장"
                }
              }
            }
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
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Foto"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Fotos"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "soft-hyphen": #"""
# soft-hyphen

A string contains a soft hyphen, the invisible character U+00AD, that is not inside a word. It is at
the start or end of the string, or next to a space, a symbol, or a punctuation mark other than a
dash.

## Why

In a word, a soft hyphen marks where the word may be broken, which long German or Finnish words
need. Outside of words, it has no meaning. It is usually left over from a word that another program
hyphenated. It also prevents a search from finding the string. It is rarely visible, so the severity
is only info.

The rule treats a placeholder, such as `%@`, as part of a word. A soft hyphen may also be part of an
incorrectly decoded character: `í` becomes `Ã` and U+00AD. Only [mojibake](mojibake.md) reports such
a soft hyphen.

## What to do

Remove the soft hyphen. The fix is safe if the soft hyphen has a space on exactly one side, where it
has no effect.

To suppress the rule for one key, write `waymark:allow soft-hyphen` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: soft-hyphen, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. These files contain no soft hyphens at all. In the 1.47 million messages of 86
programs of a Debian system, converted to `.strings` files, the rule reports one soft hyphen, which
is a true positive. Two others are in words.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

An arrow marks each position that the rule reports. `«U+00AD»` stands for the character U+00AD.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "User interface" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                               ↓
            "value" : "Benutzer«U+00AD» oberfläche"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings nl.lproj/Localizable.strings
                 ↓
"a" = "Gebruikers«U+00AD»";
           ↓
"b" = "pad \U00AD– map";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "User interface" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Benutzer«U+00AD»ober«U+00AD»fläche, %@«U+00AD»datei"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings es.lproj/Localizable.strings
"here" = "AquÃ«U+00AD»";
```

"""#
    case "stale-key": #"""
# stale-key

Xcode has marked a key or a string in a string catalog as stale, because it no longer finds the key
in the code.

## Why

Xcode found the key in the code earlier, but does not find it now. There are two possible causes:

- The app no longer uses the key. Translating it wastes work, and the app contains its strings
  without need.
- The code now creates the key at run time. In this case, the app still needs the key.

The severity is info.

## What to do

If the app no longer uses the key, remove it. If the code creates the key at run time, set its
extraction state to `manual`.

To suppress the rule for one key, write `waymark:allow stale-key` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: stale-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports three keys in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. Xcode has marked all three as stale, so all are true positives.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
     ↓
    "Send" : {
      "extractionState" : "stale",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
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
    "Send" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
                       ↓
            "state" : "stale",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "extractionState" : "manual",
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Senden"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "substitution-argument": #"""
# substitution-argument

A substitution, which is a plural inside a string of a string catalog or `.stringsdict` file, uses
the wrong argument or an invalid format specifier.

## Why

In a string catalog, the member `argNum` of a substitution specifies the argument that selects the
plural form. In a `.stringsdict` file, the number or the position of the token does, as in
`%2$#@files@`. The rule reports these mistakes:

- The argument is not a number, or the app does not pass it. The plural form is then unpredictable,
  and `%arg` prints a different value.
- A substitution uses a different argument than the substitution of the same name in the source. For
  example, if two values of `argNum` are swapped, each of the two substitutions selects its plural
  form by the number that the other one prints.
- `%arg` is outside of a substitution. It is read as `%a`, for a floating-point number, and the
  letters “rg”.
- The format specifier is invalid, such as `%lld files`. It must consist of the letters after `%`,
  such as `lld`.

The severity is error, except for `%arg` in a key or in a string of such a key, where it is warning.
A tool that extracts strings without compiling the code does not know the types of the values, and
writes `%arg` for each. The app looks up the key with a specifier such as `%@` or `%lld`, so it does
not find the entry and displays the string in its code.

## What to do

Use the argument and the format specifier of the substitution in the source. Write `%arg` only in
the strings of a substitution.

To suppress the rule for one key, write `waymark:allow substitution-argument` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: substitution-argument, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports nothing.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
eight errors of this rule, of which the reviewers confirmed none. All of them are keys with `%arg`,
which the rule has since reported as a warning with a different message.

## Invalid

An arrow marks each position that the rule reports. `=== pl.lproj/Localizable.stringsdict` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                               ↓
            "value" : "%2$lld: %#@files@ von %1$@"
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
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
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
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                ↓
            "value" : "%1$@ hat %#@files@ von %2$lld"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 3,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
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
    "%lld files" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                     ↓
            "value" : "%lld Dateien, %arg neu"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
              ↓
      <string>plik</string>
      <key>one</key>
      <string>1 plik</string>
      <key>other</key>
      <string>%d pliku</string>
    </dict>
  </dict>
</dict>
</plist>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ hat %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%#@files@ pour %1$@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "un fichier"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg fichiers"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>%d</string>
      <key>one</key>
      <string>1 plik</string>
      <key>other</key>
      <string>%d pliku</string>
    </dict>
  </dict>
</dict>
</plist>
```

"""#
    case "substitution-token": #"""
# substitution-token

A string contains a token such as `%#@files@`, but there is no substitution with this name. Or there
is a substitution, but no string contains its token.

## Why

The system replaces `%#@files@` with the substitution of that name. It cannot replace the token in
these cases:

- No substitution has the name in the token.
- The token lacks its second `@`.
- The token is inside its own substitution.

Xcode does not compile such a catalog. With a `.stringsdict` file, users see what remains of the
token. The severity is error.

A substitution whose token is in no string is never displayed. In this case, the severity is
warning.

## What to do

Use the same name in the token and for the substitution, and do not translate it. Write an `@` at
the end of each token. Remove a token from the strings of its own substitution, and remove a
substitution that no string uses.

To suppress the rule for one key, write `waymark:allow substitution-token` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: substitution-token, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports nothing. One translation lacks a token of its source, which
`placeholder-missing` reports.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain five
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
two errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports. `=== pl.lproj/Localizable.stringsdict` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                ↓
            "value" : "%1$@ hat %#@Dateien@"
          },
          "substitutions" : {
             ↓
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
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
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                                ↓
            "value" : "%1$@ hat %#@files"
          },
          "substitutions" : {
             ↓
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
            ↓
    <string>%#@plik@</string>
         ↓
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>1 plik</string>
      <key>other</key>
      <string>%d pliku</string>
    </dict>
  </dict>
</dict>
</plist>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%1$@ has %2$lld files" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has %#@files@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one file"
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
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%#@files@ hat %1$@"
          },
          "substitutions" : {
            "files" : {
              "argNum" : 2,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%arg Dateien"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>One file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>Pliki: %#@files@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>1 plik</string>
      <key>other</key>
      <string>%d pliku</string>
    </dict>
  </dict>
</dict>
</plist>
```

"""#
    case "symbol-collision": #"""
# symbol-collision

Xcode would generate the same Swift symbol for two keys of a string catalog.

## Why

Xcode 26 and later versions generate a symbol for each key that was entered by hand. For example,
code can use `Text(.allowUploads)` for “Allow uploads”. The symbol for “Allow Uploads” would be the
same. Xcode then generates no symbol for either key, and reports that the key “would generate the
same symbol” as the other key. Code that uses the symbol does not compile.

Xcode generates symbols for these keys:

- A key whose extraction state is `manual`, unless it has `"generatesSymbol" : false`.
- A key with `"generatesSymbol" : true`.

The severity is warning if both keys have `"generatesSymbol" : true`. In all other cases, it is
info, because symbols are generated only if the build setting `STRING_CATALOG_GENERATE_SYMBOLS` is
on. A catalog does not contain this setting.

Apple does not document how Xcode derives the symbols, so the rule uses an approximation:

- It joins the words of the key, and capitalizes each word except the first. Characters other than
  letters, digits and apostrophes separate words.
- Keys with placeholders become functions, and are compared only with keys that have the same number
  of placeholders.
- Keys that differ in accents, in apostrophes or in the case of letters within words are not
  reported.

## What to do

Rename one of the keys. Or merge the keys, which are often for the same string. If you do not use
the symbols, write `"generatesSymbol" : false` in one of the keys.

To suppress the rule for one key, write `waymark:allow symbol-collision` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: symbol-collision, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Xcode warns about two pairs of keys in real apps: “Allow uploads” and “Allow Uploads”,
“Temp targets” and “Temp Targets”. The rule reports nothing in 16 `.xcstrings` files of open-source
apps. Three of these contain keys that were entered by hand.

Two reviewers checked a sample of the warnings in 103 public repositories. The sample contains three
warnings of this rule, and the reviewers confirmed none of them.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Allow uploads" : {
      "extractionState" : "manual"
    },
     ↓
    "Allow Uploads" : {
      "extractionState" : "manual"
    }
  },
  "version" : "1.0"
}
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%@ of %lld" : {
      "generatesSymbol" : true
    },
     ↓
    "%1$@: of %2$lld" : {
      "generatesSymbol" : true
    }
  },
  "version" : "1.0"
}
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Allow uploads" : {
      "extractionState" : "manual"
    },
    "Allow Uploads" : {

    },
    "Temp targets" : {
      "extractionState" : "manual"
    },
    "Temp targets %lld" : {
      "extractionState" : "manual"
    },
    "log in" : {
      "extractionState" : "manual"
    },
    "login" : {
      "extractionState" : "manual"
    },
    "temp targets" : {
      "extractionState" : "manual",
      "generatesSymbol" : false
    }
  },
  "version" : "1.0"
}
```

"""#
    case "syntax": #"""
# syntax

A file does not follow the syntax of its file format.

## Why

Usually, the app does not build, or lacks all strings of the file. For example, Apple's systems read
nothing from a `.strings` file in which one semicolon is missing. If a PO file contains a single
syntax error, `msgfmt` creates no catalog at all. In a Fluent file, only the message that contains
the error is lost. The severity is error. It is warning in these cases:

- An empty file, if the file format requires a document, as JSON and XML do. Someone probably
  created the file and has not filled it yet.
- A Fluent message with more than 100 nested placeables, `{ … }`. The linter does not read such a
  message, but other programs may read it.
- A message without a source string in a Qt file. The app looks up messages by their source strings,
  so it never finds such a message. Qt uses it only as a comment on its context.

If the linter cannot read a file to its end, and the rule is off or `waymark.yaml` allows the
diagnostic, the run still fails, with exit status 2. If no one is going to fix a file, list it under
`exclude` in `waymark.yaml`.

## What to do

Fix the file at the location of the diagnostic, which states what was expected there. A frequent
cause is an unresolved merge conflict.

To suppress the rule in some files, write `lint: { allow: [{ rule: syntax, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain four
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
35 errors of this rule, of which each reviewer confirmed 21.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {

     ↓
    },
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
                 ↓
"send" = "Senden"
"post" = "Beitrag";
```

```android
<resources>
                             ↓
    <string name="send">Send &amp post</string>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Open"
                 ↓
msgstr "Speichern\_"
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

      ↓
msgid "Open
msgstr "Öffnen"
```

```json locales/de.json
↓

```

```fluent
name = Name
↓
size = Size {
open = Open
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {

    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
/* A table may be in braces. */
{
  send = "Senden";
  "post" = "Beitrag";
}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Say \"yes\"\n"
msgstr ""
"Sag \"ja\"\n"
```

```properties messages.properties
a line without any sign is a key
```

"""#
    case "tool-residue": #"""
# tool-residue

A string contains marks that a translation platform should have removed, such as `crwdns2972:0`, or
it consists of its key instead of a translation.

## Why

Users see `crwdns2972:0Openen` or `[!!! Öpéñ !!!]`. This happens if the export includes a language
for tests or for in-context translation. The rule reports a string in these cases:

- Crowdin's in-context translation enclosed it in marks such as `crwdns2972:0` and `crwdne2972:0`.
- Phrase's in-context editor replaced it with `[[__phrase_key__]]` or `{{__phrase_key__}}`.
- It is a pseudo-translation between `[!!` and `!!]`, in a language that is not a pseudo-language.
- It begins with a prefix in brackets, such as `[de]`. At least ten strings of the file, and more
  than half of them, begin with this prefix, but no source string does. If at least half as many
  source strings begin with a different prefix, the prefix is a translated label, and is not
  reported.
- It equals its key, such as `menu.file.close` or `error_network`, and the source has a string for
  this key. Keys of a single word are not reported. A translation is not reported either if the
  source differs from the key only in case.

Each reported string is an error, with these exceptions:

- If the strings begin with a prefix, the file gets one error.
- If at least ten translations of a file, and more than half of all its translations, equal their
  keys, the file gets one warning.
- A file in Crowdin's pseudo-language gets one info diagnostic, because users do not choose this
  language. The rule recognizes the file by its translations with Crowdin's marks. They are all
  translations of the file, or more than half and at least ten, or more than a quarter and at least
  twenty.

The rule does not check languages for tests, such as `en-XA`, `qps-ploc` and `xx`.

## What to do

Export the translations again, without the in-context or pseudo-language of the platform. Translate
each string that equals its key, or omit it, so that the app falls back to the source.

To suppress the rule for one key, write `waymark:allow tool-residue` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: tool-residue, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the catalogs of 47 open-source apps, in nine file formats. None of these
apps ships such strings, so these catalogs do not show how precise the rule is. In the catalogs of
37 more apps, no translation equals its key.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain three
errors of this rule, and both reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
13 errors of this rule, of which each reviewer confirmed ten. The others are in files for Crowdin's
in-context translation. Later versions of the rule report each of these files only once.

## Invalid

An arrow marks each position that the rule reports. `=== locales/af.json` begins another file of the
example.

```json locales/en.json
{"open": "Open", "close": "Close {{count}}", "save": "Save"}
=== locales/af.json
          ↓                                          ↓
{"open": "crwdns2972:0Opencrwdne2972:0", "close": "[[__phrase_close__]]", "save": "Stoor"}
=== locales/de.json
          ↓
{"open": "[!!! Öpéñ !!!]", "close": "Schließe {{count}}", "save": "Sichern"}
```

```json locales/en.json
{"menu": {"file": {"close": "Close", "open": "Open"}}, "sort_by_name": "By name"}
=== locales/de.json
                             ↓                                                      ↓
{"menu": {"file": {"close": "menu.file.close", "open": "Öffnen"}}, "sort_by_name": "sort_by_name"}
```

## Valid

```json locales/en.json
{"node_name": "node_name", "a.m.": "AM", "close": "Close", "full_name": ""}
=== locales/de.json
{"node_name": "node_name", "a.m.": "a.m.", "close": "close", "full_name": "full_name"}
```

```json locales/en.json
{"open": "Open", "close": "[!] Close", "id": "crwdns"}
=== locales/en-XA.json
{"open": "[!!! Öpéñ !!!]", "close": "[!!! Çłöšé !!!]", "id": "[!!! ïd !!!]"}
=== locales/de.json
{"open": "Öffnen", "close": "[!] Schließen", "id": "crwdns"}
```

"""#
    case "trailing-whitespace": #"""
# trailing-whitespace

A translation ends with white space but its source does not, or vice versa.

## Why

Users do not notice white space at the end of a string until the app joins two strings. Then missing
white space merges two words, and extra white space leaves a gap. If only the source or only the
translation ends with white space, the cause is usually a typing error or a lost separator. The
severity is info.

The rule accepts these differences:

- Line breaks, because `newline-count` compares them.
- Missing white space in a script without spaces between words, such as Chinese, Japanese or Thai.
- Missing white space after a full-width punctuation mark, such as `：`, because the mark includes
  its own space.
- White space at the end of an Android string, unless it is escaped, because Android removes it.

## What to do

Remove extra white space, and add missing white space. If the app joins strings, it is better to
change it so that each string is a whole sentence. The fix is unsafe, because the app may join the
string with another string.

To suppress the rule for one key, write `waymark:allow trailing-whitespace` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: trailing-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 4 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. In strings of four more programs, converted to `.strings` files, it reports
30. All 34 are true positives: 13 translations have an extra space, and 21 lack one. In some of the
21, the mistake is in the source, which ends with a space that is not needed.

The rule reports 30 strings in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps. Of
these, 11 are in JSON, 11 in PO and 8 in XLIFF.

## Invalid

An arrow marks each position that the rule reports. `=== pl.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Move to Trash";
"b" = "Result: ";
=== pl.lproj/Localizable.strings
                        ↓
"a" = "Przenieś do kosza  ";
       ↓
"b" = "Wynik:";
```

```android res/values/strings.xml
<resources>
    <string name="trash">Move to Trash</string>
</resources>
=== res/values-de/strings.xml
<resources>
                                          ↓
    <string name="trash">In den Papierkorb\u0020</string>
</resources>
```

## Valid

```strings en.lproj/Localizable.strings
"a" = "Trash";
"b" = "Result: ";
"c" = "Name: ";
=== zh-Hans.lproj/Localizable.strings
"a" = "废纸篓";
"b" = "结果：";
"c" = "名称:";
```

```android res/values/strings.xml
<resources>
    <string name="trash">Move to Trash</string>
</resources>
=== res/values-de/strings.xml
<resources>
    <string name="trash">
        In den Papierkorb
    </string>
</resources>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "bold"
msgstr "fett\033"
```

"""#
    case "truncated-table": #"""
# truncated-table

Apple's systems stop reading a `.strings` file in the middle, without an error.

## Why

CoreFoundation treats an unexpected token, such as a second semicolon, a merge conflict marker or a
brace, as the end of the file. For the keys after the token, the app has no strings and displays the
keys themselves, while `plutil -lint` reports OK. In one real file, 246 of the 743 keys were lost in
this way. The diagnostic states the number of lost keys, the last key that the app can read, and the
first key that it lacks. The severity is error, or warning if no key is lost.

## What to do

Remove the token. If a semicolon is missing, the system rejects the whole file, which the rule
`syntax` reports.

To suppress the rule in some files, write
`lint: { allow: [{ rule: truncated-table, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. The rule is based on a file in the version history of another project.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain one
error of this rule, which both reviewers confirmed.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
four errors of this rule, and both reviewers confirmed all of them.

## Invalid

An arrow marks each position that the rule reports.

```strings de.lproj/Localizable.strings
"yes" = "Ja";
              ↓
"no" = "Nein";;
"maybe" = "Vielleicht";
"never" = "Nie";
```

```strings de.lproj/Localizable.strings
"yes" = "Ja";
"no" = "Nein";
↓
<<<<<<< HEAD
"maybe" = "Vielleicht";
```

## Valid

```strings de.lproj/Localizable.strings
"yes" = "Ja";
"no" = "Nein";
// "maybe" = "Vielleicht"
"quote" = "Er sagte \"nein\"";
```

"""#
    case "undefined-key": #"""
# undefined-key

The code uses a key that no catalog contains.

## Why

If the app does not find a key, it displays the key itself, such as “settings.titel” on a button, in
every language. If the key is the source string, all users see the source language.

The rule needs a list of the keys that the code uses. The program `keyscan` in `Tools/KeyScan`
creates this list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

If the list is older than the source files, its locations are wrong. Create the list again before
each run.

A key that reads like an identifier, such as `settings.titel`, is an error, because users would see
it. It consists of ASCII characters without spaces, and contains `.`, `_`, `:`, `/` or `-`. These
keys are warnings:

- A key that reads like a string for users.
- A key for which the code has a default string.
- A key on Android. An app does not build without its resources, so a resource that seems to be
  missing is usually defined by a library.

If the code names a table for which there is no catalog, the rule reports an error at each use of
the table. In a web app, the rule searches all catalogs for the key in this case, because the name
may not be that of a namespace.

The rule does not report these keys:

- A key without a letter, such as `–`. In an interpolated string, such as `"\(count) – \(total)"`,
  the values do not count as letters.
- A key that the code looks up in a bundle or package other than the app's.
- A key in a call of a function that may be unrelated to translations. An example is a function
  parameter named `t` in a source file that shows no other sign of translations.
- A key to which the call adds a context, as in `t("friend", { context })`.
- A key in the code of a programming language for which no catalog is linted.
- A key of the default catalog (in Swift, `Localizable`) if that catalog does not exist.

## What to do

Correct the key, or add it to the catalog. If a catalog contains a similar key, a note names it.

To suppress the rule in some files, write
`lint: { allow: [{ rule: undefined-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of used keys, the rule reports nothing. In the web interface of a large open-source
app, it reports 13 of the 1,573 uses whose key is a literal in the code. The app has 769 TypeScript
files, and 994 English strings in ten namespaces. All 13 were reviewed, and are true positives: no
namespace that the code uses contains the key, so users see a key such as `error.unknown`.

Scan the source files, and not the files that are built from them. In a minified 5.8 MB bundle of
another app, the rule reports 43 of 2,717 keys. Of the 43 keys, 29 are words in a library with a
function that is also called `t`. In general, the precision depends on which catalogs are linted.
For example, the rule reports a key of a library if the code does not name the bundle of the
library.

## Invalid

An arrow marks each position that the rule reports. `=== App/View.swift` begins another file of the
example.

```strings en.lproj/Localizable.strings
"Hello" = "Hello";
"settings.title" = "Settings";
=== App/View.swift
     ↓
Text("Helo")
     ↓
Text("settings.titel")
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 11], "language": "swift", "key": "Helo", "call": "Text"}
{"path": "App/View.swift", "range": [18, 34], "language": "swift", "key": "settings.titel", "call": "Text"}
```

```json locales/en.json
{ "inbox": { "empty": "Nothing here" } }
=== web/inbox.ts
  ↓
t("inbox.emty");
=== usage.ndjson
{"path": "web/inbox.ts", "range": [2, 14], "language": "typescript", "key": "inbox.emty", "call": "t"}
```

## Valid

```strings en.lproj/Localizable.strings
"%@ of %lld" = "%@ of %lld";
=== App/View.swift
Text("\(name) of \(count)")
Text("–")
Text("Elsewhere", bundle: .design)
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 26], "language": "swift", "key": null, "pieces": ["", " of ", ""], "call": "Text"}
{"path": "App/View.swift", "range": [33, 38], "language": "swift", "key": "–", "call": "Text"}
{"path": "App/View.swift", "range": [45, 56], "language": "swift", "key": "Elsewhere", "bundle": ".design", "call": "Text"}
```

"""#
    case "undeterminable-key": #"""
# undeterminable-key

The code creates a key at run time, so the linter cannot determine the key.

## Why

Only the running app can show whether a catalog contains such a key. Moreover, if the code may
create any key, the linter cannot be certain that a key of the catalog is unused. The severity is
info.

The rule needs a list of the keys that the code uses. The program `keyscan` in `Tools/KeyScan`
creates this list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

## What to do

If there are few keys, write each of them as a literal, for example in the cases of a `switch`,
where every tool finds them. If the code has to create the key, begin it with a literal
(`"error." + code`). Keys that begin with this literal are then treated as used, and
[unused-key](unused-key.md) still checks all other keys.

To suppress the rule in some files, write
`lint: { allow: [{ rule: undeterminable-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of used keys, the rule reports nothing. In the web interface of a large open-source
app, with 769 TypeScript files, it reports 70 of 1,643 uses. All of the 20 that were reviewed are
true positives. Of the 70 keys, 49 begin or end with a literal, as `states.${state}` does, so only
21 could be any key.

## Invalid

An arrow marks each position that the rule reports. `=== App/View.swift` begins another file of the
example.

```strings en.lproj/Localizable.strings
"error.1" = "Nothing there";
=== App/View.swift
                        ↓
String(localized: .init("error." + code))
=== usage.ndjson
{"path": "App/View.swift", "range": [24, 39], "language": "swift", "key": null, "prefix": "error.", "reason": "it is an expression", "call": "String.LocalizationValue"}
```

## Valid

```strings en.lproj/Localizable.strings
"error.1" = "Nothing there";
=== App/View.swift
Text("error.1")
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 14], "language": "swift", "key": "error.1", "call": "Text"}
```

"""#
    case "unescaped-percent": #"""
# unescaped-percent

A literal percent sign in a format string is not doubled: `%` instead of `%%`. Or, in strings
without placeholders, only the source or only the translation doubles a percent sign.

## Why

In a string with placeholders, the formatter treats every percent sign as the start of a
placeholder. It reads `% d` in `50 % de` as an integer, and `% a` in `100% accurate` as a
floating-point number. All placeholders after it then get the wrong values. A percent sign that does
not start a placeholder disappears, or causes an exception on Android. The severity is error.

In a string without placeholders, a percent sign is prose, and users would see both characters of
`%%`. In such strings, the rule compares the translation with its source. If a percent sign is
doubled in only one of the two, the severity is info. The severity is warning if other translations
write the percent sign as the source does. At least three must do so, and at least four fifths of
the other translations with a percent sign.

If a percent sign in a source string is not doubled, the rule reports the source, and not each
translation that repeats it. The severity is info in these cases:

- On Android, where a formatter would throw an exception every time. The app probably does not
  format the string.
- If the percent sign is not part of a percentage, as in `LIKE '%@%'`, in a style sheet, or in a
  help string such as “% stands for any letter”. The program probably does not format such a string.
- If the percent sign follows a placeholder for an object, as in `%@ %`, because the value may
  already contain a percent sign.

Apple's formatters omit some percent signs without any other damage:

- A single `%` at the end of a format string or of a line. The severity is warning, or info if the
  source prints no percent sign. The fix doubles the percent sign. It is unsafe, because in `%@ %`
  the value may already contain a percent sign.
- A `%` before a character that is not a conversion, as in `%合`. If the source prints no percent
  sign, users see the intended string, and the severity is warning. After a number, as in `%d%合`,
  the sign is its unit, and the severity is error.

The rule checks less in these cases:

- A PO string has a flag such as `c-format`, but its source contains a percent sign that is not
  doubled. Such a string is not really a format string. `msgfmt` does not check its translations,
  and neither does this rule. The rule reports only the source, as info.
- Each placeholder of a source is only a percent sign before a space and a letter, as in
  “10% first”. The program probably does not format the string, so the rule accepts such percent
  signs in the translations too.
- A PO string without a flag is checked only if it is certainly a format string, as described for
  [placeholder-missing](placeholder-missing.md).
- The rule does not apply to a name between percent signs, such as `%user%`, or to an Android string
  with `formatted="false"`.

## What to do

Double the percent sign: `%%`. In a string without placeholders, write it as in the source.

To suppress the rule for one key, write `waymark:allow unescaped-percent` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: unescaped-percent, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports nothing, except for gettext's notation `%<PRIuMAX>`, which no formatter on
phones supports. In a test, 477 percent signs were added to random format strings, and the rule
reported all of them. When they were added to strings without placeholders, it reported none.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports nothing in 69 PO files of three more projects. One of these contains 1,400 date
patterns without a flag.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain thirteen
errors of this rule, of which each reviewer confirmed twelve. They also checked samples of the
warnings in 120 of these repositories. These samples contain four warnings of this rule, and both
reviewers confirmed all of them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
36 errors of this rule, of which one reviewer confirmed 23 and the other 28.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld%% done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                            ↓
            "value" : "%lld % fertig"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                            ↓
            "value" : "%lld % de tout"
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
            ↓
    "Save 50% on %@" : {

    }
  },
  "version" : "1.0"
}
```

```strings
"left" = "%d%% of %@ left";
=== de.lproj/Localizable.strings
            ↓
"left" = "%d%, %@";
```

```android
<resources>
  <string name="left">%1$d%% left</string>
</resources>
=== res/values-de/strings.xml
<resources>
                               ↓
  <string name="left">Noch %1$d%</string>
</resources>
```

```strings
"off" = "%1$d%% off";
"sure" = "100%% sure";
"save" = "50% off";
=== es.lproj/Localizable.strings
             ↓
"off" = "%1$d%de descuento";
             ↓
"sure" = "100% seguro";
            ↓
"save" = "50%% menos";
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#, python-format
                  ↓
msgid "$inmulti(%x%,y)"
msgstr "$inmulti(%x%,y)"
```

```strings
            ↓
"rate" = "20% of %@";
                        ↓
"query" = "name LIKE '%@%'";
=== de.lproj/Localizable.strings
"rate" = "20 % von %@";
"query" = "name LIKE '%@%'";
```

## Valid

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "%H:%M"
msgstr "%-H Uhr %M"

msgid "line: %l of %L, %w"
msgstr "Zeile: %l von %L, 100 % %w"
```

```strings
"hello" = "Hello %user%, welcome to %@";
=== es.lproj/Localizable.strings
"hello" = "Hola %user%, esto es %@";
```

```android
<resources>
  <string name="save" formatted="false">Save 50% on all %d</string>
</resources>
=== res/values-de/strings.xml
<resources>
  <string name="save" formatted="false">Spare 50 % bei allen %d</string>
</resources>
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld%% done" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld %% fertig"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld %% de tout"
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
    "Save 50% on all" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "50 % des Preises sparen"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "50 % de moins"
          }
        },
        "tr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%50 indirim"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"left" = "100% left";
=== de.lproj/Localizable.strings
"left" = "100 % übrig";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "100% accurate" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% genau"
          }
        },
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Précis à 100 % de jour en jour"
          }
        },
        "pl" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100% dokładności"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "unknown-member": #"""
# unknown-member

A file contains a member, an element or a line that its file format does not define at this
position.

## Why

Programs ignore the content, or reject the file. Usually, the name of the member or element is
misspelled, or another tool left the content in the file. The severity is info, except in these file
formats:

- In a Qt `.ts` file, the severity is error. `lrelease` rejects elements in strings, such as `<b>`,
  and `<numerusform>` in a message without `numerus="yes"`.
- In a PO file, the severity is error. `msgfmt --check -o FILE` rejects a file with a `domain` line.
- In a `.resx` or `.resw` file, the severity is warning for characters between a `<data>` tag and
  its `<value>`. The build ignores them.

## What to do

Correct the name, or remove the reported content.

To suppress the rule in some files, write
`lint: { allow: [{ rule: unknown-member, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      ↓
      "coment" : "Title of a button"
    }
  },
  "version" : "1.0"
}
```

```android
<resources>
    ↓
    Texts of the first screen
    <string name="send">Send</string>
</resources>
```

```qt app_de.ts
<TS version="2.1" language="de"><context><name>Dialog</name><message>
    <source>&lt;b>Open&lt;/b></source>
                 ↓
    <translation><b>Auf</b></translation>
</message></context></TS>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "comment" : "Title of a button",
      "isCommentAutoGenerated" : true
    }
  },
  "version" : "1.0"
}
```

```xcstrings AppShortcuts.xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Start a timer in ${applicationName}" : {
      "localizations" : {
        "en" : {
          "stringSet" : {
            "state" : "new",
            "values" : [
              "Start a timer in ${applicationName}",
              "Begin with ${applicationName}"
            ]
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "unknown-reference": #"""
# unknown-reference

A string in a Fluent file refers to a message, a term or a function that does not exist in its
language.

## Why

Fluent replaces `{ message }`, `{ message.attribute }` and `{ -term }` with other strings. It looks
up the names only in the same language. If it does not find a name, users see the name in braces.

A program often reads several files together, such as one file with messages and one with the names
of products. So if the source refers to a name that it does not define, the rule assumes that
another file defines the name.

The severity depends on the reference:

- A translation refers to a name that its language lacks: the severity is error if the source
  defines the name. It is warning if a third language defines the name, or if the name is similar to
  one in the language of the translation. In all other cases, the severity is info.
- The source refers to a name that it lacks: the rule reports only names that are probably mistyped,
  as a warning. Such a name differs in one letter, or in two swapped letters, from a name of the
  source.
- A reference to an attribute that a message of the language lacks is an error, because no other
  file can add it.
- A reference to a message that has attributes but no value is an error.
- A call of an unknown function is an error.

A function is known in any of these cases:

- Fluent or Firefox defines it: `NUMBER`, `DATETIME` or `PLATFORM`.
- The source uses it.
- At least three messages of one language call it, and its name does not resemble one of the three
  names above. For example, `NUMMER` is unknown.

The rule does not check attributes of terms.

## What to do

Correct the name, or add the message or term to the language. Do not translate names. If a message
has no value, refer to one of its attributes.

To suppress the rule for one key, write `waymark:allow unknown-reference` in the comment of the key.
For many keys, write `lint: { allow: [{ rule: unknown-reference, path: "locales/**" }] }` in
`waymark.yaml`.

## On real files

In 10,000 files of four public repositories, the rule reports 13 warnings, all true positives. A
message was removed from three languages, but the reference to it was not. The repositories are
mozilla-l10n/www-l10n, ankitects/anki-core-i18n, pop-os/cosmic-files and zen-browser/l10n-packs.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
16 errors of this rule, of which each reviewer confirmed eight. The others are calls of a function
that the program defines. Later versions of the rule accept such a function.

## Invalid

An arrow marks each position that the rule reports. `=== locales/de/app.ftl` begins another file of
the example.

```fluent
-brand = Waymark
about = About { -brand }
=== locales/de/app.ftl
-brand = Waymark
               ↓
about = Über { -marke }
```

```fluent
-brand = Waymark
about = About { -brand }
=== locales/de/app.ftl
               ↓
about = Über { -brand }
```

```fluent
size = { $n } bytes
=== locales/de/app.ftl
         ↓
size = { BYTES($n) } Byte
```

```fluent
both = Name
    .hint = Hint
        ↓
use = { both.hnt }
```

```fluent
name =
    .hint = Hint
        ↓
use = { name }
```

```fluent
-brand-name = Waymark
          ↓
about = { -brand-nme }
```

## Valid

```fluent
-brand = Waymark
about = About { -brand }
=== locales/de/app.ftl
-brand =
    { $case ->
       *[nominative] Waymark
        [genitive] Waymarks
    }
about = Über { -brand(case: "nominative") }
```

```fluent
about = About { -name-of-another-file }
=== locales/de/app.ftl
about = Über { -name-of-another-file }
```

"""#
    case "unreadable-file": #"""
# unreadable-file

A file or folder cannot be read, or a file is 4 GiB or larger.

## Why

The linter cannot check the strings of such a file, or of the files in such a folder. If it skipped
them silently, the run would seem to find no problems. So the severity is error, and the exit status
is 2, even if this rule is off.

## What to do

Check the permissions of the file or folder. If the file is 4 GiB or larger, check that it is a
catalog.

To suppress the rule in some files, write
`lint: { allow: [{ rule: unreadable-file, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

## Invalid

A file that the user has no permission to read.

## Valid

Any file of less than 4 GiB that the user can read.

"""#
    case "untranslated-copy": #"""
# untranslated-copy

A translation is identical to its source string.

## Why

Some tools export the source string in place of a missing translation. The catalog looks complete,
but users see a different language than their own. However, many strings are rightly the same in two
languages: names, “OK”, “Chat”. So the rule is off by default, and its severity is info.

## What to do

Translate the string. If the string is the same in all languages, mark it as not translatable. If it
is the same only in this language, leave it as it is.

To suppress the rule for one key, write `waymark:allow untranslated-copy` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: untranslated-copy, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 5,999 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Of twenty that were reviewed, twelve were not translated. The remaining
ones are names of countries, “URL”, “ID” and similar strings, which are right.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Move to Trash" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Move to Trash"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings en.lproj/Localizable.strings
"trash" = "Move to Trash";
=== de.lproj/Localizable.strings
           ↓
"trash" = "Move to Trash";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Trash" : {
      "localizations" : {
        "en-GB" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Trash"
          }
        },
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Papierkorb"
          }
        }
      }
    },
    "%lld %%" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld %%"
          }
        }
      }
    },
    "Wordly" : {
      "shouldTranslate" : false,
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wordly"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "untranslated-sentence": #"""
# untranslated-sentence

A file of translations contains whole sentences that are identical to their source strings.

## Why

Some translation platforms export the source string in place of a missing translation. The catalog
looks complete, but users see a different language than their own. A single word may be the same in
two languages, but a sentence hardly ever is.

The rule reports one diagnostic for each language of a file, at the first sentence. It states the
number of sentences and the first keys. If there is only one sentence, the diagnostic contains the
key of this sentence, so that reports can combine the diagnostics for several languages in one
entry.

These strings are reported:

- A sentence. It has at least five words, and at least three of them begin with a lowercase letter.
  In a script without spaces between words, such as Japanese, it has at least ten letters.
- A title, or a string in capitals. It has at least five words, but fewer than three of them begin
  with a lowercase letter. The rule reports it only if at least one other language translates it,
  and at least as many other languages translate it as copy it.

The severity is warning. It is info in these cases:

- A title, because it may be a name.
- The language is not required, the file has at least 20 translations, and most of them equal their
  sources.
- The language is not required, and at least half of the strings that it needs are missing from the
  file.
- The sentence is a copy of the source in three or more languages, and in most of the languages that
  contain the key. Translators probably never received the sentence, or it is meant to be the same
  in all languages.

Placeholders, code, addresses, and the names listed under `do-not-translate` in `waymark.yaml` do
not count as words. The rule ignores these strings:

- A string of a variant of the source language, such as British English.
- A string that is not translatable.
- A license notice, such as that of the GPL.
- The synopsis of a command, or a formula. It contains `|`, `||` or `=` between spaces, or most of
  its words are alternatives or in brackets.
- A block of code, such as `{ return 1; }`.

The rule [untranslated-copy](untranslated-copy.md), which is off by default, reports each value that
equals its source, including single words. If `untranslated-copy` is on, `untranslated-sentence` is
off.

## What to do

Translate the sentences, or export only the translated strings, so that the app falls back to the
source language.

To suppress the rule for one key, write `waymark:allow untranslated-sentence` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: untranslated-sentence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 995 files, 600 of
them in one app. For 60 files, the reported sentence was reviewed: 56 are not translated. Four were
synopses and formulas, which later versions of the rule ignore. In the catalogs of 37 more apps, 44
of the reported files contain only titles. Half of the 22 titles that were reviewed are names, so
titles are info.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 32
warnings of this rule, of which each reviewer confirmed 30.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"keychain" = "Remember username and password for this host in the keychain";
"open" = "Open";
=== de.lproj/Localizable.strings
              ↓
"keychain" = "Remember username and password for this host in the keychain";
"open" = "Öffnen";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Nothing is shown until you open a file." : {
      "localizations" : {
        "fr" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "Nothing is shown until you open a file."
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

## Valid

```strings en.lproj/Localizable.strings
"title" = "The Lord of the Rings";
"command" = "git log --pretty=short | git shortlog -n";
"synopsis" = "git refs verify [--strict] [--verbose]";
"format" = "yyyy/mm/dd hh:mm:ss %1$@ %2$@";
"open" = "Open the file";
=== de.lproj/Localizable.strings
"title" = "The Lord of the Rings";
"command" = "git log --pretty=short | git shortlog -n";
"synopsis" = "git refs verify [--strict] [--verbose]";
"format" = "yyyy/mm/dd hh:mm:ss %1$@ %2$@";
"open" = "Open the file";
```

```strings en.lproj/Localizable.strings
"keychain" = "Remember username and password for this host";
=== en-GB.lproj/Localizable.strings
"keychain" = "Remember username and password for this host";
```

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "The quick brown fox jumps over the lazy dog" : {
      "shouldTranslate" : false,
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The quick brown fox jumps over the lazy dog"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

"""#
    case "unused-key": #"""
# unused-key

A catalog contains a key that no source file uses.

## Why

Translators translate the key into every language although no user sees it. The key also distracts
from the keys that are really missing.

The rule needs a list of the keys that the code uses. The program `keyscan` in `Tools/KeyScan`
creates this list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

The severity is warning. It is info if the key may be used nevertheless:

- The code creates keys at run time, and any key of the catalog may be among them.
- Xcode generates a symbol for the key.
- Xcode found the key in the code, and marks it as stale when it no longer finds it.

The rule does not report these keys:

- A key that matches the literal parts of a key that the code creates, such as `error.timeout` if
  the code contains `"error." + code`.
- A key whose symbol the code uses, as in `Text(.allowUploads)`.
- A key that the code assigns to a member for keys, as in `titleKey: "form.title"`.
- A key to which another string of the catalog refers, with `$t(shop.name)` in i18next or
  `@:shop.name` in vue-i18n.
- A plural if the code looks up one of its forms, as in `t("file_one")`.
- In a web app, a key in an object that the code looks up, and a key with a context, such as
  `friend_male`, if the code looks up `friend`.
- A key of `InfoPlist`, of `AppShortcuts` or of the table of a settings bundle, which the system
  reads.
- A key of Interface Builder, such as `4y2-Ab-xQ7.text`.
- A stale key, or a key that is not translatable.

It also reports nothing in these cases:

- The code uses no key of the catalog, probably because something else reads the catalog, such as
  generated constants.
- The scan does not support the file format, as for ARB.
- A source file could not be scanned.

## What to do

Remove the key. If something other than the scanned code uses it, allow the rule for the key. On
Android, you can write `tools:ignore="UnusedResources"`.

To suppress the rule for one key, write `waymark:allow unused-key` in the comment of the key, or use
`key:` in `waymark.yaml`. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: unused-key, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of used keys, the rule reports nothing. In the web interface of a large open-source
app, it reports 33 keys. The app has 769 TypeScript files, and 994 English strings. All 33 are info,
because the code creates 21 keys at run time, each of which may be any key of the catalog. Of the 33
keys, 30 do not occur in the code as a literal. One of the other three is used: a component receives
it as a plain string, `modelName="partitionedDagRun"`.

The results are accurate only if the list is complete. Scan all code that uses the catalogs,
including tests if they use additional keys.

## Invalid

An arrow marks each position that the rule reports. `=== App/View.swift` begins another file of the
example.

```strings en.lproj/Localizable.strings
"Send" = "Send";
 ↓
"Receive" = "Receive";
=== App/View.swift
Text("Send")
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 11], "language": "swift", "key": "Send", "call": "Text"}
```

```android res/values/strings.xml
<resources>
  <string name="send">Send</string>
                ↓
  <string name="receive">Receive</string>
</resources>
=== app/Main.kt
getString(R.string.send)
=== usage.ndjson
{"path": "app/Main.kt", "range": [19, 23], "language": "kotlin", "key": "send", "table": "string", "call": "getString"}
```

## Valid

```strings en.lproj/Localizable.strings
"Send" = "Send";
"error.404" = "Not found";
"4y2-Ab-xQ7.text" = "A label";
=== App/View.swift
Text("Send")
LocalizedStringKey("error." + code)
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 11], "language": "swift", "key": "Send", "call": "Text"}
{"path": "App/View.swift", "range": [32, 47], "language": "swift", "key": null, "prefix": "error.", "reason": "it is an expression", "call": "LocalizedStringKey"}
```

```strings en.lproj/Constants.strings
"a" = "The code has generated constants";
=== App/View.swift
Text("Send")
=== usage.ndjson
{"path": "App/View.swift", "range": [5, 11], "language": "swift", "key": "Send", "call": "Text"}
```

"""#
    case "unused-plural-category": #"""
# unused-plural-category

A plural has a string for a plural category that its language does not have, such as `few` in
English.

## Why

On current systems, users do not see this string. The translator may have expected the app to
display it for a certain number, but the app uses another string of the plural for this number. The
severity is info.

Apple's systems and i18next use `zero` for 0 in every language, so the rule accepts `zero` in
Apple's file formats and in JSON. Android uses `zero` only in languages that have this category. The
categories of a language may change between versions of CLDR, and the rule uses those of a recent
version. For example, Hebrew had `many` until 2022, so older systems still display a Hebrew string
for `many`.

## What to do

Remove the string. If the app supports older systems, keep a string for a category that the language
had in their versions of CLDR.

To suppress the rule for one key, write `waymark:allow unused-plural-category` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: unused-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 362 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Nearly all are in one project that contains strings for all categories in
all languages. All twenty that were reviewed are true positives. One of them is for `many` in
Hebrew, which older systems still use.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

An arrow marks each position that the rule reports. `=== ja.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "few" : {
                "stringUnit" : {
                  "state" : "translated",
                             ↓
                  "value" : "%lld Fotos"
                }
              },
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Foto"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Fotos"
                }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```android res/values-ja/strings.xml
<resources>
    <plurals name="photos">
                             ↓
        <item quantity="one">写真%d枚</item>
        <item quantity="other">写真%d枚</item>
    </plurals>
</resources>
```

```android res/values-de/strings.xml
<resources>
    <plurals name="photos">
                              ↓
        <item quantity="zero">Keine Fotos</item>
        <item quantity="one">%d Foto</item>
        <item quantity="other">%d Fotos</item>
    </plurals>
</resources>
```

```strings
"files" = "{n, plural, one {# file} other {# files}}";
=== ja.lproj/Localizable.strings
                       ↓
"files" = "{n, plural, one {1ファイル} other {#ファイル}}";
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld photos" : {
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Foto"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Fotos"
                }
              },
              "zero" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Keine Fotos"
                }
              }
            }
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
    "%lld photos" : {
      "localizations" : {
        "fr" : {
          "variations" : {
            "plural" : {
              "many" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld de photos"
                }
              },
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld photo"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld photos"
                }
              }
            }
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

A comment such as `waymark:allow double-space`, or an entry in `waymark.yaml`, silences a rule where
the rule has nothing to report.

## Why

Either the defect is fixed, or the name of the rule is misspelled. In the first case, the
suppression would hide the next defect of this kind. In the second case, it hides nothing, although
its author expects it to. The severity is warning.

A suppression is written in the comment of an entry: `waymark:allow RULE`. JSON and `.stringsdict`
files have no comments, so suppressions for them are written under `allow` in `waymark.yaml`. For
comments, these details apply:

- A comment may name several rules and, after each rule, the languages in which it is suppressed, as
  in `waymark:allow missing-translation(fr, de), replacement-character`.
- You can add a reason after the last rule, but do not separate it with a comma.
- In the file of the source language, a suppression that lists no languages applies to the key in
  all languages. In any other file, it applies only to the strings in that file.
- A comment after the last key of a strings file or of an Android file does not belong to a key. A
  suppression in such a comment has no effect, and is reported.
- A suppression that names no rule is reported too.

The rule does not report these suppressions:

- A suppression of a rule that is off.
- A suppression of a rule that compares languages, if the linted files lack the source language or
  the languages of the suppression.
- The attribute `tools:ignore` in an Android file. It silences the rules that correspond to the
  checks of Android's lint, but Android's lint may need it too.

## What to do

Remove the rule from the comment or the entry, or spell the name as `waymark rules` prints it.

To suppress the rule in some files, write
`lint: { allow: [{ rule: unused-suppression, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. These files contain no suppressions of this tool. In the examples below, the
rule `replacement-character` is on too.

## Invalid

An arrow marks each position that the rule reports. `«U+FFFD»` stands for the character U+FFFD.

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

```strings de.lproj/Localizable.strings rules=replacement-character
"tea" = "Gr«U+FFFD»ner Tee";
                 ↓
/* waymark:allow replacement-character */
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
    case "url-changed": #"""
# url-changed

A link has a different target in the translation than in the source, or the translation lacks the
link.

## Why

A mistyped or outdated link opens the wrong site or none at all, and people who use the app in the
source language do not notice.

### Severity

The severity is warning if the link is probably broken, or if a link that readers need is lost. The
rule treats a link as broken in these cases:

- Its scheme is mistyped (`htps://`), or its host has no dot (`https://nova`).
- It is cut off within a word, at a space that was inserted into the link, or before a letter that a
  link cannot contain.
- One or two adjacent characters of the host or of the path are different, missing or added. If only
  digits or the case of letters differ, the severity is info.

A lost link is a warning in these cases:

- It is the value of an attribute, the target of a Markdown link, or in angle brackets.
- At least half of the other translations contain it.

In all other cases, the severity is info. For example, the translator may have chosen a link to a
different site. A lost link is always info if there are three or more other translations and most of
them lack it too.

### Accepted differences

The rule accepts these differences:

- `http` instead of `https` or the reverse, a missing scheme, `www.` at the start, and a slash at
  the end.
- A different language code in the path, in the host, or in `hl=`, `lang=` or `locale=` of the
  query. If the host begins with a language code, as `de.wikipedia.org` does, everything after it
  may differ.
- A page in the language of the translation on the same registered domain, such as
  `gpl-3.0.ja.html`.
- A page with a different name on the same host.
- The same name under the domain of another country, `nova.de` for `nova.com`.
- A page whose path contains the language, on a domain with a similar name, such as `mediawiki.org`
  for `wikipedia.org`.
- A copy of the page in the Internet Archive.
- The bare host of an app, such as `app.nova.app`, in place of a page on the same domain.

To find the registered domain of a host, the rule uses a list of suffixes for countries and for some
hosts with many sites. The list is shorter than the Public Suffix List.

If the source consists only of a link, the link is probably a setting of the app. For such a source,
the rule also accepts these translations:

- Only a link to a different page or host in the same domain, such as the account in another
  language or the site of a country.
- A string without any link. The link in the source may be an identifier that translators replace
  with a name.

An address that shows users what to enter is an example, which translators may replace. The rule
recognizes an example by a reserved name such as `example.com`, an IP address, a host without a dot,
a word such as `your` or `myserver`, a preceding “e.g.”, or the name of the key.

The rule does not check links that have no scheme in the source, or links that only the translation
contains.

## What to do

Use the link from the source, or the corresponding page in the language of the translation if it
exists. The fix replaces a changed link with the link from the source.

To suppress the rule for one key, write `waymark:allow url-changed` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: url-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. In these files, 39 lines contain a link. In strings of four more programs
(Git, Excalidraw, Zulip, Firefox Focus), converted to `.strings` files, it reports nothing either.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the warnings in 120 public repositories. The samples contain 18
warnings of this rule, of which each reviewer confirmed sixteen.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```strings en.lproj/Localizable.strings
"a" = "Read https://nova-notes.app/en/help first.";
"b" = "See [our terms](https://nova-notes.app/terms).";
"c" = "See https://nova-notes.app/help and https://nova-notes.app/faq/privacy.";
"d" = "Get it at https://nova-notes.app/download.";
"e" = "https://nova-notes.social/nova";
"f" = "Visit <a href='https://nova-notes.app'>us</a>.";
"g" = "Read https://nova-notes.app/start.";
"h" = "Ask at https://forum.nova-notes.app.";
=== de.lproj/Localizable.strings
            ↓
"a" = "Lies https://nova-notas.app/de/help zuerst.";
       ↓
"b" = "Siehe unsere Bedingungen.";
             ↓
"c" = "Siehe https://nova-notes.app/hlp und https://nova-notes.app/faq/privacy.";
               ↓
"d" = "Lade es https://nova-notes.app/downloads.";
       ↓
"e" = "https://nova-notes.social/nov";
                        ↓
"f" = "Besuche <a href='https://nova-notes'>uns</a>.";
            ↓
"g" = "Lies https://nova-notes.app/sta rt.";
                ↓
"h" = "Frage in https://andere-notizen.org.";
```

```android res/values/strings.xml
<resources>
    <string name="more"><a href="https://nova-notes.app/more">More</a></string>
</resources>
=== res/values-fr/strings.xml
<resources>
                                 ↓
    <string name="more"><a href="https://nova-notas.app/more">Plus</a></string>
</resources>
```

## Valid

```strings en.lproj/Localizable.strings
"host" = "For example: https://myserver.com or irc://server:port/channel";
"link" = "https://the.link.to/your/resource";
"license" = "See https://www.gnu.org/licenses/gpl-3.0.en.html.";
"help" = "See https://nova-notes.app/en/help.";
"shop" = "Visit https://nova-notes.com.";
"server" = "URL (e.g. https://nova-notes.app)";
"account" = "https://nova-notes.social/nova";
"terms" = "https://world.nova-notes.app/terms";
"app" = "Open https://nova-notes.app/app.";
=== de.lproj/Localizable.strings
"host" = "Zum Beispiel: https://meinserver.de oder irc://server:port/kanal";
"link" = "https://der.link.zu/deiner/datei";
"license" = "Siehe https://www.gnu.org/licenses/gpl-3.0.de.html.";
"help" = "Siehe https://nova-notes.app/de/hilfe.";
"shop" = "Besuche https://nova-notes.de.";
"server" = "URL (z. B. https://nova-server.org)";
"account" = "https://nova-notes.social/nova_de";
"terms" = "https://jp.nova-notes.app/terms";
"app" = "Öffne https://app.nova-notes.app.";
```

```strings en.lproj/Localizable.strings
"a" = "Read https://nova-notes.app/en/help first.";
"b" = "See (http://www.nova-notes.app/?hl=en).";
"c" = "https://en.wikipedia.org/wiki/Podcast";
"d" = "https://%1$@/a";
=== de.lproj/Localizable.strings
"a" = "Lies zuerst https://nova-notes.app/de/help.";
"b" = "Siehe https://nova-notes.app?hl=de, und https://nova-notes.app/mehr.";
"c" = "https://de.wikipedia.org/wiki/Podcasting";
"d" = "https://%@/a";
=== ja.lproj/Localizable.strings
"a" = "最初にhttps://nova-notes.app/ja/helpをお読みください。";
```

```strings en.lproj/Localizable.strings
"help" = "See https://nova-notes.app/help?a=1&b=2.";
"copy" = "See http://nova-notes.app/old.";
"wiki" = "See https://en.wikipedia.org/wiki/Images.";
=== de.lproj/Localizable.strings
"help" = "Siehe https://nova-notes.app/help?a=1&amp;b=2.";
"copy" = "Siehe https://web.archive.org/web/20090126225156/http://nova-notes.app/old.";
"wiki" = "Siehe https://www.mediawiki.org/wiki/Help:Images/de.";
```

"""#
    case "width-changed": #"""
# width-changed

A placeholder reads a number with more or fewer bits than in the source, such as `%d` instead of
`%lld`. Or it prints its value in a different form, such as `%d` instead of `%02d`.

## Why

`%d` reads 32 bits, and `%ld` and `%lld` read 64. If the source reads a number with 64 bits, `%d`
prints only its lower half: 4 294 967 297 becomes 1. In the opposite case, the upper half contains
arbitrary bits, so -1 may become 4 294 967 295. On Android, all whole numbers have the same type, so
their size is not compared.

These severities apply:

- A different number of bits is a warning.
- An extra space in the placeholder, as in `% 1f` for `%.1f`, is a warning, because it is probably a
  typing error.
- Any other difference is info, because it may be intended. It may be in leading zeros, in the
  digits after the decimal point, or in the base. For example, if `%d:%d` replaces `%02d:%02d`, the
  app prints 1:5 instead of 01:05.

## What to do

After the `%` and any argument number, write the same characters as in the source.

To suppress the rule for one key, write `waymark:allow width-changed` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: width-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule was run on the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It was also run on 28,000 strings from four more apps, converted to `.strings`
files. The rule reports 4 placeholders, all true positives: a `%d` for a number with 64 bits, and
`%*.s` or `%-*s` for `%.*s`. The latter two placeholders pad a string instead of truncating it.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 5 placeholders in PO
files, all true positives.

## Invalid

An arrow marks each position that the rule reports. `=== de.lproj/Localizable.strings` begins
another file of the example.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld bytes" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
                       ↓
            "value" : "%d Bytes"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"time" = "%02d:%02d";
=== de.lproj/Localizable.strings
                 ↓
"time" = "%1$02d:%2$d";
```

```stringsdict
<plist version="1.0">
<dict>
  <key>left</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@n@</string>
    <key>n</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>1 second</string>
      <key>other</key>
      <string>%ld seconds</string>
    </dict>
  </dict>
</dict>
</plist>
=== pl.lproj/Localizable.stringsdict
<plist version="1.0">
<dict>
  <key>left</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@n@</string>
    <key>n</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>ld</string>
      <key>one</key>
      <string>1 sekunda</string>
      <key>other</key>
              ↓
      <string>%d sekundy</string>
    </dict>
  </dict>
</dict>
</plist>
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld bytes" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%ld Bytes"
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

```strings
"time" = "%02d:%02d";
=== de.lproj/Localizable.strings
"time" = "%1$02d.%2$02d";
```

```android
<resources>
  <string name="speed">%1$.2fx</string>
</resources>
=== res/values-de/strings.xml
<resources>
  <string name="speed">%1$.2f-fach</string>
</resources>
```

"""#
    case "wrong-resource-kind": #"""
# wrong-resource-kind

An Android resource is of a different kind in a translation than in the source language. For
example, it is a string in the translation, but a plural in the source.

## Why

Android looks up strings, plurals and arrays separately, so the app never finds the translation, and
shows the source string. This happens if a string becomes a plural in the source, but remains a
string in a translation. The severity is error.

In a regional language, the severity is warning if the general language has the right kind of
resource. For example, Android then uses the resource from `values-zh` in place of the one in
`values-zh-rCN`.

## What to do

Use the same kind of resource as in the source language.

To suppress the rule for one key, write `waymark:allow wrong-resource-kind` in the comment of the
key. For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: wrong-resource-kind, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports four resources in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android
files of six open-source apps. They are strings in one Chinese localization that had become plurals
in English. All are true positives.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain two
errors of this rule, and both reviewers confirmed them.

## Invalid

An arrow marks each position that the rule reports. `=== res/values-zh-rCN/strings.xml` begins
another file of the example.

```android res/values/strings.xml
<resources>
    <plurals name="days">
        <item quantity="one">%d day</item>
        <item quantity="other">%d days</item>
    </plurals>
</resources>
=== res/values-zh-rCN/strings.xml
<resources>
                  ↓
    <string name="days">%d 天</string>
</resources>
```

## Valid

```android res/values/strings.xml
<resources>
    <plurals name="days">
        <item quantity="one">%d day</item>
        <item quantity="other">%d days</item>
    </plurals>
    <string name="today">Today</string>
</resources>
=== res/values-zh-rCN/strings.xml
<resources>
    <plurals name="days">
        <item quantity="other">%d 天</item>
    </plurals>
    <string name="days">天</string>
    <string name="today">今天</string>
</resources>
```

"""#
    case "wrong-type": #"""
# wrong-type

A value has the wrong type, or is not one of the values that the file format allows at its position.

## Why

Tools reject the file, or ignore the value. For example, the value of `"shouldTranslate" : "false"`
is a string instead of a Boolean value. The severity is error, except where the list below states a
different one.

The rule also reports these values, which depend on the file format:

- In XLIFF, the `xml:lang` of a string must be the language that the file declares. A target in a
  different language is a mistake of the person or tool that created the file. In version 1.2, the
  language may be more or less specific, such as `de-AT` in a file for `de`. In version 2.0, both
  must be equal.
- In a PO file, the formula after `plural=` must result in a form below `nplurals` for every number.
  If the header still contains `nplurals=INTEGER` from the template, the severity is info until a
  plural is translated.
- In a `.properties` file, `\u` must have four hexadecimal digits. Otherwise, Java rejects the whole
  file.
- The attribute `language` of a Qt `.ts` file should match the language in its file name, such as
  `app_de.ts`. An app loads the file by its name, but `lrelease` uses the plural forms of the
  language in the attribute. A mismatch is a warning.
- A JSON file that contains an array instead of an object is not a catalog. The rule reports such a
  file only if the file is passed as an argument.

## What to do

Write a value of the type that the diagnostic states.

To suppress the rule in some files, write `lint: { allow: [{ rule: wrong-type, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Two reviewers checked samples of the errors in 166 public repositories. The samples contain two
errors of this rule, and both reviewers confirmed them.

Reviewers also checked samples of the errors in 859 other public repositories. The samples contain
23 errors of this rule, of which each reviewer confirmed 13.

## Invalid

An arrow marks each position that the rule reports.

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
                          ↓
      "shouldTranslate" : "false"
    }
  },
  "version" : "1.0"
}
```

```strings de.lproj/Localizable.strings
         ↓
"days" = ("Montag", "Dienstag");
```

```arb lib/app_de.arb
              ↓             ↓
{"@@locale": "fr", "count": 3}
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
               ↓
"Plural-Forms: nplurals=2; plural=n%3;\n"
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open"><source>Open</source>
                  ↓
<target xml:lang="fr">Ouvrir</target></trans-unit>
</body></file>
</xliff>
```

```properties messages.properties
       ↓
path = \user
```

## Valid

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Send" : {
      "shouldTranslate" : false
    }
  },
  "version" : "1.0"
}
```

```xliff
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="open"><source xml:lang="en-GB">Open</source><target xml:lang="DE">Öffnen</target></trans-unit>
</body></file>
</xliff>
```

```gettext po/de.po
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
```

```properties messages.properties
path = \\user \u00e9
```

"""#
    default: nil
    }
  }
}
