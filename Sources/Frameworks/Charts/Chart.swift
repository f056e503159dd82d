import Foundation
import SwiftUI

/// Values drawn as marks, with axes and a legend.
public struct Chart<Content: ChartContent>: View {
  let content: Content
  /// What is shown.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// Marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = FrameworkSupport.forEach(data, id: \.id, content: content)
  }
  /// Marks for each element, identified by the value under a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = FrameworkSupport.forEach(data, id: id, content: content)
  }
  /// The chart.
  public var body: some View { FrameworkSupport.chart(content.chartMarks) }
}
