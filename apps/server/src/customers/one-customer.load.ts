import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import { may, type Permission } from '@marquee/rules/access'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  flagsOfSuppression,
  reachedBy,
  segmentsAsOf,
  vehicleOf,
  type ContactDetails,
} from '@marquee/rules/customers'
import { ability } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import type { Call } from '../platform/use-case.ts'
import { customerModelsStore } from './customer-models.store.ts'
import { oneCustomerView, type CustomerRow, type HouseholdRow } from './one-customer.view.ts'

type Customer = Omit<ReplyOf<typeof customers.customer>, 'campaigns'>
type Reading = Pick<
  Call<typeof customers.customer>,
  'params' | 'person' | 'use' | 'now' | 'deployment'
>

/** All that is known of a customer but their campaigns; undefined: there is none like this in the scope. */
export async function loadCustomer(call: Reading): Promise<Customer | undefined> {
  const { params, person, use } = call
  const found = await use(oneCustomerView).find(params.marketKey, params.household)
  if (!found) return undefined
  const { household, market } = found
  const suppressions = await use(oneCustomerView).suppressionsOf(hashesOf(household), market.path)
  const against = suppressions.reduce(
    (flags, { channel, reason }) => flags | flagsOfSuppression(channel, reason),
    household.flags,
  )
  return {
    ...factsOf(found, call),
    vehicles: await vehiclesOf(found, use),
    reach: reachedBy({
      hasEmail: household.email !== null,
      hasAddress: household.line1 !== null && household.postalCode !== null,
      flags: against,
    }),
    suppressions: suppressions.map(({ channel, reason, source, marketName, by, at }) => ({
      channel,
      reason,
      source,
      marketName,
      by: by ?? '',
      at: at.toISOString(),
    })),
    can: abilitiesOf(person.permissions),
  }
}

/** Changes with each correction, and with each file that is published. */
export const versionOf = ({ version, corrections }: HouseholdRow): number =>
  version * MOST_CORRECTIONS + (corrections ?? 0)

const MOST_CORRECTIONS = 10_000

export const contactOf = (row: HouseholdRow): ContactDetails => ({
  firstName: row.firstName ?? '',
  lastName: row.lastName,
  line1: row.line1 ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  postalCode: row.postalCode ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
})

const hashesOf = ({ personHash, emailHash }: HouseholdRow): bigint[] =>
  [personHash, emailHash].filter((hash) => hash !== null)

function abilitiesOf(permissions: readonly Permission[]): Customer['can'] {
  const managing = ability(may(permissions, ['CAN_PERFORM_ADMIN_OPERATIONS']))
  return { correct: managing, suppress: managing, erase: managing }
}

function factsOf(
  { household: row, market, asOf, source, correctedBy }: CustomerRow,
  { now, deployment }: Reading,
) {
  const { marketKey, household, sourceId, language, consentSource, visits, mileage } = row
  const seen = {
    purchasedOn: row.purchasedOn as CalendarDate | null,
    firstVisitOn: row.firstVisitOn as CalendarDate | null,
    lastVisitOn: row.lastVisitOn as CalendarDate | null,
    visits,
  }
  const day = (asOf as CalendarDate | null) ?? todayIn(market.timeZone, now)
  const { correctedAt } = row
  return {
    marketKey,
    household,
    marketName: market.name,
    version: versionOf(row),
    contact: contactOf(row),
    sourceId,
    language,
    consentSource,
    segment: segmentsAsOf(day, deployment.segmentMonths)(seen),
    ...seen,
    mileage,
    source: source && {
      importKey: source.key,
      fileName: source.fileName,
      at: source.uploadedAt.toISOString(),
    },
    corrected: correctedAt && { by: correctedBy ?? '', at: correctedAt.toISOString() },
  }
}

/** A model that the brand has given up since has no name any more. */
async function vehiclesOf({ household, market }: CustomerRow, use: Use) {
  const codes = await use(customerModelsStore).codesOf(market.hierarchyId ?? '')
  const models = new Map(codes.map(({ code, model }) => [code, model]))
  return household.vehicles.flatMap((code, at) => {
    const { modelCode, year } = vehicleOf(code)
    const model = models.get(modelCode)
    const vin = household.vins?.[at]
    return model === undefined ? [] : [{ model, year, vin: vin ? vin : null }]
  })
}
