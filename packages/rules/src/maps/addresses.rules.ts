export interface PostalAddress {
  line1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

/** What a maps service is sent: address, city and state; empty where there is no address. */
export const addressText = ({ line1, city, state }: PostalAddress): string =>
  [line1, city, state].filter(Boolean).join(', ')
