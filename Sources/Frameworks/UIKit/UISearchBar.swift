import CoreGraphics
import Foundation
import SwiftUI

/// A field for searching.
open class UISearchBar: UIView {
  /// Looks.
  public enum Style: UInt, Sendable {
    /// Usual, strong, faint.
    case `default`, prominent, minimal
  }
  /// What it says.
  open var text: String?
  /// What it says when it is empty.
  open var placeholder: String?
  /// A line above.
  open var prompt: String?
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The colour behind.
  open var barTintColor: UIColor?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// Whether there is a button to end.
  open var showsCancelButton = false
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = true
  /// The field in it.
  public let searchTextField = UISearchTextField()
  /// Whether things shine through.
  open var isTranslucent = true
  /// Whether a button for a list is shown.
  open var showsBookmarkButton = false
  /// Whether a button for what was found is shown.
  open var showsSearchResultsButton = false
  /// Whether that button is on.
  open var isSearchResultsButtonSelected = false
  /// The titles of places that are searched.
  open var scopeButtonTitles: [String]?
  /// The place that is searched, from 0.
  open var selectedScopeButtonIndex = 0
  /// Whether places are shown.
  open var showsScopeBar = false
  /// The image behind the places.
  open var scopeBarBackgroundImage: UIImage?
  /// What is completed.
  open var textContentType: UITextContentType?
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether letters are dots.
  open var isSecureTextEntry = false
  /// How far the text is moved.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the field is moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private var images: [String: UIImage] = [:]
  /// Sets the image behind the field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    images["field \(state.rawValue)"] = backgroundImage
  }
  /// The image behind the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images["field \(state.rawValue)"] }
  /// Sets the image of an icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images["\(icon.rawValue) \(state.rawValue)"] = iconImage
  }
  /// The image of an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images["\(icon.rawValue) \(state.rawValue)"] }
  /// Sets how far an icon is moved: it stays.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the image behind.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { images["back \(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// The image behind.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["back \(barPosition.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets whether places are shown.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Icons of a field.
  public enum Icon: Int, Sendable {
    /// The glass, the cross, the list, what was found.
    case search, clear, bookmark, resultsList
  }
  /// Shows the button to end, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override class func appearance() -> UISearchBar { Appearances.searchBar }
}
/// Who is told of searching.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  /// The text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is to be made.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether letters may be put in.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The button for a list was touched.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Another place is searched.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// They may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
/// The field of a bar for searching.
open class UISearchTextField: UITextField {
  /// Words that count as one.
  open var tokens: [UISearchToken] = []
  /// The colour behind those words.
  open var tokenBackgroundColor: UIColor! = UIColor.systemBlue
  /// Whether those words may be copied.
  open var allowsCopyingTokens = true
  /// Whether those words may be taken away.
  open var allowsDeletingTokens = true
  /// Puts such words in.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Takes such words out.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}
/// Words of a search that count as one.
@MainActor open class UISearchToken {
  /// What they stand for.
  open var representedObject: Any?
  /// The icon.
  public let icon: UIImage?
  /// The words.
  public let text: String
  /// Words with an icon.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
