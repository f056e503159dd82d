import CoreGraphics
import Foundation
import SwiftUI

/// Sections and things, each once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var order: [SectionIdentifierType] = []
  private var things: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// Nothing.
  public init() {}
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  /// The things.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { things[$0] ?? [] } }
  /// How many sections there are.
  public var numberOfSections: Int { order.count }
  /// How many things there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// How many things a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { things[identifier]?.count ?? 0 }
  /// The things of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    things[identifier] ?? []
  }
  /// The section of a thing.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    order.first { (things[$0] ?? []).contains(identifier) }
  }
  /// Where a thing is.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Where a section is.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }
  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where !order.contains(identifier) { order.append(identifier) }
  }
  /// Adds things to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last else { return }
    things[section] = (things[section] ?? []) + identifiers
  }
  /// Puts things before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, behind: 0)
  }
  /// Puts things behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: afterIdentifier, behind: 1)
  }
  private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, behind: Int) {
    guard let section = sectionIdentifier(containingItem: other), var list = things[section],
      let place = list.firstIndex(of: other)
    else { return }
    list.insert(contentsOf: identifiers, at: place + behind)
    things[section] = list
  }
  /// Takes things out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in order { things[section] = (things[section] ?? []).filter { !identifiers.contains($0) } }
  }
  /// Takes all out.
  public mutating func deleteAllItems() { (order, things) = ([], [:]) }
  /// Takes sections out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    order.removeAll { identifiers.contains($0) }
    for identifier in identifiers { things[identifier] = nil }
  }
  /// Makes things anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Makes the look of things anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Makes sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, order.indices.contains(indexPath[0]) else { return nil }
    let list = things[order[indexPath[0]]] ?? []
    return list.indices.contains(indexPath[1]) ? list[indexPath[1]] : nil
  }
  func place(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let first = order.firstIndex(of: section),
      let second = things[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(indexes: [first, second])
  }
}
