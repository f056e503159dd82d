/// What an edit replaced: the bytes between the common beginning and the common end of two texts.
package struct TextChange: Sendable {
  /// In the text before.
  package let old: Range<Int>
  /// In the text afterwards.
  package let new: Range<Int>
  /// By how many bytes what stands behind it moved.
  package var moved: Int { new.count - old.count }
  /// Whether the texts are equal.
  package var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Both texts as UTF-8.
  package init(from old: [UInt8], to new: [UInt8]) {
    let (start, end) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        var end = 0
        while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start, end)
      }
    }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }
  package init(from old: SourceFile, to new: SourceFile) { self.init(from: old.bytes, to: new.bytes) }
}
