internal import Foundation
internal import Testing

/// A published layout with the numbers that SwiftUI gives. Points, device `cells`; null is an unspecified proposal, `"inf"` infinity.
struct LayoutCase: Decodable, Sendable, CustomStringConvertible {
  var id: String
  var view: String
  var proposal: Size
  var expect: Expectation

  struct Expectation: Decodable, Sendable {
    var size: Size
    var children: [Child]?
  }
  struct Child: Decodable, Sendable {
    var label: String
    var frame: Frame
  }
  struct Frame: Decodable, Sendable { var x: Double, y: Double, w: Double, h: Double }
  struct Size: Decodable, Sendable {
    var w: Double?, h: Double?
    enum Key: CodingKey { case w, h }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      func length(_ key: Key) throws -> Double? {
        if try container.decodeNil(forKey: key) { return nil }
        if let number = try? container.decode(Double.self, forKey: key) { return number }
        return try container.decode(String.self, forKey: key) == "inf" ? .infinity : nil
      }
      (w, h) = (try length(.w), try length(.h))
    }
  }
  private struct File: Decodable { var cases: [LayoutCase] }

  var description: String { id }

  /// Where the images lie that cases speak of.
  static let folder = Bundle.module.url(forResource: "pic", withExtension: "png", subdirectory: "Resources")?.deletingLastPathComponent().path ?? ""
  static let all: [LayoutCase] = {
    guard let file = Bundle.module.url(forResource: "layout-cases", withExtension: "json", subdirectory: "Resources"), let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).cases) ?? []
  }()
}
