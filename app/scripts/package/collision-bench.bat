@rem Starts the bench without its window.
@"%~dp0java" -XX:AOTCache="%~dp0..\lib\cache" --module collisionbench.bench/collisionbench.bench.command.Main %*
