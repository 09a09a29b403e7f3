import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { changeTexts } from '@marquee/rules/approvals'
import { Section } from '../../../../../ui/page/index.ts'
import { showMoment } from '../../../../../widgets/calendar/index.ts'
import type { Review } from './answers.ts'
import { reviewTexts as texts } from './texts.ts'

/** Who submitted it, and what is other than when it was decided about last. */
export function ChangesPart({ review: { order, since, changes } }: { review: Review }) {
  const who = order?.submittedAt
    ? texts.submitted(
        order.submittedBy ?? texts.someone,
        showMoment(order.submittedAt),
        order.revision,
      )
    : texts.never
  return (
    <Section title={texts.changes} description={who} framed>
      {since ? (
        <>
          <Typography>
            {texts.since(
              texts.decisions[since.status] ?? since.status,
              since.by ?? texts.someone,
              showMoment(since.at),
            )}
          </Typography>
          <Changes changes={changes} />
        </>
      ) : (
        order && <Typography>{texts.first}</Typography>
      )}
    </Section>
  )
}

function Changes({ changes }: Pick<Review, 'changes'>) {
  if (changes.length === 0) return <Typography sx={{ mt: 2 }}>{changeTexts.none}</Typography>
  return (
    <Box component="ul" aria-label={texts.changes} sx={{ mt: 2, mb: 0, pl: 5 }}>
      {changes.map((sentence) => (
        <Typography component="li" key={sentence} sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  )
}
