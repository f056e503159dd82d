import CoreGraphics
import Foundation
import SwiftUI

/// A row of a table.
open class UITableViewCell: UIView {
  /// Looks.
  public enum CellStyle: Int, Sendable {
    /// A text, two beside, two the other way, two below.
    case `default`, value1, value2, subtitle
  }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None, one, one that is carved.
    case none, singleLine, singleLineEtched
  }
  /// How the choice is shown.
  public enum SelectionStyle: Int, Sendable {
    /// Not, blue, grey, as usual.
    case none, blue, gray, `default`
  }
  /// What stands at the end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, a button, a mark.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The name of its kind.
  open private(set) var reuseIdentifier: String?
  /// The text.
  open var textLabel: UILabel? { label }
  private let label = UILabel()
  /// The second text.
  open var detailTextLabel: UILabel? { detail }
  private let detail = UILabel()
  /// The image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView()
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// What is behind.
  open var backgroundView: UIView?
  /// What is behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// How the choice is shown.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the end.
  open var accessoryType = AccessoryType.none
  /// A view at the end.
  open var accessoryView: UIView?
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Makes the look anew when something changes: it is kept, nothing calls it here.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  /// How it is now.
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it is edited.
  open var isEditing = false
  /// How it is edited.
  open var editingStyle: EditingStyle { .none }
  /// What is shown at its end while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// Whether it can be moved.
  open var showsReorderControl = false
  /// How far its contents stand in.
  open var indentationLevel = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// How far the line stands in, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// A cell in a rectangle, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// None: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A list's words as a cell has them.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// A list's background as a cell has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Makes the look anew.
  open func setNeedsUpdateConfiguration() {}
  /// Makes the look anew for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Shows a finger.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Is edited, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// How a cell is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not, it is taken out, put in.
    case none, delete, insert
  }
  /// A row of a look.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  /// It is used again.
  open func prepareForReuse() {}
  /// It is chosen, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open override class func appearance() -> UITableViewCell { Appearances.tableViewCell }
}
/// A heading or a foot of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The name.
  open private(set) var reuseIdentifier: String?
  /// The words.
  open var textLabel: UILabel? { label }
  private let label = UILabel()
  /// More words.
  open var detailTextLabel: UILabel? { detail }
  private let detail = UILabel()
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// What is behind.
  open var backgroundView: UIView?
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A heading of a name.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  /// None: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Gets ready to be used again.
  open func prepareForReuse() {}
}
