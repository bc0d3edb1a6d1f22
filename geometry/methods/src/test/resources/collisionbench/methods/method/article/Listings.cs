// Does what the articles' C# does, with vectors whose operators compute as Unity's do.
//
// Reads questions from standard input, a byte that says which method and its floats, and writes for
// each a byte, 1 for yes, and a float: what was compared, or NaN. How expressions round is up to who
// runs it: Mono with -O=float32 rounds each operation, with -O=-float32 what is stored.
using System;
using System.IO;

struct Vector3
{
    const float kEpsilon = 0.00001F;
    const float kEpsilonNormalSqrt = 1e-15F;

    public static readonly Vector3 zero = new Vector3(0F, 0F, 0F);

    public float x, y, z;

    public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }

    public float sqrMagnitude { get { return x * x + y * y + z * z; } }

    static float Magnitude(Vector3 v) { return (float)Math.Sqrt(v.x * v.x + v.y * v.y + v.z * v.z); }

    public Vector3 normalized
    {
        get
        {
            float mag = Magnitude(this);
            return mag > kEpsilon ? this / mag : zero;
        }
    }

    public static float Dot(Vector3 a, Vector3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

    public static Vector3 Cross(Vector3 a, Vector3 b)
    {
        return new Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
    }

    public static float Angle(Vector3 from, Vector3 to)
    {
        float denominator = (float)Math.Sqrt(from.sqrMagnitude * to.sqrMagnitude);
        if (denominator < kEpsilonNormalSqrt)
            return 0F;
        float dot = Mathf.Clamp(Dot(from, to) / denominator, -1F, 1F);
        return ((float)Math.Acos(dot)) * Mathf.Rad2Deg;
    }

    public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z); }
    public static Vector3 operator -(Vector3 a, Vector3 b) { return new Vector3(a.x - b.x, a.y - b.y, a.z - b.z); }
    public static Vector3 operator *(Vector3 a, float d) { return new Vector3(a.x * d, a.y * d, a.z * d); }
    public static Vector3 operator *(float d, Vector3 a) { return new Vector3(a.x * d, a.y * d, a.z * d); }
    public static Vector3 operator /(Vector3 a, float d) { return new Vector3(a.x / d, a.y / d, a.z / d); }

    public static bool operator ==(Vector3 a, Vector3 b)
    {
        float dx = a.x - b.x;
        float dy = a.y - b.y;
        float dz = a.z - b.z;
        float sqrmag = dx * dx + dy * dy + dz * dz;
        return sqrmag < kEpsilon * kEpsilon;
    }

    public static bool operator !=(Vector3 a, Vector3 b) { return !(a == b); }
    public override bool Equals(object other) { return false; }
    public override int GetHashCode() { return 0; }
}

struct Vector2
{
    public float x, y;

    public Vector2(float x, float y) { this.x = x; this.y = y; }

    public float sqrMagnitude { get { return x * x + y * y; } }

    public static float Dot(Vector2 a, Vector2 b) { return a.x * b.x + a.y * b.y; }
    public static Vector2 operator +(Vector2 a, Vector2 b) { return new Vector2(a.x + b.x, a.y + b.y); }
    public static Vector2 operator -(Vector2 a, Vector2 b) { return new Vector2(a.x - b.x, a.y - b.y); }
    public static Vector2 operator *(float d, Vector2 a) { return new Vector2(a.x * d, a.y * d); }
    public static implicit operator Vector3(Vector2 v) { return new Vector3(v.x, v.y, 0F); }
}

static class Mathf
{
    public const float Deg2Rad = (float)Math.PI * 2F / 360F;
    public const float Rad2Deg = 1F / Deg2Rad;

    public static float Min(float a, float b) { return a < b ? a : b; }
    public static float Max(float a, float b) { return a > b ? a : b; }

    public static float Min(params float[] values)
    {
        float m = values[0];
        for (int i = 1; i < values.Length; i++)
            if (values[i] < m)
                m = values[i];
        return m;
    }

    public static float Abs(float f) { return (float)Math.Abs(f); }
    public static float Sqrt(float f) { return (float)Math.Sqrt(f); }
    public static float Pow(float f, float p) { return (float)Math.Pow(f, p); }
    public static float Cos(float f) { return (float)Math.Cos(f); }
    public static float Sin(float f) { return (float)Math.Sin(f); }

    public static float Clamp(float value, float min, float max)
    {
        if (value < min)
            value = min;
        else if (value > max)
            value = max;
        return value;
    }

    public static float Clamp01(float value) { return value < 0F ? 0F : value > 1F ? 1F : value; }
}

// A rotation's matrix. Unity makes it in native code, which rounds each operation whatever runs the
// C#; its inverse is its transpose here.
struct Matrix
{
    float m00, m01, m02, m10, m11, m12, m20, m21, m22;

    static float Times(float a, float b) { return (float)(a * b); }
    static float Plus(float a, float b) { return (float)(a + b); }
    static float Minus(float a, float b) { return (float)(a - b); }

    public static Matrix Rotation(float i, float j, float k, float w)
    {
        float i2 = Times(i, 2F), j2 = Times(j, 2F), k2 = Times(k, 2F);
        float ii = Times(i, i2), jj = Times(j, j2), kk = Times(k, k2);
        float ij = Times(i, j2), ik = Times(i, k2), jk = Times(j, k2);
        float wi = Times(w, i2), wj = Times(w, j2), wk = Times(w, k2);
        Matrix m = new Matrix();
        m.m00 = Minus(1F, Plus(jj, kk));
        m.m10 = Plus(ij, wk);
        m.m20 = Minus(ik, wj);
        m.m01 = Minus(ij, wk);
        m.m11 = Minus(1F, Plus(ii, kk));
        m.m21 = Plus(jk, wi);
        m.m02 = Plus(ik, wj);
        m.m12 = Minus(jk, wi);
        m.m22 = Minus(1F, Plus(ii, jj));
        return m;
    }

    public Matrix inverse
    {
        get
        {
            Matrix m = new Matrix();
            m.m00 = m00; m.m01 = m10; m.m02 = m20;
            m.m10 = m01; m.m11 = m11; m.m12 = m21;
            m.m20 = m02; m.m21 = m12; m.m22 = m22;
            return m;
        }
    }

    public Vector3 MultiplyVector(Vector3 v)
    {
        Vector3 res = new Vector3();
        res.x = m00 * v.x + m01 * v.y + m02 * v.z;
        res.y = m10 * v.x + m11 * v.y + m12 * v.z;
        res.z = m20 * v.x + m21 * v.y + m22 * v.z;
        return res;
    }
}

static class Listings
{
    // What was compared last, if anything was.
    static float compared;

    // Article 000.

    static bool IsIntersect(Vector3 center, float radius, Vector3 start, Vector3 end, float capsule)
    {
        float radiusSquare = (radius + capsule) * (radius + capsule);
        float lengthSquare = PointToLineSquare(center, start, end);
        compared = lengthSquare;
        return radiusSquare >= lengthSquare;
    }

    static float PointToLineSquare(Vector3 point, Vector3 start, Vector3 end)
    {
        Vector3 SP = point - start;
        Vector3 SE = end - start;
        float dot = Vector3.Dot(SP, SE);
        if (dot <= 0)
            return Vector3.Dot(SP, SP);
        if (dot < Vector3.Dot(SE, SE))
            return Vector3.Dot(SP, SP) - dot * dot / (Vector3.Dot(SE, SE));
        Vector3 EP = point - end;
        return Vector3.Dot(EP, EP);
    }

    // Article 002.

    static Vector3 Closest(Vector3 start, Vector3 end, Vector3 point)
    {
        Vector3 line = end - start;
        float ratio = Vector3.Dot(point - start, line) / Vector3.Dot(line, line);
        ratio = Mathf.Min(Mathf.Max(ratio, 0), 1);
        return start + ratio * line;
    }

    static bool CheckLineCross(Vector3 start1, Vector3 end1, Vector3 start2, Vector3 end2)
    {
        if (Mathf.Min(start1.x, end1.x) - Mathf.Max(start2.x, end2.x) > 0.01
            || Mathf.Min(start1.y, end1.y) - Mathf.Max(start2.y, end2.y) > 0.01
            || Mathf.Min(start1.z, end1.z) - Mathf.Max(start2.z, end2.z) > 0.01
            || Mathf.Min(start2.x, end2.x) - Mathf.Max(start1.x, end1.x) > 0.01
            || Mathf.Min(start2.y, end2.y) - Mathf.Max(start1.y, end1.y) > 0.01
            || Mathf.Min(start2.z, end2.z) - Mathf.Max(start1.z, end1.z) > 0.01)
            return false;
        Vector3 line1 = end1 - start1;
        Vector3 line2 = end2 - start2;
        return !(Vector3.Cross(line1, start2 - start1).normalized == Vector3.Cross(line1, end2 - start1).normalized
            || Vector3.Cross(line2, start1 - start2).normalized == Vector3.Cross(line2, end1 - start2).normalized);
    }

    static float DistanceSqr(Vector3 start1, Vector3 end1, Vector3 start2, Vector3 end2)
    {
        Vector3 line1 = end1 - start1;
        Vector3 line2 = end2 - start2;
        bool isParallel = line1.normalized == line2.normalized;
        if (isParallel)
        {
            float len1 = line1.sqrMagnitude;
            float len2 = line2.sqrMagnitude;
            return len1 > len2
                ? ToEnds(start1, end1, start2, end2)
                : ToEnds(start2, end2, start1, end1);
        }
        Vector3 normal = Vector3.Cross(line1, line2);
        float len = normal.sqrMagnitude;
        float dis2Line = Mathf.Pow(Mathf.Abs(Vector3.Dot(start2 - start1, normal)), 2) / len;
        if (dis2Line == 0)
            return CheckLineCross(start1, end1, start2, end2) ? 0F : ToAllEnds(start1, end1, start2, end2);
        float offset = Mathf.Sqrt(dis2Line);
        Vector3 directionStart = start2 - start1;
        float direction = Vector3.Dot(directionStart, normal) > 0 ? 1 : -1;
        bool isLineCross = CheckLineCross(
            start1, end1,
            start2 - normal.normalized * (offset * direction), end2 - normal.normalized * (offset * direction));
        return isLineCross ? dis2Line : ToAllEnds(start1, end1, start2, end2);
    }

    static float ToEnds(Vector3 start, Vector3 end, Vector3 point1, Vector3 point2)
    {
        float disStart = (Closest(start, end, point1) - point1).sqrMagnitude;
        float disEnd = (Closest(start, end, point2) - point2).sqrMagnitude;
        return Mathf.Min(disStart, disEnd);
    }

    static float ToAllEnds(Vector3 start1, Vector3 end1, Vector3 start2, Vector3 end2)
    {
        float disStart1 = (Closest(start1, end1, start2) - start2).sqrMagnitude;
        float disEnd1 = (Closest(start1, end1, end2) - end2).sqrMagnitude;
        float disStart2 = (Closest(start2, end2, start1) - start1).sqrMagnitude;
        float disEnd2 = (Closest(start2, end2, end1) - end1).sqrMagnitude;
        return Mathf.Min(disStart1, disEnd1, disStart2, disEnd2);
    }

    // Article 003.

    static float SegmentPointSqrDistance(Vector2 x0, Vector2 u, Vector2 x)
    {
        float t = Vector2.Dot(x - x0, u) / u.sqrMagnitude;
        float squared = (x - (x0 + Mathf.Clamp01(t) * u)).sqrMagnitude;
        compared = squared;
        return squared;
    }

    static bool Capsule(Vector2 X0, Vector2 U, float d, Vector2 o, float r)
    {
        float sqrD = SegmentPointSqrDistance(X0, U, o);
        return sqrD < (r + d) * (r + d);
    }

    static bool Sector(Vector2 o, float r, Vector2 direction, float angle, Vector2 circle, float radius)
    {
        Vector2 distance = circle - o;
        float halfAngle = Mathf.Deg2Rad * angle / 2;
        if (distance.sqrMagnitude < (r + radius) * (r + radius))
        {
            compared = Vector3.Angle(distance, direction);
            if (Vector3.Angle(distance, direction) < angle / 2)
                return true;
            Vector2 folded = new Vector2(
                Vector2.Dot(distance, direction),
                Mathf.Abs(Vector2.Dot(distance, new Vector2(-direction.y, direction.x))));
            Vector2 edge = r * new Vector2(Mathf.Cos(halfAngle), Mathf.Sin(halfAngle));
            return SegmentPointSqrDistance(new Vector2(0F, 0F), edge, folded) <= radius * radius;
        }
        return false;
    }

    // Article 004.

    static bool IntersectSphereBox(Vector3 sphere, float radius, Vector3 box, Matrix rotation, Vector3 extents)
    {
        Vector3 delta = sphere - box;
        Vector3 dRot = rotation.inverse.MultiplyVector(delta);
        bool outside = false;
        outside |= Clip(ref dRot.x, extents.x);
        outside |= Clip(ref dRot.y, extents.y);
        outside |= Clip(ref dRot.z, extents.z);
        if (outside)
        {
            Vector3 clippedDelta = rotation.MultiplyVector(dRot);
            Vector3 clippedVec = delta - clippedDelta;
            float lenSquared = clippedVec.sqrMagnitude;
            compared = lenSquared;
            if (lenSquared > radius * radius)
                return false;
        }
        return true;
    }

    static bool Clip(ref float value, float extent)
    {
        if (value < -extent)
        {
            value = -extent;
            return true;
        }
        if (value > extent)
        {
            value = extent;
            return true;
        }
        return false;
    }

    static BinaryReader input;

    static float Number() { return input.ReadSingle(); }
    static Vector3 Point() { return new Vector3(Number(), Number(), Number()); }
    static Vector2 Flat() { return new Vector2(Number(), Number()); }
    static Matrix Turn() { return Matrix.Rotation(Number(), Number(), Number(), Number()); }

    static bool Distance(Vector3 start1, Vector3 end1, Vector3 start2, Vector3 end2)
    {
        compared = Mathf.Sqrt(DistanceSqr(start1, end1, start2, end2));
        return false;
    }

    static bool CircleCapsule(Vector2 start, Vector2 end, float d, Vector2 o, float r)
    {
        return Capsule(start, end - start, d, o, r);
    }

    static bool Answer(int method)
    {
        switch (method)
        {
            case 0: return IsIntersect(Point(), Number(), Point(), Point(), Number());
            case 1: return Distance(Point(), Point(), Point(), Point());
            case 2: return CheckLineCross(Point(), Point(), Point(), Point());
            case 3: return CircleCapsule(Flat(), Flat(), Number(), Flat(), Number());
            case 4: return Sector(Flat(), Number(), Flat(), Number(), Flat(), Number());
            case 5: return IntersectSphereBox(Point(), Number(), Point(), Turn(), Point());
            default: throw new ArgumentException("no such method: " + method);
        }
    }

    static void Main()
    {
        input = new BinaryReader(new BufferedStream(Console.OpenStandardInput()));
        BinaryWriter output = new BinaryWriter(new BufferedStream(Console.OpenStandardOutput()));
        int count = input.ReadInt32();
        for (int i = 0; i < count; i++)
        {
            compared = float.NaN;
            bool yes = Answer(input.ReadByte());
            output.Write((byte)(yes ? 1 : 0));
            output.Write(compared);
        }
        output.Flush();
    }
}
