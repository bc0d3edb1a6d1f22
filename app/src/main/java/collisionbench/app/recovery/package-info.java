/// Drafts, so that unsaved work survives a crash.
///
/// Each running window has a [Slot] in a shared folder: a draft that is locked until the process
/// ends, however it ends. A draft without a lock is an [Recovery.Abandoned]. [Recovery] finds these
/// and locks them, so that no two windows offer the same one; it also reports the drafts that other
/// processes hold, since those may be abandoned soon.
package collisionbench.app.recovery;
