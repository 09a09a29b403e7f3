import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { segmentLabel, segmentRule } from '@marquee/rules/audience'
import { showCount } from '@marquee/rules/money'
import { SEGMENTS } from '@marquee/rules/templates'
import { useId } from 'react'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { AudiencePart } from './audience-part.tsx'
import type { Segment } from './audience.rules.ts'
import { ShareBar } from './share-bar.tsx'
import { segmentTexts as texts } from './texts.ts'
import { useAudience, useChosen } from './use-audience.ts'

/** How long ago they came: four cards, as the template offers them. */
export function SegmentsPart() {
  const { campaign, change, breakdown } = useAudience()
  const chosen = useChosen('segments')
  const toggle = (segment: Segment, isOn: boolean) =>
    change(
      'segments',
      SEGMENTS.filter((one) => (one === segment ? isOn : chosen.includes(one))),
    )
  return (
    <AudiencePart title={texts.title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {SEGMENTS.map((segment) => (
          <SegmentCard
            key={segment}
            segment={segment}
            counts={breakdown.audienceBySegment.find((one) => one.segmentName === segment)}
            isOn={chosen.includes(segment)}
            isDisabled={segmentRule(campaign.template, segment).isDisabled}
            onToggle={(isOn) => toggle(segment, isOn)}
          />
        ))}
      </Box>
    </AudiencePart>
  )
}

interface SegmentCardProps {
  segment: Segment
  counts: { filteredCount: number; total: number } | undefined
  isOn: boolean
  isDisabled: boolean
  onToggle: (isOn: boolean) => void
}

/** A segment in its colour, how many it brings, and why it cannot be chosen. */
function SegmentCard({ segment, counts, isOn, isDisabled, onToggle }: SegmentCardProps) {
  const id = useId()
  const { filteredCount = 0, total = 0 } = counts ?? {}
  return (
    <Box component="label" htmlFor={id} sx={(theme) => cardOf(theme, segment, isOn, isDisabled)}>
      <Checkbox
        id={id}
        size="small"
        checked={isOn}
        disabled={isDisabled}
        onChange={(_, checked) => onToggle(checked)}
        sx={{ p: 0.5, color: 'inherit', '&.Mui-checked': { color: 'inherit' } }}
        slotProps={{
          input: { 'aria-label': segmentLabel(segment), 'aria-describedby': `${id}-more` },
        }}
      />
      <Box sx={{ minWidth: 0, color: isDisabled ? 'text.secondary' : 'text.primary' }}>
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {segmentLabel(segment)}
        </Typography>
        <Box id={`${id}-more`}>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {isDisabled ? texts.disabled : texts.more[segment]}
          </Typography>
        </Box>
      </Box>
      {!isDisabled && (
        <Box sx={{ textAlign: 'right', color: 'text.primary' }}>
          <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
            <CountingNumber value={filteredCount} />
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {texts.of(showCount(total))}
          </Typography>
        </Box>
      )}
      {!isDisabled && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ShareBar share={total === 0 ? 0 : filteredCount / total} colour="currentColor" />
        </Box>
      )}
    </Box>
  )
}

const COLOURS = { NEW: 'new', ACTIVE: 'active', LAPSED: 'lapsed', INACTIVE: 'inactive' } as const

function cardOf({ vars: { palette } }: Theme, segment: Segment, isOn: boolean, isOff: boolean) {
  const { fill, tint, main } = palette.segments[COLOURS[segment]]
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1.5,
    px: 2.5,
    py: 2,
    borderRadius: 1,
    border: 1,
    borderColor: isOn ? fill : palette.divider,
    borderLeft: `0.25rem solid ${fill}`,
    bgcolor: isOn ? tint : 'background.paper',
    color: isOff ? palette.text.disabled : main,
    cursor: isOff ? 'default' : 'pointer',
    ...(isOff && { bgcolor: 'background.sunken', borderLeftColor: palette.divider }),
    '&:has(:focus-visible)': { outline: '0.125rem solid', outlineColor: palette.text.primary },
  }
}
