extension Standard {
  /// Requests by the network. There is none here: they fail as they do on a phone without a connection.
  nonisolated static let requests = """
    package func _dataTask(_ work: @escaping () -> Void) -> URLSessionDataTask { fatalError() }
    package func _downloadTask(_ work: @escaping () -> Void) -> URLSessionDownloadTask { fatalError() }
    package func _uploadTask(_ work: @escaping () -> Void) -> URLSessionUploadTask { fatalError() }
    package func _notConnected(_ url: URL?) -> any Error { fatalError() }
    extension URLRequest {
      package var _url: URL?
      package var _policy: URLRequest.CachePolicy
      package var _timeout: TimeInterval
      package var _method: String?
      package var _headers: [String: String]?
      package var _body: Data?
      package var _cellular: Bool
      package var _cookies: Bool
      init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0) {
        _url = url
        _policy = cachePolicy
        _timeout = timeoutInterval
        _method = "GET"
        _headers = nil
        _body = nil
        _cellular = true
        _cookies = true
      }
      var url: URL? { get { return _url } set { _url = newValue } }
      var cachePolicy: URLRequest.CachePolicy { get { return _policy } set { _policy = newValue } }
      var timeoutInterval: TimeInterval { get { return _timeout } set { _timeout = newValue } }
      var httpMethod: String? { get { return _method } set { _method = newValue ?? "GET" } }
      var allHTTPHeaderFields: [String: String]? { get { return _headers } set { _headers = newValue } }
      var httpBody: Data? { get { return _body } set { _body = newValue } }
      var allowsCellularAccess: Bool { get { return _cellular } set { _cellular = newValue } }
      var httpShouldHandleCookies: Bool { get { return _cookies } set { _cookies = newValue } }
      package func _name(_ field: String) -> String {
        return _headers?.keys.first { $0.lowercased() == field.lowercased() } ?? field
      }
      func value(forHTTPHeaderField field: String) -> String? { return _headers?[_name(field)] }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var headers = _headers ?? [:]
        headers[_name(field)] = value
        _headers = headers
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        if let old = self.value(forHTTPHeaderField: field) {
          setValue(old + "," + value, forHTTPHeaderField: field)
        } else {
          setValue(value, forHTTPHeaderField: field)
        }
      }
      static func == (lhs: URLRequest, rhs: URLRequest) -> Bool {
        return lhs._url == rhs._url && lhs._method == rhs._method && lhs._headers == rhs._headers && lhs._body == rhs._body
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_url) }
    }
    extension URLSessionConfiguration {
      package var _identifier: String?
      package var _policy: URLRequest.CachePolicy
      package var _requestTime: TimeInterval
      package var _resourceTime: TimeInterval
      package var _cellular: Bool
      package var _discretionary: Bool
      package var _cookies: Bool
      package var _headers: [AnyHashable: Any]?
      package var _connections: Int
      package var _cache: URLCache?
      override init() {
        _identifier = nil
        _policy = .useProtocolCachePolicy
        _requestTime = 60
        _resourceTime = 604800
        _cellular = true
        _discretionary = false
        _cookies = true
        _headers = nil
        _connections = 6
        _cache = nil
      }
      class var `default`: URLSessionConfiguration {
        let made = URLSessionConfiguration()
        made.urlCache = URLCache.shared
        return made
      }
      class var ephemeral: URLSessionConfiguration { return URLSessionConfiguration() }
      var identifier: String? { get { return _identifier } set { _identifier = newValue } }
      var requestCachePolicy: URLRequest.CachePolicy { get { return _policy } set { _policy = newValue } }
      var timeoutIntervalForRequest: TimeInterval { get { return _requestTime } set { _requestTime = newValue } }
      var timeoutIntervalForResource: TimeInterval { get { return _resourceTime } set { _resourceTime = newValue } }
      var allowsCellularAccess: Bool { get { return _cellular } set { _cellular = newValue } }
      var isDiscretionary: Bool { get { return _discretionary } set { _discretionary = newValue } }
      var httpShouldSetCookies: Bool { get { return _cookies } set { _cookies = newValue } }
      var httpAdditionalHeaders: [AnyHashable: Any]? { get { return _headers } set { _headers = newValue } }
      var httpMaximumConnectionsPerHost: Int { get { return _connections } set { _connections = newValue } }
      var urlCache: URLCache? { get { return _cache } set { _cache = newValue } }
    }
    extension URLResponse {
      package var _url: URL?
      package var _mimeType: String?
      package var _length: Int64
      package var _encoding: String?
      init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        _url = url
        _mimeType = mimeType
        _length = Int64(length)
        _encoding = name
      }
      var url: URL? { return _url }
      var mimeType: String? { return _mimeType }
      var expectedContentLength: Int64 { return _length }
      var textEncodingName: String? { return _encoding }
      var suggestedFilename: String? {
        let name = _url?.lastPathComponent ?? ""
        return name.isEmpty || name == "/" ? "Unknown" : name
      }
    }
    extension HTTPURLResponse {
      package var _status: Int
      package var _fields: [String: String]
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        _status = statusCode
        _fields = headerFields ?? [:]
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      }
      var statusCode: Int { return _status }
      var allHeaderFields: [AnyHashable: Any] {
        var made: [AnyHashable: Any] = [:]
        for (name, value) in _fields { made[name] = value }
        return made
      }
      func value(forHTTPHeaderField field: String) -> String? {
        return _fields.first { $0.key.lowercased() == field.lowercased() }?.value
      }
    }
    package func _sharedCache() -> Any? { fatalError() }
    package func _keepSharedCache(_ cache: Any) { fatalError() }
    extension URLCache {
      package var _memory: Int
      package var _disk: Int
      package var _responses: [URLRequest: CachedURLResponse]
      init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        _memory = memoryCapacity
        _disk = diskCapacity
        _responses = [:]
      }
      class var shared: URLCache {
        get {
          if let known = _sharedCache() as? URLCache { return known }
          let made = URLCache(memoryCapacity: 4194304, diskCapacity: 20971520, diskPath: nil)
          _keepSharedCache(made)
          return made
        }
        set { _keepSharedCache(newValue) }
      }
      var memoryCapacity: Int { get { return _memory } set { _memory = newValue } }
      var diskCapacity: Int { get { return _disk } set { _disk = newValue } }
      var currentMemoryUsage: Int { return _responses.values.reduce(0) { $0 + $1.data.count } }
      var currentDiskUsage: Int { return 0 }
      func cachedResponse(for request: URLRequest) -> CachedURLResponse? { return _responses[request] }
      func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        _responses[request] = cachedResponse
      }
      func removeCachedResponse(for request: URLRequest) { _responses[request] = nil }
      func removeAllCachedResponses() { _responses = [:] }
    }
    extension CachedURLResponse {
      package var _response: URLResponse
      package var _data: Data
      package var _userInfo: [AnyHashable: Any]?
      package var _policy: URLCache.StoragePolicy
      init(response: URLResponse, data: Data) {
        _response = response
        _data = data
        _userInfo = nil
        _policy = .allowed
      }
      init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy) {
        _response = response
        _data = data
        _userInfo = userInfo
        _policy = storagePolicy
      }
      var response: URLResponse { return _response }
      var data: Data { return _data }
      var userInfo: [AnyHashable: Any]? { return _userInfo }
      var storagePolicy: URLCache.StoragePolicy { return _policy }
    }
    extension URLSession {
      package var _configuration: URLSessionConfiguration
      package var _delegate: (any URLSessionDelegate)?
      package var _queue: OperationQueue
      package var _description: String?
      class var shared: URLSession { return URLSession(configuration: .default) }
      init(configuration: URLSessionConfiguration) {
        _configuration = configuration
        _delegate = nil
        _queue = OperationQueue()
        _description = nil
      }
      init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {
        _configuration = configuration
        _delegate = delegate
        _queue = queue ?? OperationQueue()
        _description = nil
      }
      var configuration: URLSessionConfiguration { return _configuration }
      var delegate: (any URLSessionDelegate)? { return _delegate }
      var delegateQueue: OperationQueue { return _queue }
      var sessionDescription: String? { get { return _description } set { _description = newValue } }
      package func _end(_ task: URLSessionTask?, _ url: URL?) {
        guard let task, let delegate = _delegate as? any URLSessionTaskDelegate else { return }
        delegate.urlSession(self, task: task, didCompleteWithError: _notConnected(url))
      }
      func dataTask(with request: URLRequest) -> URLSessionDataTask {
        var task: URLSessionDataTask?
        let made = _dataTask { self._end(task, request.url) }
        task = made
        return made
      }
      func dataTask(with url: URL) -> URLSessionDataTask { return dataTask(with: URLRequest(url: url)) }
      func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        var task: URLSessionDownloadTask?
        let made = _downloadTask { self._end(task, request.url) }
        task = made
        return made
      }
      func downloadTask(with url: URL) -> URLSessionDownloadTask { return downloadTask(with: URLRequest(url: url)) }
      func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        var task: URLSessionUploadTask?
        let made = _uploadTask { self._end(task, request.url) }
        task = made
        return made
      }
      func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        throw _notConnected(request.url)
      }
      func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        throw _notConnected(url)
      }
      func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        throw _notConnected(request.url)
      }
      func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        throw _notConnected(url)
      }
      func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        throw _notConnected(request.url)
      }
      func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        return _dataTask { completionHandler(nil, nil, _notConnected(request.url)) }
      }
      func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        return _dataTask { completionHandler(nil, nil, _notConnected(url)) }
      }
      func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
        return _uploadTask { completionHandler(nil, nil, _notConnected(request.url)) }
      }
      func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        return _downloadTask { completionHandler(nil, nil, _notConnected(request.url)) }
      }
      func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        return _downloadTask { completionHandler(nil, nil, _notConnected(url)) }
      }
      func invalidateAndCancel() {}
      func finishTasksAndInvalidate() {}
    }
    """
}
