internal import Drawing
internal import Foundation
internal import LayoutCore

/// The buttons of an alert or a choice of actions, as they are found in its actions.
final class DialogButtons {
  struct Button {
    var label: Secondary
    var surroundings: Surroundings
    var role: ButtonRole?
    var action: () -> Void
  }
  var buttons: [Button] = []
}

/// An alert: title, message, fields and buttons on a card in the middle of the screen.
struct AlertCard<Actions: View, Message: View> {
  let title: Text
  let actions: Actions
  let message: Message?
}
extension AlertCard: View {
  var body: some View {
    let found = DialogButtons()
    VStack(spacing: 0) {
      VStack(spacing: PresentationMeasures.alertSpacing) {
        title.font(.system(size: 17, weight: .semibold))
        message?.font(.system(size: 13))
        DialogActions(content: actions, found: found)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, PresentationMeasures.alertInset)
      .padding(.top, PresentationMeasures.aboveAlert)
      .padding(.bottom, PresentationMeasures.belowAlert)
      Divider()
      AlertButtons(found: found)
    }
    .frame(width: PresentationMeasures.alert)
    .background { DialogGround(radius: PresentationMeasures.alertRadius) }
  }
}

/// A choice of actions: a card with the words and the buttons, and one with the button that changes nothing, at the lower edge.
struct DialogCard<Actions: View, Message: View> {
  let title: Text?
  let actions: Actions
  let message: Message?
}
extension DialogCard: View {
  var body: some View {
    let found = DialogButtons()
    VStack(spacing: PresentationMeasures.dialogInset) {
      VStack(spacing: 0) {
        if title != nil || message != nil {
          VStack(spacing: PresentationMeasures.alertSpacing) {
            title?.font(.system(size: 13, weight: .semibold))
            message?.font(.system(size: 13))
          }
          .foregroundStyle(SystemColor.secondaryLabel)
          .multilineTextAlignment(.center)
          .padding(.horizontal, PresentationMeasures.alertInset)
          .padding(.top, PresentationMeasures.aboveDialog)
          .padding(.bottom, PresentationMeasures.belowDialog)
        }
        DialogActions(content: actions, found: found)
        DialogButtonColumn(found: found)
      }
      .frame(maxWidth: .infinity)
      .background { DialogGround(radius: PresentationMeasures.dialogRadius) }
      DialogCancel(found: found)
    }
    .padding(.horizontal, PresentationMeasures.dialogInset)
  }
}

/// What lies behind the words of an alert.
private struct DialogGround: View {
  let radius: CGFloat
  var body: some View {
    RoundedRectangle(cornerRadius: radius, style: .continuous).fill(Material.card)
  }
}

/// The actions as a person wrote them: buttons are only noted, fields are shown.
private struct DialogActions<Content: View> {
  let content: Content
  let found: DialogButtons
}
extension DialogActions: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment
    // The card is kept when its nodes are made anew.
    view.found.buttons = []
    nodes.environment.controls.dialog = view.found
    nodes.environment.font = .system(size: 13)
    nodes.environment.controls.textField = RoundedBorderTextFieldStyle()
    nodes.append(Written(content: view.content))
    nodes.environment = outer
  }
}

/// The buttons of an alert: two beside each other, more below each other; without any there is "OK".
private struct AlertButtons {
  let found: DialogButtons
}
extension AlertButtons: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let cancel = view.found.buttons.filter { $0.role == .cancel }
    let others = view.found.buttons.filter { $0.role != .cancel }
    let height = PresentationMeasures.alertButton
    switch view.found.buttons.count {
    case 0:
      let end = nodes.environment.dismiss
      nodes.append(
        Implicit {
          Tapped(
            content: Text("OK").foregroundStyle(nodes.environment.controls.accent).frame(maxWidth: .infinity).frame(height: height)
          ) { end() }
        })
    case 1, 2:
      let row = cancel + others
      nodes.append(
        Implicit {
          HStack(spacing: 0) {
            ForEach(row.indices, id: \.self) { index in
              if index > 0 { Divider() }
              DialogButton(button: row[index], size: 17).frame(maxWidth: .infinity)
            }
          }
          .frame(height: height)
        })
    default:
      let column = others + cancel
      nodes.append(
        Implicit {
          ForEach(column.indices, id: \.self) { index in
            if index > 0 { Divider() }
            DialogButton(button: column[index], size: 17).frame(maxWidth: .infinity).frame(height: height)
          }
        })
    }
  }
}
private struct DialogButtonColumn {
  let found: DialogButtons
}
extension DialogButtonColumn: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let column = view.found.buttons.filter { $0.role != .cancel }
    nodes.append(
      Implicit {
        ForEach(column.indices, id: \.self) { index in
          Divider()
          DialogButton(button: column[index], size: 20).frame(maxWidth: .infinity).frame(height: PresentationMeasures.dialogButton)
        }
      })
  }
}
private struct DialogCancel {
  let found: DialogButtons
}
extension DialogCancel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let cancel = view.found.buttons.first { $0.role == .cancel }
    let end = nodes.environment.dismiss
    nodes.append(
      Implicit {
        Group {
          if let cancel {
            DialogButton(button: cancel, size: 20)
          } else {
            Tapped(content: Text("Cancel").font(.system(size: 20, weight: .semibold)).foregroundStyle(Color.accentColor)) { end() }
          }
        }
        .frame(maxWidth: .infinity)
        .frame(height: PresentationMeasures.dialogButton)
        .background(SystemColor.tertiarySystemBackground, in: RoundedRectangle(cornerRadius: PresentationMeasures.dialogRadius, style: .continuous))
      })
  }
}

/// The label of a button that was noted, in the tint, red where it destroys something.
private struct DialogButton {
  let button: DialogButtons.Button
  let size: CGFloat
}
extension DialogButton: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.container("Button", { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      let (action, end) = (view.button.action, nodes.environment.dismiss)
      // Whatever a button does, it ends the question.
      let tap = {
        action()
        end()
      }
      nodes.responds(Interaction(tap: tap))
      let outer = nodes.environment
      nodes.environment = view.button.surroundings.environment
      nodes.environment.controls.dialog = nil
      nodes.environment.font = .system(size: view.size, weight: view.button.role == .cancel ? .semibold : .regular)
      nodes.environment.foregroundStyle = view.button.role == .destructive ? Color.red : outer.controls.accent
      view.button.label.make(&nodes)
      if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", nodes.source, nodes.scope) }
      nodes.environment = outer
    }
  }
}
