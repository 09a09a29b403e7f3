/** The identity in a token: issuer and subject, and the email address that the provider has verified. */
export interface Identity {
  issuer: string
  subject: string
  token: string
  verifiedEmail?: string | undefined
  /** What the browser sent besides, where the token says no address. Nobody has checked it. */
  idToken?: string | undefined
}
