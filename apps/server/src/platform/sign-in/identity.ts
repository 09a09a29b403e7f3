/** Who a token speaks for at its provider, and the email address it vouches for. */
export interface Identity {
  issuer: string
  subject: string
  token: string
  verifiedEmail?: string
}
