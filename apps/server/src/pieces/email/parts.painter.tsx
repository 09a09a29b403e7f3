/** @jsxRuntime automatic */
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { groupLine, shownAddress, unlinked, webLink } from '@marquee/rules/pieces'
import type { CSSProperties, ReactNode } from 'react'
import { cityLine, shown, type Mail } from './mail.painter.ts'
import { emailTexts } from './texts.ts'
import { inked, SANS } from './words.painter.tsx'

interface Part {
  mail: Mail
  style?: CSSProperties
}

/** A band over the whole width; what stands in it keeps off the edges. */
export function Band({
  mail,
  ground,
  padding = '32px 40px',
  style,
  children,
}: Part & {
  ground: 'paper' | 'tint' | 'deep' | 'brand'
  padding?: string
  children: ReactNode
}) {
  return (
    <Section className={`g-${ground}`} style={{ backgroundColor: mail.look[ground] }}>
      <Row>
        <Column className="side" style={{ padding, ...style }}>
          {children}
        </Column>
      </Row>
    </Section>
  )
}

/** The dealer's logo, or its name in large letters where there is none. */
export function Logo({ mail, width = 190 }: Part & { width?: number }) {
  const name = shown(mail.content.dealer.name)
  if (mail.logo === null) {
    const { className, color } = inked('ink', mail)
    const style = { margin: 0, fontFamily: SANS, fontSize: 20, lineHeight: '26px', color }
    return (
      <Text className={className} style={{ ...style, fontWeight: 700 }}>
        {name}
      </Text>
    )
  }
  return (
    <Img
      className="g-logo"
      src={mail.logo}
      alt={name}
      width={width}
      style={{ display: 'inline-block', maxWidth: '100%', height: 'auto' }}
    />
  )
}

/**
 * The photo over the whole width. It shows nothing that the text does not say, so it has no text of its
 * own.
 */
export function Photo({ mail, style }: Part) {
  if (mail.photo === null) return null
  const fill = { width: '100%', height: 'auto', ...style }
  return <Img src={mail.photo} alt="" width={600} style={fill} />
}

/** A link to the dealer's own page; without a page just the text. */
export function CallToAction({ mail, isOnBrand = false }: Part & { isOnBrand?: boolean }) {
  const text = shown(mail.texts.callToAction)
  if (text === '') return null
  const { look, website } = mail
  const font = { fontFamily: SANS, fontSize: 17, fontWeight: 700 }
  if (website === null) {
    const color = isOnBrand ? look.onBrand : look.accent
    return (
      <Text className={isOnBrand ? '' : 'c-accent'} style={{ margin: 0, ...font, color }}>
        {text}
      </Text>
    )
  }
  const colours = isOnBrand
    ? { backgroundColor: look.onBrand, color: look.deep }
    : { backgroundColor: look.brand, color: look.onBrand }
  return (
    <Button href={website} style={{ ...font, ...colours, padding: '15px 30px', borderRadius: 4 }}>
      {text}
    </Button>
  )
}

/** A mark in letters: it is there also where pictures are not loaded. */
export function ExpressService({ mail }: Part) {
  if (!mail.content.hasExpressService) return null
  const { className, color } = inked('accent', mail)
  return (
    <Text
      className={`${className} b-accent`}
      style={{
        margin: 0,
        display: 'inline-block',
        fontFamily: SANS,
        fontSize: 12,
        fontWeight: 700,

        lineHeight: '16px',
        letterSpacing: '1.2px',
        textTransform: 'uppercase',
        whiteSpace: 'nowrap',
        color,
        border: `2px solid ${mail.look.accent}`,
        borderRadius: 20,
        padding: '5px 14px',
      }}
    >
      <span style={{ letterSpacing: '-1px', paddingRight: 7, fontStyle: 'italic' }}>
        {'\u00BB'}
      </span>
      {emailTexts.express}
    </Text>
  )
}

/** The sender, with address, telephone and web address. */
export function DealerBlock({ mail, style }: Part) {
  const { dealer } = mail.content
  const { line1, phone, openingHours } = dealer
  const lines = [shown(line1), cityLine(dealer), shown(phone), shown(openingHours)].filter(Boolean)
  const font = { margin: 0, fontFamily: SANS, fontSize: 15, lineHeight: '23px', ...style }
  return (
    <>
      <Text className="c-ink" style={{ ...font, fontWeight: 700, color: mail.look.ink }}>
        {shown(dealer.name)}
      </Text>
      <GroupOfDealers mail={mail} style={font} />
      {lines.map((line, at) => (
        <Text key={at} className="c-muted" style={{ ...font, color: mail.look.muted }}>
          {line}
        </Text>
      ))}
      <Website mail={mail} style={font} />
      <PrintedLine mail={mail} style={font} />
    </>
  )
}

/** With whom the dealer invites, and a link to where that is said. */
function GroupOfDealers({ mail, style }: Part) {
  const { group } = mail.content
  if (group === null) return null
  const address = webLink(group.webAddress)
  return (
    <Text className="c-ink" style={{ ...style, fontWeight: 700, color: mail.look.ink }}>
      {shown(address === null ? groupLine(group) : group.name)}
      {address !== null && group.name !== '' && ': '}
      {address !== null && (
        <Link className="c-accent" href={address} style={{ color: mail.look.accent }}>
          {unlinked(shownAddress(address))}
        </Link>
      )}
    </Text>
  )
}

function PrintedLine({ mail, style }: Part) {
  const line = shown(mail.content.dealer.printedLine)
  if (line === '') return null
  return (
    <Text
      className="c-muted"
      style={{ ...style, paddingTop: 8, fontSize: 14, color: mail.look.muted }}
    >
      {line}
    </Text>
  )
}

function Website({ mail, style }: Part) {
  if (mail.website === null) return null
  return (
    <Text style={style}>
      <Link className="c-accent" href={mail.website} style={{ color: mail.look.accent }}>
        {unlinked(shownAddress(mail.website))}
      </Link>
    </Text>
  )
}
