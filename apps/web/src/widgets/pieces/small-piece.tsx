import Box from '@mui/material/Box'
import { designOf, pieceReasons, type Design } from '@marquee/rules/pieces'
import { PiecePage } from './piece-page.tsx'
import type { CreativePreviewProps } from './preview-props.ts'
import { isSentByEmail, sidesSent } from './sides.rules.ts'
import { SmallEmail } from './small-email.tsx'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import { useLaidPiece } from './use-laid-piece.ts'

/** The first side of a piece as people get it, to know it again. */
export function SmallPiece(props: CreativePreviewProps) {
  const { creative, channels, composed } = props
  const design = designOf(creative.design)
  const marketKey = composed?.marketKey ?? props.marketKey
  const [first] = sidesSent(isSentByEmail(creative), channels)
  if (first === 'email' && composed && marketKey !== undefined && creative.key !== undefined) {
    return (
      <SmallEmail creativeTemplateKey={creative.key} marketKey={marketKey} composed={composed} />
    )
  }
  if (!design) return <Instead>{pieceReasons['piece.no-design']}</Instead>
  return <FirstSide {...props} design={design} />
}

const RATIO = 1.5

/** In the same room, whatever its shape. */
function FirstSide({ design, ...props }: CreativePreviewProps & { design: Design }) {
  const { name, texts } = props.creative
  const { pages, pictures } = useLaidPiece(design, { ...props, size: 'small', wanted: undefined })
  const [page] = pages ?? []
  if (!page) return <Instead>{pieceReasons['piece.wrong-coupons']}</Instead>
  const label = previewTexts.page(name, previewTexts.side.front, texts.headline)
  const share = Math.min(1, page.width / page.height / RATIO)
  return (
    <Box
      sx={{
        aspectRatio: RATIO,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'background.sunken',
      }}
    >
      <Box sx={{ width: `${share * 100}%` }}>
        <PiecePage page={page} pictures={pictures} label={label} />
      </Box>
    </Box>
  )
}
