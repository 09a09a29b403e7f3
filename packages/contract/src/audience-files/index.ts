import { z } from 'zod'
import { takeBody, takeFailures } from '../hand-overs/index.ts'
import { FileReply, KeyText, operations, selection, signed } from '../operation/index.ts'
import { fileExample, takenExample } from './examples.ts'
import { AudienceFile, AudienceFiles, TakenAudienceFile } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const operators = { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'params.key' } as const

/** Whom ad platforms show the ads of a wave: hashed, and handed over once. */
export const audienceFiles = operations('audienceFiles', {
  list: {
    method: 'GET',
    path: '/audience-file',
    summary:
      'The audience files of sendings by digital media: how many people each platform can find, and how it was handed over. The newest 500.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    query,
    reply: { status: 200, body: AudienceFiles },
    failures: { 'campaign.not-an-approver': 403 },
    example: { reply: { halts: [], files: [fileExample] } },
  },
  read: {
    method: 'GET',
    path: '/audience-file/{key}',
    summary: 'One audience file, as in the list.',
    access: operators,
    params,
    query,
    reply: { status: 200, body: AudienceFile },
    failures: { 'campaign.not-an-approver': 403 },
    example: { params: { key: '12' }, reply: fileExample },
  },
  take: {
    method: 'POST',
    path: '/audience-file/{key}/take',
    summary:
      'Hands an audience file over to the person who takes it, with a receipt: links to its files for 5 minutes. Once; again only as a repeat.',
    access: operators,
    audit: 'audience-file.taken',
    params,
    query,
    body: takeBody,
    reply: { status: 200, body: TakenAudienceFile },
    failures: { ...takeFailures, 'audience-file.outdated': 409 },
    example: { params: { key: '12' }, body: { isRepeat: false }, reply: takenExample },
  },
  file: {
    method: 'GET',
    path: '/audience-file/{key}/file/{number}',
    summary: 'A file for one platform, or the manifest, by a link signed for 5 minutes.',
    access: { anyOf: [], scope: 'public' },
    params: z.strictObject({ key: KeyText, number: KeyText }),
    query: z.strictObject({
      ...signed,
      place: z
        .string()
        .regex(/^(\d{1,9}\.){1,12}$/, 'Must be the place of the audience file')
        .optional(),
    }),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { key: '12', number: '1' }, reply: 'The bytes of the file' },
  },
})
