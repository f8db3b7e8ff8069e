/** Dates of the Gregorian calendar as `YYYY-MM-DD`, without a time zone. */
function dateType(): ValueType {
  return {
    key: "date",
    check(bytes) {
      const text = bytes.every((byte) => byte < 0x80) ? textOf(bytes) : "";
      const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
      const [year, month, day] = (match ?? []).slice(1).map(Number);
      if (year === undefined || month === undefined || day === undefined) {
        return "rejected";
      }
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      return day >= 1 && day <= (days[month - 1] ?? 0) ? "accepted" : "rejected";
    },
    dropCode: () => "invalid-form",
    canonical: (text) => text,
    read: (text) => text,
    write: stringOf,
  };
}
