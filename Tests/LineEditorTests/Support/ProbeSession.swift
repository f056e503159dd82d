import PseudoTerminal

typealias ProbeSession = TerminalSession

/// The probe of the line editor, at a terminal.
extension TerminalSession {
  static var probe: String { Products.path(of: "LineEditorProbe") }

  convenience init(_ arguments: String..., environment: [String] = ["LC_ALL=C", "TERM=xterm"], columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var settings = ["HOME": "/nowhere"]
    for setting in environment {
      let parts = setting.split(separator: "=", maxSplits: 1)
      settings[String(parts[0])] = String(parts[1])
    }
    try self.init(Self.probe, arguments, environment: settings, columns: columns, rows: rows, hasScreen: false)
  }

  /// Waits for the state with this text and cursor.
  func expect(_ text: String, cursor: Int) throws { try wait(for: "state \(cursor) \(text.debugDescription)]") }
}
