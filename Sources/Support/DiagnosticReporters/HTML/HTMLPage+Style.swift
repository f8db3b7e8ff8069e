extension HTMLPage {
  /// The style sheet, for light and dark mode, narrow screens, forced colors and print.
  ///
  /// Information is never conveyed by color alone: severities also have symbols and words, and bar
  /// segments have patterns.
  static let style: StaticString = #"""
    :root {
      color-scheme: light dark;
      --ground: #fff; --raised: #f6f7f9; --line: #c9ced6; --text: #1b1f24; --quiet: #525a66;
      --link: #0b4fa8; --focus: #0b4fa8; --mark: #fff0b8; --mark-text: #1b1f24;
      --error: #b01b1b; --warning: #7d4c00; --info: #0b5394;
      --error-ground: #fdecec; --warning-ground: #fdf3df; --info-ground: #e8f1fb;
      --translated: #1e7d46; --review: #8a5800; --new: #22639c; --missing: #fff; --edge: #6b7480;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171c; --raised: #1d2128; --line: #3b434f; --text: #e8eaed; --quiet: #aab2be;
        --link: #8fbcff; --focus: #8fbcff; --mark: #5a4708; --mark-text: #fff;
        --error: #ff9a92; --warning: #f5bf5c; --info: #8fc3f7;
        --error-ground: #3a1c1c; --warning-ground: #352a12; --info-ground: #14293d;
        --translated: #4cb878; --review: #e5ab45; --new: #6db0ee; --missing: #14171c; \#
    --edge: #8c95a2;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; scroll-behavior: auto; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
    header { padding-top: 1.75rem; }
    footer { padding-bottom: 2rem; color: var(--quiet); }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
    h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: .25rem 0; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", \#
    "Noto Sans Mono", monospace; font-size: .875rem; }
    a { color: var(--link); }
    a, button, select, summary { min-height: 24px; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
    .skip { position: absolute; left: -200vw; background: var(--ground); padding: .5rem 1rem; \#
    z-index: 1; }
    .skip:focus { left: .5rem; top: .5rem; }
    .verdict { font-size: 1.1rem; color: var(--quiet); }
    nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; \#
    margin: .75rem 0 0; padding: 0; }
    nav a { display: inline-block; padding: .25rem 0; }
    .severity { display: inline-flex; align-items: center; gap: .35rem; font-weight: 600; \#
    white-space: nowrap; }
    .severity .sign { flex: none; }
    .error { color: var(--error); } .warning { color: var(--warning); } \#
    .info { color: var(--info); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); \#
    gap: .75rem; margin: 0; }
    .tile { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; \#
    background: var(--raised); }
    .tile dt { color: var(--quiet); font-size: .9rem; line-height: 1.5rem; }
    .tile .severity { line-height: 1; }
    .tile dd { margin: 0; font-size: 1.6rem; line-height: 1.25; font-weight: 600; \#
    color: var(--text); font-variant-numeric: tabular-nums; }
    .tile.error { background: var(--error-ground); border-color: var(--error); }
    .tile.warning { background: var(--warning-ground); border-color: var(--warning); }
    .tile.info { background: var(--info-ground); border-color: var(--info); }
    .tile.none .severity { color: var(--quiet); }
    .legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; \#
    margin: 0 0 .9rem; padding: 0; }
    .swatch { vertical-align: -1px; margin-inline-end: .25rem; }
    .cards { display: grid; \#
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); \#
    gap: 1rem; align-items: start; }
    .card { margin: 0; border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; \#
    background: var(--ground); min-width: 0; }
    .card figcaption p { color: var(--quiet); font-size: .9rem; margin-bottom: .4rem; }
    .bars { display: block; margin-bottom: .4rem; overflow: hidden; }
    .bars text { fill: var(--text); font-size: 14px; font-variant-numeric: tabular-nums; }
    .bars .end { text-anchor: end; }
    rect.translated { fill: var(--translated); stroke: var(--translated); }
    rect.review { fill: url(#fill-review); stroke: var(--review); }
    rect.new { fill: url(#fill-new); stroke: var(--new); }
    rect.missing { fill: var(--missing); stroke: var(--edge); }
    #fill-review path { stroke: var(--review); } #fill-review rect { fill: var(--missing); }
    #fill-new circle { fill: var(--new); } #fill-new rect { fill: var(--missing); }
    summary { cursor: pointer; padding: .2rem 0; color: var(--link); }
    main > section > details > .cards { margin-top: .75rem; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: .95rem; }
    caption { text-align: start; color: var(--quiet); padding-bottom: .4rem; font-size: .9rem; }
    th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; \#
    border-bottom: 1px solid var(--line); }
    thead th { color: var(--quiet); font-weight: 600; font-size: .9rem; }
    tbody th { font-weight: 500; }
    .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .rules .number { padding-inline-end: 1.5rem; }
    .rules th { white-space: nowrap; }
    .rules a { display: inline-block; min-width: 24px; }
    #filters { border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; \#
    background: var(--raised); margin-bottom: 1.25rem; }
    .fields { display: grid; \#
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); \#
    gap: .75rem; align-items: end; }
    .field { min-width: 0; }
    label { display: block; font-size: .9rem; font-weight: 600; }
    select, button { font: inherit; width: 100%; height: 2.4rem; color: var(--text); \#
    background: var(--ground); border: 1px solid var(--edge); border-radius: .35rem; \#
    padding: 0 .5rem; }
    button { cursor: pointer; font-weight: 600; }
    #shown { margin: .6rem 0 0; }
    .limit { border: 1px solid var(--warning); border-radius: .5rem; \#
    background: var(--warning-ground); padding: .6rem .9rem; margin: .75rem 0 1rem; }
    .clean { font-size: 1.1rem; }
    .file { margin: 0 0 1.75rem; }
    .file h3 { padding: .5rem 0; border-bottom: 2px solid var(--line); }
    .count { color: var(--quiet); font-weight: 400; font-size: .9rem; white-space: nowrap; \#
    margin-inline-start: .5rem; }
    .file ol { list-style: none; margin: 0; padding: 0; }
    .diagnostic { padding: .9rem 0; border-bottom: 1px solid var(--line); \#
    content-visibility: auto; contain-intrinsic-size: auto 11rem; }
    .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .75rem; margin: 0; }
    .place { color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
    .rule { overflow-wrap: anywhere; }
    .message { font-size: 1.05rem; overflow-wrap: anywhere; margin: .2rem 0; }
    .parts { margin: .2rem 0 .2rem 1.2rem; padding: 0; }
    .parts li { overflow-wrap: anywhere; }
    .facts { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; margin: .2rem 0; \#
    font-size: .9rem; }
    .facts div { display: flex; gap: .4rem; min-width: 0; }
    .facts dt { color: var(--quiet); }
    .facts dd { margin: 0; overflow-wrap: anywhere; font-weight: 500; }
    .source { display: flex; margin: .45rem 0; border: 1px solid var(--line); \#
    border-radius: .35rem; background: var(--raised); line-height: 1.5; }
    .source code { white-space: pre-wrap; overflow-wrap: anywhere; padding: .35rem .6rem .8rem; \#
    min-width: 0; tab-size: 2; }
    .line { color: var(--quiet); padding: .35rem .5rem; border-inline-end: 1px solid var(--line); \#
    user-select: none; min-width: 3.25rem; text-align: end; }
    mark { background: var(--mark); color: var(--mark-text); \#
    border-bottom: 2px solid var(--error); border-radius: 2px; }
    mark.at { position: relative; }
    mark.at::after { content: "^" / ""; position: absolute; inset-inline-start: 0; top: 1.4em; \#
    color: var(--error); font-size: 1rem; font-weight: 700; line-height: .6; }
    mark:empty { padding-inline: 1px; }
    .ctl { outline: 1px dashed var(--edge); border-radius: 2px; color: var(--error); \#
    font-size: .8em; unicode-bidi: isolate; direction: ltr; }
    mark .ctl { color: inherit; }
    .notes { margin: .35rem 0 0; padding-inline-start: 1.2rem; font-size: .95rem; \#
    overflow-wrap: anywhere; }
    @media (max-width: 30rem) {
      .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .line { min-width: 2.2rem; padding-inline: .3rem; }
      .rules td:last-child { min-width: 18rem; }
    }
    @media (forced-colors: active) {
      mark { background: Mark; color: MarkText; }
      .severity, .sign { forced-color-adjust: auto; }
    }
    @media print {
      :root {
        --ground: #fff; --raised: #fff; --line: #999; --text: #000; --quiet: #333; --link: #000;
        --mark: #fff; --mark-text: #000; --error: #000; --warning: #000; --info: #000;
        --error-ground: #fff; --warning-ground: #fff; --info-ground: #fff;
        --translated: #333; --review: #333; --new: #333; --missing: #fff; --edge: #333;
      }
      #filters, nav, .skip { display: none !important; }
      header, main, footer { max-width: none; padding: 0; }
      body { font-size: 10pt; }
      h2, h3 { break-after: avoid; }
      .diagnostic, .card, tr, .tile { break-inside: avoid; }
      .diagnostic { content-visibility: visible; }
      rect { print-color-adjust: exact; }
      a { text-decoration: none; }
      .wide { overflow: visible; }
      .card details:not([open]) { display: none; }
      main > section > details::details-content { content-visibility: visible; }
    }

    """#
}
