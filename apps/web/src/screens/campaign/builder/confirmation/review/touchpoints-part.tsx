import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Section } from '../../../../../ui/page/index.ts'
import type { Review } from './answers.ts'
import { Changes } from './changes.tsx'
import { reviewTexts as texts } from './texts.ts'

/** The touchpoints of a running campaign that were changed, each with what is other now. */
export function TouchpointsPart({ touchpoints }: Pick<Review, 'touchpoints'>) {
  if (touchpoints.length === 0) return null
  return (
    <Section title={texts.touchpoints} description={texts.touchpointsWhy} framed>
      {touchpoints.map(({ key, name, changes }) => (
        <Box key={key} sx={{ '& + &': { mt: 4 } }}>
          <Typography variant="subtitle2" component="h3">
            {name}
          </Typography>
          {changes === null ? (
            <Typography sx={{ mt: 1 }}>{texts.newTouchpoint}</Typography>
          ) : (
            <Changes changes={changes} name={name} />
          )}
        </Box>
      ))}
    </Section>
  )
}
