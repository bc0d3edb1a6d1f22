// Sphere against sphere.
//
// Build: rustc -O mine.rs     Try it: @program methods --try ./mine     Look for mistakes: @program fuzz --methods ./mine
// The first line names the methods and pairs. Then each line is a question: an id, the method, the pair, and the numbers
// of A and B in the order of scene files. The answer is a line with the same id. println! flushes each line.
use std::io::{self, BufRead};

fn main() {
    println!(r#"{{"collisionBench":1,"format":"words","methods":[{{"name":"mine","pairs":["sphere-sphere"]}}]}}"#);
    for line in io::stdin().lock().lines().map(Result::unwrap).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split(' ').collect();
        let n: Vec<f64> = words[3..].iter().map(|word| word.parse().unwrap()).collect();
        let (dx, dy, dz, r) = (n[4] - n[0], n[5] - n[1], n[6] - n[2], n[3] + n[7]);
        println!("{} touch {}", words[0], (dx * dx + dy * dy + dz * dz <= r * r) as i32);
    }
}
