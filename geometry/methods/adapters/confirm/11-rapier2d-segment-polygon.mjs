// A segment from corner to corner of a polygon, through its inside.
import RAPIER from "@dimforge/rapier2d-compat";
import { versionOf } from "../lib/version.mjs";

await RAPIER.init();
const segment = new RAPIER.Segment({ x: 0, y: 4 }, { x: 2, y: 0 });
const polygon = new RAPIER.ConvexPolygon(new Float32Array([0, 0, 2, 0, 4, 4, 0, 4]), false);
const origin = { x: 0, y: 0 };
const contact = segment.contactShape(origin, 0, polygon, origin, 0, 1);
console.log(
  `Rapier 2D ${versionOf("@dimforge/rapier2d-compat")} contactShape,`
    + ` of a segment in a polygon, says ${contact.distance}; they are 1.789 deep`,
);
