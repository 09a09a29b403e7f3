import { couponAddress } from '@marquee/rules/coupons'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { useLeaving } from './leaving.ts'
import { couponTexts, couponTexts as texts } from './texts.ts'

interface CouponLinksProps {
  /** Where a coupon that is made or edited now goes. */
  field: string
  /** The coupons that stand there. */
  keys: readonly number[]
  /** Of the template; empty while none is chosen. */
  brand: string
}

/** The ways to the coupon editor, from which one comes back to the field. */
export function CouponLinks({ field, keys, brand }: CouponLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2 }}>
      {keys.map((key) => (
        <CouponLink key={key} field={field} brand={brand} coupon={key}>
          {texts.edit} <CouponName couponKey={key} />
        </CouponLink>
      ))}
      <CouponLink field={field} brand={brand}>
        {texts.create}
      </CouponLink>
    </Box>
  )
}

interface CouponLinkProps extends Pick<CouponLinksProps, 'field' | 'brand'> {
  coupon?: number
  children: ReactNode
}

function CouponLink({ field, coupon, brand, children }: CouponLinkProps) {
  const { templateKey, keepFor } = useLeaving()
  const address = couponAddress('TEMPLATE_TO_EDIT_COUPON', {
    coupon,
    template: templateKey,
    brand: brand || undefined,
  })
  return (
    <Link
      component={RouterLink}
      to={address.ok ? address.value : ''}
      onClick={() => keepFor(field)}
      sx={{ py: 0.5 }}
    >
      {children}
    </Link>
  )
}

/** The heading of a coupon, by its key. */
export function CouponName({ couponKey }: { couponKey: number }) {
  return <>{useCouponHeading(couponKey)}</>
}

/** What a coupon is called that may be far down the list, or not offered any more. */
export function useCouponHeading(key: number | undefined): string {
  const { response, status } = useOperation(
    api.coupons.read,
    { params: { key: String(key) }, query: {} },
    { enabled: key !== undefined, selection: false },
  )
  if (key === undefined) return ''
  if (response?.status === 'RETIRED') return couponTexts.retired(response.heading)
  return response?.heading ?? (status === 'failed' ? couponTexts.gone(key) : couponTexts.coming)
}
