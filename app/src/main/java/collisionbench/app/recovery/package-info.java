/// Unsaved work survives a program that does not end well.
///
/// Each running window has a [collisionbench.app.recovery.Slot] in a folder that all share: a
/// draft, beside a lock that the system lets go when the process ends, however it ends. A draft
/// whose lock nobody holds is a [collisionbench.app.recovery.Leftover];
/// [collisionbench.app.recovery.Recovery] finds them, and says which drafts somebody else still
/// holds, which may become leftovers in a moment. Who holds a leftover holds its lock, so that no
/// two windows offer the same.
package collisionbench.app.recovery;
