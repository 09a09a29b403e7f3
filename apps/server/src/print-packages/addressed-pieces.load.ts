import type { CodedModel } from '@marquee/rules/audience'
import { todayIn } from '@marquee/rules/calendar'
import { vehicleOf } from '@marquee/rules/customers'
import { runsOf } from '@marquee/rules/fonts'
import type { AddressedPiece } from '@marquee/rules/print-packages'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { whyLeftOut, type SuppressedFor } from '@marquee/rules/sendings'
import { codedModelsView } from '../audience/index.ts'
import { postalRecipientsView, type PostalRecipient } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import {
  jointDeliveriesStore,
  orderedPlacesView,
  pressedOn,
  type SendingRow,
} from '../sendings/index.ts'

interface Addressed {
  pieces: AddressedPiece[]
  /** Who is not reached any more. */
  leftOut: { recipient: number; suppressedFor: SuppressedFor }[]
}

/** The pieces of a sending that are still to be printed, with the names and addresses of this moment. */
export async function addressedPieces(
  sending: SendingRow,
  { hierarchyId, now }: { hierarchyId: string; now: number },
  use: Use,
): Promise<Addressed> {
  const pending = await use(jointDeliveriesStore).pending(sending.key)
  const timeZone = (await use(orderedPlacesView).timeZoneOf(sending)) ?? 'UTC'
  const pressed = await pressedOn(todayIn(timeZone, now), sending, householdsOf(pending), use)
  return addressPieces({ ...sending, hierarchyId, pending, pressed }, use)
}

interface Addressing extends Pick<SendingRow, 'marketKey' | 'path' | 'channel' | 'seeds'> {
  hierarchyId: string
  /** Of a seed its place among those of the sending. */
  pending: readonly Pending[]
  /** Households that would get more by now than their brand allows. */
  pressed: ReadonlySet<number>
}

interface Pending {
  recipient: number
  isSeed: boolean
}

const householdsOf = (pending: readonly Pending[]): number[] =>
  pending.filter(({ isSeed }) => !isSeed).map(({ recipient }) => recipient)

/** The same of any pieces. */
export async function addressPieces(
  { marketKey, path, channel, seeds, hierarchyId, pending, pressed }: Addressing,
  use: Use,
): Promise<Addressed> {
  const known = await use(postalRecipientsView).all({ marketKey, path }, householdsOf(pending))
  const models = await use(codedModelsView).all(hierarchyId)
  const found: Addressed = { pieces: [], leftOut: [] }
  for (const { recipient, isSeed } of pending) {
    if (isSeed) {
      const seed = seeds[recipient]
      if (seed) found.pieces.push(pieceOfSeed(seed, recipient))
      continue
    }
    const household = known.get(recipient)
    const suppressedFor =
      whyLeftOut(channel, household?.contact) ?? (pressed.has(recipient) ? 'PRESSED' : null)
    if (household && suppressedFor === null) found.pieces.push(pieceOf(household, models))
    else found.leftOut.push({ recipient, suppressedFor: suppressedFor ?? 'GONE' })
  }
  return found
}

/** What the Postal Service brings to whoever lives there. */
const NOBODY_NAMED = 'Current Resident'

/** Letters that no font has would stop the press for all others: they are left out. */
const printable = (text: string): string =>
  runsOf(text, 'text-strong')
    .flatMap((run) => (run.font === null ? [] : [run.text]))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

function named(first: string, last: string) {
  const [firstName, lastName] = [printable(first), printable(last)]
  return { firstName, lastName: firstName + lastName === '' ? NOBODY_NAMED : lastName }
}

const pieceOf = (known: PostalRecipient, models: readonly CodedModel[]): AddressedPiece => ({
  recipient: known.household,
  isSeed: false,
  ...named(known.firstName, known.lastName),
  line1: printable(known.line1),
  city: printable(known.city),
  state: printable(known.state),
  postalCode: known.postalCode,
  vehicle: vehicleName(known.vehicles, models),
})

const pieceOfSeed = (
  { foreName, surName, address }: SeedPerson,
  recipient: number,
): AddressedPiece => ({
  recipient,
  isSeed: true,
  ...named(foreName, surName),
  line1: printable(`${address.line1} ${address.line2}`),
  city: printable(address.city),
  state: printable(address.countrySubdivision.code),
  postalCode: address.postalCode,
  vehicle: '',
})

/** The newest of those that are known to the brand. */
function vehicleName(vehicles: readonly number[], models: readonly CodedModel[]): string {
  for (const code of vehicles) {
    const { modelCode, year } = vehicleOf(code)
    const found = models.find((one) => one.code === modelCode)
    if (found) return `${year} ${found.model}`
  }
  return ''
}
