import Foundation
import SwiftUI
import UIKit

/// What an app asks to know of a person.
open class ASAuthorizationRequest {
  init() {}
}
/// What an app asks Apple to know of a person.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The parts.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A number that comes back.
  open var nonce: String?
  /// A text that comes back.
  open var state: String?
}
/// What is known of a person: nobody is known.
open class ASAuthorization {
  /// A part.
  public struct Scope: Hashable, Sendable {
    let name: String
    /// The name.
    public static let fullName = Scope(name: "full_name")
    /// The address.
    public static let email = Scope(name: "email")
  }
  /// What proves it.
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  init() {}
}
/// What proves who a person is.
public protocol ASAuthorizationCredential {}
/// What proves it to Apple: nothing is known.
open class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
  /// The person.
  public let user = ""
  /// The name.
  public let fullName: PersonNameComponents? = nil
  /// The address.
  public let email: String? = nil
  /// What proves it.
  public let identityToken: Data? = nil
  /// What proves it once.
  public let authorizationCode: Data? = nil
  init() {}
}
/// What went wrong.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Not known, ended, no answer, not done, failed.
    case unknown = 1000
    /// A person ended it.
    case canceled = 1001
    /// The answer was wrong.
    case invalidResponse = 1002
    /// Nobody did it.
    case notHandled = 1003
    /// It failed.
    case failed = 1004
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
}
/// What makes requests.
open class ASAuthorizationAppleIDProvider {
  /// A provider.
  public init() {}
  /// A request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}
/// What asks a person: nobody is asked.
open class ASAuthorizationController {
  /// Who is told.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  /// Asks: nobody is asked.
  open func performRequests() {}
}
/// Who is told what a person said.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// A person is known.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody is known.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
/// A button of UIKit to sign in with.
open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    /// The words.
    case signIn, `continue`, signUp
    /// As usual.
    public static let `default` = ButtonType.signIn
  }
  /// Its colours.
  public enum Style: Int, Sendable {
    /// White, white with a line, black.
    case white, whiteOutline, black
  }
  /// The radius of its corners in points.
  open var cornerRadius: CGFloat = 6
  /// A button.
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  /// A button.
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.init(frame: .zero)
  }
}

/// A button to sign in with: nobody is asked.
public struct SignInWithAppleButton: View {
  /// What it says.
  public struct Label: Hashable, Sendable {
    let words: SignInWords
    /// To sign in.
    public static let signIn = Label(words: .signIn)
    /// To sign up.
    public static let signUp = Label(words: .signUp)
    /// To go on.
    public static let `continue` = Label(words: .goOn)
  }
  /// Its colours.
  public struct Style: Hashable, Sendable {
    let name: String
    /// Black.
    public static let black = Style(name: "black")
    /// White.
    public static let white = Style(name: "white")
    /// White with a line.
    public static let whiteOutline = Style(name: "whiteOutline")
  }
  let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style
  /// A button with what it asks and what is done then.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  /// The button.
  public var body: some View {
    HStack(spacing: 5) {
      Image(systemName: "apple.logo")
      Text(label.words.rawValue)
    }
    .font(.system(size: 19, weight: .medium))
    .foregroundColor(style == .black ? .white : .black)
    .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
    .background(style == .black ? Color.black : Color.white)
    .cornerRadius(6)
    .overlay(RoundedRectangle(cornerRadius: 6).stroke(style == .whiteOutline ? Color.black : Color.clear))
  }
}
/// What a button to sign in says.
enum SignInWords: String, Hashable, Sendable {
  case signIn = "Sign in with Apple"
  case signUp = "Sign up with Apple"
  case goOn = "Continue with Apple"
}
struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}
extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
extension View {
  /// Sets the colours of buttons to sign in with.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
