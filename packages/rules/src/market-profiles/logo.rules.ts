import { accept, refuse, type Result } from '../result/index.ts'

export const LOGO_TYPES = ['brand-logo', 'brand-logo-secondary'] as const

export type LogoType = (typeof LOGO_TYPES)[number]

/** What a profile shows: what is in use, what waits, and what came back. */
export const SHOWN_LOGO_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** REPLACED: it was in use, or waited, until a newer one took its place. */
export type LogoStatus = (typeof SHOWN_LOGO_STATUSES)[number] | 'REPLACED'

export const MOST_OF_REJECTION = 500

interface Waiting {
  status: LogoStatus
  uploadedBy: number
}

/** People do not approve or reject what they have submitted themselves, in whichever of their homes. */
export function mayDecideLogo(
  actor: { keys: readonly number[] },
  logo: Waiting,
): Result<true, 'logo.nothing-pending' | 'logo.own-upload'> {
  if (logo.status !== 'PENDING') return refuse('logo.nothing-pending')
  return actor.keys.includes(logo.uploadedBy) ? refuse('logo.own-upload') : accept(true)
}

interface Chosen {
  assetType?: LogoType | undefined
  hash?: string | undefined
}

/**
 * Which of a market's waiting logos are decided: the one that is named, or all that the person may
 * decide. One that is named by its picture must still be that picture.
 */
export function logosToDecide<Logo extends Waiting & { assetType: LogoType; hash: string }>(
  actor: { keys: readonly number[] },
  waiting: readonly Logo[],
  { assetType, hash }: Chosen,
): Result<Logo[], 'logo.nothing-pending' | 'logo.own-upload' | 'logo.changed-meanwhile'> {
  const named = waiting.filter((logo) => !assetType || logo.assetType === assetType)
  const [first] = named
  if (!first) return refuse('logo.nothing-pending')
  const same = named.filter((logo) => !hash || logo.hash === hash)
  if (same.length === 0) return refuse('logo.changed-meanwhile')
  const open = same.filter((logo) => mayDecideLogo(actor, logo).ok)
  return open.length > 0 ? accept(open) : refuse('logo.own-upload')
}
