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
    extension URLSession {
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
