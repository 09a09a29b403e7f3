/** @jsxRuntime automatic */
import { Column } from '@react-email/column'
import { Img } from '@react-email/img'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { CouponGrid } from '../coupons.painter.tsx'
import { shown, type Mail } from '../mail.painter.ts'
import { Band, CallToAction, DealerBlock, ExpressService, Logo } from '../parts.painter.tsx'
import { emailTexts } from '../texts.ts'
import { BodyText, Headline, SANS, SmallPrint, Subhead } from '../words.painter.tsx'

/** A short note about one vehicle: which one, what is due, and where to go. */
export function Reminder({ mail }: { mail: Mail }) {
  const { look, content } = mail
  return (
    <>
      <Band
        mail={mail}
        ground="paper"
        padding="26px 40px 22px"
        style={{ borderTop: `6px solid ${look.brand}` }}
      >
        <Logo mail={mail} width={170} />
      </Band>
      <Band mail={mail} ground="paper" padding="8px 40px 30px">
        <Headline mail={mail} />
        <Subhead mail={mail} />
      </Band>
      <Band mail={mail} ground="paper" padding="0 40px 30px">
        <Vehicle mail={mail} />
      </Band>
      <Band mail={mail} ground="paper" padding="0 40px 36px">
        <BodyText mail={mail} />
        <div style={{ paddingTop: 24 }}>
          <CallToAction mail={mail} />
        </div>
      </Band>
      {content.coupons.length > 0 && (
        <Band mail={mail} ground="paper" padding="0 24px 30px">
          <CouponGrid mail={mail} coupons={content.coupons} />
        </Band>
      )}
      <Band mail={mail} ground="tint" padding="28px 40px">
        <DealerBlock mail={mail} />
        <div style={{ paddingTop: 16 }}>
          <SmallPrint mail={mail} />
        </div>
      </Band>
    </>
  )
}

/** Picture and name of the vehicle on a tint, as on a service card. */
function Vehicle({ mail }: { mail: Mail }) {
  const { look, photo, content } = mail
  const vehicle = shown(content.recipient.vehicle)
  const font = { margin: 0, fontFamily: SANS, fontWeight: 700 }
  const capitals = { letterSpacing: '1.4px', textTransform: 'uppercase' as const }
  if (photo === null && vehicle === '') return null
  return (
    <Row className="g-tint" style={{ backgroundColor: look.tint, borderRadius: 8 }}>
      {photo !== null && (
        <Column className="stack" style={{ width: '54%', verticalAlign: 'middle' }}>
          <Img
            src={photo}
            alt=""
            width={280}
            style={{ width: '100%', height: 'auto', borderRadius: 8 }}
          />
        </Column>
      )}
      <Column className="stack" style={{ padding: '20px 24px', verticalAlign: 'middle' }}>
        {vehicle !== '' && (
          <>
            <Text
              className="c-muted"
              style={{ ...font, ...capitals, fontSize: 12, color: look.muted }}
            >
              {emailTexts.yourVehicle}
            </Text>
            <Text
              className="c-ink"
              style={{ ...font, fontSize: 24, lineHeight: '30px', color: look.ink }}
            >
              {vehicle}
            </Text>
          </>
        )}
        <div style={{ paddingTop: content.hasExpressService ? 12 : 0 }}>
          <ExpressService mail={mail} />
        </div>
      </Column>
    </Row>
  )
}
