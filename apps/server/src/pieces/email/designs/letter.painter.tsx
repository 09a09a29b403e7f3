/** @jsxRuntime automatic */
import { Column } from '@react-email/column'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { CouponList } from '../coupons.painter.tsx'
import type { Mail } from '../mail.painter.ts'
import { Band, CallToAction, DealerBlock, ExpressService, Logo } from '../parts.painter.tsx'
import { emailTexts } from '../texts.ts'
import { BodyText, Headline, SERIF, SmallPrint, Subhead } from '../words.painter.tsx'

const WRITTEN = { fontFamily: SERIF, fontSize: 18, lineHeight: '30px' }

/** Like a letter from the dealership's counter: letterhead, letter, signature, and the coupons below. */
export function Letter({ mail }: { mail: Mail }) {
  const { look, content } = mail
  const rule = { borderColor: look.line, margin: 0 }
  return (
    <>
      <div className="edge" style={{ paddingTop: 28 }} />
      <Band mail={mail} ground="paper" padding="40px 56px 26px">
        <Letterhead mail={mail} />
      </Band>
      <Band mail={mail} ground="paper" padding="0 56px">
        <Hr className="b-line" style={rule} />
      </Band>
      <Band mail={mail} ground="paper" padding="30px 56px 34px">
        <Headline
          mail={mail}
          style={{ fontFamily: SERIF, fontWeight: 400, fontSize: 32, lineHeight: '40px' }}
        />
        <Subhead mail={mail} style={{ ...WRITTEN, fontStyle: 'italic' }} />
        <SmallPhoto mail={mail} />
        <div style={{ paddingTop: 22 }}>
          <BodyText mail={mail} style={WRITTEN} />
        </div>
        <Text className="c-ink" style={{ ...WRITTEN, margin: 0, paddingTop: 22, color: look.ink }}>
          {emailTexts.yourTeam}
        </Text>
        <DealerBlock mail={mail} style={{ fontSize: 14, lineHeight: '22px' }} />
        <div style={{ paddingTop: 26 }}>
          <CallToAction mail={mail} />
        </div>
      </Band>
      {content.coupons.length > 0 && (
        <Band mail={mail} ground="paper" padding="0 56px 34px">
          <CouponList mail={mail} coupons={content.coupons} />
        </Band>
      )}
      <Band mail={mail} ground="paper" padding="0 56px 40px">
        <Hr className="b-line" style={{ ...rule, marginBottom: 18 }} />
        <SmallPrint mail={mail} />
      </Band>
    </>
  )
}

function Letterhead({ mail }: { mail: Mail }) {
  return (
    <Row>
      <Column className="stack" style={{ verticalAlign: 'middle' }}>
        <Logo mail={mail} width={180} />
      </Column>
      <Column className="stack low left" style={{ verticalAlign: 'middle', textAlign: 'right' }}>
        <ExpressService mail={mail} />
      </Column>
    </Row>
  )
}

function SmallPhoto({ mail: { photo } }: { mail: Mail }) {
  if (photo === null) return null
  const style = { width: '100%', height: 'auto', marginTop: 22, borderRadius: 4 }
  return <Img src={photo} alt="" width={488} style={style} />
}
