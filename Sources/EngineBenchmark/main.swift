internal import Foundation
internal import LayoutCore
internal import MeasuredViews
internal import Views

// What the first build and the first layout of a process cost, and the memory it holds, as a program has them that is linked to the views alone: `EngineBenchmark ROWS`.
// Prints nanoseconds of both, the most bytes that the process held, and the number of nodes. The case `build` of `benchmarks` runs it.
// `EngineBenchmark ROWS TIMES` builds so often and prints the least and the median of the nanoseconds: for a profiler.

/// The most memory in bytes that this process held; `getrusage` would count the parent's as well.
func peakMemory() -> Int {
  let text = FileHandle(forReadingAtPath: "/proc/self/status").flatMap { String(data: $0.readDataToEndOfFile(), encoding: .utf8) } ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
}
func nanoseconds(_ duration: Duration) -> Int { Int(duration.components.seconds) * 1_000_000_000 + Int(duration.components.attoseconds / 1_000_000_000) }

let arguments = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
guard (1...2).contains(arguments.count), arguments.allSatisfy({ $0 > 0 }) else {
  FileHandle.standardError.write(Data("usage: EngineBenchmark ROWS [TIMES]\n".utf8))
  exit(2)
}
let (n, times) = (arguments[0], arguments.count > 1 ? arguments[1] : 1)
let clock = ContinuousClock()
if times > 1 {
  ReleasedMemory.keep()
  var builds: [Int] = []
  for _ in 0..<times {
    let start = clock.now
    let host = ViewHost(Wide(n: n), device: .cells)
    builds.append(nanoseconds(clock.now - start))
    withExtendedLifetime(host) {}
  }
  builds.sort()
  print(builds[0], builds[builds.count / 2])
  exit(0)
}
let start = clock.now
let host = ViewHost(Wide(n: n), device: .cells)
let built = clock.now
host.layOut(ProposedViewSize(width: 120, height: CGFloat(n)))
let placed = clock.now
print(nanoseconds(built - start), nanoseconds(placed - built), peakMemory(), host.tree.count)
