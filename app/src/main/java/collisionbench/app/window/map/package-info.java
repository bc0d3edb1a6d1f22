/// The tab of the map of answers: what it shows, its legend and its figures.
@NullMarked
package collisionbench.app.window.map;

import org.jspecify.annotations.NullMarked;
