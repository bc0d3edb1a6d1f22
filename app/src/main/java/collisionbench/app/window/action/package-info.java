/// What can be done in the window, by menus, buttons and keys.
///
/// Every action is one constant of [collisionbench.app.window.action.Action], with its key and
/// icon; menus, tool bar and the sheet of keys are made from that one table.
/// [collisionbench.app.window.action.Actions] knows what each does; the classes that end in
/// `Actions` say so, for one area each.
package collisionbench.app.window.action;
