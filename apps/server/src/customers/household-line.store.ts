import { vehicleCode, type ReadHousehold } from '@marquee/rules/customers'

interface Row {
  marketKey: number
  version: number
  household: number
  path: string
  person: bigint
  email: bigint | null
  details: ReadHousehold
}

const NULL = '\\N'
const or = (value: string | number | bigint | null) => (value === null ? NULL : String(value))
const SPECIAL = /[\\\t\n\r]/

function text(value: string | null): string {
  if (value === null) return NULL
  return SPECIAL.test(value) ? value.replaceAll('\\', '\\\\').replaceAll(/[\t\n\r]/g, ' ') : value
}

/** A household as a line of COPY: the fastest way into the database. */
export function copyLine({
  marketKey,
  version,
  household,
  path,
  person,
  email,
  details,
}: Row): string {
  const { vehicles } = details
  const codes = vehicles.map(({ modelCode, year }) => vehicleCode(modelCode, year))
  const hasVins = vehicles.some(({ vin }) => vin !== '')
  const vins = hasVins ? `{${vehicles.map(({ vin }) => vin || '""').join(',')}}` : NULL
  return (
    `${marketKey}\t${version}\t${household}\t${path}\t${person}\t${or(email)}\t` +
    `${or(details.purchasedOn)}\t${or(details.firstVisitOn)}\t${or(details.lastVisitOn)}\t` +
    `${or(details.mileage)}\t${details.visits}\t${details.flags}\t${text(details.sourceId)}\t` +
    `${text(details.firstName)}\t${text(details.lastName)}\t${text(details.line1)}\t${text(details.city)}\t` +
    `${text(details.state)}\t${text(details.postalCode)}\t${text(details.email)}\t${text(details.phone)}\t` +
    `${text(details.language)}\t${text(details.consentSource)}\t{${codes.join(',')}}\t${vins}\n`
  )
}
