internal import Workbench

extension Preview {
  /// What overflows, or is cut, each in a line.
  func faults(_ fault: LayoutExpectation.Fault) -> [String] {
    LessonText(faultText(fault == .overflow ? [.overflow] : [.truncation])).lines.map(\.content)
  }
}
