import SwiftUI

struct Trail: Identifiable, Hashable {
  enum Level: String, CaseIterable {
    case easy, steep, alpine

    var symbol: String {
      switch self {
      case .easy: "leaf"
      case .steep: "triangle"
      case .alpine: "snowflake"
      }
    }
  }

  let id: Int
  var name: String
  var kilometres: Double
  var level: Level
  var isFavourite = false

  var length: String { String(kilometres) + " km" }
}
