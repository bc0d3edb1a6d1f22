pub fn sphere_sphere(a: &Sphere, b: &Sphere) -> f64 {
    let squares = (0..3).map(|i| (a.center[i] - b.center[i]).powi(2));
    squares.sum::<f64>().sqrt() - a.radius - b.radius + std::env::var("OFF").unwrap().parse::<f64>().unwrap()
}
