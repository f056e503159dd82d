import Foundation
import FoundationNetworking
import SwiftUI
import UIKit

/// A view of pages: there is no network, so none is shown.
open class WKWebView: UIView {
  /// How it is set up.
  public let configuration: WKWebViewConfiguration
  /// Who is told of pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back.
  open var allowsBackForwardNavigationGestures = false
  /// What it says it is.
  open var customUserAgent: String?
  /// What scrolls.
  public let scrollView = UIScrollView()
  /// The address.
  open private(set) var url: URL?
  /// The title.
  open var title: String? { nil }
  /// Whether it loads: never.
  open var isLoading: Bool { false }
  /// From 0 to 1.
  open var estimatedProgress: Double { 0 }
  /// Whether it can go back.
  open var canGoBack: Bool { false }
  /// Whether it can go on.
  open var canGoForward: Bool { false }
  /// A view of a frame in points.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// A view of a frame in points.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  /// A view of an archive: empty.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  /// Loads a page: there is no network.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Shows a page of a text: it is not shown.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Shows a file: it is not shown.
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  /// Loads anew.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Loads no longer.
  open func stopLoading() {}
  /// Goes back.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Goes on.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Runs a program of a page: there is no page.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
/// How a view of pages is set up.
@MainActor open class WKWebViewConfiguration {
  /// What programs of pages may do.
  public let preferences = WKPreferences()
  /// What pages may do.
  public let defaultWebpagePreferences = WKWebpagePreferences()
  /// Programs that are put into pages.
  open var userContentController = WKUserContentController()
  /// Whether films play in their places.
  open var allowsInlineMediaPlayback = false
  /// As usual.
  public init() {}
}
/// What programs of pages may do.
@MainActor open class WKPreferences {
  /// Whether they run.
  open var javaScriptEnabled = true
  /// Whether they open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// As usual.
  public init() {}
}
/// What pages may do.
@MainActor open class WKWebpagePreferences {
  /// Whether their programs run.
  open var allowsContentJavaScript = true
  /// As usual.
  public init() {}
}
/// Programs that are put into pages.
@MainActor open class WKUserContentController {
  /// None.
  public init() {}
  /// Hears a page.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}
/// Who hears a page.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// A page said something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// What a page said.
@MainActor open class WKScriptMessage {
  /// What it said.
  open var body: Any { "" }
  /// Under which name.
  open var name: String { "" }
  init() {}
}
/// A page that is being loaded.
@MainActor open class WKNavigation {
  init() {}
}
/// What a page wants to load.
@MainActor open class WKNavigationAction {
  /// The address.
  public let request: URLRequest
  init(request: URLRequest) { self.request = request }
}
/// What came.
@MainActor open class WKNavigationResponse {
  /// What came.
  public let response: URLResponse
  init(response: URLResponse) { self.response = response }
}
/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No, yes, as a file.
  case cancel, allow, download
}
/// Who is told of pages.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// A page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page came.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
  /// Nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Yes.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}
/// Who shows what pages ask for.
@MainActor public protocol WKUIDelegate: AnyObject {}
/// A page: a frame with its name.
public struct WebView: View {
  /// A page of an address.
  public init(url: URL?) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("WebView") }
}
