/// Maps of answers: their colors, and their lines and words over the picture.
@NullMarked
package collisionbench.app.viewport.map;

import org.jspecify.annotations.NullMarked;
