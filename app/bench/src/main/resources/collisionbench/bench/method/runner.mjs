// Makes a program of a file of functions: node runner.mjs mine.mjs
//
// Every exported function that is named after a pair, such as sphere_box(a, b) or circle_capsule_2d(a, b), answers that
// pair. It returns true or false (do they touch?), a number (the signed distance), an object with members of the
// protocol's answers, or nothing (undecided). Shapes are objects with the fields of scene files. The file may export
// `precision = "float"` and other members of an introduction.

import { basename, extname } from "node:path";
import { pathToFileURL } from "node:url";
import { createInterface } from "node:readline";

const SOLID = ["sphere", "capsule", "box", "segment", "triangle", "hull"];
const FLAT = ["point", "circle", "capsule", "segment", "sector", "polygon"];
const SETTINGS = ["precision", "sweeps", "margin", "touching", "sizes", "source", "version"];

// What the user's code prints is log, not protocol.
let quiet = false;
console.log = console.info = console.debug = (...printed) => quiet || console.error(...printed);

const file = process.argv[2];
const mine = await import(pathToFileURL(file));
// A function that ends the process would take the questions of others with it.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ""})`);
};
const functions = new Map(
  [[SOLID, ""], [FLAT, "-2d"]].flatMap(([kinds, suffix]) =>
    kinds.flatMap((a, i) => kinds.slice(i).map((b) => [`${a}-${b}${suffix}`, mine[`${a}_${b}${suffix.replace("-", "_")}`]])),
  ).filter(([, f]) => typeof f === "function"),
);
// JSON has no NaN and no infinity; as strings the bench reads them.
const finite = (_, value) => (typeof value === "number" && !Number.isFinite(value) ? String(value) : value);
const say = (message) => process.stdout.write(JSON.stringify(message, finite) + "\n");

function answer(question) {
  const call = () => functions.get(question.pair)(question.a, question.b, question.velocityA, question.velocityB);
  const begin = process.hrtime.bigint();
  const result = call();
  const once = Number(process.hrtime.bigint() - begin);
  if (result === undefined || result === null) return { undecided: `returned ${result}` };
  return question.time ? { ns: least(call, once), ...members(result) } : members(result);
}

function members(result) {
  if (typeof result === "boolean") return { touch: result };
  if (typeof result === "number") return { distance: result };
  const type = typeof result === "object" ? result.constructor?.name : typeof result;
  // An instance of a class may have members of an answer; a Date and the like have none.
  if (type === "Object" || (typeof result === "object" && !Array.isArray(result) && Object.keys(result).length > 0)) {
    return result;
  }
  throw new TypeError(`returned a value of type ${type}; expected true, false, a number, an object or nothing`);
}

// The nanoseconds of a call: the least of several runs, each long enough for the clock. What it prints is lost.
function least(call, once) {
  let best = once;
  quiet = true;
  try {
    for (let spent = once; spent < 5e6; ) {
      const number = Math.max(1, Math.floor(20_000 / Math.max(best, 1)));
      const begin = process.hrtime.bigint();
      for (let i = 0; i < number; i++) call();
      const run = Number(process.hrtime.bigint() - begin);
      best = Math.min(best, run / number);
      spent += run;
    }
  } finally {
    quiet = false;
  }
  return Math.max(1, Math.round(best));
}

function thrown(error) {
  const line = /:(\d+):\d+/.exec((error?.stack ?? "").split("\n").find((l) => l.includes(basename(file))) ?? "");
  return { error: line ? `${error} (line ${line[1]})` : String(error) };
}

const settings = Object.fromEntries(SETTINGS.filter((key) => key in mine).map((key) => [key, mine[key]]));
const name = basename(file, extname(file)).replaceAll(" ", "-");
const asked = [...functions.values()];
// One of these may be misspelt. A function of one or three parameters is no test of two shapes; 0 may be any number.
const otherFunctions = Object.keys(mine).filter(
  (key) => typeof mine[key] === "function" && !asked.includes(mine[key]) && mine[key].length % 2 === 0,
);
const pairs = [...functions.keys()];
const methods = pairs.length === 0 ? [] : [{ name, pairs, language: "JavaScript", ...settings }];
say({ collisionBench: 1, methods, otherFunctions });
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const question = JSON.parse(line);
  try {
    say({ id: question.id, ...answer(question) });
  } catch (error) {
    say({ id: question.id, ...thrown(error) });
  }
}
