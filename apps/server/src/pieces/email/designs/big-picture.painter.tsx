/** @jsxRuntime automatic */
import type { Mail } from '../mail.painter.ts'
import { CouponGrid } from '../coupons.painter.tsx'
import { Band, CallToAction, DealerBlock, ExpressService, Logo, Photo } from '../parts.painter.tsx'
import { BodyText, Headline, SmallPrint, Subhead } from '../words.painter.tsx'

/** The photo first, the headline on the brand's colour under it, then the coupons on a tint. */
export function BigPicture({ mail }: { mail: Mail }) {
  return (
    <>
      <Band mail={mail} ground="paper" padding="22px 40px" style={{ textAlign: 'center' }}>
        <Logo mail={mail} />
      </Band>
      <Photo mail={mail} />
      <Band mail={mail} ground="brand" padding="30px 40px 32px">
        <Headline mail={mail} isOnBrand />
        <Subhead mail={mail} isOnBrand style={{ color: mail.look.onBrand }} />
      </Band>
      <Band mail={mail} ground="paper" padding="32px 40px 36px">
        <BodyText mail={mail} />
        <div style={{ paddingTop: 24 }}>
          <CallToAction mail={mail} />
        </div>
      </Band>
      {mail.content.coupons.length > 0 && (
        <Band mail={mail} ground="tint" padding="28px 24px">
          <CouponGrid mail={mail} coupons={mail.content.coupons} />
        </Band>
      )}
      <Band mail={mail} ground="paper" padding="30px 40px">
        <ExpressService mail={mail} />
        <div style={{ paddingTop: 14, paddingBottom: 18 }}>
          <DealerBlock mail={mail} />
        </div>
        <SmallPrint mail={mail} />
      </Band>
    </>
  )
}
