import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

extension URLSession {
  /// Sends what a server answers. There is no network here: it fails.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// Sends what a server answers. There is no network here: it fails.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends what a server answers. There is no network here: it fails.
  public struct DataTaskPublisher: Combine.Publisher {
    /// The data and what is said about them.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError
    /// What is asked for.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// A publisher of an answer.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (data: Data, response: URLResponse), S.Failure == URLError {
      let url = request.url.map { ["NSErrorFailingURLKey": $0 as Any] } ?? [:]
      let error = URLError(.notConnectedToInternet, userInfo: url)
      Fail<Output, URLError>(error: error).subscribe(subscriber)
    }
  }
}
