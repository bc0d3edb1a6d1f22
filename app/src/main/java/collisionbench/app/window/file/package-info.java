/// Documents, drafts and settings as files: opened, saved, watched and restored.
///
/// [collisionbench.app.window.file.DocumentFiles] is the way in;
/// [collisionbench.app.window.file.Memory] is what is kept from one start to the next.
package collisionbench.app.window.file;
