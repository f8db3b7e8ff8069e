/** Returns the string with a–z converted to A–Z, independent of the locale. */
function uppercased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
