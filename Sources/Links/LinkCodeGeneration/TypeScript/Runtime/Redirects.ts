/** Returns the link that replaces a link of a retired route. */
function followRedirect(
  app: App,
  redirect: Redirect,
  values: Readonly<Record<string, unknown>>,
): ParseResult<Readonly<Record<string, unknown>>> {
  const link: Record<string, unknown> = { route: redirect.route };
  const target = app.routes.find(({ name }) => name === redirect.route);
  for (const { name, property = name, type } of routeParameters(target)) {
    const source = redirect.values[property];
    if (source?.text !== undefined) {
      link[property] = type.read(type.canonical(source.text));
    } else if (source?.from !== undefined) {
      link[property] = values[source.from];
    }
  }
  const built = buildLink(app, link, undefined);
  return built.ok ? parseLink(app, built.text) : built;
}

function routeParameters(route: Route | undefined): Parameter[] {
  const path = (route?.path ?? []).flatMap((component): Parameter[] => {
    if (typeof component === "string") {
      return [];
    }
    if ("pieces" in component) {
      return component.pieces.flatMap((piece) =>
        typeof piece === "string" ? [] : [piece]
      );
    }
    return ["rest" in component ? component.rest : component.value];
  });
  const subdomain = route?.subdomain === undefined ? [] : [route.subdomain];
  return [...path, ...(route?.query ?? []), ...subdomain, ...(route?.fragment ?? [])];
}
