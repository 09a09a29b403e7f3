/** @jsxRuntime automatic */
import { Text } from '@react-email/text'
import type { PieceCoupon } from '@marquee/rules/pieces'
import { CouponGrid, Terms } from '../coupons.painter.tsx'
import { shown, type Mail } from '../mail.painter.ts'
import { Band, CallToAction, DealerBlock, ExpressService, Logo, Photo } from '../parts.painter.tsx'
import { BodyText, Headline, SANS, SmallPrint, Subhead } from '../words.painter.tsx'

/** One offer in letters as large as a poster's; everything else explains it. */
export function OfferFirst({ mail }: { mail: Mail }) {
  const [first, ...others] = mail.content.coupons
  return (
    <>
      <Band mail={mail} ground="paper" padding="22px 40px" style={{ textAlign: 'center' }}>
        <Logo mail={mail} width={170} />
      </Band>
      {first && <Poster mail={mail} coupon={first} />}
      {first && (
        <Band mail={mail} ground="tint" padding="6px 40px 16px" style={{ textAlign: 'center' }}>
          <Terms mail={mail} coupon={first} />
        </Band>
      )}
      <Band mail={mail} ground="paper" padding="36px 40px 34px" style={{ textAlign: 'center' }}>
        <Headline mail={mail} style={{ fontSize: 30, lineHeight: '36px' }} />
        <Subhead mail={mail} />
        <div style={{ paddingTop: 18 }}>
          <BodyText mail={mail} />
        </div>
        <div style={{ paddingTop: 26 }}>
          <CallToAction mail={mail} />
        </div>
      </Band>
      <Photo mail={mail} />
      {others.length > 0 && (
        <Band mail={mail} ground="paper" padding="28px 24px 4px">
          <CouponGrid mail={mail} coupons={others} />
        </Band>
      )}
      <Band mail={mail} ground="paper" padding="30px 40px 36px" style={{ textAlign: 'center' }}>
        <ExpressService mail={mail} />
        <div style={{ paddingTop: 12, paddingBottom: 18 }}>
          <DealerBlock mail={mail} />
        </div>
        <SmallPrint mail={mail} />
      </Band>
    </>
  )
}

function Poster({ mail, coupon }: { mail: Mail; coupon: PieceCoupon }) {
  const { look } = mail
  const font = { margin: 0, fontFamily: SANS, fontWeight: 700, color: look.onBrand }
  const capitals = { letterSpacing: '2px', textTransform: 'uppercase' as const }
  const lines = [shown(coupon.heading), shown(coupon.offerTitle)]
  return (
    <Band mail={mail} ground="brand" padding="38px 40px 42px" style={{ textAlign: 'center' }}>
      {lines[0] !== '' && (
        <Text style={{ ...font, ...capitals, fontSize: 14, lineHeight: '20px' }}>{lines[0]}</Text>
      )}
      {lines[1] !== '' && (
        <Text style={{ ...font, fontSize: 24, lineHeight: '31px', paddingTop: 6 }}>{lines[1]}</Text>
      )}
      {coupon.offers.map(({ amount, suffix, qualifier }, at) => (
        <div key={at} style={{ paddingTop: 10 }}>
          <Amount mail={mail} amount={shown(amount)} suffix={shown(suffix)} />
          <Text style={{ ...font, fontSize: 18, lineHeight: '26px', fontWeight: 400 }}>
            {shown(qualifier)}
          </Text>
        </div>
      ))}
    </Band>
  )
}

function Amount({ mail, amount, suffix }: { mail: Mail; amount: string; suffix: string }) {
  const isShort = amount.length <= 5
  const size = isShort ? 104 : 52
  return (
    <Text
      className={isShort ? 'huge' : 'large'}
      style={{
        margin: 0,
        fontFamily: SANS,
        fontWeight: 700,
        color: mail.look.onBrand,
        fontSize: size,
        lineHeight: `${size + 6}px`,
        letterSpacing: '-2px',
      }}
    >
      {amount}
      {suffix !== '' && (
        <span style={{ fontSize: '40%', lineHeight: 1, letterSpacing: 0 }}>{` ${suffix}`}</span>
      )}
    </Text>
  )
}
