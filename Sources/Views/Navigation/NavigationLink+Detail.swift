extension NavigationLink {
  /// Whether the destination stands in the detail column of a view with columns: a still picture is the same with it.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension View {
  /// Prints which properties made the body be asked again. The trace tells it here, so that nothing is printed.
  public static func _printChanges() {}
  /// Logs which properties made the body be asked again. The trace tells it here, so that nothing is logged.
  public static func _logChanges() {}
}
