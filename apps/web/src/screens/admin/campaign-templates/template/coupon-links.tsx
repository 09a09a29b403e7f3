import { couponAddress } from '@marquee/rules/coupons'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { pieceCoupon } from '@marquee/rules/pieces'
import { memo, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
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

/** The coupons as they are printed, and the ways to their editor, from which one comes back to the field. */
export function CouponLinks({ field, keys, brand }: CouponLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 3, mt: 2 }}>
      {keys.map((key) => (
        <Box key={key} sx={{ width: '12rem', maxWidth: '100%', overflowWrap: 'anywhere' }}>
          <Drawn couponKey={key} />
          <CouponLink field={field} brand={brand} coupon={key}>
            {texts.edit} <CouponName couponKey={key} />
          </CouponLink>
        </Box>
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

/** Not again while another word of the template is typed. */
const Drawn = memo(function Drawn({ couponKey }: { couponKey: number }) {
  const { response } = useCoupon(couponKey)
  if (!response) return null
  const shown = pieceCoupon(response, { expires: response.endDate })
  return (
    <Box sx={{ mb: 1, border: 1, borderColor: 'divider' }}>
      <CouponPicture coupon={shown} hierarchyId={response.hierarchyId} size="thumbnail" />
    </Box>
  )
})

/** What a coupon is called that may be far down the list, or not offered any more. */
export function useCouponHeading(key: number | undefined): string {
  const { response, status } = useCoupon(key)
  if (key === undefined) return ''
  if (response?.status === 'RETIRED') return couponTexts.retired(response.heading)
  return response?.heading ?? (status === 'failed' ? couponTexts.gone(key) : couponTexts.coming)
}

const useCoupon = (key: number | undefined) =>
  useOperation(
    api.coupons.read,
    { params: { key: String(key) }, query: {} },
    { enabled: key !== undefined, selection: false },
  )
