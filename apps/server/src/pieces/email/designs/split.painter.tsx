/** @jsxRuntime automatic */
import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { CouponList } from '../coupons.painter.tsx'
import type { Mail } from '../mail.painter.ts'
import { Band, CallToAction, DealerBlock, ExpressService, Logo } from '../parts.painter.tsx'
import { BodyText, Headline, SmallPrint, Subhead } from '../words.painter.tsx'

/** Headline and photo side by side on a dark ground; on a phone the photo comes first. */
export function Split({ mail }: { mail: Mail }) {
  const { look } = mail
  return (
    <>
      <Band mail={mail} ground="paper" padding="20px 40px">
        <Logo mail={mail} width={170} />
      </Band>
      <Section className="g-deep" style={{ backgroundColor: look.deep }}>
        <Row dir="rtl">
          <Half mail={mail} />
          <Column
            dir="ltr"
            className="stack side"
            style={{ padding: '44px 30px 44px 40px', verticalAlign: 'middle' }}
          >
            <Headline mail={mail} isOnBrand style={{ fontSize: 34, lineHeight: '39px' }} />
            <Subhead mail={mail} isOnBrand style={{ fontSize: 17, lineHeight: '25px' }} />
            <div style={{ paddingTop: 24 }}>
              <CallToAction mail={mail} isOnBrand />
            </div>
          </Column>
        </Row>
      </Section>
      <Band mail={mail} ground="paper" padding="34px 40px 14px">
        <BodyText mail={mail} />
      </Band>
      {mail.content.coupons.length > 0 && (
        <Band mail={mail} ground="paper" padding="14px 40px 18px">
          <CouponList mail={mail} coupons={mail.content.coupons} />
        </Band>
      )}
      <Feet mail={mail} />
    </>
  )
}

/** The photo as a background, so that it fills its half, however long the words beside it. */
function Half({ mail: { photo, look } }: { mail: Mail }) {
  if (photo === null) return null
  return (
    <Column
      className="stack tall"
      style={{
        width: '50%',
        height: 320,
        backgroundColor: look.deep,
        backgroundImage: `url('${photo}')`,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      }}
    />
  )
}

/** The sender on the left, the small print on the right. */
function Feet({ mail }: { mail: Mail }) {
  return (
    <Band mail={mail} ground="paper" padding="20px 40px 36px">
      <Row>
        <Column className="stack" style={{ width: '48%', verticalAlign: 'top', paddingRight: 24 }}>
          <DealerBlock mail={mail} />
        </Column>
        <Column className="stack low" style={{ verticalAlign: 'top' }}>
          <ExpressService mail={mail} />
          <div style={{ paddingTop: mail.content.hasExpressService ? 12 : 0 }}>
            <SmallPrint mail={mail} />
          </div>
        </Column>
      </Row>
    </Band>
  )
}
