import type { CodedModel } from '@marquee/rules/audience'
import { emailText, vehicleOf } from '@marquee/rules/customers'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { whyLeftOut, type SuppressedFor } from '@marquee/rules/sendings'
import { knownRecipientsView, type HashText, type KnownRecipient } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Taken } from './dispatch.store.ts'
import type { SendingRow } from './sendings.store.ts'

/** One to whom an email goes out. */
export interface Reader extends Taken {
  email: string
  emailHash: bigint
  firstName: string
  vehicles: readonly number[]
}

export interface LeftOut extends Taken {
  reason: SuppressedFor
}

interface Leaving {
  taken: readonly Taken[]
  /** Households that would get more by now than their brand allows. */
  pressed: ReadonlySet<number>
  hash: HashText
}

/** Whom the pieces that were taken go to, and who is left out as something came up since they were planned. */
export async function loadReaders(
  sending: Pick<SendingRow, 'marketKey' | 'path' | 'channel' | 'seeds'>,
  { taken, pressed, hash }: Leaving,
  use: Use,
): Promise<{ readers: Reader[]; leftOut: LeftOut[] }> {
  const customers = taken.filter(({ isSeed }) => !isSeed)
  const households = customers.map(({ recipient }) => recipient)
  const known = await use(knownRecipientsView).all(sending, households)
  const readers: Reader[] = []
  const leftOut: LeftOut[] = []
  for (const piece of taken) {
    const seed = piece.isSeed ? sending.seeds[piece.recipient] : undefined
    const found = piece.isSeed ? undefined : known.get(piece.recipient)
    const named = seed ? asRecipient(seed) : found
    const reader = named && readerOf(piece, named, hash)
    const reason = piece.isSeed ? null : whyNot(sending, found, pressed)
    if (reason === null && reader) readers.push(reader)
    else leftOut.push({ ...piece, reason: reason ?? 'NO_DATA' })
  }
  return { readers, leftOut }
}

const whyNot = (
  { channel }: Pick<SendingRow, 'channel'>,
  found: KnownRecipient | undefined,
  pressed: ReadonlySet<number>,
): SuppressedFor | null =>
  whyLeftOut(channel, found?.contact) ?? (found && pressed.has(found.household) ? 'PRESSED' : null)

/** Undefined where there is no address to write to. */
function readerOf(
  piece: Taken,
  { email, firstName, vehicles }: Pick<KnownRecipient, 'email' | 'firstName' | 'vehicles'>,
  hash: HashText,
): Reader | undefined {
  const text = emailText({ email: email ?? '' })
  if (email === null || text === undefined) return undefined
  return { ...piece, email, emailHash: hash(text), firstName, vehicles }
}

/** Who looks at each piece gets it as customers do, with a link that works. */
const asRecipient = ({ email, foreName }: SeedPerson) => ({
  email,
  firstName: foreName,
  vehicles: [],
})

/** The newest vehicle of a household, as emails name it; empty where none of its models is known. */
export function vehicleNamed(vehicles: readonly number[], models: readonly CodedModel[]): string {
  const [named = ''] = vehicles.flatMap((code) => {
    const { modelCode, year } = vehicleOf(code)
    const found = models.find((one) => one.code === modelCode)
    return found ? [`${year} ${found.model}`] : []
  })
  return named
}
