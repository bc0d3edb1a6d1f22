/// Documents, drafts and settings as files: open, save, watch and restore.
///
/// [DocumentFiles] is the entry point. [WindowState] is what is kept from one start to the next.
package collisionbench.app.window.document;
