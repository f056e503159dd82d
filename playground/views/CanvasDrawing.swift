// S27: a closure draws bars, a line, a text, a view of its own, and through clips, turns and layers
import SwiftUI

struct ContentView: View {
  let values: [Double] = [3, 7, 4, 9]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      chart
      dial
    }
  }

  private var chart: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(values.count)
      var line = Path()
      for (index, value) in values.enumerated() {
        let height = size.height * value / 10
        let bar = CGRect(x: CGFloat(index) * step + 8, y: size.height - height, width: step - 16, height: height)
        context.fill(Path(bar), with: .color(.blue.opacity(0.4)))
        let top = CGPoint(x: bar.midX, y: bar.minY)
        if index == 0 { line.move(to: top) } else { line.addLine(to: top) }
      }
      context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round))
      let title = context.resolve(Text("Best").bold())
      let room = title.measure(in: size)
      context.draw(title, in: CGRect(origin: CGPoint(x: size.width - room.width, y: 0), size: room))
    }
    .frame(width: 240, height: 96)
  }

  private var dial: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      context.drawLayer { layer in
        layer.clip(to: Path(ellipseIn: CGRect(x: middle.x - 48, y: middle.y - 48, width: 96, height: 96)))
        layer.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(Gradient(colors: [.white, .orange]), center: middle, startRadius: 0, endRadius: 48))
      }
      var hand = context
      hand.translateBy(x: middle.x, y: middle.y)
      hand.rotate(by: .degrees(45))
      hand.opacity = 0.8
      hand.fill(Path(CGRect(x: 0, y: -3, width: 44, height: 6)), with: .color(.black))
      if let badge = context.resolveSymbol(id: "badge") {
        context.draw(badge, at: CGPoint(x: 0, y: size.height), anchor: .bottomLeading)
      }
    } symbols: {
      Text("unseen").tag("other")
      Text("N").padding(.horizontal, 8).background(.green, in: Capsule()).tag("badge")
    }
    .frame(width: 240, height: 96)
    .accessibilityIdentifier("dial")
  }
}

#Preview {
  ContentView()
}

// paints:
//                        ▗▃⢀Best
//         ▗▂▂⣀▂▂         ⡠⠒⠁███
//        ⢀⡠⠒⠉█⠉⠒⠤⣀    ⢀⠔⠉▐█████
//     ⣀⠤⠊⠁▐█████  ⠉⠑⠢⠊⠁▖ ▐█████
//  ▆▆⠈▆▆▌ ▐█████  █████▌ ▐█████
//  █████▌ ▐█████  █████▌ ▐█████
//
//            ▄▅▇▒▒▇▅▄
//          ▗▇▒▒▒▒▒▒▒▒▇▖
//          ▟▒▒▒░░▁░▒▒▒▙
//          ▜▒▒▒░░▄▀▁▒▒▛
//          ▝▜▒▒▒▒▒▔▄▀▛▘
// ▇N▇        ▀▀▒▒▒▒▀▀
