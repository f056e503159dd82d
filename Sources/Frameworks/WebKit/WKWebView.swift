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
  ) { completionHandler?(nil, WKError(.webContentProcessTerminated)) }
  /// Runs a script: throws, there are no pages.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.webContentProcessTerminated)
  }
  /// Runs a script with values: throws, there are no pages.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
  /// Tells a picture: none, there are no pages.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.webContentProcessTerminated)) }
  /// Shows a page of bytes: none is shown.
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  /// Loads anew from where it comes.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Goes to a page: there are none.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// The pages before and behind: none.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// Whether all of it came safely.
  open var hasOnlySecureContent: Bool { false }
  /// How much larger pages are.
  open var pageZoom: CGFloat = 1
  /// The kind of medium that pages are shown for.
  open var mediaType: String?
  /// Whether links are shown before they are opened.
  open var allowsLinkPreview = true
  /// Whether it can be looked into.
  open var isInspectable = false
  /// Whether a person can search in pages.
  open var isFindInteractionEnabled = false
  /// The colour behind pages.
  open var underPageBackgroundColor: UIColor!
  /// The colour that a page names: none.
  open var themeColor: UIColor? { nil }
  /// Whether an address of a kind is shown by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file"].contains(urlScheme) }
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
  /// Where what pages keep is.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What views share.
  open var processPool = WKProcessPool()
  /// Which films wait for a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether films may be shown elsewhere.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films go on beside other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether pages wait until all is there.
  open var suppressesIncrementalRendering = false
  /// What it adds to what it says it is.
  open var applicationNameForUserAgent: String?
  /// What is found in pages.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may not say how large they may be made.
  open var ignoresViewportScaleLimits = false
  /// Whether addresses are made safe.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether only pages of the app are shown.
  open var limitsNavigationsToAppBoundDomains = false
  /// Says who answers addresses of a kind: there are no pages.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
  /// As usual.
  public init() {}
}
/// What programs of pages may do.
@MainActor open class WKPreferences {
  /// Whether they run.
  open var javaScriptEnabled = true
  /// Whether they open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest letters, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether it warns of pages.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether a part of a page may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether letters can be chosen.
  open var isTextInteractionEnabled = true
  /// Whether colours behind are printed.
  open var shouldPrintBackgrounds = false
  /// Sets a value of a key: nothing is done with it.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// As usual.
  public init() {}
}
/// What pages may do.
@MainActor open class WKWebpagePreferences {
  /// Whether their programs run.
  open var allowsContentJavaScript = true
  /// How pages are shown.
  open var preferredContentMode = ContentMode.recommended
  /// How pages are shown.
  public enum ContentMode: Int, Sendable {
    /// As is best, as on a phone, as on a computer.
    case recommended, mobile, desktop
  }
  /// As usual.
  public init() {}
}
/// Programs that are put into pages.
@MainActor open class WKUserContentController {
  /// None.
  public init() {}
  /// Hears a page.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script: there are no pages that it runs in.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Hears no longer.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Hears nothing any longer.
  open func removeAllScriptMessageHandlers() {}
  /// Adds rules of what is shown.
  open func add(_ contentRuleList: WKContentRuleList) {}
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
