import {
  couponSide,
  designOf,
  FORMATS,
  pieceReasons,
  shownCouponCounts,
  type Design,
  type Page,
} from '@marquee/rules/pieces'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { haveEqualProps } from '../../ui/equal-props/index.ts'
import { Filter } from '../../ui/filter/index.ts'
import { EmailSide, type SavedPiece } from './email-side.tsx'
import { PiecePage } from './piece-page.tsx'
import { ReaderControls, ReaderNote } from './reader-controls.tsx'
import type { CreativePreviewProps } from './preview-props.ts'
import { isEmailAlone, sidesSent, type Side } from './sides.rules.ts'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import type { DealerOnPiece } from './use-dealer-on-piece.ts'
import { nearest, useLaidPiece, type LaidPiece } from './use-laid-piece.ts'
import { useReader, type ReadChannel, type Reader } from './use-reader.ts'
import { usePrintedFor } from './use-printed-for.ts'

/** The piece itself, laid out by its design here and now, to be turned over and read. */
export function DrawnPiece(props: CreativePreviewProps) {
  const { creative, channels } = props
  if (isEmailAlone(sidesSent(creative, channels))) return <SentEmail {...props} />
  const design = designOf(creative.design)
  if (!design) return <Instead>{pieceReasons['piece.no-design']}</Instead>
  return <Drawn {...props} design={design} />
}

function Drawn({ design, ...props }: CreativePreviewProps & { design: Design }) {
  const { creative } = props
  const [turned, setSide] = useState<Side>()
  const [chosenCount, setChosenCount] = useState<number>()
  const sides = sidesSent(creative, props.channels)
  const channel = channelOf(turned, sides)
  const { marketKey, composed } = props
  const reader = useReader({ campaignKey: composed?.campaignKey, marketKey, channel })
  const { recipient } = reader
  const piece = useLaidPiece(design, { ...props, size: 'large', chosenCount, recipient })
  if (!piece.pages) return <Instead>{pieceReasons['piece.wrong-coupons']}</Instead>
  const first = props.showsCoupons ? couponSide(piece.pages, piece.coupons) : undefined
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
        onCount={setChosenCount}
      />
      <ReaderControls reader={reader} />
      {shown !== 'email' && (
        <Box sx={sheet(page)}>
          <PiecePage page={page} pictures={piece.pictures} label={label} />
        </Box>
      )}
      <Notes {...props} design={design} piece={piece} reader={reader} side={shown} />
    </Box>
  )
}

const EMAIL: readonly Side[] = ['email']
const stay = () => undefined

/** The email of a piece of which nothing is printed. */
function SentEmail({ creative, isChanged = false, ...given }: CreativePreviewProps) {
  const [chosenCount, setChosenCount] = useState<number>()
  const { marketKey, composed, coupons } = given
  const { hierarchyId } = creative
  const reader = useReader({ campaignKey: composed?.campaignKey, marketKey, channel: 'EMAIL' })
  const counts = coupons ? [] : shownCouponCounts(creative)
  const count = coupons?.length ?? nearest(counts, chosenCount)
  const on = usePrintedFor({ marketKey, composed, hierarchyId, count })
  return (
    <Box>
      <PreviewControls
        sides={EMAIL}
        side="email"
        counts={counts}
        count={count}
        onSide={stay}
        onCount={setChosenCount}
      />
      <ReaderControls reader={reader} />
      <EmailSide creative={creative} isChanged={isChanged} on={on} recipient={reader.recipient} />
      <ReaderNote reader={reader} hierarchyId={hierarchyId} />
    </Box>
  )
}

/** By which the side that is looked at comes. */
const channelOf = (turned: Side = 'front', sides: readonly Side[]): ReadChannel =>
  (sides.includes(turned) ? turned : sides[0]) === 'email' ? 'EMAIL' : 'DIRECT_MAIL'

interface NotesProps extends CreativePreviewProps {
  design: Design
  piece: LaidPiece
  reader: Reader
  side: Side
}

/** The notes about it, and what only the server can render. */
function Notes(props: NotesProps) {
  const { creative, isChanged = false, design, piece, reader, side, ...given } = props
  const { hierarchyId, key } = creative
  const { marketKey, composed } = given
  const on = usePrintedFor({ marketKey, composed, hierarchyId, count: piece.count })
  const saved = { creativeKey: key, isChanged, on }
  if (side === 'email') {
    return (
      <>
        <EmailSide creative={creative} isChanged={isChanged} on={on} recipient={reader.recipient} />
        <ReaderNote reader={reader} hierarchyId={hierarchyId} />
      </>
    )
  }
  return (
    <Box sx={{ display: 'var(--piece-notes, block)', mt: 2 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {FORMATS[design.format].name}. {!given.coupons && previewTexts.withSampleCoupons}
      </Typography>
      <ReaderNote reader={reader} hierarchyId={hierarchyId} />
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

interface PreviewControlsProps {
  sides: readonly Side[]
  side: Side
  onSide: (side: Side) => void
  counts: readonly number[]
  count: number
  onCount: (count: number) => void
}

/** Turns a piece over, and fills it with more or fewer coupons. */
const PreviewControls = memo(function PreviewControls(props: PreviewControlsProps) {
  const { sides, side, onSide, counts, count, onCount } = props
  if (sides.length < 2 && counts.length < 2) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}>
      {sides.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={previewTexts.sides}
          value={side}
          onChange={(_, chosen: Side | null) => chosen && onSide(chosen)}
        >
          {sides.map((one) => (
            <ToggleButton key={one} value={one}>
              {previewTexts.side[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {counts.length > 1 && (
        <Filter
          label={previewTexts.coupons}
          value={String(count)}
          choices={counts.map((one) => [String(one), previewTexts.couponCount(one)] as const)}
          onChange={(chosen) => onCount(Number(chosen))}
        />
      )}
    </Box>
  )
}, haveEqualProps)

/** Whose data stands on the piece. */
function DealerNote({ on }: { on: DealerOnPiece }) {
  if (on.hasFailed) {
    const again = (
      <Button size="small" onClick={on.retry}>
        {previewTexts.retry}
      </Button>
    )
    return (
      <Alert severity="warning" action={again} sx={{ mt: 2 }}>
        {previewTexts.dealerFailed}
      </Alert>
    )
  }
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {on.dealer ? previewTexts.withDealer(on.dealer.name) : previewTexts.withSamples}
    </Typography>
  )
}

interface ProofLinkProps extends SavedPiece {
  /** Why none can be made yet. */
  noProof: string | undefined
}

/** Makes a PDF of the piece as it will be printed, and leads to it. */
const ProofLink = memo(function ProofLink(props: ProofLinkProps) {
  const { creativeKey, isChanged, on, noProof } = props
  const { marketKey, composed, isLoading } = on
  const proof = useChange(api.pieces.proof)
  const [proved, setProved] = useState<string>()
  const isSaved = creativeKey !== undefined && marketKey !== undefined && !isChanged
  const piece = isSaved ? { creativeTemplateKey: creativeKey, ...composed, marketKey } : undefined
  const make = () => {
    if (!piece) return
    setProved(JSON.stringify(piece))
    void proof.run({ body: piece })
  }
  // The proof of what has changed since is no proof.
  const address = piece && proved === JSON.stringify(piece) ? proof.response?.url : undefined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <ReasonButton
        size="small"
        variant="outlined"
        startIcon={<PictureAsPdfOutlined />}
        reason={noProof ?? (isSaved ? undefined : previewTexts.saveForProof)}
        loading={proof.isRunning || isLoading}
        onClick={make}
      >
        {previewTexts.makeProof}
      </ReasonButton>
      <Box role="status">
        {address && (
          <Link href={address} target="_blank" rel="noopener">
            {previewTexts.openProof}
          </Link>
        )}
      </Box>
    </Box>
  )
}, haveEqualProps)
