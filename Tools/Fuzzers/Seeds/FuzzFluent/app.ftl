### Resource
# About a
a = b { $c }
    .d = { -e(f: "g") }

    more
-e =
    { $f ->
        [x] y
       *[z] w
    }
h =
    { NUMBER($n, minimumFractionDigits: 1) ->
        [one] { "[" }i
       *[other]
            j { PLATFORM() ->
               *[other] k
            }
              l
    }
