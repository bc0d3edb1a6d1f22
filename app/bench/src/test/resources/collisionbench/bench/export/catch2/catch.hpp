// As much of Catch2 as copied tests use, with a failure if a test checks nothing. The real header takes 15 seconds to
// compile.
#pragma once
#include <cstdio>
#include <vector>

inline std::vector<void (*)()> tests;
inline int failed = 0;
inline int checked = 0;

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define TEST_CASE(name) \
  static void JOIN(test, __LINE__)(); \
  static const bool JOIN(added, __LINE__) = (tests.push_back(JOIN(test, __LINE__)), true); \
  static void JOIN(test, __LINE__)()
#define SUCCEED(message) checked++
#define CAPTURE(...) static_cast<void>(0)
#define CHECK(condition) \
  do { \
    checked++; \
    if (!(condition)) std::printf("%s\n", #condition), failed++; \
  } while (false)

int main() {
  for (auto test : tests) {
    checked = 0;
    test();
    failed += checked == 0;
  }
  return failed != 0;
}
