import type { PieceCoupon } from '@marquee/rules/pieces'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CouponPicture } from './index.ts'

const coupon: PieceCoupon = {
  heading: 'Spring',
  offerTitle: 'Oil',
  disclaimer: 'Plus tax.',
  expires: null,
  link: null,
  offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'tires' }],
}

/** What the browser of tests lacks: its fonts, which arrive when a test says so. */
let requested: [font: string, words: string][]
let arrive: () => void
let fail: () => void
let areThere: boolean

beforeEach(() => {
  requested = []
  areThere = false
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = resolve
    fail = () => reject(new Error('No network.'))
  })
  const load = (font: string, words: string) => {
    requested.push([font, words])
    return arrival
  }
  Object.assign(document, { fonts: { load, check: () => areThere } })
})

afterEach(() => Reflect.deleteProperty(document, 'fonts'))

const show = (part: Partial<PieceCoupon> = {}) =>
  render(<CouponPicture coupon={{ ...coupon, ...part }} hierarchyId="HONDA" />).container
const isHidden = (container: HTMLElement) =>
  container.querySelector('svg > g')?.getAttribute('visibility') === 'hidden'

test('a piece waits for its own letters, and is then seen in no others [CPN-19]', async () => {
  const container = show()
  expect(isHidden(container)).toBe(true)
  const fonts = requested.map(([font]) => font)
  expect(new Set(fonts).size).toBe(fonts.length)
  expect(requested.find(([font]) => font === "700 1rem 'Barlow Condensed'")?.[1]).toContain('$20')
  expect(fonts.join()).not.toContain('Noto')
  arrive()
  await waitFor(() => expect(isHidden(container)).toBe(false))
})

test('letters that another font prints are waited for in that font [CPN-19]', () => {
  show({ offerTitle: 'Oil Жук' })
  expect(requested.find(([font]) => font === "500 1rem 'Noto Sans'")?.[1]).toBe('Жук')
})

test('a piece whose letters are there is seen at once [CPN-19]', () => {
  areThere = true
  expect(isHidden(show())).toBe(false)
  expect(requested).toEqual([])
})

test('a piece whose letters cannot be loaded says so instead of taking others', async () => {
  show()
  fail()
  await screen.findByText(/^The fonts of this piece could not be loaded/)
  expect(screen.queryByRole('img')).toBeNull()
})
