package import Runtime

/// A generated function in a table. A function that stands in an array as it is would need one more function around it,
/// for each entry: an array's elements of any type are called in one way.
package struct NativeThunk {
  let call: NativeFunction
  init(_ call: @escaping NativeFunction) { self.call = call }
}

/// The generated thunks of one library, found by the number of the declaration in the library's interface text.
@MainActor
package struct BindingTable {
  /// What a thunk does with its declaration.
  package enum Role: Int {
    /// Calls it, reads it, or makes the case.
    case call = 0
    /// Writes the property or subscript: the arguments of the getter, then the new value.
    case set = 1
    /// Takes a value; gives what it holds as a tuple if it is the case, else nil.
    case match = 2
  }

  let files: [[NativeThunk]]
  /// Records of eight digits of base 64 (from the character `0` on), sorted: number of the declaration (3), role (1), file (2), place in the file (2).
  let places: StaticString

  private static let width = 8

  /// How many thunks there are.
  package var count: Int { places.utf8CodeUnitCount / Self.width }

  /// The table of a module, by the name that programs import.
  package static func table(of module: String) -> BindingTable? {
    switch module {
    case "SwiftUI": swiftUI
    case "LayoutCore": layoutCore
    case "Drawing": drawing
    case "Foundation": foundation
    default: nil
    }
  }

  /// The thunk of a declaration, by `InterfaceEntry.number`; `nil` if there is none.
  package func thunk(of number: Int, _ role: Role = .call) -> NativeFunction? {
    let wanted = number << 6 | role.rawValue
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let key = digits(at: middle * Self.width, 4)
      if key == wanted {
        let (file, place) = (digits(at: middle * Self.width + 4, 2), digits(at: middle * Self.width + 6, 2))
        return files.indices.contains(file) && files[file].indices.contains(place) ? files[file][place].call : nil
      }
      if key < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func digits(at place: Int, _ count: Int) -> Int {
    var result = 0
    for index in place..<(place + count) { result = result << 6 | (Int(places.utf8Start[index]) - 48) }
    return result
  }
}
