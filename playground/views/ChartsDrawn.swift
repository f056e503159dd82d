// S27: bars, lines, areas, points, rules, rectangles and sectors, with axes, a legend, stacking and dates
import Charts
import SwiftUI

struct Sale: Identifiable {
  let month: Int
  let shop: String
  let count: Int
  var id: String { "\(month) \(shop)" }
  var date: Date { Date(timeIntervalSince1970: Double(month) * 2_629_800) }
}

struct Average: ChartContent {
  let value: Double
  var body: some ChartContent {
    RuleMark(y: .value("Average", value))
      .foregroundStyle(.red)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .annotation(position: .top, alignment: .leading) { Text("average").font(.caption2) }
  }
}

struct ContentView: View {
  let sales = [
    Sale(month: 0, shop: "North", count: 12), Sale(month: 0, shop: "South", count: 7),
    Sale(month: 1, shop: "North", count: 18), Sale(month: 1, shop: "South", count: 5),
    Sale(month: 2, shop: "North", count: 9), Sale(month: 2, shop: "South", count: 16),
  ]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        bars
        lines
      }
      HStack(spacing: 16) {
        shares
        heat
      }
    }
    .padding(8)
  }

  private var bars: some View {
    Chart {
      ForEach(sales) { sale in
        BarMark(x: .value("Shop", sale.shop), y: .value("Count", sale.count), width: .ratio(0.5))
          .foregroundStyle(by: .value("Month", "\(sale.month + 1)"))
      }
      Average(value: 20)
    }
    .chartYScale(domain: 0...40)
    .chartYAxis { AxisMarks(position: .leading, values: [0, 20, 40]) }
    .chartXAxisLabel("Shops")
    .frame(width: 280, height: 160)
  }

  private var lines: some View {
    Chart(sales) { sale in
      AreaMark(x: .value("Month", sale.date), y: .value("Count", sale.count))
        .foregroundStyle(by: .value("Shop", sale.shop))
        .opacity(0.3)
      if sale.shop == "North" {
        LineMark(x: .value("Month", sale.date), y: .value("Count", sale.count))
          .interpolationMethod(.monotone)
        PointMark(x: .value("Month", sale.date), y: .value("Count", sale.count))
          .symbol(.diamond)
          .symbolSize(80)
      }
    }
    .chartForegroundStyleScale(["North": Color.blue, "South": Color.orange])
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame, let x = proxy.position(forX: sales[2].date) {
          Text("here").position(x: geometry[frame].minX + x, y: geometry[frame].minY + 8)
        }
      }
    }
    .frame(width: 280, height: 160)
  }

  private var shares: some View {
    Chart(sales) { sale in
      SectorMark(angle: .value("Count", sale.count), innerRadius: .ratio(0.5), angularInset: 1)
        .cornerRadius(3)
        .foregroundStyle(by: .value("Shop", sale.shop))
    }
    .chartLegend(.hidden)
    .frame(width: 280, height: 120)
  }

  private var heat: some View {
    Chart {
      ForEach(0..<4) { column in
        ForEach(["a", "b"], id: \.self) { row in
          RectangleMark(x: .value("Column", "\(column)"), y: .value("Row", row))
            .foregroundStyle(by: .value("Heat", column * (row == "a" ? 1 : 2)))
        }
      }
    }
    .frame(width: 280, height: 120)
  }
}

#Preview { ContentView() }
