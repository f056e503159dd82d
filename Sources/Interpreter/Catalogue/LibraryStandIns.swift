/// What files use of Foundation, Combine and OSLog that has no effect on a still picture, as Swift source that the interpreter's own reader reads once: requests that
/// find no network, logs that nobody reads, files that are not written. Types with values of their own are bound in the catalogue instead.
enum LibraryStandIns {
  static let source = """
    class NSObject { init() { } }
    struct AnyIterator<Element>: Sequence, IteratorProtocol { let step: () -> Element?
      init(_ body: @escaping () -> Element?) { step = body }
      func next() -> Element? { step() } }
    struct AnySequence<Element>: Sequence { let make: () -> AnyIterator<Element>
      init(_ makeIterator: @escaping () -> AnyIterator<Element>) { make = makeIterator }
      func makeIterator() -> AnyIterator<Element> { make() } }
    struct Hasher { private var state = 5381
      init() { }
      mutating func combine<T>(_ value: T) { for unit in "\\(value)".utf8 { state = (state ^ Int(unit)) &* 1_099_511_628_211 } ; state = state &+ 7 }
      func finalize() -> Int { state } }
    struct CancellationError: Error { init() { } }
    func AnyHashable(_ base: any Hashable) -> any Hashable { base }
    struct IndexPath: Hashable { var section: Int; var item: Int
      var row: Int { item }
      var count: Int { 2 }
      init(item: Int, section: Int) { self.item = item; self.section = section }
      init(row: Int, section: Int) { item = row; self.section = section } }
    let NSNotFound = Int.max
    let NSLocalizedDescriptionKey = "NSLocalizedDescription"
    class AVAudioSession {
      enum Category { case playback, ambient, playAndRecord, record, soloAmbient }
      enum Mode { case `default`, moviePlayback, spokenAudio }
      init() { }
      static func sharedInstance() -> AVAudioSession { AVAudioSession() }
      func setCategory(_ category: Category) throws { }
      func setCategory(_ category: Category, mode: Mode) throws { }
      func setActive(_ active: Bool) throws { } }
    class AVSpeechSynthesisVoice { init?(language: String) { return nil } }
    class AVSpeechUtterance { var rate: Float = 0.5; var voice: AVSpeechSynthesisVoice?; init(string: String) { } }
    class AVSpeechSynthesizer { init() { }
      func speak(_ utterance: AVSpeechUtterance) { } }
    struct NSRange: Equatable, Hashable { var location: Int; var length: Int
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      func contains(_ index: Int) -> Bool { index >= location && index < location + length } }
    class UITextChecker { init() { }
      func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt: Int, wrap: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) } }
    struct CodingUserInfoKey: Hashable { let rawValue: String; init?(rawValue: String) { self.rawValue = rawValue } }
    enum DecodingError: Error {
      struct Context { let codingPath: [any CodingKey]; let debugDescription: String }
      case typeMismatch(Any.Type, Context), valueNotFound(Any.Type, Context), keyNotFound(any CodingKey, Context), dataCorrupted(Context)
    }
    enum EncodingError: Error {
      struct Context { let codingPath: [any CodingKey]; let debugDescription: String }
      case invalidValue(Any, Context)
    }
    struct URLError: Error {
      enum Code { case unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost, cannotConnectToHost, networkConnectionLost, resourceUnavailable,
        notConnectedToInternet, badServerResponse, userAuthenticationRequired, zeroByteResource, cannotDecodeRawData, cannotDecodeContentData, cannotParseResponse,
        fileDoesNotExist, dataNotAllowed, secureConnectionFailed }
      let code: Code
      init(_ code: Code) { self.code = code }
      var localizedDescription: String { code == .notConnectedToInternet ? "The Internet connection appears to be offline." : "The operation couldn’t be completed." }
    }
    class URLResponse { var url: URL?; var mimeType: String?; var expectedContentLength = 0; init() { } }
    class HTTPURLResponse: URLResponse { var statusCode = 200; var allHeaderFields: [String: Any] = [:]
      static func localizedString(forStatusCode code: Int) -> String { "\\(code)" } }
    struct URLRequest {
      enum CachePolicy { case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, reloadIgnoringCacheData }
      var url: URL?; var httpMethod: String?; var httpBody: Data?; var allHTTPHeaderFields: [String: String]?; var timeoutInterval: Double; var cachePolicy: CachePolicy
      init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60) {
        self.url = url; httpMethod = "GET"; self.timeoutInterval = timeoutInterval; self.cachePolicy = cachePolicy }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]; fields[field] = value; allHTTPHeaderFields = fields }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) { setValue(value, forHTTPHeaderField: field) }
      func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
    }
    class URLSessionTask { func resume() { }; func cancel() { }; func suspend() { } }
    class URLSessionDataTask: URLSessionTask { init() { } }
    class URLCache { init(memoryCapacity: Int, diskCapacity: Int) { } }
    class URLSessionConfiguration { var timeoutIntervalForRequest = 60.0; var timeoutIntervalForResource = 60.0; var waitsForConnectivity = false
      var httpAdditionalHeaders: [String: Any]?; var urlCache: URLCache?; var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
      init() { }
      static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
      static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() } }
    class URLSession {
      struct DataTaskPublisher { typealias Output = (data: Data, response: URLResponse) }
      func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher() }
      func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher() }
      static let shared = URLSession()
      init() { }
      init(configuration: URLSessionConfiguration) { }
      func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask() }
      func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask() }
      func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
      func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
      func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
      func data(for request: URLRequest) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
      func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
      func download(from url: URL) async throws -> (URL, URLResponse) { throw URLError(.notConnectedToInternet) }
      func finishTasksAndInvalidate() { }
      func invalidateAndCancel() { }
    }
    struct Logger {
      init() { }
      init(subsystem: String, category: String) { }
      func log(_ message: String) { }
      func debug(_ message: String) { }
      func info(_ message: String) { }
      func notice(_ message: String) { }
      func trace(_ message: String) { }
      func warning(_ message: String) { }
      func error(_ message: String) { }
      func critical(_ message: String) { }
      func fault(_ message: String) { }
    }
    protocol PersistentModel: AnyObject { }
    struct FetchDescriptor<T> { var predicate: Predicate<T>?; var sortBy: [SortDescriptor<T>]; var fetchLimit: Int?; var includePendingChanges = true
      init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { self.predicate = predicate; self.sortBy = sortBy } }
    class ModelContext { var autosaveEnabled = true; var hasChanges: Bool { false }; init() { }
      init(_ container: ModelContainer) { }
      func insert(_ model: Any) { __insertModel(model) }
      func delete(_ model: Any) { __deleteModel(model) }
      func delete<T: PersistentModel>(model: T.Type) throws { __deleteModels(model) }
      func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = __models(T.self)
        if let predicate = descriptor.predicate { found = found.filter(predicate) }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found }
      func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
      func save() throws { }
      func rollback() { } }
    class Schema { init(_ types: [Any]) { } }
    class ModelConfiguration { init(isStoredInMemoryOnly: Bool = false) { }
      init(schema: Schema, isStoredInMemoryOnly: Bool = false) { }
      init(for types: Any..., isStoredInMemoryOnly: Bool = false) { } }
    class ModelContainer { let mainContext = ModelContext()
      init(for types: Any..., configurations: ModelConfiguration...) throws { }
      init(for types: Any..., configurations: [ModelConfiguration]) throws { } }
    extension EnvironmentValues { var modelContext: ModelContext { ModelContext() } }
    extension View {
      func modelContainer(for type: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View { self }
      func modelContext(_ context: ModelContext) -> some View { self }
      func modelContainer(for types: [Any], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View { self }
      func modelContainer(_ container: ModelContainer) -> some View { self }
    }
    extension Scene {
      func modelContainer(for type: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene { self }
      func modelContainer(for types: [Any], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene { self }
      func modelContainer(_ container: ModelContainer) -> some Scene { self }
    }
    protocol UIApplicationDelegate: AnyObject { }
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationAccuracy = Double
    let kCLLocationAccuracyBest = -1.0
    let kCLLocationAccuracyHundredMeters = 100.0
    struct CLLocationCoordinate2D { var latitude: Double; var longitude: Double
      init() { latitude = 0; longitude = 0 }
      init(latitude: Double, longitude: Double) { self.latitude = latitude; self.longitude = longitude } }
    class CLLocation { let coordinate: CLLocationCoordinate2D
      init(latitude: Double, longitude: Double) { coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
      func distance(from other: CLLocation) -> Double {
        let radians = Double.pi / 180
        let (a, b) = (coordinate, other.coordinate)
        let (dy, dx) = (sin((b.latitude - a.latitude) * radians / 2), sin((b.longitude - a.longitude) * radians / 2))
        let h = dy * dy + cos(a.latitude * radians) * cos(b.latitude * radians) * dx * dx
        return 2 * 6371009 * asin(min(1, sqrt(h))) } }
    enum CLAuthorizationStatus { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
    protocol CLLocationManagerDelegate: AnyObject { }
    class CLLocationManager { weak var delegate: (any CLLocationManagerDelegate)?; var desiredAccuracy = -1.0; var distanceFilter = 0.0; var location: CLLocation?
      var authorizationStatus = CLAuthorizationStatus.notDetermined
      init() { }
      func requestLocation() { }
      func requestWhenInUseAuthorization() { }
      func requestAlwaysAuthorization() { }
      func startUpdatingLocation() { }
      func stopUpdatingLocation() { }
      static func locationServicesEnabled() -> Bool { false } }
    struct TaskGroup<ChildTaskResult> {
      var results: [ChildTaskResult] = []
      mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () -> ChildTaskResult) { results.append(operation()) }
      mutating func next() async -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
      var isEmpty: Bool { results.isEmpty }
      mutating func cancelAll() { }
      mutating func waitForAll() { }
    }
    struct ThrowingTaskGroup<ChildTaskResult> {
      var results: [ChildTaskResult] = []
      mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () throws -> ChildTaskResult) throws { results.append(try operation()) }
      mutating func next() async throws -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
      mutating func cancelAll() { }
      mutating func waitForAll() { }
    }
    func withTaskGroup<Child, Result>(of type: Child.Type, body: (inout TaskGroup<Child>) -> Result) -> Result {
      var group = TaskGroup<Child>(); return body(&group) }
    func withThrowingTaskGroup<Child, Result>(of type: Child.Type, body: (inout TaskGroup<Child>) throws -> Result) throws -> Result {
      var group = TaskGroup<Child>(); return try body(&group) }
    struct AsyncStream<Element> {
      class Continuation<Element> { var items: [Element] = []; var onTermination: ((String) -> Void)?; init() { }
        func yield(_ value: Element) { items.append(value) }
        func finish() { } }
      struct Iterator { var items: [Element]; var index = 0
        mutating func next() -> Element? { if index < items.count { index += 1; return items[index - 1] }; return nil } }
      let items: [Element]
      init(_ type: Element.Type, _ build: (Continuation<Element>) -> Void) { let made = Continuation<Element>(); build(made); items = made.items }
      init(_ build: (Continuation<Element>) -> Void) { let made = Continuation<Element>(); build(made); items = made.items }
      func makeIterator() -> Iterator { Iterator(items: items) }
    }
    class CheckedContinuation<T> { var value: T?; var error: (any Error)?; init() { }
      func resume(returning value: T) { self.value = value }
      func resume(throwing error: any Error) { self.error = error }
      func resume() { } }
    func withCheckedContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) async -> T { let made = CheckedContinuation<T>(); body(made); return made.value! }
    func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) async throws -> T {
      let made = CheckedContinuation<T>(); body(made); if let error = made.error { throw error }; return made.value! }
    """
}

extension LibraryStandIns {
  /// A part of the stand-ins, read as a whole when a file says one of its names.
  struct Topic {
    let source: String
    /// What it declares at the top level, and adds to types of the library; and what stands for a whole module of it.
    let names: Set<String>

    /// - Parameter only: the names that it is read for, where others of its own are common words.
    init(_ source: String, modules: Set<String> = [], only: Set<String>? = nil) {
      self.source = source
      if let only {
        names = only
        return
      }
      var names = modules
      var isExtension = false
      for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = line.split { !LibraryStandIns.isPart($0) }
        if line.first != UInt8(ascii: " "), words.count > 1 {
          isExtension = words[0].elementsEqual("extension".utf8)
          if !isExtension { names.insert(String(Substring(words[1]))) }
        }
        if !isExtension { continue }
        for (word, next) in zip(words, words.dropFirst()) where word.elementsEqual("func".utf8) || word.elementsEqual("var".utf8) { names.insert(String(Substring(next))) }
      }
      self.names = names.filter { $0.utf8.count > 3 }
    }
  }
  /// The topics; each uses only those before it.
  static let topics: [Topic] = LibraryProtocols.topics + [Topic(source, modules: ["SwiftData", "Model", "Query"])] + frameworks
  /// All their names.
  static let names: Set<String> = topics.reduce(into: []) { $0.formUnion($1.names) }

  /// Whether a byte is of a name; the stand-ins have ASCII names.
  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_")
  }
  /// The words of a text that name something of a topic.
  static func words(in text: String) -> Set<String> {
    var words: Set<String> = []
    for word in text.utf8.split(whereSeparator: { !isPart($0) }) where word.count > 3 {
      let word = String(Substring(word))
      if names.contains(word) { words.insert(word) }
    }
    return words
  }
}
