/* Sphere against sphere.
 *
 * Build: cc -O2 mine.c -o mine     Try it: @program methods --try ./mine     Look for mistakes: @program fuzz --methods ./mine
 * The first line names the methods and pairs. Then each line is a question: an id, the method, the pair, and the numbers
 * of A and B in the order of scene files. The answer is a line with the same id. Flush after each. */
#include <stdio.h>

int main(void) {
  puts("{\"collisionBench\":1,\"format\":\"words\",\"methods\":[{\"name\":\"mine\",\"pairs\":[\"sphere-sphere\"]}]}");
  fflush(stdout);
  long id;
  double ax, ay, az, ar, bx, by, bz, br;
  while (scanf("%ld %*s %*s %lf %lf %lf %lf %lf %lf %lf %lf", &id, &ax, &ay, &az, &ar, &bx, &by, &bz, &br) == 9) {
    double dx = bx - ax, dy = by - ay, dz = bz - az, r = ar + br;
    printf("%ld touch %d\n", id, dx * dx + dy * dy + dz * dz <= r * r);
    fflush(stdout);
  }
  return 0;
}
