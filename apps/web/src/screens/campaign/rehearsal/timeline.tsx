import { showDate } from '@marquee/rules/calendar'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, whyNot } from '../../../api/index.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { pieceName } from '../../../widgets/sendings/index.ts'
import type { OpenedPiece, Piece, Rehearsal, Rehearsed } from './answers.ts'
import {
  addresseeOf,
  byDay,
  leftOutInWords,
  lineInWords,
  noPiecesInWords,
  readerOf,
  timelineInWords,
} from './in-words.rules.ts'
import { PieceDialog } from './piece-dialog.tsx'
import { reasons, texts } from './texts.ts'

/** A month of days would be twelve screens of a phone: the first ones say how it goes. */
const MOST_DAYS = 10
const DAYS_AT_FIRST = 7

/** Day by day what would be sent, with a few pieces of each beside it. */
export function Timeline({ rehearsal }: { rehearsal: Rehearsal }) {
  const { sendings, turns, days, state } = rehearsal
  const [opened, setOpened] = useState<OpenedPiece>()
  const [isWhole, setWhole] = useState(false)
  const all = byDay(sendings)
  const isLong = all.length > MOST_DAYS
  const shown = isLong && !isWhole ? all.slice(0, DAYS_AT_FIRST) : all
  const isForSeveral = new Set(sendings.map(({ market }) => market.key)).size > 1
  if (sendings.length === 0) {
    return state === 'running' ? null : (
      <Section title={texts.timeline} framed>
        <Typography>{days === null ? texts.nothing : texts.noneDue}</Typography>
      </Section>
    )
  }
  return (
    <Section title={texts.timeline} description={timelineInWords(rehearsal)} framed>
      <Box component="ol" aria-label={texts.timeline} sx={list}>
        {turns && <Turn day={turns.beginsOn} what={texts.begins} />}
        {shown.map((ofDay) => (
          <Box component="li" key={ofDay[0].dueOn} sx={entry}>
            <Day day={ofDay[0].dueOn} />
            <Box sx={together}>
              {ofDay.map((sending) => (
                <Sending
                  key={sending.number}
                  sending={sending}
                  isForSeveral={isForSeveral}
                  isDone={state === 'done'}
                  onOpened={setOpened}
                />
              ))}
            </Box>
          </Box>
        ))}
        {turns && shown === all && <Turn day={turns.completesOn} what={texts.completes} />}
      </Box>
      {isLong && (
        <Button
          variant="outlined"
          aria-expanded={isWhole}
          sx={{ mt: 2 }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.fewerDays : texts.allDays(all.length)}
        </Button>
      )}
      {opened && <PieceDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

function Turn({ day, what }: { day: Rehearsed['dueOn']; what: string }) {
  return (
    <Box component="li" sx={entry}>
      <Day day={day} />
      <Typography variant="subtitle2" component="p">
        {what}
      </Typography>
    </Box>
  )
}

function Day({ day }: { day: Rehearsed['dueOn'] }) {
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {showDate(day)}
    </Typography>
  )
}

interface SendingProps {
  sending: Rehearsed
  isForSeveral: boolean
  isDone: boolean
  onOpened: (opened: OpenedPiece) => void
}

function Sending({ sending, isForSeveral, isDone, onOpened }: SendingProps) {
  const name = pieceName({ ...sending, isSecond: false })
  const leftOut = leftOutInWords(sending.leftOut)
  const noPieces = noPiecesInWords(sending)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <Typography variant="body2">{lineInWords(sending, isForSeveral)}</Typography>
      {sending.secondOn !== null && (
        <Typography variant="body2">{texts.second(showDate(sending.secondOn))}</Typography>
      )}
      {leftOut !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {leftOut}
        </Typography>
      )}
      {isDone && noPieces !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {noPieces}
        </Typography>
      )}
      {sending.pieces.length > 0 && (
        <Box component="ul" aria-label={texts.piecesOf(name)} sx={pieces}>
          {sending.pieces.map((piece) => (
            <li key={piece.key}>
              <PieceLine piece={piece} onOpened={onOpened} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function PieceLine({ piece, onOpened }: { piece: Piece; onOpened: SendingProps['onOpened'] }) {
  const open = useChange(api.rehearsals.openPiece, { selection: false })
  const show = async () => {
    const opened = await open.run({ params: { key: String(piece.key) } })
    if (opened) onOpened(opened)
  }
  return (
    <>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{addresseeOf(piece)}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[readerOf(piece), piece.subject].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ReasonButton
        size="small"
        variant="outlined"
        aria-label={texts.openOf(addresseeOf(piece))}
        loading={open.isRunning}
        reason={whyNot(piece.can.read, reasons)}
        onClick={() => void show()}
      >
        {texts.open}
      </ReasonButton>
    </>
  )
}

const list = { listStyle: 'none', m: 0, p: 0 } as const

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '6.5rem minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 1,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const

/** What leaves on one day. */
const together = { display: 'grid', rowGap: 4, minWidth: 0 } as const

const pieces = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  maxWidth: '44rem',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const
