// Rapier 2D in floats: yes or no.
import { intersects } from "./lib/rapier2d.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Rapier 2D: Shape.intersectsShape and containsPoint";
export const version = versionOf("@dimforge/rapier2d-compat");
export const precision = "float";
// Its documentation promises nothing about exact touch.
export const touching = "either";

export {
  intersects as point_circle_2d, intersects as point_capsule_2d, intersects as point_segment_2d,
  intersects as point_polygon_2d,
};
export {
  intersects as circle_circle_2d, intersects as circle_capsule_2d, intersects as circle_segment_2d,
  intersects as circle_polygon_2d,
};
export {
  intersects as capsule_capsule_2d, intersects as capsule_segment_2d, intersects as capsule_polygon_2d,
};
export { intersects as segment_segment_2d, intersects as segment_polygon_2d };
export { intersects as polygon_polygon_2d };
