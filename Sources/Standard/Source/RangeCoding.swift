extension Standard {
  /// Ranges in archives: their bounds, in a list.
  nonisolated static let rangeCoding: String = {
    var text = ""
    for (range, sign) in [("Range", "..<"), ("ClosedRange", "...")] {
      text += """
        extension \(range) where Bound: Decodable {
          init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let lower = try container.decode(Bound.self)
            let upper = try container.decode(Bound.self)
            guard lower <= upper else {
              throw DecodingError.dataCorrupted(
                DecodingError.Context(
                  codingPath: decoder.codingPath,
                  debugDescription: "Cannot initialize \(range) with a lowerBound (\\(lower)) greater than upperBound (\\(upper))"))
            }
            self = lower\(sign)upper
          }
        }
        extension \(range) where Bound: Encodable {
          func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(self.lowerBound)
            try container.encode(self.upperBound)
          }
        }

        """
    }
    for (range, bound, made) in [
      ("PartialRangeUpTo", "upperBound", "..<bound"), ("PartialRangeThrough", "upperBound", "...bound"),
      ("PartialRangeFrom", "lowerBound", "bound..."),
    ] {
      text += """
        extension \(range) where Bound: Decodable {
          init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let bound = try container.decode(Bound.self)
            self = \(made)
          }
        }
        extension \(range) where Bound: Encodable {
          func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(self.\(bound))
          }
        }

        """
    }
    return text
  }()
}
