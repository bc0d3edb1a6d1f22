/// What contact manifolds in space and in the plane have in common.
package collisionbench.geometry.manifold;
