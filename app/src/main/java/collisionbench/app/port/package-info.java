/// Reads pasted text that is no scene of the bench: lists of points, literals of programming
/// languages, WKT and OBJ. No user interface.
///
/// [PastedText] decides which it is. [ItemScanner] reads brackets and numbers, which [Literals] and
/// [Wkt] turn into points, and [PointBodies] makes bodies of them. Every number ends in a body or
/// is reported.
package collisionbench.app.port;
