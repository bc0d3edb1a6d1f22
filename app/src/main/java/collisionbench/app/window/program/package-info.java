/// Programs that the user added as methods: their menu, their dialogs and their processes.
package collisionbench.app.window.program;
