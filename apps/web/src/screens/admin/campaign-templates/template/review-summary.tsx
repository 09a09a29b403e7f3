import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  accessOf,
  levelsInWords,
  marketsInWords,
  useOfferedTo,
  type TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { useBrandName } from '../../../../widgets/user-state/index.ts'
import { usePlace } from './place.ts'
import type { PaneId } from './problems.rules.ts'
import { reviewOf, type ReviewFact } from './review.rules.ts'
import { ReviewSteps } from './review-steps.tsx'
import { paneNames, reviewTexts as texts } from './texts.ts'
import { useBrandGroups } from './use-brand-groups.ts'

interface ReviewSummaryProps {
  values: TemplateValues
}

/** All that a template comes to, part by part, each with the way to change it. */
export function ReviewSummary({ values }: ReviewSummaryProps) {
  const facts = reviewOf(values)
  return (
    <>
      <SummaryPart pane="access">
        <Facts facts={useAccessFacts(values)} />
      </SummaryPart>
      <SummaryPart pane="basics">
        <Facts facts={facts.basics} />
      </SummaryPart>
      <SummaryPart pane="dates">
        <Facts facts={facts.dates} />
      </SummaryPart>
      <SummaryPart pane="channels">
        <Facts facts={facts.channels} />
      </SummaryPart>
      <SummaryPart pane="audience">
        <Facts facts={facts.audience} />
      </SummaryPart>
      <SummaryPart pane="steps">
        <ReviewSteps values={values} />
      </SummaryPart>
    </>
  )
}

/** The markets and groups by name, and how many dealers these are. */
function useAccessFacts({ hierarchyId, access }: TemplateValues): readonly ReviewFact[] {
  const brand = useBrandName()(hierarchyId)
  const { groups, query } = useBrandGroups(hierarchyId)
  const dealers = useOfferedTo(hierarchyId, access)
  const sent = accessOf(access)
  const isLoading = sent.marketGroupKeys.length > 0 && query.status === 'loading'
  const markets = marketsInWords({ access: sent, markets: access.chosen }, brand, groups)
  return [
    [texts.markets, isLoading ? texts.loading : markets],
    [texts.dealers, dealers],
    [texts.levels, levelsInWords(sent.levels)],
  ]
}

interface SummaryPartProps {
  pane: PaneId
  children: ReactNode
}

function SummaryPart({ pane, children }: SummaryPartProps) {
  const { choosePane } = usePlace()
  const name = paneNames[pane]
  return (
    <Box component="section" aria-label={name} sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
        <Typography variant="h4">{name}</Typography>
        <Link component="button" type="button" onClick={() => choosePane(pane, true)}>
          {texts.change(name)}
        </Link>
      </Box>
      {children}
    </Box>
  )
}

function Facts({ facts }: { facts: readonly ReviewFact[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(([, value]) => value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  )
}

const list = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { sm: '14rem minmax(0, 1fr)' },
    columnGap: 4,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const
