/// The open folder of scenes as a list: pictures, and how each scene compares with what it expects.
package collisionbench.app.window.folder;
