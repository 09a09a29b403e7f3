import { z } from 'zod'
import { FileReply } from '../operation/index.ts'

const PieceName = z.string().regex(/^[a-z2-7]{32}$/, 'Must be the name of an email')

/** A picture of one pixel, at the end of an email that a second one follows. */
export const openingEmails = {
  opened: {
    method: 'GET',
    path: '/opened/{name}',
    summary:
      'A picture without anything in it, which mail programs load when an email is opened: who opened it gets no second one.',
    access: { anyOf: [], scope: 'public' },
    params: z.strictObject({ name: PieceName }),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: {
      params: { name: 'aeaaaaaabqaaabf3qk2f7c3m5u4d6x2a' },
      reply: 'The bytes of the picture',
    },
  },
} as const
