/// Files as such, whatever is in them: replaced whole or not at all, recognised when somebody else
/// has changed them, and words for what the file system refuses.
package collisionbench.app.storage;
