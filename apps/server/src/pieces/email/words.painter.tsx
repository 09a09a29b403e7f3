/** @jsxRuntime automatic */
import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import { shown, shownBody, shownParagraphs, type Mail } from './mail.painter.ts'

export const SANS = `'Helvetica Neue',Helvetica,Arial,sans-serif`
export const SERIF = `Georgia,'Times New Roman',serif`

/** Words in one of the look's inks, which the night changes by the class. */
export const inked = (name: 'ink' | 'muted' | 'accent', { look }: Mail) => ({
  className: `c-${name}`,
  color: look[name],
})

const PLAIN: CSSProperties = { margin: 0, fontFamily: SANS }

interface Words {
  mail: Mail
  style?: CSSProperties
  /** On a ground of the brand's colour, which stays the same at night. */
  isOnBrand?: boolean
}

export function Headline({ mail, style, isOnBrand }: Words) {
  const text = shown(mail.texts.headline)
  if (text === '') return null
  const { className, color } = inked('ink', mail)
  return (
    <Heading
      as="h1"
      className={`large ${isOnBrand ? '' : className}`}
      style={{
        ...PLAIN,
        fontSize: 36,
        lineHeight: '41px',
        fontWeight: 700,
        letterSpacing: '-0.5px',
        color: isOnBrand ? mail.look.onBrand : color,
        ...style,
      }}
    >
      {text}
    </Heading>
  )
}

export function Subhead({ mail, style, isOnBrand }: Words) {
  const text = shown(mail.texts.subhead)
  if (text === '') return null
  const { className, color } = inked('muted', mail)
  return (
    <Text
      className={isOnBrand ? '' : className}
      style={{
        ...PLAIN,
        paddingTop: 10,
        fontSize: 18,
        lineHeight: '27px',
        color: isOnBrand ? mail.look.onBrandMuted : color,
        ...style,
      }}
    >
      {text}
    </Text>
  )
}

export function BodyText({ mail, style }: Words) {
  const { className, color } = inked('ink', mail)
  return shownBody(mail.texts.body).map((paragraph, at) => (
    <Text
      key={at}
      className={className}
      style={{
        ...PLAIN,
        paddingTop: at === 0 ? 0 : 14,
        fontSize: 16,
        lineHeight: '26px',
        color,
        ...style,
      }}
    >
      {paragraph}
    </Text>
  ))
}

export function SmallPrint({ mail }: Words) {
  const { className, color } = inked('muted', mail)
  return shownParagraphs(mail.texts.disclaimer).map((paragraph, at) => (
    <Text
      key={at}
      className={className}
      style={{ ...PLAIN, paddingTop: at === 0 ? 0 : 8, fontSize: 12, lineHeight: '18px', color }}
    >
      {paragraph}
    </Text>
  ))
}
