import Box from '@mui/material/Box'
import { channelNames } from '@marquee/rules/channels'
import { showMoney } from '@marquee/rules/money'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import { ShareBar } from './share-bar.tsx'
import { outcomeTexts as texts } from './texts.ts'

/** What goes out by each channel, and what it costs. */
export function ChannelsTable() {
  const { audienceByChannel } = useAudience().breakdown
  const most = Math.max(1, ...audienceByChannel.map(({ pieces }) => pieces))
  return (
    <AudiencePart title={texts.pieces}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {audienceByChannel.map(({ channel, pieces, cost }) => (
          <Box key={channel} sx={line}>
            <dt>{channelNames[channel]}</dt>
            <dd>
              <CountingNumber value={pieces} />
            </dd>
            <dd>
              <CountingNumber value={cost} show={showMoney} />
            </dd>
            <Box component="dd" aria-hidden sx={{ gridColumn: '1 / -1' }}>
              <ShareBar share={pieces / most} />
            </Box>
          </Box>
        ))}
      </Box>
    </AudiencePart>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5.5rem',
  rowGap: 1,
  '& dd': { m: 0, textAlign: 'right' },
} as const
