import RAPIER from "@dimforge/rapier3d-compat";
import { hull, rapier, refuse } from "./rapier.mjs";

await RAPIER.init();

const UPRIGHT = { x: 0, y: 0, z: 0, w: 1 };

const vector = ([x, y, z]) => ({ x, y, z });
const minus = (a, b) => a.map((c, i) => c - b[i]);
const middle = (a, b) => a.map((c, i) => (c + b[i]) / 2);

function toRapier(s) {
  if (s.radius === 0) refuse("radius 0");
  if (s.halfExtents?.includes(0)) refuse("a half extent of 0");
  switch (s.type) {
    case "sphere":
      return at(new RAPIER.Ball(s.radius), s.center);
    case "capsule": {
      const axis = minus(s.end, s.start);
      const length = Math.hypot(...axis);
      if (length === 0) return at(new RAPIER.Ball(s.radius), s.start);
      return at(new RAPIER.Capsule(length / 2, s.radius), middle(s.start, s.end), fromY(axis.map((c) => c / length)));
    }
    case "box": {
      const [x, y, z, w] = s.orientation;
      return at(new RAPIER.Cuboid(...s.halfExtents), s.center, { x, y, z, w });
    }
    case "segment":
      return at(new RAPIER.Segment(vector(s.start), vector(s.end)));
    case "triangle":
      return at(new RAPIER.Triangle(vector(s.a), vector(s.b), vector(s.c)));
    case "hull":
      return at(hull(new RAPIER.ConvexPolyhedron(new Float32Array(s.points.flat()))));
  }
}

const at = (shape, position = [0, 0, 0], rotation = UPRIGHT) => ({ shape, position: vector(position), rotation });

// The shortest turn of (0, 1, 0), the axis of Rapier's capsules, to a unit vector.
function fromY([x, y, z]) {
  const w = Math.sqrt(Math.max(0, 1 + y) / 2);
  return w < 1e-4 ? { x: 1, y: 0, z: 0, w: 0 } : { x: z / (2 * w), y: 0, z: -x / (2 * w), w };
}

export const { intersects, contact } = rapier(toRapier);
