import { csvLine } from '../csv/index.ts'

/** One thing that is known of a person. */
export interface KnownThing {
  /** What it belongs to, such as the second vehicle. */
  about: string
  field: string
  value: string
}

const HEADERS = ['About', 'What', 'Value']
const FOR_SPREADSHEETS = '\uFEFF'

/** All that is known of a customer, as a file for them: a line for each thing, without what is empty. */
export const customerFile = (things: readonly KnownThing[]): string =>
  FOR_SPREADSHEETS +
  csvLine(HEADERS) +
  things
    .filter(({ value }) => value !== '')
    .map(({ about, field, value }) => csvLine([about, field, value]))
    .join('')
