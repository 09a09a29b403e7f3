import { z } from 'zod'

/** How every refusal is answered: application/problem+json. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The rule's reason, stable for programs. */
  code: z.string(),
  /** The text that a person sees. */
  message: z.string(),
  /** Path of a field, as in `body.date`, to what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})

export type Problem = z.output<typeof Problem>

/** The refusals that any operation may answer, by code. */
export const commonProblems = {
  'request.invalid': { status: 400, message: 'Some fields are not right. Please check them.' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'sign-in.required': { status: 401, message: 'Please sign in again.' },
  'access.denied': {
    status: 403,
    message: 'Your account does not have the permission for this. Ask your administrator.',
  },
  'not-found': { status: 404, message: 'This does not exist, or is outside your markets.' },
  'method.not-allowed': { status: 405, message: 'This address does not take this method.' },
  'request.too-slow': { status: 408, message: 'The request took too long to arrive.' },
  'idempotency.key-reused': {
    status: 422,
    message: 'This was sent before with other contents. Please load the page anew and try again.',
  },
  'request.too-large': { status: 413, message: 'The request is too large.' },
  'request.wrong-type': { status: 415, message: 'The request must be JSON.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'uploads.busy': {
    status: 503,
    message: 'Other files are being uploaded right now. Please try again in a moment.',
  },
  'storage-full': {
    status: 507,
    message:
      'There is no room left to save this, and nothing was changed. Tell your administrator.',
  },
  'server.failed': {
    status: 500,
    message: 'Something went wrong on our side, and nothing was changed.',
  },
  'server.unavailable': {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type CommonProblem = keyof typeof commonProblems
