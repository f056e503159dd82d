import Foundation
import SwiftUI

/// What a picker asks for its rows.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// What a picker asks for how rows look, and tells which is chosen.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// As high as a line needs.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// A part of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
/// Wheels of rows, of each of which one is chosen: a frame with its name.
open class UIPickerView: UIView {
  /// What gives the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What hears of the choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The row that is chosen in a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
  /// Chooses a row of a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  /// Asks for all rows again.
  open func reloadAllComponents() { chosen = [:] }
  /// Asks for a wheel's rows again.
  open func reloadComponent(_ component: Int) { chosen[component] = nil }
}
