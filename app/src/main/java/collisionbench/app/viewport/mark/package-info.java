/// What is said of bodies, over them: contacts, distances, crossings, names, motion.
///
/// [Marks] are worked out from a sight and need no window; [MarkOverlay] paints them, each label
/// where there is room.
package collisionbench.app.viewport.mark;
