class Refusal {
code;
start;
end;
parameter;
value;
constructor(code, start, end, parameter, value) {
this.code = code;
this.start = start;
this.end = end;
this.parameter = parameter;
this.value = value;
}
error(link) {
const text = this.value ?? link;
const error = {
code: this.code,
range: { start: this.start, end: this.end },
stringRange: {
start: stringOffset(text, this.start),
end: stringOffset(text, this.end),
},
};
return this.parameter === undefined
? error
: { ...error, parameter: this.parameter };
}
}
function refusals(text, body) {
try {
return body();
}
catch (reason) {
if (reason instanceof Refusal) {
return { ok: false, error: reason.error(text) };
}
throw reason;
}
}
function parseLink(app, text) {
return refusals(text, () => {
const count = text.length > maximumLength ? byteCount(text) : 0;
const link = count > 0 ? [] : encode(text);
if (Math.max(count, link.length) > maximumLength) {
const end = Math.max(count, link.length);
throw new Refusal("too-long", maximumLength, end);
}
const parts = scan(link);
const origin = findOrigin(app, link, parts);
const path = pathOf(link, parts);
const { root } = origin;
const end = parts.pathEnd;
const start = Math.min(parts.isWeb ? parts.authorityEnd : path.start, end);
if (isExcluded(origin, path)) {
throw new Refusal("excluded", start, end);
}
const captures = [];
const route = search(root, path, path.start, captures);
if (route === undefined) {
throw PathExplanation.of(root, path);
}
const values = { route: route.name };
readSubdomain(app, route, link, parts, values);
readPath(route, path, captures, values);
const dropped = readItems(route, link, parts, values);
if (route.redirect !== undefined) {
const result = followRedirect(app, route.redirect, values);
if (!result.ok) {
const { code, parameter } = result.error;
throw new Refusal(code, start, end, parameter);
}
return { ...result, dropped, redirectedFrom: route.name };
}
const error = canonicalPathError(app, origin, values, path);
if (error !== undefined) {
throw new Refusal(error, start, end);
}
convertCustomValues(route, values, link.length);
return { ok: true, link: serializable(values), dropped };
});
}
function convertCustomValues(route, values, end) {
for (const parameter of routeParameters(route)) {
const { name, property = name, type } = parameter;
const { convert } = type;
const isOwn = Object.prototype.hasOwnProperty.call(values, property);
if (convert === undefined || !isOwn || values[property] === undefined) {
continue;
}
const isNeeded = (route.conditions ?? []).some((condition) => condition.parameter === name || condition.other === name);
const item = [
...(route.query ?? []),
...(route.fragmentPattern === undefined ? route.fragment ?? [] : []),
].find((own) => own === parameter);
const drops = item !== undefined &&
item.occurs !== "once" &&
item.rejectsInvalid !== true &&
!isNeeded;
const converted = [values[property]].flat().map(convert);
const accepted = converted.filter((element) => element !== undefined);
if (accepted.length < converted.length && !drops) {
throw new Refusal("invalid-value", 0, end, name);
}
if (Array.isArray(values[property])) {
values[property] = accepted;
}
else if (accepted.length > 0) {
values[property] = accepted[0];
}
else if (item?.default !== undefined) {
values[property] = convert(type.read(item.default));
}
else {
delete values[property];
}
}
}
function serializable(values) {
const hasBigInt = (value) => Array.isArray(value) ? value.some(hasBigInt) : typeof value === "bigint";
const json = (value) => Array.isArray(value)
? value.map(json)
: typeof value === "bigint"
? value.toString()
: value;
if (hasBigInt(Object.values(values))) {
const toJSON = () => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, json(value)]));
Object.defineProperty(values, "toJSON", { value: toJSON });
}
return values;
}
function findOrigin(app, link, parts) {
const { hosts, schemes } = originsOf(app);
const { schemeEnd, hostStart, authorityEnd: end } = parts;
const scheme = lowercased(textOf(link.slice(0, schemeEnd)));
const isHTTPS = scheme === "https" || (scheme === "http" && app.upgradesHTTP === true);
const host = lowercased(textOf(link.slice(hostStart, end)));
const origin = isHTTPS
? hosts.get(declaredHost(app.hosts, host) ?? "")
: parts.isWeb
? undefined
: schemes.get(scheme);
const isForeign = !parts.isWeb && (parts.hasPort || (end > hostStart && host.startsWith("[")));
if (origin !== undefined && !isForeign) {
return origin;
}
if (isHTTPS ? app.hosts.length === 0 : origin === undefined) {
throw new Refusal("unknown-scheme", 0, schemeEnd);
}
throw (hostException(link, parts) ?? new Refusal("unknown-host", hostStart, end));
}
function readPath(route, path, captures, values) {
let index = 0;
const value = (type, [start, end]) => type.read(type.canonical(decode(path.link, start, end).text));
for (const component of route.path) {
if (typeof component !== "string" && "pieces" in component) {
for (const piece of component.pieces) {
const capture = captures[index];
if (typeof piece !== "string" && capture !== undefined) {
values[piece.property ?? piece.name] = value(piece.type, capture);
index += 1;
}
}
continue;
}
const capture = captures[index];
if (typeof component === "string" || capture === undefined) {
continue;
}
index += 1;
if ("rest" in component) {
const { rest } = component;
values[rest.property ?? rest.name] = restParts(path, ...capture).map((part) => value(rest.type, part));
}
else {
const { name, property = name, type } = component.value;
values[property] = value(type, capture);
}
}
}
function followRedirect(app, redirect, values) {
const link = { route: redirect.route };
const target = app.routes.find(({ name }) => name === redirect.route);
for (const { name, property = name, type } of routeParameters(target)) {
const source = redirect.values[property];
if (source?.text !== undefined) {
link[property] = type.read(type.canonical(source.text));
}
else if (source?.from !== undefined) {
link[property] = values[source.from];
}
}
const built = buildLink(app, link, undefined);
return built.ok ? parseLink(app, built.text) : built;
}
function routeParameters(route) {
const path = (route?.path ?? []).flatMap((component) => {
if (typeof component === "string") {
return [];
}
if ("pieces" in component) {
return component.pieces.flatMap((piece) => typeof piece === "string" ? [] : [piece]);
}
return ["rest" in component ? component.rest : component.value];
});
const subdomain = route?.subdomain === undefined ? [] : [route.subdomain];
return [...path, ...(route?.query ?? []), ...subdomain, ...(route?.fragment ?? [])];
}
function buildLink(app, link, scheme) {
const named = app.routes.find(({ name, redirect }) => name === link["route"] && redirect === undefined);
return refusals(named === undefined ? String(link["route"]) : "", () => {
if (named === undefined) {
const end = byteCount(String(link["route"]));
throw new Refusal("unknown-route", 0, end);
}
const route = choosePath(named, link);
const first = buildOrigin(app, route, scheme);
let { prefix } = first;
const isWeb = prefix.startsWith("https://");
let path = buildPath(route, link);
const bytes = encode(path);
const written = trimmedPath(bytes, 1, bytes.length);
const { subdomain } = route;
const hasLabel = isWeb && subdomain !== undefined && hasValue(subdomain, link);
if (!hasLabel && prefix.length + (isWeb ? 0 : 1) + path.length <= maximumLength) {
const error = otherMatch(first.origin, route, written);
const other = error && isWeb ? otherHost(app, route, written) : undefined;
if (error !== undefined && other === undefined) {
throw new Refusal(error, 0, 0);
}
prefix = other === undefined ? prefix : "https://" + other;
}
if (!isWeb) {
const first = path.slice(1).split("/")[0] ?? "";
path = (/^[A-Za-z0-9._~-]*$/.test(first) ? "/" : "//") + path;
}
const items = buildItems(route.query ?? [], link, "?") +
(route.fragmentPattern === undefined
? buildItems(route.fragment ?? [], link, "#")
: buildFragment(route, route.fragmentPattern, link));
const own = subdomainPrefix(app, route, link, prefix);
if (own !== undefined && own.length + path.length <= maximumLength) {
const wildcard = originsOf(app).hosts.get("*" + (route.subdomain?.suffix ?? ""));
const error = otherMatch(wildcard, route, written);
if (error !== undefined) {
throw new Refusal(error, 0, 0);
}
}
const text = (own ?? prefix) + path + items;
if (text.length > maximumLength) {
throw new Refusal("too-long", 0, 0);
}
refuseConditions(route, link);
refuseOtherFragment(route, text);
return { ok: true, text };
});
}
function choosePath(route, link) {
const paths = pathsOf(route);
if (paths.length === 1) {
return route;
}
const choices = paths.map((path) => ({
path,
parameters: path.path.flatMap(requiredParameters),
}));
const all = choices[0]?.parameters ?? [];
const present = all.filter((own) => hasValue(own, link)).map(({ name }) => name);
const fitting = choices.filter(({ parameters }) => present.every((name) => parameters.some((own) => own.name === name)));
fitting.sort((a, b) => a.parameters.length - b.parameters.length);
const [nearest] = fitting;
const missing = nearest?.parameters.find(({ name }) => !present.includes(name));
if (missing !== undefined) {
throw new Refusal("missing-parameter", 0, 0, missing.name);
}
return nearest?.path ?? route;
}
function hasValue({ name, property = name }, link) {
const isOwn = Object.prototype.hasOwnProperty.call(link, property);
return isOwn && link[property] !== undefined;
}
function requiredParameters(component) {
if (typeof component === "string" || "rest" in component) {
return [];
}
if ("pieces" in component) {
return component.pieces.flatMap((piece) => typeof piece === "string" ? [] : [piece]);
}
return [component.value];
}
function buildOrigin(app, route, scheme) {
const { hosts, schemes } = originsOf(app);
const [host] = route.hosts ?? app.hosts;
const ownSchemes = route.schemes ?? app.schemes;
const asked = scheme === undefined ? undefined : lowercased(scheme);
const isWeb = asked === undefined ? host !== undefined : asked === "https";
if (isWeb && host !== undefined) {
return { prefix: "https://" + host, origin: hosts.get(host) };
}
const own = asked ?? ownSchemes[0] ?? lowercased(app.name);
if (isWeb || (asked !== undefined && !ownSchemes.includes(asked))) {
const text = scheme ?? "";
throw new Refusal("unknown-scheme", 0, byteCount(text), undefined, text);
}
return { prefix: own + ":", origin: schemes.get(own) };
}
function textsOf(parameter, link, reading) {
const { name, property = name, type } = parameter;
const isOwn = Object.prototype.hasOwnProperty.call(link, property);
const value = isOwn ? link[property] : undefined;
if (value === undefined) {
return [];
}
const values = reading.isList && Array.isArray(value) ? value : [value];
return values.map((element) => {
const text = type.write(element);
if (text === undefined || text.length > 2 * maximumLength) {
const end = text === undefined ? 0 : byteCount(text);
throw new Refusal("invalid-value", 0, end, name, text ?? "");
}
const bytes = encode(text);
const isEmpty = text === "" && !reading.mayBeEmpty;
const check = isEmpty ? "rejected" : type.check(bytes, reading.place);
if (check !== "accepted") {
const start = check === "rejected" ? 0 : check;
const end = check === "rejected"
? bytes.length
: start + Math.max(1, sequenceLength(bytes, start));
throw new Refusal("invalid-value", start, end, name, text);
}
return percentEncode(type.canonical(text));
});
}
const literalCharacters = "!$&'()*+,;=:@";
function inPath(isList) {
return { place: "path", isList, mayBeEmpty: true };
}
function buildPath(route, link) {
let path = "";
for (const component of route.path) {
if (typeof component === "string") {
path += "/" + percentEncode(component, literalCharacters);
}
else if ("rest" in component) {
const { rest, minimum } = component;
const texts = textsOf(rest, link, inPath(true));
if (texts.length < minimum) {
throw new Refusal("missing-parameter", 0, 0, rest.name);
}
path += texts.map((text) => "/" + text).join("");
}
else {
const pieces = "pieces" in component
? component.pieces
: [component.prefix ?? "", component.value, component.suffix ?? ""];
path += "/" + pieces.map((piece) => buildPiece(piece, link)).join("");
}
}
path = path === "" ? "/" : path;
if (route.slash === "required" && path !== "/") {
path += "/";
}
const dots = path.split("/").find((part) => part === "." || part === "..");
if (dots !== undefined) {
throw new Refusal("dot-segment", 0, dots.length, undefined, dots);
}
return path;
}
function buildPiece(piece, link) {
if (typeof piece === "string") {
return percentEncode(piece, literalCharacters);
}
const [text] = textsOf(piece, link, inPath(false));
if (text === undefined) {
throw new Refusal("missing-parameter", 0, 0, piece.name);
}
return text;
}
function otherHost(app, route, path) {
const { hosts } = originsOf(app);
const [, ...others] = route.hosts ?? app.hosts;
return others.find((host) => !host.startsWith("*.") &&
otherMatch(hosts.get(host), route, path) === undefined);
}
function otherMatch(origin, route, path) {
if (origin === undefined) {
return undefined;
}
if (isExcluded(origin, path)) {
return "excluded";
}
return search(origin.root, path, path.start, []) === route
? undefined
: "leads-elsewhere";
}
function canonicalPathError(app, origin, link, path) {
const route = app.routes.find(({ name }) => name === link["route"]);
if (route === undefined) {
return undefined;
}
const canonical = choosePath(route, link);
let text;
try {
text = buildPath(canonical, link);
}
catch (error) {
if (error instanceof Refusal && error.code === "dot-segment") {
return error.code;
}
throw error;
}
const bytes = encode(text);
const own = trimmedPath(bytes, 1, bytes.length);
const isEqual = own.hasTrailingSlash === path.hasTrailingSlash &&
textOf(bytes.slice(own.start, own.end)) ===
textOf(path.link.slice(path.start, path.end));
return isEqual
? undefined
: otherMatch(origin, canonical, own);
}
function refuseConditions(route, link) {
const items = [...(route.query ?? []), ...(route.fragment ?? [])];
for (const condition of route.conditions ?? []) {
const [left, right] = [condition.parameter, condition.other].map((name) => {
const item = items.find((own) => own.name === name);
const isOwn = item !== undefined &&
Object.prototype.hasOwnProperty.call(link, item.property ?? name);
const value = isOwn ? link[item.property ?? name] : undefined;
const text = value === undefined ? undefined : item?.type.write(value);
return text === undefined ? undefined : item?.type.canonical(text);
});
if (!isMet(condition, left, right)) {
const end = byteCount(left ?? "");
throw new Refusal("condition-failed", 0, end, condition.parameter, left);
}
}
}
function buildFragment(route, { pieces }, link) {
const items = route.fragment ?? [];
const texts = items.map((item) => textsOf(item, link, inPath(false))[0]);
const isRequired = items.some(({ occurs }) => occurs === "once");
if (!isRequired && texts.every((text) => text === undefined)) {
return "";
}
const kept = route.isForm === true ? literalCharacters.replace("+", "") : literalCharacters;
let index = 0;
let fragment = "#";
for (const piece of pieces) {
if (typeof piece === "string") {
fragment += percentEncode(piece, kept + "/");
continue;
}
const text = texts[index];
index += 1;
if (text === undefined) {
throw new Refusal("missing-parameter", 0, 0, piece.name);
}
fragment += text;
}
return fragment;
}
function refuseOtherFragment(route, text) {
const start = text.indexOf("#") + 1;
if (route.fragmentPattern === undefined || start === 0) {
return;
}
const bytes = encode(text);
const { bytes: fragment } = decode(bytes, start, bytes.length, route.isForm);
if (splitCompound(route.fragmentPattern, fragment) === undefined) {
throw new Refusal("leads-elsewhere", 0, 0);
}
}
function buildItems(items, link, separator) {
const parts = [];
for (const item of items) {
const isList = item.occurs === "repeatedly";
const texts = textsOf(item, link, {
place: "built-item",
isList,
mayBeEmpty: item.occurs === "once" || item.default === "",
});
if (texts.length === 0 && item.occurs === "once") {
throw new Refusal("missing-parameter", 0, 0, item.name);
}
const isDefault = item.default !== undefined && texts[0] === percentEncode(item.default);
for (const text of isDefault ? [] : texts) {
parts.push(percentEncode(item.key ?? item.name) + "=" + text);
}
}
return parts.length === 0 ? "" : separator + parts.join("&");
}
function isExcluded(origin, path) {
const layer = origin.layers.find(({ root }) => search(root, path, path.start, []) !== undefined);
return layer !== undefined && layer.excludes;
}
const originsOfApps = new WeakMap();
function originsOf(app) {
let origins = originsOfApps.get(app);
if (origins === undefined) {
origins = makeOrigins(app);
originsOfApps.set(app, origins);
}
return origins;
}
const pathsOfRoutes = new WeakMap();
function pathsOf(route) {
let paths = pathsOfRoutes.get(route);
if (paths === undefined) {
const others = route.otherPaths ?? [];
paths = [route, ...others.map((path) => ({ ...route, path }))];
pathsOfRoutes.set(route, paths);
}
return paths;
}
function makeOrigins(app) {
const excluded = app.exclusions.map(({ path }) => ({ name: "", path }));
const routes = app.routes.flatMap((route) => [
...pathsOf(route),
...(route.aliases ?? []).map((path) => ({ ...route, path })),
]);
const entries = [...routes, ...excluded].map((route, order) => ({
route,
order,
}));
const placed = new Set();
let order = entries.length;
const trees = new Map();
const tree = (served) => {
const members = entries.filter((entry) => served.includes(entry.route));
const key = members.map((entry) => entry.order).join();
const known = trees.get(key);
if (known !== undefined) {
return known;
}
const root = makeNode();
trees.set(key, root);
for (const entry of members) {
const copy = placed.has(entry) ? { ...entry, order } : entry;
if (insert(root, entry, copy)) {
placed.add(entry);
order += copy === entry ? 0 : 1;
}
}
return root;
};
const origin = (serves, excludes) => {
const root = tree(routes.filter(serves));
const runs = [];
excluded.forEach((route, index) => {
const exclusion = app.exclusions[index];
if (exclusion === undefined || !excludes(exclusion)) {
return;
}
const isExclusion = exclusion.isException !== true;
const last = runs[runs.length - 1];
if (last !== undefined && last.excludes === isExclusion) {
last.routes.push(route);
}
else {
runs.push({ excludes: isExclusion, routes: [route] });
}
});
const layers = runs.map((run) => ({
root: tree(run.routes),
excludes: run.excludes,
}));
return { root, layers };
};
const hosts = new Map();
for (const host of app.hosts) {
hosts.set(host, origin((route) => route.hosts === undefined || route.hosts.includes(host), (exclusion) => exclusion.host === undefined || exclusion.host === host));
}
const schemes = new Map();
for (const scheme of app.schemes) {
schemes.set(scheme, origin((route) => route.schemes === undefined || route.schemes.includes(scheme), (exclusion) => exclusion.host === undefined));
}
return { hosts, schemes };
}
function makeNode() {
return {
entries: [],
exact: new Map(),
folded: new Map(),
literals: [],
values: [],
shapes: [],
compounds: [],
rests: [],
};
}
function insert(root, entry, copy) {
let node = root;
for (const [index, component] of entry.route.path.entries()) {
if (typeof component === "string") {
node = literalChild(node, component, entry.route.ignoresCase === true);
}
else if ("rest" in component) {
const { rest, minimum } = component;
const tailCount = entry.route.path.length - 1 - index;
const tail = tailNode(node, { type: rest.type, minimum, entry, tailCount });
if (tail === undefined) {
return false;
}
node = tail;
}
else if ("pieces" in component) {
node = compoundChild(node, component);
}
else {
const { value, prefix = "", suffix = "" } = component;
node = valueChild(node, value.type, prefix, suffix);
}
}
node.entries.unshift(copy);
return true;
}
function tailNode(node, rest) {
const { type, minimum, tailCount } = rest;
const known = node.rests.find((other) => other.tail !== undefined &&
other.tailCount === tailCount &&
other.minimum === minimum &&
other.type.key === type.key);
if (known !== undefined) {
return known.tail;
}
const tail = tailCount > 0 ? makeNode() : undefined;
const place = node.rests.findIndex((other) => other.tailCount <= tailCount);
node.rests.splice(place < 0 ? node.rests.length : place, 0, { ...rest, tail });
return tail;
}
function literalChild(node, literal, isFolded) {
const text = isFolded ? lowercased(literal) : literal;
const children = isFolded ? node.folded : node.exact;
let child = children.get(text);
if (child === undefined) {
child = makeNode();
children.set(text, child);
node.literals.push({ text, node: child });
}
return child;
}
function compoundChild(node, compound) {
const key = ({ pieces }) => JSON.stringify(pieces.map((piece) => (typeof piece === "string" ? piece : [piece.type.key])));
let edge = node.compounds.find((other) => key(other.compound) === key(compound));
if (edge === undefined) {
edge = { compound, node: makeNode() };
node.compounds.unshift(edge);
}
return edge.node;
}
function valueChild(node, type, prefix, suffix) {
let { values } = node;
if (prefix !== "" || suffix !== "") {
const prefixCount = byteCount(prefix);
const suffixCount = byteCount(suffix);
let shape = node.shapes.find((other) => other.prefixCount === prefixCount && other.suffixCount === suffixCount);
if (shape === undefined) {
shape = { prefixCount, suffixCount, affixes: [] };
node.shapes.unshift(shape);
}
let affix = shape.affixes.find((other) => other.prefix === prefix && other.suffix === suffix);
if (affix === undefined) {
affix = { prefix, suffix, values: [] };
shape.affixes.unshift(affix);
}
values = affix.values;
}
let edge = values.find((other) => other.type.key === type.key);
if (edge === undefined) {
edge = { type, node: makeNode() };
values.unshift(edge);
}
return edge.node;
}
function pathOf(link, parts) {
let start = parts.authorityEnd;
if (!parts.isWeb && parts.hostStart < parts.hostEnd) {
start = parts.hostStart;
}
else if (start < parts.pathEnd && byteAt(link, start) === ascii("/")) {
start += 1;
}
return trimmedPath(link, start, parts.pathEnd);
}
function trimmedPath(link, start, end) {
const hasTrailingSlash = start < end && byteAt(link, end - 1) === ascii("/");
return { link, start, end: hasTrailingSlash ? end - 1 : end, hasTrailingSlash };
}
function componentEnd(path, start) {
let end = start;
while (end < path.end && byteAt(path.link, end) !== ascii("/")) {
end += 1;
}
return end;
}
function slashFits(route, path) {
const isRoot = path.start === path.end;
const refused = path.hasTrailingSlash ? "refused" : "required";
return isRoot || route.slash !== refused;
}
function checkPart(type, path, start, end) {
return type.check(decode(path.link, start, end).bytes, "path");
}
function search(node, path, start, captures) {
if (start >= path.end) {
const entry = node.entries.find(({ route }) => slashFits(route, path));
return entry?.route ?? searchRests(node, path, start, captures);
}
const end = componentEnd(path, start);
const next = Math.min(end + 1, path.end);
const component = decode(path.link, start, end);
for (const child of [
node.exact.get(component.text),
node.folded.get(lowercased(component.text)),
]) {
const found = child && search(child, path, next, captures);
if (found !== undefined) {
return found;
}
}
for (const [edge, from, to] of valuesAt(node, component)) {
const valueStart = component.offsets[from] ?? start;
const valueEnd = component.offsets[to] ?? end;
if (checkPart(edge.type, path, valueStart, valueEnd) === "accepted") {
captures.push([valueStart, valueEnd]);
const found = search(edge.node, path, next, captures);
if (found !== undefined) {
return found;
}
captures.pop();
}
}
for (const { compound, node: child } of node.compounds) {
const ranges = splitCompound(compound, component.bytes);
if (ranges !== undefined) {
const count = captures.length;
for (const [from, to] of ranges) {
captures.push([component.offsets[from] ?? start, component.offsets[to] ?? end]);
}
const found = search(child, path, next, captures);
if (found !== undefined) {
return found;
}
captures.length = count;
}
}
return searchRests(node, path, start, captures);
}
function valuesAt(node, component) {
const count = component.bytes.length;
const result = [];
for (const edge of node.values) {
result.push([edge, 0, count]);
}
for (const { prefixCount, suffixCount, affixes } of node.shapes) {
const affix = affixes.find(({ prefix, suffix }) => count > prefixCount + suffixCount &&
component.text.startsWith(prefix) &&
component.text.endsWith(suffix));
for (const edge of affix?.values ?? []) {
result.push([edge, prefixCount, count - suffixCount]);
}
}
return result;
}
function searchRests(node, path, start, captures) {
for (const { type, minimum, entry, tail, tailCount } of node.rests) {
const all = restParts(path, start);
const count = all.length - tailCount;
const parts = all.slice(0, Math.max(count, 0));
const fits = count >= minimum &&
parts.every(([from, to]) => checkPart(type, path, from, to) === "accepted");
if (!fits) {
continue;
}
if (tail === undefined) {
if (slashFits(entry.route, path)) {
captures.push([start, path.end]);
return entry.route;
}
continue;
}
const length = captures.length;
captures.push([start, parts[parts.length - 1]?.[1] ?? start]);
const found = search(tail, path, all[count]?.[0] ?? path.end, captures);
if (found !== undefined) {
return found;
}
captures.length = length;
}
return undefined;
}
function restParts(path, start, stop = path.end) {
const parts = [];
let offset = start;
while (offset < stop) {
const end = componentEnd(path, offset);
parts.push([offset, end]);
offset = end + 1;
}
return parts;
}
const maximumCompoundLength = 1024;
function splitCompound({ pieces }, bytes) {
if (bytes.length > maximumCompoundLength) {
return undefined;
}
const known = new Map();
const splitsFrom = (index, start) => {
const piece = pieces[index];
if (piece === undefined) {
return start === bytes.length ? [[]] : [];
}
const key = start * pieces.length + index;
let found = known.get(key);
if (found === undefined) {
found =
typeof piece === "string"
? splitsAfterText(index, encode(piece), start)
: splitsAfterValues(index, piece.type, start);
known.set(key, found);
}
return found;
};
const splitsAfterText = (index, text, start) => bytesStartWith(bytes, text, start)
? splitsFrom(index + 1, start + text.length)
: [];
const splitsAfterValues = (index, type, start) => {
const found = [];
for (let end = start + 1; end <= bytes.length && found.length < 2; end += 1) {
const rest = splitsFrom(index + 1, end);
const fits = rest.length > 0 && type.check(bytes.slice(start, end), "path") === "accepted";
if (fits) {
found.push(...rest.map((split) => [[start, end], ...split]));
}
}
return found.slice(0, 2);
};
const splits = splitsFrom(0, 0);
return splits.length === 1 ? splits[0] : undefined;
}
function bytesStartWith(bytes, text, start) {
return text.every((byte, index) => bytes[start + index] === byte);
}
function compoundMisfit({ pieces }, bytes) {
const textAt = (index) => {
const piece = pieces[index];
return typeof piece === "string" ? encode(piece) : [];
};
const first = textAt(0);
const last = textAt(pieces.length - 1);
const stop = bytes.length - last.length;
const isAround = bytes.length <= maximumCompoundLength &&
stop > first.length &&
bytesStartWith(bytes, first, 0) &&
bytesStartWith(bytes, last, stop);
if (!isAround) {
return undefined;
}
let start = first.length;
let index = 0;
let types = [];
let misfit;
const checkValue = (end) => {
const [type] = types;
if (misfit === undefined && type !== undefined && types.length === 1) {
const check = type.check(bytes.slice(start, end), "path");
misfit = check === "accepted" ? undefined : { index, start, end, check };
}
};
for (const [place, piece] of pieces.entries()) {
if (typeof piece !== "string") {
types.push(piece.type);
}
else if (place > 0 && place < pieces.length - 1) {
const text = encode(piece);
let end = start;
while (end + text.length <= stop && !bytesStartWith(bytes, text, end)) {
end += 1;
}
if (end + text.length > stop) {
return undefined;
}
checkValue(end);
start = end + text.length;
index += types.length;
types = [];
}
}
checkValue(stop);
return misfit ?? { index: 0, start: first.length, end: stop, check: "rejected" };
}
function readItems(route, link, parts, values) {
const { query = [], fragment = [] } = route;
const { pathEnd, queryEnd, end } = parts;
const queryItems = parts.hasQuery
? splitItems(query, link, pathEnd + 1, queryEnd)
: [];
const fragmentItems = parts.hasFragment && fragment.length > 0 && route.fragmentPattern === undefined
? splitItems(fragment, link, queryEnd + 1, end)
: [];
refuseLineBreaks(link, parts, queryItems);
const found = new Map();
readList(route, queryItems, link, parts, found);
readList(route, fragmentItems, link, parts, found);
const droppedFragment = readFragment(route, link, parts, found);
const dropped = [];
for (const item of [...query, ...fragment]) {
const { name, property = name, type } = item;
const list = found.get(item);
const accepted = list?.accepted ?? [];
dropped.push(...(list?.dropped ?? []));
if (item.occurs === "repeatedly") {
values[property] = accepted;
}
else if (accepted.length > 0) {
values[property] = accepted[0];
}
else if (item.default !== undefined) {
values[property] = type.read(item.default);
}
else if (item.occurs === "once") {
const place = query.includes(item) ? queryEnd : end;
throw new Refusal("missing-parameter", place, place, name);
}
}
dropped.push(...droppedFragment);
for (const condition of route.conditions ?? []) {
const [left, right] = [condition.parameter, condition.other].map((name) => {
const item = [...query, ...fragment].find((own) => own.name === name);
const list = item === undefined ? undefined : found.get(item);
return item === undefined || list === undefined || list.accepted.length === 0
? undefined
: { text: item.type.write(list.accepted[0]), range: list.first };
});
if (!isMet(condition, left?.text, right?.text)) {
const { start = 0, end = 0 } = left?.range ?? {};
throw new Refusal("condition-failed", start, end, condition.parameter);
}
}
return dropped;
}
function readFragment(route, link, parts, found) {
const { fragment = [], fragmentPattern } = route;
const [first] = fragment;
const start = parts.queryEnd + 1;
const isAbsent = !parts.hasFragment || start === parts.end;
if (fragmentPattern === undefined || first === undefined || isAbsent) {
return [];
}
const decoded = plainFragment(route, link, parts);
const values = decoded === undefined ? undefined : splitCompound(fragmentPattern, decoded.bytes);
if (decoded !== undefined && values !== undefined) {
for (const [index, item] of fragment.entries()) {
const [from, to] = values[index] ?? [0, 0];
const { type } = item;
const text = textOf(decoded.bytes.slice(from, to));
const range = { start: decoded.offsets[from] ?? 0, end: decoded.offsets[to] ?? 0 };
const accepted = [type.read(type.canonical(text))];
found.set(item, { accepted, first: range, dropped: [] });
}
return [];
}
const misfit = decoded === undefined ? undefined : compoundMisfit(fragmentPattern, decoded.bytes);
const name = (misfit === undefined ? first : fragment[misfit.index] ?? first).name;
const [from, to] = decoded === undefined || misfit === undefined
? [start, parts.end]
: wrongBytes(decoded, misfit.start, misfit.end, misfit.check);
if (first.occurs === "once") {
const code = misfit === undefined ? "missing-parameter" : "invalid-value";
throw new Refusal(code, from, to, name);
}
const range = { start: from, end: to };
return [{ parameter: name, range, code: "invalid-form" }];
}
function plainFragment(route, link, parts) {
const start = parts.queryEnd + 1;
try {
refuseFragmentItem(link, start, parts.end, false);
}
catch (error) {
if (error instanceof Refusal) {
return undefined;
}
throw error;
}
return parts.isFragmentIrregular
? undefined
: decode(link, start, parts.end, route.isForm);
}
function splitItems(declarations, link, listStart, listEnd) {
const items = [];
let start = listStart;
while (start < listEnd) {
let end = start;
let equals = -1;
while (end < listEnd && byteAt(link, end) !== ascii("&")) {
if (equals < 0 && byteAt(link, end) === ascii("=")) {
equals = end;
}
end += 1;
}
const keyEnd = equals < 0 ? end : equals;
const valueStart = equals < 0 ? end : equals + 1;
if (keyEnd > start || valueStart < end) {
const decoded = decode(link, start, keyEnd).text;
const declaration = declarations.find(({ name, key = name }) => key === decoded);
items.push({ start, keyEnd, valueStart, end, declaration });
}
start = end + 1;
}
return items;
}
function refuseFragmentItem(link, start, end, isMultiline) {
let offset = start;
while (offset < end) {
switch (classOf(byteAt(link, offset))) {
case "ordinary":
case "slash":
case "question":
offset += 1;
break;
case "percent":
offset =
isMultiline && isEncodedLineBreak(link, offset)
? offset + 3
: scanPercent(link, offset);
break;
default:
throw forbidden(link, offset);
}
}
}
function refuseLineBreaks(link, parts, items) {
if (!parts.hasLineBreak) {
return;
}
const allowed = items.filter(({ declaration }) => declaration?.type.isMultiline === true);
for (let offset = parts.pathEnd; offset < parts.queryEnd; offset += 1) {
const isAllowed = !isEncodedLineBreak(link, offset) ||
allowed.some((item) => item.valueStart <= offset && offset < item.end);
if (!isAllowed) {
throw new Refusal("percent-encoded-control", offset, offset + 3);
}
}
}
function readList(route, items, link, parts, found) {
for (const item of items) {
const { declaration, valueStart, end } = item;
if (declaration === undefined) {
refuseUnknownKey(route, link, item);
continue;
}
const { name, type, occurs, rejectsInvalid } = declaration;
const isFragment = item.start > parts.queryEnd;
if (isFragment) {
refuseFragmentItem(link, item.start, valueStart, false);
refuseFragmentItem(link, valueStart, end, type.isMultiline === true);
}
if (isFragment ? parts.isFragmentIrregular : parts.isIrregular) {
refuseEscapes(link, item, name);
}
const value = decode(link, valueStart, end, route.isForm);
const isAbsent = occurs !== "once" && value.bytes.length === 0;
const check = isAbsent ? "rejected" : type.check(value.bytes, "item");
const isDropped = occurs !== "once" && rejectsInvalid !== true;
if (check !== "accepted" && !isAbsent && !isDropped) {
const wrong = wrongBytes(value, 0, value.bytes.length, check);
throw new Refusal("invalid-value", ...wrong, name);
}
const list = found.get(declaration) ?? { accepted: [], dropped: [] };
if (found.has(declaration) && occurs !== "repeatedly") {
throw new Refusal("duplicate-parameter", item.start, end, name);
}
found.set(declaration, list);
if (check === "accepted") {
if (list.accepted.length === 0) {
list.first = { start: valueStart, end };
}
list.accepted.push(type.read(type.canonical(value.text)));
}
else if (!isAbsent) {
list.dropped.push({
parameter: name,
range: { start: valueStart, end },
code: type.dropCode(value.bytes, check),
});
}
}
}
function refuseUnknownKey(route, link, { start, keyEnd }) {
if (route.isStrict !== true) {
return;
}
const key = decode(link, start, keyEnd).text;
const isAllowed = (route.allowedKeys ?? []).some((allowed) => allowed.endsWith("*")
? key.startsWith(allowed.slice(0, -1))
: key === allowed);
if (!isAllowed) {
throw new Refusal("unknown-parameter", start, keyEnd);
}
}
function refuseEscapes(link, { start, end }, name) {
let first = -1;
for (let offset = start; offset < end; offset += 1) {
if (byteAt(link, offset) !== ascii("%")) {
continue;
}
if (octet(link, offset) < 0) {
const wrong = percentEnd(link, offset);
throw new Refusal("invalid-percent-encoding", offset, wrong);
}
first = first < 0 ? offset : first;
}
if (first >= 0) {
throw new Refusal("ambiguous-escape", first, first + 3, name);
}
}
function isMet({ relation, kind }, left, right) {
if (left === undefined) {
return true;
}
if (right === undefined || kind === undefined) {
return right !== undefined || kind !== undefined;
}
const order = compareValues(kind, left, right);
switch (relation) {
case ">":
return order > 0;
case ">=":
return order >= 0;
case "<":
return order < 0;
default:
return order <= 0;
}
}
function compareValues(kind, left, right) {
return kind === "number"
? compareNumbers(left, right)
: kind === "date"
? compareTexts(left, right)
: compareNumbers(secondsOf(left), secondsOf(right));
}
function compareNumbers(left, right) {
if (left.startsWith("-") !== right.startsWith("-")) {
return left.startsWith("-") ? -1 : 1;
}
const order = compareTexts(digitsOfNumber(left), digitsOfNumber(right));
return left.startsWith("-") ? -order : order;
}
function compareTexts(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}
function digitsOfNumber(text) {
const [whole = "", fraction = ""] = text.replace("-", "").split(".");
return whole.padStart(20, "0") + fraction.padEnd(9, "0");
}
function secondsOf(text) {
const [fraction = ""] = /\.[0-9]+/.exec(text) ?? [];
const start = Date.parse("0000-01-01T00:00:00Z") - 86400000;
return `${(Date.parse(text.replace(fraction, "")) - start) / 1000}${fraction}`;
}
const deadEndKinds = [
"unknown",
"tooLong",
"tooShort",
"slash",
"value",
"misspelt",
];
class PathExplanation {
refusal;
level = -1;
kind = "unknown";
budget = 2000;
path;
constructor(path) {
this.path = path;
}
static of(root, path) {
const explanation = new PathExplanation(path);
explanation.explore(root, path.start, 0, 0);
const { start, end } = path;
return (explanation.refusal ?? new Refusal("unknown-path-component", start, end));
}
consider(level, kind, refusal) {
const outranks = this.refusal === undefined ||
level > this.level ||
(level === this.level &&
deadEndKinds.indexOf(kind) > deadEndKinds.indexOf(this.kind));
if (outranks) {
this.refusal = refusal;
this.level = level;
this.kind = kind;
}
}
explore(node, start, level, depth) {
this.budget -= 1;
if (this.budget <= 0) {
return;
}
const { path } = this;
if (start >= path.end) {
this.exploreEnd(node, level);
return;
}
const end = componentEnd(path, start);
const next = Math.min(end + 1, path.end);
const component = decode(path.link, start, end);
for (const child of [
node.exact.get(component.text),
node.folded.get(lowercased(component.text)),
]) {
if (child !== undefined) {
this.explore(child, next, level + 1, depth);
}
}
for (const [edge, from, to] of valuesAt(node, component)) {
const check = edge.type.check(component.bytes.slice(from, to), "path");
if (check === "accepted") {
this.explore(edge.node, next, level + 1, depth + 1);
}
else {
const name = pathParameter(firstRoute(edge.node), depth);
const wrong = wrongBytes(component, from, to, check);
const refusal = new Refusal("invalid-value", ...wrong, name);
this.consider(level, "value", refusal);
}
}
for (const { compound, node: child } of node.compounds) {
const ranges = splitCompound(compound, component.bytes);
if (ranges !== undefined) {
this.explore(child, next, level + 1, depth + ranges.length);
continue;
}
const misfit = compoundMisfit(compound, component.bytes);
if (misfit !== undefined) {
const name = pathParameter(firstRoute(child), depth + misfit.index);
const wrong = wrongBytes(component, misfit.start, misfit.end, misfit.check);
const refusal = new Refusal("invalid-value", ...wrong, name);
this.consider(level, "value", refusal);
}
}
for (const rest of node.rests) {
this.exploreRest(rest, start, level, depth);
}
const unknown = new Refusal("unknown-path-component", start, end);
if (resemblesLiteral(node, component.text)) {
this.consider(level, "misspelt", unknown);
}
else if (node.literals.length + node.values.length === 0 &&
node.shapes.length + node.compounds.length + node.rests.length === 0) {
this.consider(level, "tooLong", new Refusal("unexpected-path-component", start, path.end));
}
else {
this.consider(level, "unknown", unknown);
}
}
exploreEnd(node, level) {
const { end } = this.path;
if (node.entries.length > 0) {
this.consider(level, "slash", this.slashRefusal());
}
for (const { minimum, tail } of node.rests) {
if (minimum === 0 && tail === undefined) {
this.consider(level, "slash", this.slashRefusal());
}
}
if (node.entries.length === 0) {
const refusal = new Refusal("missing-path-component", end, end);
this.consider(level, "tooShort", refusal);
}
}
exploreRest(rest, start, level, depth) {
const { path } = this;
const name = pathParameter(rest.entry.route, depth);
const all = restParts(path, start);
const count = all.length - rest.tailCount;
if (rest.tail !== undefined && count < rest.minimum) {
const refusal = new Refusal("missing-path-component", path.end, path.end);
this.consider(level + all.length, "tooShort", refusal);
return;
}
const parts = all.slice(0, count);
for (const [index, [from, to]] of parts.entries()) {
const part = decode(path.link, from, to);
const check = rest.type.check(part.bytes, "path");
if (check !== "accepted") {
const wrong = wrongBytes(part, 0, part.bytes.length, check);
const refusal = new Refusal("invalid-value", ...wrong, name);
this.consider(level + index, "value", refusal);
return;
}
}
if (rest.tail !== undefined) {
this.explore(rest.tail, all[count]?.[0] ?? path.end, level + count, depth + 1);
}
else if (parts.length < rest.minimum) {
const { end } = path;
const refusal = new Refusal("missing-path-component", end, end, name);
this.consider(level + parts.length, "value", refusal);
}
else {
this.consider(level, "slash", this.slashRefusal());
}
}
slashRefusal() {
const { end, hasTrailingSlash } = this.path;
return hasTrailingSlash
? new Refusal("trailing-slash", end, end + 1)
: new Refusal("missing-trailing-slash", end, end);
}
}
function wrongBytes(part, start, end, check) {
const from = check === "rejected" ? start : start + check;
const length = Math.max(1, sequenceLength(part.bytes, from));
const to = check === "rejected" ? end : from + length;
return [part.offsets[from] ?? 0, part.offsets[to] ?? 0];
}
function resemblesLiteral(node, text) {
const literals = node.literals.slice(-512).map((child) => child.text);
const nearest = nearestWord(text, literals);
return nearest !== undefined && nearest !== text;
}
function pathParameter(route, depth) {
return route === undefined ? undefined : pathParameters(route)[depth]?.name;
}
function pathParameters(route) {
return route.path.flatMap(componentParameters);
}
function componentParameters(component) {
if (typeof component === "string") {
return [];
}
if ("pieces" in component) {
return component.pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece]));
}
return ["rest" in component ? component.rest : component.value];
}
function firstRoute(node) {
let level = [node];
let budget = 64;
while (level.length > 0 && budget > 0) {
const found = [];
const next = [];
for (const current of level.slice(0, budget)) {
budget -= 1;
found.push(...current.entries.slice(0, 1));
found.push(...current.rests.slice(0, 1).map(({ entry }) => entry));
next.push(...childNodes(current));
}
if (found.length > 0) {
found.sort((one, other) => one.order - other.order);
return found[0]?.route;
}
level = next;
}
return undefined;
}
function childNodes(node) {
const children = node.literals.slice(-64).map((literal) => literal.node);
const affixes = node.shapes.flatMap((shape) => shape.affixes);
for (const edge of [node.values, affixes.map(({ values }) => values)].flat(2)) {
children.push(edge.node);
}
children.push(...node.compounds.map((edge) => edge.node));
return children.slice(0, 128);
}
function nearestWord(word, candidates) {
const longest = 64;
const letters = Array.from(word);
if (letters.length === 0 || letters.length > longest) {
return undefined;
}
let best;
let bestRank = Infinity;
for (const candidate of candidates) {
const others = Array.from(candidate);
const greatest = Math.max(letters.length, others.length);
const limit = Math.max(1, Math.floor(greatest / 3)) * 2;
const difference = Math.abs(letters.length - others.length);
if (others.length > longest || difference * 2 > limit) {
continue;
}
const distance = lowercased(word) === lowercased(candidate)
? 1
: spellingDistance(letters, others);
if (distance > limit || distance >= greatest * 2) {
continue;
}
const startsAlike = lowercased(letters[0] ?? "") === lowercased(others[0] ?? "");
const rank = distance * 2 + (startsAlike ? 0 : 1);
if (rank < bestRank) {
best = candidate;
bestRank = rank;
}
}
return best;
}
function spellingDistance(left, right) {
const cost = (one, other) => one === other ? 0 : lowercased(one) === lowercased(other) ? 1 : 2;
let beforePrevious = [];
let previous = [0, ...right.map((_, column) => (column + 1) * 2)];
for (const [row, letter] of left.entries()) {
const current = [(row + 1) * 2];
for (const [column, other] of right.entries()) {
let value = Math.min((previous[column] ?? 0) + cost(letter, other), (previous[column + 1] ?? 0) + 2, (current[column] ?? 0) + 2);
const isSwap = row > 0 &&
column > 0 &&
letter === right[column - 1] &&
left[row - 1] === other;
if (isSwap) {
value = Math.min(value, (beforePrevious[column - 1] ?? 0) + 2);
}
current.push(value);
}
beforePrevious = previous;
previous = current;
}
return previous[right.length] ?? 0;
}
function classOf(byte) {
if (byte >= 0x80) {
return "non-ascii";
}
if (byte < 0x20 || byte === 0x7f) {
return "control";
}
switch (String.fromCharCode(byte)) {
case "/":
return "slash";
case "?":
return "question";
case "#":
return "hash";
case "%":
return "percent";
case "[":
case "]":
return "bracket";
case "\\":
return "backslash";
case " ":
return "space";
default:
return isOneOf(byte, '"<>^`{|}') ? "forbidden" : "ordinary";
}
}
function forbidden(bytes, offset) {
switch (classOf(byteAt(bytes, offset))) {
case "backslash":
return new Refusal("backslash", offset, offset + 1);
case "space":
return new Refusal("space", offset, offset + 1);
case "control":
return new Refusal("control-character", offset, offset + 1);
case "non-ascii": {
const length = sequenceLength(bytes, offset);
return length === 0
? new Refusal("invalid-utf-8", offset, offset + 1)
: new Refusal("non-ascii-character", offset, offset + length);
}
default:
return new Refusal("forbidden-character", offset, offset + 1);
}
}
function scan(bytes) {
const schemeEnd = scanScheme(bytes);
const scheme = lowercased(textOf(bytes.slice(0, schemeEnd)));
const isWeb = ["https", "http", "ws", "wss", "ftp", "file"].includes(scheme);
const start = schemeEnd + 1;
let slashes = start;
while (byteAt(bytes, slashes) === ascii("/")) {
slashes += 1;
}
let authority = { start, hostEnd: start, end: start };
if (slashes - start >= 2) {
authority = scanAuthority(bytes, start + 2, isWeb);
if (scheme === "file") {
refuseFileHost(bytes, authority);
}
}
else if (isWeb) {
const isReadAsSlash = slashes < bytes.length &&
["backslash", "control", "space"].includes(classOf(byteAt(bytes, slashes)));
throw isReadAsSlash
? forbidden(bytes, slashes)
: new Refusal("missing-slashes", start, slashes);
}
const pathEnd = scanPath(bytes, authority.end);
const hasQuery = byteAt(bytes, pathEnd) === ascii("?");
const query = hasQuery ? scanQuery(bytes, pathEnd + 1) : undefined;
const queryEnd = query?.end ?? pathEnd;
return {
schemeEnd,
isWeb,
hostStart: authority.start,
hostEnd: authority.hostEnd,
hasPort: authority.end > authority.hostEnd,
authorityEnd: authority.end,
pathEnd,
hasQuery,
isIrregular: query?.isIrregular === true,
queryEnd,
hasFragment: queryEnd < bytes.length,
isFragmentIrregular: scanFragment(bytes, queryEnd + 1),
end: bytes.length,
hasLineBreak: query?.hasLineBreak === true,
};
}
function scanScheme(bytes) {
if (bytes.length === 0) {
throw new Refusal("empty-link", 0, 0);
}
let offset = 0;
while (offset < bytes.length && byteAt(bytes, offset) !== ascii(":")) {
const byte = byteAt(bytes, offset);
const fits = isLetter(byte) || (offset > 0 && (isDigit(byte) || isOneOf(byte, "+-.")));
if (!fits) {
const kind = classOf(byte);
const isOddity = kind === "backslash" ||
kind === "space" ||
kind === "control" ||
kind === "non-ascii" ||
kind === "forbidden";
throw isOddity
? forbidden(bytes, offset)
: new Refusal("missing-scheme", 0, offset);
}
offset += 1;
}
if (offset === 0 || offset === bytes.length) {
throw new Refusal("missing-scheme", 0, offset);
}
return offset;
}
function scanPath(bytes, start) {
let offset = start;
refuseDotSegment(bytes, offset);
while (offset < bytes.length) {
switch (classOf(byteAt(bytes, offset))) {
case "ordinary":
offset += 1;
break;
case "slash":
offset += 1;
if (byteAt(bytes, offset) === ascii("/")) {
throw new Refusal("empty-path-component", offset - 1, offset + 1);
}
refuseDotSegment(bytes, offset);
break;
case "percent":
offset = scanPercent(bytes, offset);
break;
case "question":
case "hash":
return offset;
default:
throw forbidden(bytes, offset);
}
}
return offset;
}
function scanQuery(bytes, start) {
let offset = start;
let isIrregular = false;
let hasLineBreak = false;
while (offset < bytes.length) {
switch (classOf(byteAt(bytes, offset))) {
case "ordinary":
case "slash":
case "question":
offset += 1;
break;
case "percent":
if (octet(bytes, offset) < 0) {
isIrregular = true;
offset += 1;
}
else if (isEncodedLineBreak(bytes, offset)) {
hasLineBreak = true;
offset += 3;
}
else {
offset = scanPercent(bytes, offset);
}
break;
case "bracket":
isIrregular = true;
offset += 1;
break;
case "hash":
return { end: offset, isIrregular, hasLineBreak };
default:
throw forbidden(bytes, offset);
}
}
return { end: offset, isIrregular, hasLineBreak };
}
function scanFragment(bytes, start) {
let offset = start;
let isIrregular = false;
while (offset < bytes.length) {
const kind = classOf(byteAt(bytes, offset));
switch (kind) {
case "ordinary":
case "slash":
case "question":
offset += 1;
break;
case "percent":
isIrregular ||= octet(bytes, offset) < 0;
offset += 1;
break;
case "hash":
case "bracket":
case "forbidden":
isIrregular = true;
offset += 1;
break;
case "non-ascii": {
const length = sequenceLength(bytes, offset);
if (length === 0) {
throw forbidden(bytes, offset);
}
if (codePointAt(bytes, offset) < 0xa0) {
throw new Refusal("control-character", offset, offset + length);
}
isIrregular = true;
offset += length;
break;
}
default:
throw forbidden(bytes, offset);
}
}
return isIrregular;
}
function refuseDotSegment(bytes, start) {
let offset = start;
let dots = 0;
while (dots <= 2) {
if (byteAt(bytes, offset) === ascii(".")) {
offset += 1;
}
else if (byteAt(bytes, offset) === ascii("%") &&
octet(bytes, offset) === ascii(".")) {
offset += 3;
}
else {
break;
}
dots += 1;
}
const isEnd = offset === bytes.length || isOneOf(byteAt(bytes, offset), "/?#");
if ((dots === 1 || dots === 2) && isEnd) {
throw new Refusal("dot-segment", start, offset);
}
}
function percentEnd(bytes, start) {
let end = start + 1;
while (end < start + 3 && isAlphanumeric(byteAt(bytes, end))) {
end += 1;
}
return end;
}
function scanPercent(bytes, start) {
const lead = octet(bytes, start);
if (lead < 0) {
const end = percentEnd(bytes, start);
throw new Refusal("invalid-percent-encoding", start, end);
}
const shape = sequenceShape(lead);
if (shape === undefined) {
throw new Refusal("percent-encoded-invalid-utf-8", start, start + 3);
}
let offset = start + 3;
let second = 0;
for (let index = 1; index < shape.length; index += 1) {
if (byteAt(bytes, offset) !== ascii("%")) {
throw new Refusal("percent-encoded-invalid-utf-8", start, offset);
}
const next = octet(bytes, offset);
if (next < 0) {
const end = percentEnd(bytes, offset);
throw new Refusal("invalid-percent-encoding", offset, end);
}
const low = index === 1 ? shape.low : 0x80;
const high = index === 1 ? shape.high : 0xbf;
if (next < low || next > high) {
throw new Refusal("percent-encoded-invalid-utf-8", start, offset + 3);
}
second = index === 1 ? next : second;
offset += 3;
}
const isControl = lead < 0x20 || lead === 0x7f || (lead === 0xc2 && second < 0xa0);
if (isControl) {
throw new Refusal("percent-encoded-control", start, offset);
}
return offset;
}
function scanAuthority(bytes, start, isWeb) {
let offset = start;
while (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#:")) {
const byte = byteAt(bytes, offset);
if (byte === ascii("[") && offset === start) {
offset = scanAddress(bytes, start);
break;
}
const fits = isAlphanumeric(byte) ||
isOneOf(byte, ".-_") ||
(!isWeb && isOneOf(byte, "!$&'()*+,;=~"));
if (!fits) {
throw refusalInAuthority(bytes, offset, start);
}
offset += 1;
}
const hostEnd = offset;
if (!isWeb) {
refuseCustomHost(bytes, start, hostEnd);
}
else if (hostEnd === start) {
throw refusalOfMissingHost(bytes, start);
}
const end = byteAt(bytes, hostEnd) === ascii(":")
? scanPort(bytes, hostEnd + 1, start)
: hostEnd;
return { start, hostEnd, end };
}
function scanAddress(bytes, start) {
let offset = start + 1;
while (byteAt(bytes, offset) !== ascii("]")) {
const byte = byteAt(bytes, offset);
if (byte < 0 || isOneOf(byte, "/?#")) {
throw new Refusal("forbidden-host-character", start, start + 1);
}
if (hexadecimalValue(byte) < 0 && !isOneOf(byte, ":.")) {
throw refusalInAuthority(bytes, offset, start);
}
offset += 1;
}
offset += 1;
if (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#:")) {
throw refusalInAuthority(bytes, offset, start);
}
return offset;
}
function scanPort(bytes, digits, authorityStart) {
let offset = digits;
let value = 0;
while (isDigit(byteAt(bytes, offset))) {
value = Math.min(value * 10 + byteAt(bytes, offset) - 0x30, 65536);
offset += 1;
}
if (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#")) {
const refusal = userinfoRefusal(bytes, authorityStart) ?? forbidden(bytes, offset);
const isOther = refusal.code === "forbidden-character" ||
refusal.code === "non-ascii-character";
throw isOther
? new Refusal("invalid-port", digits - 1, authorityEnd(bytes, offset))
: refusal;
}
const hasLeadingZero = offset - digits > 1 && byteAt(bytes, digits) === ascii("0");
if (offset === digits || value > 65535 || hasLeadingZero) {
throw new Refusal("invalid-port", digits - 1, offset);
}
return offset;
}
function refuseCustomHost(bytes, start, end) {
const host = textOf(bytes.slice(start, end));
const hasPortOnly = host === "" && byteAt(bytes, end) === ascii(":");
if (hasPortOnly || host === "." || host === "..") {
const code = hasPortOnly ? "missing-host" : "dot-segment";
throw userinfoRefusal(bytes, start) ?? new Refusal(code, start, end);
}
}
function refuseFileHost(bytes, authority) {
const { start, hostEnd, end } = authority;
if (lowercased(textOf(bytes.slice(start, hostEnd))) === "localhost") {
throw new Refusal("missing-host", start, hostEnd);
}
if (end > hostEnd) {
throw new Refusal("port-not-allowed", hostEnd, end);
}
}
function refusalInAuthority(bytes, offset, start) {
const userinfo = userinfoRefusal(bytes, start);
if (userinfo !== undefined) {
return userinfo;
}
if (byteAt(bytes, offset) === ascii("%")) {
const end = percentEnd(bytes, offset);
return new Refusal("percent-encoded-host", offset, end);
}
const refusal = forbidden(bytes, offset);
switch (refusal.code) {
case "non-ascii-character":
return new Refusal("non-ascii-host", refusal.start, refusal.end);
case "forbidden-character":
return new Refusal("forbidden-host-character", offset, offset + 1);
default:
return refusal;
}
}
function userinfoRefusal(bytes, start) {
for (let offset = authorityEnd(bytes, start) - 1; offset >= start; offset--) {
if (byteAt(bytes, offset) === ascii("@")) {
return new Refusal("userinfo", start, offset + 1);
}
}
return undefined;
}
function authorityEnd(bytes, start) {
let offset = start;
while (offset < bytes.length && !isOneOf(byteAt(bytes, offset), "/?#\\")) {
offset += 1;
}
return offset;
}
function refusalOfMissingHost(bytes, start) {
let slashes = start;
while (byteAt(bytes, slashes) === ascii("/")) {
slashes += 1;
}
return (userinfoRefusal(bytes, start) ??
(slashes > start
? new Refusal("missing-slashes", start - 2, slashes)
: new Refusal("missing-host", start, start)));
}
function hostException(bytes, parts) {
const { hostStart, hostEnd, authorityEnd: end } = parts;
const port = parts.hasPort
? new Refusal("port-not-allowed", hostEnd, end)
: undefined;
if (byteAt(bytes, hostStart) === ascii("[") && hostStart < hostEnd) {
return new Refusal("ip-address-host", hostStart, hostEnd);
}
return parts.isWeb
? hostNameException(bytes, hostStart, hostEnd) ?? port
: port;
}
function hostNameException(bytes, hostStart, hostEnd) {
const labels = textOf(bytes.slice(hostStart, hostEnd)).split(".");
let exception;
let start = hostStart;
for (const [index, label] of labels.entries()) {
const end = start + label.length;
if (label !== "") {
exception = exception ?? labelException(label, start);
}
else if (index === labels.length - 1) {
exception = exception ?? new Refusal("trailing-dot-host", end - 1, end);
}
else {
exception =
exception ??
new Refusal("empty-host-label", Math.max(start - 1, hostStart), end + 1);
}
start = end + 1;
}
const last = labels[labels.length - 1];
const number = last === "" ? labels[labels.length - 2] : last;
return /^([0-9]+|0[xX][0-9A-Fa-f]*)$/.test(number ?? "")
? new Refusal("ip-address-host", hostStart, hostEnd)
: exception;
}
function labelException(label, start) {
if (lowercased(label).startsWith("xn--")) {
return new Refusal("punycode-host", start, start + label.length);
}
const underscore = label.indexOf("_");
return underscore < 0
? undefined
: new Refusal("underscore-host", start + underscore, start + underscore + 1);
}
const hostLabel = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function declaredHost(hosts, authority) {
if (hosts.includes(authority)) {
return authority;
}
let start = 0;
for (;;) {
const dot = authority.indexOf(".", start);
if (dot < 0 || !hostLabel.test(authority.slice(start, dot))) {
return undefined;
}
const wildcard = "*" + authority.slice(dot);
if (hosts.includes(wildcard)) {
return wildcard;
}
start = dot + 1;
}
}
function readSubdomain(app, { subdomain }, link, parts, values) {
const { hostStart: start, authorityEnd } = parts;
const host = lowercased(textOf(link.slice(start, authorityEnd)));
const isDeclared = subdomain !== undefined &&
parts.isWeb &&
declaredHost(app.hosts, host) === "*" + subdomain.suffix;
if (!isDeclared) {
return;
}
const { name, property = name, type, suffix } = subdomain;
const label = host.slice(0, host.length - suffix.length);
const end = start + label.length;
if (label.includes(".")) {
throw new Refusal("unknown-host", start, end);
}
const check = type.check(encode(label), "item");
if (check === "rejected") {
throw new Refusal("invalid-value", start, end, name);
}
if (check !== "accepted") {
throw new Refusal("invalid-value", start + check, start + check + 1, name);
}
values[property] = type.read(type.canonical(label));
}
function subdomainPrefix(app, { subdomain }, link, prefix) {
const reading = { place: "built-item", isList: false, mayBeEmpty: false };
const [text] = subdomain === undefined ? [] : textsOf(subdomain, link, reading);
if (subdomain === undefined || text === undefined) {
return undefined;
}
const { name, type, suffix } = subdomain;
const value = decodeURIComponent(text);
const label = lowercased(text);
const isLabel = hostLabel.test(label) &&
type.check(encode(label), "item") === "accepted" &&
type.canonical(label) === value;
if (!isLabel) {
throw new Refusal("invalid-value", 0, byteCount(value), name, value);
}
if (!prefix.startsWith("https://")) {
const scheme = prefix.slice(0, -1);
throw new Refusal("unknown-scheme", 0, scheme.length, name, scheme);
}
if (app.hosts.includes(label + suffix)) {
throw new Refusal("leads-elsewhere", 0, byteCount(value), name, value);
}
return "https://" + label + suffix;
}
function octet(bytes, offset) {
const high = hexadecimalValue(byteAt(bytes, offset + 1));
const low = hexadecimalValue(byteAt(bytes, offset + 2));
return high < 0 || low < 0 ? -1 : high * 16 + low;
}
function isEncodedLineBreak(bytes, offset) {
return (byteAt(bytes, offset) === ascii("%") &&
isOneOf(octet(bytes, offset), "\t\n\r"));
}
function decode(link, start, end, plusIsSpace = false) {
const bytes = [];
const offsets = [start];
let offset = start;
while (offset < end) {
const byte = byteAt(link, offset);
const decoded = byte === ascii("%") ? octet(link, offset) : -1;
if (decoded >= 0) {
bytes.push(decoded);
offset += 3;
}
else {
bytes.push(plusIsSpace && byte === ascii("+") ? ascii(" ") : byte);
offset += 1;
}
offsets.push(offset);
}
return { bytes, offsets, text: textOf(bytes) };
}
function textOf(bytes) {
let text = "";
let offset = 0;
while (offset < bytes.length) {
const length = sequenceLength(bytes, offset);
const point = length === 0 ? 0xfffd : codePointAt(bytes, offset);
text += String.fromCodePoint(point);
offset += Math.max(length, 1);
}
return text;
}
function isUnreserved(byte) {
return isAlphanumeric(byte) || isOneOf(byte, "-._~");
}
function percentEncode(text, kept = "") {
let result = "";
for (const byte of encode(text)) {
if (isUnreserved(byte) || isOneOf(byte, kept)) {
result += String.fromCharCode(byte);
}
else {
const digits = byte.toString(16).toUpperCase();
result += "%" + (digits.length < 2 ? "0" : "") + digits;
}
}
return result;
}
const maximumLength = 8192;
function byteAt(bytes, offset) {
return bytes[offset] ?? -1;
}
function ascii(character) {
return character.charCodeAt(0);
}
function isOneOf(byte, characters) {
return byte >= 0 && characters.includes(String.fromCharCode(byte));
}
function isDigit(byte) {
return byte >= 0x30 && byte <= 0x39;
}
function isLetter(byte) {
return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
function isAlphanumeric(byte) {
return isDigit(byte) || isLetter(byte);
}
function hexadecimalValue(byte) {
if (isDigit(byte)) {
return byte - 0x30;
}
const lower = byte | 0x20;
return byte >= 0 && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
function lowercased(text) {
return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function utf8Length(codePoint) {
if (codePoint < 0x80) {
return 1;
}
return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
function encode(text) {
const bytes = [];
for (const character of text) {
const point = character.codePointAt(0) ?? 0;
const length = utf8Length(point);
if (length === 1) {
bytes.push(point);
continue;
}
const lead = length === 2 ? 0xc0 : length === 3 ? 0xe0 : 0xf0;
bytes.push(lead | (point >> (6 * (length - 1))));
for (let rest = length - 2; rest >= 0; rest -= 1) {
bytes.push(0x80 | ((point >> (6 * rest)) & 0x3f));
}
}
return bytes;
}
function byteCount(text) {
let count = 0;
for (let index = 0; index < text.length; index += 1) {
const point = text.codePointAt(index) ?? 0;
count += utf8Length(point);
index += point > 0xffff ? 1 : 0;
}
return count;
}
function stringOffset(text, byteOffset) {
let count = 0;
let index = 0;
while (index < text.length && count < byteOffset) {
const point = text.codePointAt(index) ?? 0;
count += utf8Length(point);
index += point > 0xffff ? 2 : 1;
}
return index;
}
function sequenceShape(lead) {
if (lead >= 0 && lead < 0x80) {
return { length: 1, low: 0x80, high: 0xbf };
}
if (lead < 0xc2 || lead > 0xf4) {
return undefined;
}
const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
return { length, low, high };
}
function sequenceLength(bytes, offset) {
const shape = sequenceShape(byteAt(bytes, offset));
if (shape === undefined) {
return 0;
}
for (let index = 1; index < shape.length; index += 1) {
const byte = byteAt(bytes, offset + index);
const low = index === 1 ? shape.low : 0x80;
const high = index === 1 ? shape.high : 0xbf;
if (byte < low || byte > high) {
return 0;
}
}
return shape.length;
}
function codePointAt(bytes, offset) {
const length = sequenceLength(bytes, offset);
if (length <= 1) {
return length === 1 ? byteAt(bytes, offset) : -1;
}
let point = byteAt(bytes, offset) & (0x7f >> length);
for (let index = 1; index < length; index += 1) {
point = (point << 6) | (byteAt(bytes, offset + index) & 0x3f);
}
return point;
}
const invisibleRanges = [
[0x00ad, 0x00ad],
[0x061c, 0x061c],
[0x180e, 0x180e],
[0x200b, 0x200b],
[0x200e, 0x200f],
[0x202a, 0x202e],
[0x2060, 0x2060],
[0x2066, 0x2069],
[0xfeff, 0xfeff],
[0xe0001, 0xe0001],
[0xe0020, 0xe007f],
];
function textType(rule) {
const [least, greatest] = rule.length;
const ranges = rule.characters?.map(([first, last]) => [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]);
const fold = (text) => rule.fold === "uppercase"
? uppercased(text)
: rule.fold === "lowercase"
? lowercased(text)
: text;
const accepts = (point, inPath) => {
if (rule.isMultiline === true && !inPath && isLineBreak(point)) {
return true;
}
if (rule.rejectsInvisible === true && rangesHold(invisibleRanges, point)) {
return false;
}
if (point < 0x20 || (point >= 0x7f && point < 0xa0)) {
return false;
}
if (ranges === undefined) {
return !inPath || (point !== ascii("/") && point !== ascii("\\"));
}
const folded = fold(String.fromCodePoint(point)).codePointAt(0) ?? point;
return rangesHold(ranges, folded);
};
return {
key: "text " + JSON.stringify(rule),
isMultiline: rule.isMultiline === true,
check(bytes, place) {
const inPath = place === "path";
let count = 0;
let offset = 0;
while (offset < bytes.length) {
const point = codePointAt(bytes, offset);
if (point < 0 || !accepts(point, inPath)) {
return offset;
}
const width = sequenceLength(bytes, offset);
offset += width;
count += rule.countsBytes === true ? width : 1;
}
const minimum = inPath ? Math.max(1, least) : least;
return count >= minimum && count <= greatest ? "accepted" : "rejected";
},
dropCode(bytes, check) {
if (check !== "rejected") {
return "invalid-character";
}
const count = rule.countsBytes === true
? bytes.length
: Array.from(textOf(bytes)).length;
return count < least ? "too-short" : "too-long";
},
canonical: fold,
read: (text) => text,
write: stringOf,
};
}
function isLineBreak(point) {
return point === 0x09 || point === 0x0a || point === 0x0d;
}
function rangesHold(ranges, point) {
let low = 0;
let high = ranges.length;
while (low < high) {
const middle = (low + high) >> 1;
if ((ranges[middle]?.[1] ?? 0) < point) {
low = middle + 1;
}
else {
high = middle;
}
}
const range = ranges[low];
return range !== undefined && range[0] <= point;
}
function patternType(table, folding) {
const [first = "", ...parts] = table.split(";");
const ranges = patternNumbers(first);
const states = parts.map((part) => {
const isAccepting = part.startsWith("!");
return { isAccepting, moves: patternNumbers(part.slice(isAccepting ? 1 : 0)) };
});
return {
key: `pattern ${folding ?? ""} ${table}`,
check(bytes, place) {
if (bytes.length === 0 && place === "path") {
return "rejected";
}
let state = states[0];
let offset = 0;
while (offset < bytes.length) {
const kind = patternClass(ranges, codePointAt(bytes, offset));
const move = state?.moves.findIndex((own, index) => index % 2 === 0 && own === kind) ?? -1;
if (move < 0) {
return offset;
}
state = states[state?.moves[move + 1] ?? -1];
offset += sequenceLength(bytes, offset);
}
return state?.isAccepting === true ? "accepted" : "rejected";
},
dropCode: () => "invalid-form",
canonical: (text) => folding === "uppercase"
? uppercased(text)
: folding === "lowercase"
? lowercased(text)
: text,
read: (text) => text,
write: stringOf,
};
}
function patternNumbers(part) {
return part === "" ? [] : part.split(" ").map(Number);
}
function patternClass(ranges, point) {
let low = 0;
let high = ranges.length / 3;
while (low < high) {
const middle = (low + high) >> 1;
if ((ranges[middle * 3 + 1] ?? 0) < point) {
low = middle + 1;
}
else {
high = middle;
}
}
const lower = ranges[low * 3];
return lower !== undefined && lower <= point ? ranges[low * 3 + 2] ?? -1 : -1;
}
function checkedType(scheme, type) {
return {
...type,
key: `${scheme} ${type.key}`,
check(bytes, place) {
const check = type.check(bytes, place);
return check === "accepted" && !hasCheckDigits(scheme, bytes)
? "rejected"
: check;
},
};
}
function hasCheckDigits(scheme, bytes) {
const digits = digitsOf(scheme, bytes);
if (digits === undefined || digits.length === 0) {
return false;
}
const reversed = [...digits].reverse();
const sum = (weighted) => reversed.reduce((total, digit, index) => total + weighted(digit, index), 0);
const alternating = (weighted) => sum((digit, index) => index % 2 === 0 ? digit : weighted(digit)) % 10 === 0;
switch (scheme) {
case "luhn":
return alternating((digit) => digit > 4 ? digit * 2 - 9 : digit * 2);
case "gs1":
return alternating((digit) => digit * 3);
case "isbn10":
return sum((digit, index) => digit * (index + 1)) % 11 === 0;
case "iban": {
const start = digits.slice(0, 4);
return start.length === 4 &&
start.every((digit, index) => digit > 9 === index < 2) &&
isPure([...digits.slice(4), ...start], 97, 10);
}
default: {
const [modulus = 0, radix = 0] = scheme.slice(3).split("-").map(Number);
return modulus === radix + 1
? isHybrid(digits, radix)
: isPure(digits, modulus, radix);
}
}
}
function digitsOf(scheme, bytes) {
const last = scheme === "mod37-2"
? "*"
: scheme === "isbn10" || scheme === "mod11-2"
? "x"
: undefined;
const onlyLetters = scheme === "mod661-26" || scheme === "mod27-26";
const hasLetters = onlyLetters || scheme === "iban" ||
/^mod(37|97|1271)-/.test(scheme);
const digits = [];
let isComplete = false;
for (const byte of bytes) {
const letter = byte < 0x80 ? String.fromCharCode(byte).toLowerCase() : "é";
const isLetter = letter >= "a" && letter <= "z";
const isDigit = letter >= "0" && letter <= "9";
if (!isLetter && !isDigit && byte < 0x80 && letter !== last) {
continue;
}
if (isComplete || byte >= 0x80) {
return undefined;
}
if (letter === last) {
isComplete = true;
digits.push(letter === "*" ? 36 : 10);
}
else if (isLetter && hasLetters) {
digits.push(letter.charCodeAt(0) - ascii("a") + (onlyLetters ? 0 : 10));
}
else if (isDigit && !onlyLetters) {
digits.push(byte - ascii("0"));
}
else {
return undefined;
}
}
return digits;
}
function isPure(digits, modulus, radix) {
const remainder = digits.reduce((sum, digit) => (sum * (radix === 10 && digit > 9 ? 100 : radix) + digit) % modulus, 0);
return remainder === 1;
}
function isHybrid(digits, modulus) {
const product = digits.slice(0, -1).reduce((previous, digit) => {
const sum = (previous + digit) % modulus;
return (sum === 0 ? modulus : sum) * 2 % (modulus + 1);
}, modulus);
return (product + (digits[digits.length - 1] ?? 0)) % modulus === 1;
}
function integerOf(bytes) {
if (bytes.length > 20 || !isInteger(bytes)) {
return undefined;
}
const value = BigInt(textOf(bytes));
return BigInt.asIntN(64, value) === value ? value : undefined;
}
function isInteger(bytes) {
const digits = byteAt(bytes, 0) === ascii("-") ? bytes.slice(1) : bytes;
return (digits.length > 0 &&
digits.every((byte) => isDigit(byte)) &&
(byteAt(digits, 0) !== ascii("0") || bytes.length === 1));
}
function checkInteger(bytes, least, greatest) {
const value = integerOf(bytes);
if (value !== undefined) {
return value >= least && value <= greatest ? "accepted" : "rejected";
}
const stray = bytes.findIndex((byte, index) => !isDigit(byte) && (index > 0 || byte !== ascii("-")));
return stray >= 0 ? stray : "rejected";
}
function integerDropCode(bytes) {
return isInteger(bytes) ? "out-of-range" : "invalid-form";
}
function numberType(least, greatest) {
return {
key: `integer ${least} ${greatest}`,
check: (bytes) => checkInteger(bytes, BigInt(least), BigInt(greatest)),
dropCode: integerDropCode,
canonical: (text) => text,
read: (text) => Number(text),
write: (value) => typeof value === "number" && Number.isSafeInteger(value)
? String(value)
: undefined,
};
}
function bigintType(least, greatest) {
return {
key: `integer ${least} ${greatest}`,
check: (bytes) => checkInteger(bytes, least, greatest),
dropCode: integerDropCode,
canonical: (text) => text,
read: (text) => BigInt(text),
write: (value) => typeof value === "bigint" ? value.toString() : undefined,
};
}
function uuidType() {
return {
key: "uuid",
check(bytes) {
const stray = bytes.findIndex((byte, index) => {
const isHyphen = [8, 13, 18, 23].includes(index);
const fits = isHyphen ? byte === ascii("-") : hexadecimalValue(byte) >= 0;
return !fits || index >= 36;
});
return stray >= 0 ? stray : bytes.length === 36 ? "accepted" : "rejected";
},
dropCode: () => "invalid-form",
canonical: lowercased,
read: (text) => text,
write: stringOf,
};
}
function wordType(...words) {
const spelled = words.map(encode);
const equals = (left, right) => left.length === right.length && left.every((byte, at) => byte === right[at]);
return {
key: "word " + JSON.stringify(words),
check: (bytes) => spelled.some((word) => equals(word, bytes)) ? "accepted" : "rejected",
dropCode: () => "unknown-word",
canonical: (text) => text,
read: (text) => text,
write: stringOf,
};
}
function languageType() {
return {
key: "language",
check(bytes, place) {
const isShort = bytes.length <= 255 && bytes.every((byte) => byte < 0x80);
const text = isShort ? textOf(bytes) : "";
const tag = languageTag(place === "item" ? repairedTag(text) : text);
return tag === undefined ? "rejected" : "accepted";
},
dropCode: () => "unknown-language",
canonical: (text) => languageTag(repairedTag(text)) ?? text,
read: (text) => text,
write: stringOf,
};
}
function repairedTag(text) {
const tag = text.replace(/_/g, "-");
return withShortRegion(tag) ?? tag;
}
function withShortRegion(tag) {
const subtags = tag.split("-");
const language = lowercased(subtags[0] ?? "");
if (language.length < 2 || language.length > 3) {
return undefined;
}
for (let index = 1; index < Math.min(subtags.length, 4); index += 1) {
const subtag = subtags[index] ?? "";
if (!/^[A-Za-z]{3,4}$/.test(subtag)) {
return undefined;
}
const isExtended = index === 1 &&
regionLikeExtlangs.includes(`${language}-${lowercased(subtag)}`);
const region = isExtended ? undefined : shortRegion(uppercased(subtag));
if (region !== undefined) {
const next = subtags[index + 1] ?? "";
if (/^([^]{2,3}|[A-Za-z][^]{3})$/.test(next)) {
return undefined;
}
subtags[index] = region;
return subtags.join("-");
}
}
return undefined;
}
function shortRegion(code) {
for (let start = 0; start < longRegions.length; start += 5) {
if (longRegions.slice(start, start + 3) === code) {
return longRegions.slice(start + 3, start + 5);
}
}
return undefined;
}
const regionLikeExtlangs = [
"ms-pse",
"msa-pse",
"sgn-afg",
"sgn-eth",
"sgn-isr",
"sgn-lso",
"sgn-msr",
"sgn-svk",
"sgn-tza",
"zh-mnp",
"zho-mnp",
];
const longRegions = "ABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASMASATAAQATFTFATGAGAUSAU" +
"AUTATAZEAZBDIBIBELBEBENBJBESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZ" +
"BMUBMBOLBOBRABRBRBBBBRNBNBTNBTBVTBVBWABWCAFCFCANCACCKCCCHECHCHLCLCHNCNCIVCI" +
"CMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDEUDE" +
"DJIDJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFK" +
"FRAFRFROFOFSMFMGABGAGBRGBGEOGEGGYGGGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGR" +
"GRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIMINDIN" +
"IOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKH" +
"KIRKIKNAKNKORKRKWTKWLAOLALBNLBLBRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALV" +
"MACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMNEMEMNGMN" +
"MNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNI" +
"NIUNUNLDNLNORNONPLNPNRUNRNZLNZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPL" +
"PRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSG" +
"SGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSMSOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSI" +
"SWESESWZSZSXMSXSYCSCSYRSYTCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLTONTOTTOTT" +
"TUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVG" +
"VIRVIVNMVNVUTVUWLFWFWSMWSYEMYEZAFZAZMBZMZWEZW";
const irregularTags = [
"en-GB-oed",
"i-ami",
"i-bnn",
"i-default",
"i-enochian",
"i-hak",
"i-klingon",
"i-lux",
"i-mingo",
"i-navajo",
"i-pwn",
"i-tao",
"i-tay",
"i-tsu",
"sgn-BE-FR",
"sgn-BE-NL",
"sgn-CH-DE",
];
const tagParts = {
language: 0,
extendedLanguage: 1,
script: 2,
region: 3,
variant: 4,
extension: 5,
privateUse: 6,
};
function languageTag(text) {
const lower = lowercased(text);
const irregular = irregularTags.find((tag) => lowercased(tag) === lower);
if (irregular !== undefined) {
return irregular;
}
if (withShortRegion(lower) !== undefined) {
return undefined;
}
const subtags = lower.split("-");
const result = [];
const variants = new Set();
const singletons = new Set();
let part = tagParts.language;
let extendedCount = 0;
let isBare = false;
for (const [index, subtag] of subtags.entries()) {
if (!/^[0-9a-z]{1,8}$/.test(subtag)) {
return undefined;
}
if (index === 0) {
isBare = subtag === "x";
part = isBare ? tagParts.privateUse : tagParts.language;
if (!isBare && !isRegisteredLanguage(subtag)) {
return undefined;
}
}
else if (part === tagParts.privateUse) {
isBare = false;
}
else if (subtag.length === 1) {
if (isBare || singletons.has(subtag)) {
return undefined;
}
isBare = true;
singletons.add(subtag);
part = subtag === "x" ? tagParts.privateUse : tagParts.extension;
}
else if (part === tagParts.extension) {
isBare = false;
}
else {
const mayBeExtended = part <= tagParts.extendedLanguage && extendedCount < 3;
const next = tagPart(subtag, part, mayBeExtended);
if (next === undefined || variants.has(subtag)) {
return undefined;
}
part = next;
extendedCount += part === tagParts.extendedLanguage ? 1 : 0;
if (part === tagParts.variant) {
variants.add(subtag);
}
}
result.push(part === tagParts.region
? uppercased(subtag)
: part === tagParts.script
? uppercased(subtag.slice(0, 1)) + subtag.slice(1)
: subtag);
}
return isBare ? undefined : result.join("-");
}
function tagPart(subtag, part, mayBeExtended) {
if (part < tagParts.region && /^([a-z]{2}|[0-9]{3})$/.test(subtag)) {
return tagParts.region;
}
if (mayBeExtended && /^[a-z]{3}$/.test(subtag)) {
return tagParts.extendedLanguage;
}
if (part < tagParts.script && /^[a-z]{4}$/.test(subtag)) {
return tagParts.script;
}
return /^([0-9][0-9a-z]{3}|[0-9a-z]{5,8})$/.test(subtag)
? tagParts.variant
: undefined;
}
function isRegisteredLanguage(subtag) {
if (!/^[a-z]{2,3}$/.test(subtag)) {
return false;
}
const letter = (index) => subtag.charCodeAt(index) - 0x61;
const bit = subtag.length === 3 ? letter(2) : 26;
const place = (letter(0) * 26 + letter(1)) * 6 + Math.floor(bit / 5);
const bits = registeredLanguages.charCodeAt(place) - 0x30;
return ((bits >> bit % 5) & 1) === 1;
}
const registeredLanguages = "O?OO?3OOOOO3K=?OO1KOJOM1O0?>E3K>IM13OOOOO13>OM00OOOOL01:8I51OOGOO3OOOOO1GOOOO3" +
"OOOOO3OO?L91OOOOO1=2?E01ONOOO3OOOOO3ONOOO1OOOOM1K8OH32O>MLO0B27080O>OOI3OBL@03" +
"OOOOO3OOOOO1OOOOG1OOOOO1OOOOO3OOOOM1OKOOO3OOOOO3OGOOO3OOOOO1?OOOO1OOOON1OOOOO3" +
"OKOOO3KOOOO3ONOOO1?OOOO1OOOOO3GOOOO2OOOOO1OOOOO1OOOGO1OOOOM1OOO??1OOOON1OOOOO1" +
"OOOOO3ONKNG0MFN?00MOL<@132;H@2924000521000OOOGO3O4=5D0A<M=B034NNK1MLGHE0E:OL00" +
"7>CO=0OGOOO3G;H9I0800010OOOON3OOOOO3M6NIA17NGOO2028002K20@0004000030D002@4I@00" +
"MOO?O3KKNGG0400400IJH<40L???33000000O>KL=19:N<?0?OOOO1OIO450123<8002=000O3O<O0" +
"IJIDG0G=KON1000100000000O>JNE0B<K201;<MMA0OOOOO1100002103<E1000000;:L4A0I2J002" +
"10000042A410000<@0000000@00002A8000010F0H0000810000A20100000E:G5@0@<G192C:M;M1" +
"?7N6?2000@0208@0000000001>AL40@>OJI264HL93800:02@48000@0@000000@0010@000A00000" +
";OOMI3002000000800000000000400084002000400000000AA:E520000020010201<:4@0000110" +
"2:000088<<82@00000000800M0EO@2@02800000000NM>FC0000400A00000000000000002000000" +
"OOOOO3OOO?O1L1:D00OOON92?OG>N1001@80K2KD50E4KL00O>NOM108=410I0H110ONC4G2K6>6O1" +
"ONOF53OOOOO1A08000188410ONMNO1@2N940180010OOOO?3EAN=@2OK<D=0000080K;N4@1188000" +
"OOOOO330H8101400000088@0;>44020000000040400804@0;OOD<2080000A49800K00@10OOOOO1" +
"INL810OLGMF300@800000000E0EE?324:80008@892NOOOO3D0902050@000000000A000<2000002" +
"088502K>N4A0A42400O8@L12000002C150A0B2N842280140088402D@H800@<CM?3C:G970A8JL@0" +
"OFNI0300045208A000000050A<I4I0M>OD32O8GLN300400220002000E80240200010@0800<4401" +
"OEONO3@HMD50000H00120@00B>;D10000000B0A000080800O>FBC2@0040010D=10@00800?8:<<0" +
"9J2800:20<40108480000400300D10002000000000?<OME0808002080002000000A000@0000000" +
"OOOOO3OOOOO1OOOOO1MOOGO1OOOOO1OOOOO1OOOOO2OOOOO1OOOOO3OOOOK3OOOOO3OOOOO3OOOOO3" +
"OKOOO3MOOOO3OOOOO1OOOOO1OMOMO3OOOOO3OOOOO1OOOOO3OOOOO3OOOOO3OMOOO1OOOOO3OOOOO1" +
"OOOOO3GKONO3L56;00;NO300OOOOO11080003>ON131<>I10OOOOO3A821<0OLNLA0OOO;90OOO7O1" +
";NN853GOOOO3A0H080000400E:OD21O>NMF04>H813OOOOG3183812A6FH5000400012800004:001" +
"OOOOO1OMOOO1OOOOO1OO?OO1OOOOG1OOOOO1OOOOO3OOOOM3OOOOM3ONOOO1OOOOO3OOOO?3OOOGO1" +
"OOOOO3MOOOO3ONOOO1GOOOO1OOOOO3OOOOO3OOOOO2ONOOK1K?OOO1OOOOO1OOOOO1OOOOO3ONOOO1" +
"OOOOO3OOOOO2OOOO91OOOOO3OOMOO3902410OOOOO3O?MGO1OOONO1;LNLI1OOMO?1MJO6O3OOOOO1" +
"OOOOO3OOOOG33>J8I002OB@0G;?E93O?OOO1HJE=M1OOOOO104D002G:D4L0I:O690OOOOO2;85<A1" +
"50142008GD101<D012101@1000000000@810F2@010000@10A080006:0962ONO<;1I0ED10G:KGO2" +
"CJIM=0828<0010E@@0000000E>LLO358HI92K8ONM1C8<000800000082000000000:040@0004000" +
"O?OOO3F?NMC1OO?54058H@10KOG?J1A020009:;8A19NOF70OONMO3000@0076HM10OOKOG3OMONM1" +
"ONOOO1L?OON1A8OO10A04040O?OOM1M>NOE21<HGG2OKEOM10000003:L440004000@0<8I0@48000" +
"OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1" +
"OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1O???N3ELN9D1E44H0054JO50100100000000" +
"?OOOO1203100010000200000CJ>L@0000000A09<10020100C1>D100:08003<4@40000000O?OOO3" +
";2:542O7N552008@0000000008D@0028?040444840F?MKA300000010G402800040008810040000" +
"OOOOO3OOOOO1G?KO?2GGOO;3OOOOG3B04840ONOMM3ONOOO3KOOOO3O2OM50OOMOO3MOOOO3OOOOO3" +
"OOO?O3ONOOO3O:OOK01LMN92O?OOO3OOOOO3KOOOG2GJONN3G05<82GOOOO2F2O<50?8O<L0O2:9F0" +
"OOOOO3OOOOO1O?OKM1OOONK0O?OOO308HD00OOKOO3M=?OO3OOOOO31JN950K3?O?3?OOOO2OOOOG1" +
"O?OOO3NOO?O3EKOGO120NG50OOOOO3OOOOO3OOOOG3OOOOO1I8OHM0O?NGM2GNLNI0AL:MK31DN080" +
"00<4001824A0000000AJ6010000800080000C4H0@21080000208200800001>3?G2G9?0E0?:L=10" +
"I:=591009000080020000000OOOEO31<1910A4051000<410@42000100000000000100000208802" +
"AON=C0201000000000000000<0N502000000000D00000000L3:H220010001HOA11000900OO7?O1" +
"005100002D0200000000000010@H0008:02000@00000<@00000000100000000000000000000000" +
"OOOOO3CM7O601800008B1@A0=>NM500200003:@0E0121010FO?DG0180000;024E0E>O<O0O>LH<0" +
"N:M1E0O;O<D2400000000000;>O=O11:1<302=5040;4>DK000000030@44010004038<4@0000000" +
"OJOOG0OJL5L0F6NDG050E2@0:26M10100000;;>450M0DD3238:=B0200@00OOKOO1O:H9A0OGOOO1" +
";NMNA1<:M540OOOOO1100@00K:<F50OLN?C0ONNOG1;BNE10@8H800MBCD40205D003@3@@0044100" +
"OOOOO1KLO0H004:500I21800EH:LC0000000186=509028009O?OK30000001>ODA0C:N4A0O>OO81" +
"K6K:102:?LH236M101000000C8O8D0<2N=@01021D0OK?GM1100@0012:F501260A0000411021000" +
"OOGOO3E02@509400000@000016<00000000034<400;8H0<230?441000000;6IE31A@<:50OOOOO1" +
"I2180044D>00OOOOO1@0000012H900107410@2>KI014>0@20000001000000000802B81001@0000";
function dateType() {
return {
key: "date",
check(bytes) {
const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
const [year, month, day] = (match ?? []).slice(1).map(Number);
if (year === undefined || month === undefined || day === undefined) {
return "rejected";
}
const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
return day >= 1 && day <= (days[month - 1] ?? 0) ? "accepted" : "rejected";
},
dropCode: () => "invalid-form",
canonical: (text) => text,
read: (text) => text,
write: stringOf,
};
}
function booleanType() {
return {
key: "boolean",
check(bytes) {
const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
return text === "true" || text === "false" ? "accepted" : "rejected";
},
dropCode: () => "invalid-form",
canonical: (text) => text,
read: (text) => text === "true",
write: (value) => (typeof value === "boolean" ? String(value) : undefined),
};
}
class Secret {
#text;
constructor(text) {
this.#text = text;
}
reveal() {
return this.#text;
}
toString() {
return "•••";
}
toJSON() {
return "•••";
}
[Symbol.for("nodejs.util.inspect.custom")]() {
return "•••";
}
}
function secretType(type) {
return {
...type,
key: "secret " + type.key,
read: (text) => new Secret(text),
write: (value) => (value instanceof Secret ? value.reveal() : undefined),
};
}
function stringOf(value) {
return typeof value === "string" ? value : undefined;
}
function uppercased(text) {
return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
function negotiate(preferences, table, fallback) {
for (const preference of preferences) {
const language = languageOf(preference, table);
if (language !== "") {
return language;
}
}
return fallback;
}
function languageOf(tag, table) {
const subtags = tag.toLowerCase().split("-");
const language = (/^[a-z]{3}$/.test(subtags[1] ?? "") ? subtags[1] : subtags[0]) ?? "";
const end = subtags.findIndex((subtag, at) => at > 0 && subtag.length === 1);
const rest = subtags.slice(1, end < 0 ? undefined : end);
const script = rest.find((subtag) => /^[a-z]{4}$/.test(subtag));
const region = rest.find((subtag) => /^([a-z]{2}|[0-9]{3})$/.test(subtag));
const keys = [[language, script ?? region], [language]];
for (const key of keys) {
const name = key.filter((part) => part !== undefined).join("-");
const found = Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
if (found !== undefined) {
return found;
}
}
return "";
}
const correctionBytes = [
[
7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
],
[
10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
],
[
13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
],
[
17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
],
];
const blockCounts = [
[
1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
],
[
1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
],
[
1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
],
[
1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
],
];
const levelBits = [1, 0, 3, 2];
function rawBytes(version) {
let modules = (16 * version + 128) * version + 64;
if (version >= 2) {
const patterns = Math.floor(version / 7) + 2;
modules -= (25 * patterns - 10) * patterns - 55;
if (version >= 7) {
modules -= 36;
}
}
return modules >> 3;
}
function dataBytes(version, level) {
const correction = correctionBytes[level][version - 1];
return rawBytes(version) - correction * blockCounts[level][version - 1];
}
function product(left, right) {
let result = 0;
for (let bit = 7; bit >= 0; bit -= 1) {
result = (result << 1) ^ ((result >> 7) * 0x11d);
result ^= ((right >> bit) & 1) * left;
}
return result;
}
function correction(data, count) {
const divisor = Array.from({ length: count }, () => 0);
divisor[count - 1] = 1;
let root = 1;
for (let step = 0; step < count; step += 1) {
for (let at = 0; at < count; at += 1) {
divisor[at] = product(divisor[at], root) ^ (divisor[at + 1] ?? 0);
}
root = product(root, 2);
}
const rest = Array.from({ length: count }, () => 0);
for (const byte of data) {
const factor = byte ^ rest.shift();
rest.push(0);
divisor.forEach((value, at) => {
rest[at] ^= product(value, factor);
});
}
return rest;
}
function qrModules(text) {
const bytes = encode(text);
const headerBits = (version) => (version < 10 ? 12 : 20);
const fits = (version, level) => headerBits(version) + 8 * bytes.length <= 8 * dataBytes(version, level);
let version = 1;
while (version <= 40 && !fits(version, 0)) {
version += 1;
}
if (version > 40) {
return undefined;
}
let level = 3;
while (!fits(version, level)) {
level -= 1;
}
const symbol = new QRSymbol(version, level);
symbol.fill(interleaved(padded(bytes, version, level), version, level));
return symbol.masked();
}
function padded(bytes, version, level) {
const bits = [];
const append = (value, count) => {
for (let bit = count - 1; bit >= 0; bit -= 1) {
bits.push((value >> bit) & 1);
}
};
append(4, 4);
append(bytes.length, version < 10 ? 8 : 16);
bytes.forEach((byte) => append(byte, 8));
const capacity = 8 * dataBytes(version, level);
append(0, Math.min(4, capacity - bits.length));
append(0, (8 - (bits.length % 8)) % 8);
for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) {
append(pad, 8);
}
const result = [];
for (let at = 0; at < bits.length; at += 8) {
result.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
}
return result;
}
function interleaved(data, version, level) {
const count = blockCounts[level][version - 1];
const correctionCount = correctionBytes[level][version - 1];
const total = rawBytes(version);
const shortLength = Math.floor(total / count) - correctionCount;
const shortBlocks = count - (total % count);
const blocks = [];
for (let block = 0, at = 0; block < count; block += 1) {
const length = shortLength + (block < shortBlocks ? 0 : 1);
blocks.push(data.slice(at, at + length));
at += length;
}
const result = [];
for (let at = 0; at <= shortLength; at += 1) {
blocks.forEach((block) => {
if (at < block.length) {
result.push(block[at]);
}
});
}
const corrections = blocks.map((block) => correction(block, correctionCount));
for (let at = 0; at < correctionCount; at += 1) {
corrections.forEach((block) => result.push(block[at]));
}
return result;
}
class QRSymbol {
version;
level;
size;
dark;
isFunction;
constructor(version, level) {
this.version = version;
this.level = level;
this.size = 4 * version + 17;
const grid = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
this.dark = grid();
this.isFunction = grid();
for (let at = 0; at < this.size; at += 1) {
this.set(6, at, at % 2 === 0);
this.set(at, 6, at % 2 === 0);
}
const end = this.size - 4;
[[3, 3], [end, 3], [3, end]].forEach(([x, y]) => this.addFinder(x, y));
const places = this.alignments();
places.forEach((x, left) => places.forEach((y, right) => {
const last = places.length - 1;
const isFinder = left + right === 0 || (left === 0 && right === last) ||
(left === last && right === 0);
if (!isFinder) {
this.addAlignment(x, y);
}
}));
this.addFormat(0);
this.addVersion();
}
set(x, y, isDark) {
this.dark[y][x] = isDark;
this.isFunction[y][x] = true;
}
addFinder(x, y) {
for (let dy = -4; dy <= 4; dy += 1) {
for (let dx = -4; dx <= 4; dx += 1) {
const distance = Math.max(Math.abs(dx), Math.abs(dy));
const isInside = x + dx >= 0 && x + dx < this.size && y + dy >= 0 && y + dy < this.size;
if (isInside) {
this.set(x + dx, y + dy, distance !== 2 && distance !== 4);
}
}
}
}
addAlignment(x, y) {
for (let dy = -2; dy <= 2; dy += 1) {
for (let dx = -2; dx <= 2; dx += 1) {
this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
}
}
}
alignments() {
if (this.version === 1) {
return [];
}
const count = Math.floor(this.version / 7) + 2;
const step = this.version === 32
? 26
: Math.ceil((4 * this.version + 4) / (2 * count - 2)) * 2;
const places = [];
for (let at = count - 2; at >= 0; at -= 1) {
places.unshift(this.size - 7 - (count - 2 - at) * step);
}
return [6, ...places];
}
addFormat(mask) {
const data = (levelBits[this.level] << 3) | mask;
let rest = data;
for (let step = 0; step < 10; step += 1) {
rest = (rest << 1) ^ ((rest >> 9) * 0x537);
}
const bits = ((data << 10) | rest) ^ 0x5412;
const bit = (at) => ((bits >> at) & 1) === 1;
for (let at = 0; at < 8; at += 1) {
this.set(this.size - 1 - at, 8, bit(at));
this.set(8, at < 6 ? at : at + 1, bit(at));
}
this.set(7, 8, bit(8));
for (let at = 9; at < 15; at += 1) {
this.set(14 - at, 8, bit(at));
}
for (let at = 8; at < 15; at += 1) {
this.set(8, this.size - 15 + at, bit(at));
}
this.set(8, this.size - 8, true);
}
addVersion() {
if (this.version < 7) {
return;
}
let rest = this.version;
for (let step = 0; step < 12; step += 1) {
rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
}
const bits = (this.version << 12) | rest;
for (let at = 0; at < 18; at += 1) {
const isDark = ((bits >> at) & 1) === 1;
const far = this.size - 11 + (at % 3);
const near = Math.floor(at / 3);
this.set(far, near, isDark);
this.set(near, far, isDark);
}
}
fill(bytes) {
let at = 0;
for (let right = this.size - 1; right >= 1; right -= 2) {
if (right === 6) {
right = 5;
}
const isUpward = ((right + 1) & 2) === 0;
for (let step = 0; step < this.size; step += 1) {
const y = isUpward ? this.size - 1 - step : step;
for (const x of [right, right - 1]) {
if (!this.isFunction[y][x] && at < 8 * bytes.length) {
this.dark[y][x] = ((bytes[at >> 3] >> (7 - (at & 7))) & 1) === 1;
at += 1;
}
}
}
}
}
masked() {
let best = 0;
let lowest = Infinity;
for (let mask = 0; mask < 8; mask += 1) {
this.apply(mask);
const penalty = this.penalty();
if (penalty < lowest) {
lowest = penalty;
best = mask;
}
this.apply(mask);
}
this.apply(best);
return this.dark;
}
apply(mask) {
const inverts = (x, y) => [
(x + y) % 2,
y % 2,
x % 3,
(x + y) % 3,
(Math.floor(x / 3) + Math.floor(y / 2)) % 2,
((x * y) % 2) + ((x * y) % 3),
(((x * y) % 2) + ((x * y) % 3)) % 2,
(((x + y) % 2) + ((x * y) % 3)) % 2,
][mask] === 0;
for (let y = 0; y < this.size; y += 1) {
for (let x = 0; x < this.size; x += 1) {
if (!this.isFunction[y][x] && inverts(x, y)) {
this.dark[y][x] = !this.dark[y][x];
}
}
}
this.addFormat(mask);
}
penalty() {
const columns = this.dark.map((_, x) => this.dark.map((row) => row[x]));
let penalty = 0;
for (const line of [...this.dark, ...columns]) {
const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
for (const run of text.match(/1{5,}|0{5,}/g) ?? []) {
penalty += run.length - 2;
}
for (const pattern of ["10111010000", "00001011101"]) {
for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
penalty += 40;
}
}
}
let darkCount = 0;
this.dark.forEach((row, y) => row.forEach((isDark, x) => {
darkCount += isDark ? 1 : 0;
const below = this.dark[y + 1];
const isBlock = below !== undefined && x + 1 < this.size && isDark === row[x + 1] &&
isDark === below[x] && isDark === below[x + 1];
penalty += isBlock ? 3 : 0;
}));
const share = (100 * darkCount) / (this.size * this.size);
return penalty + 10 * Math.floor(Math.abs(share - 50) / 5);
}
}
function element(id) {
const found = document.getElementById(id);
if (found === null) {
throw new Error("no element " + id);
}
return found;
}
function parametersOf(route) {
const subdomain = route.subdomain === undefined ? [] : [route.subdomain];
return [
...pathParameters(route),
...(route.query ?? []),
...subdomain,
...(route.fragment ?? []),
];
}
function answerOf(apps, text) {
const errors = [];
for (const app of apps) {
const result = parseLink(app, text);
if (!result.ok) {
errors.push({ error: result.error, app });
continue;
}
const route = app.routes.find(({ name }) => name === result.link["route"]);
return { found: { app, link: result.link, route }, dropped: result.dropped };
}
const ranks = ["unknown-scheme", "unknown-host", "", "excluded"];
const rank = ({ code }) => ranks.indexOf(code) < 0 ? 2 : ranks.indexOf(code);
errors.sort(({ error: one }, { error: other }) => rank(other) - rank(one) || other.range.start - one.range.start);
return errors[0];
}
function isSecret({ type }) {
return type.key.startsWith("secret");
}
class SiteSecrets {
apps;
areInPaths;
named;
literals;
origins;
constructor(apps) {
this.apps = apps;
const routes = apps.flatMap((app) => app.routes);
const names = routes.flatMap(parametersOf).filter(isSecret)
.map(({ name }) => name.replace(/[^A-Za-z0-9]/g, "\\$&"));
if (names.length > 0) {
this.named = new RegExp(`((?:${names.join("|")})\\s*(?:=|%3d|:))[^&;#]*`, "gi");
}
this.areInPaths = routes.some((route) => pathParameters(route).some(isSecret));
this.literals = new Set(routes.flatMap(({ path }) => path.flatMap((component, index) => {
const before = path[index - 1];
return typeof before === "string" && componentParameters(component).some(isSecret)
? [before]
: [];
})));
this.origins = this.areInPaths
? apps.flatMap(({ hosts, schemes }) => [
...hosts.map((one) => one.replace("*.", "")),
...schemes.map((one) => one + "://"),
])
: [];
}
places(text) {
return this.named === undefined
? []
: Array.from(text.matchAll(this.named), ({ index = 0, 0: found = "", 1: kept = "" }) => ({ start: index + kept.length, end: index + found.length }));
}
includes(value) {
return value instanceof Secret ||
(Array.isArray(value) && value.some((one, index) => this.includes(one) ||
(index + 1 < value.length && this.literals.has(String(one))))) ||
(typeof value === "string" && this.masked(value) !== value);
}
masked(text) {
return this.mayBeSecretLink(text)
? "•••"
: this.named === undefined ? text : text.replace(this.named, "$1•••");
}
mayBeSecretLink(text) {
const lower = lowercased(text);
if (!this.origins.some((origin) => lower.includes(origin))) {
return false;
}
const answer = answerOf(this.apps, text);
return "error" in answer ||
Object.values(answer.found.link).some((value) => this.includes(value));
}
removed(link) {
return Object.fromEntries(Object.entries(link).filter(([, value]) => !this.includes(value)));
}
}
class PageLanguage {
site;
code;
constructor(site, show) {
this.site = site;
const table = Object.fromEntries(Object.entries(site.negotiation)
.filter(([, code]) => code === "" || Object.keys(site.languages).includes(code)));
this.code = negotiate(navigator.languages, table, site.fallback);
document.querySelectorAll("#languages a").forEach((link) => {
link.addEventListener("click", (event) => {
if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
return;
}
event.preventDefault();
this.code = link.lang;
show();
});
});
}
keepChosen() {
const start = document.documentElement.lang;
if (Object.keys(this.site.languages).includes(start)) {
this.code = start;
}
}
get texts() {
return this.site.languages[this.code];
}
text(key, ...values) {
const parts = (this.texts.strings[key] ?? key).split(/%(?:(\d)\$)?@/);
return parts.map((part, index) => index % 2 === 0 ? part : values[Number(part ?? (index + 1) / 2) - 1] ?? values[0] ?? "")
.join("");
}
has(key) {
return Object.prototype.hasOwnProperty.call(this.texts.strings, key);
}
show(argument = "") {
document.documentElement.lang = this.code;
document.documentElement.dir = this.texts.direction;
document.querySelectorAll("[data-text]").forEach((item) => {
item.textContent = this.text(item.dataset["text"], argument);
});
document.querySelectorAll("#languages a").forEach((link) => {
if (link.lang === this.code) {
link.setAttribute("aria-current", "true");
}
else {
link.removeAttribute("aria-current");
}
});
element("languages").setAttribute("aria-label", this.text("language"));
}
copyButton(text, label) {
const button = document.createElement("button");
button.type = "button";
button.className = "copy";
button.textContent = this.text("copy");
button.setAttribute("aria-label", this.text("copy.label", label));
button.addEventListener("click", () => {
const select = () => window.getSelection()?.selectAllChildren(button.previousSibling);
if (!("clipboard" in navigator)) {
select();
return;
}
navigator.clipboard.writeText(text).then(() => {
button.textContent = this.text("copied");
element("status").textContent = this.text("copied");
}, select);
});
return button;
}
}
function symbolPicture(modules, label) {
const size = modules.length + 8;
const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""));
const space = "http://www.w3.org/2000/svg";
const picture = document.createElementNS(space, "svg");
picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
picture.setAttribute("role", "img");
picture.setAttribute("aria-label", label);
const dark = document.createElementNS(space, "path");
dark.setAttribute("d", path.join(""));
picture.append(dark);
return picture;
}
