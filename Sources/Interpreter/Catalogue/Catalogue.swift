internal import Dispatch
internal import Views

/// All that programs can use of the library and of the language: one entry for each overload, calling the real API.
@MainActor
final class Catalogue {
  /// Made once; nothing changes it afterwards.
  static let shared = Catalogue()

  private(set) var types: [String: LibraryType] = [:]
  private(set) var entries: [CatalogueEntry] = []
  /// The library's protocols. Where a value of a conforming type is wanted, their static members are understood: `.red` for a `ShapeStyle`.
  private(set) var protocols: Set<String> = ["View", "ShapeStyle"]
  /// A member of a type or protocol, by its name.
  private struct MemberKey: Hashable {
    let owner: String
    let name: String
  }
  private var members: [MemberKey: [CatalogueEntry]] = [:]
  /// By the name of a member, the types and protocols that have one, each once.
  private var owners: [String: [String]] = [:]

  private init() {
    entries.reserveCapacity(6_000)
    members.reserveCapacity(4_000)
    owners.reserveCapacity(3_000)
    // The library's text is read on another core meanwhile.
    DispatchQueue.global(qos: .userInitiated).async {
      _ = LibraryProtocols.parsed
      _ = LibraryStandIns.names
    }
    registerLanguage()
    registerNumbers()
    registerNumberTypes()
    registerMathematics()
    registerCollections()
    registerCollectionChanges()
    registerStrings()
    registerStringPositions()
    registerMoreCollections()
    registerOptionals()
    registerValues()
    registerFonts()
    registerColors()
    registerText()
    registerTextLines()
    registerLeaves()
    registerShapes()
    registerPaths()
    registerPaints()
    registerEffects()
    registerGeometryEffects()
    registerVisualEffects()
    registerOwnTransitions()
    registerStacks()
    registerForEach()
    registerControls()
    registerFrames()
    registerPadding()
    registerFitting()
    registerGuides()
    registerDirections()
    registerLayers()
    registerStyles()
    registerIdentity()
    registerScrolling()
    registerRangeMaking()
    registerZeros()
    registerDurations()
    registerGrids()
    registerGeometry()
    registerNoteValues()
    registerAnimations()
    registerGestureTypes()
    registerGestures()
    registerCommands()
    registerTextInput()
    registerAccessibility()
    registerMotion()
    registerImages()
    registerFields()
    registerPickers()
    registerLists()
    registerControlModifiers()
    registerNavigation()
    registerStyleValues()
    registerPresentations()
    registerPresentationValues()
    registerFoundation()
    registerUIKit()
    registerApplication()
    registerFailing()
    registerScanners()
    registerFormattedFields()
    registerStandardKeys()
    registerDates()
    registerFormats()
    registerValueFormats()
    registerTextDates()
    registerNumberFormatters()
    registerLater()
    registerPublishers()
    registerFiles()
    registerStored()
    registerJSON()
    registerCoders()
    registerOperators()
    registerInterpolations()
    registerEnvironment()
    registerSafeArea()
    registerContainers()
    registerScrollModifiers()
    registerGeometryChange()
    registerCustomizing()
    registerLifecycle()
    registerLayouts()
    registerPreferences()
    registerObservation()
    registerSystemEnvironment()
    registerOwnLooks()
    registerScenes()
    registerAnimatable()
    registerTimelines()
    registerTransactions()
    registerDragging()
    registerBars()
    registerSurroundings()
    registerTextLook()
    registerControlVariants()
    registerUIImages()
    registerDetails()
    registerStringSearches()
    registerSequenceMembers()
    registerNumberDetails()
    registerAddresses()
    registerMeasurements()
    registerFormatters()
    registerModels()
    registerAttributedStrings()
    registerCanvas()
    registerDrawnStyles()
    registerBezierPaths()
    registerFrameworkViews()
    registerAccepted()
    registerVariants()
    registerReflection()
    registerOptions()
    registerTextPieces()
  }

  /// Initialisers and static members of a type or protocol, and members of its values.
  func members(of owner: String, named name: String) -> [CatalogueEntry] { members[MemberKey(owner: owner, name: name)] ?? [] }
  /// The types and protocols that have a member of that name.
  func owners(of name: String) -> Set<String> { Set(owners[name] ?? []) }
  /// The protocols that have a member of that name.
  func protocols(with name: String) -> Set<String> { Set((owners[name] ?? []).filter { protocols.contains($0) }) }
  /// Whether some type or protocol has a member of that name.
  func hasMember(_ name: String) -> Bool { owners[name] != nil || SwiftUINames.modifiers.contains(name) }
  /// The labels that members of that name have, whatever their type.
  func labels(of name: String) -> Set<String> {
    owners(of: name).reduce(into: []) { labels, owner in
      for entry in members(of: owner, named: name) { labels.formUnion(entry.parameters.compactMap(\.label)) }
    }
  }
  /// The names of all members of a type or protocol.
  func names(of owner: String) -> [String] { members.keys.filter { $0.owner == owner }.map(\.name) }
  /// Functions outside of types.
  func functions(named name: String) -> [CatalogueEntry] { members(of: "", named: name) }

  func addProtocol(_ name: String) { protocols.insert(name) }
  func add(_ type: LibraryType) { types[type.name] = type }
  func add(_ entry: CatalogueEntry) {
    entries.append(entry)
    let key = MemberKey(owner: entry.owner, name: entry.name)
    if members[key] == nil { owners[entry.name, default: []].append(entry.owner) }
    members[key, default: []].append(entry)
  }
}
