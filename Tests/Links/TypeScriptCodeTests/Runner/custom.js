// Prints the result for each link of links.json, with the function of main.ts.

import { readFileSync } from "node:fs";
import { outcome } from "./main.js";

for (const link of JSON.parse(readFileSync("links.json", "utf8"))) {
  console.log(outcome(link));
}
