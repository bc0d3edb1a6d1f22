// three.js answers yes or no; where it computes closest points, it gives the gap as well.
import { Box3, Line3, Matrix3, Matrix4, Quaternion, Ray, Sphere, Triangle, Vector3 } from "three";
import { OBB } from "three/examples/jsm/math/OBB.js";
import { versionOf } from "./lib/version.mjs";

export const source = "three.js: Sphere, OBB, Box3, Ray, Line3 and Triangle";
export const version = versionOf("three");

const vector = (numbers) => new Vector3(...numbers);
const sphere = (s) => new Sphere(vector(s.center), s.radius);
const rotation = (box) => new Matrix4().makeRotationFromQuaternion(new Quaternion(...box.orientation));
const obb = (box) => new OBB(vector(box.center), vector(box.halfExtents), new Matrix3().setFromMatrix4(rotation(box)));
const triangle = (t) => new Triangle(vector(t.a), vector(t.b), vector(t.c));
const line = (segment) => new Line3(vector(segment.start), vector(segment.end));

export const sphere_sphere = (a, b) => sphere(a).intersectsSphere(sphere(b));
export const sphere_box = (a, b) => obb(b).intersectsSphere(sphere(a));
export const box_box = (a, b) => obb(a).intersectsOBB(obb(b));

export function sphere_capsule(a, b) {
  const nearest = line(b).closestPointToPoint(vector(a.center), true, new Vector3());
  return gap(nearest.distanceTo(vector(a.center)) - a.radius - b.radius);
}

export function sphere_triangle(a, b) {
  const nearest = triangle(b).closestPointToPoint(vector(a.center), new Vector3());
  return gap(nearest.distanceTo(vector(a.center)) - a.radius);
}

export function segment_segment(a, b) {
  const pointA = new Vector3();
  const pointB = new Vector3();
  const squared = line(a).distanceSqToLine3(line(b), pointA, pointB);
  return { gap: Math.sqrt(squared), pointA: pointA.toArray(), pointB: pointB.toArray() };
}

// Box3 is axis-aligned: the triangle is moved into the frame of the box.
export function box_triangle(a, b) {
  const intoFrame = rotation(a).setPosition(vector(a.center)).invert();
  const inFrame = triangle(b);
  [inFrame.a, inFrame.b, inFrame.c].forEach((corner) => corner.applyMatrix4(intoFrame));
  return new Box3(vector(a.halfExtents).negate(), vector(a.halfExtents)).intersectsTriangle(inFrame);
}

export function sphere_segment(a, b) {
  const inside = sphere(a).containsPoint(vector(b.start));
  return inside || hits(b, (ray) => ray.intersectSphere(sphere(a), new Vector3()));
}

export function box_segment(a, b) {
  const inside = obb(a).containsPoint(vector(b.start));
  return inside || hits(b, (ray) => obb(a).intersectRay(ray, new Vector3()));
}

export function segment_triangle(a, b) {
  const corners = [vector(b.a), vector(b.b), vector(b.c)];
  return hits(a, (ray) => ray.intersectTriangle(...corners, false, new Vector3()));
}

const gap = (distance) => ({ gap: Math.max(0, distance) });

// three.js has rays, whose direction should be of unit length: the hit counts up to the end of the segment.
function hits(segment, intersect) {
  const { start, end } = line(segment);
  const length = start.distanceTo(end);
  if (length === 0) return { undecided: "a ray needs a direction" };
  const hit = intersect(new Ray(start, end.clone().sub(start).normalize()));
  return hit !== null && hit.distanceTo(start) <= length;
}
