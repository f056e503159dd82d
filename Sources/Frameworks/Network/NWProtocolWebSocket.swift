import Foundation

/// The rule of messages of the web.
public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  /// The rule's name.
  public static let definition = NWProtocolDefinition(name: "websocket")
  /// Editions of the rule.
  public enum Version: Hashable, Sendable {
    /// The edition of RFC 6455.
    case version13
  }
  /// Kinds of messages.
  public enum Opcode: UInt8, Sendable {
    /// A part that goes on.
    case cont = 0
    /// A text.
    case text = 1
    /// Bytes.
    case binary = 2
    /// The end.
    case close = 8
    /// A question whether somebody is there.
    case ping = 9
    /// The answer to it.
    case pong = 10
  }
  /// Why a connection ends.
  public enum CloseCode: Equatable, Sendable {
    /// Reasons that the rule knows.
    public enum Defined: UInt16, Sendable {
      /// All is said.
      case normalClosure = 1000
      /// One end goes away.
      case goingAway = 1001
      /// The rule was broken.
      case protocolError = 1002
      /// Data of a kind that is not taken.
      case unsupportedData = 1003
      /// No reason was said.
      case noStatusReceived = 1005
      /// It ended without a word.
      case abnormalClosure = 1006
      /// Data that are not of their kind.
      case invalidFramePayloadData = 1007
      /// Data that are not wanted.
      case policyViolation = 1008
      /// A message that is too long.
      case messageTooBig = 1009
      /// An extension is missing.
      case mandatoryExtension = 1010
      /// A mistake of the server.
      case internalServerError = 1011
      /// The encryption failed.
      case tlsHandshake = 1015
    }
    /// A reason that the rule knows.
    case protocolCode(Defined)
    /// A reason that is registered, from 3000 to 3999.
    case applicationCode(UInt16)
    /// A reason of an app, from 4000 to 4999.
    case privateCode(UInt16)

    /// A reason by its number.
    public init(rawValue: UInt16) throws {
      if let code = Defined(rawValue: rawValue) {
        self = .protocolCode(code)
      } else if rawValue >= 3000, rawValue < 4000 {
        self = .applicationCode(rawValue)
      } else if rawValue >= 4000, rawValue < 5000 {
        self = .privateCode(rawValue)
      } else {
        throw NWError.posix(.EINVAL)
      }
    }
  }
  /// How the rule is followed.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether the question whether somebody is there is answered by itself.
    public var autoReplyPing = false
    /// The longest message in bytes.
    public var maximumMessageSize = 0
    /// Whether both ends begin without a greeting.
    public var skipHandshake = false
    private(set) var additionalHeaders: [(name: String, value: String)] = []
    private(set) var subprotocols: [String] = []
    private var clientRequestHandler: (([String], [(name: String, value: String)]) -> Response)?
    /// The ways of an edition.
    public init(_ version: Version = .version13) { super.init() }
    /// Says more in the greeting.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { additionalHeaders = headers }
    /// Says which rules the messages follow.
    public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
    /// Says what answers a greeting: nobody greets.
    public func setClientRequestHandler(
      _ queue: DispatchQueue,
      handler:
        @escaping (_ subprotocols: [String], _ additionalHeaders: [(name: String, value: String)]) ->
        Response
    ) { clientRequestHandler = handler }
  }
  /// What is known of a message.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// The kind.
    public let opcode: Opcode
    /// Why the connection ends.
    public var closeCode = CloseCode.protocolCode(.noStatusReceived)
    private var pongHandler: ((NWError?) -> Void)?
    /// A message of a kind.
    public init(opcode: Opcode) {
      self.opcode = opcode
      super.init()
    }
    /// Says what hears the answer to a question: nobody answers.
    public func setPongHandler(
      _ queue: DispatchQueue, handler: @escaping (NWError?) -> Void
    ) {
      pongHandler = handler
    }
    /// The rule of the messages.
    public var selectedSubprotocol: String? { nil }
    /// What the server said more.
    public var additionalServerHeaders: [(String, String)]? { nil }
  }
  /// The answer to a greeting.
  public struct Response: Sendable {
    /// Whether the messages may come.
    public enum Status: Hashable, Sendable {
      /// Yes, no.
      case accept, reject
    }
    /// Whether the messages may come.
    public let status: Status
    /// The rule of the messages.
    public let subprotocol: String?
    /// What is said more.
    public let additionalHeaders: [(name: String, value: String)]?
    /// An answer.
    public init(status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil) {
      self.status = status
      self.subprotocol = subprotocol
      self.additionalHeaders = additionalHeaders
    }
  }
}
