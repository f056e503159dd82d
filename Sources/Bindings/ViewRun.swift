package import Declarations
package import Foundation
package import LayoutCore
package import Runtime
package import Views

/// What making views keeps with a run: where they were written, how many there are, whose bodies are being made.
@MainActor
package final class ViewRun {
  /// A place of the program as layout nodes carry it; nil for what nobody wrote.
  package var site: (SourcePlace) -> SourceSite? = { _ in nil }
  /// More views of the library end the run.
  package var viewLimit = 200_000
  /// Bodies inside bodies.
  package var depthLimit = 200
  /// Whether a body that needs what the playground lacks becomes a frame with its view's name; otherwise it ends the
  /// run.
  package var framesLacks = false
  /// The program is asked again when a picture is made: by a canvas, a shape of its own, an effect that depends on a
  /// place.
  package internal(set) var runsForPictures = false
  /// The types of what views keep, by what it is kept under.
  var stateTypes: [String: RuntimeType] = [:]
  /// What `UserDefaults` remembers.
  var defaults: [String: ExistentialValue] = [:]
  /// What sets the value of a key in `@AppStorage`, and the type that it has there.
  var storages: [String: (type: RuntimeType, set: (Value?) -> Void)] = [:]
  /// What the program wrote.
  var files = AppContainer()
  /// A file of the project by its name.
  package var resource: (String) -> URL? = { _ in nil }
  /// What a file of the project holds.
  package var contents: (URL) throws -> Data = { _ in throw CocoaError(.fileReadNoSuchFile) }
  /// `NotificationCenter.default`.
  var center: Value?
  /// The delegates of the app, by their classes.
  var delegates: [RuntimeType: Value] = [:]
  /// The language of texts in the project's tables: the one that it is developed in.
  package var language = "en"
  /// The tables that were read, by their names.
  var tables: [String: StringTable] = [:]
  fileprivate var views = 0
  fileprivate var bodies: [String] = []
  package init() {}
  func begin() { (views, bodies) = (0, []) }
}

extension Evaluation {
  /// Nil where nobody shows the run.
  var viewRun: ViewRun? { companion as? ViewRun }

  /// Where a value was made, as layout nodes carry it.
  func site(of value: Value) -> SourceSite? { value.site.flatMap { viewRun?.site($0) } }

  /// Counts one view that is made into nodes; false if the run has ended.
  func countView(_ place: SourcePlace?) -> Bool {
    guard failure == nil else { return false }
    guard let viewRun else { return true }
    viewRun.views += 1
    if viewRun.views > viewRun.viewLimit {
      _ = fail("more than \(viewRun.viewLimit.grouped) views; the playground stops here", at: place)
    }
    return failure == nil
  }
  /// Runs `make` as the body of a custom view; nothing happens once the run has ended.
  func inBody(of name: String, at place: SourcePlace?, _ make: () -> Void) {
    guard failure == nil else { return }
    guard let viewRun else { return make() }
    guard viewRun.bodies.count < viewRun.depthLimit else {
      let last = viewRun.bodies.lastIndex(of: name)
      let cycle = (last.map { Array(viewRun.bodies[$0...]) } ?? []) + [name]
      _ = fail(
        cycle.count < 2
          ? "custom views are nested more than \(viewRun.depthLimit) levels deep at '\(name)'"
          : "the body of '\(name)' contains itself: \(cycle.joined(separator: " → "))", at: place)
      return
    }
    viewRun.bodies.append(name)
    make()
    viewRun.bodies.removeLast()
  }
}

extension Evaluation {
  /// What stands for the body of a view that has ended the run, if the playground lacks what it needs: a frame with the
  /// view's name, so that the rest is shown. The lack is told. Nil where the run goes on, or ends for another reason.
  func frameForLack(named name: String? = nil, at place: SourcePlace? = nil) -> Erased? {
    guard var lack = failure, lack.isLacking, let viewRun, viewRun.framesLacks else { return nil }
    let name = name ?? viewRun.bodies.last ?? "View"
    if lack.isOwnMistake {
      // Without anything absent, a mistake of the playground's own is to be seen as one.
      guard meetsAbsent else { return nil }
      let reason = "'\(name)' needs something that is wrong, or that is not in the playground yet"
      lack = Failure(lack: "\(reason): a frame stands for it", at: place ?? lack.place)
    }
    guard setAside(lack) else { return nil }
    return Erased(FrameworkView(name))
  }
}

extension Int {
  /// `200,000`.
  fileprivate var grouped: String {
    var text = "\(self)"
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return text
  }
}

/// A frame with its name stands for what the playground lacks.
extension Absent: PrimitiveView {
  package typealias Body = Never
  package static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if let name = view.name { nodes.append(FrameworkView(name)) }
  }
}

/// A view of the library with the call that made it.
struct SitedView: PrimitiveView {
  let content: any View
  let place: SourcePlace?
  let site: SourceSite?
  let evaluation: Evaluation
  typealias Body = Never

  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard view.evaluation.countView(view.place) else { return nodes.stop() }
    guard let site = view.site else { return nodes.append(view.content) }
    nodes.withSource(site) { $0.append(view.content) }
  }
}
