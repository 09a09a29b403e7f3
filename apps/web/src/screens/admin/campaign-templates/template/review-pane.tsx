import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { labelOf, type TemplateValues } from '../../../../widgets/templates/index.ts'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { inOrder, problemsIn } from './problems.rules.ts'
import { ReviewSummary } from './review-summary.tsx'
import { reviewTexts as texts } from './texts.ts'
import { useOffering } from './use-offering.ts'

/** What is missing, each with a way to its field, and what the template comes to. */
export function ReviewPane({ form: { control } }: PaneProps) {
  const values = useWatch({ control }) as TemplateValues
  const problems = problemsIn(values)
  const open = useOffering(values)
  const count = Object.keys(problems).length
  const openCount = Object.keys(open).length
  return (
    <>
      {count + openCount === 0 && <Alert severity="success">{texts.ready}</Alert>}
      {count > 0 && <ToMend title={texts.missing(count)} problems={problems} values={values} />}
      {openCount > 0 && <ToMend title={texts.beforeOffered} problems={open} values={values} />}
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        {texts.facts}
      </Typography>
      <ReviewSummary values={values} />
    </>
  )
}

interface ToMendProps {
  title: string
  problems: Readonly<Record<string, string>>
  values: TemplateValues
}

function ToMend({ title, problems, values }: ToMendProps) {
  const { show } = usePlace()
  return (
    <>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 5, pl: 5, display: 'grid', gap: 1.5 }}>
        {inOrder(Object.keys(problems)).map((field) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              onClick={() => show(field)}
              sx={{ verticalAlign: 'baseline', textAlign: 'left' }}
            >
              {labelOf(field, values)}
            </Link>
            {`: ${problems[field]}`}
          </li>
        ))}
      </Box>
    </>
  )
}
