import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState } from '../../../ui/states/index.ts'
import { DifferencesGrid } from './differences-grid.tsx'
import { countOutcomes } from './outcome.rules.ts'
import { StartButton } from './start-button.tsx'
import { checkTexts as texts } from './texts.ts'
import type { Check } from './use-check.ts'
import { countOf, type Wish } from './use-plan.ts'

interface CheckPartProps {
  check: Check
  /** What is chosen now. */
  wish: Wish
}

/** What would come of it, before anything is made; and the start. */
export function CheckPart({ check, wish }: CheckPartProps) {
  const { checked, isRunning, isWhole } = check
  if (!checked) return null
  const { differences, error } = checked
  const { possible, noted, refused } = countOutcomes(differences)
  const isOutdated = JSON.stringify(checked.wish) !== JSON.stringify(wish)
  const start = isWhole && (
    <StartButton wish={wish} count={possible} reason={isOutdated ? texts.outdated : undefined} />
  )
  return (
    <Section title={texts.title} description={texts.intro} actions={start} framed>
      {isRunning && <Progress check={check} />}
      {error !== undefined && !isRunning && (
        <ErrorState onRetry={() => void check.run(checked.wish)}>{error}</ErrorState>
      )}
      <Box role="status">
        {isWhole && (
          <Alert severity={refused > 0 ? 'warning' : 'info'} role="presentation" sx={{ mb: 4 }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
              {isOutdated ? texts.outdated : texts.summary(possible, noted, refused)}
            </Typography>
            {refused > 0 && !isOutdated && <Typography>{texts.refusedStay}</Typography>}
          </Alert>
        )}
      </Box>
      {differences.length > 0 && <DifferencesGrid differences={differences} />}
    </Section>
  )
}

function Progress({ check: { checked, stop } }: Pick<CheckPartProps, 'check'>) {
  if (!checked) return null
  const done = checked.differences.length
  const all = countOf(checked.wish)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ mb: 2 }}>{texts.checked(done, all)}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label={texts.progress}
          value={(done / all) * 100}
        />
      </Box>
      <Button variant="outlined" onClick={stop}>
        {texts.stop}
      </Button>
    </Box>
  )
}
