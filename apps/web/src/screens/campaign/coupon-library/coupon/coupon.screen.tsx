import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useEffect, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { api, useOperation, whyNot, type QueryState } from '../../../../api/index.ts'
import { copyCouponPath, paths } from '../../../../app/paths.ts'
import { Actions, Page } from '../../../../ui/page/index.ts'
import { EmptyState, NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useToday } from '../../../../widgets/calendar/index.ts'
import { WhereUsed } from '../../../../widgets/campaigns/index.ts'
import { reachInWords } from '../../../../widgets/coupons/index.ts'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import { useBrandName, useUserState } from '../../../../widgets/user-state/index.ts'
import { ReplaceInTemplates } from '../../../../widgets/templates/index.ts'
import type { Coupon, CouponPlaces } from '../answers.ts'
import { reasons } from '../texts.ts'
import { useRestore } from '../use-restore.ts'
import { CouponForm } from './coupon.form.tsx'
import { brandOfNew, offeredScopes, startingValues, valuesOf } from './coupon.rules.ts'
import { texts } from './texts.ts'
import { useEntered, type Entered } from './use-entered.ts'

/** The editor of coupons: for a new one, a copy, and one that is there; it leads back to where one was. */
export function Screen() {
  const { key = '' } = useParams()
  const { route, copied, brand, backWith } = useEntered()
  const isNew = key === 'new'
  const query = useCouponQuery(isNew ? copied : key, isNew)
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const brandName = useBrandName()
  const back = backWith()
  if (back === undefined) return <Unsupported route={route} />
  const { coupon, places } = query
  const known = coupon && !isNew ? coupon : undefined
  return (
    <Page
      title={titleOf(isNew, coupon?.heading)}
      back={{ to: back, name: texts.backName(back) }}
      intro={known && reachInWords(known, brandName)}
    >
      {known && <KnownCoupon key={known.key} coupon={known} today={today} backWith={backWith} />}
      {isNew && places && (coupon || !copied) && (
        <NewCoupon
          key={copied}
          copied={coupon}
          brand={brand}
          places={places}
          today={today}
          backWith={backWith}
        />
      )}
      <NotLoaded {...query} texts={texts} to={paths.couponLibrary}>
        <RowsSkeleton rows={6} />
      </NotLoaded>
    </Page>
  )
}

function titleOf(isNew: boolean, heading: string | undefined): string {
  if (!isNew) return heading ?? texts.title
  return heading === undefined ? texts.newTitle : texts.copyTitle(heading)
}

interface CouponQuery {
  coupon: Coupon | undefined
  places: CouponPlaces | undefined
  isLoading: boolean
  /** What could not be loaded. */
  failed: QueryState<unknown> | undefined
}

/** A coupon, and for a new one the places for which it may be made. */
function useCouponQuery(key: string | undefined, isNew: boolean): CouponQuery {
  const coupon = useOperation(
    api.coupons.read,
    { params: { key: key ?? '' }, query: {} },
    { selection: false, enabled: key !== undefined },
  )
  const places = useOperation(api.coupons.places, {}, { enabled: isNew, selection: false })
  const all = [...(key === undefined ? [] : [coupon]), ...(isNew ? [places] : [])]
  return {
    coupon: key === undefined ? undefined : coupon.response,
    places: places.response,
    isLoading: all.some(({ status }) => status === 'loading'),
    failed: all.find(({ status }) => status === 'failed'),
  }
}

/** The address names an unknown way into the editor: logs it, and leads home. */
function Unsupported({ route }: { route: string }) {
  useEffect(() => reportError(new Error(texts.unsupported(route))), [route])
  return <Navigate to={paths.home} replace />
}

interface KnownCouponProps extends Pick<Entered, 'backWith'> {
  coupon: Coupon
  today: CalendarDate
}

const ELSEWHERE = { scope: '', hierarchyId: '', groupKey: '', market: null } as const

/** A coupon to edit, or to look at where it may not be changed. */
function KnownCoupon({ coupon, today, backWith }: KnownCouponProps) {
  const { hierarchyId, status, can } = coupon
  const uses = useOperation(
    api.coupons.uses,
    { params: { key: String(coupon.key) } },
    { selection: false },
  )
  const reason =
    whyNot(can.change, reasons) ?? (status === 'RETIRED' ? reasons['coupon.retired'] : undefined)
  return (
    <>
      {reason === undefined ? (
        <CouponForm
          coupon={coupon}
          today={today}
          backWith={backWith}
          initial={valuesOf(coupon, ELSEWHERE)}
          places={undefined}
          brandOf={() => hierarchyId}
        />
      ) : (
        <Closed coupon={coupon} reason={reason} />
      )}
      <Box sx={{ mt: 8, maxWidth: '40rem' }}>
        <WhereUsed query={uses} />
        <ReplaceInTemplates
          held={{ kind: 'coupon', key: coupon.key, name: coupon.heading, hierarchyId }}
          count={uses.response?.templates.count}
        />
      </Box>
    </>
  )
}

function Closed({ coupon, reason }: { coupon: Coupon; reason: string }) {
  const { key, hierarchyId, can, endDate } = coupon
  const { restore, isRunning } = useRestore(coupon)
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: '40rem' }}>
      <Alert severity="info">{reason}</Alert>
      <CouponPicture coupon={pieceCoupon(coupon, { expires: endDate })} hierarchyId={hierarchyId} />
      <Actions>
        {can.change.ok && (
          <Button variant="contained" loading={isRunning} onClick={() => void restore()}>
            {texts.restore}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={copyCouponPath(key)}>
          {texts.duplicate}
        </Button>
      </Actions>
    </Box>
  )
}

interface NewCouponProps extends Pick<Entered, 'backWith' | 'brand'> {
  places: CouponPlaces
  today: CalendarDate
  copied: Coupon | undefined
}

function NewCoupon({ places, today, copied, backWith, brand }: NewCouponProps) {
  const { selectedMarket: market, selectedHierarchy } = useUserState()
  const hierarchyId = selectedHierarchy?.id
  const [initial] = useState(() =>
    startingValues({ places, today, market, hierarchyId, ofTemplate: brand, copied }),
  )
  if (initial.scope === '') {
    return <EmptyState title={texts.mayNot}>{reasons['access.denied']}</EmptyState>
  }
  // Only the selected dealer is possible: there is nothing to choose.
  const isOnly = initial.market !== null && offeredScopes(places).join() === 'DEALER'
  return (
    <>
      {isOnly && <Typography sx={{ mb: 5 }}>{texts.forDealer(initial.market?.name)}</Typography>}
      <CouponForm
        today={today}
        initial={initial}
        backWith={backWith}
        places={isOnly ? undefined : places}
        coupon={undefined}
        brandOf={(values) => brandOfNew(values, places, hierarchyId)}
      />
    </>
  )
}
