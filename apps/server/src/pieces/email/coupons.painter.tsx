/** @jsxRuntime automatic */
import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { showDate } from '@marquee/rules/calendar'
import { webLink, type PieceCoupon } from '@marquee/rules/pieces'
import { codeOf, shown, type Mail } from './mail.painter.ts'
import { emailTexts } from './texts.ts'
import { SANS } from './words.painter.tsx'

interface One {
  mail: Mail
  coupon: PieceCoupon
}

/** All coupons: two in a row, and the one that is left over the whole width. */
export function CouponGrid({ mail, coupons }: { mail: Mail; coupons: readonly PieceCoupon[] }) {
  const rows = inPairs(coupons)
  return rows.map(([first, second], at) => (
    <Row key={at} style={{ paddingTop: at === 0 ? 0 : 16 }}>
      {second ? (
        <>
          <Card mail={mail} coupon={first} />
          <Column className="gap" style={{ width: '3%' }} />
          <Card mail={mail} coupon={second} />
        </>
      ) : (
        <WideCard mail={mail} coupon={first} />
      )}
    </Row>
  ))
}

/** One under the other, each over the whole width. */
export function CouponList({ mail, coupons }: { mail: Mail; coupons: readonly PieceCoupon[] }) {
  return coupons.map((coupon, at) => (
    <Row key={at} style={{ paddingTop: at === 0 ? 0 : 16 }}>
      <WideCard mail={mail} coupon={coupon} />
    </Row>
  ))
}

function inPairs(coupons: readonly PieceCoupon[]): [PieceCoupon, PieceCoupon | undefined][] {
  return coupons.flatMap((coupon, at) =>
    at % 2 === 0 ? [[coupon, coupons[at + 1]] as [PieceCoupon, PieceCoupon | undefined]] : [],
  )
}

const edge = ({ look }: Mail) => ({
  backgroundColor: look.paper,
  border: `2px dashed ${look.accent}`,
  borderRadius: 8,
  verticalAlign: 'top' as const,
})

function Card({ mail, coupon }: One) {
  return (
    <Column
      className="stack g-paper b-accent"
      style={{ ...edge(mail), width: '48.5%', padding: '18px 20px 20px' }}
    >
      <CouponHeading mail={mail} coupon={coupon} />
      <Offers mail={mail} coupon={coupon} />
      <Terms mail={mail} coupon={coupon} />
    </Column>
  )
}

/** What it is worth on the left, how it is had on the right. */
function WideCard({ mail, coupon }: One) {
  return (
    <Column className="g-paper b-accent" style={{ ...edge(mail), padding: '18px 22px 20px' }}>
      <CouponHeading mail={mail} coupon={coupon} />
      <Row>
        <Column className="stack" style={{ width: '52%', verticalAlign: 'top', paddingRight: 20 }}>
          <Offers mail={mail} coupon={coupon} />
        </Column>
        <Column className="stack low" style={{ verticalAlign: 'bottom' }}>
          <Terms mail={mail} coupon={coupon} />
        </Column>
      </Row>
    </Column>
  )
}

function CouponHeading({ mail, coupon }: One) {
  const heading = shown(coupon.heading)
  const title = shown(coupon.offerTitle)
  const small = { margin: 0, fontFamily: SANS, fontSize: 12, lineHeight: '16px', fontWeight: 700 }
  const capitals = { letterSpacing: '1.4px', textTransform: 'uppercase' as const }
  const large = { margin: 0, fontFamily: SANS, fontSize: 19, lineHeight: '24px', fontWeight: 700 }
  return (
    <>
      {heading !== '' && (
        <Text className="c-muted" style={{ ...small, ...capitals, color: mail.look.muted }}>
          {heading}
        </Text>
      )}
      {title !== '' && (
        <Text className="c-ink" style={{ ...large, paddingTop: 4, color: mail.look.ink }}>
          {title}
        </Text>
      )}
    </>
  )
}

const sizeOf = (words: string) => (words.length <= 4 ? 54 : words.length <= 7 ? 40 : 30)

/** The large words; the colour of another ground, where they stand on one. */
function Offers({ mail, coupon }: One) {
  return coupon.offers.map((offer, at) => {
    const amount = shown(offer.amount)
    const suffix = shown(offer.suffix)
    const qualifier = shown(offer.qualifier)
    const size = sizeOf(amount)
    const font = { margin: 0, fontFamily: SANS, fontWeight: 700, color: mail.look.accent }
    return (
      <div key={at} style={{ paddingTop: at === 0 ? 8 : 12 }}>
        <Text
          className="c-accent"
          style={{ ...font, fontSize: size, lineHeight: `${size + 4}px`, letterSpacing: '-1px' }}
        >
          {amount}
          {suffix !== '' && (
            <span
              style={{ fontSize: size * 0.42, lineHeight: 1, letterSpacing: 0 }}
            >{` ${suffix}`}</span>
          )}
        </Text>
        {qualifier !== '' && (
          <Text
            className="c-ink"
            style={{
              ...font,
              fontSize: 15,
              lineHeight: '21px',
              fontWeight: 400,
              color: mail.look.ink,
            }}
          >
            {qualifier}
          </Text>
        )}
      </div>
    )
  })
}

/** Small print, the last day, and the way to the coupon itself. */
export function Terms({ mail, coupon }: One) {
  const { look } = mail
  const link = coupon.link === null ? null : webLink(coupon.link)
  const disclaimer = shown(coupon.disclaimer)
  const small = { margin: 0, fontFamily: SANS, fontSize: 12, lineHeight: '17px', paddingTop: 8 }
  return (
    <>
      {disclaimer !== '' && (
        <Text className="c-muted" style={{ ...small, color: look.muted }}>
          {disclaimer}
        </Text>
      )}
      {coupon.expires && (
        <Text className="c-ink" style={{ ...small, fontWeight: 700, color: look.ink }}>
          {emailTexts.expires(showDate(coupon.expires))}
        </Text>
      )}
      {link !== null && (
        <Text className="c-muted" style={{ ...small, color: look.muted }}>
          <Link
            className="c-accent"
            href={link}
            style={{
              color: look.accent,
              fontSize: 14,
              fontWeight: 700,
              textDecoration: 'underline',
            }}
          >
            {emailTexts.showCoupon}
          </Link>
          <br />
          {`${emailTexts.code} ${codeOf(link)}`}
        </Text>
      )}
    </>
  )
}
