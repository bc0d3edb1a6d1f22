// Planck's GJK without the skin of polygons: the gap.
import { Distance, DistanceInput, DistanceOutput, SimplexCache } from "planck";
import { SIZES, planckShape, refusal } from "./lib/planck.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Planck: Distance without radii; those of circles are subtracted";
export const version = versionOf("planck");
export const touching = "either";
export const sizes = SIZES;
// Shapes that overlap may have this distance; testOverlap says yes below it.
const TOUCHING = 10 * Number.EPSILON;
export const margin = TOUCHING;

function distance(a, b) {
  const undecided = refusal(a) ?? refusal(b);
  if (undecided) return { undecided };
  const input = new DistanceInput();
  input.proxyA.set(planckShape(a), 0);
  input.proxyB.set(planckShape(b), 0);
  input.transformA.setIdentity();
  input.transformB.setIdentity();
  input.useRadii = false;
  const output = new DistanceOutput();
  Distance(output, new SimplexCache(), input);
  const gap = output.distance - (a.radius ?? 0) - (b.radius ?? 0);
  return { gap: gap < TOUCHING ? 0 : gap };
}

export { distance as circle_circle_2d, distance as circle_segment_2d, distance as circle_polygon_2d };
export { distance as segment_segment_2d, distance as segment_polygon_2d, distance as polygon_polygon_2d };
