import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  couponSide,
  designOf,
  FORMATS,
  pieceReasons,
  type Design,
  type Page,
} from '@marquee/rules/pieces'
import { useState } from 'react'
import { DealerNote } from './dealer-note.tsx'
import { EmailSide } from './email-side.tsx'
import { PiecePage } from './piece-page.tsx'
import { PreviewControls } from './preview-controls.tsx'
import type { CreativePreviewProps } from './preview-props.ts'
import { ProofLink } from './proof-link.tsx'
import { isSentByEmail, sidesSent, type Side } from './sides.rules.ts'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import { useLaidPiece, type LaidPiece } from './use-laid-piece.ts'
import { usePrintedFor } from './use-printed-for.ts'

/** The piece itself, laid out by its design here and now, to be turned over and read. */
export function DrawnPiece(props: CreativePreviewProps) {
  const design = designOf(props.creative.design)
  if (!design) return <Instead>{pieceReasons['piece.no-design']}</Instead>
  return <Drawn {...props} design={design} />
}

function Drawn({ design, ...props }: CreativePreviewProps & { design: Design }) {
  const { creative } = props
  const [turned, setSide] = useState<Side>()
  const [wanted, setWanted] = useState<number>()
  const piece = useLaidPiece(design, { ...props, size: 'large', wanted })
  if (!piece.pages) return <Instead>{pieceReasons['piece.wrong-coupons']}</Instead>
  const first = props.showsCoupons ? couponSide(piece.pages, piece.coupons) : undefined
  const sides = sidesSent(isSentByEmail(creative), props.channels)
  const side = turned ?? (first === 'back' ? first : 'front')
  const shown = sides.includes(side) ? side : (sides[0] ?? 'front')
  const page = piece.pages.find(({ name }) => name === shown) ?? (piece.pages[0] as Page)
  const label = previewTexts.page(creative.name, previewTexts.side[shown], creative.texts.headline)
  return (
    <Box>
      <PreviewControls
        sides={sides}
        side={shown}
        counts={piece.counts}
        count={piece.count}
        onSide={setSide}
        onCount={setWanted}
      />
      {shown !== 'email' && (
        <Box sx={sheet(page)}>
          <PiecePage page={page} pictures={piece.pictures} label={label} />
        </Box>
      )}
      <Notes {...props} design={design} piece={piece} side={shown} />
    </Box>
  )
}

interface NotesProps extends CreativePreviewProps {
  design: Design
  piece: LaidPiece
  side: Side
}

/** What is said about it, and what only the server makes of it. */
function Notes({ creative, isChanged = false, design, piece, side, ...given }: NotesProps) {
  const { hierarchyId, key } = creative
  const { marketKey, composed } = given
  const on = usePrintedFor({ marketKey, composed, hierarchyId, count: piece.count })
  const saved = { creativeKey: key, isChanged, on }
  if (side === 'email') return <EmailSide {...saved} />
  return (
    <Box sx={{ display: 'var(--piece-notes, block)', mt: 2 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {FORMATS[design.format].name}. {!given.coupons && previewTexts.withSampleCoupons}
      </Typography>
      <DealerNote on={piece.dealer} />
      <Box sx={{ mt: 3 }}>
        <ProofLink {...saved} noProof={given.noProof} />
      </Box>
    </Box>
  )
}

/** As wide as its place, and never higher than the window. */
const sheet = ({ width, height }: Page) => ({
  maxWidth: `calc(var(--piece-height, 64dvh) * ${width / height})`,
  mx: 'auto',
  border: 1,
  borderColor: 'divider',
})
