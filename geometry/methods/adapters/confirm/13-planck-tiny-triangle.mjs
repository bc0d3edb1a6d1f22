// A triangle with sides of 0.001, 5 from another one. Its corners are merged, and a box takes its place.
// Planck "has been tuned to work well with" sizes from 0.1 to 10.
import { Distance, Polygon, Transform, Vec2 } from "planck";
import { versionOf } from "../lib/version.mjs";

const tiny = new Polygon([new Vec2(0, 6), new Vec2(0.001, 6), new Vec2(0, 6.001)]);
const other = new Polygon([new Vec2(0, 0), new Vec2(1, 0), new Vec2(0, 1)]);
const touch = Distance.testOverlap(tiny, 0, other, 0, Transform.identity(), Transform.identity());
console.log(
  `Planck ${versionOf("planck")} testOverlap,`
    + ` of a tiny triangle and one beside it, says ${touch}; they are 5 apart`,
);
