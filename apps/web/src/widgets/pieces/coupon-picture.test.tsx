import type { PieceCoupon } from '@marquee/rules/pieces'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CouponPicture } from './index.ts'

const coupon = (offerTitle: string): PieceCoupon => ({
  heading: 'Spring',
  offerTitle,
  disclaimer: 'Plus tax.',
  expires: null,
  link: null,
  offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'tires' }],
})

test('a coupon is drawn as it is typed, as text and as nothing else [CPN-19]', () => {
  const { container, rerender } = render(
    <CouponPicture coupon={coupon('<b>Oil</b>')} hierarchyId="HONDA" />,
  )
  const name = 'Coupon: Spring, <b>Oil</b>, $20 OFF tires, Plus tax.'
  expect(screen.getByRole('img', { name })).toBeTruthy()
  const texts = () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts()).toContain('<b>Oil</b>')
  expect(container.querySelector('b')).toBeNull()
  rerender(<CouponPicture coupon={coupon('Tires')} hierarchyId="HONDA" />)
  expect(texts()).toContain('Tires')
})
