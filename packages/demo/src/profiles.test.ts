import { profileProblems } from '@marquee/rules/market-profiles'
import { fitsListing } from '@marquee/rules/markets'
import { isLargeEnough } from '@marquee/rules/images'
import { describe, expect, test } from 'vitest'
import { draw } from './drawing/draw.ts'
import { lettering } from './drawing/letters.ts'
import { silhouette, SILHOUETTES, type BodyStyle } from './drawing/silhouettes.ts'
import {
  demoAttributes,
  demoHierarchies,
  demoLogos,
  demoMarkets,
  demoPeople,
  demoProfile,
  demoValues,
} from './index.ts'

const markets = demoMarkets()
const dealers = markets.filter(({ type }) => type === 'DEALER')
const logos = demoLogos({ markets, brands: demoHierarchies(), people: demoPeople(markets) })

test('every profile of the demo could have been typed in', () => {
  for (const dealer of dealers) {
    const { marketKey: _, ...profile } = demoProfile(dealer)
    const { line1, city, state, postalCode, sourceId, webAddress, phoneNumber } = dealer
    const address = {
      line1: line1 ?? '',
      city: city ?? '',
      state: state ?? '',
      postalCode: postalCode ?? '',
    }
    const place = {
      address,
      sourceId,
      webAddress: webAddress ?? '',
      phoneNumber: phoneNumber ?? '',
    }
    expect(profileProblems({ ...profile, ...place }), dealer.name).toEqual({})
  }
})

test('hardly two dealers have the same notes, and their hours differ', () => {
  const profiles = dealers.map(demoProfile)
  const notes = profiles.map(({ dealerNotes }) => dealerNotes).filter((text) => text !== '')
  expect(notes.length).toBeLessThan(dealers.length)
  expect(new Set(notes).size).toBeGreaterThan(notes.length / 2)
  expect(new Set(profiles.map(({ openingHours }) => openingHours)).size).toBeGreaterThan(6)
})

test('every dealer has chosen among what the brand offers, and some chose much', () => {
  for (const dealer of dealers) {
    const offered = demoAttributes(dealer.hierarchyId as string)
    for (const { attributeKey, values } of demoValues(dealer)) {
      const attribute = offered.find(({ key }) => key === attributeKey)
      expect(attribute && fitsListing(attribute, values)).toBe(true)
    }
  }
  expect(Math.max(...dealers.map((dealer) => demoValues(dealer).length))).toBeGreaterThan(5)
})

describe('the logos of the demo', () => {
  test('are one for every brand and every open dealer, in every status', () => {
    const open = dealers.filter(({ status }) => status === 'ACTIVE')
    expect(logos.length).toBe(open.length + 4)
    const statuses = logos.map(({ status }) => status)
    for (const status of ['PENDING', 'REJECTED', 'APPROVED']) expect(statuses).toContain(status)
    for (const { status, reason } of logos) expect(reason !== null).toBe(status === 'REJECTED')
  })

  test('were submitted by a person of the dealer or the brand', () => {
    for (const { market, uploadedBy } of logos) {
      const home = markets.find(({ key }) => key === uploadedBy.homeKey)
      expect(home?.hierarchyId).toBe(market.hierarchyId)
    }
  })

  test('are drawn, each letter of them, as pictures that could have been uploaded', async () => {
    for (const { svg } of logos) expect(svg).not.toMatch(/<text|<image|href|undefined|NaN/)
    const letters = new Set(dealers.flatMap(({ name }) => [...name.toUpperCase()]))
    for (const letter of letters) {
      if (letter !== ' ') expect(lettering(letter).strokes, letter).toContain('<path')
    }
    const { width, height } = await draw(logos[0]?.svg ?? '')
    expect(isLargeEnough(width, height).ok).toBe(true)
  })

  test('are the same picture on each machine', async () => {
    const [one, two] = await Promise.all([draw(logos[9]?.svg ?? ''), draw(logos[9]?.svg ?? '')])
    expect(one.hash).toBe(two.hash)
  })
})

test('each kind of vehicle has a side view that is wide enough to print', async () => {
  for (const style of Object.keys(SILHOUETTES) as BodyStyle[]) {
    const { width, height } = await draw(silhouette(style))
    expect([style, isLargeEnough(width, height).ok]).toEqual([style, true])
  }
})
