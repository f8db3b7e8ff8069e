import LinkRouting

/// What a change of a payload would save.
public struct QRSaving: Sendable, Hashable {
  /// A change that keeps the payload leading to the same route.
  public enum Change: Sendable, Hashable {
    /// Upper case, as far as it leads to the same place.
    case uppercase
    /// A parameter less, by name.
    case leavingOut(String)
    /// A custom scheme, by name.
    case scheme(String)
  }

  /// The change.
  public let change: Change
  /// What the payload would take then.
  public let plan: QRPlan
  /// The modules a side that it saves; 0 where only bits are saved.
  public let modules: Int
  /// The bits that it saves.
  public let bits: Int
}

extension QRPayload {
  /// What each single change of the payload would save; each is really made and planned.
  ///
  /// All are compared at the level that the payload itself has, so that no saving is one of error
  /// correction. Only changes that save something are listed: those that save most first, else in the order of upper
  /// case, parameters as declared, schemes as declared.
  ///
  /// - Parameter level: The level of the symbol.
  /// - Throws: ``QRCodeError`` if the payload itself does not fit a symbol.
  /// - Complexity: O(*n*) in the length of the payload, times the number of changes.
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

  /// The plan of the payload with other options; `nil` if there is none, which says only that the change
  /// is not possible.
  private func changed(_ options: QRPayloadOptions, level: QRLevelChoice) -> QRPlan? {
    do throws(QRCodeError) {
      return try QRPlan(QRPayload(match, router, options: options).text, level: level)
    } catch {
      return nil
    }
  }
}
