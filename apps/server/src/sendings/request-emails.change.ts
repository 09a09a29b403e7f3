import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'

export const CARRY_EMAILS = 'carry emails'

/** A free program sends what is to be sent of them at this moment; of others than emails nothing. */
export const requestEmails = (
  sendingKeys: readonly number[],
  use: Use,
  inSeconds = 0,
): Promise<void> => use(jobsQueue).request(CARRY_EMAILS, sendingKeys, inSeconds)
