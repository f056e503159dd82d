import CoreGraphics
import Foundation
import FoundationNetworking
import SwiftUI
import UIKit

/// What a window of a page wants.
@MainActor open class WKWindowFeatures {
  init() {}
}
/// What views share.
@MainActor open class WKProcessPool {
  /// Nothing yet.
  public init() {}
}
/// How a picture of a page is made.
@MainActor open class WKSnapshotConfiguration {
  /// As usual.
  public init() {}
  /// The part of it, in points.
  open var rect = CGRect.null
  /// The width in points.
  open var snapshotWidth: NSNumber?
}
/// A world of scripts.
@MainActor open class WKContentWorld {
  /// The name.
  public let name: String?
  init(name: String?) { self.name = name }
  /// That of pages.
  public static let page = WKContentWorld(name: nil)
  /// That of the app.
  public static let defaultClient = WKContentWorld(name: nil)
  /// One of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is there, when it is there.
  case atDocumentStart, atDocumentEnd
}
/// A script that runs in pages: there are none.
@MainActor open class WKUserScript {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in whole pages only.
  public let isForMainFrameOnly: Bool
  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
/// Rules of what is shown.
@MainActor open class WKContentRuleList {
  /// The name.
  public let identifier = ""
  init() {}
}
/// Who answers addresses of a kind.
@MainActor public protocol WKURLSchemeHandler: AnyObject {}
/// A page before or behind.
@MainActor open class WKBackForwardListItem {
  /// The address.
  public let url: URL
  /// The title.
  open var title: String? { nil }
  init(url: URL) { self.url = url }
}
/// The pages before and behind: none.
@MainActor open class WKBackForwardList {
  init() {}
  /// The page.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page behind.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages behind.
  open var forwardList: [WKBackForwardListItem] { [] }
}
/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}
/// What is found in pages.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}
/// What pages keep: there are none.
@MainActor open class WKWebsiteDataStore {
  private static let usual = WKWebsiteDataStore(isPersistent: true)
  /// Whether it stays.
  public let isPersistent: Bool
  /// The small things that pages keep.
  public let httpCookieStore = WKHTTPCookieStore()
  init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// The one that stays.
  open class func `default`() -> WKWebsiteDataStore { usual }
  /// One that does not stay.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of things.
  open class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
  }
  /// Tells what pages keep: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Takes away what pages keep.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Takes away what some pages keep.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
/// What pages of one place keep.
@MainActor open class WKWebsiteDataRecord {
  /// The place.
  public let displayName = ""
  /// The kinds.
  public let dataTypes: Set<String> = []
  init() {}
}
/// The small things that pages keep.
@MainActor open class WKHTTPCookieStore {
  private var cookies: [HTTPCookie] = []
  init() {}
  /// Tells them.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
  /// All of them.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Adds one.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.append(cookie)
    completionHandler?()
  }
  /// Takes one away.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    completionHandler?()
  }
}
