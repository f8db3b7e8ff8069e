import { buildShopLink, parseShopLink, type ShopLink } from "./ShopLink.js";

/**
 * Returns the title of the page for a link.
 *
 * After a new route in the manifest, the compiler reports that this function can end without a
 * result.
 */
function title(link: ShopLink): string {
  switch (link.route) {
    case "home":
      return "home";
    case "item":
      return `item ${link.sku}, ${link.size}`;
    case "category":
      return `category ${link.name}, page ${link.page}`;
    case "order":
      return `order ${link.id}`;
    case "basket":
      return "basket";
  }
}

const parsed = parseShopLink(location.href);
document.title = parsed.ok ? title(parsed.link) : `rejected: ${parsed.error.code}`;

const heading = document.querySelector("h1");
if (heading) heading.textContent = document.title;

// Search engines index the canonical link, whatever link opened the page.
const shared = parsed.ok ? buildShopLink(parsed.link) : undefined;
const canonical = document.querySelector("link[rel=canonical]");
if (shared?.ok) canonical?.setAttribute("href", shared.text);
