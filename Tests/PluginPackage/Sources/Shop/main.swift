let link = ShopLink.basket
print(link)
