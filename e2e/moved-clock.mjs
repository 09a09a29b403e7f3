// Imported before the program: for it and all that it runs, time is ahead by so many milliseconds.

const ahead = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
