import Testing

@testable import SwiftSource

/// What a system calls is checked, and never shown.
@MainActor
@Suite struct `Delegates of the application` {
  @Test func `are accepted beside what is shown`() throws {
    let program = Interpreted(
      """
      import SwiftUI
      import UIKit
      import UserNotifications
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { print("launched"); return true }
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: ContentView())
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      extension AppDelegate: UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent note: UNNotification, withCompletionHandler done: (UNNotificationPresentationOptions) -> Void) { done([.banner]) }
      }
      struct ContentView: View { var body: some View { Text("shown") } }
      """)
    #expect(program.said == [])
    #expect(try program.texts() == ["shown"])
  }
  @Test func `keep what the program itself calls`() {
    let program = Interpreted("import SwiftUI; import UIKit\nclass D: NSObject, UIApplicationDelegate { func count() -> Int { \"a\" } }\nText(\"\\(D().count())\")")
    #expect(program.said == ["2:66: error: cannot convert return expression of type 'String' to return type 'Int'"])
  }
  @Test func `a program for the Mac has AppKit's values, delegates and views`() throws {
    let run = try Running(
      """
      import SwiftUI
      import AppKit
      final class Delegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) { NSApp.setActivationPolicy(.regular) }
      }
      final class Panel: NSPanel {
        init() {
          super.init(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
          isFloatingPanel = true
          level = .floating
        }
      }
      struct Blur: NSViewRepresentable {
        func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      @main struct Mac: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene {
          WindowGroup {
            Text(Panel().isFloatingPanel ? "floats" : "lies").foregroundStyle(Color(nsColor: .labelColor))
            Blur()
          }
        }
      }
      """)
    #expect(run.texts == ["floats"])
    #expect(run.evaluation.diagnostics.isEmpty)
  }
}
