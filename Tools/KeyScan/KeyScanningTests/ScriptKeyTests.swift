import KeyScanning
import Testing

@Suite("Keys in scripts")
struct ScriptKeyTests {
  @Test(
    "Keys in calls are found",
    arguments: [
      (#"t("a.b")"#, ["a.b"]), ("t('a')", ["a"]), ("t(`a`)", ["a"]), ("t()", []), ("f.t('a')", []),
      ("i18n.t('a') + i18next.t('b') + this.$t('c') + $tc('d', 2)", ["a", "b", "c", "d"]),
      ("function t('a') {}", []), ("t('ns:a')", ["a in ns"]), ("t('Note: a')", ["Note: a"]),
      ("t('a', 'text')", ["a or default"]), ("t('a', { ns: 'n', count: 2 })", ["a in n"]),
      ("t('a', { ns })", ["a in ?"]), ("t('a', { defaultValue: 'x' })", ["a or default"]),
      ("t('a', { context: x })", ["a perhaps"]), ("t(x ? 'a' : 'b')", ["a", "b"]),
      ("t(['a', 'b'])", ["a", "b"]), ("t(x)", []),
      ("$t(x)", ["…"]), ("$t(`a.${x}.b`)", ["a.….b"]), ("$t('a.' + x)", ["a.…"]),
      ("$t(`${x}`)", ["…"]), ("$t(`a${x}b${y}`)", ["a…"]), ("$t(x?.y ?? 'a')", ["…", "a"]),
      (#"t("\x41\u0042\u{43}\n\'")"#, ["ABC\n'"]), ("t('a\\\nb')", ["ab"]),
      (
        "const { t } = useTranslation('n', { keyPrefix: 'p' }); t('a'); i18n.t('b')",
        ["p.a in n", "b"]
      ),
      ("const { t } = useTranslation(['n', 'm']); t('a')", ["a in n"]),
      ("// t('a')\n/* t('b') */ t('c')", ["c"]), ("/t('a')/.test(x) && t('b')", ["b"]),
      ("x / t('a') / y", ["a"]), ("x = /[/'\"]/; t('a')", ["a"]),
      ("if (x) /'/.test(y); t('a')", ["a"]),
      ("`t('a') ${t('b')} t('c')` + t('d')", ["b", "d"]), ("`${`${t('a')}`}`", ["a"]),
      ("a++ / 2; t('a')", ["a"]),
    ] as [(String, [String])])
  func calls(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .typescript) == keys)
  }

  @Test(
    "Keys in JSX are found",
    arguments: [
      ("<p>Don't t('a') {t('b')}</p>; t('c')", ["b", "c"]),
      ("<p a='t(x)' b={t('a')}/>; t('b')", ["a", "b"]),
      ("<Trans i18nKey='a' ns='n'>It's <b>you</b></Trans>", ["a in n"]),
      ("<Trans i18nKey={'a'} /> + <Trans i18nKey={`b`}></Trans>", ["a", "b"]),
      ("<>{x && <a.b c-d='1'>{`${t('a')}`}</a.b>}</>", ["a"]),
      ("const f = <T,>(x: T) => t('a')", ["a"]), ("const f = <T extends U>(x: T) => t('a')", ["a"]),
      ("a < b; t('a'); c > d", ["a"]), ("f<string>('x'); t('a')", ["a"]),
      ("return <p>{/* ' */}</p>\nt('a')", ["a"]),
    ] as [(String, [String])])
  func elements(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .javascript) == keys)
  }

  @Test("In a file that cannot contain JSX, angle brackets enclose types")
  func types() {
    #expect(KeyTable.uses("const a = <T>x; t('a')", .typescript, allowsJSX: false) == ["a"])
  }

  @Test(
    "Keys in Vue components are found",
    arguments: [
      (
        "<template><p :a=\"$t('a')\" b=\"$t('x')\">{{ $t('b') }} It's {{ t('c') }}</p></template>",
        ["a", "b", "c"]
      ),
      ("<!-- {{ t('x') }} --><p v-if='t(\"a\")' @b=\"t('b')\" #c=\"t('c')\"/>", ["a", "b", "c"]),
      ("<script setup lang=\"ts\">const x = t('a')</script><style>{{ t('x') }}</style>", ["a"]),
      ("<script>t('a')", ["a"]), ("{{ t('a')", ["a"]), ("<p :a=\"t('a')", ["a"]),
      ("<p v-t=\"'a'\"/><p v-t='{ path: \"b\", args: { x } }'/><p v-t='x'/>", ["a", "b", "…"]),
      (
        "<i18n-t keypath=\"a\" tag='p'/><I18nT keypath='b'/><i18n-t :keypath=\"x ? 'c' : 'd'\"/>",
        ["a", "b", "c", "d"]
      ),
      ("<i18n path='a'/><router-link path='b'/>", ["a"]),
      ("<p>{{ $t?.('a') }}{{ i18n.global.t('b') }}</p>", ["a", "b"]),
    ] as [(String, [String])])
  func vue(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .vue) == keys)
  }
}
