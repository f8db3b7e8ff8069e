/// The texts of `waymark join`.
enum JoinTexts {
  static let abstract = "Show the join form that a link fills, and whether the person may join."

  static let discussion = """
    Each join link of Wordly or OSQR is shown with the role, the fields that it fills, values that were \
    dropped because they are not of their type, required fields that are empty, and the message for the \
    person. The message is in the language of --language or of the environment; JSON has it in English \
    unless --language is given.

    --security names what the session needs: open, passcode or login, of both roles or of one (attendee= or \
    presenter=). A presenter always needs a passcode or a login. A role that is not named needs the passcode. \
    Without --security, a link does not tell whether the person may join.

    --fact signedIn is for a person who is signed in, --fact permitted=false for an account that may not enter \
    the session. The requirements of the app come first: OSQR needs signedIn and subscribed.

    A passcode is never shown. Give links that carry one with --input -, because arguments are visible to \
    everyone on this machine.

    JSON is one object a line, as Schemas/join.schema.json describes it.

    EXAMPLES:
      waymark join 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark join --security passcode --language de wordly://attend/KXTR-7429
      waymark join --security login --fact signedIn wordly://present/KXTR-7429
      waymark join --security attendee=open --format json --input links.txt

    EXIT STATUS:
      0  every form opens
      1  some link is rejected or no join link, or the account may not enter
      2  wrong usage, an unknown fact, unreadable input, or output that failed
    """

  static let security =
    "The security of the session: open, passcode or login; ROLE=LEVEL for one role. May be repeated."
  static let openPresenter = "A presenter needs a passcode or a login: open is for attendees."
}
