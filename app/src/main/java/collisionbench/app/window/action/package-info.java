/// Everything that can be done in the window, by menu, button and key.
///
/// Each is a [Command]. Every part of the window adds its own to the table of [Commands], from
/// which menus, tool bar, context menus, keys and the key sheet are made.
package collisionbench.app.window.action;
