// Runs the compiled app for each link in the arguments, and prints the title and the canonical link.
//
//   node open-links.js LINK...
//
// Node has no page, so this file defines the properties of a page that the app uses.

for (const link of process.argv.slice(2)) {
  const canonical = { href: "", setAttribute: (_, value) => (canonical.href = value) };
  globalThis.location = { href: link };
  globalThis.document = {
    title: "Shop",
    querySelector: (selector) => (selector === "h1" ? {} : canonical),
  };
  // Node runs the module again only if its address has a different query.
  await import(`./app.js?${encodeURIComponent(link)}`);
  console.log([document.title, canonical.href].filter(Boolean).join("\t"));
}
