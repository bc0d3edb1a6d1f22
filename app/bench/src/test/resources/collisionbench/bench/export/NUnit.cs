// As much of NUnit as copied tests use.
using System;
using System.Linq;
using System.Reflection;

namespace NUnit.Framework {
  public class TestAttribute : Attribute {}

  public class Equal {
    public object Expected;
    public double Tolerance;
    public Equal Within(double tolerance) { Tolerance = tolerance; return this; }
    public bool Holds(object actual) =>
        actual.Equals(Expected) || actual is double number && Math.Abs(number - (double) Expected) <= Tolerance;
  }

  public static class Is {
    public static Equal EqualTo(object expected) => new Equal { Expected = expected };
  }

  public class Ignored : Exception {}

  public static class Assert {
    public static void Ignore(string reason) => throw new Ignored();
    public static void That(object actual, Equal equal) {
      if (!equal.Holds(actual)) throw new Exception(actual + " is not " + equal.Expected);
    }
  }

  static class Runner {
    static int Main() {
      int failed = 0;
      foreach (var test in Assembly.GetExecutingAssembly().GetTypes().SelectMany(type => type.GetMethods())) {
        if (!test.IsDefined(typeof(TestAttribute))) continue;
        try {
          test.Invoke(Activator.CreateInstance(test.DeclaringType), null);
        } catch (TargetInvocationException thrown) when (!(thrown.InnerException is Ignored)) {
          Console.WriteLine(test.Name + ": " + thrown.InnerException.Message);
          failed++;
        } catch (TargetInvocationException) {}
      }
      return failed;
    }
  }
}
