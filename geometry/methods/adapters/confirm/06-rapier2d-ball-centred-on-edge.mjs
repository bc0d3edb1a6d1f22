// A circle at the origin, and a triangle with an edge through it.
import RAPIER from "@dimforge/rapier2d-compat";
import { versionOf } from "../lib/version.mjs";

await RAPIER.init();
const triangle = new RAPIER.ConvexPolygon(new Float32Array([-1, 7, 0.5, -3.5, 0, 1]), false);
const origin = { x: 0, y: 0 };
const contact = new RAPIER.Ball(1).contactShape(origin, 0, triangle, origin, 0, 1);
console.log(
  `Rapier 2D ${versionOf("@dimforge/rapier2d-compat")} contactShape,`
    + ` of a circle of radius 1 on an edge, says ${contact.distance}; they are 1 deep`,
);
