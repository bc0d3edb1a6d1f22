/// How far apart are two shapes, or how deep do they overlap?
///
/// <img src="{@docRoot}/doc-files/overlay-space-all-light.png" alt="The distance of a stick and a
/// box, and the depth of a ball in it">
///
/// The entry point is `Separation3.between(a, b)`. It separates the two cores and then moves the
/// witness points outwards by the radii. `Overlap3` decides the sign of the distance.
///
/// Most answers come from the closed form of the pair (`ClosedForm`), if that is proved. The others
/// are searched for:
///
/// Apart, the answer consists of the nearest points of the cores (`search.Nearest`) and the
/// direction between them, if the gap along that direction equals their distance and it leads from
/// one to the other; otherwise it is computed exactly (`proof.ExactNearest`). If the cores meet,
/// the shortest separating translation is across a face, or across an edge of each (`Depth`, by the
/// separating axis theorem), and the witness points are the nearest points after that translation.
/// A depth of only a few roundings is computed exactly.
package collisionbench.geometry.space.separation;
