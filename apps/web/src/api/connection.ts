import type { ApiError } from './api-error.ts'

/** What the client needs from the app around it. */
export interface Connection {
  baseUrl: string
  /** The stored access token, valid or not. */
  token: () => string | null
  /** Gets a new token from the provider without the person noticing; did it work? */
  renew: () => Promise<boolean>
  /** What the provider says of the person, for when their token says too little. */
  idToken: () => Promise<string | undefined>
  /** Sends the person to sign in; they come back to where they are. */
  signIn: () => void
  /** A call was refused because the person may not do this. */
  forbidden: (error: ApiError) => void
}

let connected: Connection | undefined

/** Sets where the client calls and how it signs in, once at the start of the app. */
export function connect(connection: Connection): void {
  connected = connection
}

export function connection(): Connection {
  if (!connected) throw new Error('Call connect() before the first call.')
  return connected
}
