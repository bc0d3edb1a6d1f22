// As much of Catch2 as copied tests use. The real header takes 15 seconds to compile.
#pragma once
#include <cstdio>
#include <vector>

inline std::vector<void (*)()> tests;
inline int failed = 0;

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define TEST_CASE(name) \
  static void JOIN(test, __LINE__)(); \
  static const bool JOIN(added, __LINE__) = (tests.push_back(JOIN(test, __LINE__)), true); \
  static void JOIN(test, __LINE__)()
#define CHECK(condition) \
  do { \
    if (!(condition)) std::printf("%s\n", #condition), failed++; \
  } while (false)

int main() {
  for (auto test : tests) test();
  return failed != 0;
}
