import Box from '@mui/material/Box'
import type { AudienceRequest } from '@marquee/rules/audience'
import { campaignReasons } from '@marquee/rules/campaigns'
import { whyNot } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { StepForm } from '../step-form.tsx'
import { useAttempts } from '../use-attempts.ts'
import type { Breakdown, KnownModel } from './answers.ts'
import { AudienceProvider } from './audience.ts'
import { columns } from './columns.ts'
import { differencesOf } from './differences.rules.ts'
import { LiveStrip } from './live-strip.tsx'
import { LocationPart } from './location-part.tsx'
import { MapPart } from './map-part.tsx'
import { MarketsPart } from './markets-part.tsx'
import { Outcome } from './outcome.tsx'
import { SegmentsPart } from './segments-part.tsx'
import { SmartPart } from './smart-part.tsx'
import { texts } from './texts.ts'
import type { AudienceForm } from './use-audience-form.ts'
import type { Counted } from './use-counted.ts'
import { useMinimumQuestion } from './use-minimum-question.tsx'
import { useSaveAudience } from './use-save-audience.ts'
import { VehiclesPart } from './vehicles-part.tsx'

interface AudiencePartsProps {
  chosen: AudienceForm
  counted: Counted
  breakdown: Breakdown
  models: readonly KnownModel[]
  onSaved: (request: AudienceRequest) => void
}

/** Choices at the left, the map in the middle, and what they come to at the right. */
export function AudienceParts({ chosen, counted, breakdown, models, onSaved }: AudiencePartsProps) {
  const { campaign } = useBuilder()
  const saving = useAttempts()
  const minimum = useMinimumQuestion(breakdown)
  const isBehind = chosen.isWaiting || counted.isCounting
  const save = useSaveAudience({
    saving,
    chosen,
    breakdown,
    onSaved,
    ask: minimum.ask,
  })
  const { form, values, change, asked } = chosen
  return (
    <AudienceProvider
      value={{ campaign, form, values, change, asked, models, breakdown, isBehind }}
    >
      <StepForm
        form={form}
        saving={saving}
        save={save.save}
        valuesOf={save.valuesOf}
        label={texts.form}
        typed={() => withAudience(campaign, breakdown)}
        differences={differencesOf}
        savedAt={campaign.audience?.savedAt ?? null}
        reason={whyNot(campaign.can.save, campaignReasons)}
      >
        <LiveStrip />
        <Box sx={columns}>
          <Box>
            <SegmentsPart />
            <LocationPart />
            <VehiclesPart />
            <SmartPart />
            <MarketsPart />
          </Box>
          <Box
            sx={{ gridColumn: { xs: 'auto', sm: '1 / -1', lg: 'auto' }, order: { sm: 1, lg: 0 } }}
          >
            <MapPart />
          </Box>
          <Box sx={{ position: { sm: 'sticky' }, top: '5rem' }}>
            <Outcome error={counted.error} onRetry={counted.retry} />
          </Box>
        </Box>
      </StepForm>
      {minimum.dialog}
    </AudienceProvider>
  )
}

/** The campaign as it would be with what is counted now. */
function withAudience(campaign: Campaign, breakdown: Breakdown): Campaign {
  const { totalSize, estimatedCost, costWithoutDiscount, audienceByChannel } = breakdown
  const pieces = audienceByChannel.reduce((sum, one) => sum + one.pieces, 0)
  const audience = { totalSize, pieces, estimatedCost, costWithoutDiscount }
  return {
    ...campaign,
    audience: { ...audience, isStale: false, savedAt: campaign.updatedAt },
  }
}
