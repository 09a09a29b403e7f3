import Box from '@mui/material/Box'
import { segmentRule } from '@marquee/rules/audience'
import { SEGMENTS } from '@marquee/rules/templates'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import type { Segment } from './audience-values.rules.ts'
import { SegmentCard } from './segment-card.tsx'
import { segmentTexts as texts } from './texts.ts'

/** How long ago they came: four cards, as the template offers them. */
export function SegmentsPart() {
  const { campaign, values, change, breakdown } = useAudience()
  const toggle = (segment: Segment, isOn: boolean) =>
    change(
      'segments',
      SEGMENTS.filter((one) => (one === segment ? isOn : values.segments.includes(one))),
    )
  return (
    <AudiencePart title={texts.title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {SEGMENTS.map((segment) => (
          <SegmentCard
            key={segment}
            segment={segment}
            counts={breakdown.audienceBySegment.find((one) => one.segmentName === segment)}
            isOn={values.segments.includes(segment)}
            isDisabled={segmentRule(campaign.template, segment).isDisabled}
            onToggle={(isOn) => toggle(segment, isOn)}
          />
        ))}
      </Box>
    </AudiencePart>
  )
}
