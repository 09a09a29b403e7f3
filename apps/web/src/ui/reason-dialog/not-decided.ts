/** Of several things that were decided at once, those that were not: each in its own words. */
export class NotDecided extends Error {
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, each: readonly string[]) {
    super(message)
    this.fields = Object.fromEntries(each.map((words, at) => [`item ${at}`, words]))
  }
}
