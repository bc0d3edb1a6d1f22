// A capsule from (0, 0, 0) to (1, 0, 0) of radius 1, and a turned cube of half side 1 at the origin.
#include <ode/ode.h>

#include <algorithm>
#include <cstdio>

int main() {
  dInitODE2(0);
  dAllocateODEDataForThread(dAllocateMaskAll);
  dGeomID capsule = dCreateCapsule(nullptr, 1, 1), box = dCreateBox(nullptr, 2, 2, 2);
  dGeomSetPosition(capsule, 0.5, 0, 0);
  dMatrix3 alongX;
  dRFromZAxis(alongX, 1, 0, 0);
  dGeomSetRotation(capsule, alongX);
  dQuaternion turn = {1, 1, 1, 0};
  dNormalize4(turn);
  dGeomSetQuaternion(box, turn);
  dContactGeom contacts[8];
  int count = dCollide(capsule, box, 8, contacts, sizeof *contacts);
  double depth = 0;
  for (int i = 0; i < count; i++) depth = std::max(depth, static_cast<double>(contacts[i].depth));
  std::printf("ODE %s dCollide, of a capsule in a box, says depth %.4g; they are 2 deep\n", dODE_VERSION, depth);
}
