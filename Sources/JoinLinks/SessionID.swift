public import BundledApps

/// The identifier of a session, such as `KXTR-7429`.
///
/// Its form is the type `session` of the Wordly manifest, which OSQR shares; letters are folded to upper
/// case, and nothing else is: an O stays an O.
public typealias SessionID = WordlyLink.Session

/// The secret that lets somebody into a session.
///
/// It shows itself as `•••` wherever it is printed, dumped or interpolated. Its form is the type
/// `passcode` of the Wordly manifest, which OSQR shares.
public typealias Passcode = WordlyLink.Passcode
