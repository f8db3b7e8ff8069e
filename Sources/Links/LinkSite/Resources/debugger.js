function matchesAndroid(pattern, part) {
if (part === undefined) {
return false;
}
switch (pattern[0]) {
case "literal":
return part === pattern[1];
case "prefix":
return part.startsWith(pattern[1]);
case "suffix":
return part.endsWith(pattern[1]);
case "simpleGlob":
return matchesGlob(pattern[1], part);
case "advancedGlob":
return matchesTokens(pattern[1], part);
}
}
function matchesGlob(pattern, part) {
if (pattern === "") {
return part === "";
}
let place = 0;
let offset = 0;
while (place < pattern.length && offset < part.length) {
let unit = pattern[place];
place += 1;
const isEscaped = unit === "\\";
if (isEscaped) {
unit = pattern[place] ?? "\0";
place += 1;
}
if (pattern[place] !== "*") {
if (unit !== "." && part[offset] !== unit) {
return false;
}
offset += 1;
}
else if (isEscaped || unit !== ".") {
while (offset < part.length && part[offset] === unit) {
offset += 1;
}
place += 1;
}
else {
if (place >= pattern.length - 1) {
return true;
}
place += 1;
if (pattern[place] === "\\") {
place += 1;
}
const next = pattern[place] ?? "\0";
offset = part.indexOf(next, offset);
if (offset < 0) {
return false;
}
place += 1;
offset += 1;
}
}
if (place >= pattern.length && offset >= part.length) {
return true;
}
return place === pattern.length - 2 && pattern.endsWith(".*");
}
function matchesTokens(tokens, part) {
let offset = 0;
for (const { bounds, isInverse = false, minimum = 1, maximum = 1 } of tokens) {
let count = 0;
while ((maximum < 0 || count < maximum) && offset < part.length) {
const unit = part.charCodeAt(offset);
const isInside = bounds.some((lower, index) => index % 2 === 0 && lower <= unit && unit <= bounds[index + 1]);
if (isInside === isInverse) {
break;
}
offset += 1;
count += 1;
}
if (count < minimum) {
return false;
}
}
return offset === part.length;
}
function androidText(bytes) {
const result = [];
for (let index = 0; index < bytes.length; index += 1) {
const byte = byteAt(bytes, index);
const escaped = byte === ascii("%") ? octet(bytes, index) : -1;
if (escaped >= 0) {
result.push(escaped);
index += 2;
}
else {
result.push(...(byte === ascii("%") ? [0xef, 0xbf, 0xbd] : [byte]));
}
}
return decodeUTF8(result);
}
function androidLink(parts) {
const { bytes, scheme, path, query, fragment } = parts;
const text = (start, end) => androidText(bytes.slice(start, end));
const start = scheme === undefined ? 0 : scheme.end + 1;
const common = {
...(scheme && { scheme: partText(parts, scheme) }),
parameters: query === undefined ? [] : androidParameters(text(query.start, query.end)),
...(fragment && { fragment: text(fragment.start, fragment.end) }),
schemeSpecificPart: text(start, query?.end ?? path.end),
};
if (parts.host === undefined) {
const isOpaque = scheme !== undefined && byteAt(bytes, path.start) !== ascii("/");
return isOpaque ? common : { ...common, path: text(path.start, path.end) };
}
const authorityStart = parts.userInfo?.start ?? parts.host.start;
const backslash = bytes.slice(authorityStart, path.start).indexOf(ascii("\\"));
const end = backslash < 0 ? path.start : authorityStart + backslash;
const at = bytes.slice(authorityStart, end).lastIndexOf(ascii("@"));
const name = authorityStart + at + 1;
let digits = end;
while (digits > name && isDigit(byteAt(bytes, digits - 1))) {
digits -= 1;
}
const hasPort = digits - 1 >= name && byteAt(bytes, digits - 1) === ascii(":");
const port = Number.parseInt(textOf(bytes.slice(digits, end)), 10);
return {
...common,
host: text(name, hasPort ? digits - 1 : end),
...(hasPort && port <= 0x7fffffff && { port }),
path: text(end, path.end),
};
}
function androidParameters(query) {
const split = (separator) => {
const items = query.split(separator);
while (items.length > 1 && items.at(-1) === "") {
items.pop();
}
return items;
};
const items = split("&");
return items.length === 1 ? split(";") : items;
}
class AndroidVerdicts {
table;
constructor(table) {
this.table = table;
}
verdict(parts, level, app) {
const isAsked = this.table.apps.some((one) => one.isOnAndroid && (app === undefined || one.name === app));
if (!isAsked) {
return undefined;
}
let first;
for (const candidate of this.table.android) {
if (app !== undefined && candidate.name !== app) {
continue;
}
const verdict = androidVerdict(candidate, parts, level);
if (verdict.opens) {
return verdict;
}
if (first === undefined || ["host-not-associated", "not-https"].includes(first.reason)) {
first = verdict;
}
}
if (first === undefined) {
return { opens: false, reason: "host-not-associated", text: "undeclared" };
}
const { opens, reason, text } = first;
return app === undefined && ["host-not-associated", "not-https"].includes(reason)
? { opens, reason, text }
: first;
}
}
function androidVerdict(app, parts, level) {
const verdict = new AndroidDecision(app, parts, level).verdict();
const isNew = ({ pattern: [kind] }) => kind === "advancedGlob" || kind === "suffix";
const hasNewPatterns = (app.minimumAPI ?? 0) < 31 &&
app.filters.some(({ paths, parts: own }) => [...paths, ...own].some(isNew));
if (level >= 35 || !hasNewPatterns) {
return verdict;
}
const older = new AndroidDecision(app, parts, 30).verdict();
if (older.opens === verdict.opens) {
return verdict;
}
const reason = "older-devices-differ";
const text = verdict.text + (older.opens ? ".older.opens" : ".older.stays");
const deciding = verdict.place === undefined ? older : verdict;
return {
...verdict,
reason,
text,
...(deciding.place && { place: deciding.place }),
...(deciding.component !== undefined && { component: deciding.component }),
};
}
class AndroidDecision {
app;
parts;
level;
link;
constructor(app, parts, level) {
this.app = app;
this.parts = parts;
this.level = level;
this.link = androidLink(parts);
}
verdict() {
const { app, link, parts } = this;
const { scheme, host } = link;
if (scheme === undefined) {
return { opens: false, reason: "no-link", text: "no.scheme" };
}
if (scheme !== "https" && scheme !== "http") {
return this.customVerdict(scheme);
}
if (host === undefined || host === "") {
return { opens: false, reason: "no-link", text: "no.host" };
}
const written = lowercased(partText(parts, parts.host));
const port = partText(parts, parts.port);
const find = (name) => hostNames(name)
.map((own) => app.hosts.find((one) => one.host === own))
.find((found) => found !== undefined);
const known = (parts.port && find(written + ":" + port)) ?? find(written);
if (known === undefined) {
return this.filterVerdict(host);
}
const names = known.host.startsWith("*.") ? [written] : known.names;
if (!names.includes(host)) {
if (names.some((name) => lowercased(name) === written)) {
return caseVerdict;
}
return this.unstated(known);
}
if (known.statements.length === 0) {
return this.unstated(known);
}
const verdicts = known.statements.map((statement) => this.statementVerdict(host, known, statement));
return verdicts.find(({ opens }) => opens) ?? verdicts[0];
}
unstated({ path }) {
return {
opens: false,
reason: "host-not-associated",
text: "statement",
app: this.app.package,
...(path !== undefined && { path }),
};
}
statementVerdict(host, known, statement) {
const verdict = this.filterVerdict(host);
const { rules } = statement;
if (!verdict.opens || this.level < 35 || rules === undefined) {
return verdict;
}
const file = { app: this.app.package, ...(known.path !== undefined && { path: known.path }) };
const index = rules.findIndex((rule) => this.matches(rule));
const rule = rules[index];
if (rule === undefined) {
const { place } = statement;
return {
opens: false,
reason: "no-component",
text: "rule.none",
...file,
...(place && { place }),
};
}
const isExcluded = rule.excludes === true;
return {
opens: !isExcluded,
reason: isExcluded ? "excluded" : "matched",
text: isExcluded ? "rule.excluded" : "rule",
...file,
component: index,
place: rule.place,
};
}
matches({ path, fragment, parameters }) {
const { link } = this;
const isEmpty = path === undefined && fragment === undefined && parameters.length === 0;
return !isEmpty && (path === undefined || matchesAndroid(path, link.path)) &&
(fragment === undefined || matchesAndroid(fragment, link.fragment)) &&
parameters.every((one) => link.parameters.some((item) => matchesAndroid(one, item)));
}
filterVerdict(host) {
const names = this.app.filters.filter(({ isVerified }) => isVerified)
.flatMap(({ authorities }) => authorities.map(([name]) => name))
.filter((name) => !name.startsWith("*") || name.startsWith("*."));
const isApproved = (name) => name.startsWith("*") ? host.endsWith(name.slice(2)) : name === host;
if (!names.some(isApproved)) {
if (names.some((name) => isSameHost(name, host))) {
return caseVerdict;
}
const { package: app, path } = this.app;
return { opens: false, reason: "host-not-associated", text: "filter.host", app, path };
}
return this.matchFilters("matched");
}
customVerdict(scheme) {
const schemes = this.app.filters.flatMap((filter) => filter.schemes);
if (schemes.includes(scheme)) {
return this.matchFilters("custom-scheme");
}
if ([...schemes, "https", "http"].some((own) => lowercased(own) === lowercased(scheme))) {
return caseVerdict;
}
return { opens: false, reason: "not-https", text: "filter.scheme", path: this.app.path };
}
matchFilters(reason) {
const { filters, path, package: app } = this.app;
let excluding;
for (const [component, filter] of filters.entries()) {
const found = this.matchFilter(filter);
if (found === undefined) {
continue;
}
const { allows, place } = found;
if (allows) {
return { opens: true, reason, text: "filter", app, component, path, place };
}
excluding ??= {
opens: false, reason: "excluded", text: "filter.excluded", app, component, path, place,
};
}
return excluding ?? { opens: false, reason: "no-component", text: "filter.none", app, path };
}
matchFilter(filter) {
const { link, level } = this;
if (link.scheme === undefined || !filter.schemes.includes(link.scheme)) {
return undefined;
}
const isKnown = ({ pattern: [kind] }) => level >= 31 || (kind !== "advancedGlob" && kind !== "suffix");
const parts = filter.parts.filter(isKnown);
const part = parts.find(({ pattern }) => matchesAndroid(pattern, link.schemeSpecificPart));
if (part !== undefined) {
return { allows: true, place: part.place };
}
const whole = { allows: true, place: filter.place };
if (filter.authorities.length === 0) {
return parts.length === 0 ? whole : undefined;
}
const { host } = link;
const hasHost = host !== undefined && filter.authorities.some(([name, port]) => (port === undefined || port === link.port) && isSameHost(name, host));
if (!hasHost) {
return undefined;
}
const paths = filter.paths.filter(isKnown);
const path = paths.find(({ pattern }) => matchesAndroid(pattern, link.path));
if (path !== undefined) {
return { allows: true, place: path.place };
}
const groups = level >= 35 ? filter.groups : [];
const group = groups.find((one) => {
const conditions = [...one.paths, ...one.fragments, ...one.queries];
return conditions.length > 0 && one.paths.every((own) => matchesAndroid(own, link.path)) &&
one.fragments.every((own) => matchesAndroid(own, link.fragment)) &&
one.queries.every((own) => link.parameters.some((item) => matchesAndroid(own, item)));
});
if (group !== undefined) {
return { allows: group.allows, place: group.place };
}
return paths.length === 0 && groups.length === 0 ? whole : undefined;
}
}
const caseVerdict = { opens: false, reason: "case-differs", text: "case" };
function isSameHost(name, host) {
const mine = name.startsWith("*") ? name.slice(1) : name;
const theirs = name.startsWith("*") ? host.slice(-mine.length || host.length) : host;
const folded = (text) => Array.from({ length: text.length }, (_, index) => {
const unit = text[index];
const upper = unit.toUpperCase();
const lower = (upper.length === 1 ? upper : unit).toLowerCase();
return lower.length === 1 ? lower : unit;
}).join("");
return folded(mine) === folded(theirs);
}
function pathSubject(path) {
let end = path.length;
while (end > 0 && path[end - 1] === 0x2f) {
end -= 1;
}
const core = path.slice(path[0] === 0x2f ? 1 : 0, end);
return { bytes: [...core, 0x2f], end: core.length };
}
function caseless(subject) {
const bytes = subject.bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte));
return { bytes, end: subject.end };
}
class ApplePatterns {
table;
encoded = new Map();
constructor(table) {
this.table = table;
}
matches(pattern, subject) {
const places = new Uint8Array(subject.bytes.length + 1);
places[0] = 1;
const ends = this.advance(pattern, places, subject);
return ends[subject.end] === 1 || ends[subject.bytes.length] === 1;
}
advance(elements, places, subject) {
return elements.reduce((current, element) => this.step(element, current, subject), places);
}
step(element, places, subject) {
const { bytes, end } = subject;
const next = new Uint8Array(places.length);
const forEach = (body) => {
for (let place = places.indexOf(1); place >= 0; place = places.indexOf(1, place + 1)) {
body(place);
}
};
if (typeof element === "string") {
const text = this.bytes(element);
forEach((place) => {
if (text.every((byte, index) => bytes[place + index] === byte)) {
next[place + text.length] = 1;
}
});
}
else if (element === 0) {
forEach((place) => {
if (place < end) {
let after = place + 1;
while (after < end && (byteAt(bytes, after) & 0xc0) === 0x80) {
after += 1;
}
next[after] = 1;
}
});
}
else if (typeof element === "number") {
next.set(places);
const first = places.indexOf(1);
if (first >= 0 && first <= end) {
next.fill(1, first, end + 1);
}
}
else if ("set" in element) {
forEach((place) => {
if (place < end && isOneOf(byteAt(bytes, place), element.set)) {
next[place + 1] = 1;
}
});
}
else if ("words" in element) {
const words = this.table.words[element.words] ?? [];
forEach((place) => {
for (const word of words) {
const text = this.bytes(word);
const after = place + text.length;
const fits = after <= end || text.length === 0;
if (fits && text.every((byte, index) => bytes[place + index] === byte)) {
next[after] = 1;
}
}
});
}
else {
for (const choice of element.choice) {
this.advance(choice, places, subject).forEach((isPlace, place) => {
next[place] |= isPlace;
});
}
}
return next;
}
bytes(text) {
let bytes = this.encoded.get(text);
if (bytes === undefined) {
bytes = encode(text);
this.encoded.set(text, bytes);
}
return bytes;
}
}
class AppleVerdicts {
table;
patterns;
hosts;
constructor(table) {
this.table = table;
this.patterns = new ApplePatterns(table);
const { hosts, files } = table.apple;
this.hosts = new Map(hosts.map(([host, path, index]) => [host, { path, file: files[index] }]));
}
verdict(parts, app) {
const asked = this.table.apps.filter(({ name }) => app === undefined || name === app);
const appIDs = asked.flatMap((one) => one.appIDs ?? []);
if (appIDs.length === 0) {
return undefined;
}
const scheme = lowercased(partText(parts, parts.scheme));
if (parts.scheme !== undefined && scheme !== "https") {
const owner = asked.find((one) => one.appIDs !== undefined && one.schemes.some((own) => lowercased(own) === scheme));
if (owner !== undefined) {
return {
opens: true,
reason: "custom-scheme",
text: "scheme",
...(owner.appIDs?.[0] !== undefined && { app: owner.appIDs[0] }),
};
}
}
const known = hostNames(lowercased(partText(parts, parts.host)))
.map((name) => this.hosts.get(name))
.find((found) => found !== undefined);
const refusal = this.refusal(parts, scheme, known?.file);
if (refusal !== undefined || known === undefined) {
return refusal;
}
if (app === undefined) {
return this.decide(known, parts, undefined);
}
const verdicts = appIDs.map((id) => this.decide(known, parts, id));
return verdicts.find(({ opens }) => opens) ?? verdicts[0];
}
refusal(parts, scheme, file) {
const no = (reason, text) => ({ opens: false, reason, text });
if (file?.isTooLarge === true) {
return no("file-too-large", "size");
}
const { host, port } = parts;
if (parts.scheme === undefined || host === undefined || host.start === host.end) {
return no("no-link", "parts");
}
if (scheme !== "https" && scheme !== "http") {
return no("not-https", "universal");
}
const number = partText(parts, port);
if (number !== "" && number !== (scheme === "http" ? "80" : "443")) {
return no("host-not-associated", "port");
}
return file === undefined ? no("host-not-associated", "file") : undefined;
}
decide({ path, file }, parts, asked) {
const links = new Map();
const stopped = new Set();
let exclusion;
for (const { appIDs, components } of file.details) {
const app = appIDs.find((id) => (asked === undefined || id === asked) && !stopped.has(id));
const index = app === undefined
? -1
: components.findIndex((one) => this.matches(one, parts, links));
const component = components[index];
if (app === undefined || component === undefined) {
continue;
}
const isExcluded = component.excludes === true;
const verdict = {
opens: !isExcluded,
reason: isExcluded ? "excluded" : "matched",
text: isExcluded ? "component.excluded" : "component",
app,
component: index,
path,
place: component.place,
};
if (!isExcluded) {
return verdict;
}
appIDs.forEach((id) => stopped.add(id));
exclusion ??= verdict;
}
return exclusion ?? { opens: false, reason: "no-component", text: "component.none", path };
}
matches(component, parts, links) {
const { isDecoded = false, ignoresCase = false } = component;
const mode = String(isDecoded) + String(ignoresCase);
if (!links.has(mode)) {
links.set(mode, appleLink(parts, isDecoded, ignoresCase));
}
const link = links.get(mode);
if (link === undefined) {
return false;
}
const fits = (pattern, subject) => pattern === undefined || this.patterns.matches(pattern, subject);
const hasItem = ([name, pattern]) => {
const values = link.items.filter((item) => item.name === name).map(({ value }) => value);
return (values.length > 0 ? values : [{ bytes: [], end: 0 }])
.every((value) => fits(pattern, value));
};
return fits(component.path, link.path) && fits(component.fragment, link.fragment) &&
fits(component.query, link.query) && (component.items ?? []).every(hasItem);
}
}
function appleLink(parts, isDecoded, ignoresCase) {
const isIrregular = isIrregularQuery(bytesOf(parts, parts.query));
const spell = (range) => {
const bytes = bytesOf(parts, range);
return isDecoded ? decodeEscapes(bytes) : bytes;
};
const spellItem = (range) => {
const bytes = bytesOf(parts, range);
return !isIrregular ? spell(range) : isDecoded ? bytes : encodeIrregular(bytes);
};
const subject = (bytes) => {
const one = { bytes, end: bytes.length };
return ignoresCase ? caseless(one) : one;
};
const path = spell(parts.path);
const query = spellItem(parts.query);
const fragment = spell(parts.fragment);
const items = parts.items.map(({ name, value }) => [spellItem(name), spellItem(value)]);
if (path === undefined || query === undefined || fragment === undefined ||
items.flat().includes(undefined)) {
return undefined;
}
const whole = pathSubject(path);
return {
path: ignoresCase ? caseless(whole) : whole,
query: subject(query),
fragment: subject(fragment),
items: items.map(([name, value]) => ({ name: decodeUTF8(name), value: subject(value) })),
};
}
function isIrregularQuery(query) {
return query.some((byte, index) => byte === ascii("[") || byte === ascii("]") ||
(byte === ascii("%") && octet(query, index) < 0));
}
function encodeIrregular(bytes) {
return bytes.flatMap((byte) => isOneOf(byte, "[]%") ? encode("%" + byte.toString(16).toUpperCase()) : [byte]);
}
function decodeEscapes(bytes) {
if (!bytes.includes(ascii("%"))) {
return bytes;
}
const result = [];
for (let index = 0; index < bytes.length; index += 1) {
let byte = byteAt(bytes, index);
if (byte === ascii("%")) {
byte = octet(bytes, index);
if (byte < 0) {
return undefined;
}
index += 2;
}
result.push(byte);
}
for (let index = 0; index < result.length;) {
const length = sequenceLength(result, index);
if (length === 0) {
return undefined;
}
index += length;
}
return result;
}
function splitLink(bytes) {
const find = (characters, start, end) => {
for (let index = start; index < end; index += 1) {
if (isOneOf(byteAt(bytes, index), characters)) {
return index;
}
}
return end;
};
const hash = find("#", 0, bytes.length);
const after = (start, end) => start < end ? { start: start + 1, end } : undefined;
const fragment = after(hash, bytes.length);
const colon = find(":/?", 0, hash);
const hasScheme = colon > 0 && colon < hash && byteAt(bytes, colon) === ascii(":");
const scheme = hasScheme ? { start: 0, end: colon } : undefined;
let start = hasScheme ? colon + 1 : 0;
let authority = {};
if (start + 2 <= hash && byteAt(bytes, start) === 0x2f && byteAt(bytes, start + 1) === 0x2f) {
const end = find("/?", start + 2, hash);
authority = splitAuthority(bytes, start + 2, end);
start = end;
}
const mark = find("?", start, hash);
const query = after(mark, hash);
const items = [];
for (let place = query?.start ?? hash; place < hash;) {
const end = find("&", place, hash);
if (place < end) {
const equals = find("=", place, end);
const value = after(equals, end);
const name = { start: place, end: equals };
items.push(equals < end ? { name, value: value ?? { start: end, end } } : { name });
}
place = end + 1;
}
return {
bytes,
...(scheme && { scheme }),
...authority,
path: { start, end: mark },
...(query && { query }),
...(fragment && { fragment }),
items,
};
}
function splitAuthority(bytes, start, end) {
const at = bytes.lastIndexOf(ascii("@"), end - 1);
const hasUser = at >= start && at < end;
const from = hasUser ? at + 1 : start;
const bracket = bytes.lastIndexOf(ascii("]"), end - 1);
let colon = bytes.indexOf(ascii(":"), Math.max(from, bracket));
colon = colon < 0 || colon > end ? end : colon;
return {
...(hasUser && { userInfo: { start, end: at } }),
host: { start: from, end: colon },
...(colon < end && { port: { start: colon + 1, end } }),
};
}
function bytesOf(parts, range) {
return range === undefined ? [] : parts.bytes.slice(range.start, range.end);
}
function partText(parts, range) {
return decodeUTF8(bytesOf(parts, range));
}
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeUTF8(bytes) {
return decoder.decode(Uint8Array.from(bytes));
}
function hostNames(host) {
const names = [host];
for (let dot = host.indexOf("."); dot >= 0; dot = host.indexOf(".", dot + 1)) {
names.push("*" + host.slice(dot));
}
return names;
}
class Verdicts {
apple;
android;
constructor(table) {
this.apple = new AppleVerdicts(table);
this.android = new AndroidVerdicts(table);
}
all(parts, app) {
return [
["ios", this.apple.verdict(parts, app)],
["android14", this.android.verdict(parts, 34, app)],
["android15", this.android.verdict(parts, 35, app)],
["web", webVerdict(parts)],
];
}
}
function webVerdict(parts) {
const { host } = parts;
const scheme = lowercased(partText(parts, parts.scheme));
const isPage = ["https", "http"].includes(scheme) && host !== undefined && host.start < host.end;
return isPage
? { opens: true, reason: "page", text: "page" }
: { opens: false, reason: "no-page", text: "page.none" };
}
class CodeReader {
video;
found;
failed;
changed;
stream;
run = 0;
starts = 0;
constructor(video, found, failed, changed) {
this.video = video;
this.found = found;
this.failed = failed;
this.changed = changed;
}
static async isSupported() {
try {
return (await BarcodeDetector.getSupportedFormats()).includes("qr_code");
}
catch {
return false;
}
}
get isRunning() {
return this.run !== 0;
}
async start() {
this.starts += 1;
const run = this.starts;
this.run = run;
this.changed();
try {
const stream = await navigator.mediaDevices.getUserMedia({
video: { facingMode: "environment" },
});
if (this.run !== run) {
stream.getTracks().forEach((track) => track.stop());
return;
}
this.stream = stream;
stream.getTracks().forEach((track) => track.addEventListener("ended", () => this.stop()));
this.video.hidden = false;
this.video.srcObject = stream;
await this.video.play();
}
catch {
if (this.run === run) {
this.stop();
this.failed("camera.refused");
}
return;
}
const detector = new BarcodeDetector({ formats: ["qr_code"] });
while (this.run === run) {
const codes = await detector.detect(this.video).catch(() => []);
const text = codes[0]?.rawValue;
if (text !== undefined && this.run === run) {
this.stop();
this.found(text);
return;
}
await new Promise(requestAnimationFrame);
}
}
stop() {
this.run = 0;
this.stream?.getTracks().forEach((track) => track.stop());
this.stream = undefined;
this.video.srcObject = null;
this.video.hidden = true;
this.changed();
}
async read(file) {
try {
const detector = new BarcodeDetector({ formats: ["qr_code"] });
const [code] = await detector.detect(await createImageBitmap(file));
if (code !== undefined) {
this.found(code.rawValue);
return;
}
}
catch {
}
this.failed("picture.none");
}
}
const maximumCorrections = 32;
function correctedLink(apps, text) {
let link = text;
for (let count = 0; count < maximumCorrections; count += 1) {
const answer = answerOf(apps, link);
const next = "error" in answer
? correctedError(apps, link, answer.error)
: correctedValue(link, answer.found, answer.dropped);
if (next === undefined) {
const isUseful = link !== text && "found" in answer &&
answer.dropped.every(({ range }) => text.includes(link.slice(range.start, range.end)));
return isUseful ? link : undefined;
}
link = next;
}
return undefined;
}
function correctedValue(link, found, dropped) {
for (const { parameter, range } of dropped) {
const type = parametersOf(found.route).find(({ name }) => name === parameter)?.type;
const value = decode(encode(link), range.start, range.end).text;
const meant = type === undefined ? undefined : meantValue(type, value);
if (meant !== undefined) {
return link.slice(0, range.start) + percentEncode(meant) + link.slice(range.end);
}
}
const declared = found.route.query ?? [];
const bytes = encode(link);
for (const { name, value } of splitLink(bytes).items) {
const text = decode(bytes, name.start, name.end).text;
const own = declared.find((item) => item.name === text);
const spelled = value === undefined ? "" : link.slice(value.start, value.end);
if (own?.type.key.startsWith("language") === true && spelled.includes("_")) {
return link.slice(0, value.start) + spelled.replace(/_/g, "-") + link.slice(value.end);
}
const isDeclared = declared.some((item) => item.name === text);
const meant = isDeclared ? undefined : declared.find((item) => (item.name.length > 4
? nearestWord(text, [item.name]) !== undefined
: lowercased(text) === lowercased(item.name)) &&
found.link[item.property ?? item.name] === undefined);
const content = decode(bytes, value?.start ?? name.end, value?.end ?? name.end);
if (meant?.type.check(content.bytes, "item") === "accepted") {
return link.slice(0, name.start) + meant.name + link.slice(name.end);
}
}
return undefined;
}
function correctedError(apps, link, error) {
const { start, end } = error.stringRange;
const wrong = link.slice(start, end);
const replace = (text, from = start, to = end) => text === undefined ? undefined : link.slice(0, from) + text + link.slice(to);
switch (error.code) {
case "space":
case "non-ascii-character":
case "forbidden-character":
return replace(percentEncode(wrong));
case "invalid-percent-encoding":
return replace("%25", start, start + 1);
case "empty-path-component":
return replace("/");
case "missing-scheme":
return replace(link.startsWith("//") ? "https:" : "https://", 0, 0);
case "missing-slashes":
return replace("//");
case "trailing-slash":
return replace("");
case "missing-trailing-slash":
return replace("/");
case "port-not-allowed":
return /^https?$/i.test(link.slice(0, link.indexOf(":"))) && wrong === ":443"
? replace("")
: undefined;
case "unknown-scheme":
return replace(meantScheme(apps, wrong));
case "unknown-host": {
const name = wrong.replace(/^www\./i, "");
const isKnown = apps.some(({ hosts }) => declaredHost(hosts, lowercased(name)) !== undefined);
return name !== wrong && isKnown ? replace(name) : undefined;
}
case "unknown-path-component":
return replace(meantComponent(apps, link, start, wrong));
case "invalid-value": {
const types = apps.flatMap(({ routes }) => routes)
.flatMap(parametersOf)
.filter(({ name }) => name === error.parameter)
.map(({ type }) => type);
const value = decodeUTF8(decodeEscapes(encode(wrong)) ?? []);
const links = types.flatMap((type) => {
const meant = meantValue(type, value);
return meant === undefined ? [] : [replace(percentEncode(meant))];
});
return links.find((one) => "found" in answerOf(apps, one)) ?? links[0];
}
case "unknown-parameter":
case "missing-parameter":
return correctedName(apps, link, error);
default:
return undefined;
}
}
function meantScheme(apps, wrong) {
const scheme = lowercased(wrong);
const hosts = apps.flatMap((app) => app.hosts);
if (scheme === "http") {
return hosts.length > 0 ? "https" : undefined;
}
if (declaredHost(hosts, scheme) !== undefined) {
return "https://" + wrong;
}
const known = apps.flatMap(({ schemes }) => schemes);
return nearestWord(scheme, hosts.length > 0 ? ["https", ...known] : known);
}
function meantComponent(apps, link, start, wrong) {
const parts = splitLink(encode(link));
const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
const from = isWeb ? parts.path.start : (parts.host?.start ?? parts.path.start);
const before = link.slice(from, start).split("/").filter((part) => part !== "");
const literals = apps.flatMap(({ routes }) => routes).flatMap(({ path }) => {
const literal = path[before.length];
const fits = before.every((part, index) => {
const own = path[index];
return typeof own !== "string" || lowercased(own) === lowercased(part);
});
return fits && typeof literal === "string" ? [literal] : [];
});
const value = decodeUTF8(decodeEscapes(encode(wrong)) ?? []);
const meant = nearestWord(value, literals);
return meant === undefined || meant === value ? undefined : percentEncode(meant);
}
function correctedName(apps, link, error) {
const parts = splitLink(encode(link));
const items = apps.flatMap(({ routes }) => routes)
.flatMap((route) => [...(route.query ?? []), ...(route.fragment ?? [])]);
const names = [...new Set(items.map(({ name }) => name))];
const candidates = error.code === "missing-parameter" ? [error.parameter ?? ""] : names;
for (const { name } of parts.items) {
const text = decodeUTF8(decodeEscapes(bytesOf(parts, name)) ?? []);
const meant = names.includes(text) ? undefined : nearestWord(text, candidates);
if (meant !== undefined) {
return link.slice(0, name.start) + percentEncode(meant) + link.slice(name.end);
}
}
return undefined;
}
function meantValue(type, value) {
const { key } = type;
let meant;
if (key.startsWith("word ")) {
meant = nearestWord(value, JSON.parse(key.slice("word ".length)));
}
else if (key === "boolean") {
const word = lowercased(value);
const isTrue = ["true", "1", "yes"].includes(word);
meant = isTrue || ["false", "0", "no"].includes(word) ? String(isTrue) : undefined;
}
else if (key.startsWith("language")) {
meant = value.replace(/_/g, "-");
}
else if (key.startsWith("integer")) {
meant = /^[+-]?[0-9]+$/.test(value) ? BigInt(value.replace("+", "")).toString() : undefined;
}
const isValid = meant !== undefined && meant !== value &&
type.check(encode(meant), "item") === "accepted";
return isValid ? meant : undefined;
}
class LinkDebugger {
apps;
site;
language;
verdicts;
secrets;
input = element("link");
secretSwitch = element("secrets");
reader;
constructor(apps, site, table) {
this.apps = apps;
this.site = site;
this.verdicts = new Verdicts(table);
this.secrets = new SiteSecrets(apps);
this.language = new PageLanguage(site, () => this.show());
if (window.location.pathname.includes("/debugger.")) {
this.language.keepChosen();
}
this.reader = new CodeReader(element("camera"), (text) => this.use(text), (key) => this.notify(key), () => this.showScanning());
this.input.addEventListener("input", () => this.showLink());
this.secretSwitch.addEventListener("change", () => this.showLink());
element("use").addEventListener("click", () => this.use(this.corrected ?? ""));
element("scan").addEventListener("click", () => {
if (this.reader.isRunning) {
this.reader.stop();
}
else {
this.notify(undefined);
void this.reader.start();
}
});
const picture = element("picture");
picture.addEventListener("change", () => {
const file = picture.files?.[0];
if (file !== undefined) {
this.notify(undefined);
void this.reader.read(file);
}
picture.value = "";
});
void CodeReader.isSupported().then((isSupported) => {
element("codes").hidden = !isSupported;
});
element("debugger").hidden = false;
}
corrected;
show() {
this.language.show();
document.title = this.language.text("title") + " – " + this.site.host;
this.showScanning();
this.showLink();
}
use(text) {
this.input.value = text;
this.showLink();
this.input.focus();
}
showScanning() {
element("scan").dataset["text"] = this.reader.isRunning ? "scan.stop" : "scan";
element("scan").textContent = this.language.text(element("scan").dataset["text"]);
}
notify(key) {
element("notice").textContent = key === undefined ? "" : this.language.text(key);
}
announce(text) {
const status = element("status");
if (status.textContent !== text) {
status.textContent = text;
}
}
showLink() {
const text = trimmed(this.input.value);
this.notify(text === "" || text === this.input.value ? undefined : "trimmed");
element("results").hidden = text === "";
if (text === "") {
this.announce("");
return;
}
const answer = answerOf(this.apps, text);
const found = "found" in answer ? answer.found : undefined;
const parts = splitLink(encode(text).slice(0, maximumLength));
const hidden = new HiddenRanges(parts, this.apps, this.secrets, found);
this.showAnswer(text, answer, parts, hidden);
this.showValues(answer, text, parts, hidden);
this.showParts(parts, hidden);
this.showVerdicts(parts, found);
this.showCanonical(found);
}
get showsSecrets() {
return this.secretSwitch.checked;
}
showAnswer(text, answer, parts, hidden) {
const section = element("answer");
const error = "error" in answer ? answer.error : undefined;
section.dataset["opens"] = String(error === undefined);
let headline;
if ("found" in answer) {
const { app, route } = answer.found;
const name = app.name + "." + route.name;
headline = this.language.text("accepted", name);
const [title = "", summary = ""] = this.language.texts.routes[name] ?? [];
element("route").textContent = [title, summary].filter((one) => one !== "").join(" – ");
element("code").textContent = name;
}
else {
const { code, parameter } = answer.error;
headline = this.language.text("rejected");
const key = "refusal." + code;
const keys = parameter === undefined ? [key + ".unnamed", key] : [key];
const known = [...keys, "refusal.other"].find((one) => this.language.has(one));
element("route").textContent = this.language.text(known, parameter ?? "");
element("code").textContent = code;
}
element("headline").textContent = headline;
this.announce(headline + ": " + element("route").textContent);
const marked = element("marked");
marked.hidden = error === undefined;
element("range").textContent = error === undefined
? ""
: `${this.language.text("column.bytes")} ${error.range.start}–${error.range.end}`;
marked.replaceChildren();
if (error !== undefined) {
this.showCaret(marked, error.range, parts, hidden);
}
this.corrected = correctedLink(this.apps, text);
element("correction").hidden = this.corrected === undefined;
element("corrected").textContent = "";
if (this.corrected !== undefined) {
const correction = answerOf(this.apps, this.corrected);
element("corrected").textContent = this.masked(this.corrected, "found" in correction ? correction.found : undefined);
}
}
showCaret(target, range, parts, hidden) {
const part = (start, end) => visible(hidden.text({ start, end: Math.min(end, parts.bytes.length) }, this.showsSecrets));
const before = part(0, range.start);
const wrong = part(range.start, range.end);
const mark = document.createElement("mark");
mark.textContent = wrong;
target.replaceChildren(before, mark, part(range.end, parts.bytes.length));
if (/^[ -~•]*$/.test(before + wrong)) {
const caret = document.createElement("span");
caret.setAttribute("aria-hidden", "true");
caret.textContent = "\n" + " ".repeat(before.length) + "^".repeat(Math.max(1, wrong.length));
target.append(caret);
}
}
showValues(answer, text, parts, hidden) {
const rows = [];
if ("found" in answer) {
const { link, route } = answer.found;
for (const parameter of parametersOf(route)) {
const value = link[parameter.property ?? parameter.name];
const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);
if (values.length > 0) {
const shown = this.showsSecrets
? values.map((one) => (one instanceof Secret ? one.reveal() : String(one)))
: Array.isArray(value) && this.secrets.includes(value)
? ["•••"]
: values.map((one) => this.secrets.masked(String(one)));
rows.push([parameter.name, visible(shown.join(", "))]);
}
}
for (const { parameter, range, code } of answer.dropped) {
const type = parametersOf(route).find(({ name }) => name === parameter)?.type;
const spelled = text.slice(range.start, range.end);
const value = this.showsSecrets
? spelled
: type?.key.startsWith("secret") === false ? this.secrets.masked(spelled) : "•••";
rows.push([parameter, visible(value) + " – " + this.language.text("dropped", code)]);
}
const names = new Set((route.query ?? []).map(({ name }) => name));
for (const { name, value } of parts.items) {
if (!names.has(decode(parts.bytes, name.start, name.end).text)) {
const item = { start: name.start, end: value?.end ?? name.end };
const shown = visible(hidden.text(item, this.showsSecrets));
rows.push([shown, this.language.text("undeclared")]);
}
}
const isCustom = !/^https?:/i.test(text);
if (isCustom && Object.values(link).some((one) => one instanceof Secret)) {
this.notify("custom.secret");
}
}
element("values-section").hidden = rows.length === 0;
fillTable(element("values"), rows);
}
showParts(parts, hidden) {
const rows = [];
const add = (key, range, argument = "") => {
if (range !== undefined && rows.length <= maximumRows) {
const text = visible(hidden.text(range, this.showsSecrets));
const name = this.language.text("part." + key, argument);
rows.push([name, `${range.start}–${range.end}`, text]);
}
};
add("scheme", parts.scheme);
add("user", parts.userInfo);
add("host", parts.host);
add("port", parts.port);
add("path", parts.path);
add("query", parts.query);
parts.items.forEach(({ name, value }, index) => {
add("item", { start: name.start, end: value?.end ?? name.end }, String(index + 1));
});
add("fragment", parts.fragment);
fillTable(element("parts"), rows);
}
showVerdicts(parts, found) {
for (const [platform, verdict] of this.verdicts.all(parts, found?.app.name)) {
const card = element("verdict-" + platform);
card.dataset["verdict"] = JSON.stringify(verdict ?? null);
const state = card.querySelector(".state");
const reason = card.querySelector(".reason");
const rule = card.querySelector(".rule");
const place = card.querySelector(".place");
rule.hidden = verdict?.place === undefined;
place.hidden = rule.hidden;
if (verdict === undefined) {
card.dataset["opens"] = "unknown";
state.textContent = this.language.text("unchecked");
reason.textContent = this.language.text("unchecked.text");
place.textContent = rule.textContent = "";
continue;
}
card.dataset["opens"] = String(verdict.opens);
const kind = platform === "web" ? "page" : "app";
state.textContent = this.language.text((verdict.opens ? "opens." : "stays.") + kind);
const app = verdict.app === undefined ? "" : ` (${verdict.app})`;
reason.textContent =
this.sentence(verdict) + app + (this.differs(platform, verdict, found) ? " " +
this.language.text("differs") : "");
const [line, column, text] = verdict.place ?? [0, 0, ""];
place.textContent = `${verdict.path ?? ""}:${line}:${column}`;
rule.textContent = text;
}
}
sentence({ text, component }) {
const [key = text, older] = text.split(".older.");
const sentence = this.language.text("verdict." + key, String(component ?? ""));
return older === undefined ? sentence : sentence + " " + this.language.text("older." + older);
}
differs(platform, { opens }, found) {
return platform !== "web" && opens !== (found !== undefined);
}
masked(text, found) {
const parts = splitLink(encode(text));
const hidden = new HiddenRanges(parts, this.apps, this.secrets, found);
return visible(hidden.text({ start: 0, end: parts.bytes.length }, this.showsSecrets));
}
showCanonical(found) {
const link = found && this.secrets.removed(found.link);
const schemes = ["https", ...(found?.route.schemes ?? found?.app.schemes ?? [])];
const built = found && link && schemes.map((scheme) => buildLink(found.app, link, scheme))
.find(({ ok }) => ok);
const text = built?.ok === true ? built.text : undefined;
const whole = found && text === undefined
? schemes.map((scheme) => buildLink(found.app, found.link, scheme)).find(({ ok }) => ok)
: undefined;
const masked = whole?.ok === true ? this.masked(whole.text, found) : undefined;
element("canonical-section").hidden = text === undefined && masked === undefined;
element("canonical-secret").hidden = masked !== undefined || found === undefined ||
Object.keys(link ?? {}).length === Object.keys(found.link).length;
element("canonical").replaceChildren();
element("symbol").replaceChildren();
const shown = document.createElement("bdi");
shown.textContent = text ?? masked ?? "";
if (text === undefined) {
element("canonical").append(shown);
return;
}
element("canonical").append(shown, this.language.copyButton(text, this.language.text("canonical")));
const modules = qrModules(text);
if (modules !== undefined) {
element("symbol").append(symbolPicture(modules, this.language.text("code.label", text)));
}
}
}
function trimmed(text) {
const isSpace = (index) => /^(?!\ufeff)\s$/.test(text[index] ?? "");
let start = 0;
let end = text.length;
while (start < end && isSpace(start)) {
start += 1;
}
while (end > start && isSpace(end - 1)) {
end -= 1;
}
return text.slice(start, end);
}
const invisible = new RegExp("(?! )[\\p{Cc}\\p{Cf}\\p{Z}\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]" +
"|[\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0]", "gu");
function visible(text) {
return text.replace(invisible, (character) => "\\u{" + character.codePointAt(0).toString(16) + "}");
}
const maximumRows = 200;
function fillTable(table, rows) {
const body = table.querySelector("tbody");
const shown = rows.slice(0, maximumRows);
if (rows.length > maximumRows) {
shown.push(["…"]);
}
body.replaceChildren(...shown.map((cells) => {
const row = document.createElement("tr");
row.append(...cells.map((text, index) => {
const cell = document.createElement(index === 0 ? "th" : "td");
if (index === 0) {
cell.setAttribute("scope", "row");
}
const content = document.createElement("bdi");
content.textContent = text;
cell.append(content);
return cell;
}));
return row;
}));
}
function startDebugger(apps, site, table) {
new LinkDebugger(apps, site, table).show();
}
class HiddenRanges {
parts;
ranges;
constructor(parts, apps, secrets, found) {
this.parts = parts;
const all = apps.flatMap((app) => app.routes).flatMap(parametersOf);
const hidden = parts.userInfo === undefined ? [] : [parts.userInfo];
const text = String.fromCharCode(...parts.bytes);
if (found === undefined) {
hidden.push(...matches(text.split(/[?#]/, 1)[0] ?? "", /[^/\\?#\s]+(?=@)/g));
}
if (all.some(isSecret)) {
const plain = new Set(all.filter((one) => !isSecret(one)).map(({ name }) => name));
all.filter(isSecret).forEach(({ name }) => plain.delete(name));
const items = [...itemPlaces(parts, parts.query), ...itemPlaces(parts, parts.fragment)];
const own = new Set(items.filter(({ name }) => plain.has(name)).map(({ value }) => value));
const named = secrets.places(text).filter(({ start }) => !own.has(start));
const decoded = decodedOnce(decodedOnce(text));
const isEncoded = secrets.places(decoded).length > secrets.places(text).length;
const isDoubtful = isEncoded || (found === undefined && secrets.areInPaths);
hidden.push(...named);
const hasSecretFragment = apps.flatMap((app) => app.routes)
.flatMap(({ fragmentPattern }) => fragmentPattern?.pieces ?? [])
.some((piece) => typeof piece !== "string" && isSecret(piece));
if (hasSecretFragment && parts.fragment !== undefined) {
hidden.push(parts.fragment);
}
if (found === undefined) {
const path = text.slice(parts.path.start, parts.path.end);
hidden.push(...shifted(parts.path, matches(path, /(?<==|%3d)[^&;]*/gi)));
}
hidden.push(...(isDoubtful
? doubtfulParts(parts, text, apps)
: secretComponents(parts, found)));
for (const { name, start, value, end, isFragment } of items) {
const content = text.slice(value, end);
const isWord = isFragment && value === end && /^[\w-]*$/.test(text.slice(start, end));
const isKnown = plain.has(name) || (isWord && named.length === 0);
const mayHoldLink = isDoubtful
? /[/\\]|%2f|%5c/i.test(content)
: secrets.masked(content) === "•••";
if (!isKnown || mayHoldLink || isEncoded) {
hidden.push({ start: value < end ? value : start, end });
}
}
}
this.ranges = merged(hidden);
}
text(range, shows = false) {
let result = "";
let start = range.start;
for (const hidden of shows ? [] : this.ranges) {
if (hidden.end > start && hidden.start < range.end) {
result += partText(this.parts, { start, end: Math.max(start, hidden.start) }) + "•••";
start = Math.min(hidden.end, range.end);
}
}
return result + partText(this.parts, { start, end: Math.max(start, range.end) });
}
}
function merged(ranges) {
const result = [];
const sorted = ranges.filter(({ start, end }) => start < end)
.sort((one, other) => one.start - other.start);
for (const range of sorted) {
const last = result.at(-1);
if (last !== undefined && range.start <= last.end) {
result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
}
else {
result.push(range);
}
}
return result;
}
function matches(text, pattern) {
return Array.from(text.matchAll(pattern), ({ index = 0, 0: found = "" }) => ({ start: index, end: index + found.length }));
}
function shifted(part, ranges) {
return ranges.map(({ start, end }) => ({ start: part.start + start, end: part.start + end }));
}
function decodedOnce(text) {
return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
function itemPlaces(parts, range) {
const items = [];
for (let start = range?.start ?? 0; range !== undefined && start < range.end;) {
const stop = parts.bytes.indexOf(ascii("&"), start);
const end = stop < 0 || stop > range.end ? range.end : stop;
const equals = parts.bytes.indexOf(ascii("="), start);
const value = equals >= 0 && equals < end ? equals + 1 : end;
const name = decode(parts.bytes, start, value < end || equals + 1 === end ? equals : end).text;
items.push({ name, start, value, end, isFragment: range === parts.fragment });
start = end + 1;
}
return items;
}
function secretComponents(parts, found) {
const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
const start = isWeb ? parts.path.start : (parts.host?.start ?? parts.path.start);
const text = String.fromCharCode(...parts.bytes.slice(start, parts.path.end));
const hidden = matches(text, /[^/]+/g).filter((_, place) => found?.route.path.some((component, index) => componentParameters(component).some(isSecret) &&
(index <= place && (index === place ||
found.route.path.slice(0, index + 1).some((one) => typeof one !== "string" && "rest" in one)))));
return shifted({ start, end: parts.path.end }, hidden);
}
function doubtfulParts(parts, text, apps) {
const literals = apps.flatMap(({ routes }) => routes)
.flatMap(({ path }) => path.filter((one) => typeof one === "string"));
const origins = apps.flatMap(({ hosts, schemes }) => [...hosts, ...schemes]);
const known = new Set(["https", "http", ...literals, ...origins]);
const isWeb = ["https", "http"].includes(lowercased(partText(parts, parts.scheme)));
const isPlain = (range) => /^[A-Za-z0-9.+-]+$/.test(partText(parts, range));
const shown = [isPlain(parts.scheme) ? parts.scheme : undefined,
isWeb && isPlain(parts.host) ? parts.host : undefined];
const word = /%(?:25)?(?:2f|5c)|[/\\\s:@]|((?:(?!%(?:25)?(?:2f|5c))[^/\\\s:@])+)/gi;
return Array.from((text.split(/[?#]/, 1)[0] ?? "").matchAll(word))
.filter(({ 1: found }) => found !== undefined && !known.has(found) && !known.has(lowercased(found)))
.map(({ index = 0, 0: found = "" }) => ({ start: index, end: index + found.length }))
.filter(({ start, end }) => !shown.some((range) => range !== undefined && start >= range.start && end <= range.end));
}
