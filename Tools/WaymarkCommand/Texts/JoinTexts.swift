/// The help and the messages of `waymark join`.
enum JoinTexts {
  static let abstract = "Show how a link fills in the form for joining a session."

  static let discussion = """
    Reads join links of the apps Wordly and OSQR. For each link, prints the role, the values that \
    fill in the form, and the values that were dropped because their type is wrong. Also prints \
    the required fields that are empty, and the message that the person sees. The message is in \
    the language of --language or of the environment. In JSON output, it is in English unless \
    --language is given.

    --security states the security level of the session: open, passcode or login. ROLE=LEVEL sets \
    the level of one role, attendee or presenter. If only one role has a level, the other role \
    requires a passcode. A presenter always needs a passcode or a login. Without --security, the \
    output does not state whether the person may join.

    --fact signedIn means that the person is signed in; --fact permitted=false means that the \
    account may not enter the session. The requirements of the app are checked first: OSQR \
    requires the facts signedIn and subscribed.

    Passcodes are never printed. Pass links that contain a passcode with --input -, because other \
    users of this machine can see arguments in the list of processes.

    JSON output contains one object per line (Schemas/join.schema.json).

    EXAMPLES:
      waymark join 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark join --security passcode --language de wordly://attend/KXTR-7429
      waymark join --security login --fact signedIn wordly://present/KXTR-7429
      waymark join --security attendee=open --format json --input links.txt

    EXIT STATUS:
      0  every link opens the form
      1  a link is rejected or is not a join link, or the account may not enter
      2  wrong usage, an unknown fact, unreadable input, or output that cannot be written
    """

  static let security = """
    Security level of the session: open, passcode or login; ROLE=LEVEL for one role; may be \
    repeated.
    """
  static let openPresenter = "A presenter needs a passcode or a login: open is for attendees."
}
