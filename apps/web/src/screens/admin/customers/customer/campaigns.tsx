import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import type { CampaignStatus } from '@marquee/rules/campaigns'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { campaignPath } from '../../../../app/paths.ts'
import { Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { StatusChip } from '../../../../widgets/campaigns/index.ts'
import type { Customer } from '../answers.ts'
import { campaignTexts as texts } from './texts.ts'

/** Where the household is a recipient; null where the person may not see campaigns. */
export function Campaigns({ campaigns }: Pick<Customer, 'campaigns'>) {
  return (
    <Section title={texts.title} description={texts.why} framed>
      {campaigns === null || campaigns.length === 0 ? (
        <Typography>{campaigns === null ? texts.denied : texts.none}</Typography>
      ) : (
        <PlainTable
          label={texts.title}
          headers={[texts.name, texts.status, texts.mailDates, texts.submitted]}
          rows={campaigns.map(({ key, name, status, submittedAt, ...days }) => ({
            id: key,
            cells: [
              <Link key={key} component={RouterLink} to={campaignPath(key)}>
                {name}
              </Link>,
              <StatusChip key={status} status={status as CampaignStatus} />,
              mailDates(days),
              showMoment(submittedAt),
            ],
          }))}
        />
      )}
    </Section>
  )
}

const mailDates = ({
  mailDate,
  secondMailDate,
}: Pick<NonNullable<Customer['campaigns']>[number], 'mailDate' | 'secondMailDate'>): string =>
  [mailDate, secondMailDate]
    .flatMap((day) => (day === null ? [] : showDate(day as CalendarDate)))
    .join(', ') || texts.counted
