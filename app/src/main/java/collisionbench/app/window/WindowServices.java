package collisionbench.app.window;

import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.app.window.file.FileDialogs;
import collisionbench.app.window.file.WindowState;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.program.AddedPrograms;

/// The services of a window, which outlive its workbenches.
record WindowServices(
    FileDialogs dialogs,
    MessageDialogs messages,
    WindowState windowState,
    AddedPrograms programs,
    TextClipboard clipboard,
    FrameTimer probe) {}
