/// Marks over the bodies: contacts, distances, crossings, names, motion.
///
/// [Marks] are computed from a render state and need no window. [MarkOverlay] paints them and
/// places each label where there is room.
package collisionbench.app.viewport.mark;
