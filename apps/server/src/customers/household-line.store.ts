import { vehicleCode, type ReadHousehold } from '@marquee/rules/customers'

interface Row {
  marketKey: number
  version: number
  household: number
  path: string
  person: bigint
  email: bigint | null
  told: ReadHousehold
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
  told,
}: Row): string {
  const { vehicles } = told
  const codes = vehicles.map(({ modelCode, year }) => vehicleCode(modelCode, year))
  const hasVins = vehicles.some(({ vin }) => vin !== '')
  const vins = hasVins ? `{${vehicles.map(({ vin }) => vin || '""').join(',')}}` : NULL
  return (
    `${marketKey}\t${version}\t${household}\t${path}\t${person}\t${or(email)}\t` +
    `${or(told.purchasedOn)}\t${or(told.firstVisitOn)}\t${or(told.lastVisitOn)}\t` +
    `${or(told.mileage)}\t${told.visits}\t${told.flags}\t${text(told.sourceId)}\t` +
    `${text(told.firstName)}\t${text(told.lastName)}\t${text(told.line1)}\t${text(told.city)}\t` +
    `${text(told.state)}\t${text(told.postalCode)}\t${text(told.email)}\t${text(told.phone)}\t` +
    `${text(told.language)}\t${text(told.consentSource)}\t{${codes.join(',')}}\t${vins}\n`
  )
}
