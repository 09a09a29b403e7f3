/** @jsxRuntime automatic */
import { Column } from '@react-email/column'
import { Img } from '@react-email/img'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { CouponGrid } from '../coupons.painter.tsx'
import { shown, type Mail } from '../mail.painter.ts'
import { Band, CallToAction, DealerBlock, ExpressService, Logo } from '../parts.painter.tsx'
import { BodyText, Headline, SANS, SmallPrint, Subhead } from '../words.painter.tsx'

/** The coupons are the message: a short head, then a sheet of them. */
export function CouponSheet({ mail }: { mail: Mail }) {
  return (
    <>
      <Band mail={mail} ground="paper" padding="18px 28px">
        <Head mail={mail} />
      </Band>
      <Band mail={mail} ground="deep" padding="34px 40px" style={{ textAlign: 'center' }}>
        <Headline mail={mail} isOnBrand />
        <Subhead mail={mail} isOnBrand />
      </Band>
      <Band mail={mail} ground="tint" padding="26px 20px">
        <CouponGrid mail={mail} coupons={mail.content.coupons} />
      </Band>
      <Band mail={mail} ground="paper" padding="34px 40px 30px" style={{ textAlign: 'center' }}>
        <BodyText mail={mail} />
        <div style={{ paddingTop: 24 }}>
          <CallToAction mail={mail} />
        </div>
      </Band>
      <Band mail={mail} ground="paper" padding="0 40px 34px">
        <Where mail={mail} />
        <div style={{ paddingTop: 22 }}>
          <SmallPrint mail={mail} />
        </div>
      </Band>
    </>
  )
}

function Head({ mail }: { mail: Mail }) {
  const phone = shown(mail.content.dealer.phone)
  const font = { margin: 0, fontFamily: SANS, fontSize: 18, lineHeight: '24px', fontWeight: 700 }
  return (
    <Row>
      <Column style={{ verticalAlign: 'middle' }}>
        <Logo mail={mail} width={160} />
      </Column>
      <Column style={{ verticalAlign: 'middle', textAlign: 'right', paddingLeft: 12 }}>
        <Text className="c-accent" style={{ ...font, color: mail.look.accent }}>
          {phone}
        </Text>
      </Column>
    </Row>
  )
}

function Where({ mail }: { mail: Mail }) {
  return (
    <Row>
      {mail.photo !== null && (
        <Column
          className="stack flush"
          style={{ width: '46%', verticalAlign: 'top', paddingRight: 24 }}
        >
          <Img
            src={mail.photo}
            alt=""
            width={228}
            className="wide"
            style={{ width: 228, height: 'auto', borderRadius: 6 }}
          />
        </Column>
      )}
      <Column className="stack low" style={{ verticalAlign: 'top' }}>
        <DealerBlock mail={mail} />
        <div style={{ paddingTop: 12 }}>
          <ExpressService mail={mail} />
        </div>
      </Column>
    </Row>
  )
}
