// What all adapters share: questions in words in, answers in words out.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace bench {

using Vector = std::vector<double>;  // of 2 or 3 numbers

struct Sphere { Vector center; double radius; };
struct Capsule { Vector start, end; double radius; };
struct Box { Vector center, halfExtents, orientation; };
struct Segment { Vector start, end; };
struct Triangle { Vector a, b, c; };
struct Hull { std::vector<Vector> points; };
struct Point { Vector at; };
struct Circle { Vector center; double radius; };
struct Polygon { std::vector<Vector> vertices; };

using Shape = std::variant<Sphere, Capsule, Box, Segment, Triangle, Hull, Point, Circle, Polygon>;

// For std::visit: a lambda for each kind.
template <class... F> struct Match : F... { using F::operator()...; };
template <class... F> Match(F...) -> Match<F...>;

// The library cannot be asked this.
struct Undecided : std::runtime_error { using runtime_error::runtime_error; };

// An answer is what follows the id.
using Answer = std::string;

inline std::string word(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", number);
  return text;
}
inline Answer touch(bool yes) { return yes ? "touch 1" : "touch 0"; }
inline Answer gap(double distance) { return "gap " + word(std::max(0.0, distance)); }
inline Answer depth(double depth) { return "touch 1 depth " + word(depth); }
inline Answer distance(double distance) { return "distance " + word(distance); }

// Refuses sizes of 0.
inline double positive(double size) {
  if (size == 0) throw Undecided("sizes have to be positive");
  return size;
}

class Method {
 public:
  using Ask = std::function<Answer(const Shape&, const Shape&)>;

  Method(std::string name, const std::string& source, const std::string& version)
      : name(std::move(name)) {
    promise("source", quoted(source)).promise("version", quoted(version)).promise("language", quoted("C++"));
  }

  Method& inFloats() { return promise("precision", quoted("float")); }
  Method& touchingEither() { return promise("touching", quoted("either")); }
  Method& margin(double gap) { return promise("margin", word(gap)); }
  Method& sizes(double least, double most) { return promise("sizes", "[" + word(least) + ", " + word(most) + "]"); }

  // Answers all pairs of some kinds in the same way.
  Method& pairs(const std::vector<std::string>& kinds, const std::string& suffix, Ask ask) {
    for (auto a = kinds.begin(); a != kinds.end(); ++a)
      for (auto b = a; b != kinds.end(); ++b) pair(*a + "-" + *b + suffix, ask);
    return *this;
  }

  Method& pair(const std::string& pair, Ask ask) {
    asks.emplace_back(pair, std::move(ask));
    return *this;
  }

 private:
  friend class Program;

  static std::string quoted(const std::string& text) { return "\"" + text + "\""; }

  Method& promise(const std::string& key, const std::string& value) {
    promises += ", " + quoted(key) + ": " + value;
    return *this;
  }

  std::string introduction() const {
    std::string names;
    for (auto& [pair, _] : asks) names += (names.empty() ? "" : ", ") + quoted(pair);
    return "{\"name\": " + quoted(name) + ", \"pairs\": [" + names + "]" + promises + "}";
  }

  std::string name, promises;
  std::vector<std::pair<std::string, Ask>> asks;
};

class Program {
 public:
  explicit Program(std::vector<Method> methods) : methods(std::move(methods)) {}

  // Introduces the methods, then answers until the input ends.
  int run() const {
    std::string introductions;
    for (auto& method : methods) introductions += (introductions.empty() ? "" : ", ") + method.introduction();
    std::cout << "{\"collisionBench\": 1, \"format\": \"words\", \"methods\": [" << introductions << "]}" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream words(line);
      std::string id;
      if (words >> id) std::cout << id << ' ' << answer(words) << std::endl;
    }
    return 0;
  }

 private:
  Answer answer(std::istream& words) const {
    std::string name, pair;
    words >> name >> pair;
    std::string kinds = pair.substr(0, pair.find("-2d"));
    int dimensions = kinds == pair ? 3 : 2;
    Shape a = read(kinds.substr(0, kinds.find('-')), dimensions, words);
    Shape b = read(kinds.substr(kinds.find('-') + 1), dimensions, words);
    try {
      for (auto& method : methods)
        if (method.name == name)
          for (auto& [known, ask] : method.asks)
            if (known == pair) return timed([&, &ask = ask] { return ask(a, b); });
      return "undecided " + pair;
    } catch (const Undecided& refused) {
      return std::string("undecided ") + refused.what();
    } catch (const std::exception& thrown) {
      return std::string("error ") + thrown.what();
    }
  }

  // An answer with the lesser time of two calls.
  template <class Ask> static Answer timed(Ask ask) {
    using Clock = std::chrono::steady_clock;
    auto first = Clock::now();
    Answer answer = ask();
    auto second = Clock::now();
    ask();
    auto spent = std::min(second - first, Clock::now() - second);
    return answer + " ns " + std::to_string(std::chrono::nanoseconds(spent).count());
  }

  // Braces evaluate from left to right.
  static Shape read(const std::string& kind, int dimensions, std::istream& words) {
    auto number = [&] {
      std::string word;
      words >> word;
      return std::strtod(word.c_str(), nullptr);
    };
    auto numbers = [&](int count) {
      Vector read(count);
      std::generate(read.begin(), read.end(), number);
      return read;
    };
    auto point = [&] { return numbers(dimensions); };
    auto points = [&] {
      std::vector<Vector> read(static_cast<size_t>(number()));
      std::generate(read.begin(), read.end(), point);
      return read;
    };
    if (kind == "sphere") return Sphere{point(), number()};
    if (kind == "capsule") return Capsule{point(), point(), number()};
    if (kind == "box") return Box{point(), point(), numbers(4)};
    if (kind == "segment") return Segment{point(), point()};
    if (kind == "triangle") return Triangle{point(), point(), point()};
    if (kind == "hull") return Hull{points()};
    if (kind == "point") return Point{point()};
    if (kind == "circle") return Circle{point(), number()};
    if (kind == "polygon") return Polygon{points()};
    throw std::runtime_error("no such shape: " + kind);
  }

  std::vector<Method> methods;
};

}  // namespace bench
