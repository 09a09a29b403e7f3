import { designOf, pieceReasons, shownCouponCounts, type Design } from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import { api, useOperation } from '../../api/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import type { Composed } from './composed.ts'
import { EmailLook } from './email-look.tsx'
import { emailTexts } from './email-texts.ts'
import { PiecePage } from './piece-page.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import type { CreativePreviewProps } from './preview-props.ts'
import { isEmailAlone, sidesSent } from './sides.rules.ts'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'
import { nearest, useLaidPiece } from './use-laid-piece.ts'
import { usePrintedFor } from './use-printed-for.ts'

/** The first side of a piece as people get it, to know it again. */
export function SmallPiece(props: CreativePreviewProps) {
  const { creative, channels } = props
  if (isEmailAlone(sidesSent(creative, channels))) return <SmallEmail {...props} />
  const design = designOf(creative.design)
  if (!design) return <Instead>{pieceReasons['piece.no-design']}</Instead>
  return <FirstSide {...props} design={design} />
}

const RATIO = 1.5

/** In the same room for every shape. */
function FirstSide({ design, ...props }: CreativePreviewProps & { design: Design }) {
  const { name, texts } = props.creative
  const { pages, pictures } = useLaidPiece(design, {
    ...props,
    size: 'small',
    chosenCount: undefined,
  })
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

/** The email in the name of the dealer, or else of the brand's office. */
function SmallEmail({ creative, coupons, ...given }: CreativePreviewProps) {
  const { key, hierarchyId } = creative
  const count = coupons?.length ?? nearest(shownCouponCounts(creative), undefined)
  const {
    marketKey: market,
    composed,
    isLoading,
  } = usePrintedFor({
    hierarchyId,
    marketKey: given.marketKey,
    composed: given.composed,
    count,
  })
  if (key === undefined || market === undefined) {
    return <Instead>{previewTexts.saveForEmail}</Instead>
  }
  if (isLoading) return <PieceSkeleton />
  return <UpperEmail creativeTemplateKey={key} marketKey={market} composed={composed} />
}

interface UpperEmailProps {
  creativeTemplateKey: number
  marketKey: number
  composed: Composed
}

/** The upper part of the email, to know it again. */
function UpperEmail({ composed, ...piece }: UpperEmailProps) {
  // The request waits for a pause in typing.
  const debounced = JSON.parse(useDebounced(JSON.stringify(composed))) as Composed
  const query = useOperation(
    api.pieces.email,
    { body: { ...debounced, ...piece } },
    { selection: false, keepsPrevious: true },
  )
  if (query.status === 'failed') return <Instead>{emailTexts.failed}</Instead>
  if (!query.response) return <PieceSkeleton />
  return <EmailLook html={query.response.html} />
}
