export const LOGO_TYPES = ['brand-logo', 'brand-logo-secondary'] as const

export type LogoType = (typeof LOGO_TYPES)[number]

/** REPLACED: it was in use, or waited, until a newer one took its place. */
export const LOGO_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'REPLACED'] as const

export type LogoStatus = (typeof LOGO_STATUSES)[number]
