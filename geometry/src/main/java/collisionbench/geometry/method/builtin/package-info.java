/// The methods that come with the library: its own, three others to hold them against, and those of
/// the articles. [collisionbench.geometry.method.builtin.Methods] lists them.
package collisionbench.geometry.method.builtin;
