import { marketProfiles } from '@marquee/contract/market-profiles'
import { expect, test } from 'vitest'
import type { Logo } from '../../widgets/market-profiles/index.ts'
import { shownLogos } from './logos-part.tsx'

const [example] = marketProfiles.read.example.reply.logos as Logo[]
const logo = (key: number, status: Logo['status'], assetType: Logo['assetType'] = 'brand-logo') =>
  ({ ...example, key, status, assetType }) as Logo
const shown = (...logos: Logo[]) => shownLogos(logos, 'brand-logo').map(({ status }) => status)

test.each<[string, Logo[], Logo['status'][]]>([
  ['nothing', [], []],
  ['another type only', [logo(1, 'APPROVED', 'brand-logo-secondary')], []],
  ['the one in use first', [logo(2, 'PENDING'), logo(1, 'APPROVED')], ['APPROVED', 'PENDING']],
  ['one that came back', [logo(2, 'REJECTED'), logo(1, 'APPROVED')], ['APPROVED', 'REJECTED']],
  ['not one that a newer has answered', [logo(2, 'PENDING'), logo(1, 'REJECTED')], ['PENDING']],
  ['nor after the newer is in use', [logo(2, 'APPROVED'), logo(1, 'REJECTED')], ['APPROVED']],
])('a profile shows %s [PRF-02]', (_, logos, statuses) => {
  expect(shown(...logos)).toEqual(statuses)
})
