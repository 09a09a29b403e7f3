/** @jsxRuntime automatic */
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { cityLine, shown, type Mail } from './mail.painter.ts'
import { styleSheet } from './style-sheet.painter.ts'
import { emailTexts } from './texts.ts'
import { SANS } from './words.painter.tsx'

/** Everything around a design: the head, the preheader, and the foot that the law requires. */
export function Frame({ mail, children }: { mail: Mail; children: ReactNode }) {
  const { content, look, texts } = mail
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* A phone number may be tapped; nothing else is made a link of by the phone. */}
        <meta name="format-detection" content="date=no,address=no,email=no,url=no" />
        <title>{shown(texts.subject)}</title>
        <style>{styleSheet(content.hierarchyId)}</style>
      </Head>
      <Preview>{shown(texts.preheader)}</Preview>
      <Body className="g-ground" style={{ backgroundColor: look.ground, padding: 0, margin: 0 }}>
        <Container style={{ width: '100%', maxWidth: 600, margin: '0 auto' }}>
          {children}
          <Foot mail={mail} />
        </Container>
      </Body>
    </Html>
  )
}

function Foot({ mail }: { mail: Mail }) {
  const { content, look, unsubscribe } = mail
  const { dealer } = content
  const font: CSSProperties = {
    margin: 0,
    fontFamily: SANS,
    fontSize: 12,
    lineHeight: '19px',
    textAlign: 'center',
    color: look.muted,
  }
  const street = [shown(dealer.line1), cityLine(dealer)].filter(Boolean).join(', ')
  const address = [shown(dealer.name), street].filter(Boolean)
  return (
    <div style={{ padding: '26px 24px 40px' }}>
      <Text className="c-muted" style={font}>
        {emailTexts.why(shown(dealer.name))}
      </Text>
      {address.map((line, at) => (
        <Text key={at} className="c-muted" style={font}>
          {line}
        </Text>
      ))}
      <Text className="c-muted" style={{ ...font, paddingTop: 8 }}>
        {unsubscribe === null ? (
          <u>{emailTexts.unsubscribe}</u>
        ) : (
          <Link
            className="c-ink"
            href={unsubscribe}
            style={{ color: look.ink, textDecoration: 'underline' }}
          >
            {emailTexts.unsubscribe}
          </Link>
        )}
      </Text>
    </div>
  )
}
