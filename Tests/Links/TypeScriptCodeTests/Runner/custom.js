// Calls the function of main.ts with each link in links.json, and prints the result.

import { readFileSync } from "node:fs";
import { outcome } from "./main.js";

for (const link of JSON.parse(readFileSync("links.json", "utf8"))) {
  console.log(outcome(link));
}
