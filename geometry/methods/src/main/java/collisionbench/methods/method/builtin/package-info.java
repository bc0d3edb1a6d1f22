/// The methods that come with the library: its kernels, three others to compare with, and those of
/// the articles. [Methods] lists them.
package collisionbench.methods.method.builtin;
