internal import Declarations
internal import Foundation
internal import Runtime
internal import Views

/// What a program keeps and reads: defaults that last as long as the run, and the files of its project.
extension NativeTable {
  static var stored: [String: NativeFunction] { defaults.merging(files) { first, _ in first } }

  /// All suites are the same defaults.
  private static let defaults: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [
      "Foundation.UserDefaults.standard": { (_: inout NativeCall) throws(Interruption) in box(Defaults.handle) },
      "Foundation.UserDefaults.init()": { (_: inout NativeCall) throws(Interruption) in box(Defaults.handle) },
      "Foundation.UserDefaults.init(suiteName:)": { (_: inout NativeCall) throws(Interruption) in box(Defaults.handle) },
      "Foundation.UserDefaults.synchronize()": { (_: inout NativeCall) throws(Interruption) in .bool(true) },
      "Foundation.UserDefaults.removeObject(forKey:)": { (c: inout NativeCall) throws(Interruption) in
        let key = try c.string(1)
        c.evaluation.viewRun?.keep(nil, key)
        return .void
      },
      "Foundation.UserDefaults.register(defaults:)": { (c: inout NativeCall) throws(Interruption) in
        guard case .dictionary(let all) = c.value(1) else { throw c.mismatch(1, "dictionary") }
        for entry in all.all {
          guard case .string(let key) = entry.key, case .existential(let value) = entry.value else { continue }
          if c.evaluation.viewRun?.defaults[key] == nil { c.evaluation.viewRun?.defaults[key] = value }
        }
        return .void
      },
      "Foundation.UserDefaults.set(_:Any?,forKey:String)": { (c: inout NativeCall) throws(Interruption) in
        let key = try c.string(2)
        if case .existential(let value) = c.value(1) {
          c.evaluation.viewRun?.keep(value, key)
        } else {
          c.evaluation.viewRun?.keep(nil, key)
        }
        return .void
      },
      "Foundation.UserDefaults.object(forKey:)": { (c: inout NativeCall) throws(Interruption) in
        guard let kept = try c.remembered() else { return .none }
        return .existential(kept)
      },
    ]
    for name in ["Int", "Float", "Double", "Bool"] {
      table["Foundation.UserDefaults.set(_:\(name),forKey:String)"] = remembering(name)
    }
    let readers: [(String, @MainActor (ExistentialValue?) -> Value)] = [
      ("bool", { .bool(Defaults.number($0?.value).map { $0 != 0 } ?? false) }),
      ("integer", { .int(Defaults.number($0?.value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0) }),
      ("double", { .double(Defaults.number($0?.value) ?? 0) }),
      ("float", { .double(Double(Float(Defaults.number($0?.value) ?? 0))) }),
      ("string", { Defaults.text($0?.value).map { .string($0) } ?? .none }),
      ("data", { Defaults.library($0?.value, Data.self) }), ("url", { Defaults.library($0?.value, URL.self) }),
      ("array", { Defaults.array($0) }), ("dictionary", { Defaults.dictionary($0) }),
      ("stringArray", { Defaults.texts($0?.value) ?? .none }),
    ]
    for (name, read) in readers {
      table["Foundation.UserDefaults.\(name)(forKey:)"] = reading(read)
    }
    return table
  }()
  private static func remembering(_ name: String) -> NativeFunction {
    { (c: inout NativeCall) throws(Interruption) in
      guard let type = c.evaluation.types.standard(name) else { throw c.mismatch(1, name) }
      let key = try c.string(2)
      c.evaluation.viewRun?.keep(ExistentialValue(c.value(1), type), key)
      return .void
    }
  }
  private static func reading(_ read: @escaping @MainActor (ExistentialValue?) -> Value) -> NativeFunction {
    { (c: inout NativeCall) throws(Interruption) in
      let kept = try c.remembered()
      return read(kept)
    }
  }

  private static let bundleFolder = URL(filePath: AppContainer.bundle, directoryHint: .isDirectory)
  private static let files: [String: NativeFunction] = {
    @MainActor func found(_ c: inout NativeCall, _ name: Int, _ ending: Int) throws(Interruption) -> URL? {
      guard case .string(var file) = c.value(name) else { return nil }
      if case .string(let ending) = c.value(ending), !ending.isEmpty { file += "." + ending }
      return c.evaluation.viewRun?.resource(file)
    }
    let url: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      guard let url = try found(&c, 1, 2) else { return .none }
      return box(url)
    }
    let path: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      guard let url = try found(&c, 1, 2) else { return .none }
      return .string(url.path)
    }
    let bundle: NativeFunction = { (_: inout NativeCall) throws(Interruption) in box(Bundle.main) }
    let data: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      box(try c.contents(of: try c.read(0, URL.self)))
    }
    let text: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      let url: URL
      if case .string(let path) = c.value(0) { url = URL(fileURLWithPath: path) } else { url = try c.read(0, URL.self) }
      let encoding = c.isGiven(1) ? try c.read(1, String.Encoding.self) : .utf8
      guard let text = String(data: try c.contents(of: url), encoding: encoding) else {
        throw c.thrown(CocoaError(.fileReadInapplicableStringEncoding))
      }
      return .string(text)
    }
    return [
      "Foundation.Bundle.main": bundle, "Foundation.Bundle.init(for:)": bundle,
      "Foundation.Bundle.url(forResource:withExtension:)": url,
      "Foundation.Bundle.url(forResource:withExtension:subdirectory:)": url,
      "Foundation.Bundle.path(forResource:ofType:)": path,
      "Foundation.Bundle.path(forResource:ofType:inDirectory:)": path,
      "Foundation.Bundle.bundleURL": { (_: inout NativeCall) throws(Interruption) in box(bundleFolder) },
      "Foundation.Bundle.resourceURL": { (_: inout NativeCall) throws(Interruption) in
        Value(optional: box(bundleFolder))
      },
      "Foundation.Bundle.bundlePath": { (_: inout NativeCall) throws(Interruption) in .string(AppContainer.bundle) },
      "Foundation.Bundle.resourcePath": { (_: inout NativeCall) throws(Interruption) in
        Value(optional: .string(AppContainer.bundle))
      },
      "Foundation.Bundle.bundleIdentifier": { (_: inout NativeCall) throws(Interruption) in .string("playground") },
      // Names alone: whether there is a folder of that name is nothing that a program may learn.
      "Foundation.URL.init(fileURLWithPath:)": { (c: inout NativeCall) throws(Interruption) in
        box(URL(filePath: try c.string(0), directoryHint: .inferFromPath))
      },
      "Foundation.URL.init(fileURLWithPath:relativeTo:)": { (c: inout NativeCall) throws(Interruption) in
        let base = try c.read(1, URL?.self)
        return box(URL(filePath: try c.string(0), directoryHint: .inferFromPath, relativeTo: base))
      },
      "Foundation.URL.appendingPathComponent(_:)": { (c: inout NativeCall) throws(Interruption) in
        box(try c.read(0, URL.self).appending(path: c.string(1), directoryHint: .inferFromPath))
      },
      "Foundation.URL.appendPathComponent(_:)": { (c: inout NativeCall) throws(Interruption) in
        c.arguments[0] = box(try c.read(0, URL.self).appending(path: c.string(1), directoryHint: .inferFromPath))
        return .void
      },
      "Foundation.Data.init(contentsOf:options:)": data,
      "Foundation.String.init(contentsOf:encoding:)": text, "Foundation.String.init(contentsOfFile:encoding:)": text,
      "Foundation.String.init(contentsOf:)": text, "Foundation.String.init(contentsOfFile:)": text,
    ]
  }()
}

extension ViewRun {
  /// Keeps a value for `UserDefaults`, and sets it in `@AppStorage`.
  fileprivate func keep(_ value: ExistentialValue?, _ key: String) {
    defaults[key] = value
    guard let storage = storages[key] else { return }
    if let value {
      if value.type == storage.type { storage.set(value.value) }
    } else {
      storage.set(nil)
    }
  }
}

extension NativeCall {
  /// A value of `@AppStorage`: it is the one that `UserDefaults` have under the key, if its type is one of theirs.
  @MainActor func linked(_ initial: Value, _ key: String) -> AppStorage<Value> {
    guard let run = evaluation.viewRun, let own = types.first else { return AppStorage(wrappedValue: initial, key) }
    let type = own.isStandard("Optional") ? own.argument(0) : own
    guard ["Bool", "Int", "Double", "String"].contains(where: { type.isStandard($0) }) else {
      return AppStorage(wrappedValue: initial, key)
    }
    let kept = run.defaults[key].flatMap { $0.type == type ? $0.value : nil }
    var made = AppStorage(wrappedValue: kept ?? initial, key)
    made.link = AppStorageLink(
      heard: { [unowned run] value in
        run.defaults[key] = value.unwrapped.map { ExistentialValue($0, type) }
      },
      connected: { [unowned run] set in run.storages[key] = (type, { set($0 ?? initial) }) })
    return made
  }
  /// What the defaults hold under a key.
  @MainActor fileprivate func remembered() throws(Interruption) -> ExistentialValue? {
    evaluation.viewRun?.defaults[try string(1)]
  }
  /// What a file of the program's own or of its project holds; others cannot be read.
  @MainActor func contents(of url: URL) throws(Interruption) -> Data {
    guard let run = evaluation.viewRun else { throw thrown(CocoaError(.fileReadNoSuchFile)) }
    let file = url.standardizedFileURL
    if let own = run.files.data(AppContainer.path(file.path)) { return own }
    let inside = AppContainer.bundle + "/"
    do {
      if file.path.hasPrefix(inside) {
        guard let own = run.resource(String(file.path.dropFirst(inside.count))) else {
          throw CocoaError(.fileReadNoSuchFile)
        }
        return try run.contents(own)
      }
      return try run.contents(file)
    } catch {
      throw thrown(error)
    }
  }
}

/// Values of the defaults as their readers give them.
@MainActor
private enum Defaults {
  static let handle = NSObject()

  static func number(_ value: Value?) -> Double? {
    switch value {
    case .bool(let flag)?: flag ? 1 : 0
    case .int(let number)?: Double(number)
    case .double(let number)?: number
    case .string(let text)?: ["YES", "yes", "true", "TRUE"].contains(text) ? 1 : Double(text)
    default: nil
    }
  }
  static func text(_ value: Value?) -> String? {
    switch value {
    case .string(let text)?: text
    case .int(let number)?: "\(number)"
    case .double(let number)?: "\(number)"
    default: nil
    }
  }
  static func library<T>(_ value: Value?, _ type: T.Type) -> Value {
    if case .library(let library)? = value, library.value is T { return .library(library) }
    return .none
  }
  static func array(_ kept: ExistentialValue?) -> Value {
    guard let kept, case .array(let elements) = kept.value, let type = kept.type.arguments.first else { return .none }
    return .array(elements.map { if case .existential = $0 { $0 } else { .existential(ExistentialValue($0, type)) } })
  }
  static func dictionary(_ kept: ExistentialValue?) -> Value {
    guard let kept, case .dictionary(let table) = kept.value, kept.type.arguments.count == 2,
      kept.type.arguments[0].isStandard("String")
    else { return .none }
    let type = kept.type.arguments[1]
    var made = Table()
    for entry in table.all {
      let isAny = if case .existential = entry.value { true } else { false }
      made[Key(entry.key, nil)] = isAny ? entry.value : .existential(ExistentialValue(entry.value, type))
    }
    return .dictionary(made)
  }
  static func texts(_ value: Value?) -> Value? {
    guard case .array(let elements)? = value else { return nil }
    let texts = elements.compactMap { if case .string(let text) = plain($0) { text } else { nil } }
    return texts.count == elements.count ? .array(texts.map { .string($0) }) : nil
  }
  private static func plain(_ value: Value) -> Value {
    if case .existential(let existential) = value { existential.value } else { value }
  }
}
