import type { ListingCategory, ListingInput } from '@marquee/rules/markets'
import type { DemoMarket } from './market.ts'
import { pick, share } from './seed.ts'

const CONTACTS =
  'Avery Sloan,Jordan Pike,Casey Moran,Riley Hobbs,Morgan Teller,Quinn Barlow,Rowan Vance,Skyler Dunn'.split(
    ',',
  )
/** What staff are asked to keep in mind, and whom to ask about it. */
const NOTES = [
  'Please mention the free multi-point inspection in service mailings.',
  'The service entrance is on the left side of the building.',
  'Closed on Sundays and on the Friday after Thanksgiving.',
  'Spanish is spoken in sales and service.',
  'No tire offers before the new racks are installed in March.',
  'The oil change price includes synthetic up to five quarts. Do not advertise less.',
  'We share a parking lot with the body shop, so keep arrivals before nine to a minimum.',
  'Two technicians are certified for hybrids and electric vehicles. Say so where it fits.',
  'Mailings should reach homes on Thursdays; our Saturdays have room.',
  'Express lane is open on weekdays only.',
  'Our customers answer letters better than emails.',
  'Leave the week of the county fair free. Nobody comes in.',
]
const WHOM_TO_ASK = [
  (name: string) => `${name} approves every proof.`,
  (name: string) => `Call ${name} before noon with questions.`,
  (name: string) => `Ask ${name} about coupons with parts.`,
  (name: string) => `While ${name} is away, the service desk decides.`,
]
/** Some have nothing to say. */
const NO_NOTES = 0.15

function notesOf(sourceId: string, contactName: string): string {
  if (share(`has notes ${sourceId}`) < NO_NOTES) return ''
  const [firstName = ''] = contactName.split(' ')
  const ask = pick(WHOM_TO_ASK, `whom to ask ${sourceId}`)
  return `${pick(NOTES, `notes ${sourceId}`)} ${ask(firstName)}`
}

const OPENING_HOURS = [
  'Mon–Fri 7:30–6, Sat 8–4',
  'Mon–Fri 7–6, Sat 8–3, closed Sunday',
  'Service Mon–Fri 7–7, Sat 7–5',
  'Sales Mon–Sat 9–8, service Mon–Fri 7–6 and Sat 8–4',
  'Mon, Thu 7–8, Tue, Wed, Fri 7–6, Sat 8–5',
  'Mon–Sat 7:30–5:30',
  'Mon–Fri 6:30–6, Sat 8–2',
  'Service Mon–Fri 7–5:30, Sat by appointment',
  'Mon–Fri 8–7, Sat 8–5',
]

const PRINTED_LINES = [
  'Free shuttle within ten miles.',
  'Early-bird drop-off from 6:30 every weekday.',
  'Family owned since 1974.',
  'Se habla español.',
  '',
  '',
]

/** The profile of a dealer of the demo. */
export function demoProfile({ key, name, sourceId, webAddress, phoneNumber }: DemoMarket) {
  const contactName = pick(CONTACTS, `contact ${sourceId}`)
  const host = (webAddress ?? '').replace('https://', '')
  return {
    marketKey: key,
    legalName: `${name.split(' ')[0]} Automotive LLC`,
    contactName,
    contactEmail: `${contactName.toLowerCase().replace(' ', '.')}@${host}`,
    contactPhone: phoneNumber ?? '',
    dealerNotes: notesOf(sourceId, contactName),
    openingHours: pick(OPENING_HOURS, `opening hours ${sourceId}`),
    printedLine: pick(PRINTED_LINES, `printed line ${sourceId}`),
  }
}

const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), label }))

interface DemoAttribute {
  key: string
  category: ListingCategory
  inputType: ListingInput
  label: string
  options: { value: string; label: string }[]
}

const one = (category: ListingCategory, key: string, label: string, ...labels: string[]) => ({
  key,
  category,
  label,
  inputType: 'SINGLE_SELECT_DROPDOWN' as const,
  options: choices(...labels),
})
const several = (category: ListingCategory, key: string, label: string, ...labels: string[]) => ({
  key,
  category,
  label,
  inputType: 'MULTI_SELECT_RADIO_GROUP' as const,
  options: choices(...labels),
})

/** What every brand of the demo lets its dealers say about themselves. */
const ATTRIBUTES: readonly DemoAttribute[] = [
  one('AMENITY', 'coffee-bar', 'Coffee bar', 'Yes', 'No'),
  several(
    'AMENITY',
    'waiting-room',
    'In the waiting room',
    'Wi-Fi',
    'Work desks',
    'Play area',
    'Snacks',
  ),
  one('AMENITY', 'shuttle', 'Shuttle service', 'Yes', 'No'),
  one('AWARD', 'dealer-award', 'Dealer award', 'Gold', 'Silver', 'Bronze'),
  several('AWARD', 'customer-award', 'Customer choice award', '2024', '2025', '2026'),
  one('SERVICE', 'loaner-cars', 'Loaner cars', 'Yes', 'No'),
  several('SERVICE', 'open-late', 'Service open late on', 'Monday', 'Tuesday', 'Thursday'),
  several('SERVICE', 'service-for', 'Service for', 'Hybrids', 'Electric vehicles', 'Fleets'),
]

/** Each brand has its own, so that one may change without the others. */
export function demoAttributes(hierarchyId: string) {
  return ATTRIBUTES.map((attribute, index) => ({
    ...attribute,
    key: `${hierarchyId.toLowerCase()}-${attribute.key}`,
    position: index + 1,
  }))
}

/** What a dealer has chosen: some of it, and nothing at all for some attributes. */
export function demoValues({ key: marketKey, sourceId, hierarchyId }: DemoMarket) {
  return demoAttributes(hierarchyId as string)
    .map(({ key, inputType, options }) => {
      const isChosen = (value: string) => share(`${sourceId} ${key} ${value}`) < 0.4
      const values = options.map(({ value }) => value).filter(isChosen)
      const most = inputType === 'SINGLE_SELECT_DROPDOWN' ? 1 : options.length
      return { marketKey, attributeKey: key, values: values.slice(0, most) }
    })
    .filter(({ values }) => values.length > 0)
}
