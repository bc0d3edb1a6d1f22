/// Numbers, whatever they measure.
package collisionbench.geometry.number;
