import type { Recipient } from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { api, useOperation } from '../../api/index.ts'
import { haveEqualProps } from '../../ui/equal-props/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import { ErrorState, TextSkeleton } from '../../ui/states/index.ts'
import type { ShownCreative } from './answers.ts'
import type { Composed } from './composed.ts'
import { EmailFrame } from './email-frame.tsx'
import { emailTexts } from './email-texts.ts'
import { Inbox } from './inbox.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { SendTest } from './send-test.tsx'
import { previewTexts } from './texts.ts'
import { UnsavedEmail } from './unsaved-email.tsx'
import type { PrintedFor } from './use-printed-for.ts'

export interface SavedPiece {
  /** Missing in a creative that was never saved. */
  creativeKey: number | undefined
  /** What is shown elsewhere is newer than what was saved. */
  isChanged: boolean
  on: PrintedFor
}

interface EmailSideProps extends Omit<SavedPiece, 'creativeKey'> {
  creative: ShownCreative
  /** To whom it speaks; without one, to a sample. */
  recipient: Recipient | undefined
}

/** The email, which the server makes of what is saved. */
export function EmailSide({ creative, isChanged, on, recipient }: EmailSideProps) {
  const { marketKey, isLoading } = on
  // The request waits for a pause in typing.
  const composed = JSON.parse(useDebounced(JSON.stringify(on.composed))) as Composed
  if (creative.key === undefined || marketKey === undefined) {
    return <UnsavedEmail creative={creative} />
  }
  if (isLoading) return <PieceSkeleton />
  return (
    <Box>
      {isChanged && (
        <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
          {previewTexts.asSaved}
        </Typography>
      )}
      <EmailPreview
        creativeTemplateKey={creative.key}
        marketKey={marketKey}
        composed={composed}
        recipient={recipient}
      />
    </Box>
  )
}

const LOOKS = ['desktop', 'phone', 'text'] as const

type Look = (typeof LOOKS)[number]

/** The widths that every email is made for. */
const WIDTHS = { desktop: 660, phone: 360 } as const

const UNREADABLE = 400

interface EmailPreviewProps {
  creativeTemplateKey: number
  /** Whose data stands in it. */
  marketKey: number
  composed: Composed
  recipient?: Recipient | undefined
}

/** A creative as the email that a customer gets, on a desk, in a hand, and as plain text. */
export const EmailPreview = memo(function EmailPreview(props: EmailPreviewProps) {
  const { composed, recipient, ...piece } = props
  const [look, setLook] = useState<Look>('desktop')
  const body = { ...composed, ...piece, reader: readerOf(recipient) }
  const query = useOperation(api.pieces.email, { body }, { selection: false, keepsPrevious: true })
  const { response: email } = query
  // What is typed into it is wrong: its field says so itself.
  if (query.failure?.status === UNREADABLE) {
    return <Typography sx={{ color: 'text.secondary' }}>{emailTexts.mendFirst}</Typography>
  }
  if (query.status === 'failed') {
    return (
      <ErrorState title={emailTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  if (!email) return <TextSkeleton />
  return (
    <Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', mb: 3 }}
      >
        <LookSwitch look={look} onLook={setLook} />
        <SendTest of={body} />
      </Box>
      <Inbox name={emailTexts.subject} text={email.subject} />
      <Inbox name={emailTexts.preheader} text={email.preheader} />
      {look === 'text' ? (
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 3 }}>
          {email.text}
        </Box>
      ) : (
        <Box sx={{ mt: 3 }}>
          <EmailFrame
            html={email.html}
            title={emailTexts.title(email.subject)}
            width={WIDTHS[look]}
          />
        </Box>
      )}
    </Box>
  )
}, haveEqualProps)

/** Their address stands on no email. */
const readerOf = (recipient: Recipient | undefined) =>
  recipient && {
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    vehicle: recipient.vehicle,
  }

function LookSwitch({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={emailTexts.widths}
      value={look}
      onChange={(_, chosen: Look | null) => chosen && onLook(chosen)}
    >
      {LOOKS.map((one) => (
        <ToggleButton key={one} value={one}>
          {emailTexts.width[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
