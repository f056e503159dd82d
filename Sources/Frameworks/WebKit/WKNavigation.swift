import CoreGraphics
import Foundation
import FoundationNetworking
import SwiftUI
import UIKit

/// What went wrong with a page.
public struct WKError: LocalizedError, Hashable, Sendable {
  /// Kinds of mistakes.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// What shows pages is gone.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A script went wrong.
    case javaScriptExceptionOccurred = 4
    /// What a script gives cannot be told.
    case javaScriptResultTypeIsUnsupported = 5
  }
  /// The kind.
  public let code: Code
  /// A mistake of a kind.
  public init(_ code: Code) { self.code = code }
  /// What went wrong.
  public var errorDescription: String? { "Pages are not shown here." }
}
/// A way to a page.
@MainActor open class WKNavigation {
  init() {}
}
/// Why a page is wanted.
public enum WKNavigationType: Int, Sendable {
  /// A link, a form, back or forth, anew, a form anew.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Something else.
  case other = -1
}
/// A page that is wanted.
@MainActor open class WKNavigationAction {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType = WKNavigationType.other
  /// Where it is shown.
  public let targetFrame: WKFrameInfo? = nil
  /// Whether it is kept in a file.
  public let shouldPerformDownload = false
  init(request: URLRequest) { self.request = request }
}
/// An answer to what was asked for.
@MainActor open class WKNavigationResponse {
  /// The answer.
  public let response: URLResponse
  /// Whether it can be shown: no.
  public let canShowMIMEType = false
  /// Whether it is the whole page.
  public let isForMainFrame = true
  init(response: URLResponse) { self.response = response }
}
/// A part of a page.
@MainActor open class WKFrameInfo {
  /// Whether it is the whole.
  public let isMainFrame: Bool
  init(isMainFrame: Bool) { self.isMainFrame = isMainFrame }
}
/// Whether a page is shown.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No, yes, it is kept in a file.
  case cancel, allow, download
}
/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// No, yes, it is kept in a file.
  case cancel, allow, download
}
/// Who is told of pages.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// A page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page is elsewhere.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page did not begin to come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Whether a page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether an answer is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// What shows pages is gone.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
  /// Nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
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
  /// It is.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It is.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
/// Who shows what pages ask for.
@MainActor public protocol WKUIDelegate: AnyObject {
  /// A page wants a window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A window of a page is closed.
  func webViewDidClose(_ webView: WKWebView)
  /// A page says something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
  /// A page asks something.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
  /// A page asks for words.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
}
extension WKUIDelegate {
  /// It gets none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Nothing is shown.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// No.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// None.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
}
