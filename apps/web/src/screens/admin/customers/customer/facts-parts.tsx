import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { fieldNames, segmentNames } from '@marquee/rules/customers'
import { showPhone } from '@marquee/rules/phone'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { customerImportPath } from '../../../../app/paths.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Customer } from '../answers.ts'
import { figure } from '../texts.ts'
import { addressOf } from './customer.rules.ts'
import { factsTexts, originTexts, texts, vehicleTexts } from './texts.ts'

interface PartProps {
  customer: Customer
}

const dayOf = (day: string | null) => day && showDate(day as CalendarDate)

export function CustomerFacts({ customer }: PartProps) {
  const { contact, sourceId, language, consentSource, segment, visits, mileage } = customer
  return (
    <Section title={factsTexts.title} framed>
      <Facts
        facts={[
          [factsTexts.address, addressOf(contact) || texts.unknown],
          [fieldNames.email, contact.email || texts.unknown],
          [fieldNames.phone, contact.phone === '' ? texts.unknown : showPhone(contact.phone)],
          [fieldNames.sourceId, sourceId],
          [fieldNames.language, language],
          [fieldNames.consentSource, consentSource],
          [factsTexts.segment, segmentNames[segment]],
          [fieldNames.purchasedOn, dayOf(customer.purchasedOn)],
          [fieldNames.firstVisitOn, dayOf(customer.firstVisitOn)],
          [fieldNames.lastVisitOn, dayOf(customer.lastVisitOn)],
          [fieldNames.visits, figure(visits)],
          [fieldNames.mileage, mileage !== null && figure(mileage)],
        ]}
      />
    </Section>
  )
}

export function Vehicles({ customer: { vehicles } }: PartProps) {
  return (
    <Section title={vehicleTexts.title} framed>
      {vehicles.length === 0 ? (
        <Typography>{vehicleTexts.none}</Typography>
      ) : (
        <PlainTable
          label={vehicleTexts.title}
          headers={[vehicleTexts.model, vehicleTexts.vin]}
          rows={vehicles.map(({ model, year, vin }, id) => ({
            id,
            cells: [`${year} ${model}`, vin ?? texts.unknown],
          }))}
        />
      )}
    </Section>
  )
}

/** From which file, who corrected it since, and which of both counts. */
export function Origin({ customer: { source, corrected } }: PartProps) {
  return (
    <Section title={originTexts.title} framed>
      {source ? (
        <Typography>
          <Link component={RouterLink} to={customerImportPath(source.importKey)}>
            {source.fileName}
          </Link>
          {`, ${originTexts.uploaded.toLowerCase()} ${showMoment(source.at)}`}
        </Typography>
      ) : (
        <Typography>{originTexts.demo}</Typography>
      )}
      {corrected && (
        <Typography sx={{ mt: 2 }}>
          {originTexts.corrected(corrected.by, showMoment(corrected.at))}
        </Typography>
      )}
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{originTexts.holds}</Typography>
    </Section>
  )
}
