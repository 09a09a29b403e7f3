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

/** By which ways recipients are reached; what is needed of them depends on it. */
export interface SeedChannels {
  email: boolean
  directMail: boolean
}

/** A list serves campaigns of every channel. */
export const EVERY_SEED_CHANNEL: SeedChannels = { email: true, directMail: true }
