// Checks that secrets are not shown, and that invalid Unicode and long, deep or unusual input cause
// no failure.

import assert from "node:assert";
import { inspect } from "node:util";
import * as shy from "./ShyLink.js";
import { built, open } from "./use.js";

const { parseShyLink: parse, buildShyLink: build, ShySecret: Secret } = shy;

// A secret is shown only by reveal().
const entered = parse("https://h.example/enter/1234?note=psst&pins=5678");
assert(entered.ok);
assert.equal(entered.link.pin.reveal(), "1234");
assert.equal(entered.link.note.reveal(), "psst");
const shown = [
  JSON.stringify(entered),
  String(entered.link.pin),
  `${entered.link.note}`,
  "" + entered.link.pins,
  inspect(entered, { depth: 9, showHidden: true }),
  inspect(entered.link.pin, { customInspect: false, showHidden: true }),
  Object.entries(entered.link.pin).join(),
  JSON.stringify(parse("https://h.example/enter/123?note=psst")),
  inspect(parse("https://h.example/enter/12345?note=psst")),
  inspect(build({ route: "enter", pin: new Secret("12a4"), pins: [new Secret("5678")] })),
];
for (const text of shown) {
  assert(!/1234|psst|5678|123\b|12a4/.test(text), text);
}
const partial = parse("https://h.example/enter/1234?note=psst%0A&pins=5678&pins=567&lang=fr");
assert(!partial.ok && partial.error.code === "percent-encoded-control");
// Dropped values differ from absent values, and contain no text of the link.
const other = parse("https://h.example/enter/1234?note=&pins=5678&pins=567&pins=56a8");
assert(other.ok && other.link.note === undefined);
assert.deepEqual(other.link.pins.map((pin) => pin.reveal()), ["5678"]);
assert.deepEqual(other.dropped, [
  { parameter: "pins", range: { start: 50, end: 53 }, code: "too-short" },
  { parameter: "pins", range: { start: 59, end: 63 }, code: "invalid-character" },
]);
assert.deepEqual(parse("shy:enter/1234").dropped, []);
assert(shown[0].includes("•••") && shown[4].includes("•••"));
assert.deepEqual(built, { ok: true, text: "shy://enter/1234" });
assert.equal(open("shy:enter/1234"), "12340");
assert.equal(open("shy:leave"), "unknown-path-component");

// Inherited properties are not values, and parameters do not use their names.
assert.equal(Object.hasOwn(parse("shy:enter/1234").link, "toString"), false);
assert.equal(parse("shy:enter/1234?toString=x").link.toStringParameter, "x");
assert.equal(
  build({ route: "enter", pin: new Secret("1234"), pins: [], toStringParameter: "x" }).text,
  "https://h.example/enter/1234?toString=x",
);
assert.equal(build({ route: "enter", pin: new Secret("1234") }).text, "https://h.example/enter/1234");

// JSON.stringify throws no error for a bigint, and the method that it calls is not enumerable.
const big = parse("shy://many?big=9007199254740993&n=7&tags=x").link;
assert.equal(big.big, 9007199254740993n);
assert.deepEqual(JSON.parse(JSON.stringify(big)), {
  route: "many",
  rest: [],
  tags: ["x"],
  n: 7,
  big: "9007199254740993",
});
assert.deepEqual(JSON.parse(JSON.stringify({ links: [big] })).links[0].big, "9007199254740993");
assert.deepEqual(Object.keys(big).sort(), ["big", "n", "rest", "route", "tags"]);
assert.equal(build(big).text, "https://h.example/many?tags=x&n=7&big=9007199254740993");

// Unpaired surrogates are rejected at the offset where invalid UTF-8 would be.
const code = (text) => {
  const { ok, error } = parse(text);
  return ok ? "ok" : `${error.code} ${error.range.start} ${error.range.end}`;
};
for (const half of ["\ud800", "\udc00", "\udfff\ud800", "\ud83cx", "\udbff"]) {
  assert.equal(code("shy://many?tags=" + half), "invalid-utf-8 16 17");
  const { error } = build({ route: "many", rest: [], tags: ["ä" + half] });
  assert.deepEqual([error.code, error.range.start, error.range.end], ["invalid-value", 2, 3]);
  assert.equal(error.stringRange.start, 1);
}
assert.equal(code("shy://many?tags=\u{1f389}"), "non-ascii-character 16 20");

// JavaScript callers may pass values of any type, which must be rejected.
for (const value of [null, 77, {}, [], Symbol("x"), NaN, 1.5, () => 0, "x", -1, 10n, 2 ** 53]) {
  const result = build({ route: "many", rest: [], tags: [], n: value });
  assert.equal(result.ok, false);
  assert.equal(result.error.code, "invalid-value");
}
assert.equal(build({ route: "nothing" }).error.code, "unknown-route");
assert.equal(build({ route: "root" }, "HTTP").error.code, "unknown-scheme");
assert.equal(build({ route: "many", rest: [], tags: [], big: 2n ** 63n }).error.code, "invalid-value");
assert.equal(
  build({ route: "many", rest: [], tags: [], big: -(2n ** 63n) }).text,
  "https://h.example/many?big=-9223372036854775808",
);

// No input takes long, whatever its length. CPU time is independent of other processes.
const time = (body) => {
  const start = process.cpuUsage();
  body();
  return process.cpuUsage(start).user / 1000;
};
const long = 8192;
const huge = 20_000_000;
const fill = (front, unit, length = long) => front + unit.repeat((length - front.length) / unit.length);
const links = [
  fill("https://h.example/many/", "a/"),
  fill("https://h.example/many/", "a-"),
  fill("https://h.example/many/", "aa-"),
  fill("https://h.example/many/en-", "a-bb-"),
  fill("https://h.example/many/", "%C3%A9"),
  fill("https://h.example/many?", "tags=a&"),
  fill("https://h.example/many?", "&"),
  fill("https://h.example/many?", "="),
  fill("https://h.example/many?n=", "1"),
  fill("https://h.example/many?big=", "9"),
  fill("https://", "a."),
  fill("https://", "1."),
  fill("https://", "@"),
  fill("https://[", ":"),
  fill("https://a:", "0"),
  fill("a", "a"),
  fill("", "/"),
  fill("", "\\"),
  fill("https:", "/"),
  fill("shy:", "%2e"),
  fill("shy:", "x", huge),
  fill("", "\u{1f389}", huge),
];
for (const link of links) {
  const spent = time(() => parse(link));
  assert(spent < 1000, `${spent} ms for ${link.slice(0, 40)}`);
}
assert.equal(code(fill("shy:", "x", 10_000)), "too-long 8192 10000");
for (const text of ["a".repeat(huge), "-".repeat(huge), "é".repeat(huge), "a/".repeat(9000)]) {
  const spent = time(() => {
    assert.equal(build({ route: "many", rest: [text], tags: [text] }).ok, false);
    assert.equal(build({ route: "many", rest: [], tags: [text] }).ok, false);
  });
  assert(spent < 2000, `${spent} ms to build`);
}
assert.equal(build({ route: "many", rest: [], tags: Array(100_000).fill("a") }).error.code, "too-long");

console.log("all hold");
