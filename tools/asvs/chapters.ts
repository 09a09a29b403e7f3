import type { Chapter } from './row.ts'
import { ENCODING } from './v01-encoding.ts'
import { VALIDATION } from './v02-validation.ts'
import { FRONTEND } from './v03-frontend.ts'
import { API } from './v04-api.ts'
import { FILES } from './v05-files.ts'
import { AUTHENTICATION } from './v06-authentication.ts'
import { SESSIONS } from './v07-sessions.ts'
import { AUTHORIZATION } from './v08-authorization.ts'
import { TOKENS } from './v09-tokens.ts'
import { OAUTH } from './v10-oauth.ts'
import { CRYPTOGRAPHY } from './v11-cryptography.ts'
import { COMMUNICATION } from './v12-communication.ts'
import { CONFIGURATION } from './v13-configuration.ts'
import { DATA } from './v14-data.ts'
import { ARCHITECTURE } from './v15-architecture.ts'
import { LOGGING } from './v16-logging.ts'
import { WEBRTC } from './v17-webrtc.ts'

/** In the order of the standard: the first is V1. */
export const CHAPTERS: readonly Chapter[] = [
  ENCODING,
  VALIDATION,
  FRONTEND,
  API,
  FILES,
  AUTHENTICATION,
  SESSIONS,
  AUTHORIZATION,
  TOKENS,
  OAUTH,
  CRYPTOGRAPHY,
  COMMUNICATION,
  CONFIGURATION,
  DATA,
  ARCHITECTURE,
  LOGGING,
  WEBRTC,
]
