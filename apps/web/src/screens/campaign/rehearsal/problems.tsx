import type { ProblemWeight } from '@marquee/rules/rehearsals'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../../app/paths.ts'
import { Section } from '../../../ui/page/index.ts'
import type { Problem } from './answers.ts'
import { texts } from './texts.ts'

interface ProblemsProps {
  campaignKey: number
  problems: readonly Problem[]
}

const WEIGHTS: readonly { weight: ProblemWeight; severity: 'error' | 'warning'; title: string }[] =
  [
    { weight: 'stops', severity: 'error', title: texts.stops },
    { weight: 'look', severity: 'warning', title: texts.look },
  ]

/** What stands against it first, each with the way to where it is mended. */
export function Problems({ campaignKey, problems }: ProblemsProps) {
  return (
    <Section title={texts.problems}>
      {problems.length === 0 && <Alert severity="success">{texts.noProblems}</Alert>}
      {WEIGHTS.map(({ weight, severity, title }) => {
        const own = problems.filter((problem) => problem.weight === weight)
        if (own.length === 0) return null
        return (
          <Alert key={weight} severity={severity} sx={{ mb: 3 }}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, overflowWrap: 'anywhere' }}>
              {own.map((problem) => (
                <li key={`${problem.code} ${problem.text}`}>
                  <Words campaignKey={campaignKey} problem={problem} />
                </li>
              ))}
            </Box>
          </Alert>
        )
      })}
    </Section>
  )
}

function Words({ campaignKey, problem }: { campaignKey: number; problem: Problem }) {
  const { text, place } = problem
  if (place === null) return text
  return (
    <Link
      component={RouterLink}
      to={builderPath(campaignKey, place)}
      color="inherit"
      underline="always"
    >
      {text}
    </Link>
  )
}
