import CheckIcon from '@mui/icons-material/Check'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent } from 'react'
import { moveAmongStops } from '../../ui/arrow-keys/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import type { MarketSummary } from './answers.ts'
import { describeMarket, placeOf, type BrandName } from './describe-market.ts'
import { marketTexts } from './texts.ts'

interface MarketRowsProps {
  label: string
  markets: readonly MarketSummary[]
  onChoose: (market: MarketSummary) => void
  /** Goes down into a market; dealers have nothing below them. */
  onOpen?: (market: MarketSummary) => void
  onUp?: () => void
  /** The market that the person works in. */
  present?: number
  /** Also says in which zone and district a market lies. */
  showsPlace?: boolean
  brandName?: BrandName
}

export function MarketRows({ label, markets, onOpen, onUp, ...row }: MarketRowsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      onKeyDown={(event) => moveAmongRows(event, onUp)}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {markets.map((market) => (
        <MarketRow
          key={market.key}
          market={market}
          onOpen={market.type === 'DEALER' || !onOpen ? undefined : () => onOpen(market)}
          {...row}
        />
      ))}
    </Box>
  )
}

interface MarketRowProps extends Pick<
  MarketRowsProps,
  'onChoose' | 'showsPlace' | 'present' | 'brandName'
> {
  market: MarketSummary
  onOpen: (() => void) | undefined
}

function MarketRow(props: MarketRowProps) {
  const { market, onChoose, onOpen, showsPlace, present, brandName } = props
  const isPresent = present === market.key
  const place = showsPlace ? placeOf(market, brandName) : ''
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        data-stop
        onClick={() => onChoose(market)}
        aria-current={isPresent}
        sx={{
          flex: 1,
          minWidth: 0,
          gap: 3,
          px: 3,
          py: 2,
          justifyContent: 'flex-start',
          textAlign: 'left',
          '&:hover, &:focus-visible': { bgcolor: 'background.sunken' },
          // No pointer shows the rest of a long name to those who come by keyboard.
          '&:focus-visible span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="span"
            noWrap
            title={market.name}
            sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
          >
            {market.name}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {[describeMarket(market), place].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {market.status === 'CLOSED' && <Chip size="small" label={marketTexts.closed} />}
        {isPresent && <Present />}
      </ButtonBase>
      {onOpen && (
        <IconButton
          data-open
          aria-label={marketTexts.open(market.name)}
          onClick={onOpen}
          sx={{ alignSelf: 'center' }}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </Box>
  )
}

function Present() {
  return (
    <>
      <CheckIcon aria-hidden sx={{ color: 'primary.main' }} />
      <VisuallyHidden>{marketTexts.present}</VisuallyHidden>
    </>
  )
}

/** Down and Up move between the rows, Right goes below one, Left back above. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>, onUp?: () => void): void {
  const row = (event.target as HTMLElement).closest('li')
  if (!row) return
  moveAmongStops(event, row.querySelector('[data-stop]'))
  const open = row.querySelector<HTMLElement>('[data-open]')
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: open ? () => open.click() : undefined,
    ArrowLeft: onUp,
  }
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
