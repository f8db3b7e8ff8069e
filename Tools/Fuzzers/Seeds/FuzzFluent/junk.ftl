a = { $b ->
 [one] {
    .c =
-d = { "\u00