internal import Foundation

if CommandLine.arguments.dropFirst().first == "work" { Worker.run() }
signal(SIGPIPE, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.contains("--help") {
    print(FuzzOptions.usage, terminator: "")
    exit(0)
  }
  let harness = try Harness(FuzzOptions(words))
  exit(try harness.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("fuzz: \((error as? UsageError)?.message ?? "\(error)")\n".utf8))
  exit(2)
}
