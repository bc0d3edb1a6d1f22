// Rapier 2D in floats: the signed distance, points and normal of the deepest or nearest contact.
import { contact } from "./lib/rapier2d.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Rapier 2D: Shape.contactShape and projectPoint";
export const version = versionOf("@dimforge/rapier2d-compat");
export const precision = "float";
// Its documentation promises nothing about exact touch.
export const touching = "either";

export {
  contact as point_circle_2d, contact as point_capsule_2d, contact as point_segment_2d,
  contact as point_polygon_2d,
};
export {
  contact as circle_circle_2d, contact as circle_capsule_2d, contact as circle_segment_2d,
  contact as circle_polygon_2d,
};
export { contact as capsule_capsule_2d, contact as capsule_segment_2d, contact as capsule_polygon_2d };
export { contact as segment_segment_2d, contact as segment_polygon_2d };
export { contact as polygon_polygon_2d };
