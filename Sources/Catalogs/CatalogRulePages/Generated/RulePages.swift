// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the rules of the linter, as Markdown.
package enum RulePages {
  /// Returns the page of a rule; `nil` if it has none.
  package static func page(of rule: String) -> StaticString? {
    switch rule {
    case "accelerator-lost": #"""
# accelerator-lost

A translated label has no accelerator, although its source string has one.

## Why

On desktop systems, the letter after `_` (GTK) or `&` (Qt, wxWidgets, Windows) selects a menu or
button from the keyboard. Without it, people who cannot use a mouse must move through all controls.

The rule checks PO, XLIFF and properties files. It reports a label only if most labels of the
catalog, and most labels of the language, keep the mark. If the labels of a language have no mark,
that is the choice of its translators. The rule needs at least five labels with a mark.

## What to do

Put the mark before a letter of the translation that no other label of the menu or window uses. In
Chinese, Japanese and Korean, the letter follows in parentheses: `ファイル(_F)`.

To allow it for one key, write `waymark:allow accelerator-lost` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: accelerator-lost, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 1,662 labels of six
apps. A review compared 72 of them with their source strings. In 71 of these, the accelerator is
lost. The remaining one was the name of a placeholder, which the rule no longer reports.

## Invalid

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

An apostrophe is not escaped as Android requires, or it quotes characters in a message of ICU or
Java.

## Why

Android’s resource compiler rejects a string with an apostrophe that has no backslash before it. The
app then does not build. A string in quotation marks needs no backslash. Neither do Compose
Multiplatform and moko-resources, which read their files themselves.

In an ICU message, an apostrophe before a brace quotes. In `l'{name}`, people see the braces and
everything after them, up to the next apostrophe.

A Java app formats strings that have arguments with `MessageFormat`. There, every single apostrophe
quotes everything up to the next one: `L'été {0}` shows as `Lété {0}`. The rule checks translations
whose source string has arguments and no such apostrophe. It accepts `'{'`, which is quoted on
purpose. It also accepts `'{0}'` if the source string has such an example too.

The severity in properties files depends on the effect, and on whether `MessageFormat` reads the
strings:

- An apostrophe that hides a value is an error. The message then adds that the value is lost.
- Such an apostrophe is a warning if nothing in the catalog shows that `MessageFormat` reads it: no
  `''`, no `'{'` and no `{0,number}`.
- If several languages then have one, it is info. If most languages have one, a different program
  reads the strings, and the rule reports nothing.
- The rule also reports nothing if eight source strings have such an apostrophe, and at most a fifth
  as many double it. Then the program doubles apostrophes before it formats the strings.
- An apostrophe that hides only itself is a warning.
- The latter is info if the translation has no argument. It is also info if neither the source nor
  three translations of the catalog double an apostrophe. Then an app may read the strings as they
  are.

## What to do

On Android, write `\'`, or the typographic `’`, which needs no backslash. In a message of ICU or
Java, write `''` or `’`.

To allow it for one key, write `waymark:allow apostrophe` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: apostrophe, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. They include 83 Android files in 52 languages, whose apps would not build with
such an apostrophe.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing. There are no
properties files among them.

In samples from 166 public repositories that are not in the test data, it reports sixteen errors.
Two reviewers would fix all of them. In the samples from 120 of these repositories, it reports eight
warnings. The reviewers would fix all of these too.

## Invalid

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

An Android string array has fewer items than in the source language.

## Why

Code reads an item by its index, or has a second array whose items correspond to those of the first.
In the language with fewer items, the app crashes with an index out of bounds, or shows the wrong
item. The rule ignores additional items, because no code reads them. If most of three or more
translations have a different number of items than the source, the severity is info. The app may
then pick one of them.

## What to do

Add the missing items, in the order of the source language.

To allow it for one key, write `waymark:allow array-length` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: array-length, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, no
array is shorter than its source.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports nine warnings. Two reviewers would fix all of them.

## Invalid

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

The linter had to assume the source language, or the source strings are not where it expected them.

## Why

Most rules compare a translation with its source string. If they compare it with the wrong string,
or with none, a developer must be aware of it. The rule reports five cases, each once per catalog:

- No file or setting declares the source language, and the catalog has several variants of English.
  The linter uses `en` if it has at least nine tenths of the keys of the most complete variant.
  Otherwise, it uses `en-US` on the same condition, and then the most complete variant.
- The file of the source language has no strings, and other languages have many. The strings are in
  the code, so a key that only translations have is not an [orphan](orphan-key.md). Translations are
  compared only with the placeholders of their keys.
- The source language of `.strings`, JSON or properties files is not declared, and a language has
  more than twice as many keys. The other source strings may be in the code, so no key of that
  language is an orphan.
- The `source` of an XLIFF file is a key such as `action_delete`. If a file has targets in the
  source language, translations are compared with those targets. Otherwise, each translation is
  checked without a source string. An `en.po` whose `msgid` are keys provides the source strings in
  the same way.
- At least half of the strings of the source language, and at least three, are empty or equal to
  keys such as `screen.title`. The source is then another variant of English that has strings, or
  there is none.

The text output ends with one line that names the first case and its reason, although the severity
is info.

## What to do

Declare the source language: `lint: { source-language: en-US }` in `waymark.yaml`, or
`--source-language en-US`. If a tool can extract the source strings from the code, write them into
the file of their language.

To allow it in some files, write `lint: { allow: [{ rule: assumed-source, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the catalogs of nine open-source apps, the rule reports 16 cases:

- a choice between `en-US` and `en-GB`
- a table whose strings are in the code
- 14 Symfony documents with keys as sources

In 29 other apps, it reports 3 cases: one such choice, and two documents that are tests. All 19
cases are true. With these choices, `orphan-key` reports 13,000 fewer diagnostics in the nine apps,
and 7,300 fewer in the 29.

## Invalid

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

A string has a directional override: U+202D or U+202E.

## Why

After an override, every character is shown in one direction, including digits and names. For
example, the name of a program file seems to end in `.xlsx`. People and reviewers read something
different from what the program reads ([Trojan Source](https://trojansource.codes)). An embedding,
or better an isolate, sets the direction of a part and leaves words as they are.

If a string has several overrides, the rule reports the most harmful one. The severity is info in
these cases:

- The override covers only characters of its own direction, such as numbers after U+202D.
- It covers one digit or letter at a time, which shows as it is.
- It covers only a value in a right-to-left language and has its end, U+202C. A translator wrote it
  on purpose.

The severity is a warning if the override covers only a value at the end of the string.

## What to do

Use an isolate (U+2066 to U+2069), or no control character. The fix-it replaces the override with an
embedding of the same direction. This changes what people see, so the fix-it is unsafe.

To allow it for one key, write `waymark:allow bidi-override` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: bidi-override, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports 1 string with two overrides. It is a Persian sentence, and the problem is real. In the 1.47
million messages of 86 programs of a Debian system, converted to string tables, it reports 1. This
one is real too.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In a sample from 103 public repositories that are not in the test data, it reports one error.
Neither of two reviewers would fix it.

## Invalid

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

A paragraph of a string begins an embedding, override or isolate that it does not end, or ends one
that it has not begun.

## Why

The [bidirectional algorithm](https://www.unicode.org/reports/tr9/) ends all of them at the end of a
paragraph. But the string may become part of a longer string. There, the following characters have
the wrong direction, or the preceding characters lose theirs. An unpaired mark also shows that its
partner was deleted by accident.

At the very start of a string, an embedding without an end sets the direction of the whole string.
This is intended where the string is shown alone, so the severity is only info. It is also info in
these cases, in which the string itself looks right:

- The control has the direction of the language.
- No letter of the language’s direction follows the control in the paragraph.
- The control ends nothing. The algorithm ignores it.

## What to do

Add the partner: U+202C ends embeddings and overrides, and U+2069 ends isolates. Or remove the mark.
Most strings need none, because the first letter of a paragraph sets its direction.

To allow it for one key, write `waymark:allow bidi-unbalanced` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: bidi-unbalanced, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports 6 strings. Of these, 2 are warnings and 4 are info. All are in one Persian file, and all are
real. In the 1.47 million messages of 86 programs of a Debian system, converted to string tables, it
reports 10 warnings and 42 infos. All of these warnings are real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

## Invalid

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

A bracket of the translation has no partner, although the brackets of the source have theirs. Or the
synopsis of a command lacks a pair.

## Why

“(per defecte: amplada del vídeo” looks broken, and often a part of the sentence is lost with the
bracket. In a right-to-left language, brackets are reversed if a translator types them as they look.

The rule checks round and square brackets, and `「」`, `『』`, `【】`, `〔〕`, `〈〉` and `《》`. The width does
not matter: `（` and `)` are partners. A translation may have other pairs than the source, except in
the synopsis of a command. There, `[<path>]` is an optional argument, and a translation with fewer
`[` makes it required.

The rule does not report these brackets:

- Markers of lists (`a)`, `1)`), smileys, intervals (`[0, 1)`), and a bracket between quotation
  marks. A single `b)` in the middle of a line is not a marker if the source has one more pair of
  brackets.
- Placeholders of Python and links of Markdown, which have their own rules.
- A source without words, such as `!,?,(,)`, which is a list of signs.

## What to do

Add the missing bracket, or remove this one.

To allow it for one key, write `waymark:allow bracket-mismatch` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: bracket-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 87 strings. A review
compared 74 of them with their source strings, and 73 are real. They are lost or surplus brackets,
and 14 optional arguments of commands. The remaining report is wrong: a translator wrote
`[--merged | --no-merged]` for `[--merged] [--no-merged]`.

`pofilter --test=brackets` reports 1,814 strings of four of these apps, mostly accelerators such as
`(_F)` and full-width brackets. In 23 of them, a bracket has no partner, or a synopsis lacks a pair.
The rule finds all 23.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports 32 warnings. Two reviewers would each fix 27 of them.

## Invalid

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

A file begins with a byte order mark, although its file format has none.

## Why

JSON has no byte order mark
([RFC 8259, section 8.1](https://www.rfc-editor.org/rfc/rfc8259#section-8.1)), and many readers
reject the file. In UTF-8 the mark has no meaning. Programs that do not expect it read it as a part
of the first key.

The severity depends on the file format:

- In PO files it is an error, because `msgfmt` rejects the file.
- In Java properties it is an error if a key follows the mark: the app does not find that key.
  Before an empty line or a comment it is info, because no key is lost.
- In string tables it is info, because the system reads the table.
- In other file formats it is a warning.

## What to do

Save the file as UTF-8 without a byte order mark. The safe fix removes it.

To allow it in some files, write `lint: { allow: [{ rule: byte-order-mark, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports one warning. Neither of two reviewers would fix it.

## Invalid

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

The translation lacks code of its source: words between grave accents or in an element `<code>`, or
a command between apostrophes.

## Why

Code is the same in all languages: a command that people type, the name of a setting, or a file.
Translated code does not work.

Code is compared as a whole: `lsx` is not `ls`. The marks around it may differ. These parts of code
are not compared:

- Words in brackets, which represent a value and may be translated. In `help [command]`, only `help`
  is compared.
- Words directly after such brackets, as in `<file>.results.txt`.
- Words in capital letters beside other words, such as `FILE`, which represent a value.
- Placeholders, hashtags and addresses.
- Options, which have [their own rule](option-changed.md).
- The form of a date, `YYYY-MM-DD`, which has the initials of the language.
- An ellipsis at the end of the code.

The rule does not treat these words as code:

- Words after a grave accent that is between two letters, as in `` Shafi`i ``.
- Words between grave accents on two lines.
- Words that most of four or more languages have translated, such as a word that an app asks people
  to type.
- The argument of a function in documentation, such as `needle`, if the translation of the signature
  `$find(haystack,needle)` has a different word too.
- Words that are only between apostrophes, such as `'git add'`. They are a command in a PO file if
  three of four translations have them. Elsewhere they are a phrase.
- In reStructuredText, a role such as `` :menuselection:`File` `` and a link such as
  `` `the manual`_ ``.
- Words whose grave accents are quotation marks, such as `` `this' and `that' ``.

The severity is a warning if the code is certainly not meant for people:

- It is in an element `<code>`.
- It has a sign such as `_`, `/` or `=`, or an option, a digit in a name, or a capital letter inside
  a word.
- It is the argument of a signature.
- Three of four translations keep it.

The severity is info in these cases:

- The code has none of these properties, such as the words of an example search between grave
  accents.
- The translation has the first word of a command, and only its arguments differ: `/tag #name`.
- The translation has long code with an ending, in a link, or without its first slash.

Words that differ only in capital letters are not reported, such as `HTML5 Audio` for `HTML5 audio`
and “Sox-fil” for `sox`.

## What to do

Write the code as in the source.

To allow it for one key, write `waymark:allow code-changed` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: code-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 58 of about 1,600
strings with code. A review compared all 58 with their source strings. Of these, 52 are real, such
as `e2ee decriptare` for `e2ee decrypt`. Six are debatable: examples of words to search for, `/file`
as the name of any file, and a sentence without the name of a package.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports 23 warnings. Two reviewers would each fix sixteen of them.

## Invalid

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

A string has a control character: U+0000 to U+001F, or U+007F to U+009F. The rule ignores tabs, line
feeds, and carriage returns before line feeds, which are white space.

## Why

Control characters have no shape. Depending on the font, people see nothing or a box. A null
character ends the string for every function of C. Most control characters come from a terminal or a
spreadsheet. Those from U+0080 on are characters of Windows-1252, such as quotation marks and
dashes, that were read as Latin-1.

If a translation has the character from its source, the rule reports it in the source only. In the
source of a PO file the severity is info, because programs for a terminal write control characters
on purpose.

## What to do

Remove it, or write the intended character: for U+0092, `’`.

To allow it for one key, write `waymark:allow control-character` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: control-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the rule
reports nothing. In the JSON, ARB, XLIFF and PO files of the same projects, it reports 1 string,
which is real: a backspace instead of a slash.

In the 1.47 million messages of 86 programs of a Debian system, converted to string tables, it
reports 81. Of these, 32 are marks that programs for a terminal also have in the source (U+000B,
U+001F). Apps do not have such marks. The remaining messages are real problems, such as a bell in 36
translations of the explanation of `\a`.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports 20 warnings. Two reviewers would fix all of them.

## Invalid

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

The source has a name that translations keep, but this translation does not have it.

## Why

Names of products, companies and features are found, searched for and protected in their original
form. A translator who does not recognize “Field Notes” as a name translates it.

```yaml
lint:
  terms:
    do-not-translate:
      - Wordly
      - { term: Field Notes, forms: { ja: [フィールドノート], de: ["Field-Notes*"] } }
```

Names are case-sensitive unless an entry has `match-case: false`: “wordly” is not “Wordly”. Letters
may follow the name, as endings do: “Mastodonissa”. A language may have its own forms, one of which
the translation must have. A `*` at an end represents letters that continue the word.

## What to do

Write the name as in the source, or add the form that the language needs.

To allow it for one key, write `waymark:allow do-not-translate` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: do-not-translate, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list, the rule reports nothing. With the names of their apps as a list (Mastodon,
NetNewsWire, AntennaPod, Whisky, EhPanda, FlowDown), it reports 231 strings of those apps. A review
checked 26 of them:

- Sixteen write the name in another script. A team may accept that and add it as a form, or reject
  it.
- Eight omit the name.
- Two misspell it (“AntenaPod”, “Matodon”).

## Invalid

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

People see an escape sequence, because the string was escaped twice.

## Why

If a file has `\\n` in place of `\n`, people read a backslash and an n. `&amp;amp;` in XML, or
`&amp;` in a file format other than XML, shows the code of a character. This happens when a string
passes through two programs that both escape it.

People see the backslash, or it becomes a part of a tag.

The rule reports only a translation whose source has no such escape, because the app decodes the
escapes of the source. Entities in a string with HTML tags are right. The severity is info if other
source strings show that the app reads such escapes. Either three of them have tags or entities, or
at least as many have the escape as have the character itself.

If twelve source strings of JSON or properties files have entities, pages contain the strings as
they are. Then the rule reports only two kinds of entities:

- an entity that is escaped again, such as `&amp;#39;`
- an entity for a character that twelve source strings escape, if the source of this translation
  does not escape it

If three source strings have the same HTML element, the app shows strings as HTML. An entity is then
a character, and the severity is info.

## What to do

Write the escape once, or write the character itself.

To allow it for one key, write `waymark:allow double-escape` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: double-escape, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 1 string, which is real: `\\\"` on Android. In 71,000 strings of four more apps that
were converted to `.strings`, it reports nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports 32 warnings. Two reviewers would fix all of them.

## Invalid

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

Two or three spaces separate two words, in the source or in a translation whose source has none.

## Why

A word was deleted, and its spaces remained. In some places the app shows both spaces. In other
places, such as HTML, it does not.

The rule does not report two spaces after the end of a sentence, which are a habit of typists. It
does not report spaces beside signs either, as in a table. More than three spaces are a column, and
spaces at the beginning of a line are an indentation. In a string with either, the rule reports
nothing.

## What to do

Remove one space. The fix-it is safe between two words. Beside a sign or a placeholder, the width
may be intended.

To allow it for one key, write `waymark:allow double-space` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: double-space, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 562 files of ten open-source apps, the rule reports 41 strings. Of these, 36 are in
translations of Git’s PO files, and one is in JSON. A review of twenty found that all are real. In
their sources, 39 more strings have two spaces after a full stop or in columns, which the rule does
not report.

## Invalid

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

Parsers return different members: Swift’s `JSONDecoder` the first, and `JSONSerialization` and
nearly all other parsers the last. So the tool that shows the string may show a different value than
the app. Most duplicates result from merging two branches.

## What to do

Decide which member is right and remove the other. If both have the same value, the severity is
info, and the safe fix removes the second one.

To allow it in some files, write
`lint: { allow: [{ rule: duplicate-json-member, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In a sample from 62 public repositories that are not in the test data, it reports two warnings. Two
reviewers would fix both.

## Invalid

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

A file has the same key twice, or a plural has the same category twice.

## Why

Programs read different entries of a duplicate key:

- In a string catalog, Swift’s `JSONDecoder` reads the first one, and most other parsers read the
  last one.
- In a string table, and in Java properties, the last one is used.
- Android does not build with both.

It is an error on Android and in PO files, and a warning elsewhere. The severity is only info in
these cases:

- The key has the same value twice.
- The key is the identifier of an Interface Builder object, `8rC-1f-xQ2.title`, which its tools
  write again.
- In a translation, the string that is used differs from the source string. People then read one of
  several translations of one string.
- Two XLIFF units with the same id have equal targets.
- The sources of two such units are different keys, `user.name` and `user.email`. Programs such as
  Symfony look up strings by these keys.

Keys are equal if their characters are equal, even if their spelling differs: `"a"` and `"\u0061"`.
In `.resx`, names that differ only in case are one name to the build. Android distinguishes a string
from an array of the same name, and resources for different products.

The rule also reports these duplicates. A program reads one of them, and it is unclear which:

- the categories of a plural on Android
- the keys of a dictionary in `.stringsdict`
- the `<target>` of a unit in XLIFF. The targets in `<alt-trans>` and `<mtc:matches>` are proposals,
  not targets of the unit.
- the variants of a choice in Fluent, where the first of two variants with one key is used

In a PO file, a key is a `msgid` and its context, `msgctxt`. A plural with the same `msgid` has the
same key. `msgfmt` rejects a file with both, so there it is an error. It also rejects a file with
the same key among the obsolete entries, `#~`. Tools such as Babel and polib read the file and lose
nothing, so this is one warning per file.

The other rules check the string that is used. In a string table, JSON and Java properties, that is
the last one. In other file formats, it is the first one.

## What to do

Decide which entry is right and remove the other. If all have the same value, the safe fix keeps the
first one.

To allow it in some files, write `lint: { allow: [{ rule: duplicate-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports nine warnings. Two reviewers would fix all of them.

## Invalid

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

A translation has three full stops where its source has an ellipsis.

## Why

`…` is one character: it never breaks over two lines, a screen reader reads it as a pause, and its
font defines its width. If the source has it, three full stops in the translation come from a
keyboard without it. The author of a source string decides whether it has an ellipsis. If the source
has three full stops, the translation may have either.

## What to do

Write `…`, or `……` in Chinese. The fix-it does this. It is unsafe only because it changes what
people see.

To allow it for one key, write `waymark:allow ellipsis` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: ellipsis, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 5 strings, all real. In strings of four more programs (Git, Excalidraw, Zulip, Firefox
Focus), converted to string tables, it reports 11, all real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 10 in JSON and 1 in
XLIFF.

## Invalid

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

The translation has a different e-mail address than its source, or has none.

## Why

Mail to a mistyped address is returned, or a stranger reads it. Translators may adapt these
addresses to their language:

- An address in a domain whose name shows that it is an example.
- The name of an account, such as `@ann@example.social`.
- The name of any person at a public provider, `username@gmail.com`.
- The name of a fictitious person: `j.doe@nova.app`.

An address in the path of the file is the identifier of an extension, not an e-mail address.

The severity is info in these cases:

- The string is only an address, which may show the syntax of one.
- The address is in a different domain, or has the code of the language before the at sign. It is a
  contact for readers of the language. A domain in which one or two letters differ in one place is
  mistyped.
- The address is lost, and the string names the site of the same project instead.
- The address is lost, and most of three or more other translations lack it too.

## What to do

Write the address of the source. If the language has its own address, allow the difference for the
key.

To allow it for one key, write `waymark:allow email-changed` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: email-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 9 infos and no warning. All infos are about one sample account that translators have
adapted to their languages. In strings of four more programs (Git, Excalidraw, Zulip, Firefox
Focus), converted to string tables, it reports nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports one warning. Neither of two reviewers would fix it.

## Invalid

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

A translation is empty although its source string is not, or it has no letter although its source
string is a sentence.

## Why

The app shows an empty string, such as a button without a title. It does not fall back to the source
language. The severity is a warning in these cases:

- The source string is one word, and another language leaves it empty too.
- The string is from Interface Builder, and the app may replace it.
- The string is for a plural category beside a string for `other`, and the source has only `other`.
- The string is for a plural category beside a string for `other`, and only rare numbers use the
  category. An example is Catalan `many`, for millions.
- A key in Java properties has escaped spaces and is the source string. Views that read such keys
  skip an empty value.

The severity is info in these cases, because another language may not need a part of a sentence:

- The source string begins or ends with a space, or with a sign that joins it to other words.
- The source string is one or two words in lowercase.
- The name of the key ends with “prefix”, “suffix”, “separator”, or “part” and a number.

The severity is also info in these cases:

- Two other languages, and at least half of all, have an empty string.
- The source string is a sample of Interface Builder, such as “Text Cell”.
- On Android and in PO files, an integer selects the string, and no integer uses the category, such
  as Polish `other`.

In a PO file, an empty `msgstr[0]` beside other forms is a warning: `msgfmt` treats the message as
not translated, and omits all forms. In a `.ts` file of Qt, any empty form is a warning: the app
shows the source string for every number.

If the source language is not among the files, an empty string is reported if most of the other
languages have words. An empty source string needs no translation.

A file is not translated yet if all strings are empty, or at least two and at least half of them. It
gets one warning, unless the configuration requires the language.

A translation such as “.”, “123” or “✓” only fills the field of a translation platform. It is an
error if the source string has at least two words and twenty letters. It is not an error if the name
of the key shows a prefix, suffix or separator.

## What to do

Translate the string, or remove it, so that the app shows the string of the source language.

To allow it for one key, write `waymark:allow empty-translation` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: empty-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports one error and seven infos. The error is real: a country without a name. The infos are
the words “and” and “You gain ” in Chinese, Japanese and Korean, which are right.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In the catalogs of 47 open-source apps, it reports eight translations without a letter, all of them
real.

In samples from 166 public repositories that are not in the test data, it reports 44 errors. One
reviewer would fix 40 of them, and a second reviewer 41. In the samples from 120 of these
repositories, it reports 28 warnings. The reviewers would each fix 20 of them.

## Invalid

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

A translation ends with different punctuation than its source: a full stop or none, a question mark,
a colon or an ellipsis.

## Why

The punctuation at the end shows the purpose of a string. A colon introduces what follows, an
ellipsis promises a dialog, and a question expects an answer. Adjacent strings look careless if only
some of them end with a full stop.

Each language has its own punctuation, and the rule treats these signs as the same:

- `。`, `।`, `۔` and `.`
- `؟`, `;` in Greek, and `?`
- `?` with and without a space before it in French

The rule does not report these differences:

- Thai, Lao, Khmer and Burmese need no full stop.
- Armenian has its question mark in a word.
- Japanese may have a question without a question mark.
- One sentence of Chinese, Japanese or Korean may have a full stop or none.
- The emphasis is the translator’s choice, so `!` is the same as `.` or none.
- A full stop may be that of an abbreviation. The rule ignores full stops in strings of one or two
  words, and after short last words.

The rule also reports a Latin `?` in Greek, Arabic, Persian or Urdu, and a Spanish question without
`¿`.

## What to do

End the translation as the source ends. If all translations are right and the source is not, fix the
source.

To allow it for one key, write `waymark:allow end-punctuation` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: end-punctuation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 110 strings. A review checked 40 of them, and 33 are slips or inconsistent. In seven,
the translator has made a statement a question, or has given a heading a colon, on purpose.

In strings of four more programs (Git, Excalidraw, Zulip, Firefox Focus), converted to string
tables, it reports 586. About 300 of these are in the German Git, which ends its messages with full
stops as a habit. Turn the rule off for such a language.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports strings in each
format. There are 7 in ARB, 172 in JSON, 416 in PO and 2 in XLIFF. Those in PO are nearly all of one
translation. It ends messages of a program with a full stop where English has none. A review checked
22 of them, and all differ as reported.

## Invalid

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

An XML file declares an entity that consists of other entities, or an external entity.

## Why

Ten such nested entities grow to gigabytes. An external entity may be a file that the program must
not read. The linter never expands an entity, but other programs do.

## What to do

Write the string itself in place of the entity.

To allow it in some files, write `lint: { allow: [{ rule: entity-expansion, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

## Invalid

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

A backslash precedes a character that the file format cannot escape.

## Why

The file format omits such a backslash. People see the letter after it, and the intended character
is lost. For example, `\u00e9` in a `.strings` file is the word `u00e9`, because that format has
only `\U00e9`. On Android, `\u` with fewer than four digits stops the build.

Java properties have only `\t`, `\n`, `\r`, `\f` and `\u00e9`. Java reads `C:\documents` as
`C:documents`.

If a translation has an escape that its source has too, the rule reports only the source. If the key
has the same spelling as the string, the severity is info: a program that expects the character
looks up a different key.

The severity is also info if the backslash is before a word, and after a space, a sign or another
escape. People see the word, which may be all that was intended. After a letter, a digit or a colon,
as in a path, a character is lost.

A backslash before punctuation does no harm. Other file formats reject a file with such an escape,
which `syntax` reports.

## What to do

Write the character itself, or an escape that the file format has. Write a single backslash as `\\`.

To allow it for one key, write `waymark:allow escape-sequence` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: escape-sequence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing. There are no
properties files among them.

In samples from 166 public repositories that are not in the test data, it reports nine errors. Two
reviewers would each fix four of them.

## Invalid

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

A string has a term that `waymark.yaml` forbids.

## Why

Products are renamed, some words turn out to hurt people, and names in code must stay in the code. A
list of forbidden terms keeps them out of every string, including source strings.

```yaml
lint:
  terms:
    forbidden:
      - "ai-copilot*"
      - { term: [blacklist, blacklists], use: blocklist, reason: the style guide, languages: [en] }
```

A term matches as a whole word, in any case. With `match-case: true`, the case must match too. A `*`
at an end represents letters that continue the word. In scripts without spaces, the term matches
anywhere. `paths` limits an entry to some catalogs. The rule checks a key only where the key is the
string.

## What to do

Write the term that the entry suggests, or something else. The fix-it writes the value of `use`. It
is unsafe, because a sentence may need a different form.

To allow it for one key, write `waymark:allow forbidden-term` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: forbidden-term, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list, the rule reports nothing. With `ai-copilot*`, it reports nothing in the catalogs of
this project. It also reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and
Android files of six open-source apps.

## Invalid

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

The source has a term of the glossary, but the translation has none of the words that the glossary
lists for it.

## Why

“Session” is one thing in an app, and must be one word in each language. People who read “Sitzung”
in one place and “Termin” in another look for two things.

```yaml
lint:
  terms:
    glossary:
      - term: "session*"
        translations: { de: ["Sitzung*"], fr: [séance, séances], pt-BR: ["sess*"] }
```

Words have endings, so a glossary lists as many forms as it needs. The translation must have one of
them. A `*` at an end represents any letters that continue the word. Forms for `de` apply to
`de-AT`, and forms for `zh-Hans` apply to `zh-CN` and the reverse. The most specific entry is used.
The rule ignores a language that an entry does not name.

## What to do

Use the word of the glossary, or add the form that the sentence needs to the glossary.

To allow it for one key, write `waymark:allow glossary` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: glossary, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

Without a glossary, the rule reports nothing. The share of real problems depends on the forms that a
glossary lists. With an entry that translates “Post” as a noun in German, French and Spanish, it
reports 104 strings of one app. Of the reviewed strings, half have the verb, or another noun that
the glossary should list. The remaining half have a different word for the same thing.

## Invalid

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

An ICU message uses the values of the app in a different way than its source.

## Why

A difference has one of these consequences:

- A name that the source does not have is a value that the app does not pass: ICU shows `{nombre}`
  as it is.
- A missing value is lost.
- A value that is a number in the source and a date in the translation shows incorrectly.
- A select chooses by words in the code. If a translation has `männlich` in place of `male`, it is
  never chosen, and everyone reads the string for `other`.

A lost value is an error. The file format or the source shows that the string is a message. A select
without a case that the source has is a warning.

If each string of a choice shows a value in the source, each string of the translation must show it.
Strings for zero, and for a number after `=`, may omit it.

If none of three or more translations shows a value, the rule reports one warning at the source.

A translation must show only the values that the source shows in its usual case, `other`. So a
string for one thing may omit the number, and languages without genders need no select. A value
without a type in the source may have any type. In ARB files, each string is a message. It may show
a value that only the metadata of its source declares.

## What to do

Write names and the words of a select as in the source.

To allow it for one key, write `waymark:allow icu-argument` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: icu-argument, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It reports nothing in 71,000 strings of four more apps that were converted to
`.strings`. One of these apps has ICU messages in 28 languages. As a test, the name of an argument
was changed in its 158 plurals and selects. The rule found all of these changes.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In samples from 166 public repositories that are not in the test data, it reports eight errors. Two
reviewers would fix all of them. In the samples from 120 of these repositories, it reports one
warning. Neither of the reviewers would fix it.

## Invalid

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

A keyword of ICU’s syntax, or a plural category of Fluent, was translated with the string or
mistyped.

## Why

`plural`, `select`, `one`, `other` and `number` are words for a program. With `andere` in place of
`other`, ICU rejects the message. With `eins` in place of `one`, the string for one thing is never
shown. A type such as `{0,Nummer}` for `{0,number}` makes ICU, formatjs and
`java.text.MessageFormat` reject the message. So does an unknown type where the source has no type.

In Fluent, no number selects a variant such as `[oen]`, so people see the default variant instead.
The rule reports this if another variant, or the source, shows that the choice is by a number.

## What to do

Write the word as in the source. The plural categories are `zero`, `one`, `two`, `few`, `many` and
`other` in every language. A separate question is which of them a language needs.

To allow it for one key, write `waymark:allow icu-keyword-translated` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: icu-keyword-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It reports nothing in 71,000 strings of four more apps that were converted to
`.strings`. One of these apps has ICU messages in 28 languages. As a test, `one`, `other`, `plural`
and `select` were translated in its 158 plurals and selects. The rule found all of these changes.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In samples from 166 public repositories that are not in the test data, it reports one error. Two
reviewers would fix it.

## Invalid

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

A string that should be an ICU message cannot be read as one.

## Why

ICU, and any program that reads its messages, rejects a message with a missing brace, or without a
string for `other`. The app then shows the pattern itself, or nothing, or crashes.

The rule reads the string as ICU reads it. The diagnostic states the place and what was expected
there. ICU shows a closing brace that closes nothing, but other programs reject it. It is a warning
if the source has no such brace. It is an error if parts of a choice become arguments.

Every string of an ARB file is a message. In other file formats, a string is a message only if its
source chooses by a number or a word, as `{count, plural, …}` does. Braces alone are names that a
different program replaces. `placeholder-translated` and other rules check those. In ARB files, an
apostrophe may be a literal character, as in Flutter, or may quote. The rule accepts either reading
that results in a message.

In a plural, the number after `=` follows the sign directly: ICU reads `=1` and rejects `= 1`. In
ARB files the severity is info, because `gen-l10n` of Flutter ignores the space.

## What to do

Fix the syntax at the reported place. Braces come in pairs, and each plural and select needs
`other`.

To allow it for one key, write `waymark:allow icu-syntax` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: icu-syntax, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps
has an ICU message. The rule reports none of the 71,000 strings of four more apps that were
converted to `.strings`. As a test, messages of one of these apps in 28 languages were broken in 408
ways, such as a missing brace or comma. The rule found all of them.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports nothing.

In samples from 166 public repositories that are not in the test data, it reports eight errors. Two
reviewers would fix all of them.

## Invalid

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

A string has variations where the file format has none, or varies by something that the file format
does not support.

## Why

Xcode does not compile a string catalog with one of these:

- devices in a plural
- substitutions in a device, or without a string around them
- a plural category that does not exist

Android supports the quantities `zero`, `one`, `two`, `few`, `many` and `other`.

A PO file has the plural forms in order from `msgstr[0]` on, as many as `nplurals` specifies. No
number uses any further form. A file with such forms gets one diagnostic. It is an error if one form
differs from the last form that a number uses, because `nplurals` may be wrong. It is a warning if
all forms repeat it. `msgfmt --check` rejects both.

Qt has a fixed number of plural forms for each language, and `lrelease` removes any further forms.
Tools with CLDR’s plural categories write different forms of a language. Qt uses the first ones, so
it shows a French form for millions for 2. Such a file gets one warning. The severity is info if the
strings are the same, or if only fractions use the form.

## What to do

Put devices around plurals, not into them. Put substitutions beside the whole string.

To allow it for one key, write `waymark:allow illegal-variation` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: illegal-variation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

In samples from 166 public repositories that are not in the test data, it reports eight errors. Two
reviewers would fix all of them. In the samples from 120 of these repositories, it reports one
warning. The reviewers would fix it too.

## Invalid

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

A string for `one` or `two` does not show the number, although other numbers use the string too.

## Why

“One photo” is right in English, where only 1 uses `one`. In Russian, 21 and 31 use it too, and in
French and Portuguese 0 does. People with 21 photos then read “one photo”. Apple’s systems use a
string for `zero` in every language, if there is one. The rule then ignores 0.

The severity is info if 0 is the only other number, or if all other numbers are above 100. Many
things never reach such numbers. It is also info if JSON has the categories in an object, because
programs that read it may have their own plural rules.

Plurals of ICU messages are checked in the same way. There, `=1` is for the number 1 alone and needs
no number. In ARB files it applies to the whole category: Flutter’s `gen-l10n` passes `=0`, `=1` and
`=2` to [`Intl.pluralLogic`](https://pub.dev/documentation/intl/latest/intl/Intl/pluralLogic.html)
as `zero`, `one` and `two`.

## What to do

Insert the placeholder, or handle 1 in the code before it selects the plural.

To allow it for one key, write `waymark:allow implied-quantity` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: implied-quantity, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 554 strings. Most are of one app, which has “1 option” and similar strings wherever
English has them. Of these, 211 are warnings: the strings are wrong for numbers such as 21. The
remaining 343 are info, because only 0 uses the form too. Many of these show a number that is never
0, such as a duration. A review of twenty warnings found that all are real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 8 in ARB and 2 in PO.
The warnings are in Russian and Slovenian plurals of ICU, such as `one{1 glas}`. Five are for
numbers that may well be 21, 101 or 102. Three are for minutes, hours and days, which are hardly
ever 101.

The rule also ran on samples from 166 public repositories that are not in the test data. In the
samples from 120 of them, it reports 32 warnings. Two reviewers would fix all of them.

## Invalid

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

Two keys have the same source string and the same comment, but a language translates them in two
ways.

## Why

“Sign in” that is “Anmelden” on a button and “Einloggen” in the menu looks like two things. The most
frequent translation is treated as the usual one. If several are most frequent, the first of them
is.

A comment distinguishes two meanings: “Post” as a verb and as a noun are two strings. In comments
that Interface Builder writes, only the class of the control is compared. The rule does not compare
plurals, arrays, or translations that equal the source string. Many English words are both a verb
and a noun, so the rule is off by default.

## What to do

Choose one translation, or explain in the comments how the two strings differ.

To allow it for one key, write `waymark:allow inconsistent-translation` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: inconsistent-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 215 strings if it is on. A review checked 22 of them. Of these, 13 are inconsistent
without a reason. The remaining nine are a verb and a noun, or two cases of one word.

## Invalid

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

A file has bytes that are invalid in its encoding.

## Why

The linter cannot read the file, and often the app cannot either. Each file format has its
encodings:

- A strings file is UTF-8, or UTF-16 with a byte order mark.
- A properties file may be ISO 8859-1.
- A PO file may be in a charset that its header names and gettext supports.
- The XML of XLIFF and Android may be UTF-16, or in a charset that its declaration names.
- All other files are UTF-8.

ICU decodes a file in another charset, and the linter checks its strings as usual. Locations refer
to the original file. The linter offers no fixes for such a file, and export, import and conversion
need UTF-8. Bytes that are invalid in the charset are an error, and so is a charset that ICU does
not support.

## What to do

Find out in which encoding the file was written, and save it as UTF-8. It is mostly Windows-1252 or
the encoding of a region. `msgconv -t UTF-8` converts a PO file whose header names its encoding.

To allow it in some files, write `lint: { allow: [{ rule: invalid-encoding, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

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

Xcode rejects the catalog, or treats the string as new. The states of a string in a string catalog
are `new`, `translated`, `needs_review`, `stale` and `machine_translated`. The extraction states of
a key are `extracted_with_value`, `manual`, `migrated` and `stale`.

## What to do

Write the intended state. The diagnostic shows the nearest one.

To allow it at a key, write `waymark:allow invalid-state` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: invalid-state, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 120 of 166 public repositories outside the test data contain one warning, which two
reviewers would fix.

## Invalid

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

A string has an invisible character that has no effect in its place.

The characters are zero-width spaces, joiners and non-joiners, word joiners, byte order marks,
variation selectors, tags and fillers.

## Why

These characters are often copied together with words from a web page, a chat or a terminal. Users
do not see them, but a search for the string fails, and a line breaks within a word. A placeholder
with such a character is not a placeholder. Tags can hide a whole message.

The rule does not report these characters where a string needs them:

- A non-joiner in Persian and in the scripts of India, where it determines the shape of letters
  ([UAX #31](https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters)).
- A joiner in the same languages, and in emoji.
- A zero-width space in Khmer, Thai, Lao, Burmese, Tibetan and Japanese, and after the punctuation
  of a path.
- A variation selector after an emoji.
- Tags in the flag of a region.
- An object replacement character that is the whole content of an element, such as an annotation.
  The app puts a picture there.

In Arabic scripts, the rule reports a joiner or non-joiner next to a space, because letters do not
join there. It does not report a non-joiner after a heh in Kurdish, where both are one vowel. Soft
hyphens have [their own rule](soft-hyphen.md). If a translation has a character as often as its
source, the rule reports only the source.

## What to do

Remove the character. The fix is safe for byte order marks, and for variation selectors after
characters without variants. It is also safe next to a space, where it changes nothing. Elsewhere,
check the string first.

Two characters are only info:

- A word joiner between two characters, because it keeps them on one line.
- A non-joiner that keyboards write and no font shows. It follows a letter in a language of a
  joining script. Or it is between a letter of such a script and a space, or between characters that
  are not letters.

A zero-width space after a virama prevents a conjunct, as in Malayalam. The fix replaces it with
U+200C, which is the character for this purpose.

To allow it at a key, write `waymark:allow invisible-character` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: invisible-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 3 strings in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. They have two zero-width spaces next to a space, and two non-joiners before a
space. All are true positives. It does not report 526 non-joiners in Persian and 29 joiners in
Malayalam. It reports 2 in the JSON, ARB, XLIFF and PO files of four more apps, both true positives.
It reports 22 in the 1.47 million messages of 86 programs of a Debian system, converted to
`.strings` files, all true positives.

Samples from 120 of 166 public repositories outside the test data contain 32 warnings. Two reviewers
would fix all of them.

## Invalid

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

A string catalog has a key next to its `strings` object instead of in it.

## Why

Xcode does not show the key, the app does not have it, and Xcode deletes it when it next saves the
file. The cause is a manual merge in which an extra brace has closed `strings`.

## What to do

Move the key into `strings`.

To allow it in some files, write `lint: { allow: [{ rule: key-outside-strings, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

## Invalid

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

A translation begins with white space and its source does not, or the reverse.

## Why

Leading white space shows as an indentation, or separates two strings that the app joins. If only
one language has it, it is a typing error or a lost separator.

Unicode defines which characters are white space. Other control characters are not white space. The
rule `newline-count` compares line breaks. Scripts without spaces between words, such as Chinese,
Japanese and Thai, need no white space where the source has it.

## What to do

Remove the white space. The fix is unsafe, because the app may join the string with another string.
If white space is missing, add it. It is better to change the app so that it uses whole sentences.

To allow it at a key, write `waymark:allow leading-whitespace` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: leading-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. In strings of four more programs (Git, Excalidraw, Zulip, Firefox Focus),
converted to `.strings` files, it reports 5. All are true positives. One is a mistake in the source
that the translation does not repeat.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 2 in JSON and 3 in PO.

## Invalid

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

The tags or the Markdown of a translation differ from those of its source.

## Why

A tag that is not closed makes all words after it bold, or users see the tag. A framework may put a
component in place of `<0>…</0>` or `<link>…</link>`. If these tags are missing, it has nothing to
replace, and the link is lost. `](` with a space in between is not a Markdown link, and `** bold **`
is not strong emphasis: users see the characters.

Tags are HTML elements, and elements that the same string closes: `<Unknown Sender>` is not a tag.
Their order may differ, and so may the number of line breaks. Of Markdown, the rule compares only
links, `**` and code, and only if the source has them. Of an ICU message, it compares the strings
for `other`.

A translation may repeat an element with the same content, such as `<app>gedit</app>`, more or less
often than its source. It may have a pronoun in place of the name, or the name where the source has
a pronoun.

If more than twenty translations of a file have one tag around the whole string, it is a habit, and
the file has one diagnostic.

Tags that are unbalanced or have a different name are errors. Missing and additional tags are
warnings. There are exceptions:

- An unbalanced HTML element other than a link is a warning, because browsers repair it. It is an
  error in PO files, because Pango rejects it.
- Elements that only change the appearance of words, such as `<b>` and `<code>`, and strong emphasis
  are info. This applies if they are missing, or replaced by another such element. It also applies
  if they are additional and the source has other tags.
- An additional link is info if the source has a link with an address.
- `<html>` at the start of a string without other tags is info.
- A tag of Android that the source lacks is info if plain text drops it.
- A missing HTML element with an optional end tag, such as `<li>`, is info if the translation has
  the element elsewhere: a list with fewer items.
- An additional HTML element, opened and closed, is info if the app shows strings as HTML. Then the
  source has other HTML tags, three source strings have the element, or a string begins with
  `<html>`.
- A missing tag with a value that [placeholder-missing](placeholder-missing.md) reports is not
  reported again.

A PO file is one of documents if most references name `.page`, `.docbook` or `.xml` files. In such a
file, one inline element of Mallard or DocBook in place of another, such as `<em>` for `<app>`, is
info. An unknown element, such as `<i>`, is a warning. The translation may mark more words with an
element of the source, without attributes. It may also write typographic quotation marks for each
`<quote>`.

`<img>` and `<input>` without attributes are not tags, but names of values. End tags that
[HTML makes optional](https://html.spec.whatwg.org/multipage/syntax.html#optional-tags), such as
`</p>`, may be missing. A link in angle brackets, `<https://swift.org>`, is not a tag.

## What to do

Write the tags of the source, around the same words.

To allow it at a key, write `waymark:allow markup-tag-mismatch` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: markup-tag-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps, the
rule reports 2 warnings: `<i>` around one more value than in the source. It also reports 8 strings
without the strong emphasis of their source, as info. In 71,000 strings of four more apps, converted
to `.strings` files, it reports 20. Two of these are errors: a link that is not closed, and a
`</button>` in place of `<button>`. All 30 are true positives. A first version treated `<mark>`,
which the user of a command has to replace, as an HTML tag.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, the rule reports 20 in JSON. All
of the 22 that were reviewed are true positives: a tag or its end is lost, or is in the wrong place.

Samples from 166 public repositories outside the test data contain 47 errors. Two reviewers would
fix 45 and 47 of them. Samples from 120 of these repositories contain 32 warnings. The reviewers
would fix 24 and 28 of them.

## Invalid

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

A string is longer than the comment of its key, or an XLIFF attribute, allows.

## Why

If a screen has space for a certain number of characters, a longer string is cut off, or moves other
content. A translator does not see the screen, but the comment has the limit: `max-length: 20`,
`maxLength=20`, `[max 20]`, “max. 20 characters”, “maximum length is 20”. The rule ignores limits in
points, pixels, words or lines.

In XLIFF 1.2, the limit is the `maxwidth` of a unit, if its `size-unit` is `char`. The rule does not
count inline elements or the native code in them.

The rule counts characters as users perceive them: é is one character in any spelling, and so is a
flag. A placeholder counts as one character, so a reported string is always too long. If the source
exceeds a limit, the limit does not apply to translations, and the source is info. If a comment only
recommends a length, a string may exceed it by a fifth.

## What to do

Shorten the string. If there is more space, change the limit in the comment.

To allow it at a key, write `waymark:allow max-length` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: max-length, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It also reports nothing in the strings of four more programs. Their comments
have no limits.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

A sample from 62 public repositories outside the test data contains six warnings. Each of two
reviewers would fix five of them.

## Invalid

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

The catalog has no strings in a language that it must have, or for which it has a file.

## Why

One diagnostic replaces a diagnostic for each key. `--languages` or the configuration lists the
languages that a catalog must have. A missing language is an error.

Without a list, a file without strings is info: `{}`, `<resources/>`, an empty strings file, or a PO
file with only its header. Translation platforms write such a file for each language that was ever
started, and teams ship it later. A file may be empty if a more general language has its strings,
such as `pt` for `pt-PT`. Files with syntax errors are not checked.

## What to do

Add the language to the project and have the catalog translated, or remove the language from the
list.

To allow it in some files, write `lint: { allow: [{ rule: missing-language, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

Without a list, the rule reports 8 languages in the 562 files of ten open-source apps. Six are in
ARB files, one is in JSON and one is in a strings file. All of these files have only braces,
comments or names.

With the list `de,fr,ja`, the rule reports 62 languages of 23 catalogs in the 456 `.xcstrings`,
`.strings`, `.stringsdict` and Android files of six open-source apps. None of these catalogs has
strings in the named language. One catalog (three diagnostics) is a table of constants that needs no
translation.

## Invalid

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

A file lacks something that its file format requires.

## Why

A string catalog needs `sourceLanguage`, `strings` and `version`, and each string needs a `value`.
Android resources need a `name`, and the items of a plural need a `quantity`. Without these members,
the app does not have the string, or tools reject the file.

The header of a PO file needs the fields that `msgfmt` requires, and `Plural-Forms` if a plural is
translated. Without `Plural-Forms`, there is one form for 1 and one for all other numbers. A plural
that is fuzzy, or has no first form, is not translated. The name of a field may be in any case. The
severities are:

- If a plural is translated, a missing header is an error, and so is a header without
  `Plural-Forms`: `msgfmt --check` rejects the file.
- In a file without a plural, a missing header is info: `msgfmt` accepts the file, and only
  `--check` requires the header.
- A header without a charset is info if the file has characters beyond ASCII. Then `msgfmt` cannot
  convert them.
- All other missing fields are one diagnostic, which is info: they change nothing.

## What to do

Add what is missing.

To allow it in some files, write `lint: { allow: [{ rule: missing-member, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 31 headers in 69 PO files of three projects. `msgfmt --check` reports the same
headers.

Samples from 120 of 166 public repositories outside the test data contain one warning, which neither
of two reviewers would fix.

## Invalid

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

A plural has no string for the category `other`.

## Why

Every language has `other`. Apple's systems require it, and use it for all numbers whose category
has no string. Xcode does not compile a catalog without it. Android throws an exception for a number
whose category has no string.

Two cases are less severe:

- If whole numbers never have the category `other`, as in Polish and Russian, it is a warning on
  Android.
- If the plural also has all categories of whole numbers, it is info. This applies to Android, and
  to a `.stringsdict` file whose number is whole, such as `d`.

i18next uses `key` for all numbers without their own string, so `key_one` next to `key` is complete.

## What to do

Add a string for `other`. If no whole number has this category, use the string of `many`.

To allow it at a key, write `waymark:allow missing-other-category` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-other-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain two errors. Two reviewers would
fix both.

## Invalid

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

A plural has no string for a category that some numbers have in its language.

## Why

For numbers of this category, the app uses the string of `other`, which is wrong in the language:
“3 файлів” for “3 файли”.
[CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html) defines
the category of each number.

The rule requires only the categories that the value of the placeholder can have:

- With a whole number, Polish, Russian and Ukrainian need no `other`, and Czech and Slovak need no
  `many`. With `%f`, they need them.
- Romance languages need no `many`, which is for millions.
- In Belarusian, Polish, Russian and Ukrainian, a string for `other` that differs from that for
  `few` mostly has the form of `many`. Then no `many` is missing.
- If the app uses `other` instead, a category for 0 alone, as in Arabic, is not required.
- In Hebrew, `other` is right for a 2 that the string shows.
- Korean, Japanese, Chinese and other languages need only `other`.

The rule does not report these plurals:

- All strings of the plural are the same, or its only string shows no number. Another category would
  have the same string.
- The source has the same string for all of its categories.
- The plural is not translatable (`translatable="false"`, `shouldTranslate`), or still has the
  strings of the source.
- No string of the plural shows the number, and only `two`, `few` or `many` is missing. Only a
  counted noun has these forms.
- The translation has only `other`, as its source does.

The rule `missing-other-category` reports a missing `other`.

In JSON objects, which many libraries read, a category that no language of the catalog has is info.
The library may support only `one` and `other`. The rule checks the plurals of ICU messages in the
same way. Numbers with their own string, such as `=1`, count there too. In ARB files, `=0`, `=1` and
`=2` are `zero`, `one` and `two`.

If at least three plurals of a file, and most of them, lack the same categories, only the first is a
warning. All further plurals are info. The same applies if none of three or more plurals has the
category. Both apply only if the app uses `other` instead.

In JSON, i18next reads `_plural` only in version 3 of its format, and in languages with two forms.
In Polish it reads `key_0`, `key_1` and `key_2`, and shows `key` for all numbers without them.

If the source has only `other`, though its language has `one`, a missing `one` is info in
translations. The program has another string for 1. It is also info if each string of the plural
ends with its only placeholder, such as “Week %d”. Such a string is a label, and nothing is counted.

A PO file specifies how many forms it has, and the form of each number. It needs the forms of its
`Plural-Forms` and no more, in any language. `msgfmt --check` rejects a plural with fewer. If all of
several plurals have the same number of forms, the file has one diagnostic.

Qt has a fixed number of forms for each language, which are not CLDR's categories: Hungarian and
Turkish have one. If a form of a `.ts` file is missing, `lrelease` adds an empty one, and the app
shows the source string for every number.

A Flutter app with easy_localization, which its `pubspec.yaml` names, uses `zero`, `one` and `two`
for 0, 1 and 2 in every language. It uses `other` in place of a missing category. So only `one` is
required there, in languages with a singular.

## What to do

Add a string for each category that the diagnostic names.

To allow it at a key, write `waymark:allow missing-plural-category` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps, which have 3,785 plurals. They come from translation platforms that require
all categories. Three plurals whose only string is empty are not reported. In an app with ICU
messages in 28 languages, converted to `.strings` files, it reports 36. They are in Polish, Russian,
Slovak, Slovenian and Ukrainian, whose translators kept the `=1` and `other` of English. All are
true positives, except for 3 whose number is always the same.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, the rule reports 36 in ARB. All
are ICU plurals without a category that CLDR has for the language. For these numbers, users read the
string of `other`.

Samples from 166 public repositories outside the test data contain 17 errors. Two reviewers would
fix eleven and 17 of them. Samples from 120 of these repositories contain 32 warnings. The reviewers
would fix 20 and 21 of them.

## Invalid

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

A key has no string in a language that the catalog must have.

## Why

Users see the source string, or the key itself, among strings in their own language.

`--languages` or the configuration lists the languages that a catalog must have. A missing string in
such a language is an error. Without a list, a catalog must have the languages that it already has,
and the severity depends on how complete a language is. A language serves a listed language if both
have the same language and script: `zh-Hans` serves `zh-CN`, and `es-ES` serves `es`. A regional
language falls back, as it does when the app runs: `en-GB` to the source language `en`, `pt-PT` to
`pt-BR`, `zh-Hant-HK` to `zh-Hant`.

The rule does not report these strings:

- Strings without a word, such as `%@`, `·` or a reference to another string.
- Strings that the file marks as not translatable: `shouldTranslate`, `translatable="false"`, a file
  named `donottranslate.xml`.
- Arrays of names in code (`feed_refresh`, `HomeFragment`).
- Strings that the code no longer has.
- Strings in a language with a file that cannot be read to its end.

A localization that is empty and has the state `new` is a missing string.

If no list names the languages:

- In a language that is nearly complete, each missing string is a warning. Nine in ten strings of
  such a language are translated, or all but one. Fuzzy strings of a PO file are not translated.
- In any other language, each missing string is info, and one diagnostic has their number: “412 of
  1,903 strings are not translated”. It is a warning if three quarters are translated. Otherwise it
  is info, because the translation is in progress.
- A missing string is info if fewer than half of three or more nearly complete languages have it. It
  was added recently, or will soon be removed. If no language has it, one more info is reported at
  the source.
- If at least half of three or more translations equal the source, such as “Ultra”, the fallback
  reads well, and a missing string is info.
- Crowdin’s pseudo-language, whose strings begin with `crwdns`, is not checked.

The diagnostics that count the strings of a language, or new strings, are summaries. In JSON and
SARIF they have `"summary": true`, because each of their strings is a diagnostic too. To count
strings, leave out summaries. `waymark catalog stats` and the coverage in reports have the same
numbers. A string is translated if it is not empty, not fuzzy, not new, and not in need of a review.

Keys that no source file uses (`--usage`) are info, and so are languages that `LINGUAS` lacks.

In a PO file, an empty `msgstr` is not a translation. The template (POT) has all keys. Without a
template, each file has its own keys. The rule reports a key that a file lacks at its place in the
template. In XLIFF, it reports a missing target at the unit in the file of its language.

A unit of XLIFF 2 may have several segments. If at least one of them has a translation, the rule
reports each segment whose target is missing or empty.

## What to do

Translate the key, or mark it as not translatable: `"shouldTranslate" : false` in a string catalog,
`translatable="false"` on Android.

To allow it at a key, write `waymark:allow missing-translation` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: missing-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list of languages, the rule reports 366 keys in the 456 `.xcstrings`, `.strings`,
`.stringsdict` and Android files of six open-source apps. It reports a key once for each language
that lacks it. 348 are in a project whose base has twelve keys that no other language has. 14 are in
a catalog whose translation had stopped. All twenty that were reviewed are true positives. If a
catalog has both the base and English, English is not required.

In the seven PO files of Git, with 38,000 entries, the rule reports 2,437, all in Russian. `msgfmt`
counts 2,440 strings without a translation there. Three of these have no word.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps, the rule reports 11,636 keys. A script
of a few lines finds the same keys. Tools leave an empty string in JSON, and an empty target without
a state in XLIFF, for a string that is not translated yet.

Samples from 120 of 166 public repositories outside the test data contain 32 warnings. Each of two
reviewers would fix 29 of them.

## Invalid

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

A word has a letter of another script that looks like one of its own, such as `Cтрелка` with a
Latin C.

## Why

Users do not see the letter, but searches do not find the word, and spell checkers mark it. The word
is sorted in the wrong place, and screen readers misread it. In the name of a brand or a host, it
may be an attempt to deceive users ([UTS #39](https://www.unicode.org/reports/tr39/)). Most such
letters are typing errors on a keyboard with two layouts.

A word is right if its letters of two scripts are easy to tell apart:

- A unit: `µm`, `kΩ`.
- An ending of one script after a name in another: `PDFы`.
- Two words written as one: `МетодHTTP`.
- A name: `Яndex`.

Unicode has a list of
[confusable letters](https://www.unicode.org/Public/security/latest/confusables.txt). The rule uses
only those that no common typeface distinguishes.

## What to do

Write the word in one script, as the fix does. The fix is unsafe, because a name may have this
spelling.

To allow it at a key, write `waymark:allow mixed-script-word` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: mixed-script-word, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 2 words in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps, both true positives. It reports 4 in the JSON, ARB, XLIFF and PO files of the same
projects, all true positives. It reports 116 in the 1.47 million messages of 86 programs of a Debian
system, converted to `.strings` files. Of these, 6 are lists of letters to type as an answer, such
as `yYтТ`. All except these 6 are true positives.

Samples from 120 of 166 public repositories outside the test data contain 32 warnings. Two reviewers
would fix all of them.

## Invalid

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

A string has characters such as `Ã¤` or `â€™`: UTF-8 that was read as Windows-1252.

## Why

Users read `Ã¤` instead of `ä`. It happens when a program guesses the encoding of a file, and it
spreads with each copy. The rule converts the characters back to bytes of Windows-1252. If the bytes
are UTF-8, they show what was meant.

Not all characters that can be converted are wrong. The end of `« privé »`, with a no-break space,
has the bytes of a Chinese character, and `MAÇÃ”` has an `Ã` of its own. So a single sequence counts
only if it is a letter, a quotation mark or an emoji that users would not write this way. Several
sequences next to each other always count. In languages without `Ã`, `Ä` or `Å`, users do not write
these letters before a sign, so they always count there.

## What to do

Read the file again as UTF-8, or let the fix convert the characters. The fix is unsafe, because the
intended characters are not certain.

To allow it at a key, write `waymark:allow mojibake` in the comment of the key. For many keys, or in
a file format without comments, write `lint: { allow: [{ rule: mojibake, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. They include strings in Czech, Slovak, French, Portuguese, Swedish and
Vietnamese. Of 6,105 strings of an app in many languages that were converted to mojibake, it finds
6,034. A first version found 55 in the 1.47 million messages of 86 programs of a Debian system,
converted to `.strings` files. All of the 28 that were reviewed were true positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain 21 errors. Two reviewers would
fix all of them.

## Invalid

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
            "value" : "“AMANHÔ, “MAÇÃ”, não, à…"
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

A translation has the state `needs_review`.

## Why

The source changed after the translation, or someone has doubts about the translation. The app ships
it anyway.

In a PO file, this state is the flag `fuzzy`. `msgfmt` leaves out such a string, and no other rule
checks it.

## What to do

Let someone who speaks the language review the translation, and mark it as `translated`.

To allow it at a key, write `waymark:allow needs-review` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: needs-review, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It reports only what someone has marked.

## Invalid

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

A translation has the state `new`, and it is not empty.

## Why

The string is not translated yet: mostly it is the source string, which Xcode copied there. The app
ships it anyway.

It is a warning in two cases:

- The configuration requires the language.
- The string equals the source, and the language is nearly complete, as
  [missing-translation](missing-translation.md) describes it. It has at most ten new strings, and at
  most one in twenty: more are a backlog.

Otherwise it is info. It is also info if more than one in three of the other nearly complete
languages have the source string. Strings that need no translation (`shouldTranslate`) are not
reported. In the source language, `new` is right. It means that the string was extracted, as in all
catalogs of Interface Builder (`mul.lproj`).

## What to do

Translate the string and mark it as `translated`.

To allow it at a key, write `waymark:allow new-state` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: new-state, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports 65 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. All are in one catalog, all are the source string, and all are true positives.
The source language of these files has 60 strings with the state `new`, and none is reported.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 120 of 166 public repositories outside the test data contain eight warnings. Each of
two reviewers would fix seven of them.

## Invalid

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

A translation has more or fewer line breaks than its source, and not only within a sentence.

## Why

A line break is part of the layout: a title above a paragraph, paragraphs, a list. A translation
without it is a wall of words. A translation with more line breaks needs more space. A line break at
the end moves the content that follows.

Within a sentence, a line break depends on the length of the words, so a translation may break
elsewhere or not at all. The rule compares line breaks after the end of a sentence, between
paragraphs and before the items of a list.

Some strings are divided into lines by hand. They have a line that ends within a sentence, or is
longer than a terminal shows. If either string is one of these, the rule compares only paragraphs
and items. If either string also has indented lines, the rule compares nothing. A string with `<br>`
breaks its lines in another way and is not compared.

In PO files, it is an error if only one of the two strings begins or ends with a line break.
`msgfmt --check` rejects such a file. It is info in PHP messages, which mostly become HTML. The line
break is not visible there.

## What to do

Break the lines as the source does, or make sure that the translation needs another layout.

To allow it at a key, write `waymark:allow newline-count` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: newline-count, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 50 strings in the 562 files of ten open-source apps, 23 of them in JSON and 6 in
PO. Of eighteen that were reviewed, seventeen are true positives. They have lost or gained a
paragraph, an item of a list or a break at the end. Or they have two short sentences on one line,
which may be intended. Git's PO files, which `msgfmt` accepts, have no error.

A sample from 62 public repositories outside the test data contains eight errors. One reviewer would
fix none of them, and a second reviewer would fix one.

## Invalid

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

The spacing, spelling or order of a string catalog differs from what Xcode writes.

## Why

When Xcode next saves the file, it changes lines that no one has changed, and a small change is hard
to see among them.

Xcode writes a string catalog in this way:

- It writes UTF-8 with LF, two spaces for each level, and `"key" : value`.
- It writes an empty line in an empty object.
- It escapes characters only where JSON requires it.
- It sorts keys and languages in the order of the Finder.

The rule reports only the first difference of a file. It is off by default, because comparing keys
as the Finder does takes longer than all other rules together.

## What to do

Sort the catalog with `waymark catalog sort`, or open it in Xcode and save it.

To allow it in some files, write `lint: { allow: [{ rule: non-xcode-format, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

There are 16 string catalogs among the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android
files of six open-source apps. The rule reports none of them.

## Invalid

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

A number in the translation differs from the number in the source.

## Why

If “3 days” are four days in Spanish, the translation misleads users. A review of the words does not
find the error. It happens when the source changes and the translation does not.

The rule compares numbers by their digits: `1,000`, `1.000`, `1 000` and `١٠٠٠` are the same, and so
are `1.5` and `1,5`. A missing number may be a word (“un jour”), and so may an additional one. So
the rule reports a string only if it lacks one number and has another.

The rule ignores digits in placeholders, tags, links and the branches of ICU messages. `%1` of Qt is
a placeholder. Some numbers may differ: 5 in the afternoon may be 17, ten thousand may be 1万, and a
year may be the year of an era.

## What to do

Find out which of the two numbers is right, and correct the wrong one.

To allow it at a key, write `waymark:allow number-changed` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: number-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports one string in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It is a true positive: “3 Days” is “4 Días”. In strings of four more programs
(Git, Excalidraw, Zulip, Firefox Focus), converted to `.strings` files, it reports one. It is a true
positive: “4 years” became “10 ans”.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports one in PO. It is
“10 ans” for “4 years”.

## Invalid

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

A program has the same options in all languages. A user who types or copies the option of the
translation gets an error. It happens when the option is translated with the sentence, or when an
editor replaces two hyphens with a dash. In a right-to-left language, the hyphens may move to the
end of the option.

An option begins with two hyphens and a lowercase letter. These are not options:

- Words between two pairs of hyphens, `--all columns--` or `--waiting--`, which are decorated.
- Both words of `--option=argument`, which are examples.
- `--number` next to `++number`, which is a change of a number.
- Two hyphens that are a dash, after the end of a quotation.
- Two hyphens before words in a long string, `as we know --it is late`, if no translation has an
  option.

The value of an option may be translated: of `--sort=<key>`, the rule compares only `--sort`, and of
`--[no-]track` all of it. A language may append an ending to the option. The ending is up to four
letters after a hyphen, `--all-nak`, or a noun with a capital letter. It may be any noun if a word
follows the option in the source.

A short translation is a paraphrase if it names neither an option nor the quoted command of the
option, such as `'app --drop-down'`. It is not reported.

As in all comparisons, a PO key that the template no longer has is info. Without a template, a key
is info if no file that was merged with the newest template has it.

## What to do

Write the option as the source has it.

To allow it at a key, write `waymark:allow option-changed` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: option-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, some 3,700 strings have an option. The
rule reports 24 of them. All were compared with their sources, and all are true positives:
“--resolver” for `--solve`, “—retry-failed-items”, `--[no]-track`. `pofilter --test=options` finds
twelve strings with a lost option in the PO files of four of these apps. The rule finds all twelve.

Samples from 120 of 166 public repositories outside the test data contain 18 warnings. Two reviewers
would fix all of them.

## Invalid

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

A language has a key that the source language lacks, or a PO file has a key that its template lacks.

## Why

The app does not look up the key, or the file was merged with a newer template. This is info.

It is a warning if the key is probably mistyped. Then the key differs from a source key only by
case, blanks or one letter, and the language lacks that source key. Also, fewer than 2 % of the keys
of the language are missing in the source, or only this one.

The rule does not report these keys:

- A key with an empty string, and an item of a JSON array.
- A key of a table whose source language is unknown, such as that of a storyboard without a file in
  English.
- A key of `InfoPlist.strings`: the strings that it lacks in the source language are in
  `Info.plist`.

A key of a `.strings`, JSON or properties file is not reported either if the source strings are in
the code:

- The source file has no string, and other languages have strings.
- The source language is not declared, and a language has more than twice as many keys. Then the
  keys of that language are not reported. [assumed-source](assumed-source.md) reports both cases
  once.
- Most of the keys that the source lacks are strings for users. The source has no such key with the
  key itself as its string. A single key of Java properties whose words are those of the source,
  such as `View\ as\ text`, is info there.

The keys of a PO file are those of its template (POT), if the catalog has one. An obsolete entry,
`#~`, is not a key.

On Android, a folder such as `values-land` or `values-de-land` need not have all keys. A key that it
has and `values` lacks is reported too.

## What to do

Remove the key, as the unsafe fix does, or add it to the source language.

To allow it at a key, write `waymark:allow orphan-key` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: orphan-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports 195 keys in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. 115 are three strings that Android's default resources once had. 60 are in a
folder of a language that was renamed. The remaining keys are in tables that the source has
outgrown. All twenty that were reviewed are true positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 120 of 166 public repositories outside the test data contain ten warnings. Each of two
reviewers would fix nine of them.

## Invalid

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

A translation has a placeholder for which its source has no argument.

## Why

The formatter reads a value that the app did not pass. On Android, it throws an exception. On
Apple's platforms, it reads arbitrary memory, and with `%@` it uses that as an address. If the
source has no placeholder at all, the app probably shows the string as it is, with the `%@` in it.

The app passes each argument with a lower number than the highest one of the source, even if the
source does not show it. A translation of `{0}: {2}` may have `{1}`.

In Java properties, in Python strings and in Fluent, a name in braces that the source lacks is an
error: users see it as it is, or the app stops. Elsewhere it is a warning. A program passes the same
values to a Fluent message and to its attributes. So each of these strings may show a variable that
any of them, or the comment of the source, has.

In a PO file without flags, the rule applies only if the catalog has format strings. A percent sign
in prose is not a placeholder: "100% accurate" and "100 % de" count only if the string has other
placeholders.

## What to do

Remove the placeholder, or pass the value and write it into the source.

To allow it at a key, write `waymark:allow placeholder-extra` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-extra, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 3 placeholders, all true positives. Two have a value where the source has none. One
shows a value twice that the app passes once.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 38 placeholders in 69 PO files of three projects, all true positives. Most are in
translations of a different string, which a tool carried over.

Samples from 166 public repositories outside the test data contain 42 errors. Each of two reviewers
would fix 41 of them. Samples from 120 of these repositories contain six warnings. Both reviewers
would fix all of these.

## Invalid

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

A string has characters that look like a placeholder, but are not one.

## Why

Keyboards, fonts and translation programs replace characters. The formatter does not recognize the
result: the value does not appear, or on Android the app throws an exception. Examples are:

- `％@` has a full-width percent sign, and `٪ ld` an Arabic one.
- `%ग` has a letter of Devanagari, `%Id` a capital i, and `%11d` two digits.
- `% gli` was `%lld` once, and `&d` and `$s` were `%d` and `%s`.
- Full-width braces, `｛name｝`, are not braces of a placeholder.

In JavaScript, a space makes a placeholder invalid, and so does a space before `s` in Java: `% s`.
The formatters of C and Apple read the space as a flag, so `% s` is valid there.

The rule checks only strings that lack a placeholder of their source. So it does not report a
full-width percent sign in prose.

## What to do

Write the placeholder as the source has it.

To allow it at a key, write `waymark:allow placeholder-lookalike` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-lookalike, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports nothing. Of 477 placeholders that got a full-width percent sign at random, 469 were
reported. The remaining ones have no source.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 37 placeholders of a JavaScript app in 69 PO files of three projects. All are true
positives.

Samples from 166 public repositories outside the test data contain 21 errors. Each of two reviewers
would fix 20 of them. Samples from 120 of these repositories contain one warning, which both
reviewers would fix.

## Invalid

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

A placeholder lacks one of its characters, or has them in the wrong order.

## Why

For the formatter, `%$@`, `@%`, `1$@` and `%!d` are plain characters, or something different from
what was meant. The value does not appear, and users read the remains. `%1@` lacks its `$`. It is
`%@` with a width, which uses the next argument and not the first. On Android, an unknown conversion
throws an exception, and so does `%@` or `%1$i` of Apple's formatters. `% arg` and `%agr` are not
numbers of a substitution, and `{name` is not a name in braces.

In a date pattern, such as `%H:%M`, `strftime` prints an unknown conversion as it is. In XLIFF,
Symfony replaces `{{ limit }}`, spaces included, so `{{limit}}` stays as it is.

Formatters such as those of C and Apple support a space flag. For them, a percent sign, a space and
the first letter of a word are a placeholder: of `+% daha`, users see `+5aha`.

`%(count)` of Python lacks the letter of its conversion, and uses the next letter. A type such as
`{0, here}` makes `java.text.MessageFormat` throw an exception. In .NET, `String.Format` throws one
for each brace that is neither doubled nor around a format item, as in `{0 files` and `{0}}`.

The rule checks only strings whose source has the placeholder. Words after a name, such as `:string`
in `${rev:string}`, may be translated. Numbers and formats there may not.

## What to do

Write the placeholder as the source has it.

To allow it at a key, write `waymark:allow placeholder-malformed` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-malformed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 2 placeholders, both true positives: one string in two copies, with `%1` where
`%ld` was. Of 477 placeholders changed at random, for example to `%!d`, 469 were reported.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports 55 strings in 69 PO files of three projects, all true positives. They are date
patterns with numbers of arguments, and percent signs without their letter.

Samples from 166 public repositories outside the test data contain 42 errors. Each of two reviewers
would fix 40 of them.

## Invalid

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
    case "placeholder-missing": ##"""
# placeholder-missing

A translation lacks a placeholder of its source.

## Why

The app passes a value, and the translation does not show it. A user misses a name or a number.

Without numbers of arguments, a missing placeholder shifts all placeholders after it: of
`%@ has %lld`, the translation `%lld` prints the address of the name. On Apple's platforms, this
happens even with numbers, because the formatter reads the arguments one after another and skips
none. `%2$@` without `%1$lld` reads the first argument and uses a number as an address, and the app
crashes. The message states which of these will happen.

A lost value is an error if there is proof that the string has a value:

- The file format, a flag, or an inline element of XLIFF with its code proves it.
- The catalog proves it for `printf`: four of five translations, and at least ten, keep the
  placeholders.
- The catalog proves it for names: as many translations keep names of one form in eight strings,
  such as `{name}`, `%1`, `%(name)s`, `%name%`.
- In XLIFF, the form of Symfony's names proves it, `%name%` and `{{ name }}`, unless translations
  drop them. If more strings have numbers of Qt, `%1`, than of Boost, `%1%` is `%1` and a percent
  sign.

With weaker evidence, a lost value is a warning. At least three other translations of the string,
and half of all, keep it. Or there are too few translations and strings to decide. If three or more
translations exist and show less, it is info.

If none of three or more translations has a value, it is one warning at the source. The value was
added after these translations, or translators had instructions to leave it out. If nothing proves a
format string, a value that most translations lost is reported at the source, too.

Pseudolocales such as `en-XA` and `qps-ploc`, and strings that are a mark of Crowdin, have no
values. A sign before two braces is plain text: "#{{number}}". In JSON, `files_0` next to
`files_other` is for one number, and may omit `{{count}}`.

JSON, XLIFF and Java properties do not specify how values are written. Specifiers of `printf` and
names with percent signs count there only with such proof. `%APPDATA%` and names in grave accents
are plain text.

The rule compares meanings: `%lld of %@` is `%1$lld of %2$@`. It also follows these rules:

- A plural form for a single number may omit the number. Examples are the forms for one and two, and
  Welsh `few` for 3. Latvian `zero` is not such a form, because 10 has it too.
- A value may be in a substitution instead.
- In XLIFF, the original file of a unit determines how its strings write values: those of Xcode have
  format specifiers.
- Inline elements, such as `<x id="1"/>`, represent values or markup too, and are compared by their
  ids.
- In JSON, `{{name}}`, `{name}` and `$t(key)` are compared.
- The strings of ARB are ICU messages, whose arguments have their own rules.
- App Intents use each line as a phrase, so the rule requires only the names that all phrases have.

In a PO file, the flags of an entry specify how its placeholders are written:

- `c-format`, `objc-format`, `python-format` and `python-brace-format` are compared as
  `msgfmt --check` compares them. What it rejects is an error.
- `java-format`, `java-printf-format`, `csharp-format`, `perl-format`, `perl-brace-format`,
  `php-format`, `lua-format`, `awk-format`, `javascript-format`, `object-pascal-format`,
  `sh-printf-format`, `tcl-format`, `elisp-format`, `librep-format`, `qt-format`, `kde-format`,
  `kde-kuit-format`, `ycp-format`, `smalltalk-format`, `c++-format` and `rust-format` are compared
  by their names, numbers and conversions. A value that is missing or that the source lacks is an
  error, but `msgfmt` may reject more. In C++ and Rust, the first `{}` is `{0}`.
- `sh-format`, `lisp-format`, `scheme-format`, `qt-plural-format`, `boost-format`,
  `gcc-internal-format`, `gfc-internal-format`, `go-format`, `ruby-format`, `d-format` and
  `modula2-format` are compared by their names and numbers alone, with the same severities.
- All other flags are not compared.

If an entry has several flags, one of the first list has precedence, then one of the second or
third. `no-c-format` and `impossible-c-format` have no effect next to a different flag. In Java
properties, the arguments of `MessageFormat` are compared, `{0}`.

A PO string without a flag is one of these:

- A date pattern, if it has only conversions of `strftime`, such as `%H:%M` or `%-d %B`. A
  translation may have another order and another form of the hour, but needs the same parts. An
  unknown conversion is a `placeholder-malformed`.
- A format string, if it is one of `printf` and the catalog proves it, or if it is a plural with a
  number. A missing placeholder is a warning if only most translations of this string keep the
  placeholders. It is also a warning if the catalog has fewer than ten translations with
  placeholders. Otherwise the string is compared only with translations that have placeholders too.
- Anything else, such as `%C04` or `%w` with a meaning of the program's own. It is not compared.

References to `.js` and `.ts` files show that JavaScript formats the strings. It prints any value
with `%s`, and does not support `% s`.

If one string has lost several values, they are one diagnostic.

## What to do

Add the placeholder. If the words are in a different order, give all placeholders their numbers:
`%2$@`.

To allow it at a key, write `waymark:allow placeholder-missing` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-missing, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 14 placeholders, all true positives. Of 477 placeholders removed from translations
at random, 417 were reported. The remaining ones were in forms for a single number, in forms for one
and two, or in strings without a source.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps, the rule reports 10 strings, all true
positives.

The rule reports 10 strings in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps. 9 are
in JSON and 1 is in XLIFF. All ten are true positives.

In 69 PO files of three projects, the rule reports 20 errors. Two of these projects flag few strings
or none. All of them are true positives.

Samples from 166 public repositories outside the test data contain 48 errors. Two reviewers would
fix 36 and 37 of them. Samples from 120 of these repositories contain fourteen warnings. Both
reviewers would fix all of these.

## Invalid

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

"""##
    case "placeholder-mixed-positional": #"""
# placeholder-mixed-positional

Only some placeholders of a string have argument numbers, or two placeholders of an Android string
have none.

## Why

The C standard does not specify what a formatter does with such a string. The formatters of Apple
and Java count the placeholders without a number separately: `%2$@ %@` uses the second argument and
then the first one. This is hardly ever intended, and the next change of the string breaks it. In
Apple's file formats it is info, since all formatters there count in this way.

Android's resource compiler rejects a string with two placeholders if one of them has no number,
`%<s` included. It accepts the string with `formatted="false"`. It does not check plurals, arrays
and strings that are not translatable. At the source this is info, because values in the same order
come out right. If a translation has different types in another order,
[placeholder-type](placeholder-type.md) reports it.

A translation with the same placeholders in the same order as its source is not reported again: the
source is.

## What to do

Give all placeholders their numbers.

To allow it at a key, write `waymark:allow placeholder-mixed-positional` in the comment of the key.
For many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-mixed-positional, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports nothing. One string mixes both kinds of placeholders, but its values are wrong too,
so only `placeholder-type` and `placeholder-missing` report it.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

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

The name of a value was translated with the string.

## Why

`{name}` represents a value that the app inserts. Its translation `{nombre}` is a name that the app
does not replace, so users read it with its braces.

Names in braces count if the source has some. `${name}`, `%{name}` and `{{name}}` are names too, and
so is `{count:L}` with a format specification. A number sign before braces is plain text. A string
with anything else in braces, such as an ICU plural, is not compared.

Formatted text of AsciiDoc in braces, `{_name_}`, is not a name. In a tab stop of a snippet,
`${1:name}`, only the number counts.

A source may be a single name in braces, in a file that does not specify how placeholders are
written. Such a name, for example `{unset}`, may be a word. It is a word if most translations, and
at least three, have a different word. The same applies to PO files of C programs, whose `printf`
has no names in braces.

In a PO file without a flag, `${name}` is not a value if the string explains it, as
`- ${name}: the variable` does. JavaScript is an exception. In a PO file of a C program, it is not a
value if two languages translate it.

A word such as `{{Country}}` may be an example. Unless the catalog shows that the program replaces
such names, a different word is info. If three or more translations all replace a name, it is one
`placeholder-missing` at the source. In XLIFF, `{{ name }}` with its spaces is a name of Symfony.
Other names in two braces need such proof too.

Each plural of vue-i18n, such as `a day | {n} days`, has the values `{n}` and `{count}`. In a JSON
file with such plurals, one of these values and a different name of the source strings may replace
each other.

## What to do

Write the name as the source has it.

To allow it at a key, write `waymark:allow placeholder-translated` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 1 name, which is a true positive: `{{mix}}` for `{{max}}`.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps, the rule reports 1 name, which is a
true positive.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 1 in JSON. This is a
true positive.

Samples from 166 public repositories outside the test data contain 40 errors. Two reviewers would
fix 39 and 40 of them. Samples from 120 of these repositories contain two warnings. Both reviewers
would fix both.

## Invalid

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

A placeholder of a translation is for a different type of value than the placeholder of its source.

## Why

`%@` uses a value as the address of an object: with a number in its place, the app crashes. `%d`
prints the address of an object as a number, and `%f` prints unrelated bits. Java throws an
exception if a conversion does not fit its value. In most cases, two placeholders changed places
without their argument numbers.

In JSON, it is a warning if only one of the two strings has an i18next format for a value, such as
`{{price, number}}`. A number without its format only loses its separators. That is info, once for
each string. The parentheses after the name of the format may have different content in each
language.

`%i` and `%d` are one type, and so are `%f` and `%g`. On Android, `%s` shows every value.

In PO files with the flag `c-format`, `objc-format`, `python-format` or `python-brace-format`,
everything that `msgfmt --check` rejects is an error, and nothing else is. There, `%s` and `%ls`,
`%zu` and `%lu`, `%<PRIu64>` and `%llu` have different types. The page of
[placeholder-missing](placeholder-missing.md) has three lists of flags. This rule compares the flags
of the second list less exactly, and does not compare those of the third.

Without a flag, it is a warning in two cases:

- At least three other translations, and four of five of them, have the placeholders of the source.
- Both strings have the same two or more conversions in a different order.

Otherwise it is info.

If only translations show that percent signs are placeholders, and several strings have `%n`, they
are not placeholders of `printf`. C would write to `%n`.

## What to do

Write the placeholder of the source. In another order, write the numbers of the arguments: `%2$lld`.

To allow it at a key, write `waymark:allow placeholder-type` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: placeholder-type, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 1 placeholder, which is a true positive: `%1$d` for the first argument, which is an
object. Of 477 placeholders changed to another type at random, this rule reports 464, and
`width-changed` reports 5. The remaining ones have no source.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain 18 errors. Two reviewers would
fix all of them. Samples from 120 of these repositories contain six warnings. Each reviewer would
fix five of them.

## Invalid

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

A string refers to itself, directly or through other strings.

## Why

Fluent replaces `{ message }` and `{ -term }` with other strings. It cannot do so if a string
contains itself, so users see the name in braces instead of the string. The rule follows the names
in alphabetical order, and reports each reference that closes a cycle.

## What to do

Write out one of the strings instead of the reference.

To allow it at a key, write `waymark:allow reference-cycle` in the comment of the key. For many
keys, write `lint: { allow: [{ rule: reference-cycle, path: "locales/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in 10,000 files of four public repositories: mozilla-l10n/www-l10n,
ankitects/anki-core-i18n, pop-os/cosmic-files and zen-browser/l10n-packs.

## Invalid

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

A string has U+FFFD, `�`, which represents a lost character, or an escape that represents no
character.

## Why

A character of the string is lost. A program read a file in a different encoding than it was written
in, and the file does not show which character it was. Users see a question mark in a diamond.

Programs also show U+FFFD for an escape such as `\uD800`: Unicode has no character from D800 to
DFFF, and none after 10FFFF.

## What to do

Find the string in an older version of the file, or translate it again.

To allow it at a key, write `waymark:allow replacement-character` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: replacement-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It reports 24 characters in the 1.47 million messages of 86 programs of a Debian
system, converted to `.strings` files, all true positives.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain twelve errors. Two reviewers
would fix all of them.

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

All strings of a plural are the same, in a language with several plural forms.

## Why

A translator may have copied one string into all categories. But many nouns have only one form
(“3 Zeichen”). In Turkish, Hungarian, Persian and other languages, each noun has one form after a
number. So the rule is off by default.

## What to do

Translate each form, or leave the plural as it is if the noun has only one form.

To allow it at a key, write `waymark:allow same-plural-text` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: same-plural-text, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 303 plurals in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Of twenty-five that were reviewed, none was copied by mistake.

## Invalid

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

A string has a soft hyphen, U+00AD, that is not in a word: at an end, or next to a space or a sign.

## Why

In a word, a soft hyphen marks where the word may be broken, and long words of German or Finnish
need it. Elsewhere it has no meaning. It remains from a word that another program broke, and a
search for the string fails. Few fonts show it, so it is only info.

## What to do

Remove it. The fix is safe next to a space, where it changes nothing.

To allow it at a key, write `waymark:allow soft-hyphen` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: soft-hyphen, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. These files have no soft hyphen at all. In the 1.47 million messages of 86
programs of a Debian system, converted to `.strings` files, the rule reports 1, which is a true
positive. Two more are in words.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

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

A key is marked as no longer in the code.

## Why

Xcode once found the key in the code, and no longer finds it. The key is translated and shipped for
nothing. Or the code now creates it at run time, and Xcode will remove it at some point.

## What to do

Remove the key. If the code creates it at run time, set its extraction state to `manual`.

To allow it at a key, write `waymark:allow stale-key` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: stale-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports three keys in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It reports what Xcode has found, so all are true positives.

## Invalid

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

A substitution is for a different argument than it should be, or its format specifier is not valid.

## Why

`argNum` names the argument that selects the plural form. If the argument is not a number, or the
app does not pass it, the form is random, and `%arg` prints something else. If two substitutions
exchange their numbers, each has the form of the wrong number. `%arg` outside of a substitution is
`%a`, a number with a fraction, and the letters "rg". A format specifier such as `%lld files` is not
valid: it must be the letters after `%`, such as `lld`.

## What to do

Give the substitution the argument and the format specifier that the source has.

To allow it at a key, write `waymark:allow substitution-argument` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: substitution-argument, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports nothing.

## Invalid

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

A token has no substitution, or a substitution has no token.

## Why

The system replaces `%#@files@` with the substitution of that name. If the token has another name,
lacks its second `@`, or is in its own string, the system has nothing to insert. Xcode does not
compile such a catalog, and in a `.stringsdict` users read the remains. A substitution that no
string uses is never shown.

## What to do

Write the same name in the string and for the substitution. Do not translate names.

To allow it at a key, write `waymark:allow substitution-token` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: substitution-token, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports nothing. One string has lost a token, which `placeholder-missing` reports.

Samples from 166 public repositories outside the test data contain five errors. Two reviewers would
fix all of them.

## Invalid

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

From version 26 on, Xcode generates a symbol for each key that was entered by hand,
`Text(.allowUploads)` for "Allow uploads". The symbol for "Allow Uploads" would be the same. Xcode
then reports "This string key would generate the same symbol as "Allow uploads"." and generates
none. Code that uses the symbol does not compile.

The build setting `STRING_CATALOG_GENERATE_SYMBOLS` turns symbols on, and the catalog does not show
it. So it is a warning only if both keys have `"generatesSymbol" : true`. Otherwise it is info.

These keys have symbols:

- A key whose extraction state is `manual`, unless it has `"generatesSymbol" : false`.
- A key with `"generatesSymbol" : true`.

Apple does not document how Xcode makes the symbols, so the rule uses an approximation. It joins the
words of the key, and capitalizes each word except the first. Characters that are neither letters
nor digits separate words. Keys with values become functions, and are compared only with keys that
have as many values. Keys that differ in another way are not reported: in accents, apostrophes or
the case of letters within words.

## What to do

Rename one of the keys, or merge them: they are mostly the same string. If you do not use the
symbols, write `"generatesSymbol" : false`.

To allow it at a key, write `waymark:allow symbol-collision` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: symbol-collision, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Xcode warns of two pairs in real apps: "Allow uploads" and "Allow Uploads", "Temp targets" and "Temp
Targets". The rule reports nothing in 16 `.xcstrings` files of open-source apps. Three of these have
keys that were entered by hand.

A sample from 103 public repositories outside the test data contains three warnings. Neither of two
reviewers would fix any of them.

## Invalid

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

The app does not build, or lacks all strings of the file. Apple's systems read nothing of a file,
even if only one semicolon is missing.

If the rule is off or allowed, the exit status is still 2, because the linter did not read the file
to its end. If no one will fix a file, `exclude` in `waymark.yaml` leaves it out.

From a PO file with one wrong byte, `msgfmt` makes no catalog at all. Programs that read Fluent lose
the message with the error, and continue at the next one. A Fluent message with more than 100 nested
placeables is a warning: this tool does not read it, and programs may.

A Qt translation whose message has no source string is a warning. A program looks up source strings,
so such a message is a comment on its context.

An empty file is a warning if the file format needs a document. Someone created it and has not
filled it yet.

## What to do

Fix the place that the diagnostic shows. The diagnostic names what was expected there. A frequent
cause is a merge conflict that was not resolved.

To allow it in some files, write `lint: { allow: [{ rule: syntax, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain four errors. Two reviewers would
fix all of them.

## Invalid

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

A string has marks that a translation platform should have removed, or it is the key instead of a
translation.

## Why

Users see `crwdns2972:0Openen` or `[!!! Öpéñ !!!]`. It happens if the export includes the files of a
language for tests, or for translation inside of the app. The rule reports these strings:

- Crowdin’s in-context translation puts `crwdns2972:0` and `crwdne2972:0` around strings.
- Phrase’s in-context editor replaces strings with `[[__phrase_key__]]` or `{{__phrase_key__}}`.
- A pseudo-translation is between `[!!` and `!!]`, in a language that users speak.
- One prefix in brackets, such as `[de]`, begins ten or more strings of a file, and more than half
  of them. No source string begins with it. If half as many source strings begin with a different
  prefix, it is a label.
- A translation is its key, such as `menu.file.close` or `error_network`, and the source has a
  string for it. A key of one word does not count.

A file in which most strings, and at least ten, are their keys is one warning. A file of Crowdin's
pseudo-language, which users do not choose, is one info. In such a file, at least ten marks of
Crowdin are most translations, or at least twenty are more than a quarter. In all other files, each
string is an error. Languages for tests, such as `en-XA`, `qps-ploc` and `xx`, are not checked. A
key that differs from the source only in capital letters is right.

## What to do

Export the language again, without the platform’s in-context or pseudo-language. Translate each
string that is its key, or leave it out, so that the app falls back to the source.

To allow it at a key, write `waymark:allow tool-residue` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: tool-residue, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports nothing in the catalogs of 47 open-source apps, in nine file formats. None of these
apps ships such strings, so the precision on real files is not known. In the catalogs of 37 more
apps, no translation is its key.

Samples from 166 public repositories outside the test data contain three errors. Two reviewers would
fix all of them.

## Invalid

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

A translation ends with white space and its source does not, or the reverse.

## Why

Users do not see white space at the end until the app joins two strings. Then two words become one,
or a sentence has a gap. If only one language has it, it is a typing error or a lost separator.

The rule `newline-count` compares line breaks. Scripts without spaces between words, such as
Chinese, Japanese and Thai, need no white space where the source has it. A full-width sign, such as
`：`, includes its own space. Android trims white space at both ends unless it is escaped, so the
rule ignores white space that Android removes.

## What to do

Remove the white space. The fix is unsafe, because the app may join the string with another string.
If white space is missing, add it. It is better to change the app so that it uses whole sentences.

To allow it at a key, write `waymark:allow trailing-whitespace` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: trailing-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 4 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. It reports 30 in strings of four more programs, converted to `.strings` files.
All are true positives: 13 translations have an extra space, and 21 lack one. In some of the latter,
the mistake is in the source, whose space no other string needs.

It reports 30 in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps: 11 in JSON, 11 in
PO and 8 in XLIFF.

## Invalid

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

The system stops reading a strings file in the middle, without an error.

## Why

CoreFoundation treats an unexpected token as the end of the table: a second semicolon, the mark of a
merge conflict, a brace. The app does not have the keys after the token and shows the keys
themselves, while `plutil -lint` reports OK. In this way, a real table lost 246 of its 743 keys. The
diagnostic has the number of lost keys, the last key that the app has, and the first one that it
lacks. Without a lost key, it is a warning.

## What to do

Remove the token. If a semicolon is missing, the system rejects the whole file, which the rule
`syntax` reports.

To allow it in some files, write `lint: { allow: [{ rule: truncated-table, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. The rule is based on a table in the history of another project.

Samples from 166 public repositories outside the test data contain one error, which two reviewers
would fix.

## Invalid

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

The code uses a key that no catalog has.

## Why

If a key is not found, the app shows the key itself: "settings.titel" on a button, in every
language. If the key is the source string, the app shows the source language to all users.

`keyscan` of `Tools/KeyScan` lists the keys that the code uses, and this rule reads its list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

## What to do

Correct the key, or add it to the catalog. A note names the key that was probably meant.

A key that users would see as it is, such as `settings.titel`, is an error. These keys are warnings:

- A key that reads like a string for users.
- A key for which the code has a default string.
- A key on Android. An app is not built without its resources, so a missing one is mostly a resource
  of a library.

The rule does not report:

- a key without a letter, such as `%lld` and "–",
- a key of a different bundle or package than the app's own,
- a call of a function that may be unrelated, such as a parameter `t` in a source file without a
  sign of translations,
- a key that continues with a context, `t("friend", { context })`,
- a programming language for which the run has no catalog, and the default table if it does not
  exist.

If a list is older than the sources, its locations are wrong. Write the list again before each run.

To allow it in some files, write `lint: { allow: [{ rule: undefined-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing without a list. In the web interface of a large open-source app, it reports
13 of 1,573 uses with a known key. The app has 769 sources in TypeScript, with 994 English strings
in ten namespaces. All 13 were reviewed, and are true positives: no namespace that the code uses has
the key, and users see "error.unknown".

Scan the sources, and not what is built from them. In a bundle of another app, 5.8 MB in one-letter
names, the rule reports 43 of 2,717 keys. 29 of them are words of a library with a function that is
also called `t`. Elsewhere, the precision depends on the catalogs that are searched. A key of a
library is reported if the code does not name its bundle.

## Invalid

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

The code creates a key at run time, so the key is not known.

## Why

Only the running app shows whether a catalog has such a key. And no key of the catalog is certainly
unused if the code may create any key.

## What to do

If there are few keys, write them out: every tool finds a `switch` over the cases, each with its
literal. If the code has to create the key, begin it with a literal (`"error." + code`). Keys that
begin with this literal count as used, and [unused-key](unused-key.md) still checks all other keys.

To allow it in some files, write `lint: { allow: [{ rule: undeterminable-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing without a list of `Tools/KeyScan`. In the web interface of a large
open-source app, with 769 sources in TypeScript, it reports 70 of 1,643 uses. All of the 20 that
were reviewed are true positives. 49 of the 70 begin or end with a literal, as `states.${state}`
does, so only 21 make other keys doubtful.

## Invalid

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

A literal percent sign is not doubled in a format string.

## Why

In a string with placeholders, the formatter reads every percent sign. `50 % de` reads a number,
`100% accurate` reads a number with a fraction, and all placeholders after it get wrong values.
Other percent signs disappear. Android throws an exception.

In a string without placeholders, a percent sign is prose, and users would see both signs of `%%`.
There the rule compares the translation with its source. A sign that is doubled in only one of them
is info. It is a warning if at least three other translations, and four of five of them, have the
sign as the source does.

If the sign of a source string is not doubled, the rule reports the source, and not each translation
that follows it. It is info if the string is probably not formatted:

- On Android, where it would throw an exception each time.
- If the sign is not a percentage, as in `LIKE '%@%'`, in a style sheet, or in help such as
  "% stands for any letter".

At the end of a format string, Apple's formatters omit a last `%`. This is a warning, whose fix is
not safe. `%@ %` may be right, since the value may have its own percent sign. If the source shows no
percent sign, it is info.

A PO string with a flag whose source has a stray percent sign is not a format string. `msgfmt` does
not check its translations, and neither does this rule. The source is info, once.

The only placeholder of a source may be a sign before a space and a letter, as in "10% first". Then
the program does not format the string, and the translation may have the same sign.

A PO string without a flag is checked only if it is certainly a format string, see
`placeholder-missing`. The rule does not apply to a name between percent signs, `%user%`, or to an
Android string with `formatted="false"`.

## What to do

Double it: `%%`. In a string without placeholders, write it as the source does.

To allow it at a key, write `waymark:allow unescaped-percent` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: unescaped-percent, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports nothing, except for the notation of gettext, `%<PRIuMAX>`, which no formatter of
the phones supports. Of 477 percent signs that were added to format strings at random, all were
reported. In strings without placeholders, none was.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

The rule reports nothing in 69 PO files of three more projects. One of these has 1,400 date patterns
without a flag.

Samples from 166 public repositories outside the test data contain thirteen errors. Each of two
reviewers would fix twelve of them. Samples from 120 of these repositories contain four warnings.
Both reviewers would fix all of these.

## Invalid

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

A part of a file has no meaning in its place.

## Why

The file keeps it, and nothing reads it. It is a name with a typing error, or another tool has left
it there.

In a Qt `.ts` file, it is an error: `lrelease` rejects elements in strings, such as `<b>`, and
`<numerusform>` in a message without `numerus="yes"`.

## What to do

Correct the name, or remove it.

To allow it in some files, write `lint: { allow: [{ rule: unknown-member, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

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

A string refers to a message, term or function that its language does not have.

## Why

Fluent replaces `{ message }`, `{ message.attribute }` and `{ -term }` with other strings. It
searches for them in the same language only. If there is none, users see the name in braces.

A program often reads several files together, such as one for the names of products. So a name that
the source refers to and does not have is treated as a name of another file.

The severity depends on the reference:

- A name that only a translation refers to is an error if the source has it. It is a warning if a
  third language has it, or if it is similar to a name of the language. Otherwise it is info.
- A name in the source is a warning if it differs from a name of the file in one letter, or in two
  swapped letters.
- An attribute that a message of the language lacks is an error, since no other file can add it.
- A reference to a message that has attributes and no value is an error.

The rule does not compare attributes of terms. A function is known if Fluent or Firefox has it
(`NUMBER`, `DATETIME`, `PLATFORM`), or if the source uses it.

## What to do

Correct the name, or add the message or term to the language. Do not translate a name.

To allow it at a key, write `waymark:allow unknown-reference` in the comment of the key. For many
keys, write `lint: { allow: [{ rule: unknown-reference, path: "locales/**" }] }` in `waymark.yaml`.

## On real files

In 10,000 files of four public repositories, the rule reports 13 warnings, all true positives. The
message was removed from three languages, and the reference was not. The repositories are
mozilla-l10n/www-l10n, ankitects/anki-core-i18n, pop-os/cosmic-files and zen-browser/l10n-packs.

## Invalid

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

A file or folder cannot be read from its disk, or a file has 4 GiB or more.

## Why

The linter has no information about the strings of such a file. If it skipped the file silently, all
would seem well. So the exit status is 2, even if this rule is off.

## What to do

Check the permissions of the file, and check that it is a catalog.

To allow it in some files, write `lint: { allow: [{ rule: unreadable-file, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

## Invalid

A file that the user of the tool has no permission to read.

## Valid

Every other file.

"""#
    case "untranslated-copy": #"""
# untranslated-copy

A translation equals its source string.

## Why

Tools export the source string in place of a missing translation. The catalog looks complete, and
users see a different language than theirs. But many strings are rightly the same: names, “OK”,
“Chat”. So the rule is off by default.

## What to do

Translate the string. If it is the same in all languages, mark it as not translatable.

To allow it at a key, write `waymark:allow untranslated-copy` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: untranslated-copy, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 5,999 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Of twenty that were reviewed, twelve were not translated. Names of
countries, “URL”, “ID” and similar strings are right.

## Invalid

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

A file of translations has sentences in the source language.

## Why

Translation platforms export the source string in place of a missing translation. The catalog looks
complete, and users see a different language than theirs. A single word may be the same in two
languages. A sentence never is.

A sentence has five words or more, and three of them begin with a lowercase letter. In a script
without spaces between words, such as Japanese, it has ten letters. A string with fewer lowercase
words, such as a title or one in all caps, counts under one condition. Another language translates
it, and copies do not outnumber translations. A title is info, since it may be a name.

Placeholders, code, addresses and names that `terms` of `waymark.yaml` keeps are not words. A
variant of the source language, such as British English, may have the same sentences, and so may
strings that are not translatable. These strings are not sentences here:

- The notice of a licence, such as that of the GPL.
- The synopsis of a command, with ` || ` or most words in brackets.
- A block of code, such as `{ return 1; }`.

The severity is info, unless the language is required, in two cases:

- Most of at least 20 strings of the file equal their sources.
- Half of the strings are not translated at all.

A sentence is info, too, if most of three or more languages have a copy. Translators never received
it, or it is meant to be the same.

Each file and language has one diagnostic, at its first sentence. It has the number of sentences and
the first keys. A single sentence keeps its key, so that reports list all languages of it in one
entry.

The rule [untranslated-copy](untranslated-copy.md), which is off by default, lists each value that
equals its source instead, including single words. If that rule is on, this one is off.

## What to do

Translate the sentences, or export only what is translated, so that the app falls back to the source
language.

To allow it at a key, write `waymark:allow untranslated-sentence` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: untranslated-sentence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, the rule reports 995 files. 600 of
them are in one app. 60 were read with the sentence that is shown: 56 are not translated. Four were
synopses and formulas, which the rule has excluded since. In the catalogs of 37 more apps, 44 of the
files have only titles. Half of the 22 that were read are names, so titles are info.

Samples from 120 of 166 public repositories outside the test data contain 32 warnings. Each of two
reviewers would fix 30 of them.

## Invalid

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

A catalog has a key that no source file uses.

## Why

The key is translated into every language for nothing, and hides what is really missing.

`keyscan` of `Tools/KeyScan` lists the keys that the code uses, and this rule reads its list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

## What to do

Remove the key. If something other than the scanned code uses it, allow the rule there:
`waymark:allow unused-key` in its comment, or with `key:` in `waymark.yaml`. On Android, write
`tools:ignore="UnusedResources"`.

It is only info if the key may be used anyway:

- The code creates a key that may be any key.
- Xcode generates a symbol for the key.
- Xcode found the key in the code, and marks it as stale when it no longer finds it.

The rule does not report:

- keys that begin with the same literal as a key that the code creates, `"error." + code`,
- keys whose symbol the code names, `Text(.allowUploads)`, and keys in members that become keys,
  such as `titleKey: "form.title"`,
- keys that another string of the catalog names, `$t(shop.name)` in i18next and `@:shop.name` in
  vue-i18n,
- plurals with a form that the code names, `t("file_one")`,
- `InfoPlist`, `AppShortcuts` and the tables of settings bundles, which the system reads,
- keys of Interface Builder such as `4y2-Ab-xQ7.text`, stale keys, and keys that are not
  translatable,
- catalogs without any key that the code uses: something else reads them, such as generated
  constants,
- file formats whose code is not scanned, such as ARB,
- anything, if a source file could not be scanned.

To allow it at a key, write `waymark:allow unused-key` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: unused-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing without a list. In the web interface of a large open-source app, it reports
33 keys. The app has 769 sources in TypeScript, with 994 English strings. All 33 are info, since the
code creates 21 keys that are completely unknown. 30 of them are nowhere in the code as a literal.
One is used: a component receives it as a plain string, `modelName="partitionedDagRun"`.

The rule is as right as the list is complete. Scan all the code that uses the catalogs, and also
tests if they have keys of their own.

## Invalid

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

A plural has a string for a plural category that its language does not have.

## Why

Users never see the string. Someone may have translated it for nothing, or believe that it covers a
number that it does not cover. Apple's systems use `zero` for 0 in every language, and Android does
not. CLDR changes: Hebrew had `many` until 2022, and older systems still use it.

## What to do

Remove the string.

To allow it at a key, write `waymark:allow unused-plural-category` in the comment of the key. For
many keys, or in a file format without comments, write
`lint: { allow: [{ rule: unused-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports 362 strings in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files
of six open-source apps. Nearly all are in one project that has all categories in all languages. All
twenty that were reviewed are true positives. One is Hebrew, which older systems use.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

## Invalid

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

A comment or the configuration allows a rule where the rule has nothing to report.

## Why

The defect is fixed, or the name of the rule is misspelled. In the first case, the suppression would
hide the next defect of this kind. In the second case, it hides nothing, although its author expects
it to.

A suppression is in the comment of an entry: `waymark:allow RULE`. It may have several rules, and be
for some languages only, as in `waymark:allow missing-translation(fr, de), replacement-character`.
The words after the last rule are a reason for readers. Put something other than a comma before
them. In the file of the source language, a comment applies to the key in all languages. In another
file, it applies to what that file has.

On Android, `tools:ignore` allows the rules that correspond to the checks of Android's lint. These
are never reported here, because they are for another tool too.

A comment after the last key of a strings file or of Android resources is not the comment of a key.
It allows nothing, and it is reported. The rule does not report these suppressions:

- A suppression of a rule that is off.
- A suppression of a rule that compares languages, if the linted files lack the source language or
  the languages of the suppression.

## What to do

Remove the rule from the comment, or spell it as `waymark rules` does.

To allow it in some files, write `lint: { allow: [{ rule: unused-suppression, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. These files have no suppression of this tool. In the examples below, the rule
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

A link of the source has a different target in the translation, or the translation lacks it.

## Why

A mistyped or outdated link opens nothing or the wrong site, and readers of the source string do not
notice.

These differences are right:

- The name of a language, as a part of the path or of the host, or in `hl=`, `lang=` or `locale=` of
  the query. After `de.wikipedia.org`, everything may differ.
- A page in the language of the translation on the same registered domain, such as
  `gpl-3.0.ja.html`.
- A page with a different name on the same host.
- The same name under the domain of another country, `nova.de` for `nova.com`.
- A page that names the language in its path, on a domain with a similar name, such as
  `mediawiki.org` for `wikipedia.org`.
- A copy of the page in the Internet Archive.
- The bare host of an app, `app.nova.app`, for a page on the same domain.

The rule has the registered domains of countries and of some hosts with many sites, not the whole
Public Suffix List.

A warning needs proof: the link is broken, or a link that readers need is lost. A link is broken if

- its scheme is mistyped (`htps://`), or its host has no dot (`https://nova`),
- it ends within a word, before a space and the remaining link, or before a letter that no link has,
- one or two characters in one place of the host or of the path are different letters, or are
  missing or added. Different digits or capital letters are info.

A lost link is a warning if it is the value of an attribute or a Markdown link. It is also a warning
if at least half of all other translations have it. If most of three or more other translations lack
it too, it is info. A different page or site is info, because a translator may have chosen it.

If a string is nothing but a link, the link is a setting of the app. A different page or host of the
same domain is right there: the account in another language, the site of a country.

An address that shows what to enter is an example, and translators write their own. Examples have a
reserved name such as `example.com`, a host without a dot, a part such as `your` or `myserver`, or
“e.g.” before them. `http` and `https`, `www.` and a slash at the end make no difference. The rule
does not check links without a scheme, or translations with an additional link.

## What to do

Write the link of the source, with the language of the translation if there is such a page. The fix
writes the link of the source.

To allow it at a key, write `waymark:allow url-changed` in the comment of the key. For many keys, or
in a file format without comments, write `lint: { allow: [{ rule: url-changed, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps. 39 lines of these files have a link. In strings of four more programs (Git,
Excalidraw, Zulip, Firefox Focus), converted to `.strings` files, it reports nothing either.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 120 of 166 public repositories outside the test data contain 18 warnings. Each of two
reviewers would fix sixteen of them.

## Invalid

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

A placeholder reads a number with a different width than in the source, or prints it in a different
way.

## Why

`%d` reads 32 bits, and `%ld` and `%lld` read 64. For a number that the source reads with 64 bits,
`%d` prints only the lower half: 4 294 967 297 becomes 1. In the opposite case, the upper half has
whatever was there before, so -1 may become 4 294 967 295.

Leading zeros, digits after the decimal point and the base may differ on purpose. If they differ
from the source, that is info: `%02d:%02d` becomes 1:5 without the zeros. With a space in the
placeholder, as in `% 1f` for `%.1f`, it is a warning. On Android, all whole numbers are one type.

## What to do

Between `%` and the end of the placeholder, write the same letters as the source.

To allow it at a key, write `waymark:allow width-changed` in the comment of the key. For many keys,
or in a file format without comments, write
`lint: { allow: [{ rule: width-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The measurement covers the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six
open-source apps. It also covers 28,000 strings of four more apps, converted to `.strings` files.
The rule reports 4 placeholders, all true positives: a `%d` for 64 bits, and `%*.s` or `%-*s` for
`%.*s`, where a string is padded and not cut.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps, it reports 5 in PO, all true
positives.

## Invalid

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

An Android resource is a string in one language, and a plural or an array in the source language.

## Why

Android looks up strings, plurals and arrays separately, so the app never finds the translation, and
shows the source string. It happens when a string becomes a plural and a translation does not
change. In the language of a region, it is a warning if the language itself has the right kind of
resource. Android then uses the resource of `values-zh` in place of one in `values-zh-rCN`.

## What to do

Translate the resource as the same kind as in the source language.

To allow it at a key, write `waymark:allow wrong-resource-kind` in the comment of the key. For many
keys, or in a file format without comments, write
`lint: { allow: [{ rule: wrong-resource-kind, path: "App/**" }] }` in `waymark.yaml`.

## On real files

The rule reports four resources in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android
files of six open-source apps. They are strings in Chinese that had become plurals in English. All
are in one language, and all are true positives.

Samples from 166 public repositories outside the test data contain two errors. Two reviewers would
fix both.

## Invalid

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

A value has a different type than its place requires.

## Why

Tools reject the file, or ignore the value: `"shouldTranslate" : "false"` is a string, and not
false.

The `xml:lang` of a string in XLIFF must be the language that the file declares. A target in a
different language is a mistake of the person or tool that created the file. In version 1.2, it may
be more or less specific: `de-AT` in a file in `de`. In 2.0, both are equal.

`plural=`, the formula of a PO file, must give a form below `nplurals` for every number. The line
`nplurals=INTEGER` of a template is info until a plural is translated.

If a property has `\u` and fewer than four digits, Java reads neither the property nor its file. A
list in JSON is not a catalog, and is reported only if the file is passed as an argument.

The `language` of a Qt `.ts` file should be that of its name, such as `app_de.ts`. An app loads the
file by its name, and `lrelease` uses the plural forms of the attribute. This is a warning.

## What to do

Write a value of the type that the diagnostic names.

To allow it in some files, write `lint: { allow: [{ rule: wrong-type, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

The rule reports nothing in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of
six open-source apps.

The rule reports nothing in the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps.

Samples from 166 public repositories outside the test data contain two errors. Two reviewers would
fix both.

## Invalid

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
