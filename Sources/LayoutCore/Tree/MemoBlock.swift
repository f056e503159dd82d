/// A question and its answer. A mask of 0: this part of the question was not read.
struct Remembered {
  var pw = 0.0
  var ph = 0.0
  var w = 0.0
  var h = 0.0
  var maskW: UInt64 = 0
  var maskH: UInt64 = 0
}

/// Four answers of one container; older ones lie in the next block. Nothing asked in a pass is forgotten.
struct MemoBlock {
  var e0 = Remembered()
  var e1 = Remembered()
  var e2 = Remembered()
  var e3 = Remembered()
  var deps: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
  var count: Int32 = 0
  var next: Int32 = -1
}
