/// Everything that can be done in the window, by menu, button and key.
///
/// Every action is a constant of [Action] with its key and icon; menus, tool bar and key sheet are
/// made from this table. [Actions] maps each to what it does; the classes named `...Actions` define
/// those of one area each.
package collisionbench.app.window.action;
