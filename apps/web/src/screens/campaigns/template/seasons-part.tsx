import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { api, useOperation } from '../../../api/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { cardTexts, seasonNames } from '../texts.ts'
import { enrollmentInWords, mailingInWords } from '../windows.rules.ts'
import type { Template } from './answers.ts'
import { seasonTexts } from './texts.ts'

interface SeasonsPartProps {
  template: Template
  today: CalendarDate
}

/** The four campaigns of an annual enrollment. */
export function SeasonsPart({ template, today }: SeasonsPartProps) {
  const { key } = template
  const asked = useOperation(api.templates.readAnnual, { params: { key: String(key) } })
  const { response, status, retry, isRefreshing, error } = asked
  return (
    <Section title={seasonTexts.title} description={seasonTexts.why} framed>
      {status === 'loading' && <RowsSkeleton rows={4} />}
      {status === 'failed' && (
        <ErrorState title={seasonTexts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {response?.seasonalTemplates.map(({ season, template: seasonal }) => (
          <Box key={season} component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3">
              {cardTexts.season(seasonNames[season], seasonal.name)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {windowsOf(seasonal, today).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function windowsOf(seasonal: Template, today: CalendarDate): string[] {
  const mailing = mailingInWords(seasonal)
  return [
    enrollmentInWords(seasonal, today),
    ...(mailing === undefined ? [] : [seasonTexts.mailed(mailing)]),
  ]
}
