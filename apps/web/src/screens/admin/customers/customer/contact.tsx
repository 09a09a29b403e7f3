import {
  reachNames,
  suppressedChannelNames,
  suppressionReasonNames,
  suppressionSourceNames,
} from '@marquee/rules/customers'
import Typography from '@mui/material/Typography'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Customer } from '../answers.ts'
import { reachTexts } from './texts.ts'

/** By which channel the customer is reached, why not, and what stands against it. */
export function Contact({ customer: { reach, suppressions } }: { customer: Customer }) {
  return (
    <Section title={reachTexts.title} framed>
      <Facts
        facts={[
          [reachTexts.email, reachNames.email[reach.email]],
          [reachTexts.mail, reachNames.mail[reach.mail]],
        ]}
      />
      <Typography variant="h3" sx={{ mt: 5, mb: 2 }}>
        {reachTexts.suppressions}
      </Typography>
      {suppressions.length === 0 ? (
        <Typography>
          {reachTexts.none} {isAgainst(reach) && reachTexts.fromFile}
        </Typography>
      ) : (
        <PlainTable
          label={reachTexts.suppressions}
          headers={[
            reachTexts.channel,
            reachTexts.reason,
            reachTexts.where,
            reachTexts.since,
            reachTexts.by,
          ]}
          rows={suppressions.map(({ channel, reason, source, marketName, at, by }) => ({
            id: `${channel} ${reason} ${at}`,
            cells: [
              suppressedChannelNames[channel],
              suppressionReasonNames[reason],
              marketName ?? reachTexts.above,
              showMoment(at),
              // A recipient has no account: what they used says that it was they.
              by || suppressionSourceNames[source],
            ],
          }))}
        />
      )}
    </Section>
  )
}

/** Something other than missing data stands against a channel. */
const isAgainst = ({ email, mail }: Customer['reach']): boolean =>
  [email, mail].some((state) => state === 'OPTED_OUT' || state === 'UNDELIVERABLE')
