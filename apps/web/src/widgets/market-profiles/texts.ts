import type { LogoType } from '@marquee/rules/market-profiles'
import type { Logo } from './answers.ts'

export const logoTypeNames: Readonly<Record<LogoType, string>> = {
  'brand-logo': 'Logo',
  'brand-logo-secondary': 'Second logo',
}

export const logoStatusNames: Readonly<Record<Logo['status'], string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

export const logoTexts = {
  name: (type: LogoType, market: string) => `${logoTypeNames[type]} of ${market}`,
  ground: { light: 'on a light ground', dark: 'on a dark ground' },
  enlarge: (logo: string) => `Enlarge: ${logo}`,
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  handedIn: (by: string | null, when: string) =>
    by === null ? `Uploaded ${when}` : `Uploaded by ${by}, ${when}`,
  why: (reason: string) => `Why: ${reason}`,
} as const

export const rejectHint = 'The person who uploaded it reads this, and can upload a better one.'
