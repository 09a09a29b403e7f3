/** A person who gets each piece as a test, in the form's terms. */
export interface SeedPerson {
  foreName: string
  surName: string
  email: string
  address: {
    line1: string
    line2: string
    city: string
    countrySubdivision: { code: string }
    postalCode: string
  }
}

/** Who it is and where pieces reach them, in a line; what is not known is left out. */
export const seedLine = ({ foreName, surName, email, address }: SeedPerson): string =>
  [`${foreName} ${surName}`.trim(), email, address.line1, address.city]
    .filter((part) => part.trim() !== '')
    .join(', ')

/** By which ways recipients are reached; what is needed of them depends on it. */
export interface SeedChannels {
  email: boolean
  directMail: boolean
}

/** A list serves campaigns of every channel. */
export const EVERY_SEED_CHANNEL: SeedChannels = { email: true, directMail: true }
