// The code of the quick start in README.md.

switch try ShopLink(parsing: "https://shop.example/item/AB-12") {
case .item(let sku, let size): print(sku, size)
}
