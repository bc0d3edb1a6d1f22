// One capsule twice, along x from 0 to 1, of radius 1; once each way.
import RAPIER from "@dimforge/rapier3d-compat";
import { versionOf } from "../lib/version.mjs";

await RAPIER.init();
const bone = new RAPIER.Capsule(0.5, 1);
const middle = { x: 0.5, y: 0, z: 0 };
const along = { x: 0, y: 0, z: -Math.SQRT1_2, w: Math.SQRT1_2 };
const back = { x: 0, y: 0, z: Math.SQRT1_2, w: Math.SQRT1_2 };
const contact = bone.contactShape(middle, back, bone, middle, along, 1);
console.log(
  `Rapier 3D ${versionOf("@dimforge/rapier3d-compat")} contactShape,`
    + ` of a capsule and itself, says ${contact.distance}; they are 2 deep`,
);
