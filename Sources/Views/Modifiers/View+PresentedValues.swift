public import Foundation

// Alerts and choices of actions about a value: shown while a binding says so and the value is there.
extension View {
  nonisolated private func asking<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping (T) -> A, _ message: ((T) -> M)?
  ) -> some View {
    Presenting(content: self, name: "alert", kind: .alert, dismiss: { isPresented.wrappedValue = false }) {
      isPresented.wrappedValue ? data.map { AlertCard(title: title, actions: actions($0), message: message?($0)) } : nil
    }
  }
  nonisolated private func choosing<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ data: T?, _ actions: @escaping (T) -> A, _ message: ((T) -> M)?
  ) -> some View {
    let shown = visibility == .hidden || visibility == .automatic && message == nil ? nil : title
    return Presenting(content: self, name: "confirmationDialog", kind: .dialog, dismiss: { isPresented.wrappedValue = false }) {
      isPresented.wrappedValue ? data.map { DialogCard(title: shown, actions: actions($0), message: message?($0)) } : nil
    }
  }
  /// An alert about a value.
  nonisolated public func alert<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(Text(title), isPresented, data, actions, ((T) -> EmptyView)?.none)
  }
  /// An alert about a value.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(Text(title), isPresented, data, actions, message)
  }
  /// An alert about a value.
  nonisolated public func alert<T, A: View>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View {
    asking(title, isPresented, data, actions, ((T) -> EmptyView)?.none)
  }
  /// An alert about a value.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(title, isPresented, data, actions, message)
  }
  /// An alert about an error, with its description as the title.
  nonisolated public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A) -> some View {
    asking(Text(error?.errorDescription ?? ""), isPresented, error, { _ in actions() }, ((E) -> EmptyView)?.none)
  }
  /// An alert about an error, with its description as the title.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    asking(Text(error?.errorDescription ?? ""), isPresented, error, actions, message)
  }
  /// A choice of actions about a value.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choosing(Text(title), isPresented, titleVisibility, data, actions, ((T) -> EmptyView)?.none)
  }
  /// A choice of actions about a value.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choosing(Text(title), isPresented, titleVisibility, data, actions, message)
  }
  /// A choice of actions about a value.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choosing(title, isPresented, titleVisibility, data, actions, ((T) -> EmptyView)?.none)
  }
  /// A choice of actions about a value.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choosing(title, isPresented, titleVisibility, data, actions, message)
  }
}
