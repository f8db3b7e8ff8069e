// Runs the rows of the table of links with the modules in this folder, and prints the rows that
// fail.
//
//   node rows.js FILE...

import { readFileSync } from "node:fs";

const modules = JSON.parse(readFileSync("modules.json", "utf8"));
const loaded = new Map();

async function load(owner) {
  if (!loaded.has(owner)) {
    const { module } = modules[owner];
    loaded.set(owner, { ...modules[owner], code: await import(`./${module}.js`) });
  }
  return loaded.get(owner);
}

/** Returns the string with which the table represents a typed value. */
function spelled(value) {
  if (Array.isArray(value)) {
    return value.map(spelled);
  }
  return typeof value === "object" ? value.reveal() : String(value);
}

/** Returns the typed value of a string, or undefined if the type has no such value. */
function typed(text, { type }, { code, module }) {
  switch (type) {
    case "Secret":
      return new code[module.replace(/Link$/, "Secret")](text);
    case "number":
    case "bigint":
      if (!/^(0|-?[1-9][0-9]*)$/.test(text)) {
        return undefined;
      }
      return type === "number" ? Number(text) : BigInt(text);
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    default:
      return text;
  }
}

function values(link, route, { routes }) {
  const result = {};
  for (const [name, { property }] of Object.entries(routes[route] ?? {})) {
    const value = Object.hasOwn(link, property) ? spelled(link[property]) : undefined;
    if (value !== undefined && value.length !== 0) {
      result[name] = value;
    } else if (value === "") {
      result[name] = value;
    }
  }
  return result;
}

function sorted(object) {
  const entries = Object.entries(object ?? {}).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Describes the problem with a rejection, or returns undefined. */
function refusalProblem(row, error) {
  if (error.code !== row.code) {
    return `refused ${error.code} at ${JSON.stringify(error.range)}`;
  }
  if (row.range && (row.range[0] !== error.range.start || row.range[1] !== error.range.end)) {
    return `range ${JSON.stringify(error.range)}`;
  }
  if (row.parameter && row.parameter !== error.parameter) {
    return `parameter ${error.parameter}`;
  }
  if (row.link && /^[\0-\x7f]*$/.test(row.link) && error.stringRange.start !== error.range.start) {
    return `string range ${JSON.stringify(error.stringRange)}`;
  }
  return undefined;
}

/** Describes the problem with the dropped values of a match, or returns undefined. */
function droppedProblem(row, dropped) {
  const found = JSON.stringify(
    dropped.map(({ parameter, range, code }) => [parameter, code, range.start, range.end]),
  );
  const expected = (row.dropped ?? []).map(({ parameter, range, code }) => [parameter, code, ...range]);
  return found === JSON.stringify(expected) ? undefined : `dropped ${found}`;
}

function matchProblem(row, owner) {
  const { code, module } = owner;
  const result = code[`parse${module}`](row.link);
  if (!result.ok) {
    return refusalProblem(row, result.error);
  }
  if (result.link.route !== row.route) {
    return `route ${result.link.route}`;
  }
  const found = sorted(values(result.link, row.route, owner));
  if (found !== sorted(row.values)) {
    return `values ${found}`;
  }
  if (result.redirectedFrom !== row.redirectedFrom) {
    return `redirected from ${result.redirectedFrom}`;
  }
  const problem = droppedProblem(row, result.dropped);
  if (problem !== undefined) {
    return problem;
  }
  const built = code[`build${module}`](result.link);
  if (!built.ok) {
    // Values from a link with a custom scheme may have no link on the app's host.
    const isKnown = ["excluded", "leads-elsewhere", "too-long"].includes(built.error.code);
    return isKnown ? undefined : `not built: ${built.error.code}`;
  }
  if (row.canonical !== undefined && built.text !== row.canonical) {
    return `canonical ${built.text}`;
  }
  const again = code[`parse${module}`](built.text);
  const isWhole = again.ok && again.dropped.length === 0;
  return isWhole && sorted(values(again.link, row.route, owner)) === found ? undefined : "no round trip";
}

let untyped = 0;

function buildProblem(row, owner) {
  const { code, module, routes } = owner;
  const { route, values, scheme } = row.build;
  const link = { route };
  for (const [name, value] of Object.entries(values)) {
    const parameter = routes[route]?.[name];
    const texts = [value].flat().map((text) => parameter && typed(text, parameter, owner));
    if (texts.includes(undefined) || (!parameter.isList && texts.length !== 1)) {
      untyped += 1;
      return row.code === undefined ? "a value that no type has is built" : undefined;
    }
    link[parameter.property] = parameter.isList ? texts : texts[0];
  }
  for (const { property, isList } of Object.values(routes[route] ?? {})) {
    if (isList && !Object.hasOwn(link, property)) {
      link[property] = [];
    }
  }
  const result = code[`build${module}`](link, scheme);
  if (!result.ok) {
    return refusalProblem(row, result.error);
  }
  return result.text === row.link ? undefined : `built ${result.text}`;
}

let count = 0;
const problems = [];
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const row = JSON.parse(line);
    const { app, manifest } = row.build ?? row;
    const owner = await load(app ?? manifest);
    const problem = row.build ? buildProblem(row, owner) : matchProblem(row, owner);
    count += 1;
    if (problem !== undefined) {
      problems.push(`${problem}\n  ${line.slice(0, 400)}`);
    }
  }
}
for (const problem of problems.slice(0, 20)) {
  console.log(problem);
}
console.log(`${count} rows, ${untyped} untyped, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
