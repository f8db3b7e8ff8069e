// Checks that the literals in each module equal the string in its manifest.

import { readFileSync } from "node:fs";

const expected = JSON.parse(readFileSync("texts.json", "utf8"));
for (const [module, text] of expected) {
  const code = await import(`./${module}.js`);
  const prefix = { route: "route", word: "plain", choice: text };
  const result = code[`build${module}`](prefix, "hostile");
  if (!result.ok) {
    // A string with a line break or an invisible control character is not a value of any link.
    if (result.error.code !== "invalid-value" && !/[\0-\x1f\x7f-\x9f]/.test(text)) {
      console.log(module, JSON.stringify(text), result.error);
      process.exitCode = 1;
    }
    continue;
  }
  // The default is omitted, so the literal of the choice equals the string.
  if (result.text.includes("?")) {
    console.log(module, JSON.stringify(text), result.text);
    process.exitCode = 1;
  }
  const again = code[`parse${module}`](result.text);
  if (!again.ok || again.link.choice !== text) {
    console.log(module, JSON.stringify(text), again);
    process.exitCode = 1;
  }
}
console.log(`${expected.length} texts`);
