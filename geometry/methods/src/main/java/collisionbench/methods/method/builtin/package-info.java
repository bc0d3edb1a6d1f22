/// The methods that come with the library: its own, three others to hold them against, and those of
/// the articles. [collisionbench.methods.method.builtin.Methods] lists them.
package collisionbench.methods.method.builtin;
