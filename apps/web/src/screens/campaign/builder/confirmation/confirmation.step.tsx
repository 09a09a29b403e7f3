import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { builderReasons } from '@marquee/rules/builder'
import { useRef } from 'react'
import { CampaignTimeline } from '../../../../widgets/approvals/index.ts'
import { useBuilder } from '../builder.ts'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { useNeighbours } from '../use-neighbours.ts'
import { CostPart } from './cost-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { MissingPart } from './missing-part.tsx'
import { OrderPart } from './order-part.tsx'
import { PiecesPart } from './pieces-part.tsx'
import { SubmitPart } from './submit-part.tsx'
import { submitTexts, texts } from './texts.ts'

/** All of the campaign to look at, each part with the way to change it. */
export function Step() {
  const { campaign, closed } = useBuilder()
  const { previous } = useNeighbours()
  const isDraft = campaign.status === 'DRAFT'
  const top = useRef<HTMLElement>(null)
  return (
    <>
      <Box
        component="section"
        ref={top}
        tabIndex={-1}
        aria-label={texts.title}
        sx={{ outline: 'none' }}
      >
        <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      </Box>
      {closed && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {builderReasons[closed]}
        </Alert>
      )}
      {!closed && <MissingPart />}
      {campaign.submittedAt !== null && <OrderPart />}
      <DetailsPart />
      <PiecesPart />
      <CostPart />
      {campaign.submittedAt !== null && <CampaignTimeline campaignKey={campaign.key} />}
      {!closed && (
        <BarFrame previous={previous} status={isDraft ? submitTexts.next : undefined}>
          {/* The button is gone then: where the order stands is told on top. */}
          {isDraft && <SubmitPart onSubmitted={() => top.current?.focus()} />}
        </BarFrame>
      )}
    </>
  )
}
