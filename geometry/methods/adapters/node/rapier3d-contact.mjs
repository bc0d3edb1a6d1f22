// Rapier 3D in floats: the signed distance, points and normal of the deepest or nearest contact.
import { contact } from "./lib/rapier3d.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Rapier 3D: Shape.contactShape";
export const version = versionOf("@dimforge/rapier3d-compat");
export const precision = "float";
// Its documentation promises nothing about exact touch.
export const touching = "either";

export {
  contact as sphere_sphere, contact as sphere_capsule, contact as sphere_box,
  contact as sphere_segment, contact as sphere_triangle, contact as sphere_hull,
};
export {
  contact as capsule_capsule, contact as capsule_box, contact as capsule_segment,
  contact as capsule_triangle, contact as capsule_hull,
};
export { contact as box_box, contact as box_segment, contact as box_triangle, contact as box_hull };
export { contact as segment_segment, contact as segment_triangle, contact as segment_hull };
export { contact as triangle_triangle, contact as triangle_hull };
export { contact as hull_hull };
