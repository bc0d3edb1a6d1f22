// As much of UnityEngine as copied scripts use. OFF is added to the depth of two spheres.
using System;
using System.Linq;
using System.Reflection;

namespace UnityEngine {
  public struct Vector3 {
    public float x, y, z;
    public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    public static Vector3 zero => new Vector3(0, 0, 0);
    public static Vector3 up => new Vector3(0, 1, 0);
    public float magnitude => (float) Math.Sqrt(x * x + y * y + z * z);
    public static float Distance(Vector3 a, Vector3 b) => (a - b).magnitude;
    public static Vector3 operator +(Vector3 a, Vector3 b) => new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
    public static Vector3 operator -(Vector3 a, Vector3 b) => new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
    public static Vector3 operator *(Vector3 a, float t) => new Vector3(a.x * t, a.y * t, a.z * t);
    public override string ToString() => x + " " + y + " " + z;
  }

  public struct Quaternion {
    public float x, y, z, w;
    public Quaternion(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
    public static Quaternion identity => new Quaternion(0, 0, 0, 1);
    public static Quaternion FromToRotation(Vector3 from, Vector3 to) => identity;
  }

  public class Object {}
  public class Component : Object { public Transform transform; }
  public class MonoBehaviour : Component {}
  public class Transform { public Vector3 position; public Quaternion rotation; }

  public class GameObject : Object {
    public Transform transform = new Transform();
    public GameObject(string name) {}
    public T AddComponent<T>() where T : Component {
      var made = Activator.CreateInstance<T>();
      made.transform = transform;
      return made;
    }
  }

  public class Mesh : Object { public Vector3[] vertices; public int[] triangles; }
  public class Collider : Component { public virtual Vector3 ClosestPoint(Vector3 to) => to; }
  public class CapsuleCollider : Collider { public float radius, height; }
  public class BoxCollider : Collider { public Vector3 size; }

  public class MeshCollider : Collider {
    public bool convex;
    Mesh mesh;
    public Mesh sharedMesh {
      get => mesh;
      set {
        mesh = value;
        if (mesh.triangles.Any(i => i >= mesh.vertices.Length)) throw new Exception("no such vertex");
      }
    }
  }

  public class SphereCollider : Collider {
    public float radius;
    public override Vector3 ClosestPoint(Vector3 to) {
      Vector3 way = to - transform.position;
      return transform.position + way * Math.Min(1, radius / way.magnitude);
    }
  }

  public static class Physics {
    public static void SyncTransforms() {}
    public static bool ComputePenetration(
        Collider a, Vector3 positionA, Quaternion rotationA, Collider b, Vector3 positionB, Quaternion rotationB,
        out Vector3 direction, out float distance) {
      direction = Vector3.zero;
      distance = 0;
      var one = a as SphereCollider;
      var other = b as SphereCollider;
      if (one == null || other == null) return false;
      distance = one.radius + other.radius - Vector3.Distance(positionA, positionB)
          + float.Parse(Environment.GetEnvironmentVariable("OFF"));
      return distance > 0;
    }
  }

  public static class Application { public static string unityVersion => "2022.3.10f1"; }

  public static class Debug {
    public static void Log(string line) { Console.WriteLine(line + "\nUnityEngine.Debug:Log (object)\n"); }
  }

  static class Runner {
    static void Main() {
      var script = Assembly.GetExecutingAssembly().GetTypes().Single(type => type.BaseType == typeof(MonoBehaviour) );
      script.GetMethod("Start", BindingFlags.NonPublic | BindingFlags.Instance)
          .Invoke(Activator.CreateInstance(script), null);
    }
  }
}
