// detect-collisions answers yes or no, and how deep: SAT.js with a broad phase. A Line is a polygon of two corners.
import { Circle, Line, Point, Polygon, System } from "detect-collisions";
import { versionOf } from "./lib/version.mjs";

export const source = `detect-collisions: System.checkCollision (check2d ${versionOf("check2d")})`;
export const version = versionOf("detect-collisions");
// Its Point is a "very tiny box" with sides of 0.001, from the point up and to the right.
export const margin = 0.0015;
// Its documentation promises nothing about exact touch.
export const touching = "either";

const system = new System();
const vector = ([x, y]) => ({ x, y });

function body(shape) {
  switch (shape.type) {
    case "point":
      return new Point(vector(shape.at));
    case "circle":
      return new Circle(vector(shape.center), shape.radius);
    case "segment":
      return new Line(vector(shape.start), vector(shape.end));
    case "polygon":
      return new Polygon({ x: 0, y: 0 }, shape.vertices.map(vector));
  }
}

const hasOneEnd = (shape) => shape.type === "segment" && String(shape.start) === String(shape.end);

function touch(a, b) {
  if (hasOneEnd(a) || hasOneEnd(b)) return { undecided: "a Line needs two ends" };
  const bodies = [body(a), body(b)];
  bodies.forEach((inserted) => system.insert(inserted));
  try {
    if (!system.checkCollision(...bodies)) return false;
    const isPoint = a.type === "point" || b.type === "point";
    return isPoint ? true : { touch: true, depth: system.response.overlap };
  } finally {
    bodies.forEach((inserted) => system.remove(inserted));
  }
}

export { touch as point_point_2d, touch as point_circle_2d, touch as point_segment_2d, touch as point_polygon_2d };
export { touch as circle_circle_2d, touch as circle_segment_2d, touch as circle_polygon_2d };
export { touch as segment_segment_2d, touch as segment_polygon_2d, touch as polygon_polygon_2d };
