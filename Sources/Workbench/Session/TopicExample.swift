/// A line to try for a view or a modifier: help draws it, and a test runs each.
enum TopicExample {
  /// By the name that is asked for.
  static let lines: [String: String] = [
    // Views
    "Text": "Text(\"one two three\").frame(width: 56)", "Image": "Image(systemName: \"star\")", "Label": "Label(\"Home\", systemImage: \"house\")",
    "HStack": "HStack { Text(\"a\"); Text(\"b\") }", "VStack": "VStack(alignment: .leading) { Text(\"one\"); Text(\"b\") }",
    "ZStack": "ZStack { Rectangle(); Text(\"a\") }.frame(width: 56, height: 48)",
    "Group": "HStack { Group { Text(\"a\"); Text(\"b\") }.border(.gray) }", "ForEach": "HStack { ForEach(0..<3) { Text(\"\\($0)\") } }",
    "Spacer": "HStack { Text(\"a\"); Spacer(); Text(\"b\") }.frame(width: 80)", "Divider": "VStack { Text(\"a\"); Divider(); Text(\"b\") }.frame(width: 80)",
    "Rectangle": "Rectangle().frame(width: 56, height: 32)", "Circle": "Circle().frame(width: 64, height: 64)", "Capsule": "Capsule().frame(width: 80, height: 48)",
    "RoundedRectangle": "RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 48)", "Ellipse": "Ellipse().frame(width: 96, height: 64)",
    "Button": "Button(\"Press\") { }", "Toggle": "Toggle(\"Wi-Fi\", isOn: .constant(true)).frame(width: 160)", "Slider": "Slider(value: .constant(0.5)).frame(width: 160)",
    "Stepper": "Stepper(\"Count\", value: .constant(1)).frame(width: 200)", "TextField": "TextField(\"Name\", text: .constant(\"Ada\")).frame(width: 160)",
    "ProgressView": "ProgressView(value: 0.5).frame(width: 160)", "Color": "Color.red.frame(width: 40, height: 32)", "EmptyView": "VStack { Text(\"a\"); EmptyView() }",
    "ScrollView": "ScrollView { Text(\"a\"); Text(\"b\") }.frame(height: 32)", "List": "List { Text(\"a\"); Text(\"b\") }.frame(width: 160, height: 80)",
    "Grid": "Grid { GridRow { Text(\"a\"); Text(\"wide\") }; GridRow { Text(\"b\"); Text(\"c\") } }",
    "GridRow": "Grid { GridRow { Text(\"a\"); Text(\"wide\") }; GridRow { Text(\"b\"); Text(\"c\") } }",
    "LazyVStack": "LazyVStack { Text(\"a\"); Text(\"b\") }.frame(width: 80)", "LazyHStack": "LazyHStack { Text(\"a\"); Text(\"b\") }.frame(height: 16)",
    "LazyVGrid": "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"a\"); Text(\"b\"); Text(\"c\") }.frame(width: 96)",
    "GeometryReader": "GeometryReader { Text(\"\\($0.size.width)\") }.frame(width: 120, height: 16)",
    "ViewThatFits": "ViewThatFits { Text(\"too long for it\"); Text(\"short\") }.frame(width: 64)", "AnyView": "AnyView(Text(\"a\"))",
    "LinearGradient": "LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 80, height: 16)",
    // Modifiers
    "frame": "Text(\"a\").frame(width: 80, alignment: .trailing).border(.gray)", "padding": "Text(\"a\").padding(16).border(.gray)",
    "border": "Text(\"a\").border(.gray)", "background": "Text(\"a\").padding().background(.yellow)", "overlay": "Text(\"long text\").overlay { Text(\"x\") }",
    "offset": "Text(\"a\").offset(x: 16).border(.gray)", "position": "Text(\"a\").position(x: 20, y: 24).frame(width: 80, height: 48).border(.gray)",
    "fixedSize": "Text(\"one two three\").fixedSize().frame(width: 40).border(.gray)",
    "layoutPriority": "HStack { Text(\"first one\"); Text(\"second\").layoutPriority(1) }.frame(width: 96)",
    "aspectRatio": "Rectangle().aspectRatio(2, contentMode: .fit).frame(width: 96, height: 96)", "scaledToFit": "Circle().scaledToFit().frame(width: 96, height: 48)",
    "alignmentGuide": "VStack(alignment: .leading) { Text(\"one\"); Text(\"two\").alignmentGuide(.leading) { _ in -16 } }",
    "opacity": "Text(\"a\").opacity(0.5)", "clipShape": "Color.red.frame(width: 64, height: 64).clipShape(Circle())",
    "cornerRadius": "Color.red.frame(width: 64, height: 48).cornerRadius(16)",
    "shadow": "Text(\"a\").shadow(radius: 2)", "foregroundStyle": "Text(\"a\").foregroundStyle(.red)", "foregroundColor": "Text(\"a\").foregroundColor(.red)",
    "font": "Text(\"Title\").font(.title)", "bold": "Text(\"a\").bold()", "italic": "Text(\"a\").italic()", "lineLimit": "Text(\"one two three\").lineLimit(1).frame(width: 64)",
    "multilineTextAlignment": "Text(\"one two\").multilineTextAlignment(.trailing).frame(width: 40)", "zIndex": "ZStack { Text(\"a\").zIndex(1); Text(\"b\") }",
    "rotationEffect": "Rectangle().frame(width: 64, height: 16).rotationEffect(.degrees(45))", "scaleEffect": "Text(\"a\").scaleEffect(2)",
    "ignoresSafeArea": "Color.red.ignoresSafeArea().frame(width: 40, height: 32)", "id": "Text(\"a\").id(1)",
    "hidden": "HStack { Text(\"a\").hidden(); Text(\"b\") }.border(.gray)",
    "fill": "Circle().fill(.red).frame(width: 64, height: 64)", "stroke": "Circle().stroke(.red).frame(width: 64, height: 64)",
    "accessibilityIdentifier": "Text(\"a\").accessibilityIdentifier(\"title\")", "environment": "HStack { Text(\"a\"); Text(\"b\") }.environment(\\.layoutDirection, .rightToLeft)",
  ]
}
