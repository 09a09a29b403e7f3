/** The fields that identify a household: it is matched by last name and address, else by email. */
export interface Identity {
  lastName: string
  line1: string
  postalCode: string
  email: string
}

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  circle: 'cir',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  terrace: 'ter',
  square: 'sq',
  trail: 'trl',
  apartment: 'apt',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

/** Letters and digits only, without accents, and with the usual short words of addresses. */
function plain(text: string): string {
  // Nearly all addresses are plain, and there are millions of them.
  const isPlain = /^[\x20-\x7e]*$/.test(text)
  const bare = isPlain ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const words = bare.toLowerCase().match(isPlain ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => SHORT[word] ?? word).join(' ')
}

/** The same text for the same household, however it is typed; undefined where no address is known. */
export function householdText({ lastName, line1, postalCode }: Identity): string | undefined {
  const zip = postalCode.slice(0, 5)
  const street = plain(line1)
  return street && zip ? `household|${plain(lastName)}|${street}|${zip}` : undefined
}

export function emailText({ email }: Pick<Identity, 'email'>): string | undefined {
  const bare = email.trim().toLowerCase()
  return bare ? `email|${bare}` : undefined
}
