import RAPIER from "@dimforge/rapier2d-compat";
import { hull, rapier, refuse } from "./rapier.mjs";

await RAPIER.init();

const vector = ([x, y]) => ({ x, y });

function toRapier(s) {
  if (s.radius === 0) refuse("radius 0");
  switch (s.type) {
    case "circle":
      return at(new RAPIER.Ball(s.radius), s.center);
    case "capsule": {
      const axis = [s.end[0] - s.start[0], s.end[1] - s.start[1]];
      const length = Math.hypot(...axis);
      if (length === 0) return at(new RAPIER.Ball(s.radius), s.start);
      const middle = [(s.start[0] + s.end[0]) / 2, (s.start[1] + s.end[1]) / 2];
      // Rapier's capsules stand along y.
      return at(new RAPIER.Capsule(length / 2, s.radius), middle, Math.atan2(-axis[0], axis[1]));
    }
    case "segment":
      return at(new RAPIER.Segment(vector(s.start), vector(s.end)));
    case "polygon":
      return at(hull(new RAPIER.ConvexPolygon(new Float32Array(s.vertices.flat()), false)));
  }
}

const at = (shape, position = [0, 0], rotation = 0) => ({ shape, position: vector(position), rotation });

export const { intersects, contact } = rapier(toRapier);
