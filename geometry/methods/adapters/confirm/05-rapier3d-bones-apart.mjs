// Two capsules between (0, 0, 0) and (1, 0, 1), of radius 1 and 2, each from another end.
import RAPIER from "@dimforge/rapier3d-compat";
import { versionOf } from "../lib/version.mjs";

await RAPIER.init();
const [a, b] = [new RAPIER.Capsule(Math.SQRT1_2, 1), new RAPIER.Capsule(Math.SQRT1_2, 2)];
const middle = { x: 0.5, y: 0, z: 0.5 };
const along = { x: 0.5, y: 0, z: -0.5, w: Math.SQRT1_2 };
const back = { x: -0.5, y: 0, z: 0.5, w: Math.SQRT1_2 };
const contact = a.contactShape(middle, back, b, middle, along, 1);
console.log(
  `Rapier 3D ${versionOf("@dimforge/rapier3d-compat")} contactShape,`
    + ` of a capsule inside another, says ${contact.distance}; they are 3 deep`,
);
