/// Unsaved work survives a program that does not end well.
///
/// Each running window has a [collisionbench.app.recovery.Slot] in a folder that all share: a
/// draft, locked until the process ends, however it ends. A draft that is not locked is a
/// [collisionbench.app.recovery.AbandonedDraft]; [collisionbench.app.recovery.Recovery] finds them,
/// and says which drafts other processes have locked: those may be abandoned in a moment. An
/// abandoned draft that was found is locked again, so that no two windows offer the same.
package collisionbench.app.recovery;
