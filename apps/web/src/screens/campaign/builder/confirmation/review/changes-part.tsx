import Typography from '@mui/material/Typography'
import { Section } from '../../../../../ui/page/index.ts'
import { showMoment } from '../../../../../widgets/calendar/index.ts'
import type { Review } from './answers.ts'
import { Changes } from './changes.tsx'
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
          <Changes changes={changes} name={texts.changes} />
        </>
      ) : (
        order && <Typography>{texts.first}</Typography>
      )}
    </Section>
  )
}
