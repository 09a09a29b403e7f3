import { ApiError } from '../../../api/index.ts'

const CLIENT_ERRORS = 400
const SERVER_ERRORS = 500

/** The failure itself where the server says what is wrong; else with these words instead of a number. */
export function worded(error: unknown, otherwise: string): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, status, details, fields } = error
  const hasReason = status >= CLIENT_ERRORS && status < SERVER_ERRORS && code !== 'unknown'
  return hasReason ? error : new ApiError(code, otherwise, details, fields)
}
