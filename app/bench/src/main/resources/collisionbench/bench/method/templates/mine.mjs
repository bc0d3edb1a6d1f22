// Circle against capsule: the distance of the circle's center from the capsule's axis, less the radii.
//
// Try it: @program methods --try mine.mjs     Look for mistakes: @program fuzz --methods mine.mjs
// An exported function named after a pair answers it: sphere_box, capsule_capsule, circle_sector_2d, ...
// It returns true or false (do they touch?), a number (the signed distance), or an object that may hold steps as well.

export function circle_capsule_2d(a, b) {
  const axis = minus(b.end, b.start);
  const toCenter = minus(a.center, b.start);
  const squared = dot(axis, axis);
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, dot(toCenter, axis) / squared));
  const distance = Math.hypot(toCenter[0] - t * axis[0], toCenter[1] - t * axis[1]) - a.radius - b.radius;
  // The Steps tab of the window shows the steps.
  return { distance, steps: [["t", t], ["nearest feature", t === 0 ? "start" : t === 1 ? "end" : "axis"]] };
}

const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
