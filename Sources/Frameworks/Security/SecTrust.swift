import Foundation

/// What makes memory; nobody needs one.
public final class CFAllocator: Sendable {
  init() {}
}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil
/// An error of Core Foundation.
public typealias CFError = NSError

/// A key of a cipher. There are none.
public final class SecKey: Sendable {
  init() {}
}
/// A certificate, whose bytes are kept and not read.
public final class SecCertificate: Sendable {
  let data: Data

  init(data: Data) { self.data = data }
}
/// What a certificate has to meet.
public final class SecPolicy: Sendable {
  init() {}
}
/// Whether certificates meet a policy: nobody knows.
public final class SecTrust: Sendable {
  init() {}
}
/// A certificate of bytes; nil if they do not begin as one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  data.first == 0x30 ? SecCertificate(data: data) : nil
}
/// The bytes of a certificate.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
/// The key of a certificate: none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// The simplest policy.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// The policy for a server.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Certificates and policies that are to be looked at.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: inout SecTrust?
) -> OSStatus {
  trust = SecTrust()
  return errSecSuccess
}
/// The key of the first certificate: none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Whether the certificates meet the policies: they do not.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
