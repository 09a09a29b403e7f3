import { IMPORT_FIELDS, type ImportField, type ImportMapping } from './import-fields.rules.ts'

/** What dealer systems call their columns, without blanks and marks; the likeliest first. */
const NAMES: Readonly<Partial<Record<ImportField, string>>> = {
  sourceId: 'customernumber customerid customerno custno custid clientid id',
  firstName: 'firstname first forename givenname fname',
  lastName: 'lastname last surname familyname lname',
  line1: 'streetaddress address address1 addressline1 line1 street',
  city: 'city town',
  state: 'state province st',
  postalCode: 'zipcode zip postalcode postcode zip5',
  email: 'email emailaddress mail1 emailprimary',
  phone: 'phone phonenumber homephone cellphone mobile telephone',
  language: 'language lang preferredlanguage',
  consentSource: 'consentsource wheretheconsentcomesfrom consent optinsource',
  emailOptOut: 'optedoutofemail emailoptout donotemail noemail emailunsubscribed',
  mailOptOut: 'optedoutofmail mailoptout donotmail nomail',
  emailBounced: 'emailbounced bounced bounce bademail',
  mailUndeliverable: 'addressundeliverable undeliverable mailundeliverable badaddress',
  purchasedOn: 'purchasedate purchasedon solddate saledate dealdate deliverydate',
  firstVisitOn: 'firstvisit firstvisitdate firstservicedate firstrodate',
  lastVisitOn: 'lastvisit lastvisitdate lastservicedate lastrodate lastro',
  visits: 'numberofvisits visits visitcount rocount',
  mileage: 'mileage odometer miles lastmileage',
}

const PARTS = { Model: 'model', Year: 'year modelyear', Vin: 'vin' } as const

/** Columns of a second vehicle have a number or one of these words. */
const ORDINALS = [
  ['', '1', 'first'],
  ['2', 'second'],
  ['3', 'third'],
  ['4', 'fourth'],
] as const

function namesOf(field: ImportField): string[] {
  const vehicle = /^vehicle(\d)(Model|Year|Vin)$/.exec(field)
  if (!vehicle) return NAMES[field]?.split(' ') ?? []
  const parts = PARTS[vehicle[2] as keyof typeof PARTS].split(' ')
  const ordinals = ORDINALS[Number(vehicle[1]) - 1] ?? []
  return parts.flatMap((part) =>
    ordinals.flatMap((n) => [`${n}vehicle${part}`, `vehicle${n}${part}`, `${n}${part}`, part + n]),
  )
}

const bare = (header: string) => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** For each field the column whose header is called like it, each column once; people look it over. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const columns = headers.map(bare)
  const taken = new Set<number>()
  const found = IMPORT_FIELDS.flatMap((field): [ImportField, number][] => {
    const names = namesOf(field)
    const name = names.find((one) => columns.includes(one) && !taken.has(columns.indexOf(one)))
    if (name === undefined) return []
    taken.add(columns.indexOf(name))
    return [[field, columns.indexOf(name)]]
  })
  return Object.fromEntries(found)
}
