/// Files, whatever they contain: replaced whole or not at all, watched for changes by others, with
/// sentences for what the file system refuses.
package collisionbench.app.storage;
