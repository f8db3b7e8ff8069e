extension HTMLPage {
  /// The shared SVG symbols: an icon for each severity, and the fill patterns of bars.
  ///
  /// The icons differ in shape, so they can be distinguished without color.
  static let signs: StaticString = """
    <svg width="0" height="0" aria-hidden="true" style="position:absolute" focusable="false">
    <defs>
    <symbol id="sign-error" viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" \
    d="M5 0h6l5 5v6l-5 5H5l-5-5V5zM5.2 4 4 5.2 6.8 8 4 10.8 5.2 12 8 9.2 10.8 12 12 10.8 9.2 8 12 \
    5.2 10.8 4 8 6.8z"/></symbol>
    <symbol id="sign-warning" viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" \
    d="M8 .5 16 15H0zM7 5.5v5h2v-5zM7 11.5v2h2v-2z"/></symbol>
    <symbol id="sign-info" viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" \
    d="M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0zM7 3.5v2h2v-2zM7 6.8v5.7h2V6.8z"/></symbol>
    <pattern id="fill-review" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" \
    height="6"/><path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke-width="2"/></pattern>
    <pattern id="fill-new" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" \
    height="6"/><circle cx="2" cy="2" r="1.3"/><circle cx="5" cy="5" r="1.3"/></pattern>
    </defs>
    </svg>

    """
}
