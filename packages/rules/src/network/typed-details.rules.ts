import { detailReaders, readBrandId, readSourceId } from './cells.rules.ts'
import type { MarketDetails, NetworkLevel } from './market-details.rules.ts'
import { networkRowReasons, type NetworkRowReason } from './texts.ts'

/** Details as a person types them: nothing is an empty text. */
export type TypedDetails = {
  [Field in keyof MarketDetails]: null extends MarketDetails[Field] ? string : MarketDetails[Field]
}

export type DetailProblems = Partial<Record<keyof MarketDetails, string>>

const MAY_BE_EMPTY: Readonly<Record<keyof MarketDetails, boolean>> = {
  name: false,
  status: false,
  line1: true,
  city: true,
  state: true,
  postalCode: true,
  phoneNumber: true,
  webAddress: true,
  timeZone: false,
  isEnrolled: false,
  isDaaEligible: false,
  couponSource: true,
  isSecondBrand: false,
}

const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean'

/** What one field says, read as a file's cell is, or what is wrong with it in words. */
function readTyped(
  field: keyof MarketDetails,
  typed: string,
): { value: string | boolean | null } | { problem: string } {
  const text = typed.trim()
  if (text === '') {
    return MAY_BE_EMPTY[field] ? { value: null } : { problem: networkRowReasons['row.required'] }
  }
  const read = detailReaders[field](text)
  return 'reason' in read ? { problem: networkRowReasons[read.reason] } : read
}

/** What is wrong with a field while it is typed; undefined when nothing is. */
export function typedProblem(field: keyof MarketDetails, typed: string): string | undefined {
  const read = readTyped(field, typed)
  return 'problem' in read ? read.problem : undefined
}

/** Those of the details that were typed, as they are stored; or what is wrong with them. */
export function readTypedDetails(typed: Partial<TypedDetails>): {
  details: Partial<MarketDetails>
  problems: DetailProblems
} {
  const details = new Map<string, string | boolean | null>()
  const problems = new Map<string, string>()
  for (const [name, value] of Object.entries(typed)) {
    const field = name as keyof MarketDetails
    if (value === undefined) continue
    const read = isYesOrNo(value) || field === 'status' ? { value } : readTyped(field, value)
    if ('problem' in read) problems.set(field, read.problem)
    else details.set(field, read.value)
  }
  return { details: Object.fromEntries(details), problems: Object.fromEntries(problems) }
}

/** The number of a new market, or what is wrong with it. */
export function readTypedId(
  level: NetworkLevel,
  typed: string,
): { value: string } | { reason: NetworkRowReason } {
  if (typed.trim() === '') return { reason: 'row.required' }
  const read = (level === 'NATIONAL' ? readBrandId : readSourceId)(typed.trim())
  if ('reason' in read) return read
  return read.value === null ? { reason: 'row.required' } : { value: read.value }
}
