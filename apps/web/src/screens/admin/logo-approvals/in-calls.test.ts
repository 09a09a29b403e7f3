import { marketProfiles } from '@marquee/contract/market-profiles'
import { expect, test } from 'vitest'
import type { MarketLogo } from './use-logos.ts'
import { inCalls } from './use-decide-logos.ts'

const [example] = marketProfiles.searchLogos.example.reply.logos as [MarketLogo]
const { hash } = example.image
const second = { ...example, key: 6, assetType: 'brand-logo-secondary' as const }
const elsewhere = { ...example, key: 7, market: { ...example.market, key: 15 } }

const bodies = (...chosen: MarketLogo[]) =>
  inCalls(chosen).map(({ marketKey, body }) => [marketKey, body])

test('several markets are one call each, by the picture that was looked at [PRF-05, PRF-06]', () => {
  expect(bodies(example, elsewhere)).toEqual([
    [14, { assetType: 'brand-logo', hash }],
    [15, { assetType: 'brand-logo', hash }],
  ])
})

test('all that a market has waiting is one call, which names none of it [PRF-05, PRF-06]', () => {
  expect(bodies(example, elsewhere, second)).toEqual([
    [14, {}],
    [15, { assetType: 'brand-logo', hash }],
  ])
})

test('one of two that wait leaves the other alone [PRF-05]', () => {
  expect(bodies(second)).toEqual([[14, { assetType: 'brand-logo-secondary', hash }]])
})
