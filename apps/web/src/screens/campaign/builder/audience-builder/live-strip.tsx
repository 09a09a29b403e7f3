import Box from '@mui/material/Box'
import { showMoney } from '@marquee/rules/money'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { useAudience } from './audience.ts'
import { outcomeTexts as texts } from './texts.ts'

/** On a narrow screen the figures are far below what changes them: they stay in sight at its top. */
export function LiveStrip() {
  const { totalSize, audienceByChannel, estimatedCost } = useAudience().breakdown
  const pieces = audienceByChannel.reduce((sum, one) => sum + one.pieces, 0)
  return (
    <Box aria-hidden sx={strip}>
      <span>
        <strong>
          <CountingNumber value={totalSize} />
        </strong>{' '}
        {texts.households}
      </span>
      <span>
        <strong>
          <CountingNumber value={pieces} />
        </strong>{' '}
        {texts.piecesIn}
      </span>
      <strong>
        <CountingNumber value={estimatedCost} show={showMoney} />
      </strong>
    </Box>
  )
}

const strip = {
  display: { xs: 'flex', sm: 'none' },
  justifyContent: 'space-between',
  columnGap: 3,
  flexWrap: 'wrap',
  position: 'sticky',
  top: '3.5rem',
  zIndex: 2,
  mx: -4,
  mb: 4,
  px: 4,
  py: 2,
  bgcolor: 'background.paper',
  borderBlock: 1,
  borderColor: 'divider',
} as const
