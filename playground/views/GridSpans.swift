// S22: a table of two columns: cells that span both, a divider that does not make it wider, alignments by column, row and cell
import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow {
        Text("Name")
          .bold()
        Text("Amount")
          .bold()
          .gridColumnAlignment(.trailing)
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      ForEach(1..<4) { number in
        GridRow {
          Text("number \(number)")
          Text("\(number * number * 50)")
        }
      }
      GridRow(alignment: .top) {
        Color.orange
          .frame(width: 32, height: 48)
        Text("top")
      }
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        Text("far")
          .gridCellAnchor(.leading)
      }
      Text("a sentence below the table that spans both columns")
        .gridCellColumns(2)
    }
    .frame(width: 280)
  }
}

struct Colors: View {
  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 16) {
      GridRow {
        Color.red
        Color.green
        Color.blue
      }
      GridRow {
        Color.yellow
          .gridCellColumns(2)
        Color.purple
      }
    }
    .frame(width: 208, height: 80)
  }
}

#Preview("Table") {
  ContentView()
}

#Preview("Colors") {
  Colors()
}

// paints:
//   Name                     Amount
//
//   ───────────────────────────────
//   number 1                     50
//
//   number 2                    200
//
//   number 3                    450
//
//   ▒▒▒▒                        top
//   ▒▒▒▒
//   ▒▒▒▒
//
//                     far
//
//   a sentence below the table that
//   spans both columns
