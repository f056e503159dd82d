import CoreGraphics
import Foundation
import FoundationNetworking
import SwiftUI
import UIKit

/// A page: there is no network, so it does not come.
@MainActor public final class WebPage {
  /// How pages are set up.
  public struct Configuration {
    /// As usual.
    public init() {}
    /// Whether links are made safe.
    public var upgradeKnownHostsToHTTPS = true
    /// What it adds to what it says it is.
    public var applicationNameForUserAgent: String?
  }
  /// The address.
  public private(set) var url: URL?
  /// The title: not known.
  public var title: String { "" }
  /// Whether it comes: no.
  public var isLoading: Bool { false }
  /// How much is there, from 0 to 1.
  public var estimatedProgress: Double { 0 }
  /// What it says it is.
  public var customUserAgent: String?
  /// Whether it can be looked into.
  public var isInspectable = false
  /// A page.
  public init(configuration: Configuration = Configuration()) {}
  /// Asks for an address: it does not come.
  public func load(_ url: URL?) { self.url = url }
  /// Asks for an address: it does not come.
  public func load(_ request: URLRequest) { url = request.url }
  /// Shows a text of a page: it is not shown.
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) { url = baseURL }
  /// Asks anew.
  public func reload(fromOrigin: Bool = false) {}
  /// Asks no longer.
  public func stopLoading() {}
  /// Runs a script: throws, there is no page.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
}
/// A view of a page: a frame with its name.
public struct WebView: View {
  /// A view of an address.
  public init(url: URL?) {}
  /// A view of a page.
  public init(_ page: WebPage) {}
  /// A frame.
  public var body: some View { FrameworkSupport.frame("WebView") }
}
extension View {
  /// Whether swipes in pages go back: there are none.
  public func webViewBackForwardNavigationGestures(_ value: WebViewChoice) -> some View { self }
  /// Whether pages can be made larger: there are none.
  public func webViewMagnificationGestures(_ value: WebViewChoice) -> some View { self }
  /// Whether links are shown before they are opened: there are none.
  public func webViewLinkPreviews(_ value: WebViewChoice) -> some View { self }
  /// Whether letters can be chosen: there are none.
  public func webViewTextSelection(_ selectability: Bool) -> some View { self }
}
/// Whether a page may do something.
public enum WebViewChoice: Sendable {
  /// As usual, yes, no.
  case automatic, enabled, disabled
}
