// Reads links like a browser, according to the WHATWG URL Standard. For each line of the input file,
// writes "-" if the URL is invalid, and otherwise two links that a tab separates. In the first link,
// a plus sign in the query remains a plus sign. In the second link, it becomes a space, as in
// URLSearchParams.
"use strict";

const fs = require("node:fs");

const [, , input, output] = process.argv;

/** Encodes a string as a value of a clean link. */
function encode(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16));
}

function spellItems(items) {
  return [...items].map(([key, value]) => encode(key) + "=" + encode(value)).join("&");
}

function spell(url, plus) {
  const segments = url.pathname.split("/").map((segment) => encode(decodeURIComponent(segment)));
  const start = url.host || url.pathname.startsWith("/") ? "//" : "";
  const query = spellItems(new URLSearchParams(url.search.replaceAll("+", plus)));
  // URLSearchParams ignores a question mark at the start.
  const fragment = spellItems(new URLSearchParams("?" + url.hash.slice(1).replaceAll("+", plus)));
  return (
    url.protocol + start + encode(decodeURIComponent(url.hostname)) +
    (url.port ? ":" + url.port : "") + segments.join("/") +
    (query ? "?" + query : "") + (fragment ? "#" + fragment : "")
  );
}

const links = fs.readFileSync(input, "utf8").split("\n").slice(0, -1);
const lines = links.map((link) => {
  try {
    const url = new URL(link);
    return spell(url, "%2B") + "\t" + spell(url, "+");
  } catch {
    return "-";
  }
});
fs.writeFileSync(output, lines.join("\n") + "\n");
