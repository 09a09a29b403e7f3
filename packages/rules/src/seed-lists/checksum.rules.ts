import type { SeedChannels, SeedPerson } from './seed-person.rules.ts'

/** Without blanks around, and with one blank where several were typed. */
export function tidied({ foreName, surName, email, address }: SeedPerson): SeedPerson {
  const { line1, line2, city, countrySubdivision, postalCode } = address
  return {
    foreName: tidy(foreName),
    surName: tidy(surName),
    email: tidy(email),
    address: {
      line1: tidy(line1),
      line2: tidy(line2),
      city: tidy(city),
      countrySubdivision: { code: tidy(countrySubdivision.code) },
      postalCode: tidy(postalCode),
    },
  }
}

/** Equal for two people who are the same on the used channels, however they were typed. */
export function checksumOf(person: SeedPerson, channels: SeedChannels): string {
  const { foreName, surName, email, address } = tidied(person)
  const { line1, line2, city, countrySubdivision, postalCode } = address
  const parts = [
    foreName,
    surName,
    ...(channels.email ? [email] : []),
    ...(channels.directMail ? [line1, line2, city, countrySubdivision.code, postalCode] : []),
  ]
  return hashOf(JSON.stringify(parts.map((part) => part.toLowerCase())))
}

const tidy = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

// FNV-1a of 64 bits: small, and of two dozen recipients no two meet by chance.
const BITS = 64
const START = 0xcb_f2_9c_e4_84_22_23_25n
const PRIME = 0x1_00_00_00_01_b3n
const DIGITS = BITS / 4

function hashOf(text: string): string {
  let hash = START
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(at))) * PRIME)
  }
  return hash.toString(16).padStart(DIGITS, '0')
}
