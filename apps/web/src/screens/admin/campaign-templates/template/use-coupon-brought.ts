import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withCoupon } from './coupon-brought.rules.ts'
import type { KeptTyping } from './kept-typing.ts'
import type { TemplateValues } from './template-values.rules.ts'

/** What was typed before, with the coupon that somebody brings back from its editor. */
export function useCouponBrought(typing: KeptTyping | undefined): TemplateValues | undefined {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const coupon = search.get('coupon')
  const [values] = useState(() => {
    if (!typing || coupon === null || !/^[1-9]\d{0,9}$/.test(coupon)) return typing?.values
    return withCoupon(typing.values, typing.place.field, Number(coupon))
  })
  useEffect(() => {
    // It is in the form now; loading the page anew must not bring it once more.
    if (coupon !== null) void navigate(pathname, { replace: true })
  }, [coupon, navigate, pathname])
  return values
}
