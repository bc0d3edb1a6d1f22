package collisionbench.app.window;

import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.app.window.document.FileDialogs;
import collisionbench.app.window.document.WindowState;
import collisionbench.app.window.hunt.HuntRun;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.program.AddedPrograms;

/// The services of a window, which outlive its workbenches.
record WindowServices(
    FileDialogs dialogs,
    MessageDialogs messages,
    WindowState windowState,
    AddedPrograms programs,
    HuntRun hunt,
    TextClipboard clipboard,
    FrameTimer frameTimer) {}
