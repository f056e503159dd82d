internal import Runtime

extension Standard {
  /// What vectors and their scalars are before they are set.
  static var zeroScalars: Natives {
    var table = Natives()
    table["Swift._zeroScalar()"] = { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.types.last else { throw call.evaluation.mistake("a scalar was expected") }
      return zero(type)
    }
    table["Swift._blankVector()"] = { (call: inout NativeCall) throws(Interruption) in
      // A mask has as many scalars as the vector that it stands for.
      guard let type = call.types.last, let name = type.nominal?.name,
        let count = Int((name == "SIMDMask" ? type.argument(0).nominal?.name ?? "" : name).dropFirst(4))
      else { throw call.evaluation.mistake("a vector was expected") }
      let scalar: Value = name == "SIMDMask" ? .bool(false) : zero(type.argument(0))
      return .structure([.array(Array(repeating: scalar, count: count))])
    }
    return table
  }
  private static func zero(_ type: RuntimeType) -> Value {
    if type.isStandard("Bool") { return .bool(false) }
    return ["Double", "Float", "Float16", "Float80"].contains(where: { type.isStandard($0) }) ? .double(0) : .int(0)
  }
}
