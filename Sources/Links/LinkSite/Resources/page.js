function intentAddress(found, identity) {
const built = buildLink(found.app, found.link, "https");
if (!built.ok || identity.package === undefined || built.text.includes("#")) {
return undefined;
}
const store = encodeURIComponent(playStore(identity.package));
return "intent" + built.text.slice("https".length) +
`#Intent;scheme=https;package=${identity.package};S.browser_fallback_url=${store};end`;
}
function playStore(name) {
return "https://play.google.com/store/apps/details?id=" + encodeURIComponent(name);
}
function deviceOf(agent, touchPoints) {
if (/Android/.test(agent)) {
return "android";
}
const isApple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
return isApple ? "apple" : "other";
}
function kindOf(path) {
if (path.startsWith("/_links/")) {
return "chosen";
}
const kind = document.body.dataset["page"];
return kind === "start" && !/^\/([^/]+\/)*(index\.html)?$/.test(path) ? "wrong" : kind;
}
class LinkPage {
site;
language;
found;
error;
app;
device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
kind = kindOf(window.location.pathname);
secrets;
constructor(apps, site) {
this.site = site;
this.secrets = new SiteSecrets(apps);
const { hostname, pathname, search, hash } = window.location;
const isDeclared = apps.some((app) => declaredHost(app.hosts, hostname) !== undefined);
const host = isDeclared ? hostname : site.host;
const text = "https://" + host + pathname + search + hash;
const answer = answerOf(apps, text);
this.found = "found" in answer ? answer.found : undefined;
this.error = "error" in answer ? answer.error : undefined;
this.app = "found" in answer
? answer.found.app
: this.kind === "start" ? apps[0] : answer.app;
this.language = new PageLanguage(site, () => this.show());
if (this.kind === "chosen") {
this.language.keepChosen();
}
}
text(key, argument = "") {
return this.language.text(key, argument);
}
show() {
this.language.show(this.identity?.title);
this.showHeadings();
this.showValues();
this.showActions();
this.showCode();
}
get identity() {
return this.app === undefined ? undefined : this.site.apps[this.app.name];
}
get isWrong() {
return this.found === undefined && this.kind !== "start" && this.kind !== "chosen";
}
showHeadings() {
const { found, error } = this;
const { texts } = this.language;
let title = this.text("start.title", this.identity?.title);
let summary = this.text("start.text", this.identity?.title);
const problem = element("problem");
problem.hidden = !this.isWrong;
element("after").hidden = this.found === undefined;
if (found !== undefined) {
[title, summary] = texts.routes[found.app.name + "." + found.route.name] ?? [title, ""];
}
else if (this.isWrong) {
title = this.text("wrong.title");
summary = this.text("wrong.text");
const key = "refusal." + (error?.code ?? "other");
const unnamed = error?.parameter === undefined ? key + ".unnamed" : key;
const known = [unnamed, key, "refusal.other"].find((name) => this.language.has(name));
element("reason").textContent = this.text(known, error?.parameter);
element("reason-code").textContent = error?.code ?? "";
}
else if (this.kind === "chosen") {
const name = document.body.dataset["route"] ?? "";
[title, summary] = texts.routes[name] ?? [title, summary];
}
element("title").textContent = title;
element("summary").textContent = summary;
element("summary").hidden = summary === "";
document.title = [title, this.identity?.title].filter((part) => part).join(" – ");
}
publicLink(scheme) {
const { found, secrets } = this;
const built = found && buildLink(found.app, secrets.removed(found.link), scheme);
return built?.ok ? built.text : undefined;
}
showValues() {
const list = element("values");
list.replaceChildren();
list.hidden = true;
if (this.found === undefined) {
return;
}
const { link, route } = this.found;
const inPath = new Set(pathParameters(route).map(({ name }) => name));
for (const parameter of parametersOf(route)) {
const value = link[parameter.property ?? parameter.name];
const texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);
if (texts.length === 0) {
continue;
}
const { name } = parameter;
const label = Object.prototype.hasOwnProperty.call(this.language.texts.labels, name)
? this.language.texts.labels[name]
: name.charAt(0).toUpperCase() + name.slice(1);
const term = document.createElement("dt");
term.textContent = label;
const details = document.createElement("dd");
const shown = document.createElement("bdi");
shown.textContent = Array.isArray(value) && this.secrets.includes(value)
? "•••"
: texts.map((one) => this.shown(one, parameter.type.key)).join(", ");
details.append(shown);
if (inPath.has(parameter.name) && !this.secrets.includes(value)) {
details.append(this.language.copyButton(texts.map(String).join("/"), label));
}
list.append(term, details);
list.hidden = false;
}
}
shown(value, type) {
const text = String(value);
try {
if (value instanceof Secret) {
return "•••";
}
else if (type.startsWith("language")) {
return new Intl.DisplayNames([this.language.code], { type: "language" }).of(text) ?? text;
}
else if (type.startsWith("date")) {
const options = { dateStyle: "long", timeZone: "UTC" };
return new Intl.DateTimeFormat(this.language.code, options).format(new Date(text));
}
else if (typeof value === "boolean") {
return this.text(value ? "yes" : "no");
}
}
catch {
}
return this.secrets.masked(text);
}
showActions() {
const { found, identity, device } = this;
const open = element("open");
const address = found === undefined || identity === undefined
? undefined
: (device === "android" ? intentAddress(found, identity) : undefined) ??
(device === "other" ? undefined : this.customLink());
open.hidden = address === undefined;
if (address !== undefined) {
open.href = address;
}
const number = identity?.appStoreID;
const name = identity?.package;
this.showButton("apple", device === "android" || number === undefined
? undefined
: "https://apps.apple.com/app/id" + String(number));
this.showButton("android", device === "apple" || name === undefined ? undefined : playStore(name));
const link = this.publicLink("https");
const base = identity?.web?.replace(/\/$/, "");
const start = link?.indexOf("/", "https://".length) ?? -1;
this.showButton("web", base === undefined || link === undefined || start < 0
? identity?.web
: base + link.slice(start));
this.showBanner(number, link);
}
showButton(id, address) {
const button = element(id);
button.hidden = address === undefined;
if (address !== undefined) {
button.href = address;
}
}
showBanner(number, link) {
const banner = document.querySelector('meta[name="apple-itunes-app"]') ??
document.createElement("meta");
if (number === undefined || this.isWrong) {
banner.remove();
return;
}
banner.name = "apple-itunes-app";
banner.content = `app-id=${number}` + (link === undefined ? "" : ", app-argument=" + link);
document.head.append(banner);
}
customLink() {
const { found } = this;
const schemes = found === undefined ? [] : found.route.schemes ?? found.app.schemes;
const links = schemes.map((scheme) => this.publicLink(scheme));
return links.find((link) => link !== undefined);
}
showCode() {
const section = element("code");
const link = this.publicLink("https");
const modules = link === undefined ? undefined : qrModules(link);
section.hidden = this.device !== "other" || modules === undefined;
if (modules === undefined || link === undefined) {
return;
}
element("code-secret").hidden = !Object.values(this.found.link)
.some((value) => this.secrets.includes(value));
element("symbol").replaceChildren(symbolPicture(modules, this.text("code.label", link)));
element("code-link").textContent = link;
}
}
function start(apps, site) {
new LinkPage(apps, site).show();
}
