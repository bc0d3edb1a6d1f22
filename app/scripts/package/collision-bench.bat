@rem Starts the bench without its window.
@"%~dp0java" -XX:+UseSerialGC -Xmn16m -XX:AOTCache="%~dp0..\lib\cache" -XX:+VerifySharedSpaces -Xlog:disable -Xlog:all=warning,aot*=off,cds*=off:stderr --module collisionbench.bench/collisionbench.bench.command.Main %*
