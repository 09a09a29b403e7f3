import { recipientTexts, type Recipients } from '@marquee/rules/orders'
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
  api.annual.searchYears,
]

/** Why a decision was refused: who decided before, what no longer fits, and how many recipients are gone. */
export function failureInWords(name: string, error: unknown): string {
  const { message } = error as Error
  const details = error instanceof ApiError ? error.details.serverResponseAttributes : {}
  return failedInWords(name, { message, details })
}

interface Details {
  by?: unknown
  missing?: readonly { text: string }[]
  recipients?: Recipients
}

export function failedInWords(
  name: string,
  { message, details }: { message: string; details?: object | undefined },
): string {
  const { by, missing = [], recipients } = (details ?? {}) as Details
  const hasName = typeof by === 'string' && by !== ''
  if (hasName) return failureTexts.overtaken(name, message, by)
  const gone = recipients ? [`${recipientTexts.gone(recipients)}.`] : []
  return failureTexts.failed(name, [message, ...gone, ...missing.map(({ text }) => text)].join(' '))
}
