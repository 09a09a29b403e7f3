import { useParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useToday } from '../../../../widgets/calendar/index.ts'
import { reachInWords } from '../../../../widgets/coupons/index.ts'
import { useBrandName, useUserState } from '../../../../widgets/user-state/index.ts'
import { KnownCoupon } from './known-coupon.tsx'
import { NewCoupon } from './new-coupon.tsx'
import { texts } from './texts.ts'
import { Unsupported } from './unsupported.tsx'
import { useAskedCoupon } from './use-asked-coupon.ts'
import { useEntered } from './use-entered.ts'

/** The editor of coupons: for a new one, a copy, and one that is there; it leads back to where one was. */
export function Screen() {
  const { key = '' } = useParams()
  const { route, copied, backWith } = useEntered()
  const isNew = key === 'new'
  const asked = useAskedCoupon(isNew ? copied : key, isNew)
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const brandName = useBrandName()
  const back = backWith()
  if (back === undefined) return <Unsupported route={route} />
  const { coupon, places } = asked
  const known = coupon && !isNew ? coupon : undefined
  return (
    <Page
      title={titleOf(isNew, coupon?.heading)}
      back={{ to: back, name: texts.backName(back) }}
      intro={known && reachInWords(known, brandName)}
    >
      {known && <KnownCoupon key={known.key} coupon={known} today={today} backWith={backWith} />}
      {isNew && places && (coupon || !copied) && (
        <NewCoupon key={copied} copied={coupon} places={places} today={today} backWith={backWith} />
      )}
      <NotLoaded {...asked} texts={texts} to={paths.couponLibrary}>
        <RowsSkeleton rows={6} />
      </NotLoaded>
    </Page>
  )
}

function titleOf(isNew: boolean, heading: string | undefined): string {
  if (!isNew) return heading ?? texts.title
  return heading === undefined ? texts.newTitle : texts.copyTitle(heading)
}
