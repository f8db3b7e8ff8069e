package com.example.shop

/**
 * Returns the title of the screen that a link opens.
 *
 * After a new route in the manifest, the compiler reports that this `when` is not exhaustive.
 */
fun title(link: ShopLink): String = when (link) {
    ShopLink.Home -> "home"
    is ShopLink.Item -> "item ${link.sku}, ${link.size.word}"
    is ShopLink.Category -> "category ${link.name}, page ${link.page}"
    is ShopLink.Order -> "order ${link.id}"
    ShopLink.Basket -> "basket"
}

/**
 * Opens a link that arrives from outside the app.
 *
 * `MainActivity` calls it with `intent.dataString`. A rejected link has a screen too, because the
 * system has already opened the app.
 *
 * @return the title of the screen, and the link that its share button copies.
 */
fun open(link: String): List<String> = try {
    val parsed = ShopLink.parse(link)
    listOf(title(parsed), parsed.link())
} catch (error: ShopLink.LinkException) {
    listOf("rejected: ${error.code}")
}

/** Prints the screen and the shared link of each link in the arguments. */
fun main(links: Array<String>) = links.forEach { println(open(it).joinToString("\t")) }
