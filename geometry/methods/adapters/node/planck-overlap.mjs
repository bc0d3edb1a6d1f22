// What Planck's sensors use: yes or no, with the skin of 2 * linearSlop that polygons and edges have.
import { Distance, Settings, Transform } from "planck";
import { SIZES, planckShape, refusal } from "./lib/planck.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Planck: Distance.testOverlap";
export const version = versionOf("planck");
export const margin = 2 * Settings.polygonRadius + 10 * Number.EPSILON;
export const touching = "either";
export const sizes = SIZES;

function overlap(a, b) {
  const undecided = refusal(a) ?? refusal(b);
  if (undecided) return { undecided };
  return Distance.testOverlap(planckShape(a), 0, planckShape(b), 0, Transform.identity(), Transform.identity());
}

export { overlap as circle_circle_2d, overlap as circle_segment_2d, overlap as circle_polygon_2d };
export { overlap as segment_segment_2d, overlap as segment_polygon_2d, overlap as polygon_polygon_2d };
