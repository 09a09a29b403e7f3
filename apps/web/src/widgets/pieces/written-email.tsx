import Box from '@mui/material/Box'
import { EmailFrame } from './email-frame.tsx'
import { writtenTexts as texts } from './texts.ts'

interface WrittenEmailProps {
  html: string
  text: string
  /** As it came over the wire. */
  raw?: string
}

const WIDTH = 640

/** An email as its readers have it: how mail programs show it, and as text. */
export function WrittenEmail({ html, text, raw }: WrittenEmailProps) {
  return (
    <>
      <EmailFrame html={html} title={texts.asShown} width={WIDTH} />
      <EmailText label={texts.asText}>{text}</EmailText>
      {raw !== undefined && <EmailText label={texts.asSent}>{raw}</EmailText>}
    </>
  )
}

/** Text as it came, in lines of its own; nothing in it is run. */
export function EmailText({ label, children }: { label: string; children: string }) {
  return (
    <Box component="pre" tabIndex={0} role="region" aria-label={label} sx={plain}>
      {children}
    </Box>
  )
}

const plain = {
  m: 0,
  p: 4,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  typography: 'body2',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '50dvh',
  overflowY: 'auto',
} as const
