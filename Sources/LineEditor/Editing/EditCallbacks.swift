internal import CEdit

// libedit calls these from inside `el_wgets`, which only `LineEditor.edit` calls: on the main actor. They are free functions because a closure written
// in an isolated type would be checked, and trap, as if it were called by Swift.

/// libedit wants a character: 1 with one, 0 for the end of input.
func editorReads(line: OpaquePointer?, result: UnsafeMutablePointer<wchar_t>?) -> Int32 {
  guard let line, let result, let address = cedit_data(line).map({ UInt(bitPattern: $0) }) else { return 0 }
  let next = MainActor.assumeIsolated { LineEditor.at(address)?.nextCharacter() }
  guard let next else { return 0 }
  result.pointee = next
  return 1
}

/// A key that is bound to us was pressed: what libedit does next, `CC_…`.
func editorHandles(line: OpaquePointer?, key: wint_t) -> UInt8 { handled(line, key, isCommand: false) }

/// The same in vi's command mode.
func editorHandlesCommand(line: OpaquePointer?, key: wint_t) -> UInt8 { handled(line, key, isCommand: true) }

private func handled(_ line: OpaquePointer?, _ key: wint_t, isCommand: Bool) -> UInt8 {
  guard let line, let address = cedit_data(line).map({ UInt(bitPattern: $0) }) else { return UInt8(CC_ERROR) }
  return MainActor.assumeIsolated { LineEditor.at(address)?.handle(key, isCommand: isCommand) } ?? UInt8(CC_ERROR)
}
