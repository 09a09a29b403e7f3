import { couponReturn } from '@marquee/rules/coupons'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface Entered {
  /** The way by which the editor was entered. */
  route: string
  /** The coupon of which a copy is made. */
  copied: string | undefined
  /** Of the template for which a coupon is made. */
  brand: string | undefined
  /** The address to go back to, with the saved coupon; undefined where the way in is unknown. */
  backWith: (coupon?: number) => string | undefined
}

/** By which way the editor was entered, as its address says. */
export function useEntered(): Entered {
  const [search] = useSearchParams()
  return useMemo(() => {
    const route = search.get('route') ?? 'LIBRARY_TO_EDIT_COUPON'
    const keys = {
      campaign: keyIn(search, 'campaign'),
      step: keyIn(search, 'step'),
      creative: keyIn(search, 'creative'),
      template: keyIn(search, 'template'),
    }
    const backWith = (coupon?: number) => {
      const back = couponReturn(route, { ...keys, coupon })
      return back.ok ? back.value : undefined
    }
    return {
      route,
      copied: search.get('copy') ?? undefined,
      brand: search.get('brand') ?? undefined,
      backWith,
    }
  }, [search])
}

function keyIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
