import type { Deployment } from '../platform/use-case.ts'

/** Nobody tells of emails that came back. */
export const NO_PROVIDERS: Deployment['mailReturns'] = {
  limit: { bounces: 3, days: 30 },
  sesTopic: undefined,
  sendgridKey: undefined,
  postmarkSecret: undefined,
  sns: { certificateAt: async () => 'not-theirs', confirm: async () => false },
}
