import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where mistakes of a search come from.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// A mistake of a search.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -2000
    /// The index does not answer.
    case indexUnreachable = -2001
    /// The search cannot be read.
    case invalidQuery = -2002
    /// The search was ended.
    case cancelled = -2003
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// Where it comes from.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The mistake for a person.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (CSSearchQueryErrorDomain error \(code.rawValue).)"
  }
}

/// How is searched.
open class CSSearchQueryContext: @unchecked Sendable {
  /// What is to be known of items that are found.
  open var fetchAttributes: [String] = []
  /// Searches that items are to pass as well.
  open var filterQueries: [String] = []
  /// The language of the keyboard.
  open var keyboardLanguage: String?
  /// The usual search.
  public init() {}
}

/// A search of items: `title == "*word*"cd && contentType == "public.text"`.
open class CSSearchQuery: @unchecked Sendable {
  private let text: String
  private let context: CSSearchQueryContext?
  /// Whether it was ended.
  open private(set) var isCancelled = false
  /// How many items were found.
  open private(set) var foundItemCount = 0
  /// Called with items that were found.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end.
  open var completionHandler: (((any Error)?) -> Void)?
  /// How items are kept safe.
  open var protectionClasses: [FileProtectionType] = []

  /// A search by a text.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    text = queryString
    context = queryContext
  }
  /// A search by a text; some attributes are to be known of what is found.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }
  /// Begins.
  open func start() {
    DispatchQueue.global().async { [self] in
      do {
        let items = try search()
        foundItemCount = items.count
        if !items.isEmpty { foundItemsHandler?(items) }
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }
  /// Ends.
  open func cancel() { isCancelled = true }

  /// Items that pass the search.
  func search() throws -> [CSSearchableItem] {
    guard !isCancelled else { throw CSSearchQueryError(.cancelled) }
    var tests: [QueryReader.Test] = []
    for text in [text] + (context?.filterQueries ?? []) {
      guard let test = QueryReader(text).read() else { throw CSSearchQueryError(.invalidQuery) }
      tests.append(test)
    }
    return IndexStore.shared.found.filter { item in tests.allSatisfy { $0(item.attributeSet.values) } }
  }

  /// What was found, one after the other.
  public struct Results: AsyncSequence, Sendable {
    /// An item that was found.
    public typealias Element = Item
    /// An item that was found.
    public struct Item: Identifiable, Hashable, @unchecked Sendable {
      /// The item.
      public var item: CSSearchableItem
      /// The item's name.
      public var id: String { item.uniqueIdentifier }
      /// Whether the first one counts more.
      public static func < (lhs: Item, rhs: Item) -> Bool { lhs.item.compare(byRank: rhs.item) == .orderedAscending }
    }
    /// Goes through what was found.
    public struct Iterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      var left: [CSSearchableItem]?
      /// The next item; nil at the end.
      public mutating func next() async throws -> Item? {
        var items = try left ?? query.search()
        let first = items.isEmpty ? nil : items.removeFirst()
        left = items
        return first.map { Item(item: $0) }
      }
    }
    let query: CSSearchQuery
    /// What goes through the items.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
  }
  /// What is found, one after the other.
  public var results: Results { Results(query: self) }
}
