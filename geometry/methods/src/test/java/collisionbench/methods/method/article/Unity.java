package collisionbench.methods.method.article;

/// The articles' own code for Unity, letter for letter but for what Java has no word for: operators
/// are methods, and what Unity brings along is below.
final class Unity {

  private static final float kEpsilon = 0.00001f;

  private Unity() {}

  // Article 000.

  static boolean IsIntersect(
      Vector sphereCenter,
      float sphereRadius,
      Vector capusleStart,
      Vector capusleEnd,
      float capusleRadius) {
    float radiusSquare = (sphereRadius + capusleRadius) * (sphereRadius + capusleRadius);
    float lengthSquare = PointToLineSquare(sphereCenter, capusleStart, capusleEnd);
    return radiusSquare >= lengthSquare;
  }

  private static float PointToLineSquare(Vector point, Vector lineStart, Vector lineEnd) {
    Vector SP = point.minus(lineStart);
    Vector SE = lineEnd.minus(lineStart);
    float dot = Dot(SP, SE);
    if (dot <= 0) {
      return Dot(SP, SP);
    } else if (dot < Dot(SE, SE)) {
      return Dot(SP, SP) - dot * dot / Dot(SE, SE);
    } else {
      Vector EP = point.minus(lineEnd);
      return Dot(EP, EP);
    }
  }

  // Article 002.

  private static Vector GetClosestPointOnLineSegment(Vector start, Vector end, Vector point) {
    Vector line = end.minus(start);
    float ratio = Dot(point.minus(start), line) / Dot(line, line);
    ratio = Min(Max(ratio, 0), 1);
    return start.plus(line.times(ratio));
  }

  static boolean CheckLineCross(Vector start1, Vector end1, Vector start2, Vector end2) {
    if (Min(start1.x, end1.x) - Max(start2.x, end2.x) > 0.01
        || Min(start1.y, end1.y) - Max(start2.y, end2.y) > 0.01
        || Min(start1.z, end1.z) - Max(start2.z, end2.z) > 0.01
        || Min(start2.x, end2.x) - Max(start1.x, end1.x) > 0.01
        || Min(start2.y, end2.y) - Max(start1.y, end1.y) > 0.01
        || Min(start2.z, end2.z) - Max(start1.z, end1.z) > 0.01) {
      return false;
    }
    Vector line1 = end1.minus(start1);
    Vector line2 = end2.minus(start2);
    if (equal(
            Cross(line1, start2.minus(start1)).normalized(),
            Cross(line1, end2.minus(start1)).normalized())
        || equal(
            Cross(line2, start1.minus(start2)).normalized(),
            Cross(line2, end1.minus(start2)).normalized())) {
      return false;
    }
    return true;
  }

  static float GetClosestDistanceBetweenLinesSqr(
      Vector start1, Vector end1, Vector start2, Vector end2) {
    Vector line1 = end1.minus(start1);
    Vector line2 = end2.minus(start2);
    float dis = 0;
    boolean isParallel = equal(line1.normalized(), line2.normalized());
    if (isParallel) {
      float len1 = line1.sqrMagnitude();
      float len2 = line2.sqrMagnitude();
      float disStart;
      float disEnd;
      if (len1 > len2) {
        disStart = Away(start1, end1, start2);
        disEnd = Away(start1, end1, end2);
      } else {
        disStart = Away(start2, end2, start1);
        disEnd = Away(start2, end2, end1);
      }
      dis = Min(disStart, disEnd);
    } else {
      Vector normal = Cross(line1, line2);
      float len = normal.sqrMagnitude();
      float dis2Line = Pow(Math.abs(Dot(start2.minus(start1), normal)), 2) / len;
      if (dis2Line == 0) {
        boolean isLineCross = CheckLineCross(start1, end1, start2, end2);
        if (isLineCross) {
          dis = 0;
        } else {
          dis = AwayFromEnds(start1, end1, start2, end2);
        }
      } else {
        float offset = Sqrt(dis2Line);
        Vector directionStart = start2.minus(start1);
        float direction = Dot(directionStart, normal) > 0 ? 1 : -1;
        boolean isLineCross =
            CheckLineCross(
                start1,
                end1,
                start2.minus(normal.normalized().times(offset * direction)),
                end2.minus(normal.normalized().times(offset * direction)));
        if (isLineCross) {
          dis = dis2Line;
        } else {
          dis = AwayFromEnds(start1, end1, start2, end2);
        }
      }
    }
    return dis;
  }

  /// What the article writes out each time.
  private static float Away(Vector start, Vector end, Vector point) {
    return GetClosestPointOnLineSegment(start, end, point).minus(point).sqrMagnitude();
  }

  private static float AwayFromEnds(Vector start1, Vector end1, Vector start2, Vector end2) {
    float disStart1 = Away(start1, end1, start2);
    float disEnd1 = Away(start1, end1, end2);
    float disStart2 = Away(start2, end2, start1);
    float disEnd2 = Away(start2, end2, end1);
    return Min(disStart1, disEnd1, disStart2, disEnd2);
  }

  // Article 003.

  private static float SegmentPointSqrDistance(Vector x0, Vector u, Vector x) {
    float t = Dot(x.minus(x0), u) / u.sqrMagnitude();
    return x.minus(x0.plus(u.times(Clamp01(t)))).sqrMagnitude();
  }

  static boolean Capsule(Vector X0, Vector U, float d, Vector o, float r) {
    float sqrD = SegmentPointSqrDistance(X0, U, o);
    return sqrD < (r + d) * (r + d);
  }

  static boolean Sector(
      Vector o, float r, Vector direction, float angle, Vector targetO, float targetR) {
    Vector tempDistance = targetO.minus(o);
    float halfAngle = Deg2Rad * angle / 2;
    if (tempDistance.sqrMagnitude() < (r + targetR) * (r + targetR)) {
      if (Angle(tempDistance, direction) < angle / 2) {
        return true;
      } else {
        Vector targetInSectorAxis =
            new Vector(
                Dot(tempDistance, direction),
                Math.abs(Dot(tempDistance, new Vector(-direction.y, direction.x, 0))),
                0);
        Vector directionInSectorAxis =
            new Vector((float) Math.cos(halfAngle), (float) Math.sin(halfAngle), 0).times(r);
        return SegmentPointSqrDistance(
                new Vector(0, 0, 0), directionInSectorAxis, targetInSectorAxis)
            <= targetR * targetR;
      }
    }
    return false;
  }

  // Article 004, with the rows of the rotation's matrix.

  static boolean IntersectSphereBox(
      Vector sphereCenter, float radius, Vector boxCenter, Vector[] rows, Vector extents) {
    Vector delta = sphereCenter.minus(boxCenter);
    Vector[] columns = transposed(rows);
    float x = Dot(columns[0], delta);
    float y = Dot(columns[1], delta);
    float z = Dot(columns[2], delta);
    boolean outside = false;
    if (x < -extents.x) {
      outside = true;
      x = -extents.x;
    } else if (x > extents.x) {
      outside = true;
      x = extents.x;
    }
    if (y < -extents.y) {
      outside = true;
      y = -extents.y;
    } else if (y > extents.y) {
      outside = true;
      y = extents.y;
    }
    if (z < -extents.z) {
      outside = true;
      z = -extents.z;
    } else if (z > extents.z) {
      outside = true;
      z = extents.z;
    }
    if (outside) {
      Vector dRot = new Vector(x, y, z);
      Vector clippedDelta = new Vector(Dot(rows[0], dRot), Dot(rows[1], dRot), Dot(rows[2], dRot));
      Vector clippedVec = delta.minus(clippedDelta);
      float lenSquared = clippedVec.sqrMagnitude();
      if (lenSquared > radius * radius) {
        return false;
      }
    }
    return true;
  }

  private static Vector[] transposed(Vector... rows) {
    return new Vector[] {
      new Vector(rows[0].x, rows[1].x, rows[2].x),
      new Vector(rows[0].y, rows[1].y, rows[2].y),
      new Vector(rows[0].z, rows[1].z, rows[2].z)
    };
  }

  // Unity.

  record Vector(float x, float y, float z) {

    Vector plus(Vector b) {
      return new Vector(x + b.x, y + b.y, z + b.z);
    }

    Vector minus(Vector b) {
      return new Vector(x - b.x, y - b.y, z - b.z);
    }

    Vector times(float d) {
      return new Vector(x * d, y * d, z * d);
    }

    float sqrMagnitude() {
      return x * x + y * y + z * z;
    }

    Vector normalized() {
      float mag = (float) Math.sqrt(x * x + y * y + z * z);
      return mag > kEpsilon ? new Vector(x / mag, y / mag, z / mag) : new Vector(0, 0, 0);
    }
  }

  private static final float Deg2Rad = (float) Math.PI * 2F / 360F;
  private static final float Rad2Deg = 1F / Deg2Rad;

  private static boolean equal(Vector lhs, Vector rhs) {
    float x = lhs.x - rhs.x;
    float y = lhs.y - rhs.y;
    float z = lhs.z - rhs.z;
    float sqrmag = x * x + y * y + z * z;
    return sqrmag < kEpsilon * kEpsilon;
  }

  private static float Dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
  }

  private static Vector Cross(Vector a, Vector b) {
    return new Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
  }

  private static float Angle(Vector from, Vector to) {
    float denominator = (float) Math.sqrt(from.sqrMagnitude() * to.sqrMagnitude());
    if (denominator < 1e-15F) {
      return 0F;
    }
    float dot = Clamp(Dot(from, to) / denominator, -1F, 1F);
    return ((float) Math.acos(dot)) * Rad2Deg;
  }

  private static float Min(float... values) {
    float m = values[0];
    for (int i = 1; i < values.length; i++) {
      if (values[i] < m) {
        m = values[i];
      }
    }
    return m;
  }

  private static float Min(float a, float b) {
    return a < b ? a : b;
  }

  private static float Max(float a, float b) {
    return a > b ? a : b;
  }

  private static float Clamp(float value, float min, float max) {
    return value < min ? min : value > max ? max : value;
  }

  private static float Clamp01(float value) {
    return value < 0F ? 0F : value > 1F ? 1F : value;
  }

  private static float Sqrt(float f) {
    return (float) Math.sqrt(f);
  }

  private static float Pow(float f, float p) {
    return (float) Math.pow(f, p);
  }
}
