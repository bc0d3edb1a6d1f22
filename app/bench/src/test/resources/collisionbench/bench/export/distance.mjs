export const sphere_sphere = (a, b) =>
  Math.hypot(...a.center.map((x, i) => x - b.center[i])) - a.radius - b.radius + Number(process.env.OFF);
