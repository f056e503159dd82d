internal import Drawing
internal import Views

/// What can be undone: everything that typing changes. Copies share their storage.
struct SessionState: Sendable {
  var imports: [Fragment] = []
  /// In the order of their first declaration; no two define the same.
  private(set) var declarations: [DeclaredFragment] = []
  /// All that is declared; most new declarations replace nothing.
  private var declaredKeys: Set<String> = []
  /// Nil until a view is typed: then a loaded file shows its own.
  var view: CurrentView?
  /// What building commands are about; nil, or of another source: the whole view.
  var selection: Session.Selection?
  /// The source of each view that was typed, in order: `$0`, `$1` …
  var views: [String] = []
  /// How it came about, for a lesson.
  var transcript: Transcript?
  /// The loaded file.
  var path: String?
  /// The version of the loaded file that what was typed is put into; nil until one was sound.
  var base: LoadedFile?
  /// How many changes of files by others it has been brought through: see `Session.moves`.
  var moves = 0
  var device: Device
  /// The canvas in cells; nil is the window.
  var size: CellCount?
  var scheme: ColorScheme?
  /// Which preview of the session's source is shown, by name or number; nil: the first.
  var previewName: String?
  /// A typed view that stands before the file's previews while one of them is shown: all of its preview.
  var own: Fragment?
  /// Previews of the file that are not shown and that a command has edited, by what stands in the file.
  var otherPreviews: [String: Fragment] = [:]
  /// Declarations of the file that a command has given another name: what defines it now, by what stands in the file.
  var renamed: [String: Set<String>] = [:]
  /// What no longer holds because of something declared later: it is left out of what is shown and computed.
  var broken: Set<SourcePart> = []
  /// The number of the entry that made it; 0 at the beginning.
  var revision = 0

  init(device: Device, size: CellCount?, scheme: ColorScheme?) {
    self.device = device
    self.size = size
    self.scheme = scheme
  }
  /// Nothing typed; the settings, the file and the numbered views stay.
  var emptied: SessionState {
    var state = SessionState(device: device, size: size, scheme: scheme)
    (state.path, state.views, state.previewName, state.transcript, state.renamed) = (path, views, previewName, transcript, renamed)
    (state.base, state.moves, state.broken) = (base, moves, broken)
    return state
  }

  /// Nothing was typed that changes the loaded file's text.
  var isUntouched: Bool { imports.isEmpty && declarations.isEmpty && view == nil && own == nil && otherPreviews.isEmpty }

  /// Which of the file's own previews is shown, by name or number; nil: the first.
  var previewNameInFile: String? {
    guard own != nil, let number = previewName.flatMap({ Int($0) }) else { return previewName }
    return "\(number - 1)"
  }

  /// Takes away what replaces any of these.
  mutating func removeDeclarations(of keys: Set<String>) {
    declarations.removeAll { !$0.declaration.keys.isDisjoint(with: keys) }
    declaredKeys = declarations.reduce(into: []) { $0.formUnion($1.declaration.keys) }
  }

  /// Adds a declaration in the place of what it replaces, or behind the others.
  /// - Returns: whether it replaced something.
  mutating func declare(_ new: DeclaredFragment) -> Bool {
    let keys = new.declaration.keys
    defer { declaredKeys.formUnion(keys) }
    if declaredKeys.isDisjoint(with: keys) {
      declarations.append(new)
      return false
    }
    let replaced = declarations.indices.filter { !declarations[$0].declaration.keys.isDisjoint(with: keys) }
    guard let first = replaced.first else {
      declarations.append(new)
      return false
    }
    declarations[first] = new
    for index in replaced.dropFirst().reversed() { declarations.remove(at: index) }
    return true
  }
}
