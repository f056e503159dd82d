import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where mistakes of an index come from.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// A mistake of an index.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// There is no index.
    case indexUnavailableError = -1000
    /// An item is not as it must be.
    case invalidItemError = -1001
    /// A state is not as it must be.
    case invalidClientStateError = -1002
    /// The index does not answer.
    case remoteConnectionError = -1003
    /// There are too many items.
    case quotaExceeded = -1004
    /// The device has no index.
    case indexingUnsupported = -1005
    /// Another state was expected.
    case mismatchedClientState = -1006
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// Where it comes from.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The mistake for a person.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (CSIndexErrorDomain error \(code.rawValue).)"
  }
}

/// What wants to know what an index needs.
public protocol CSSearchableIndexDelegate: AnyObject {
  /// All items are lost and are to be given anew.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  /// Some items are lost and are to be given anew.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
  /// The index takes items slowly.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  /// The index takes items as usual.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}
extension CSSearchableIndexDelegate {
  /// Nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// What keeps items so that they are found. They are kept in memory; all indices together are searched.
open class CSSearchableIndex: @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")
  /// Who is asked for lost items: none are lost.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  let name: String

  /// An index of a name.
  public init(name: String) { self.name = name }
  /// An index of a name, for items that are kept safe in a way.
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }
  /// The usual index.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Whether there is an index: yes, in memory.
  open class func isIndexingAvailable() -> Bool { true }

  /// Keeps items; those of the same names are forgotten.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    IndexStore.shared.add(items)
    answer(completionHandler)
  }
  /// Keeps items; those of the same names are forgotten.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { IndexStore.shared.add(items) }
  /// Forgets items of names.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    IndexStore.shared.remove { identifiers.contains($0.uniqueIdentifier) }
    answer(completionHandler)
  }
  /// Forgets items of names.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    IndexStore.shared.remove { identifiers.contains($0.uniqueIdentifier) }
  }
  /// Forgets items that belong to something, or to a part of it.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    IndexStore.shared.remove { Self.belongs($0, to: domainIdentifiers) }
    answer(completionHandler)
  }
  /// Forgets items that belong to something, or to a part of it.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    IndexStore.shared.remove { Self.belongs($0, to: domainIdentifiers) }
  }
  /// Forgets all items.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    IndexStore.shared.removeAll()
    answer(completionHandler)
  }
  /// Forgets all items.
  open func deleteAllSearchableItems() async throws { IndexStore.shared.removeAll() }

  /// Begins a batch: items are kept at once all the same.
  open func beginBatch() {}
  /// Ends a batch, and keeps a state of at most 250 bytes.
  open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    guard clientState.count <= 250 else {
      answer(completionHandler, CSIndexError(.invalidClientStateError))
      return
    }
    IndexStore.shared.keep(clientState, for: name)
    answer(completionHandler)
  }
  /// Ends a batch, and keeps a state of at most 250 bytes.
  open func endBatch(withClientState clientState: Data) async throws {
    guard clientState.count <= 250 else { throw CSIndexError(.invalidClientStateError) }
    IndexStore.shared.keep(clientState, for: name)
  }
  /// Hands over the state that was kept last.
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    let state = IndexStore.shared.state(for: name)
    DispatchQueue.global().async { completionHandler(state, nil) }
  }
  /// The state that was kept last.
  open func fetchLastClientState() async throws -> Data { IndexStore.shared.state(for: name) ?? Data() }

  private static func belongs(_ item: CSSearchableItem, to domains: [String]) -> Bool {
    guard let domain = item.domainIdentifier else { return false }
    return domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
  }
  private func answer(_ handler: (((any Error)?) -> Void)?, _ error: (any Error)? = nil) {
    guard let handler else { return }
    DispatchQueue.global().async { handler(error) }
  }
}

/// All items, by their names.
final class IndexStore: @unchecked Sendable {
  static let shared = IndexStore()
  private let queue = DispatchQueue(label: "CSSearchableIndex")
  private var items: [String: CSSearchableItem] = [:]
  private var order: [String] = []
  private var states: [String: Data] = [:]

  /// Items that are still found, in the order in which they came.
  var found: [CSSearchableItem] {
    queue.sync { order.compactMap { items[$0] }.filter { ($0.expirationDate ?? .distantPast) > Date() } }
  }
  func add(_ new: [CSSearchableItem]) {
    queue.sync {
      for item in new.map({ $0.duplicate() }) {
        let name = item.uniqueIdentifier
        if items[name] == nil { order.append(name) }
        items[name] = item
      }
    }
  }
  func remove(where isGone: (CSSearchableItem) -> Bool) {
    queue.sync {
      items = items.filter { !isGone($0.value) }
      order = order.filter { items[$0] != nil }
    }
  }
  func removeAll() {
    queue.sync { (items, order, states) = ([:], [], [:]) }
  }
  func keep(_ state: Data, for name: String) { queue.sync { states[name] = state } }
  func state(for name: String) -> Data? { queue.sync { states[name] } }
}
