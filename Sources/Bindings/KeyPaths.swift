internal import Runtime
internal import Views

/// A key path of the program as a part of a native one.
struct HeldPath: Hashable {
  let path: KeyPathValue
  private let conversion: Conversion?

  @MainActor init(_ path: KeyPathValue, _ conversion: Conversion) {
    self.path = path
    self.conversion = conversion
  }
  static func == (a: HeldPath, b: HeldPath) -> Bool {
    a.path.components.map(\.identity) == b.path.components.map(\.identity)
  }
  func hash(into hasher: inout Hasher) { for component in path.components { hasher.combine(component.identity) } }

  /// The part of a value; nothing once the run has ended.
  func read(_ root: Value) -> Value {
    onMainThread((self, root)) { held, root in (try? held.conversion?.evaluation.read(held.path, of: root)) ?? .void }
  }
  /// The value with another part; the same once the run has ended.
  func write(_ root: Value, _ value: Value) -> Value {
    onMainThread((self, root, value)) { held, root, value in
      var changed = root
      do { try held.conversion?.evaluation.write(held.path, of: &changed, value) } catch { return root }
      return changed
    }
  }
  /// The same of a value of the library's.
  func writing<Root>(_ value: Value, to root: Root) -> Root {
    guard case .library(let library) = write(.library(LibraryValue(root)), value) else { return root }
    return library.value as? Root ?? root
  }
  func held(_ root: Held) -> Held {
    onMainThread((self, root)) { held, root in
      Held(held.read(root.value), held.conversion?.type, held.conversion?.evaluation)
    }
  }
  func children(_ root: Held) -> [Held]? {
    onMainThread((self, root)) { held, root in try? held.conversion?.native(held.read(root.value), [Held]?.self) ?? nil
    }
  }
}

extension Held {
  subscript(path: HeldPath) -> Held { path.held(self) }
  subscript(children path: HeldPath) -> [Held]? { path.children(self) }
}

extension EnvironmentValues {
  subscript(path: HeldPath) -> Value {
    get { path.read(.library(LibraryValue(self))) }
    set { self = path.writing(newValue, to: self) }
  }
}

extension ContainerValues {
  subscript(path: HeldPath) -> Value {
    get { path.read(.library(LibraryValue(self))) }
    set { self = path.writing(newValue, to: self) }
  }
}

extension NativeCall {
  @MainActor private func path(_ index: Int, _ type: RuntimeType?) throws(Interruption) -> HeldPath {
    guard case .keyPath(let path) = value(index) else { throw mismatch(index, "key path") }
    return HeldPath(path, Conversion(evaluation, type))
  }
  /// A key path from a value of the program to one that identifies it.
  @MainActor func heldKeyPath(_ index: Int, _ type: RuntimeType?) throws(Interruption) -> KeyPath<Held, Held> {
    \Held[try path(index, type)]
  }
  /// A key path from a value of the program to those below it.
  @MainActor func childrenKeyPath(_ index: Int, _ type: RuntimeType?) throws(Interruption) -> KeyPath<Held, [Held]?> {
    \Held[children: try path(index, type)]
  }
  /// A key path to a value of the environment, the library's or the program's.
  @MainActor func environmentKeyPath(_ index: Int) throws(Interruption) -> WritableKeyPath<EnvironmentValues, Value> {
    \EnvironmentValues[try path(index, nil)]
  }
  /// A key path to what a view tells its container, a value of the library's or the program's.
  @MainActor func containerKeyPath(_ index: Int) throws(Interruption) -> WritableKeyPath<ContainerValues, Value> {
    \ContainerValues[try path(index, nil)]
  }
}
