// Sphere against sphere, in floats.
//
// Build: mcs Mine.cs     Try it: @program methods --try 'mono Mine.exe'     Look for mistakes: @program fuzz --methods 'mono Mine.exe'
// The first line names the methods and pairs. Then each line is a question: an id, the method, the pair, and the numbers
// of A and B in the order of scene files. The answer is a line with the same id.
using System;
using System.Globalization;
using System.Linq;

static class Mine {
  static void Main() {
    CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
    Console.WriteLine("{\"collisionBench\":1,\"format\":\"words\",\"methods\":"
        + "[{\"name\":\"mine\",\"precision\":\"float\",\"pairs\":[\"sphere-sphere\"]}]}");
    for (string line; (line = Console.ReadLine()) != null; ) {
      if (line == "") continue;
      string[] words = line.Split(' ');
      float[] n = words.Skip(3).Select(float.Parse).ToArray();
      float dx = n[4] - n[0], dy = n[5] - n[1], dz = n[6] - n[2], r = n[3] + n[7];
      bool touch = dx * dx + dy * dy + dz * dz <= r * r;
      Console.WriteLine(words[0] + " touch " + (touch ? 1 : 0));
    }
  }
}
