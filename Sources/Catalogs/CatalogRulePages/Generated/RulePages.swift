// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the rules of the linter, as Markdown.
package enum RulePages {
  /// The page of a rule; `nil` if it has none.
  package static func page(of rule: String) -> StaticString? {
    switch rule {
    case "accelerator-lost": #"""
# accelerator-lost

A label has no accelerator, and its source has one.

## Why

On desktops the letter after `_` (GTK) or `&` (Qt, wxWidgets, Windows) reaches a menu or button with
the keyboard. Without it, people who cannot use a mouse have to go through all controls.

The rule looks at PO, XLIFF and properties, where most labels of the catalog and of the language
keep the mark: a language whose labels have none is its translators’ choice. It needs five labels
with a mark.

## What to do

Put the mark in front of a letter of the translation that no other label of the menu or window has.
In Chinese, Japanese and Korean, the letter follows in brackets: `ファイル(_F)`.

To allow it at a key, write `waymark:allow accelerator-lost` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: accelerator-lost, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports 1,662 labels of six apps.
72 were read with their sources: 71 have lost the accelerator. One was the name of a placeholder,
which the rule has left out since.

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

An apostrophe stands where Android does not take one, or quotes in a message of ICU or of Java.

## Why

Android's resource compiler refuses a text with an apostrophe that has no backslash in front, unless
the text is in quotation marks: the app does not build. Compose Multiplatform and moko-resources
read their files by themselves, and there an apostrophe needs nothing. In a message of ICU an
apostrophe in front of a brace quotes: in `l'{name}` people read the braces and everything behind
them up to the next apostrophe.

In Java's properties an app reads texts with arguments by `MessageFormat`, in which every single
apostrophe quotes up to the next one: of `L'été {0}` people see `Lété {0}`. That is looked for in
translations of texts that have arguments and no such apostrophe themselves; `'{'` is quoted on
purpose, and so is `'{0}'` if the source has an example too. An apostrophe that hides a value is an
error, which also tells that the value is lost. It is a warning where nothing in the catalog shows
`MessageFormat`: no `''`, no `'{'` and no `{0,number}`. If several languages then have one, it is
info; if most have, another program reads them, and nothing is reported. The same holds where eight
source strings have one, and at most a fifth as many double it: then the program doubles apostrophes
before it formats. One that only is not shown itself is a warning. It is info where the translation
has no argument, or where neither the source nor three translations of the catalog double an
apostrophe: then an app may read the strings as they are.

## What to do

On Android write `\'`, or the typographic `’`, which needs no backslash. In a message of ICU or Java
write `''` or `’`.

To allow it at a key, write `waymark:allow apostrophe` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: apostrophe, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps,
among them 83 of Android in 52 languages, whose apps would not build with one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.
There are no properties among them.

Samples from 166 public repositories that are not in the test data have sixteen errors, which two
readers would fix; and from 120 of them, eight warnings, which two readers would fix.

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

An Android array of strings has fewer items than in the source language.

## Why

Code asks for an item by its number, or has a second array beside it whose items belong to those of
the first. In the language that lacks one, the app crashes with an index out of bounds, or shows the
item of something else. More items than in the source language are left alone: nothing asks for
them. Where most of three or more translations have another number of items than the source, it is
info: the app may draw one of them.

## What to do

Add the items that are missing, in the order of the source language.

To allow it at a key, write `waymark:allow array-length` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: array-length, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps none is
shorter than its source.

Samples from 166 public repositories that are not in the test data have from 120 of them, nine
warnings, which two readers would fix.

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

The linter had to assume which language is the source, or the source strings are not where it looked
for them.

## Why

Most rules compare a translation with its source. Where the comparison is with the wrong string, or
with none, a person has to know it. The rule reports five cases, each once for a catalog:

- Nobody declares the source language, and the catalog has several kinds of English. The linter
  takes `en` if it has at least nine tenths of the keys of the most complete one, then `en-US` on
  the same condition, then the most complete one.
- The file of the source language has no string, and other languages have many. The strings are in
  the code, so a key that only translations have is no [orphan](orphan-key.md), and translations are
  compared with the placeholders of their keys only.
- The source language of `.strings`, JSON or properties is not declared, and a language has more
  than twice as many keys. The other strings may be in the code, so no key of that language is an
  orphan.
- The `source` of an XLIFF file is a key such as `action_delete`. If a file has targets in the
  source language, they are what translations are compared with. Otherwise each translation is
  checked without a source string. An `en.po` whose `msgid` are keys has the source strings in the
  same way.
- At least half of the strings of the source language, and at least three, are empty or equal to
  keys such as `screen.title`. Another kind of English with strings is the source, or there is none.

The text report names the first case and its reason in one line at its end, although the severity is
info.

## What to do

Declare the language: `lint: { source-language: en-US }` in `waymark.yaml`, or
`--source-language en-US`. Write the source strings into the file of their language, if a tool can
extract them from the code.

To allow it in some files, write `lint: { allow: [{ rule: assumed-source, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the catalogs of nine open-source apps it reports 16: a choice between `en-US` and `en-GB`, a
table whose strings are in the code, and 14 documents of Symfony with keys as sources. In 29 others
it reports 3: one such choice, and two documents that are tests. All 19 are true. With the choices,
13,000 of `orphan-key` on the nine and 7,300 on the 29 are gone.

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

A text has an override of direction: U+202D or U+202E.

## Why

After it every character, digits and names too, is shown in one direction, whatever it is: a file
seems to end in `.xlsx` that is a program. People and reviewers read something else than the program
does ([Trojan Source](https://trojansource.codes)). An embedding, or better an isolate, sets the
direction of a part and leaves words as they are.

Of several overrides, the one that does most harm is named. It is info if it covers only characters
of its own direction, such as U+202D before numbers; or one digit or letter at a time, which shows
as it is; or only a value in a right-to-left language and has its end, U+202C, because a translator
wanted it. It is a warning if it covers only a value at the end of the string.

## What to do

Use an isolate (U+2066 to U+2069) or nothing at all. The fix-it puts an embedding of the same
direction in its place; what is shown changes, so it is unsafe.

To allow it at a key, write `waymark:allow bidi-override` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: bidi-override, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 1 text
with two of them, a Persian sentence, real. In the 1.47 million messages of 86 programs of a Debian
system, made into tables of strings: 1, real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

A sample from 103 public repositories that are not in the test data has one error, of which two
readers would fix none.

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

A paragraph of a text begins an embedding, an override or an isolate that it does not end, or ends
one that it has not begun.

## Why

The [bidirectional algorithm](https://www.unicode.org/reports/tr9/) ends them all at the end of a
paragraph. But the text is put into others: what follows there has the wrong direction, or what came
in front loses its own. A mark that is left over also says that somebody deleted the other one by
accident.

At the very start of a text, an embedding that is never ended sets the direction of all of it. That
is what somebody wanted where the text is shown by itself, so it is only info. The same holds for
one in the direction of the language, for one after which no letter of that direction follows in the
paragraph, and for an end of nothing, which the algorithm ignores: the text itself looks right.

## What to do

Add the partner: U+202C ends embeddings and overrides, U+2069 isolates. Or take the mark out: most
texts need none, because the direction of a paragraph is that of its first letter.

To allow it at a key, write `waymark:allow bidi-unbalanced` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: bidi-unbalanced, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 6, of
which 2 warnings and 4 infos, all in one Persian file and all real. In the 1.47 million messages of
86 programs of a Debian system, made into tables of strings: 10 warnings, all real, and 42 infos.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

A bracket of the translation has no partner, and those of the source have theirs; or the synopsis of
a command lacks a pair.

## Why

“(per defecte: amplada del vídeo” looks broken, and often a part of the sentence is lost with the
bracket. In a right-to-left language the brackets are the wrong way round if somebody typed them as
they look.

Round and square brackets are looked at, and `「」`, `『』`, `【】`, `〔〕`, `〈〉` and `《》`. The width does
not matter: `（` and `)` are partners. Other pairs than in the source are the translator’s choice,
except in the synopsis of a command, where `[<path>]` is an optional argument: a translation with
fewer `[` says that it is needed. Markers of lists (`a)`, `1)`), smileys, intervals (`[0, 1)`) and a
bracket between quotation marks need no partner. A single `b)` in the middle of a line is no marker
where the source has a pair of brackets more. Placeholders of Python and links of Markdown have
rules of their own. A source without words, `!,?,(,)`, is a list of signs.

## What to do

Add the other bracket, or remove this one.

To allow it at a key, write `waymark:allow bracket-mismatch` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: bracket-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports 87 texts. 74 were read with
their sources, and 73 are real: a bracket that was lost or left over, and 14 optional arguments of
commands. One is not: a translator wrote `[--merged | --no-merged]` for `[--merged] [--no-merged]`.

`pofilter --test=brackets` reports 1,814 texts of four of these apps, mostly accelerators such as
`(_F)` and brackets of full width. The rule finds all 23 of them that have a bracket without its
partner or a synopsis without a pair.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, of which two readers would each fix 27.

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

A file begins with a byte order mark, and its format has none.

## Why

JSON has none ([RFC 8259, section 8.1](https://www.rfc-editor.org/rfc/rfc8259#section-8.1)): many
readers refuse the file. In UTF-8 the mark says nothing, and is taken for a part of the first key by
programs that do not know it.

It is an error in PO, because `msgfmt` rejects the file, and in Java's properties where a key
follows it: the app does not find that key. Before an empty line or a comment it is info in
properties, because no key is lost. In a table of strings it is info, because the system reads the
table. Elsewhere it is a warning.

## What to do

Save the file as UTF-8 without a byte order mark; the safe fix removes it.

To allow it in some files, write `lint: { allow: [{ rule: byte-order-mark, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, one
warning, of which two readers would fix none.

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

Code of the source, between grave accents or in an element `<code>`, or a command between
apostrophes is missing in the translation.

## Why

Code is the same in all languages: a command that somebody types, the name of a setting, a file. A
translated one does not work.

Names that stand for something else may be translated, so what is in brackets is not compared: of
`help [command]`, only `help` is. Neither are words directly after such a name, as in
`<file>.results.txt`, placeholders, hashtags and addresses; options have [a rule of their
own](option-changed.md). Code is compared as a whole: `lsx` is not `ls`. The marks themselves may
differ. The form of a date, `YYYY-MM-DD`, has the initials of the language. A grave accent between
two letters, as in “Shafi`i”, and what is on two lines, is no code. What most of four or more
languages have translated, such as a word that an app asks people to type, is no code. Neither is
the argument of a function in documentation, such as `needle`, if the translation of the signature
`$find(haystack,needle)` has another word too. What is only between apostrophes, such as `'git
add'`, is a command in a PO file if three of four translations have it; elsewhere it is a phrase. An
ellipsis at the end of code is not compared. Where the translation has the first word of a command,
and only its arguments differ, it is info: `/tag #name`. So it is where the translation has long
code with an ending, in a link, or without its first slash. Words with other capital letters, `HTML5
Audio` for `HTML5 audio` and “Sox-fil” for `sox`, are not reported.

In reStructuredText, a role and a link have grave accents too, :menuselection:`File` and
`` `the manual`_ ``; they are text. Of `this' and `that', the accents are quotation marks. Words in
capital letters beside others, such as `FILE`, stand for a value.

It is a warning if the code is surely none for people: it is in an element `<code>`; it has a sign
such as `_`, `/`, `=` or an option, a digit in a name, or a capital letter inside of a word; it is
the argument of a signature; or three of four translations keep it. Other words between grave
accents, such as the words of an example search, are info.

## What to do

Write the code as the source has it.

To allow it at a key, write `waymark:allow code-changed` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: code-changed, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports 58 of some 1,600 texts with
code. All were read with their sources: 52 are real, such as `e2ee decriptare` for `e2ee decrypt`.
Six are debatable: examples of words to look for, `/file` as the name of any file, and a sentence
that goes without the name of a package.

Samples from 166 public repositories that are not in the test data have from 120 of them, 23
warnings, of which two readers would each fix sixteen.

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

A text has a control character: U+0000 to U+001F, or U+007F to U+009F. Tabs, line feeds, and
carriage returns in front of line feeds are white space and not meant.

## Why

No control character has a shape. Depending on the font, people see nothing or a box; a null
character ends the text for every function of C. Most come from a terminal or a spreadsheet. Those
from U+0080 on are signs of Windows-1252, such as quotation marks and dashes, that were read as
Latin-1.

What a translation has from its source is reported in the source only: programs for a terminal write
control characters on purpose, so it is info in the source of a PO file.

## What to do

Take it out, or write what was meant: for U+0092, `’`.

To allow it at a key, write `waymark:allow control-character` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: control-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: none. In
the JSON, ARB, XLIFF and PO files of the same projects: 1, which was real (a backspace instead of a
slash). In the 1.47 million messages of 86 programs of a Debian system, made into tables of strings:
81, of which 32 are marks that programs for a terminal have in the source too (U+000B, U+001F),
which apps have not; the others were real (a bell in 36 translations of the explanation of `\a`).

Samples from 166 public repositories that are not in the test data have from 120 of them, 20
warnings, which two readers would fix.

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

The source has a name that translations keep, and this one does not have it.

## Why

Names of products, companies and features are found, searched and protected as they are. A
translator who does not know that “Field Notes” is a name translates it.

```yaml
lint:
  terms:
    do-not-translate:
      - Wordly
      - { term: Field Notes, forms: { ja: [フィールドノート], de: ["Field-Notes*"] } }
```

Names are compared with their capital letters, unless an entry says `match-case: false`: so “wordly”
is no “Wordly”. Letters may go on with the name, as endings do: “Mastodonissa”. A language may have
forms of its own, of which one has to be there; a `*` at an end stands for letters that go on with
the word.

## What to do

Write the name as the source has it, or add the form that the language needs.

To allow it at a key, write `waymark:allow do-not-translate` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: do-not-translate, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list it reports nothing. With the names of their apps as a list (Mastodon, NetNewsWire,
AntennaPod, Whisky, EhPanda, FlowDown), it reports 231 texts of those apps. Of 26 looked at, sixteen
write the name in another script, which a team either wants, and adds as a form, or not; eight leave
it out; two misspell it (“AntenaPod”, “Matodon”).

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

People see an escape, because the text was escaped twice.

## Why

Where `\\n` stands in a file in the place of `\n`, people read a backslash and an n. `&amp;amp;` in
XML, or `&amp;` in a format that is none, shows the code of a character. It happens when a text goes
through two programs that both escape it.

People see the backslash, or it becomes a part of a tag.

It counts only in a translation whose source has nothing of the kind: what the source has, the app
decodes. Entities in a text with tags of HTML are right. It is info where other source strings show
that the app reads such escapes: three of them have tags or entities, or as many have the escape as
have the character itself. Where twelve source strings of JSON or properties have entities, pages
contain the strings as they are, and only two of them count: one that is escaped again, `&amp;#39;`,
and one for a character that twelve source strings escape and the source of this one does not.

Where three source strings have the same element of HTML, the app shows strings as HTML, and an
entity is a character: it is info.

## What to do

Write the escape once, or the character itself.

To allow it at a key, write `waymark:allow double-escape` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: double-escape, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 1,
which is real: `\\\"` on Android. None in 71,000 texts of four more that were converted to
`.strings`.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, which two readers would fix.

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

Two or three spaces stand between two words: in the source, or in a translation whose source has
none.

## Why

Somebody has taken a word out and left its spaces. In some places the app shows them, in others, as
in HTML, it does not.

Two spaces behind the end of a sentence are a habit of typists, and are not reported; neither are
those beside signs, as in a table. More than three spaces are a column, and those at the beginning
of a line an indentation: in a text with either, none is reported.

## What to do

Take one out. The fix-it is safe between two words; beside a sign or a placeholder the width may be
wanted.

To allow it at a key, write `waymark:allow double-space` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: double-space, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the 562 files of ten open-source apps it reports 41 texts, 36 of them in translations of Git's PO
files, one in JSON. All of twenty looked at are real. In their sources 39 texts more have two spaces
behind a full stop or in columns, which are not reported.

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

A JSON object has two members of the same name.

## Why

Readers take different ones: Swift's `JSONDecoder` the first, `JSONSerialization` and nearly all
others the last. So the tool that shows the text may show another one than the app has. It mostly
comes from merging two branches.

## What to do

Decide which one is right and remove the other. If both have the same value, it is info, and the
safe fix removes the second one.

To allow it in some files, write
`lint: { allow: [{ rule: duplicate-json-member, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

A sample from 62 public repositories that are not in the test data has two warnings, which two
readers would fix.

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

A file has the same key twice, or a plural the same category.

## Why

In a string catalog readers take different ones: Swift's `JSONDecoder` the first, most others the
last. In a table of strings the last one counts. Android does not build with both, and there it is
an error, else a warning; with the same value twice it is only info. It is info, too, if the key is
the identifier of an object of Interface Builder, `8rC-1f-xQ2.title`, which its tools write again;
and in a translation where the string that counts is not that of the source, because people then
read one of several translations of one string. Keys are equal if their
characters are, however they are spelled: `"a"` and `"\u0061"`. Android tells a string from an array
of the same name, and resources for different products. The same holds for the categories of a
plural on Android, for the keys of a dictionary in `.stringsdict`, and for the `<target>` of a unit
in XLIFF: one of them is read, and nobody knows which. Those in `<alt-trans>` and `<mtc:matches>`
are proposals, and no targets of the unit. In Fluent it is the first of two variants with one key
that counts. In `.resx`, names that differ only in case are one to the build. Two units of XLIFF with one id are info if their targets
are equal, or if their sources are different keys, `user.name` and `user.email`, by which programs
such as Symfony look them up.

In a PO file a key is a text and its context, `msgctxt`; a plural is no other key than its first
text. `msgfmt` rejects a file with both, so there it is an error. It also rejects one with the same
key among the obsolete entries, `#~`; tools such as Babel and polib read it and lose nothing, so
that is one warning for each file. Java has the last of two properties. The other rules look at the
text that counts: in a table of strings, JSON and Java properties that is the last one, else the
first.

## What to do

Decide which one is right and remove the other. If all have the same value, the safe fix leaves the
first one.

To allow it in some files, write `lint: { allow: [{ rule: duplicate-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, nine
warnings, which two readers would fix.

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

`…` is one character: it is never broken over two lines, a screen reader says it as a pause, and it
is as wide as its font wants. Where the source has it, three full stops are a keyboard that has
none. Whether a source should have it is its writer's affair; a text whose source has three full
stops may have either.

## What to do

Write `…`, in Chinese `……`. The fix-it does, and is unsafe only because it changes what people see.

To allow it at a key, write `waymark:allow ellipsis` into the comment of the key; where a format has
no comments, or for many keys, write `lint: { allow: [{ rule: ellipsis, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports 5
texts, all real. In texts of four more programs, made into tables of strings (Git, Excalidraw,
Zulip, Firefox Focus): 11, all real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 10 in JSON and 1 in
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

An e-mail address of the source is another one in the translation, or the translation has none.

## Why

Mail to a mistyped address comes back, or somebody else reads it. Addresses in domains whose names
say that they are examples may be put into the language, and so may names of accounts such as
`@ann@example.social` the name of any person at a public provider, `username@gmail.com`, and of one
who does not exist: `j.doe@nova.app`. An address in the path of the file is the identifier of an
extension, and no address.

Where a text is nothing but an address, it may show what one looks like; then it is info. So is an
address in another domain, or with the code of the language before the at sign: a contact for the
readers of the language. A domain with one or two other letters in one place is mistyped. A lost
address is info where the text names the site of the same project instead, or where most of three or
more other translations lack it too.

## What to do

Write the address of the source. If the language has an address of its own, allow it at the key.

To allow it at a key, write `waymark:allow email-changed` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: email-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports 9
infos, all for one sample account that translators have put into their languages; no warning. In
texts of four more programs, made into tables of strings (Git, Excalidraw, Zulip, Firefox Focus):
nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, one
warning, of which two readers would fix none.

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

A translation is empty and its source string is not, or it has no letter and its source string is a
sentence.

## Why

The app shows an empty string, such as a button without a title, and does not fall back to the
source language. It is a warning for a source string of one word that another language leaves empty
too, and for a string of Interface Builder, which the app may replace. A part of a sentence may be
unnecessary in another language, so the severity is info where the source string begins or ends with
a space or a sign that joins it to other words, or is one or two words in lower case, and where the
name of the key ends with “prefix”, “suffix”, “separator” or “part” and a number. It is info, too,
where two other languages, and at least half of all, have an empty string, and for samples of
Interface Builder such as “Text Cell”.

It is a warning for a category of a plural whose source has `other` alone or that only rare numbers
take, such as Catalan `many` for millions, beside a string for `other`. On Android and in PO
files, where an integer chooses the string, it is info for a category that no integer takes, such as
Polish `other`. It is a
warning, too, in Java's properties
for a key with escaped blanks, which is the source string: views that read such keys pass over an
empty value.

In a PO file an empty `msgstr[0]` beside other forms is a warning: `msgfmt` treats the message as
not translated, and leaves all forms out. In a `.ts` file of Qt any empty form is one: the app shows
the source string for every number.

Where the source language is not among the files, an empty string is reported if most of the other
languages have words: an empty source string needs no translation.

A file in which all strings are empty, or two or more and at least half, is not translated yet. It
gets one warning, unless the configuration requires the language.

A translation such as “.”, “123” or “✓” fills the field of a translation platform and is no
translation. It is an error where the source string has two words or more and twenty letters, unless
the name of the key says that the string is a prefix, suffix or separator.

## What to do

Translate the text, or remove it, so that the app shows that of the source language.

To allow it at a key, write `waymark:allow empty-translation` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: empty-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
one error, a country without a name, which is real, and seven times info: the words “and” and “You
gain ” in Chinese, Japanese and Korean, which are right.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In the catalogs of 47 open-source apps it reports eight translations without a letter, all of them
real.

Samples from 166 public repositories that are not in the test data have 44 errors, of which two
readers would fix 40 and 41; and from 120 of them, 28 warnings, of which two readers would each fix
20.

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

A translation ends with another sign than its source: with a full stop or none, with a question, a
colon or an ellipsis.

## Why

The sign at the end says what a text is: a colon introduces what follows, an ellipsis promises a
dialog, a question wants an answer. Texts beside each other look careless if only some of them end
with a full stop.

Each language has its own signs, and they are the same here: `。`, `।`, `۔` and `.`; `؟`, `;` in
Greek, and `?`; a space in front of `?` in French. Thai, Lao, Khmer and Burmese need no full stop,
Armenian has its question mark in a word, Japanese may ask without one, and one sentence of Chinese,
Japanese or Korean may have a full stop or none. Two things are reported although the sign is right:
a Latin `?` in Greek, Arabic, Persian or Urdu, and a Spanish question without `¿`. How loudly
something is said is the translator's choice, so that `!`, `.` and none are not told apart. A full
stop may be that of an abbreviation, so that texts of one or two words and short last words are
passed over.

## What to do

End the translation as the source ends. If all translations are right and the source is not, mend
that.

To allow it at a key, write `waymark:allow end-punctuation` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: end-punctuation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
110 texts. Of 40 looked at, 33 are slips or inconsistent; in seven the translator has made a
statement a question, or has given a heading a colon, on purpose. In texts of four more programs,
made into tables of strings (Git, Excalidraw, Zulip, Firefox Focus): 586, of which about 300 are the
German Git, which ends its messages with full stops as a habit. Leave the rule out for such a
language.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 7 in ARB, 172 in JSON,
416 in PO and 2 in XLIFF. Those of PO are nearly all of one translation, which ends messages of a
program with a full stop where English has none; of 22 looked at all differ as it is said.

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

An XML file declares an entity that is made of others, or read from elsewhere.

## Why

Ten such entities in one another grow to gigabytes, and one that is read from elsewhere may be a
file that is nobody's business. No entity is ever expanded here; other programs do it.

## What to do

Write the text itself in place of the entity.

To allow it in some files, write `lint: { allow: [{ rule: entity-expansion, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

A backslash stands in front of something that the format cannot escape.

## Why

The format leaves such a backslash out, people see the letter after it, and what was meant is lost:
`\u00e9` in a `.strings` file is the word `u00e9`, because that format has only `\U00e9`. On
Android, `\u` with fewer than four digits ends the build.

Java's properties have only `\t`, `\n`, `\r`, `\f` and `\u00e9`; of `C:\documents` Java leaves
`C:documents`.

A translation with an escape that its source has too is not reported: the source is. Where the key
has the same spelling as the string, it is info: a program that means the character asks for another
key.

It is info where the backslash is before a word, after a space, a sign or another escape: people see
the word, which may be all that was meant. After a letter, a digit or a colon, as in a path, a sign
is lost.

In front of punctuation a backslash does no harm. Other formats refuse a file with such an escape,
which `syntax` reports.

## What to do

Write the character itself, or an escape that the format has. A backslash by itself is written `\\`.

To allow it at a key, write `waymark:allow escape-sequence` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: escape-sequence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.
There are no properties among them.

Samples from 166 public repositories that are not in the test data have nine errors, of which two
readers would each fix four.

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

A text has a term that no text may have, as `waymark.yaml` says.

## Why

Products are renamed, words turn out to hurt somebody, and names of the code stay in the code. A
list of what people must not read keeps it out of every text, those of the source too.

```yaml
lint:
  terms:
    forbidden:
      - "ai-copilot*"
      - { term: [blacklist, blacklists], use: blocklist, reason: the style guide, languages: [en] }
```

A term is found as a whole word, whatever its capital letters (`match-case: true` tells them apart);
a `*` at an end stands for letters that go on with the word. In scripts without spaces it is found
anywhere. `paths` limits an entry to some catalogs. Keys are looked at only where they are the text.

## What to do

Write what the entry says, or something else. The fix-it writes what stands behind `use`; it is
unsafe, because a sentence may need another form.

To allow it at a key, write `waymark:allow forbidden-term` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: forbidden-term, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Without a list it reports nothing. With `ai-copilot*` it reports nothing in the catalogs of this
project, and nothing in the 456 .xcstrings, .strings, .stringsdict and Android files of six
open-source apps.

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

The source has a term of the glossary, and the translation has none of the words that the glossary
gives for it.

## Why

“Session” is one thing in an app, and has to be one word in each language: who reads “Sitzung” in
one place and “Termin” in another looks for two things.

```yaml
lint:
  terms:
    glossary:
      - term: "session*"
        translations: { de: ["Sitzung*"], fr: [séance, séances], pt-BR: ["sess*"] }
```

Words have endings, and a glossary lists as many forms as it needs: one of them has to be there. A
`*` at an end stands for any letters that go on with the word. What is said of `de` holds for
`de-AT`, what is said of `zh-Hans` for `zh-CN` and the other way round; the most special entry
counts. A language that an entry does not name is not looked at.

## What to do

Use the word of the glossary, or add the form of it that the sentence needs.

To allow it at a key, write `waymark:allow glossary` into the comment of the key; where a format has
no comments, or for many keys, write `lint: { allow: [{ rule: glossary, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

Without a glossary it reports nothing. How much of what it reports is real depends on the forms that
a glossary lists. “Post” with a noun for German, French and Spanish reports 104 texts of one app, of
which half of those looked at have the verb or another noun that the glossary should list, and the
others another word for the same thing.

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

A message of ICU does something else with the values of the app than its source does.

## Why

A name that the source does not have is a value that nobody passes: ICU shows `{nombre}` as it is. A
value that is missing is lost. One that is a number in the source and a date in the translation
comes out wrong. A select chooses by words that the code has, so that `männlich` in the place of
`male` is never chosen, and everybody reads the text for `other`.

A lost value is an error: that the string is a message, its format or the source shows. A select
without a case that the source has is a warning.

A value that each string of a choice shows in the source is missing where one of the translation
does not show it. Strings for none, and for a number after `=`, may do without it.

A value that none of three or more translations shows is one warning at the source.

Only what the source shows in its usual case, `other`, has to be there, so that a text for one thing
may say it without the number, and languages without genders need no select. A value whose type the
source does not say may have any. In ARB files each text is a message, and a value may be shown that
only the metadata of its source name.

## What to do

Write names and the words of a select as the source has them.

To allow it at a key, write `waymark:allow icu-argument` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: icu-argument, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps,
and none in 71,000 texts of four more that were converted to `.strings`, one of which has messages
of ICU in 28 languages. When the name of an argument was changed in its 158 plurals and selects, all
were found.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have eight errors, which two
readers would fix; and from 120 of them, one warning, of which two readers would fix none.

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

A word of ICU's syntax, or a plural category of Fluent, was translated with the text or mistyped.

## Why

`plural`, `select`, `one`, `other` and `number` are words for a program. With `andere` in the place
of `other` a message is refused; with `eins` in the place of `one` the text for one thing is never
shown. A type such as `{0,Nummer}` for `{0,number}` makes ICU, formatjs and
`java.text.MessageFormat` reject the message. So does a type that they do not know where the source
has none.

In Fluent, no number takes a variant such as `[oen]`, so that people see the default instead. This
is reported where another variant, or the source, shows that a number chooses.

## What to do

Write the word as the source has it. The categories of plurals are `zero`, `one`, `two`, `few`,
`many` and `other` in every language; which of them a language needs is another question.

To allow it at a key, write `waymark:allow icu-keyword-translated` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: icu-keyword-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None in the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps,
and none in 71,000 texts of four more that were converted to `.strings`, one of which has messages
of ICU in 28 languages. When `one`, `other`, `plural` and `select` were translated in its 158
plurals and selects, all were found.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have one error, which two readers
would fix.

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

A text that should be a message of ICU cannot be read as one.

## Why

ICU, and whoever reads its messages, refuses a message with one brace too few, or without a text for
`other`. The app then shows the pattern itself, or nothing, or crashes.

The text is read as ICU reads it, and the message says the place and what was expected there. A
closing brace that closes nothing is shown by ICU and refused by others; it is a warning where the
source has none, and an error where parts of a choice become arguments.

Every text of an ARB file is a message. In other formats a text is one only if its source chooses by
a number or a word, as `{count, plural, …}` does: braces by themselves are names that some other
program replaces, and `placeholder-translated` and others look at those. In ARB files apostrophes
may stand for themselves, as Flutter has it, or quote, whichever makes a message.

In a plural, the number after `=` follows the sign: ICU reads `=1` and rejects `= 1`. In ARB
that is info, because `gen-l10n` of Flutter ignores the space.

## What to do

Mend the place. Braces come in pairs, and each plural and select needs `other`.

To allow it at a key, write `waymark:allow icu-syntax` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: icu-syntax, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None of the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps
has a message of ICU, and of 71,000 texts of four more that were converted to `.strings` none is
reported. Of the 408 ways in which messages of one of these in 28 languages were broken (a brace too
few, no comma) all were found.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have eight errors, which two
readers would fix.

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

A text is varied where the format has no variations, or by what it does not know.

## Why

Xcode does not compile a string catalog with devices in a plural, with substitutions in a device or
without a text around them, or with a category that does not exist. Android knows the quantities
`zero`, `one`, `two`, `few`, `many` and `other`.

A PO file has the plural forms from `msgstr[0]` on in order, as many as `nplurals` says. No number
takes another form. A file with such forms has one diagnostic: an error where one differs from the
last form that a number takes, for `nplurals` may be wrong; a warning where all repeat it. `msgfmt
--check` rejects both.

Qt has a fixed number of plural forms for each language, and `lrelease` removes those after them. Of
tools with CLDR’s categories, the forms of a language are others: Qt takes the first ones, so that a
French form for millions is shown for 2. Such a file has one warning; it is info where the strings
are the same, or only fractions take the form.

## What to do

Put devices around plurals, not into them, and substitutions beside the whole text.

To allow it at a key, write `waymark:allow illegal-variation` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: illegal-variation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

Samples from 166 public repositories that are not in the test data have eight errors, which two
readers would fix; and from 120 of them, one warning, which two readers would fix.

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

A text for `one` or `two` does not show the number, and other numbers take the text too.

## Why

“One photo” is right in English, where only 1 takes `one`. In Russian 21 and 31 take it too, in
French and Portuguese 0: people then read “one photo” and have 21 of them. Apple's systems take a
text for `zero` in every language, if there is one; then 0 is not asked for.

It is info where 0 is the only other number or all others are above 100: many things are never
counted so far. It is also info where JSON has the categories in an object, because programs that
read it may have plural rules of their own.

Plurals of ICU’s messages are checked in the same way. There `=1` is for the number 1 alone and
needs no number. In ARB files it serves the whole category: Flutter’s `gen-l10n` passes `=0`, `=1`
and `=2` to
[`Intl.pluralLogic`](https://pub.dev/documentation/intl/latest/intl/Intl/pluralLogic.html) as
`zero`, `one` and `two`.

## What to do

Put the placeholder in, or treat 1 in the code before the plural is asked.

To allow it at a key, write `waymark:allow implied-quantity` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: implied-quantity, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
554 texts, most of one app, which has “1 option” and the like wherever English has it. 211 are
warnings, wrong for numbers such as 21; 343 are info, for only 0 takes the form too, and many of
these count what is never 0, such as a duration. All of twenty warnings looked at are real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 8 in ARB and 2 in PO.
The warnings are in Russian and Slovenian plurals of ICU, `one{1 glas}` and the like. Five count
what may well be 21, 101 or 102; three count minutes, hours and days, which hardly are 101.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, which two readers would fix.

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

Two keys have the same text and the same comment, and a language translates them in two ways.

## Why

“Sign in” that is “Anmelden” on a button and “Einloggen” in the menu looks like two things. Of the
translations, the most frequent one counts as usual, and of several the first.

A comment tells two meanings apart: “Post” as a verb and as a noun are two texts. Of the comments
that Interface Builder writes only the class of the control counts. Plurals, arrays, and
translations that are the text of the source are not compared. English has many words that are verb
and noun at once, so the rule is off by default.

## What to do

Decide for one, or say in the comments in what the two are different.

To allow it at a key, write `waymark:allow inconsistent-translation` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: inconsistent-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
215 texts when it is on. Of 22 looked at, 13 are inconsistent without a reason, and nine are a verb
and a noun, or two cases of one.

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

A file has bytes that are no text in its encoding.

## Why

Nothing of the file is read: not by us, and often not by the app. A table of strings is UTF-8, or
UTF-16 with a byte order mark; properties may be ISO 8859-1. A PO file may be in a charset that its
header names and gettext knows, and the XML of XLIFF and Android in one that its declaration names,
or in UTF-16. All other files are UTF-8.

A file in another charset is decoded by ICU, and its strings are checked as any others. Places are
those of the file as it is. Fixes are not offered there, and export, import and conversion need
UTF-8. Bytes that are no text in the charset are an error, and so is a charset that ICU does not
have.

## What to do

Find out in which encoding the file was written, mostly Windows-1252 or the encoding of a region,
and save it as UTF-8. `msgconv -t UTF-8` converts a PO file whose header names its encoding.

To allow it in some files, write `lint: { allow: [{ rule: invalid-encoding, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

A state or an extraction state is none that string catalogs have.

## Why

Xcode refuses the catalog, or takes the text for new. The states of a text are `new`, `translated`,
`needs_review`, `stale` and `machine_translated`; those of a key `extracted_with_value`, `manual`,
`migrated` and `stale`.

## What to do

Write the state that is meant; the nearest one is shown.

To allow it at a key, write `waymark:allow invalid-state` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: invalid-state, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, one
warning, which two readers would fix.

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

A text has a character that nobody sees and that has nothing to do where it stands: a zero-width
space, joiner or non-joiner, a word joiner, a byte order mark, a variation selector, a tag, a
filler.

## Why

These characters come along when a text is copied from a web page, a chat or a terminal. Nobody sees
them, but a search for the text fails, a line breaks in the midst of a word, a placeholder is none.
Tags can hide a whole text.

Many of them are needed, and are not reported where they are: the non-joiner in Persian and in the
scripts of India, where it decides about the shape of letters ([UAX
#31](https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters)); the joiner there
and in emoji; the zero-width space in Khmer, Thai, Lao, Burmese, Tibetan and Japanese, and behind
the signs of a path; the variation selector behind an emoji; tags in the flag of a region. A joiner
or non-joiner beside a space is reported in Arabic scripts, because nothing joins there, but not
behind a heh in Kurdish, where both are one vowel. An object replacement character that is all of an
element, such as an annotation, is where the app puts a picture. Soft hyphens have
[a rule of their own](soft-hyphen.md). What a translation has as often as its source is reported
at the source only.

## What to do

Take it out. The fix-it is safe for byte order marks, for variation selectors behind what has no
variants, and beside a space, where nothing changes; elsewhere look first. A word joiner between two
characters keeps them in one line, so it is only info, and so is a non-joiner between a letter of a
joining script and a space, between characters of which none is a letter, or after any letter in a
language of such a script: keyboards write it and no font shows it. A zero-width space after a
virama prevents a conjunct, as in Malayalam; the fix-it writes the character for it, U+200C.

To allow it at a key, write `waymark:allow invisible-character` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: invisible-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 3 (two
zero-width spaces beside a space, two non-joiners in front of a space), all real; 526 non-joiners in
Persian and 29 joiners in Malayalam are not reported. In the JSON, ARB, XLIFF and PO files of four
more: 2, both real. In the
1.47 million messages of 86 programs of a Debian system, made into tables of strings: 22, all real.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, which two readers would fix.

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

A key stands beside `strings` in a string catalog instead of in it.

## Why

Xcode does not show it, the app does not have it, and it is gone when Xcode next saves the file. It
comes from merging by hand, when a brace too many has closed `strings`.

## What to do

Move the key into `strings`.

To allow it in some files, write `lint: { allow: [{ rule: key-outside-strings, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

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

White space at the beginning is seen as an indentation, or keeps two texts apart that the app puts
together. Where only one language has it, it is a slip of the hand or a lost separator.

White space is what Unicode calls so; other control characters are none. Line breaks are counted by
`newline-count`. Scripts without spaces between words, such as Chinese, Japanese and Thai, need none
where the source has one.

## What to do

Take it out; that fix-it is safe. Where it is missing, put it in, or better, let the app put whole
sentences together.

To allow it at a key, write `waymark:allow leading-whitespace` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: leading-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
nothing. In texts of four more programs, made into tables of strings (Git, Excalidraw, Zulip,
Firefox Focus): 5, all of them true, of which one is a slip in the source that the translation does
not repeat.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 2 in JSON and 3 in PO.

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

The tags of a text, or its marks of Markdown, are others than those of the source.

## Why

A tag that is not closed makes all that is behind it bold, or shows itself to people. A framework
that puts a component where `<0>…</0>` or `<link>…</link>` stands has nothing to put where they are
missing, and the link is lost. `](` with a space in between is no link of Markdown, and `** bold **`
no strong text: people see the characters.

Tags are elements of HTML, and what is closed in the same text: `<Unknown Sender>` is none. Their
order may be another one, and the number of line breaks too. Of Markdown only links, `**` and code
are looked at, and only where the source has them. Of a message of ICU the texts for `other` are
compared.

How often a translation repeats an element with the same content, such as `<app>gedit</app>`, does
not matter: it may have a pronoun in its place, or the name where the source has a pronoun.

One tag around the whole text of more than twenty translations of a file is a habit, and one
diagnostic.

What is unbalanced or has another name is an error; what is missing or additional is a warning. An
unbalanced element of HTML other than a link is a warning, because browsers repair it, but an error
in PO files, which Pango rejects. Elements that only change how words look, such as `<b>` and
`<code>`, and strong text are for information if they are missing, additional beside other tags of
the source, or others. So is one more link where the source has a link with an address, `<html>` at
the start of a string without other tags, and a tag of Android that the source does not have and
that plain text drops. A missing tag with a value that [placeholder-missing](placeholder-missing.md)
reports is not reported again. In a PO file of documents (most references name `.page`, `.docbook`
or `.xml`), one inline element of Mallard or DocBook in place of another one, such as `<em>` for
`<app>`, is for information, and an unknown one such as `<i>` a warning. There the translation may
mark more words with an element of the source, without attributes, and may write typographic
quotation marks for each `<quote>`.

A missing element of HTML whose end may be omitted, such as `<li>`, is info if the translation has
another one: a list with fewer items. An additional element of HTML, opened and closed, is info
where the app shows strings as HTML: the source has other tags of HTML, three source strings have
the element, or a string begins with `<html>`. `<img>` and `<input>` without attributes are no tags,
but names for a value.

Ends that
[HTML lets out](https://html.spec.whatwg.org/multipage/syntax.html#optional-tags), such as `</p>`,
need not be there. A link in angle brackets, `<https://swift.org>`, is no tag.

## What to do

Write the tags as the source has them, around the same words.

To allow it at a key, write `waymark:allow markup-tag-mismatch` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: markup-tag-mismatch, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 2
warnings, `<i>` around one value more than in the source, and 8 texts without the strong text of
their source, which are for information. In 71,000 texts of four more that were converted to
`.strings`: 20, two of them errors, a link that is not closed and a `</button>` in the place of
`<button>`. All 30 are real. A first version took `<mark>`, which a user of a command has to
replace, for a tag of HTML.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 20 in JSON. All
of 22 looked at are true: a tag or its end is lost, or stands in the wrong place.

Samples from 166 public repositories that are not in the test data have 47 errors, of which two
readers would fix 45 and 47; and from 120 of them, 32 warnings, of which two readers would fix 24
and 28.

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

A text is longer than the comment of its key, or an attribute of XLIFF, allows.

## Why

Where there is room for so many characters, a longer text is cut off, or pushes others away. A
translator does not see the screen; the comment says it: `max-length: 20`, `maxLength=20`, `[max
20]`, “max. 20 characters”, “maximum length is 20”. A limit in points, pixels, words or lines is
another one and not looked at.

In XLIFF 1.2 `maxwidth` of a unit says it, if its `size-unit` is `char`; inline elements are not
counted, and neither is the native code in them.

Characters are counted as a person counts them: é is one however it is spelled, and so is a flag. A
placeholder is counted as one character, so that what is reported is too long in any case. A limit
that the source itself exceeds is not applied to translations: the source is info then. A length
that a comment only recommends may be exceeded by a fifth.

## What to do

Shorten the text. If there is more room, say so in the comment.

To allow it at a key, write `waymark:allow max-length` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: max-length, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps, and in the
texts of four more programs, it reports nothing: their comments have no limits.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

A sample from 62 public repositories that are not in the test data has six warnings, of which two
readers would each fix five.

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

The catalog has nothing at all in a language that it must have, or that it has a file for.

## Why

One diagnostic replaces one for each key. `--languages` or the configuration lists the languages
that a catalog must have; a missing one is an error. Without a list, a file without
strings is info: `{}`, `<resources/>`, an empty table, a PO file with nothing but its header.
Translation platforms write such a file for each language that was once begun, and teams ship it
later. A file may be empty if a more general language has its strings, such as
`pt` for `pt-PT`. Files with syntax errors are not checked.

## What to do

Add the language to the project and have the catalog translated, or take it off the list.

To allow it in some files, write `lint: { allow: [{ rule: missing-language, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

Without a list, of the 562 files of ten open-source apps it reports 8 languages, six of them in ARB
files, one in JSON and one in a table of strings: all of them have nothing but their braces,
comments or names. With the list `de,fr,ja` over the 456 .xcstrings, .strings, .stringsdict and
Android files of six open-source apps, it reports 62 languages of 23 catalogs. All have nothing in
the language named; one catalog (three diagnostics) is a table of constants that needs no
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

Something is not there that the format demands.

## Why

A string catalog needs `sourceLanguage`, `strings` and `version`, and each text a `value`; Android's
resources need a `name`, and the items of a plural a `quantity`. Without it the text does not exist
for the app, or the file is refused.

The header of a PO file has the lines that `msgfmt` asks for, and `Plural-Forms` if a plural is
translated. Without it, there is one form for 1 and one for all other numbers. Where a plural is
translated, a missing header and one without `Plural-Forms` are errors, for `msgfmt --check` rejects
the file. In a file without a plural, a missing header is info: `msgfmt` accepts the file, and only
`--check` asks for the header. A header without a charset is info if the file has characters beyond
ASCII, which `msgfmt` cannot convert then. All other fields that lack are one result, which is info:
they change nothing. The name of the field may have any case. A plural that is fuzzy, or has no
first form, is none.

## What to do

Add what is missing.

To allow it in some files, write `lint: { allow: [{ rule: missing-member, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In 69 PO files of three projects it reports 31 headers, of which `msgfmt --check` says the same.

Samples from 166 public repositories that are not in the test data have from 120 of them, one
warning, of which two readers would fix none.

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

A plural has no text for the category `other`.

## Why

Every language has `other`. Apple's systems demand it and take it for all numbers whose category has
no text; Xcode does not compile a catalog without it. Android throws an exception when a number
comes for whose category there is nothing. Where whole numbers never take `other`, as in Polish and
Russian, it is a warning on Android. It is only info if all categories that they take are there, on
Android and in a `.stringsdict` file whose number is a whole one, such as `d`.
i18next takes `key` for all numbers without a text of their own, so `key_one` beside `key` is
complete.

## What to do

Add a text for `other`. Where no whole number takes it, the text of `many` does.

To allow it at a key, write `waymark:allow missing-other-category` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: missing-other-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have two errors, which two
readers would fix.

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

A plural has no text for a category that numbers of its language take.

## Why

For such numbers the app takes the text of `other`, and that is wrong in the language: “3 файлів”
for “3 файли”. Which numbers take which category,
[CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html) says.

Only what the placeholder can produce is asked for. With a whole number Polish, Russian and
Ukrainian need no `other`, Czech and Slovak no `many`; with `%f` they do. Romance languages need no
`many`, which is for millions. In Belarusian, Polish, Russian and Ukrainian, a text for `other` that
is not that for `few` mostly has the form of `many`, so that no `many` is missing. Where the app
takes `other` instead, a category for 0 alone, as in Arabic, is not asked for. In Hebrew, `other` is
right for a 2 that it shows. Korean, Japanese, Chinese and others need `other` alone. A plural whose
texts are all the same, or whose only text shows no number, is left alone, for another category
would have the same text. So is one whose source has the same string for all of its categories, one
that nobody translates (`translatable="false"`, `shouldTranslate`), and one that still has the
strings of the source. If no string of a plural shows the number, `two`, `few` and `many` are not
missing: only a counted noun has these forms. In objects of JSON, which many libraries read, a
category that no language of the catalog has is info: the library may know `one` and `other` only.
Plurals of ICU’s messages are checked in the same way; there, numbers with a string of their own,
such as `=1`, count too, and in ARB files `=0`, `=1` and `=2` are `zero`, `one` and `two`. A
translation that has `other` alone, as its source has, is not reported. `other` itself is the affair
of missing-other-category.

Where the app takes `other` instead, and at least three plurals of a file, and most of them, lack
the same categories, or none of three or more has the category, the first is a warning and the
others are info.

In JSON, i18next reads `_plural` only in version 3 of its format and in languages with two forms. In
Polish it takes `key_0`, `key_1` and `key_2`, and shows `key` for all numbers without them.

Where the source has `other` alone, though its language has `one`, a missing `one` is info in
translations: the program has another string for 1. A plural of which each string ends with its only
placeholder, such as “Week %d”, is info too: that is a label, and nothing is counted.

A PO file says itself how many forms it has and which number takes which: it needs those of its
`Plural-Forms`, and nothing more, whatever the language. `msgfmt --check` rejects a plural with
fewer. Where all of several plurals have the same number of forms, the file has one diagnostic.

Qt has a fixed number of forms for each language, which are not CLDR’s categories: Hungarian and
Turkish have one. If a form of a `.ts` file is missing, `lrelease` adds an empty one, and the app
shows the source string for every number.

An app of Flutter with easy_localization, which its `pubspec.yaml` names, takes `zero`, `one` and
`two` for these numbers in every language, and `other` in the place of what is missing. There only
`one` is needed, in languages with a singular.

## What to do

Add a text for each category that is named.

To allow it at a key, write `waymark:allow missing-plural-category` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: missing-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps, with 3,785
plurals, it reports nothing: they come from platforms for translators that ask for all categories.
Three plurals whose only text is empty are left alone. In an app with messages of ICU in 28
languages, converted to `.strings`, it reports 36 in Polish, Russian, Slovak, Slovenian and
Ukrainian, whose translators kept the `=1` and `other` of English; all are real, but for 3 whose
number is always the same.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 36 in ARB. All are
plurals of ICU without a category that CLDR has for the language; for such numbers people read the
text of `other`.

Samples from 166 public repositories that are not in the test data have 17 errors, of which two
readers would fix eleven and 17; and from 120 of them, 32 warnings, of which two readers would fix
20 and 21.

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

A key has no text in a language that the catalog must have.

## Why

People see the text of the source language, or the key itself, in the midst of their own language.

The languages that a catalog must have are those that `--languages` or the configuration lists:
there a missing text is an error. Without a list they are the languages that the catalog has
already, and the severity depends on how far the language is. A listed language is served by each
one that is the same language in the same script: `zh-CN` by `zh-Hans`, `es` by `es-ES`. A regional
language falls back, as it does when the app runs: `en-GB` to the source language `en`, `pt-PT` to
`pt-BR`, `zh-Hant-HK` to `zh-Hant`.

Nobody translates what has no word, such as `%@`, `·` or a reference to another string, what the
file says is not to be translated (`shouldTranslate`, `translatable="false"`, a file named
`donottranslate.xml`), arrays of names in code (`feed_refresh`, `HomeFragment`), and what the code
no longer has. A localization that is empty and `new` is no text. Of a language with a file that
cannot be read to its end, nothing is said.

Where no list names the languages:

- In a language that is nearly complete, each missing string is a warning: nine strings in ten are
  translated, or all but one. Fuzzy strings of a PO file count as not translated.
- In another one, each missing string is info, and one diagnostic for the language has the count:
  “412 of 1,903 strings are not translated”. It is a warning if three quarters are translated, else
  info: somebody has yet to do the rest.
- A string that less than half of three or more nearly complete languages have was added lately, or
  is about to go, so it is info. If no language has it, info at the source reports it once more.
- If at least half of three or more translations equal the source, such as “Ultra”, the fallback
  reads well: info.
- Crowdin’s pseudo-language, whose strings begin with `crwdns`, is not checked.

The counts of a language and of new strings are summaries: in JSON and SARIF they have
`"summary": true`, because each of their strings is a diagnostic too. To count strings, leave
summaries out. `waymark catalog stats` and the coverage of reports have the same numbers: a string
is translated if it is not empty, and neither fuzzy, new nor in need of a review.

Keys that no source uses (`--usage`) are info, and so are languages that `LINGUAS` lacks.

In a PO file an empty `msgstr` is no translation. Which keys there are, the template says, POT;
without one, each file says it for itself. The place of a key that a file lacks is in the template.
In XLIFF the place of a missing target is the unit in the file of its language.

A unit of XLIFF 2 with several segments lacks each one that has no target, or an empty one, where
another one has a text.

## What to do

Translate the key, or say that it is not to be translated: `"shouldTranslate" : false` in a string
catalog, `translatable="false"` on Android.

To allow it at a key, write `waymark:allow missing-translation` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: missing-translation, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps, without a
list of languages, it reports 366 keys, one for each language that lacks one: 348 in a project whose
base has twelve keys that no other language has, 14 in a catalog whose translation had stopped. All
twenty looked at are real. Where the base and English are both there, English is not asked for. In
the seven PO files of git, of 38,000 entries, it reports 2,437, all of them in Russian, where
`msgfmt` counts 2,440 texts without a translation; three of these have no word.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps it reports 11,636 keys, and a script of
a few lines finds the same. An empty text of JSON, and an empty target of XLIFF without a state, are
what tools leave where nobody has translated yet.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, of which two readers would each fix 29.

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

A word has a letter of another script that looks like one of its own: `Cтрелка` with a Latin C.

## Why

Nobody sees it, but a search does not find the word, a spell checker marks it, it is sorted
elsewhere and a screen reader stumbles. In the name of a brand or a host it may be meant to deceive
([UTS #39](https://www.unicode.org/reports/tr39/)). Most are slips on a keyboard with two layouts.

Words whose letters of two scripts can be told apart are right: units (`µm`, `kΩ`), the ending of
one script at a name in another (`PDFы`), two words written as one (`МетодHTTP`), names (`Яndex`).
Of all letters that [Unicode calls
confusable](https://www.unicode.org/Public/security/latest/confusables.txt), only those count that
no usual typeface tells apart.

## What to do

Write the word in one script; the fix-it does. It is unsafe, because a name may be spelled so.

To allow it at a key, write `waymark:allow mixed-script-word` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: mixed-script-word, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: 2, both
real. In the JSON, ARB, XLIFF and PO files of the same projects: 4, all real. In the 1.47 million
messages of 86 programs of a Debian system, made into tables of strings: 116; 6 were lists of
letters to type as an answer, such as `yYтТ`, the others real.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, which two readers would fix.

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

A text has letters such as `Ã¤` or `â€™`: UTF-8 that somebody read as Windows-1252.

## Why

Where `ä` is meant, people read `Ã¤`. It happens when a file goes through a program that guesses
encodings, and spreads with each copy. Turning the characters back into bytes of Windows-1252 tells
what was meant, if the bytes are UTF-8.

Not all that can be turned back is wrong: the end of `« privé »`, with a no-break space, is a
Chinese character in bytes; `MAÇÃ”` has an `Ã` of its own. So one sequence by itself counts only if
it is a letter, a quotation mark or an emoji that people would not have written so; several beside
each other always do. In a language that has no `Ã`, `Ä` or `Å` nobody writes these in front of a
sign, and there they always count.

## What to do

Read the file again as UTF-8, or let the fix-it turn the characters back. It is unsafe, as it cannot
know.

To allow it at a key, write `waymark:allow mojibake` into the comment of the key; where a format has
no comments, or for many keys, write `lint: { allow: [{ rule: mojibake, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: none,
in Czech, Slovak, French, Portuguese, Swedish and Vietnamese texts neither. Of 6,105 texts of an app
in many languages that were made into mojibake it finds 6,034. A first version found 55 in the 1.47
million messages of 86 programs of a Debian system; all of the 28 looked at were real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have 21 errors, which two readers
would fix.

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

A translation is marked `needs_review`.

## Why

The source has changed since the text was translated, or somebody has doubts. The text ships all the
same.

In a PO file that is the flag `fuzzy`. `msgfmt` leaves such a text out, and no other rule looks at
it.

## What to do

Let somebody who speaks the language look at it, and mark it `translated`.

To allow it at a key, write `waymark:allow needs-review` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: needs-review, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one: what a rule reports is what somebody has marked.

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

A translation is marked `new`, and it has a text.

## Why

Nobody has translated the text yet: mostly it is that of the source language, which Xcode has put
there. It ships all the same. It is a warning in a language that the configuration requires.
Elsewhere it is a warning only if the text is that of the source, and the language is nearly
complete, as [missing-translation](missing-translation.md) describes it, with at most ten new
strings and one in twenty: more are a backlog. Else it is info. It is info, too, if more than one in
three of the other languages that are nearly complete have the source string. Strings that need no
translation (`shouldTranslate`) are not reported. In the source language `new` is right: it means
that the text was extracted, as in all catalogs of Interface Builder (`mul.lproj`).

## What to do

Translate the text and mark it `translated`.

To allow it at a key, write `waymark:allow new-state` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: new-state, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
65 texts, all in one catalog, and all are the text of the source language: all are real. The source
language of these files has 60 texts that are `new`, and none is reported.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, eight
warnings, of which two readers would each fix seven.

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

A line break is a part of the layout: a title over a text, paragraphs, a list. A translation without
it shows a wall of words, one with more of them needs room that is not there. One at the end pushes
away what follows.

Within a sentence a line break stands where the words of one language leave room, so that a
translation may break elsewhere or not at all. What counts are those behind the end of a sentence,
between paragraphs and in front of the items of a list. Where either text has lines that end inside
of a sentence, or longer ones than a terminal shows, they are divided by hand, and only paragraphs
and items count; if it has indented lines too, nothing does. A text with `<br>` breaks its lines in
another way and is not compared.

In PO files a line break at one end that only one of both texts has is an error, because `msgfmt
--check` rejects the file; it is info in messages of PHP, which mostly become HTML, where no one
sees it.

## What to do

Break the lines as the source does, or find out that the translation needs another layout.

To allow it at a key, write `waymark:allow newline-count` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: newline-count, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 562 files of ten open-source apps it reports 50 texts, 23 of them in JSON, 6 in PO. Of
eighteen looked at seventeen are true: they have lost or gained a paragraph, an item of a list or a
break at the end, or have two short sentences in one line, which a person may have wanted. Git's PO
files, which msgfmt takes, have no error.

A sample from 62 public repositories that are not in the test data has eight errors, of which two
readers would fix none and one.

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

A string catalog is not spaced, spelled or sorted as Xcode writes it.

## Why

When Xcode next saves the file it changes lines that nobody has changed, and a small change is hard
to see among them. Xcode writes UTF-8 with LF, two spaces a level, `"key" : value`, an empty line in
an empty object, escapes only where JSON demands them, and keys and languages in the order of the
Finder. Only the first difference of a file is reported. The rule is off by default, because
comparing keys as the Finder does takes longer than all other rules together.

## What to do

Sort the catalog with `waymark catalog sort`, or open it in Xcode and save it.

To allow it in some files, write `lint: { allow: [{ rule: non-xcode-format, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 16 string catalogs among the 456 .xcstrings, .strings, .stringsdict and Android files of
six open-source apps is written otherwise.

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

A number of the source is another one in the translation.

## Why

“3 days” that are four in Spanish mislead whoever reads them, and nobody who checks the words sees
it. It happens where the source was changed and the translation was not.

Numbers are compared by their digits: `1,000`, `1.000`, `1 000` and `١٠٠٠` are the same, and so are
`1.5` and `1,5`. A number that is only missing may be a word (“un jour”), and one that is only there
may be one too; so a text is reported if it lacks one number and has another. Placeholders, tags,
links and the branches of ICU messages hold no numbers, and `%1` of Qt is a placeholder. 5 in the
afternoon may be 17, ten thousand may be 1万, and a year may be that of an era.

## What to do

Find out which of the two is right, and correct the other.

To allow it at a key, write `waymark:allow number-changed` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: number-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
one text, which is real: “3 Days” is “4 Días”. In texts of four more programs, made into tables of
strings (Git, Excalidraw, Zulip, Firefox Focus): one, and real: “4 years” became “10 ans”.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 1 in PO,
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

An option of a command line, such as `--no-checkout`, is missing in the translation.

## Why

A program has the same options in all languages. A reader who types the option of the translation,
or copies it, gets an error. It happens where the option was translated with the sentence, where an
editor made a dash of two hyphens, and where the hyphens moved to the other end in a right-to-left
language.

An option begins with two hyphens and a small letter. A text between two pairs of hyphens, `--all
columns--`, is decorated and has none, and so has a word between them, `--waiting--`. In
`--option=argument` both words are examples, and `--number` beside `++number` is a change of a
number. Its value may be translated: of `--sort=<key>` only `--sort` is compared, and of
`--[no-]track` all of it. A language may append an ending of four letters with a hyphen,
`--all-nak`, a noun with a capital letter, or any noun where a word follows the option in the
source.

Two hyphens may be a dash: after the end of a quotation, and in a long text before words,
`as we know --it is late`, if no translation has an option.

A short translation that names neither an option nor the command in quotation marks to which it
belongs, such as `'app --drop-down'`, is a paraphrase, and not reported.

As all comparisons, it is info in a PO file for a key that the template no longer has, or without a
template, that no file has which was merged with the newest one.

## What to do

Write the option as the source has it.

To allow it at a key, write `waymark:allow option-changed` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: option-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports 24 of some 3,700 texts with
an option. All were read with their sources, and all are real: “--resolver” for `--solve`,
“—retry-failed-items”, `--[no]-track`. It finds all twelve texts with a lost option that
`pofilter --test=options` finds in the PO files of four of these apps.

Samples from 166 public repositories that are not in the test data have from 120 of them, 18
warnings, which two readers would fix.

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

A language has a key that the source language does not have, or a PO file one that its template does
not have.

## Why

The app does not look the key up, or was merged with a newer template: that is info. It is a warning
if the key is probably mistyped: it differs from a key of the source, which the language lacks, only
by case, blanks or one letter, and fewer than 2 % of the keys of the language are missing in the
source, or only this one. An empty string and an item of an array of JSON are not reported. A table
whose source language cannot be told, as that of a storyboard without a file in English, is left
alone, and so is `InfoPlist.strings`: what that lacks in the source language stands in `Info.plist`.

A key of `.strings`, JSON or properties is also left alone where the source strings are in the code:

- The source file has no string, and other languages have.
- The source language is not declared, and a language has more than twice as many keys: the keys of
  that language are left alone. [assumed-source](assumed-source.md) reports both cases once.
- Most of the keys that the source lacks are strings for people, and it lists no such key with
  itself as its string. A single key of Java's properties whose words are those of the source, such
  as `View\ as\ text`, is info there.

The keys of a PO file are those of its template, POT, if the catalog has one; what is obsolete,
`#~`, is no key.

On Android a folder such as `values-land` or `values-de-land` need not have all keys, and what it
has more than `values` is reported as well.

## What to do

Remove the key, which the unsafe fix does, or add it to the source language.

To allow it at a key, write `waymark:allow orphan-key` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: orphan-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
195 keys: 115 are three strings that Android's default resources had once, 60 stand in a folder of a
language that was given another name, the others in tables that the source has outgrown. All twenty
looked at are real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, ten
warnings, of which two readers would each fix nine.

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

The formatter reads a value that the app did not pass. On Android it throws an exception; on Apple's
platforms it takes whatever lies in memory, and with `%@` follows it as an address. Where the source
has no placeholder at all, the app probably shows the text as it is, with the `%@` in it.

An argument with a number below the highest one of the source is passed, though the source does not
show it: a translation of `{0}: {2}` may have `{1}`.

In Java's properties, in strings of Python and in Fluent, a name in braces that the source does not
have is an error: people see it as it is, or the app stops. Elsewhere it is a warning. A program
passes the same values to a message of Fluent and to its attributes, so each of them may show a
variable that another one, or the comment of the source, has.

In a PO file without flags it is one only if the catalog has format strings. A percent sign in prose
is none: "100% accurate" and "100 % de" count only where the text has other placeholders.

## What to do

Take the placeholder out, or pass the value and write it into the source.

To allow it at a key, write `waymark:allow placeholder-extra` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-extra, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 3 diagnostics, all real:
two have a value where the source has none, one shows the value twice that the app passes once.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In 69 PO files of three projects it reports 38 placeholders, all of them real: most are in
translations of another string, which a tool took over.

Samples from 166 public repositories that are not in the test data have 42 errors, of which two
readers would each fix 41; and from 120 of them, six warnings, which two readers would fix.

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

Characters look like those of a placeholder and are others.

## Why

Keyboards, fonts and translation programs replace characters: `％@` has a full-width percent sign,
`٪ ld` an Arabic one, `%ग` a letter of Devanagari, `%Id` a capital i, `%11d` two digits, `% gli` was
`%lld` once. The formatter does not know them: the value does not appear, or on Android the app
throws an exception. Full-width braces, `｛name｝`, are none either. In JavaScript a space makes a
placeholder none, and so does one before `s` in Java: `% s`. C and Apple's formatters read the space
as a flag, so that `% s` is right there. `&d` and `$s` were `%d` and `%s` once.

Only texts are looked at that lack a placeholder of their source, so that a full-width percent sign
in prose is none of them.

## What to do

Write the placeholder as the source has it.

To allow it at a key, write `waymark:allow placeholder-lookalike` into the comment of the key; where
a format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-lookalike, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: none. Of 477
placeholders that got a full-width percent sign at random, 469 were reported; the others have no
source.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In 69 PO files of three projects it reports 37 placeholders of an app in JavaScript. All are real.

Samples from 166 public repositories that are not in the test data have 21 errors, of which two
readers would each fix 20; and from 120 of them, one warning, which two readers would fix.

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

`%$@`, `@%`, `1$@`, `%!d` are text for the formatter, or something else than was meant: the value
does not appear, and people read the remains. `%1@` lacks its `$` and is `%@` with a width, which
takes the next argument and not the first. On Android an unknown conversion throws an exception, and
so does `%@` or `%1$i` of Apple's. `% arg` and `%agr` are no numbers of a substitution, and `{name`
is no name in braces.

In a pattern of dates, such as `%H:%M`, `strftime` prints what it does not know as it is. In XLIFF
Symfony replaces `{{ limit }}` with its blanks, so that `{{limit}}` stays as it is.

A percent sign, a space and a word are a placeholder and the rest of the word for formatters that
know the space flag, as those of C and Apple do: of `+% daha` people see `+5aha`.

`%(count)` of Python lacks the letter of its conversion, and takes the next one. A type such as
`{0, here}` makes `java.text.MessageFormat` throw an exception. In .NET `String.Format` throws one
for each brace that is neither doubled nor around a format item, as in `{0 files` and `{0}}`.

Only texts whose source has the placeholder are looked at. Words after a name, such as `:string` in
`${rev:string}`, may be translated; numbers and formats there may not.

## What to do

Write the placeholder as the source has it.

To allow it at a key, write `waymark:allow placeholder-malformed` into the comment of the key; where
a format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-malformed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 2 diagnostics, both
real: one text in two copies, with `%1` where `%ld` was. Of 477 placeholders made to `%!d` and the
like at random, 469 were reported.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In 69 PO files of three projects it reports 55 texts, all of them real: patterns of dates with
numbers of arguments, and a percent sign without its letter.

Samples from 166 public repositories that are not in the test data have 42 errors, of which two
readers would each fix 40.

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

A translation does not have a placeholder that its source has.

## Why

The app passes a value, and the translation does not show it. A person misses a name or a number.

Without numbers of arguments, a missing placeholder moves all that stand behind it: of `%@ has %lld`
the translation `%lld` prints the address of the name. On Apple's platforms that is so even with
numbers, because the formatter takes the arguments one after the other and skips none: `%2$@`
without `%1$lld` reads the first argument, follows a number as if it were an address, and the app
ends. The message tells which of it will happen.

A lost value is an error where it is proved that the string has one:

- by the file format, a flag, or an inline element of XLIFF with its code;
- by the catalog: four of five translations, and at least ten, keep the placeholders of `printf`;
  or they keep names of the same form in eight strings, such as `{name}`, `%1`, `%(name)s`,
  `%name%`;
- in XLIFF, by the form of Symfony's names, `%name%` and `{{ name }}`, unless translations drop
  them; where more strings have numbers of Qt, `%1`, than of Boost, `%1%` is `%1` and a percent
  sign.

It is a warning where less suggests it: at least three other translations of the string, and half of
all, keep it; or there are too few translations and strings to tell. Where three or more
translations show less, it is info.

A value that none of three or more translations has is one warning at the source: it was added after
them, or translators were told to leave it out. Where nothing proves a format string, a value that
most of them lost is reported there, too.

Pseudolocales such as `en-XA` and `qps-ploc`, and strings that are a mark of Crowdin, have no
values. A sign before two braces is text: "#{{number}}". In JSON, `files_0` beside `files_other` is
for one number, and may do without `{{count}}`.

JSON, XLIFF and Java's properties do not specify how values are written: specifiers of `printf` and
names with percent signs count there only with such a proof. `%APPDATA%` and names in grave accents
are text.

Meanings are compared: `%lld of %@` is `%1$lld of %2$@`. A form of a plural that one number takes
may do without the number: those for one and two, Welsh `few` for 3, but not Latvian `zero`, which
10 takes too. A value may stand in a substitution instead. In XLIFF the file that a unit was made
from says how its texts hold values: those of Xcode have formats. Inline elements, such as
`<x id="1"/>`, stand for values or markup too, and are compared by their ids. In JSON `{{name}}`,
`{name}` and `$t(key)` are compared; the texts of ARB are messages of ICU, whose arguments have
rules of their own. App Intents take a phrase from each line, so only what all phrases name is
looked for.

In a PO file the flags of an entry say how its placeholders are written:

- `c-format`, `objc-format`, `python-format` and `python-brace-format` are compared as `msgfmt
  --check` compares them: what it refuses is an error.
- `java-format`, `java-printf-format`, `csharp-format`, `perl-format`, `perl-brace-format`,
  `php-format`, `lua-format`, `awk-format`, `javascript-format`, `object-pascal-format`,
  `sh-printf-format`, `tcl-format`, `elisp-format`, `librep-format`, `qt-format`, `kde-format`,
  `kde-kuit-format`, `ycp-format`, `smalltalk-format`, `c++-format` and `rust-format` are compared
  by their names, numbers and conversions; a value that is missing or that the source does not have
  is an error, but `msgfmt` may refuse more. In C++ and Rust the first `{}` is `{0}`.
- `sh-format`, `lisp-format`, `scheme-format`, `qt-plural-format`, `boost-format`,
  `gcc-internal-format`, `gfc-internal-format`, `go-format`, `ruby-format`, `d-format` and
  `modula2-format` are compared by their names and numbers alone, with the same severities.
- All other flags are not compared.

Of several flags one of the first list counts, else one of the second or third; `no-c-format` and
`impossible-c-format` say nothing where another flag stands beside them. Of Java's properties the
arguments of `MessageFormat` are compared, `{0}`.

A PO string without a flag is one of these:

- A pattern of dates, if it has only conversions of `strftime`, such as `%H:%M` or `%-d %B`. A
  translation may have another order and another form of the hour, but needs the same parts. An
  unknown conversion is a `placeholder-malformed`.
- A format string, if it is one of `printf` and the catalog proves it, or if it is a plural with a
  number. If most translations of this string alone keep the placeholders, or the catalog has less
  than ten translations with some, a missing one is a warning. Otherwise it is compared only with
  translations that have placeholders too.
- Anything else, such as `%C04` or `%w` with a meaning of the program's own: it is not compared.

References to `.js` and `.ts` files show that JavaScript formats the strings: it prints any value
with `%s`, and does not know `% s`.

Several values that one string has lost are one diagnostic.

## What to do

Put the placeholder in. If the order of the words is another one, give all placeholders their
numbers: `%2$@`.

To allow it at a key, write `waymark:allow placeholder-missing` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-missing, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 14 diagnostics, and all
14 were real. Of 477 placeholders taken out of translations at random, 417 were reported; the others
were in forms that one number takes, in those for one and two, or in texts without a source.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps it reports 10 texts, all of them real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 9 in JSON and 1 in
XLIFF. All ten are real.

In 69 PO files of three projects, of which two flag few strings or none, it reports 20 errors. All
are real.

Samples from 166 public repositories that are not in the test data have 48 errors, of which two
readers would fix 36 and 37; and from 120 of them, fourteen warnings, which two readers would fix.

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

Some placeholders of a text have the numbers of their arguments, and some have none; on Android, two
have none.

## Why

The C standard leaves open what a formatter does then. Apple's and Java's count those without a
number by themselves: `%2$@ %@` takes the second argument and then the first one. Hardly anybody
means that, and the next change of the text breaks it. In Apple's formats it is info, since all of
the formatters there count so.

Android's resource compiler refuses a text with two placeholders of which one has no number, `%<s`
included, unless it says `formatted="false"`. It does not look at plurals, arrays and what is not to
be translated. At the source that is info: values in the same order come out right. Another order of
different types in a translation is [placeholder-type](placeholder-type.md).

A translation with the same placeholders in the same order as its source is not reported again: the
source is.

## What to do

Give all placeholders their numbers.

To allow it at a key, write `waymark:allow placeholder-mixed-positional` into the comment of the
key; where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-mixed-positional, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: none. One text mixes
them, but its values are wrong too, so that only `placeholder-type` and `placeholder-missing` report
it.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

The name of a value was translated with the text.

## Why

`{name}` stands for a value that the app puts there. Translated to `{nombre}` it is a name that
nobody knows: people read it with its braces.

Names in braces count where the source has some; `${name}`, `%{name}` and `{{name}}` are names too,
and so is `{count:L}` with a format specification. A number sign before braces is text. A text with
anything else in braces, such as a plural of ICU, is not compared.

Formatted text of AsciiDoc in braces, `{_name_}`, is no name, and of a tab stop of a snippet,
`${1:name}`, only the number counts.

A source that is one name in braces, and a file that does not specify how placeholders are written,
may have a word there: `{unset}`. If most translations, and at least three, have another one, it is.
So it is in PO files of C programs, whose `printf` has no names in braces. In a PO file without a
flag, `${name}` is no value where the text explains it, as `- ${name}: the variable` does, except in
JavaScript. In one of a C program it is none where two languages translate it.

A word such as `{{Country}}` may be an example. Without a catalog that shows that such names are
replaced, another word is info. A name that all of three or more translations replace is one
`placeholder-missing` at the source. In XLIFF, `{{ name }}` with its blanks is one of Symfony; other
names in two braces need such a proof too.

Each plural of vue-i18n, such as `a day | {n} days`, has the values `{n}` and `{count}`. In a JSON
file with such plurals, one of them and another name of the source strings may replace each other.

## What to do

Write the name as the source has it.

To allow it at a key, write `waymark:allow placeholder-translated` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-translated, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 1 diagnostic, which was
real: `{{mix}}` for `{{max}}`.

In the 12 XLIFF, 29 ARB and 57 JSON files of three more apps: 1, which is real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 1 in JSON. It is real.

Samples from 166 public repositories that are not in the test data have 40 errors, of which two
readers would fix 39 and 40; and from 120 of them, two warnings, which two readers would fix.

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

A placeholder of a translation takes another kind of value than that of its source.

## Why

`%@` follows a value as the address of an object: with a number in its place the app ends. `%d`
prints the address of an object as a number, `%f` bits that are none of its own. Java throws an
exception if a conversion does not fit its value. Mostly two placeholders have changed their places
without getting the numbers of their arguments.

In JSON a value that the source shows with a format of i18next, `{{price, number}}`, and the
translation without one, or the reverse, is a warning; a number without its format, which only loses
its separators, is info, once for each text. What stands in parentheses behind the name of the
format may be another one in each language.

`%i` and `%d` are one kind, and so are `%f` and `%g`. On Android `%s` shows every value.

In PO files with the flag `c-format`, `objc-format`, `python-format` or `python-brace-format`, all
that `msgfmt --check` refuses is an error, and nothing else is: there `%s` and `%ls`, `%zu` and
`%lu`, `%<PRIu64>` and `%llu` are of different kinds. The flags that `placeholder-missing` lists
beside them are compared less exactly, and those that it lists as compared by names and numbers are
not. Without a flag the rule reports a warning where at least three other translations, and four of
five of them, have the placeholders of the source, or where both strings have the same two or more
conversions in another order. It is info otherwise.

Where nothing but translations shows that percent signs are placeholders, and several strings have
`%n`, which C would write to, they are not those of `printf`.

## What to do

Write the placeholder of the source. In another order, write the numbers of the arguments: `%2$lld`.

To allow it at a key, write `waymark:allow placeholder-type` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: placeholder-type, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 1 diagnostic, which was
real: `%1$d` for the first argument, which is an object. Of 477 placeholders changed to another kind
at random, 464 were reported here and 5 by `width-changed`; the others have no source.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have 18 errors, which two readers
would fix; and from 120 of them, six warnings, of which two readers would each fix five.

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

A string refers to itself, directly or through others.

## Why

Fluent puts other strings in the place of `{ message }` and `{ -term }`. It cannot end where a string
contains itself, so people see the name in braces instead of the string. The names are followed in
alphabetical order, and each reference that closes a cycle is reported.

## What to do

Write one of the strings out.

To allow it at a key, write `waymark:allow reference-cycle` into the comment of the key; for many
keys, write `lint: { allow: [{ rule: reference-cycle, path: "locales/**" }] }` in `waymark.yaml`.

## On real files

In 10,000 files of four public repositories, mozilla-l10n/www-l10n, ankitects/anki-core-i18n,
pop-os/cosmic-files and zen-browser/l10n-packs, it reports nothing.

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

A text has the character U+FFFD, `�`, which programs write where they could not read another one, or
an escape with the number of no character.

## Why

A character of the text is lost. It went when a file was read in another encoding than it was
written in, and nobody can tell from the file which one it was. People see a question mark in a
diamond.

Programs also show U+FFFD for an escape such as `\uD800`: Unicode has no character from D800 to
DFFF, and none after 10FFFF.

## What to do

Look the text up in an older version of the file, or translate it again.

To allow it at a key, write `waymark:allow replacement-character` into the comment of the key; where
a format has no comments, or for many keys, write
`lint: { allow: [{ rule: replacement-character, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: none. In
the 1.47 million messages of 86 programs of a Debian system, made into tables of strings: 24, all
real.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have twelve errors, which two
readers would fix.

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

The texts of a plural are all the same, in a language with several forms.

## Why

Somebody may have copied one text into all categories. But many nouns have one form (“3 Zeichen”),
and in Turkish, Hungarian, Persian and other languages each noun has, behind a number. So the rule
is off by default.

## What to do

Translate each form, or leave it if the noun is so.

To allow it at a key, write `waymark:allow same-plural-text` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: same-plural-text, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
303 plurals. Of twenty-five looked at none was copied by mistake.

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

A text has a soft hyphen, U+00AD, that stands in no word: at an end, beside a space, or beside a
sign.

## Why

In a word a soft hyphen says where it may be broken, and long words of German or Finnish need it.
Elsewhere it means nothing: it is what is left of a word that was broken in another program, and a
search for the text fails. Few fonts show it, so it is only info.

## What to do

Take it out. The fix-it is safe beside a space, where nothing changes.

To allow it at a key, write `waymark:allow soft-hyphen` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: soft-hyphen, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps: none, and
no soft hyphen at all. In the 1.47 million messages of 86 programs of a Debian system, made into
tables of strings: 1, which was real; two are in words.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

A key is marked as one that the code no longer has.

## Why

Xcode found the key in the code once, and finds it no more. It is translated and shipped for
nothing, or the code now makes it while it runs, and then Xcode removes it at some time.

## What to do

Remove the key. If the code makes it while it runs, set its extraction state to `manual`.

To allow it at a key, write `waymark:allow stale-key` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: stale-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
three keys. What it reports is what Xcode has found, so all are real.

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

A substitution stands for another argument than it should, or its format is none.

## Why

The plural form is chosen by the argument that `argNum` names. If that is no number, or is not
passed, the form is chosen by chance, and `%arg` prints something else; if two substitutions
exchange their numbers, each has the form of the other. `%arg` outside of a substitution is `%a`, a
number with a fraction, and the letters "rg". A format such as `%lld files` is none: it is the
letters behind `%`, such as `lld`.

## What to do

Let the substitution name the argument and the format that the source has.

To allow it at a key, write `waymark:allow substitution-argument` into the comment of the key; where
a format has no comments, or for many keys, write
`lint: { allow: [{ rule: substitution-argument, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: none.

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

A token of a substitution has none, or a substitution has no token.

## Why

`%#@files@` is replaced by the substitution of that name. With another name, without its second `@`,
or in its own text there is nothing to put there: Xcode does not compile such a catalog, and in a
`.stringsdict` people read the remains. A substitution that no text has is never seen.

## What to do

Write the same name in the text and for the substitution. Names are not translated.

To allow it at a key, write `waymark:allow substitution-token` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: substitution-token, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: none. One text has lost
a token, which `placeholder-missing` reports.

Samples from 166 public repositories that are not in the test data have five errors, which two
readers would fix.

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

Two keys of a string catalog for which Xcode would generate the same Swift symbol.

## Why

From version 26 on, Xcode generates a symbol for each key that somebody has entered by hand,
`Text(.allowUploads)` for "Allow uploads". For "Allow Uploads" it would be the same one. Xcode then
says "This string key would generate the same symbol as "Allow uploads"." and generates none, and
code that uses the symbol is not compiled.

The build setting `STRING_CATALOG_GENERATE_SYMBOLS` turns symbols on, and the catalog does not show
it. So it is a warning only if both keys have `"generatesSymbol" : true`, else info.

Which keys have symbols: those whose extraction state is `manual`, and those with `"generatesSymbol"
: true`, but for those with `"generatesSymbol" : false`. How Xcode makes the symbols is not written
down anywhere, so that this is an approximation: the words of the key are joined, each but the first
with a capital letter; what is neither letter nor digit parts words. Keys with values become
functions, and are compared only with keys that have as many. Where two keys differ in another way,
in accents, apostrophes or the case of letters inside of words, nothing is said.

## What to do

Give one of the keys another name, or merge them: they are mostly the same text. If the symbols are
not used, write `"generatesSymbol" : false`.

To allow it at a key, write `waymark:allow symbol-collision` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: symbol-collision, path: "App/**" }] }` in `waymark.yaml`.

## On real files

"Allow uploads" and "Allow Uploads", "Temp targets" and "Temp Targets" are pairs of real apps that
Xcode warns of. In 16 .xcstrings files of open-source apps, of which three have keys that were
entered by hand, it reports nothing.

A sample from 103 public repositories that are not in the test data has three warnings, of which two
readers would fix none.

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

A file is not what its format says.

## Why

The app does not build, or lacks all texts of the file: Apple's systems read nothing of it, also
where only one semicolon is missing.

Where the rule is off or allowed, the exit status is 2 all the same, because the file was not looked
at to its end. A file that nobody wants to mend can be left out with `exclude` in `waymark.yaml`.

Of a PO file with one wrong byte `msgfmt` makes no catalog at all. Programs that read Fluent lose
the message with the fault, and read on at the next one. A message of Fluent with more than 100
placeables in one another is a warning: this tool does not read it, and programs may.

A translation of Qt whose message has no source string is a warning: a program looks up strings, so
such a message is a comment on its context.

A file without a character, where the file format needs a document, is a warning: somebody created
it and has not filled it yet.

## What to do

Mend the place; what was expected there is named. A conflict of a merge that was not resolved is a
frequent reason.

To allow it in some files, write `lint: { allow: [{ rule: syntax, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have four errors, which two
readers would fix.

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

A text has marks that a translation platform put there and should have taken out again, or it is the
key instead of a translation.

## Why

People see `crwdns2972:0Openen` or `[!!! Öpéñ !!!]`. It happens where the files of a language for
tests, or for translation inside of the app, were exported with the others.

- Crowdin’s in-context translation puts `crwdns2972:0` and `crwdne2972:0` around texts.
- Phrase’s in-context editor has `[[__phrase_key__]]` or `{{__phrase_key__}}` in their place.
- A pseudo-translation stands between `[!!` and `!!]`, in a language that people speak.
- One prefix in brackets, such as `[de]`, begins ten or more texts of a file, and more than half of
  them, and no text of the source. Where half as many texts of the source begin with another one, it
  is a label.
- A translation is its key, such as `menu.file.close` or `error_network`, and the source has a text
  for it. A key of one word does not count.

A file in which most strings, and at least ten, are their keys is one warning. A file with ten marks
of Crowdin that are most translations, or twenty that are more than a quarter, is one of its pseudo-
language, which people do not choose: it is one info. In other files, each string is an error.
Languages for tests, such as `en-XA`, `qps-ploc` and `xx`, are not looked at. A key that differs
from the source only in capital letters is right.

## What to do

Export the language again, without the platform’s in-context or pseudo language. Translate what is
a key, or leave it out, so that the app falls back to the source.

To allow it at a key, write `waymark:allow tool-residue` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: tool-residue, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports nothing: none of them ships
such texts, so its precision on real files is not known. In those of 37 others no translation is its
key.

Samples from 166 public repositories that are not in the test data have three errors, which two
readers would fix.

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

Nobody sees white space at the end, until the app puts two texts together: then two words become
one, or a gap opens in a sentence. Where only one language has it, it is a slip of the hand or a
lost separator.

Line breaks are counted by `newline-count`. Scripts without spaces between words, such as Chinese,
Japanese and Thai, need none where the source has one, and a sign of full width such as `：` has room
in itself. Android takes white space at the ends away unless it is escaped, so that nothing is
reported that nobody gets.

## What to do

Take it out; that fix-it is safe. Where it is missing, put it in, or better, let the app put whole
sentences together.

To allow it at a key, write `waymark:allow trailing-whitespace` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: trailing-whitespace, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports 4
texts, in texts of four more programs, made into tables of strings, 30. All are true: 13
translations have a blank too many, 21 lack one. In some of the latter the slip is in the source,
whose blank no other text needs.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 11 in JSON, 11 in PO
and 8 in XLIFF.

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

The system stops reading a table of strings midway, without a word.

## Why

CoreFoundation takes a token that it does not expect for the end of the table: a second semicolon,
the mark of a conflict between branches, a brace. All keys behind it do not exist for the app, which
then shows the keys themselves; `plutil -lint` says OK. A real table lost 246 of its 743 keys so.
The diagnostic says how many are lost, which is the last key that the app has and which the first
that it has not. Without a lost key it is a warning.

## What to do

Remove the token. Where a semicolon is missing, the system refuses the whole file: that is syntax.

To allow it in some files, write `lint: { allow: [{ rule: truncated-table, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one. A table in the history of another project is where the rule comes from.

Samples from 166 public repositories that are not in the test data have one error, which two readers
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

Where a key is not found, its own text is shown: "settings.titel" on a button, in every language.
Where the key is the text, the app shows the source language to everybody.

`keyscan` of `Tools/KeyScan` lists the keys that the code uses, and this rule reads its list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

## What to do

Correct the key; the note names the one that is probably meant. Or add it to the catalog.

A key that people would see as it is, such as `settings.titel`, is an error. One that reads like a
text, and one for which the code has a default text, is a warning. So is one of Android, because an
app is not built without its resources: what is missing is mostly one of a library. Nothing is said
of

- a key without a letter, such as `%lld` and "–",
- a key of another bundle or package than the app's own,
- a call of a function that may be another, such as a parameter `t` in a source without a sign of
  translations, and a key that goes on with a context, `t("friend", { context })`,
- a language for which the run has no catalog, and the usual table where there is none.

A list that is older than the sources has places that are not theirs. Write it anew before each run.

To allow it in some files, write `lint: { allow: [{ rule: undefined-key, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

Nothing is reported without a list. Of the web interface of a large open-source app, 769 sources in
TypeScript with 994 English texts in ten namespaces, 13 of 1,573 uses with a known key are reported.
All were read, and are right: no namespace that the code asks has the key, and people see
"error.unknown".

Scan sources, and not what is built of them: of a bundle of another app, 5.8 MB in one-letter names,
43 of 2,717 keys are reported, and 29 of them are words of a library whose function is called `t`
too. Elsewhere, how often it is right depends on the catalogs that are searched: a key of a library
is reported where the code does not name its bundle.

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

The code makes a key while the app runs, so that nobody can say which one it is.

## Why

Whether a catalog has such a key is seen only when somebody looks at the app. And no key of the
catalog is surely unused, if the code may make any.

## What to do

Write the keys out where they are few: a `switch` over the cases, each with its literal, is found by
every tool. Where the key has to be made, begin it with a literal (`"error." + code`): what begins
so counts as used, and everything else is still looked at by [unused-key](unused-key.md).

To allow it in some files, write `lint: { allow: [{ rule: undeterminable-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

Nothing is reported without a list of `Tools/KeyScan`. Of the web interface of a large open-source
app, 769 sources in TypeScript, 70 of 1,643 uses are reported; of 20 that were looked at all are
right. 49 of the 70 begin or end with a literal, as `states.${state}` does, so that only 21 make
other keys doubtful.

## Invalid

```strings en.lproj/Localizable.strings
"error.1" = "Nothing there";
=== App/View.swift
                        ↓
String(localized: .init("error." + code))
=== usage.ndjson
{"path": "App/View.swift", "range": [24, 39], "language": "swift", "key": null, "prefix": "error.", "reason": "an expression", "call": "String.LocalizationValue"}
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

A percent sign that stands for itself is not doubled, in a text that is formatted.

## Why

In a text with placeholders the formatter looks at every percent sign. `50 % de` reads a number,
`100% accurate` a number with a fraction, and all placeholders behind it take wrong values; other
percent signs disappear. Android throws an exception. In a text without placeholders a percent sign
is prose, and `%%` would be seen twice: there the translation is compared to its source, and a sign
that is doubled in one of them only is info, and a warning where at least three other translations,
and four of five of them, have it as the source does.

A source string whose sign is not doubled is reported there, and not in each translation that
follows it. It is info where the string is probably not formatted: on Android, where it would throw
each time; and where the sign is no percentage, as in `LIKE '%@%'`, in a style sheet, or in help
such as "% stands for any letter".

At the end of a format string, Apple's formatters leave a last `%` out: a warning, whose fix is not
safe. `%@ %` may be right, since the value may have its own percent sign. Where the source shows no
percent sign, it is info.

A PO string with a flag whose source has a stray percent sign is no format string: `msgfmt` does not
check its translations, and neither does this rule. The source is info, once.

Where the source has no placeholder but a sign before a blank and a letter, as in "10% first",
the program does not format it, and the translation may have the same.

A PO string without a flag is looked at only if it is a format string without a doubt, see
`placeholder-missing`. A name between percent signs, `%user%`, is none of this, nor is an Android
text that says `formatted="false"`.

## What to do

Double it: `%%`. In a text without placeholders, write it as the source does.

To allow it at a key, write `waymark:allow unescaped-percent` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: unescaped-percent, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: none, beside the
notation of gettext, `%<PRIuMAX>`, which no formatter of the phones knows. Of 477 percent signs put
into formatted texts at random, all were reported; in texts without placeholders nothing was.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

In 69 PO files of three more projects, one of which has 1,400 patterns of dates without a flag, it
reports nothing.

Samples from 166 public repositories that are not in the test data have thirteen errors, of which
two readers would each fix twelve; and from 120 of them, four warnings, which two readers would fix.

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

Something has no meaning in its place.

## Why

It is kept, and nothing reads it: a name with a typing error, or what another tool has left there.

In a `.ts` file of Qt it is an error: `lrelease` rejects elements in strings, such as `<b>`, and
`<numerusform>` in a message without `numerus="yes"`.

## What to do

Correct the name, or remove it.

To allow it in some files, write `lint: { allow: [{ rule: unknown-member, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

Fluent puts other strings in the place of `{ message }`, `{ message.attribute }` and `{ -term }`. It
looks for them in the same language only. If there is none, people see the name in braces.

A program often reads several files together, such as one for the names of products. So a name that
the source refers to and does not have is taken for that of another file. A name that only a
translation refers to is an error if the source has it; a warning if a third language has it, or if
it is like one that the language has; and info otherwise. In the source it is a warning if it differs
in one letter from a name that the file has, or if two letters are swapped. An attribute that a
message of the language does not have is an error, since no other file can add it; so is a reference
to a message that has attributes and no value. Attributes of terms are not compared.

A function is known if Fluent or Firefox has it (`NUMBER`, `DATETIME`, `PLATFORM`), or if the source
uses it.

## What to do

Correct the name, or add the message or term to the language. A name is not translated.

To allow it at a key, write `waymark:allow unknown-reference` into the comment of the key; for many
keys, write `lint: { allow: [{ rule: unknown-reference, path: "locales/**" }] }` in `waymark.yaml`.

## On real files

In 10,000 files of four public repositories, mozilla-l10n/www-l10n, ankitects/anki-core-i18n,
pop-os/cosmic-files and zen-browser/l10n-packs, it reports 13 warnings, all of them real: the
message was removed from three languages and the reference was not.

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

Nothing is known about its texts. A file that is passed over in silence would look as if all were
well. So the exit status is 2, also where this rule is off.

## What to do

Look at the permissions of the file, and whether something else than a catalog has its name.

To allow it in some files, write `lint: { allow: [{ rule: unreadable-file, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

## Invalid

A file that the person who runs the tool may not read.

## Valid

Every other file.

"""#
    case "untranslated-copy": #"""
# untranslated-copy

A translation is the text of the source language.

## Why

Tools that export what nobody has translated yet put the source text in its place: the catalog looks
complete, and people see another language than theirs. But many texts are rightly the same: names,
“OK”, “Chat”. So the rule is off by default.

## What to do

Translate the text. If it is the same in all languages, say that it is not to be translated.

To allow it at a key, write `waymark:allow untranslated-copy` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: untranslated-copy, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
5,999 texts. Of twenty looked at twelve were not translated; names of countries, “URL”, “ID” and the
like are right.

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

A file of translations has sentences of the source language.

## Why

Translation platforms export the source string where there is no translation. The catalog looks
complete, and people see another language than theirs. A single word may be the same in two
languages; a sentence never is.

A sentence has five words or more, of which three begin with a small letter. In a script without
blanks between words, such as Japanese, it has ten letters. Where fewer words begin with a small
letter, as in all caps or in a title, it counts if another language translates it, and no more
languages have a copy; a title is info, since it may be a name.

Placeholders, code, addresses and names that `terms` of `waymark.yaml` keeps are no words. A variant
of the source language, such as British English, may have the same sentences, and so may strings
that are not to be translated. The notice of a licence, such as that of the GPL, is no sentence
here, and neither is the synopsis of a command, with ` || ` or most words in brackets, or a block of
code, such as `{ return 1; }`.

The severity is info, unless the language is required, in two cases:

- Most of at least 20 strings of the file equal their sources.
- Half of the strings are not translated at all.

A sentence of which most of three or more languages have a copy is info, too: it was never given to
the translators, or it is meant to be the same.

There is one diagnostic for each file and language, at its first sentence. It counts the sentences
and names the first keys. A single sentence keeps its key, so that reports list all languages of it
in one entry. The rule [untranslated-copy](untranslated-copy.md), which is off by default, lists
each value that equals its source instead, single words too; where that one is on, this one is off.

## What to do

Translate the sentences, or export only what is translated, so that the app falls back to the source
language.

To allow it at a key, write `waymark:allow untranslated-sentence` into the comment of the key; where
a format has no comments, or for many keys, write
`lint: { allow: [{ rule: untranslated-sentence, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the catalogs of 47 open-source apps, in nine file formats, it reports 995 files, of which 600
belong to one app. 60 were read with the sentence that is shown: 56 are not translated. Four were
synopses and formulas, which the rule has left out since. In the catalogs of 37 others, 44 of the
files have titles only. Half of 22 that were read are names, so titles are info.

Samples from 166 public repositories that are not in the test data have from 120 of them, 32
warnings, of which two readers would each fix 30.

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

A key of a catalog that no source uses.

## Why

It is translated into every language for nobody, and hides what is really missing.

`keyscan` of `Tools/KeyScan` lists the keys that the code uses, and this rule reads its list:

```sh
keyscan App > usage.ndjson
waymark lint --usage usage.ndjson
```

## What to do

Remove the key. If something else than the scanned code asks for it, allow the rule there:
`waymark:allow unused-key` in its comment, or with `key:` in `waymark.yaml`; on Android,
`tools:ignore="UnusedResources"`.

It is mere info where the key may be used all the same: a key that the code makes may be any; Xcode
generates a symbol for the key; or Xcode has found it in the code itself, and marks it as stale when
it finds it no more. Nothing is said of

- keys that begin as one does that the code makes with a literal in front, `"error." + code`,
- keys whose symbol the code names, `Text(.allowUploads)`, and those in members that will be keys,
  such as `titleKey: "form.title"`,
- keys that another text of the catalog names, `$t(shop.name)` in i18next and `@:shop.name` in
  vue-i18n,
- plurals of which the code names a form, `t("file_one")`,
- `InfoPlist`, `AppShortcuts` and the tables of settings bundles, which the system reads,
- keys of Interface Builder such as `4y2-Ab-xQ7.text`, stale keys, and those that are not to be
  translated,
- catalogs of which the code uses no key at all: something else reads them, such as generated
  constants,
- formats whose code is not scanned, such as ARB,
- anything, if a source could not be scanned.

To allow it at a key, write `waymark:allow unused-key` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: unused-key, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

Nothing is reported without a list. Of the web interface of a large open-source app, 769 sources in
TypeScript with 994 English texts, 33 keys are reported, all as info, since the code makes 21 keys
of which nothing is known. 30 of them stand nowhere in the code as a literal; one is used, handed to
a component as a plain text, `modelName="partitionedDagRun"`.

It is as right as the list is complete: scan all the code that the catalogs are for, tests too if
they have keys of their own.

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
{"path": "App/View.swift", "range": [32, 47], "language": "swift", "key": null, "prefix": "error.", "reason": "an expression", "call": "LocalizedStringKey"}
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

A plural has a text for a category that its language does not have.

## Why

Nobody ever sees the text. Somebody may have translated it for nothing, or believe that a number is
cared for which is not. Apple's systems take `zero` for 0 in every language, and Android does not.
CLDR changes: Hebrew had `many` until 2022, and older systems still take it.

## What to do

Remove the text.

To allow it at a key, write `waymark:allow unused-plural-category` into the comment of the key;
where a format has no comments, or for many keys, write
`lint: { allow: [{ rule: unused-plural-category, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
362 texts, nearly all of one project that has all categories in all languages. Of twenty looked at
all are real; one is Hebrew, which older systems take.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

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

The defect is mended, or the name of the rule is spelled wrongly. In the first case the suppression
would hide the next defect of the kind; in the second it hides nothing, though somebody thinks that
it does.

A suppression stands in the comment of an entry: `waymark:allow RULE`, also with several rules and
for some languages only, as in `waymark:allow missing-translation(fr, de), replacement-character`.
What follows the last rule is a reason for people; put something else than a comma in front of it.
In the file of the source language a comment holds for the key in all languages, in another file for
what that file has. On Android `tools:ignore` allows the rules that look for what the checks of
Android's lint look for; those are never reported here, because they are for another tool too.

A comment behind the last key of a table or of Android's resources belongs to no key, so what it
allows is allowed nowhere, and is reported. A suppression of a rule that is off is not reported, nor
one of a rule that compares languages where the files that were linted lack the source language or
the languages of the suppression.

## What to do

Remove the rule from the comment, or spell it as `waymark rules` does.

To allow it in some files, write `lint: { allow: [{ rule: unused-suppression, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

None of the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source apps
has a suppression of this toolkit, so nothing is reported there. In the examples below the rule
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

A link of the source leads elsewhere in the translation, or the translation has none.

## Why

A mistyped or outdated link leads nowhere or to the wrong site, and readers of the source string do
not notice.

What names a language may be another one: a part of the path or of the host (after
`de.wikipedia.org` everything may), and `hl=`, `lang=` or `locale=` in the query. A page in the
language of the translation on the same registered domain is right, such as `gpl-3.0.ja.html`, and
so is one with another name on the same host. The domain of another country counts as the same,
`nova.de` for `nova.com`. Which domains are registered is known for countries and some hosts of many
sites, not for the whole Public Suffix List. A page that names the language in its path is also
right on a domain with a similar name, such as `mediawiki.org` for `wikipedia.org`, and so is a copy
of the page in the Internet Archive.

A warning needs proof: the link is broken, or a link is lost that readers need. A link is broken if

- its scheme is mistyped (`htps://`), or its host has no dot (`https://nova`),
- it ends inside of a word, before a blank and the rest of the link, or before a letter that no link
  has,
- one or two characters in one place of the host or of the path are other letters, or are missing or
  added. Other digits or capital letters are info.

A lost link is a warning if it is the value of an attribute or a link of Markdown, or if at least
half of the other translations have it; if most of three or more others lack it too, it is info.
Another page or site is info, because a translator may have chosen it.

Where a string is nothing but a link, the link is a setting of the app, and another page or host of
the same domain is right: the account in another language, the site of a country. The bare host of
an app, `app.nova.app`, may replace a page on the same domain.

An address that shows what to enter is an example, and translators write their own: a reserved name
such as `example.com`, a host without a dot, a part such as `your` or `myserver`, or “e.g.” before
it. `http` and `https`, `www.` and a slash at the end are the same. Links without a scheme are not
looked at, nor are translations that have a link more.

## What to do

Write the link of the source, with the language of the translation if there is such a page. The
fix-it writes that of the source.

To allow it at a key, write `waymark:allow url-changed` into the comment of the key; where a format
has no comments, or for many keys, write `lint: { allow: [{ rule: url-changed, path: "App/**" }] }`
in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
nothing, where 39 lines have a link. In texts of four more programs, made into tables of strings
(Git, Excalidraw, Zulip, Firefox Focus): nothing.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have from 120 of them, 18
warnings, of which two readers would each fix sixteen.

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

A number is read with another width than in the source, or printed in another way.

## Why

`%d` reads 32 bits, `%ld` and `%lld` read 64. For a number that the source reads with 64, `%d`
prints only the lower half: 4 294 967 297 becomes 1. The other way round the upper half is whatever
was there before, so that -1 may become 4 294 967 295.

Zeros in front, digits behind the decimal point and the base may be other ones on purpose; where
they differ from the source, that is info: `%02d:%02d` becomes 1:5 without the zeros. With a space
in the placeholder, as in `% 1f` for `%.1f`, it is a warning. On Android all whole numbers are one
kind.

## What to do

Write the letters of the source between `%` and its end.

To allow it at a key, write `waymark:allow width-changed` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: width-changed, path: "App/**" }] }` in `waymark.yaml`.

## On real files

Measured over the 456 `.xcstrings`, `.strings`, `.stringsdict` and Android files of six open-source
apps, and over 28,000 texts of four more that were converted to `.strings`: 4 diagnostics, all real:
a `%d` for 64 bits, and `%*.s` or `%-*s` for `%.*s`, where a text is padded and not cut.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports 5 in PO,
all of them true.

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

An Android resource is a string in one language and a plural or an array in the source language.

## Why

Strings, plurals and arrays are looked up apart, so the app never finds the translation: it shows
the text of the source language. It happens when a string becomes a plural and a translation stays
what it was. In the language of a region it is a warning if the language itself has the right kind:
Android uses that of `values-zh` in place of one in `values-zh-rCN`.

## What to do

Translate the resource as the kind that it is in the source language.

To allow it at a key, write `waymark:allow wrong-resource-kind` into the comment of the key; where a
format has no comments, or for many keys, write
`lint: { allow: [{ rule: wrong-resource-kind, path: "App/**" }] }` in `waymark.yaml`.

## On real files

In the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps it reports
four resources in one language: strings in Chinese that had become plurals in English. All are real.

Samples from 166 public repositories that are not in the test data have two errors, which two
readers would fix.

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

A value is of another type than its place has.

## Why

Readers refuse the file, or pass over the value: `"shouldTranslate" : "false"` is a text, and not
false.

The `xml:lang` of a text in XLIFF has to be the language that the file says: a target in another one
is a mistake of whoever put the file together. In version 1.2 it may say more or less, `de-AT` in a
file in `de`; in 2.0 both are equal.

A formula of a PO file, `plural=`, has to give a form below `nplurals` for every number. Of a
property with `\u` and fewer than four digits Java reads nothing, and nothing of its file. The line
`nplurals=INTEGER` of a template is info until a plural is translated. A list in JSON is not a
catalog, and is reported only if the file is named.

The `language` of Qt's `.ts` file should be that of its name, such as `app_de.ts`: an app loads the
file by its name, and `lrelease` takes the plural forms of the attribute. This is a warning.

## What to do

Write a value of the type that is named.

To allow it in some files, write `lint: { allow: [{ rule: wrong-type, path: "App/**" }] }` in
`waymark.yaml`.

## On real files

None of the 456 .xcstrings, .strings, .stringsdict and Android files of six open-source apps has
one.

In the 7 PO, 58 JSON, 29 ARB and 12 XLIFF files of four more apps it reports nothing.

Samples from 166 public repositories that are not in the test data have two errors, which two
readers would fix.

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
