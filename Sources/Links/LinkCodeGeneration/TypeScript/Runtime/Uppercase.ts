/** The text with a–z as A–Z and everything else kept, whatever the language. */
function uppercased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
