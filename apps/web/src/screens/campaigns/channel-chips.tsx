import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { channelNames, type ChannelOption, type FulfillmentOption } from '@marquee/rules/channels'
import { offeredOptions } from '@marquee/rules/templates'
import { cardTexts } from './texts.ts'

/** The ways in which a template, or a step of it, can be sent. */
export function ChannelChips({ options }: { options: readonly ChannelOption[] }) {
  const isJoined = (offered: FulfillmentOption) =>
    options.some((one) => one.fulfillmentChannel === offered && !one.isFulfillableAlone)
  const labelOf = (offered: FulfillmentOption) =>
    isJoined(offered) ? cardTexts.notAlone(channelNames[offered]) : channelNames[offered]
  return (
    <Box
      component="ul"
      aria-label={cardTexts.channels}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {offeredOptions(options).map((option) => (
        <Chip key={option} component="li" label={labelOf(option)} sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
  )
}
