internal import Foundation
internal import playground

/// The child process: takes the paths of case folders on standard input, runs their commands in itself, and answers
/// each with a line.
@MainActor
enum Worker {
  static func run() -> Never {
    // Standard input, output and error belong to the commands.
    let (requests, answers) = (fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 100), fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100))
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_AS, to: 6 << 30)
    limit(RLIMIT_FSIZE, to: 256 << 20)
    endWithParent()
    Playground.prepare()
    CrashReport.install()
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { redirect(descriptor, "/dev/null", O_RDWR) }
    var reader = LineReader(descriptor: requests)
    while let path = reader.next() {
      let folder = CaseFolder(root: URL(filePath: path))
      guard let data = try? Data(contentsOf: folder.commands),
        let commands = try? JSONDecoder().decode([FuzzCase.Command].self, from: data)
      else { break }
      for (index, command) in commands.enumerated() { send(perform(command, index, folder).text, to: answers) }
    }
    _exit(0)
  }

  private static func perform(_ command: FuzzCase.Command, _ index: Int, _ folder: CaseFolder) -> WorkerLine {
    _ = chdir(folder.project.path)
    redirect(STDIN_FILENO, command.input ?? "/dev/null", O_RDONLY)
    redirect(STDOUT_FILENO, folder.output(index).path, O_WRONLY | O_CREAT | O_TRUNC)
    redirect(STDERR_FILENO, folder.errors(index).path, O_WRONLY | O_CREAT | O_TRUNC)
    // The highest use of memory counts from here.
    if let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") { try? file.write(contentsOf: Data("5".utf8)) }
    let (before, start) = (openDescriptors, processorTime)
    let code = Playground.run(command.words)
    fflush(nil)
    let line = WorkerLine(
      code: code, processorTime: processorTime - start, memory: ProcessUse.peakMemory(of: "self"),
      descriptors: openDescriptors - before)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { redirect(descriptor, "/dev/null", O_RDWR) }
    return line
  }

  /// A worker whose parent was killed must not go on for ever.
  private static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      _exit(1)
    }
  }
  private static func redirect(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    let opened = open(path, flags | O_CLOEXEC, 0o644)
    guard opened >= 0 else { return }
    dup2(opened, descriptor)
    close(opened)
  }
  private static func limit(_ resource: __rlimit_resource, to value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
  private static func send(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }
  /// Seconds that this process has computed.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  private static var openDescriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}
