/// A generated function that makes one call of the library.
struct Thunk {
  /// What it does with the declaration.
  enum Role: Int {
    /// Calls it, reads it, or makes the case.
    case call = 0
    /// Writes the property or subscript.
    case set = 1
    /// Tells whether a value is the case, and gives what it holds.
    case match = 2
  }

  let number: Int
  let role: Role
  /// The function's name before it is told from others: `View_frame_width_height_alignment`.
  let name: String
  /// The path of the type that owns the declaration.
  let owner: String
  /// The statements, two blanks in front of each.
  let body: [String]
}
