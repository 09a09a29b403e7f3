import {
  cellsOf,
  mayUseLines,
  readTable,
  tableTemplate,
  usableAndRefused,
  lineReasons,
  type LineToMend,
  type TableColumns,
  type TableLine,
} from '../csv/index.ts'
import { email as wrongEmail } from '../fields/index.ts'
import { accept, refuse } from '../result/index.ts'
import { emailText, householdText, type Identity } from './identity.rules.ts'
import {
  GIVEN_REASONS,
  SUPPRESSION_CHANNELS,
  type GivenReason,
  type SuppressionChannel,
} from './suppressions.rules.ts'
import { suppressedChannelNames, suppressionReasonNames } from './texts.ts'

/** What the columns of a file of people may be who are not written to. */
export type SuppressionField = keyof Identity | 'channel' | 'reason'

export const suppressionColumns: TableColumns<SuppressionField> = {
  email: { label: 'Email', also: 'emailaddress mail subscriber' },
  lastName: { label: 'Last name', also: 'surname name' },
  line1: { label: 'Street address', also: 'address address1 street' },
  postalCode: { label: 'ZIP code', also: 'zip postalcode' },
  channel: { label: 'Nothing by', also: 'channel' },
  reason: { label: 'Why', also: 'reason' },
}

/** What is done in one step, so that nobody waits for long; more of them are several files. */
export const MOST_SUPPRESSIONS_IN_FILE = 20_000

/** What is wrong with one line. */
export const suppressionRowReasons = {
  ...lineReasons,
  'row.no-one':
    'This names no one: an email is needed, or a last name, street address and ZIP code.',
  'row.email': 'This is no email address.',
  'row.channel-unknown': 'This is no way of sending: Email, Mail, or Email and mail.',
  'row.reason-unknown': 'This is no reason that a file may give.',
} as const

export type SuppressionRowReason = keyof typeof suppressionRowReasons

export const suppressionWords = { columns: suppressionColumns, reasons: suppressionRowReasons }

/** What a line says: to this person nothing is sent any more. */
export interface SuppressionRow {
  line: number
  person: Identity
  channel: SuppressionChannel
  why: GivenReason
}

export type RefusedSuppression = LineToMend<SuppressionField, SuppressionRowReason>

export interface SuppressionFile {
  rows: SuppressionRow[]
  refused: RefusedSuppression[]
  /** Headers that are not read. */
  ignored: string[]
}

/** Reads a file of people to whom nothing is sent any more, as other programs keep it. */
export function readSuppressions(text: string) {
  // A list of addresses alone is what most programs save.
  const table = readTable(text, suppressionColumns, 1)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!fields.has('email') && !fields.has('line1')) return refuse('suppressions.headers-missing')
  if (lines.length > MOST_SUPPRESSIONS_IN_FILE) return refuse('suppressions.too-many-lines')
  return accept<SuppressionFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

export const maySuppress = ({ rows, refused }: Pick<SuppressionFile, 'rows' | 'refused'>) =>
  mayUseLines(rows.length, refused.length)

function readLine({
  line,
  cellOf,
  isWhole,
}: TableLine<SuppressionField>): SuppressionRow | RefusedSuppression {
  const cells = cellsOf(suppressionColumns, cellOf)
  const refused = (
    field: SuppressionField | undefined,
    reason: SuppressionRowReason,
  ): RefusedSuppression => ({ line, cells, field, reason })
  if (!isWhole) return refused(undefined, 'row.cells')
  const { email, lastName, line1, postalCode } = cells
  if (wrongEmail(email) !== undefined) return refused('email', 'row.email')
  const person = { email, lastName, line1, postalCode }
  if (!emailText(person) && !householdText(person)) return refused(undefined, 'row.no-one')
  const channel = cells.channel === '' ? channelOf(person) : CHANNELS.get(plain(cells.channel))
  if (!channel) return refused('channel', 'row.channel-unknown')
  const why = cells.reason === '' ? 'OPTED_OUT' : REASONS.get(plain(cells.reason))
  if (!why) return refused('reason', 'row.reason-unknown')
  return { line, person, channel, why }
}

/** Where a line does not say it: whoever is named by an email alone has answered to emails. */
const channelOf = (person: Identity): SuppressionChannel =>
  householdText(person) === undefined ? 'EMAIL' : 'ALL'

const plain = (cell: string) => cell.trim().toLowerCase().replaceAll('_', ' ')

/** In the words of the list, or as programs call them. */
const CHANNELS: ReadonlyMap<string, SuppressionChannel> = new Map(
  SUPPRESSION_CHANNELS.flatMap((channel) => [
    [plain(channel), channel],
    [plain(suppressedChannelNames[channel]), channel],
  ]),
)
const REASONS: ReadonlyMap<string, GivenReason> = new Map(
  GIVEN_REASONS.flatMap((reason) => [
    [plain(reason), reason],
    [plain(suppressionReasonNames[reason]), reason],
  ]),
)

/** A file to begin with. */
export const suppressionsTemplate = (): string =>
  tableTemplate(suppressionColumns, [
    {
      email: 'ada.quill@customers.example',
      channel: suppressedChannelNames.EMAIL,
      reason: suppressionReasonNames.OPTED_OUT,
    },
    {
      lastName: 'Brandt',
      line1: '14 Harbor Street',
      postalCode: '48104',
      channel: suppressedChannelNames.ALL,
      reason: suppressionReasonNames.OPTED_OUT,
    },
  ])

/** What a file does, in figures. */
export interface SuppressionCounts {
  added: number
  standing: number
  refused: number
}

export const suppressionCountNames: Readonly<Record<keyof SuppressionCounts, string>> = {
  added: 'New on the list',
  standing: 'On the list already',
  refused: 'Refused lines',
}
