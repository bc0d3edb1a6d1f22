// SAT.js answers yes or no, and how deep.
import SAT from "sat";
import { versionOf } from "./lib/version.mjs";

export const source = "SAT.js: pointIn..., test...; a segment is a polygon of two corners";
export const version = versionOf("sat");
// pointInPolygon tests a square with sides of 1e-6 in the place of the point.
export const margin = 1.5e-6;
// Its documentation promises nothing about exact touch.
export const touching = "either";

const vector = ([x, y]) => new SAT.Vector(x, y);
const circle = (c) => new SAT.Circle(vector(c.center), c.radius);
// "A convex polygon with any number of points (specified in counter-clockwise order)".
const polygon = (p) => new SAT.Polygon(new SAT.Vector(), (p.vertices ?? [p.start, p.end]).map(vector));

function answer(test, a, b) {
  if ([a, b].some(isPoint)) return { undecided: "a segment without length" };
  const response = new SAT.Response();
  return test(a, b, response) ? { touch: true, depth: response.overlap } : false;
}

const isPoint = ({ points }) => points?.length === 2 && points[0].x === points[1].x && points[0].y === points[1].y;

export const point_circle_2d = (a, b) => SAT.pointInCircle(vector(a.at), circle(b));
export const point_polygon_2d = (a, b) => SAT.pointInPolygon(vector(a.at), polygon(b));
export const circle_circle_2d = (a, b) => answer(SAT.testCircleCircle, circle(a), circle(b));
const circlePolygon = (a, b) => answer(SAT.testCirclePolygon, circle(a), polygon(b));
const polygonPolygon = (a, b) => answer(SAT.testPolygonPolygon, polygon(a), polygon(b));

export { circlePolygon as circle_segment_2d, circlePolygon as circle_polygon_2d };
export { polygonPolygon as segment_segment_2d, polygonPolygon as segment_polygon_2d };
export { polygonPolygon as polygon_polygon_2d };
