internal import Views

extension Catalogue {
  /// An initialiser of a view.
  func view<each P: InterpretableArgument>(
    _ owner: String, _ parameters: repeat Parameter<each P>, doc: String, isDisfavored: Bool = false, make: @escaping @MainActor (repeat each P) -> any View
  ) {
    let type = types[owner] ?? LibraryType(owner, ["View"])
    if types[owner] == nil { add(type) }
    add(.initializer, owner, "init", ParameterList(repeat each parameters), result: .library(type, []), doc: doc, isDisfavored: isDisfavored) {
      call throws(Interruption) -> Value in
      var index = 0
      return .view(make(repeat try (each parameters).read(call, &index)), nil)
    }
  }
  /// An initialiser of a value.
  func value<T: LibraryValue, each P: InterpretableArgument>(
    _ type: T.Type, _ parameters: repeat Parameter<each P>, doc: String, make: @escaping @MainActor (repeat each P) throws(OperationFailure) -> T
  ) {
    add(.initializer, T.libraryType.name, "init", ParameterList(repeat each parameters), result: T.staticType, doc: doc) { call throws(Interruption) -> Value in
      var index = 0
      let arguments = (repeat try (each parameters).read(call, &index))
      do throws(OperationFailure) { return try make(repeat each arguments).value } catch { throw call.failure(error) }
    }
  }
  /// A modifier: a method of every view that returns `some View`. The view comes without its type, and adds neither node nor identity.
  func modifier<each P: InterpretableArgument>(
    _ name: String, _ parameters: repeat Parameter<each P>, doc: String, isDisfavored: Bool = false, since: Int = 0,
    apply: @escaping @MainActor (Erased, repeat each P) -> any View
  ) {
    let entry = add(.method, "View", name, ParameterList(repeat each parameters), result: .opaque(["View"], origin: entries.count + 1), doc: doc, isDisfavored: isDisfavored) {
      call throws(Interruption) -> Value in
      var index = 0
      return .view(apply(Erased(call.evaluation.view(call.base)), repeat try (each parameters).read(call, &index)), nil)
    }
    entry.since = since
  }
  /// A method of one type.
  func method<T: Interpretable, R: Interpretable, each P: InterpretableArgument>(
    of type: T.Type, _ name: String, _ parameters: repeat Parameter<each P>, doc: String,
    apply: @escaping @MainActor (T, repeat each P) throws(OperationFailure) -> R
  ) {
    add(.method, T.ownerName, name, ParameterList(repeat each parameters), result: R.staticType, doc: doc, keepsSite: T.staticType == R.staticType) {
      call throws(Interruption) -> Value in
      let base = try T.read(call.base, call)
      var index = 0
      let arguments = (repeat try (each parameters).read(call, &index))
      do throws(OperationFailure) { return try apply(base, repeat each arguments).value } catch { throw call.failure(error) }
    }
  }
  /// A property of one type.
  func property<T: Interpretable, R: Interpretable>(of type: T.Type, _ name: String, doc: String, get: @escaping @MainActor (T) throws(OperationFailure) -> R) {
    add(.property, T.ownerName, name, ParameterList(), result: R.staticType, doc: doc) { call throws(Interruption) -> Value in
      let base = try T.read(call.base, call)
      do throws(OperationFailure) { return try get(base).value } catch { throw call.failure(error) }
    }
  }
  /// A property of one type that can be set.
  func property<T: Interpretable, R: Interpretable>(of type: T.Type, _ name: String, _ keyPath: @autoclosure @escaping @MainActor () -> WritableKeyPath<T, R>, doc: String) {
    let entry = add(.property, T.ownerName, name, ParameterList(), result: R.staticType, doc: doc) { call throws(Interruption) -> Value in
      try T.read(call.base, call)[keyPath: keyPath()].value
    }
    entry.write = { call, new throws(Interruption) -> Value in
      var base = try T.read(call.base, call)
      base[keyPath: keyPath()] = try R.read(new, call)
      return base.value
    }
  }
  /// A subscript of one type.
  func element<T: Interpretable, R: Interpretable, each P: InterpretableArgument>(
    of type: T.Type, _ parameters: repeat Parameter<each P>, doc: String, get: @escaping @MainActor (T, repeat each P) -> R
  ) {
    add(.subscript, T.ownerName, "subscript", ParameterList(repeat each parameters), result: R.staticType, doc: doc) { call throws(Interruption) -> Value in
      let base = try T.read(call.base, call)
      var index = 0
      return get(base, repeat try (each parameters).read(call, &index)).value
    }
  }
  /// A static constant of a type, or one that a protocol offers for it (`.red` as a `ShapeStyle`).
  func constant<T: Interpretable>(_ value: T, _ name: String, of owner: String? = nil, doc: String) {
    let result = value.value
    add(.staticProperty, owner ?? T.ownerName, name, ParameterList(), result: T.staticType, doc: doc) { _ throws(Interruption) -> Value in result }
  }
  /// A static method of a type that makes a value of it.
  func maker<T: Interpretable, each P: InterpretableArgument>(
    of type: T.Type, _ name: String, owner: String? = nil, _ parameters: repeat Parameter<each P>, doc: String,
    make: @escaping @MainActor (repeat each P) throws(OperationFailure) -> T
  ) {
    add(.staticMethod, owner ?? T.ownerName, name, ParameterList(repeat each parameters), result: T.staticType, doc: doc) { call throws(Interruption) -> Value in
      var index = 0
      let arguments = (repeat try (each parameters).read(call, &index))
      do throws(OperationFailure) { return try make(repeat each arguments).value } catch { throw call.failure(error) }
    }
  }

  /// Adds an entry. Not generic, and not copied into each declaration.
  @inline(never) @discardableResult
  func add(
    _ kind: CatalogueEntry.Kind, _ owner: String, _ name: String, _ parameters: ParameterList, result: StaticType, doc: String, isDisfavored: Bool = false,
    keepsSite: Bool = false, call: @escaping CatalogueEntry.Body
  ) -> CatalogueEntry {
    let isOfView = kind == .method && owner == "View" || kind == .initializer && types[owner]?.protocols.contains("View") == true
    let entry = CatalogueEntry(
      kind, owner, name, parameters, takesKey: isOfView && parameters.beginsWithText, result: result, doc: doc, isDisfavored: isDisfavored, keepsSite: keepsSite, call)
    add(entry)
    return entry
  }
}

extension InterpretableArgument {
  /// The name under which look-up finds the type's members.
  static var ownerName: String {
    if case .library(let type, _) = staticType { return type.name }
    return ""
  }
}
