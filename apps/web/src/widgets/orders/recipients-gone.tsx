import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'
import { areSomeGone, recipientTexts, whyGone } from '@marquee/rules/orders'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

type Recipients = AnswerOf<typeof orders.read>['recipients']

/** How many recipients of an order are gone, and why; nothing where all are there. */
export function RecipientsGone({ recipients }: { recipients: Recipients }) {
  if (!recipients || !areSomeGone(recipients)) return null
  const title = recipientTexts.gone(recipients)
  return (
    <Alert severity="warning" role="group" aria-label={title} sx={{ mb: 5 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <GoneWhy recipients={recipients} />
    </Alert>
  )
}

/** The reasons, and whom the order reaches now. */
export function GoneWhy({ recipients }: { recipients: NonNullable<Recipients> }) {
  return (
    <>
      <Box component="ul" sx={{ my: 1, pl: 5 }}>
        {whyGone(recipients).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      <Typography>{recipientTexts.left(recipients)}</Typography>
    </>
  )
}
