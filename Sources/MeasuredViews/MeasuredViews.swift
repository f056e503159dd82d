package import Views

/// A row of `wide`: four nodes in a stack.
package struct Row: View {
  let i: Int
  package var body: some View {
    HStack(spacing: 1) {
      Text("row \(i)")
      Text("name-\(i % 17)")
      Spacer()
      Text("value")
    }
  }
}

/// `n` rows, one below another.
package struct Wide: View {
  let n: Int
  package init(n: Int) { self.n = n }
  package var body: some View { VStack(alignment: .leading, spacing: 0) { ForEach(0..<n, id: \.self) { Row(i: $0) } } }
}

/// `levels` views, each in the next: stacks, padding and frames in turn.
@MainActor
package func deep(_ levels: Int) -> AnyView {
  var view = AnyView(Text("core"))
  for level in stride(from: 1, through: levels, by: 1) {
    let inner = view
    switch level % 3 {
    case 1:
      view = AnyView(
        HStack(spacing: 1) {
          Text("a")
          inner
        })
    case 2: view = AnyView(inner.padding(.leading, 1))
    default: view = AnyView(inner.frame(maxWidth: .infinity, alignment: .leading))
    }
  }
  return view
}

/// Frames and stacks that hold the level below three times.
@MainActor
package func mix(_ level: Int) -> AnyView {
  var leaves = 0
  return mix(level, &leaves)
}
@MainActor
private func mix(_ level: Int, _ leaves: inout Int) -> AnyView {
  guard level > 0 else {
    leaves += 1
    return AnyView(Text("leaf \(leaves - 1)"))
  }
  let a = mix(level - 1, &leaves)
  let b = mix(level - 1, &leaves).frame(maxWidth: .infinity, maxHeight: .infinity)
  let c = mix(level - 1, &leaves).frame(minWidth: 4, maxWidth: 40, minHeight: 1, maxHeight: 20)
  return level % 2 == 0
    ? AnyView(
      VStack(spacing: 0) {
        a
        b
        c
      })
    : AnyView(
      HStack(spacing: 1) {
        a
        b
        c
      })
}
