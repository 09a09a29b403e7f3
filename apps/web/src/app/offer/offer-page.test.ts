import type { CalendarDate } from '@marquee/rules/calendar'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { message, partsOf, show, trouble, type Found, type Offer } from './offer-page.ts'

const offer: Offer = {
  hierarchyId: 'HONDA',
  coupon: {
    heading: 'Spring',
    offerTitle: 'Oil change',
    disclaimer: 'Once a visit.',
    offers: [
      { amount: '$20', suffix: 'OFF', qualifier: 'any oil change' },
      { amount: 'Complimentary', suffix: '', qualifier: '' },
    ],
    expires: '2099-05-31' as CalendarDate,
  },
  dealer: {
    name: 'Lakeside Honda',
    line1: '1200 Harbor Boulevard',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
    phone: '6085550142',
    webAddress: 'https://lakeside.example',
  },
}
const found: Found = { code: '7KQ2-XW9M-4TBH-PZ3C', isPreview: false, isUsed: false, offer }

let page: HTMLElement
beforeEach(() => {
  page = document.createElement('main')
})

const said = (some: Partial<Found> = {}) => {
  show(page, partsOf({ ...found, ...some }), 'HONDA')
  return page.textContent ?? ''
}
const withCoupon = (coupon: Partial<Offer['coupon']>) =>
  said({ offer: { ...offer, coupon: { ...offer.coupon, ...coupon } } })

describe('the page of a code', () => {
  test('shows the coupon, its code and its dealer', () => {
    const text = said()
    for (const part of ['$20 OFF', 'any oil change', 'Complimentary', 'Once a visit.']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Expires 05/31/2099')
    expect(text).toContain('7KQ2-XW9M-4TBH-PZ3C')
    expect(text).toContain('Madison, WI 53703')
    expect(page.querySelector('[role=status]')).toBeNull()
    expect([page.dataset['brand'], page.getAttribute('aria-busy')]).toEqual(['HONDA', 'false'])
    expect(document.title).toBe('Your coupon from Lakeside Honda')
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['tel:+16085550142', 'https://lakeside.example'])
  })

  test('shows no code for a coupon that was used, or is over', () => {
    expect(said({ isUsed: true })).toContain('This coupon has been used.')
    expect(page.querySelector('.code')).toBeNull()
    const over = withCoupon({ expires: '2020-01-31' as CalendarDate })
    expect(over).toContain('This coupon expired on 01/31/2020.')
    expect(page.querySelector('.code')).toBeNull()
  })

  test('leaves out what a coupon does not say', () => {
    withCoupon({ heading: '', offerTitle: '', disclaimer: '', offers: [], expires: null })
    expect(page.querySelectorAll('.coupon > *')).toHaveLength(0)
    expect(page.querySelector('.code')).not.toBeNull()
  })

  test('of a proof says that it is a preview', () => {
    const text = said({ code: 'PREVIEW', isPreview: true, offer: null })
    expect(text).toContain('This is a preview')
    expect(page.querySelector('.coupon, .code, a')).toBeNull()
  })
})

test('what a value holds is text, and leads nowhere', () => {
  const text = '<img src=x onerror=alert(1)> {{firstName}}'
  const dealer = { ...offer.dealer, name: text, phone: text, webAddress: 'javascript:alert(1)' }
  const coupon = { ...offer.coupon, offerTitle: text }
  expect(said({ offer: { ...offer, dealer, coupon } })).toContain(text)
  expect(page.querySelectorAll('img, script, a')).toHaveLength(0)
})

test('a code that is not known, and a server that is away, are told', () => {
  show(page, message('We do not know this code', 'Please check it.'))
  expect(page.querySelector('h1')?.textContent).toBe('We do not know this code')
  const again = vi.fn<() => void>()
  show(page, trouble('The server cannot be reached.', again))
  page.querySelector('button')?.click()
  expect(again).toHaveBeenCalledOnce()
})
