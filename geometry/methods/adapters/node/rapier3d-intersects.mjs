// Rapier 3D in floats: yes or no.
import { intersects } from "./lib/rapier3d.mjs";
import { versionOf } from "./lib/version.mjs";

export const source = "Rapier 3D: Shape.intersectsShape";
export const version = versionOf("@dimforge/rapier3d-compat");
export const precision = "float";
// Its documentation promises nothing about exact touch.
export const touching = "either";

export {
  intersects as sphere_sphere, intersects as sphere_capsule, intersects as sphere_box,
  intersects as sphere_segment, intersects as sphere_triangle, intersects as sphere_hull,
};
export {
  intersects as capsule_capsule, intersects as capsule_box, intersects as capsule_segment,
  intersects as capsule_triangle, intersects as capsule_hull,
};
export {
  intersects as box_box, intersects as box_segment, intersects as box_triangle, intersects as box_hull,
};
export { intersects as segment_segment, intersects as segment_triangle, intersects as segment_hull };
export { intersects as triangle_triangle, intersects as triangle_hull };
export { intersects as hull_hull };
