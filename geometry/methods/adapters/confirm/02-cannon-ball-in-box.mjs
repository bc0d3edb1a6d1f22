// A ball in the middle of a box.
import { Body, Box, Narrowphase, Sphere, Vec3, World } from "cannon-es";
import { versionOf } from "../lib/version.mjs";

const world = new World();
const ball = new Body({ mass: 1, shape: new Sphere(1) });
const box = new Body({ mass: 1, shape: new Box(new Vec3(1, 1, 1)) });
const contacts = [];
new Narrowphase(world).getContacts([ball], [box], world, contacts, [], [], []);
console.log(
  `cannon-es ${versionOf("cannon-es")},`
    + ` of a ball in the middle of a box, says ${contacts.length} contacts; they are 2 deep`,
);
