import { placeOfOptOut, type SuppressionReason } from '@marquee/rules/customers'
import type { Use } from '../platform/sql/index.ts'
import { customerHashing, hashesOf } from './customer-hashing.load.ts'
import { recipientView } from './recipient.view.ts'
import { countWithoutSuppressed } from './suppressed-people.change.ts'
import { suppressionsStore } from './suppressions.store.ts'

/** To whom an email went that came back. */
export interface ReturnedAddress {
  email: bigint
  /** The same person by their household. */
  persons: readonly bigint[]
}

interface Reported {
  marketKey: number
  household: number
  /** Whom the report names; null: nobody. */
  address: string | null
  /** It names nobody else. */
  isOnlyOne: boolean
}

/**
 * The address of the household that the report is about: whatever else a report names is none of its business.
 * Undefined: it is not known any more.
 */
export async function loadReturnedAddress(
  use: Use,
  { marketKey, household, address, isOnlyOne }: Reported,
): Promise<ReturnedAddress | undefined> {
  const known = await use(recipientView).versionsOf(marketKey, household)
  const nameless = { lastName: '', line1: '', postalCode: '' }
  const hash = await customerHashing(use)
  const named = address === null ? null : hashesOf(hash, { ...nameless, email: address })?.email
  const found = known.find((one) => [one.emailHash, one.importedEmailHash].includes(named ?? NONE))
  // Where an email is forwarded, the report names an address that the household does not have.
  const latest = isOnlyOne && known[0]?.importedEmailHash === null ? known[0].emailHash : null
  const email = (found ? named : latest) ?? null
  if (email === null) return undefined
  const persons = known.flatMap((one) => [one.personHash, one.importedPersonHash])
  return { email, persons: persons.filter((one) => one !== null) }
}

/** What is no address finds nothing. */
const NONE = 0n

interface Stopped {
  address: ReturnedAddress
  reason: SuppressionReason
  campaignKey: number
  /** Of the dealer who wrote. */
  path: string
  at: Date
}

/** Stops emails to it from all dealers of the brand; answers how many households that are. */
export async function stopReturned(
  use: Use,
  { address, reason, campaignKey, path, at }: Stopped,
): Promise<number> {
  const place = placeOfOptOut('BRAND', path)
  // A bounce is of the address, and ends with another one; a complaint is of the person.
  const own = reason === 'BOUNCED' ? [] : address.persons
  const hashes = [...new Set([address.email, ...own])]
  const from = { source: 'MAIL_RETURN', campaignKey, suppressedBy: null, suppressedAt: at } as const
  await use(suppressionsStore).add({ hashes, channel: 'EMAIL', reason, path: place, ...from })
  return countWithoutSuppressed(use, hashes, place)
}
