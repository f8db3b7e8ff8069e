/// The help and the messages of `waymark join`.
enum JoinTexts {
  static let abstract = "Show what a link enters in the form for joining a session."

  static let discussion = """
    For each join link of Wordly or OSQR, prints the role, the filled fields, the values that were \
    dropped because their type is wrong, the required fields that are empty, and the message for \
    the person. The message is in the language of --language or of the environment. In JSON, it is \
    in English unless --language is given.

    --security states the security level of the session: open, passcode or login, for both roles \
    or for one role (attendee= or presenter=). A presenter always needs a passcode or a login. A \
    role that is not named requires the passcode. Without --security, the output does not state \
    whether the person may join.

    --fact signedIn means that the person is signed in; --fact permitted=false means that the \
    account may not enter the session. The requirements of the app are checked first: OSQR \
    requires signedIn and subscribed.

    A passcode is never printed. Pass links that contain one with --input -, because other users \
    of this machine can see arguments.

    JSON output contains one object per line (Schemas/join.schema.json).

    EXAMPLES:
      waymark join 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark join --security passcode --language de wordly://attend/KXTR-7429
      waymark join --security login --fact signedIn wordly://present/KXTR-7429
      waymark join --security attendee=open --format json --input links.txt

    EXIT STATUS:
      0  every form opens
      1  a link is rejected or is not a join link, or the account may not enter
      2  wrong usage, an unknown fact, unreadable input, or failed output
    """

  static let security =
    "Security of the session: open, passcode or login; ROLE=LEVEL for one role; may be repeated."
  static let openPresenter = "A presenter needs a passcode or a login: open is for attendees."
}
