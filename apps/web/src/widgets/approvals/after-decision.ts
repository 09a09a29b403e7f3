import { api, ApiError } from '../../api/index.ts'
import { failureTexts } from './texts.ts'

/** What a decision makes old. */
export const TOUCHED = [
  api.approvals.search,
  api.approvals.count,
  api.approvals.review,
  api.approvals.timeline,
  api.campaigns.read,
  api.campaigns.search,
]

/** Why a decision was refused: who decided before, and what no longer fits. */
export function failureInWords(name: string, error: unknown): string {
  const { message } = error as Error
  const details = error instanceof ApiError ? error.details.serverResponseAttributes : {}
  return failedInWords(name, { message, details })
}

interface Details {
  by?: unknown
  missing?: readonly { text: string }[]
}

export function failedInWords(
  name: string,
  { message, details }: { message: string; details?: object | undefined },
): string {
  const { by, missing = [] } = (details ?? {}) as Details
  const hasName = typeof by === 'string' && by !== ''
  if (hasName) return failureTexts.overtaken(name, message, by)
  return failureTexts.failed(name, [message, ...missing.map(({ text }) => text)].join(' '))
}
