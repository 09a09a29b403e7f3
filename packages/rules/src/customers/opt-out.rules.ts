import { pathsTo, ROOT_PATH, type MarketPath } from '../access/index.ts'

/** How far an opt-out goes: the dealer who wrote, all dealers of the brand, or everyone who sends by this product. */
export const OPT_OUT_REACHES = ['DEALER', 'BRAND', 'ALL'] as const

export type OptOutReach = (typeof OPT_OUT_REACHES)[number]

/** What a recipient may choose as their reason; they need not choose any. */
export const OPT_OUT_REASONS = ['TOO_MANY', 'NOT_RELEVANT', 'NEVER_SIGNED_UP', 'OTHER'] as const

export type OptOutReason = (typeof OPT_OUT_REASONS)[number]

/** From where a suppression came: a person who looks after customers, the recipient, or what came back of an email. */
export const SUPPRESSION_SOURCES = [
  'ADMINISTRATOR',
  'UNSUBSCRIBE_PAGE',
  'ONE_CLICK',
  'MAIL_RETURN',
  'FILE',
] as const

export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number]

/** The place at and below which an opt-out holds, of a dealer at this path. */
export function placeOfOptOut(reach: OptOutReach, dealer: MarketPath): MarketPath {
  const [, brand = dealer] = pathsTo(dealer)
  const places: Readonly<Record<OptOutReach, MarketPath>> = {
    DEALER: dealer,
    BRAND: brand,
    ALL: ROOT_PATH,
  }
  return places[reach]
}

/** How far what is suppressed at these places goes, as seen from the dealer; undefined: nothing holds there. */
export function widestReach(
  places: readonly MarketPath[],
  dealer: MarketPath,
): OptOutReach | undefined {
  if (places.includes(ROOT_PATH)) return 'ALL'
  if (places.includes(placeOfOptOut('BRAND', dealer))) return 'BRAND'
  return places.length > 0 ? 'DEALER' : undefined
}

/** A day: long enough for a slip, and too short for whoever finds an old email to bring another person back. */
const UNDO_MS = 86_400_000

/** May a recipient still take back what they chose at this time? */
export const mayTakeBack = (chosenAt: number, now: number): boolean => now - chosenAt < UNDO_MS

/** Since when a choice can still be taken back. */
export const takenBackSince = (now: number): number => now - UNDO_MS

/** An address as its owner recognizes it, and no one else learns it: always as many dots, however long it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••'
}
