import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { channelNames } from '@marquee/rules/channels'
import { offeredOptions, showPiecePrice } from '@marquee/rules/templates'
import { useWatch } from 'react-hook-form'
import { contentOf } from './content.rules.ts'
import { labelOf } from './labels.rules.ts'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { inOrder, problemsIn } from './problems.rules.ts'
import { reviewTexts as texts } from './texts.ts'
import type { TemplateValues } from './template-values.rules.ts'

/** What is missing, each with a way to its field, and what the template comes to. */
export function ReviewPane({ form: { control } }: PaneProps) {
  const values = useWatch({ control }) as TemplateValues
  const problems = problemsIn(values)
  const fields = inOrder(Object.keys(problems))
  const { show } = usePlace()
  return (
    <>
      {fields.length === 0 ? (
        <Alert severity="success">{texts.ready}</Alert>
      ) : (
        <>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {texts.missing(fields.length)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1.5 }}>
            {fields.map((field) => (
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
      )}
      <Facts values={values} />
    </>
  )
}

function Facts({ values }: { values: TemplateValues }) {
  const { channelOptions, priceBook, workflows, creativeTemplates } = contentOf(values)
  const prices = priceBook.prices.map(
    ({ option, pricePerPiece }) => `${channelNames[option]} ${showPiecePrice(pricePerPiece)}`,
  )
  const facts: readonly (readonly [string, string])[] = [
    [
      texts.channels,
      offeredOptions(channelOptions)
        .map((each) => channelNames[each])
        .join(', '),
    ],
    [texts.price, prices.join(', ')],
    [texts.steps, String(workflows.flatMap(({ steps }) => steps).length)],
    [texts.creatives, String(creativeTemplates.length)],
  ]
  return (
    <>
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        {texts.facts}
      </Typography>
      <Box component="dl" sx={list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || texts.none}</dd>
          </div>
        ))}
      </Box>
    </>
  )
}

const list = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { sm: '12rem 1fr' },
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const
