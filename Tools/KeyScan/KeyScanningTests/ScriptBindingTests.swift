import KeyScanning
import Testing

/// The bindings of function names, as documented by i18next, vue-i18n and next-intl.
@Suite("Bindings in scripts")
struct ScriptBindingTests {
  @Test(
    "Hooks bind names to the functions that they return",
    arguments: [
      (
        "const { t } = useTranslation('ns', { keyPrefix: 'x' }); t('a'); t('b', { ns: 'm' })",
        ["x.a in ns", "x.b in m"]
      ),
      ("const { t: tr } = useTranslation('n'); tr('a'); t('b')", ["a in n", "b"]),
      ("const [t, i18n] = useTranslation('n'); t('a'); i18n.t('b')", ["a in n", "b"]),
      (
        "const tr = useTranslation('n'); tr.t('a'); const t = tr.t; t('b')",
        ["a in n", "b perhaps"]
      ),
      ("const t = i18n.getFixedT(null, 'n', 'p'); t('a')", ["p.a in n"]),
      ("const t = i18next.getFixedT('de'); t('a')", ["a"]),
      ("const t = await getTranslations('Home'); t('a'); t.rich('b')", ["Home.a", "Home.b"]),
      (
        "const t = await getTranslations({ locale, namespace: 'Home' }); t.raw('a')", ["Home.a"]
      ),
      ("const { t } = useI18n(); t('a')", ["a"]),
      ("const { t } = await useTranslation(lng, 'n'); t('a')", ["a in n"]),
      ("const { t } = useTranslation(ns); t('a'); t(x)", ["a in ?", "… in ?"]),
      ("const { t } = useTranslation('n', { keyPrefix }); t('a')", ["…a in n"]),
      ("const { t } = useTranslation(undefined, { keyPrefix: `p.q` }); t('a')", ["p.q.a"]),
      ("import { useTranslation as u } from 'x'; const { t } = u('n'); t('a')", ["a in n"]),
      ("const { t }: { t: TFunction } = useTranslation('n'); t('a')", ["a in n"]),
      ("const t: TFunction<'n'> = useTranslation('n').t; t('a')", ["a in n"]),
      ("const a = 1, { t } = useTranslation('n')\nt('a')", ["a in n"]),
      ("const t = i18n.t.bind(i18n); t('a'); useTranslation()", ["a"]),
      ("const { t = x } = useTranslation('n'); t('a')", ["a in n"]),
      ("const x = useX(), y = { a: 1 }; const { t } = useTranslation('n'); t('a')", ["a in n"]),
    ] as [(String, [String])])
  func hooks(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .typescript) == keys)
  }

  @Test(
    "A name has the binding of the scope that contains it",
    arguments: [
      (
        """
        function A() { const { t } = useTranslation('n'); return t('a') }
        function B() { const { t } = useTranslation('m'); return t('b') }
        t('c')
        """, ["a in n", "b in m", "c"]
      ),
      (
        """
        function A() {
          const later = () => t('a')
          const { t } = useTranslation('n')
          { const t = 5; t('x') }
          if (x) { const { t } = useTranslation('m'); t('b') }
          return t('c')
        }
        """, ["a in n", "b in m", "c in n"]
      ),
      (
        """
        const { t } = useTranslation('n'); list.map(t => t('x')); list.map((t, i) => { t('x') }); \
        t('a')
        """,
        ["a in n"]
      ),
      ("i18n; list.map(async function (t) { t('x') }); t('a')", ["a"]),
      ("i18next.init({}, (err, t) => { t('a'); t(x) })", ["a", "…"]),
      ("i18next.init().then(function (t) { t('a') })", ["a"]),
      ("const f = (t: number) => t('x'); const g = (t: Date, u?: string): string => t('x')", []),
      ("const f = (t: TFunction, u = t('a')) => t('b')", ["a", "b"]),
      ("i18n; function f(t: (key: string) => string): string { return t('a') }", ["a"]),
      ("function f(t: (n: number) => number) { return t('a') }", []),
      ("i18n; function f(t, k) { return t('a') + t(k) }", ["a", "…"]),
      ("function f(t, k) { return t('a') + t(k) }", ["a perhaps"]),
      ("const f = ({ t }) => t('a')", ["a perhaps"]),
      ("withTranslation()(({ t, x }) => <p>{t('a')}{t(x)}</p>)", ["a", "…"]),
      ("i18n; ({ i18n: { t } }) => t('a')", ["a"]),
      ("const { t } = useTranslation(); const { y, t: z } = point; z('x'); t('a')", ["x", "a"]),
      ("for (const t of ts) { t('x') } t('a')", ["a"]),
      ("for await (const t of ts) t('x'); t('a')", ["a"]),
      ("try { t('a') } catch (t) { t('x') } t('b')", ["a", "b"]),
      ("class A { t(key) { return 1 } m() { return this.t('a') } }", ["a"]),
      ("const f = (translate: TFunction): Array<X<Y>> => [{ a: translate('a') }]", ["a"]),
      (
        "const f = (x: Canvas) => x('a'); const g = ({ translate }: P) => translate('b')",
        ["b perhaps"]
      ),
      ("i18n; const g = (translate: (key: string) => string) => translate('a')", ["a"]),
      ("import { translate } from './i18n'; i18n; translate('a'); translate(x)", ["a", "…"]),
      (
        """
        const { t } = useTranslation('n'); [{ a: t('a'), b: 'x' as const }, { a: t('b') }, \
        x => ['y' as const, t('c')]]
        """,
        ["a in n", "b in n", "c in n"]
      ),
      ("i18n; x.translate('a'); translate('b')", []),
      (
        """
        const a = { titleKey: 'a.b', sortKey: 'name', x: 'a.c', l: 'm:a.d', u: 'http://a.b' }; \
        <p dataKey='n:c' k={1}/>
        """,
        ["a.b perhaps", "a.d in m perhaps", "c in n perhaps"]
      ),
      (
        """
        i18n; const [s, set] = useState(''); const f = (x) => 1; function g() {} set('x'); f('x'); \
        g('x')
        """,
        []
      ),
      ("i18n; const t = useMyTexts(); t('a')", ["a"]),
      ("const t = performance.now(); t('x')", []), ("let t; t('x')", []),
      ("import t from 'tape'; t('a')", ["a perhaps"]),
      ("import { t } from '../i18n'; i18n; t('a'); t(x)", ["a", "…"]),
      ("import { t as tr } from './i18n'; i18n; tr('a')", ["a"]),
      ("import * as t from '@babel/types'; t('a')", []),
      ("i18n; function t(key) { return i18n.t('p.' + key) } t('a')", ["p.…", "a perhaps"]),
      ("i18n; const t = (key) => lookup(key); t('a')", ["a perhaps"]),
      ("f(a => b, t => t('x'), t('a')); t('b')", ["a", "b"]),
      ("i18n; const o = { m(t) { return t('a') }, ['x'](t) { return t('b') } }", ["a", "b"]),
      ("i18n; const f = t => c => t('a')\nconst g = t('b')", ["a", "b"]),
      ("x = a ? (t) : (y) => t('a')", ["a"]),
      ("<Translation ns='n'>{(t) => <p>{t('a')}</p>}</Translation>; i18n", ["a"]),
    ] as [(String, [String])])
  func scopes(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .javascript) == keys)
  }

  @Test(
    "The owner of a method `t` determines whether it takes a key",
    arguments: [
      ("props.t('a'); this.t('b'); this.props.t('c'); this.$t('d')", ["a", "b", "c", "d"]),
      ("i18n.t('a'); i18n?.t('b'); i18n!.t('c'); i18n.global.t('d')", ["a", "b", "c", "d"]),
      ("this.props.i18n.t('a'); app.config.globalProperties.$t('b')", ["a", "b"]),
      ("t?.('a'); t!('b'); t<string>('c'); i18n.t?.('d')", ["a", "b", "c", "d"]),
      ("assert.t('x'); d3.t('x'); global.t('x'); point.t(x)", []),
      ("const i18n = new I18n(); i18n.t('a')", ["a"]),
    ] as [(String, [String])])
  func owners(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .typescript) == keys)
  }

  @Test(
    "Keys in expressions are found",
    arguments: [
      ("$t(x ? 'a' : y ? 'b' : 'c')", ["a", "b", "c"]), ("$t((x ? 'a' : ('b')))", ["a", "b"]),
      ("$t(x ? `a.${y}` : b)", ["a.…", "…"]), ("$t(x || 'a')", ["…", "a"]),
      ("$t(x && 'a')", ["a"]), ("$t('a' + 'b' + `c`)", ["abc"]),
      ("$t('a.' + (x ? 'b' : 'c') + '.d')", ["a.b.d", "a.c.d"]),
      ("$t(`a.${x ? 'b' : 'c'}.d`)", ["a.b.d", "a.c.d"]), ("$t(`a.${'b'}${x}`)", ["a.b…"]),
      ("$t('a.' + x + '.b')", ["a.….b"]), ("$t(x + '.b')", ["….b"]), ("$t(f('a'))", ["…"]),
      ("$t('a'.concat(x))", ["…"]), ("$t(`a.${x}` as const)", ["a.…"]), ("$t('a' as any)", ["a"]),
      ("$t('a'!)", ["a"]), ("$t($ => $.a.b)", ["a.b"]), ("$t($ => $[x])", ["…"]),
      ("$t(x?.y)", ["…"]), ("$t(x ? .5 : 'a')", ["…", "a"]), ("$t(a['x ? y : z'])", ["…"]),
      ("$t(['a', `b`, x])", ["a", "b", "…"]), ("$t('n:a.' + x)", ["a.… in n"]),
      ("$t(`n:${x}`)", ["… in n"]), ("$t(x + y)", ["…"]),
    ] as [(String, [String])])
  func expressions(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .typescript) == keys)
  }

  @Test(
    "Keys of `Trans` elements are found",
    arguments: [
      (
        "const { t } = useTranslation('n', { keyPrefix: 'p' }); <Trans t={t} i18nKey='a' />",
        ["p.a in n"]
      ),
      ("<Trans i18nKey={x ? 'a' : `b.${y}`} ns={n} />", ["a in ?", "b.… in ?"]),
      ("<Trans i18nKey='a' defaults='Text' components={{ b: <b /> }} />", ["a or default"]),
      ("<Trans components={{ i18nKey: 'x' }} i18nKey='n:a' values={{ t: 1 }}></Trans>", ["a in n"]),
    ] as [(String, [String])])
  func elements(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .javascript) == keys)
  }
}
