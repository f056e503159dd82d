internal import Foundation
internal import LayoutCore
internal import Synchronization

/// Gives alignment guides of a file's own their numbers in the layout engine. An alignment can be made anywhere, so this is behind a lock.
enum CustomAlignments {
  typealias Default = @Sendable (ViewDimensions) -> CGFloat

  /// What tells one guide from another: its type, or its name where there is no type.
  enum ID: Hashable {
    case type(ObjectIdentifier, String)
    case name(String)
    /// Without the types around it.
    var lastName: String {
      switch self {
      case .type(_, let name): name
      case .name(let name): String(name.split(separator: ".").last ?? "")
      }
    }
  }
  private struct State {
    var indices: [ID: Int32] = [:]
    var defaults: [AlignmentKey: Default] = [:]
  }
  private static let state = Mutex(State())

  static func key(_ id: ID, _ axis: Axis, _ defaultValue: @escaping Default) -> AlignmentKey {
    state.withLock { state in
      let index = state.indices[id] ?? Int32(clamping: state.indices.count)
      state.indices[id] = index
      let key = AlignmentKey(custom: index, axis: axis)
      state.defaults[key] = defaultValue
      return key
    }
  }
  /// The name of the id behind a key.
  static func name(of key: AlignmentKey) -> String? {
    state.withLock { state in state.indices.first { Int($0.value) == key.customIndex }?.key.lastName }
  }
  /// What views answer that set no such guide. A tree keeps those that are there when its nodes are made, because another file may use the same names.
  static var defaults: [AlignmentKey: Default] { state.withLock { $0.defaults } }
}
