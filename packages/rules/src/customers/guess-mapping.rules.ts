import { IMPORT_FIELDS, type ImportField, type ImportMapping } from './import-fields.rules.ts'

/**
 * What offices and dealer systems (CDK, Reynolds and Reynolds, Tekion and others) call their columns, without
 * blanks and marks; the likeliest first.
 */
const NAMES: Readonly<Partial<Record<ImportField, string>>> = {
  sourceId:
    'customernumber customerid customerno custnumber custno custid customerkey clientid namekey id',
  firstName:
    'firstname first forename givenname fname customerfirstname custfirstname buyerfirstname ownerfirstname',
  lastName:
    'lastname last surname familyname lname customerlastname custlastname buyerlastname ownerlastname',
  line1:
    'streetaddress address address1 addressline1 line1 street addr1 addr mailingaddress homeaddress addressstreet customeraddress customeraddress1 custaddress buyeraddress',
  city: 'city town mailingcity customercity custcity buyercity',
  state:
    'state province st stateprovince stateorprovince statecode mailingstate customerstate custstate buyerstate',
  postalCode:
    'zipcode zip postalcode postal postcode zip5 ziporpostalcode zippostalcode zippostal mailingzip customerzip customerzipcode custzip buyerzip',
  email:
    'email emailaddress mail1 email1 emailaddress1 emailprimary primaryemail homeemail personalemail customeremail custemail contactemailaddress buyeremail',
  phone:
    'phone phonenumber primaryphone phone1 homephone homephonenumber cellphone cellphonenumber cell cellular mobile mobilephone mobilenumber telephone contactphonenumber customerphone customerhomephone customermobilephone buyerhomephone',
  language: 'language lang preferredlanguage',
  consentSource: 'consentsource wheretheconsentcomesfrom consent optinsource',
  emailOptOut:
    'optedoutofemail emailoptout optoutemail donotemail noemail blockemail emailunsubscribed',
  mailOptOut: 'optedoutofmail mailoptout optoutmail donotmail nomail blockmail',
  emailBounced: 'emailbounced bounced bounce bademail',
  mailUndeliverable: 'addressundeliverable undeliverable mailundeliverable badaddress',
  purchasedOn:
    'purchasedate purchasedon lastpurchasedate solddate saledate dealdate contractdate deliverydate dateofsale datesold',
  firstVisitOn: 'firstvisit firstvisitdate firstservicedate firstrodate',
  lastVisitOn:
    'lastvisit lastvisitdate lastservicedate lastservice lastrodate lastro lastroclosedate rocloseddate roclosedate rodate closedate cashierdate roopendate opendate',
  visits: 'numberofvisits visits visitcount rocount numberofros',
  mileage: 'mileage odometer miles lastmileage lastodometer mileagein odometerin vehiclemileage',
}

const PARTS = {
  Model: 'model modelname modeldescription',
  Year: 'year modelyear yr',
  Vin: 'vin vinnumber',
} as const

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
    ordinals.flatMap((n) => [
      `${n}vehicle${part}`,
      `vehicle${n}${part}`,
      `veh${n}${part}`,
      `${n}${part}`,
      part + n,
    ]),
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
