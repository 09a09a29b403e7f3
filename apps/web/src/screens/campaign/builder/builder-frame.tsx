import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { places } from '@marquee/rules/builder'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { categoryNames, hasTrait } from '@marquee/rules/templates'
import type { ReactNode } from 'react'
import { catalogTemplatePath } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { LastWords } from '../../../widgets/approvals/index.ts'
import { ReorderButtons, ReorderNotes } from '../../../widgets/reorders/index.ts'
import { useBuilder } from './builder.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { StepRail } from './step-rail.tsx'
import { Summary } from './summary.tsx'

/** All steps at the left, the present one in the middle, and what it comes to at the right. */
export function BuilderFrame({ children }: { children: ReactNode }) {
  const { campaign, flow, place } = useBuilder()
  const { name, template, category, status, market, parentCampaignKey } = campaign
  // The dealers' table needs the room.
  const isTable =
    hasTrait(category, 'several-dealers') && parentCampaignKey === null && place === places.details
  const beside = isTable ? 'xl' : 'lg'
  // The audience tells by itself what it comes to, and needs the room for its map.
  const isBelow = place === places.audience
  const { browsingSlug } = categoryNames[category]
  const tellsReorder = place === flow.start || place === places.confirmation
  return (
    <Page
      title={name || template.name}
      back={{ to: catalogTemplatePath(browsingSlug, template.key), name: template.name }}
      intro={market.name}
      actions={
        <>
          <Chip label={campaignStatusLabels[status]} />
          {status !== 'DRAFT' && parentCampaignKey === null && (
            <ReorderButtons campaign={campaign} can={campaign.can.reorder} />
          )}
          <DeleteDraft />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 5, md: 7 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '12rem minmax(0, 1fr)',
            [beside]: `11rem minmax(0, 1fr) ${isBelow ? '' : '15rem'}`,
          },
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: '5rem' }}>
          <StepRail key={place} />
        </Box>
        <Box sx={step}>
          {status === 'DRAFT' && campaign.submittedAt !== null && (
            <LastWords campaignKey={campaign.key} of="rejection" />
          )}
          {campaign.reorder && tellsReorder && (
            <ReorderNotes campaignKey={campaign.key} reorder={campaign.reorder} />
          )}
          {children}
        </Box>
        <Box
          sx={{
            position: { [beside]: isBelow ? 'static' : 'sticky' },
            top: '5rem',
            gridColumn: { md: 2, [beside]: isBelow ? 2 : 3 },
            // The confirmation tells all of it by itself.
            display: { xs: place === places.confirmation ? 'none' : 'block', lg: 'block' },
          }}
        >
          <Summary />
        </Box>
      </Box>
    </Page>
  )
}

/** What gets focus is seen between the top bar and the buttons below, which stay where they are. */
const step = {
  minWidth: 0,
  '& :is(a, button, input, textarea, [tabindex])': {
    scrollMarginTop: '5rem',
    scrollMarginBottom: '7rem',
  },
}
