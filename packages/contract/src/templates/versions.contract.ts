import { z } from 'zod'
import { KeyText, selection } from '../operation/index.ts'
import { Saver } from './schemas.ts'

const TemplateVersion = z.strictObject({
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  savedBy: Saver.nullable().describe('Null where the product itself saved it'),
})

/** Which versions a template has. What one of them says is read by its number. */
export const versions = {
  versions: {
    method: 'GET',
    path: '/campaign-template/{key}/versions',
    summary: 'Every save of a template, the newest first: when and by whom.',
    access: {
      anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
      scope: 'scope',
      object: 'params.key',
    },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject(selection),
    reply: { status: 200, body: z.strictObject({ versions: z.array(TemplateVersion) }) },
    failures: { 'campaign-template.kept-above': 403 },
    example: {
      params: { key: '31' },
      reply: {
        versions: [
          {
            version: 2,
            savedAt: '2027-03-02T15:04:05.000Z',
            savedBy: { key: 8, name: 'Ana Ruiz' },
          },
          { version: 1, savedAt: '2027-03-01T09:00:00.000Z', savedBy: null },
        ],
      },
    },
  },
} as const
