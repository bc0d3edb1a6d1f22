/// The methods side by side: what each says of a pair, how long it takes, where they disagree.
package collisionbench.app.panel.comparison;
