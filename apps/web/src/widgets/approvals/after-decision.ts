import { api, ApiError } from '../../api/index.ts'
import { failureTexts } from './texts.ts'

/** What a decision makes old. */
export const TOUCHED = [
  ...[api.approvals.search, api.approvals.count, api.approvals.review, api.approvals.timeline],
  ...[api.campaigns.read, api.campaigns.search],
]

/** Why it was not decided, and by whom it was, where somebody was first. */
export function failureInWords(name: string, error: unknown): string {
  const { message } = error as Error
  const details = error instanceof ApiError ? error.details.serverResponseAttributes : {}
  return failedInWords(name, { message, details })
}

export function failedInWords(
  name: string,
  { message, details }: { message: string; details?: object | undefined },
): string {
  const { by } = (details ?? {}) as { by?: unknown }
  const isTold = typeof by === 'string' && by !== ''
  return isTold ? failureTexts.overtaken(name, message, by) : failureTexts.failed(name, message)
}
