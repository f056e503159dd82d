// Older spellings of what is made of the views that a view comes to.
extension ForEach where Content: View {
  /// A view for each of the views that a view comes to (older spelling).
  public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }
  /// A view for each of the sections that a view comes to (older spelling).
  public init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}
extension Group {
  /// What a closure makes of the views that a view comes to (older spelling).
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
  /// What a closure makes of the sections that a view comes to (older spelling).
  public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}
