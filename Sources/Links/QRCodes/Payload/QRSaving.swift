import LinkRouting

/// The space that a change to a payload would save.
public struct QRSaving: Sendable, Hashable {
  /// A change to a payload that keeps its route.
  public enum Change: Sendable, Hashable {
    /// Convert letters to uppercase if the match stays the same.
    case uppercase
    /// Omit the parameter with this name.
    case leavingOut(String)
    /// Use the custom scheme with this name.
    case scheme(String)
  }

  /// The change.
  public let change: Change
  /// The plan of the changed payload.
  public let plan: QRPlan
  /// The number of modules saved per side; 0 if only bits are saved.
  public let modules: Int
  /// The number of bits saved.
  public let bits: Int
}

extension QRPayload {
  /// Returns the saving of each change, applied on its own to the payload.
  ///
  /// The method plans each changed payload at the level of the unchanged payload, so that no saving
  /// results from weaker error correction. Only changes that save bits are listed, the largest
  /// saving first. Equal savings are in the order uppercase, parameters as declared, schemes as
  /// declared.
  ///
  /// - Parameter level: The level of the symbol.
  /// - Throws: ``QRCodeError`` if the unchanged payload does not fit into a symbol.
  /// - Complexity: O(*n* · *c*), where *n* is the length of the payload, and *c* is the number of
  ///   changes.
  public func savings(level: QRLevelChoice = .automatic) throws(QRCodeError) -> [QRSaving] {
    let plan = try QRPlan(text, level: level)
    var savings: [QRSaving] = []
    for change in changes {
      var options = options
      switch change {
      case .uppercase: options.isUppercase = true
      case .leavingOut(let name): options.omitted.insert(name)
      case .scheme(let name): options.scheme = name
      }
      guard let other = changed(options, level: .exactly(plan.level)), other.bits < plan.bits else {
        continue
      }
      savings.append(
        QRSaving(
          change: change, plan: other, modules: plan.side - other.side, bits: plan.bits - other.bits
        ))
    }
    return savings.enumerated().sorted {
      ($1.element.modules, $1.element.bits, $0.offset) < (
        $0.element.modules, $0.element.bits, $1.offset
      )
    }.map(\.element)
  }

  private var changes: [QRSaving.Change] {
    let uppercase: [QRSaving.Change] = options.isUppercase ? [] : [.uppercase]
    let present = match.parameters.filter { $0.range != nil }.map {
      QRSaving.Change.leavingOut($0.name)
    }
    let schemes = match.route.schemes ?? match.manifest.schemes
    let isOnScheme = match.isCustomScheme
    return uppercase + present + (isOnScheme ? [] : schemes.map { .scheme($0) })
  }

  /// Returns the plan of the payload with other options, or `nil` if the change is not possible.
  private func changed(_ options: QRPayloadOptions, level: QRLevelChoice) -> QRPlan? {
    do throws(QRCodeError) {
      return try QRPlan(QRPayload(match, router, options: options).text, level: level)
    } catch {
      return nil
    }
  }
}
