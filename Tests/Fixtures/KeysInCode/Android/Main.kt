class Main : Activity() {
  // R.string.commented
  fun show(code: Int) {
    title = getString(R.string.title) + "${resources.getQuantityString(R.plurals.notices, 2)}"
    val ok = getString(android.R.string.ok)
    val id = resources.getIdentifier("error_$code", "string", packageName)
  }
}
