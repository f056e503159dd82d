/// A section that is told apart from others.
final class TellingSection {
  let place: ContiguousArray<PathElement>
  /// What the section tells its container.
  let values: ContainerValues
  init(place: ContiguousArray<PathElement>, values: ContainerValues) { (self.place, self.values) = (place, values) }
}
/// Where in a section a view stands.
struct SectionMark {
  enum Part { case header, content, footer }
  let section: TellingSection
  let part: Part
}

/// A section that a view comes to; views outside of sections make one without header and footer.
public struct SectionConfiguration: Identifiable {
  /// What tells the sections of a container apart.
  public struct ID: Hashable {
    let place: ContiguousArray<PathElement>
    /// Which of the sections at the place.
    let number: Int
  }
  /// What tells it apart from others.
  public let id: ID
  /// What the section tells its container.
  public let containerValues: ContainerValues
  /// The views of its header.
  public let header: SubviewsCollection
  /// The views of its content.
  public let content: SubviewsCollection
  /// The views of its footer.
  public let footer: SubviewsCollection
}

/// The sections that a view comes to.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { sections.count }
  /// One of them.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections that a view comes to, for a `ForEach`; known once it is made.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  final class Found {
    var sections: [SectionConfiguration] = []
  }
  let found: Found
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { found.sections.count }
  /// One of them.
  public subscript(index: Int) -> SectionConfiguration { found.sections[index] }
}

extension ForEach where Content: View {
  /// A view for each of the sections that a view comes to.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let found = ForEachSectionCollection<Content>.Found()
    self.init(ForEachSectionCollection(found: found), id: \.id, content: content)
    finder = SectionFinder(view: view, found: found)
  }
}
private struct SectionFinder<V: View, Content>: ElementFinder {
  let view: V
  let found: ForEachSectionCollection<Content>.Found
  func find(_ nodes: inout NodeList) { found.sections = nodes.sections(of: view) }
}

/// What a closure makes of the sections that a view comes to.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}
extension GroupSectionsOfContent: PrimitiveView {
  public typealias Body = Never
  /// What the closure makes of them.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let sections = SectionCollection(sections: nodes.sections(of: view.base))
    Result.makeNodes(view.transform(sections), &nodes)
  }
}
extension Group {
  /// What a closure makes of the sections that a view comes to.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

extension ContiguousArray where Element == PendingModifier {
  /// What the modifiers tell a container; the innermost counts.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    for modifier in self {
      switch modifier.modifier {
      case .trait(.containerValue(let change)): change(&values)
      case .trait(.tag(let tag)): values.tag = tag
      default: break
      }
    }
    return values
  }
}

extension NodeList {
  /// The sections that a view comes to.
  mutating func sections<Content: View>(of content: Content) -> [SectionConfiguration] {
    let elements = elements(of: content, tellsSections: true)
    let subviews = subviews(of: content, elements: elements, tellsSections: true)
    var found: [SectionConfiguration] = []
    var counts: [ContiguousArray<PathElement>: Int] = [:]
    var start = 0
    while start < elements.count {
      let section = elements[start].section?.section
      let end = elements[start...].firstIndex { $0.section?.section !== section } ?? elements.count
      func part(_ part: SectionMark.Part) -> SubviewsCollection {
        var own: [Subview] = []
        for index in start..<end where (elements[index].section?.part ?? .content) == part {
          own.append(subviews[index])
        }
        return SubviewsCollection(subviews: own)
      }
      let place = section?.place ?? elements[start].place
      counts[place, default: 0] += 1
      found.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(place: place, number: counts[place, default: 0]),
          containerValues: section?.values ?? ContainerValues(), header: part(.header), content: part(.content),
          footer: part(.footer)))
      start = end
    }
    return found
  }
}
