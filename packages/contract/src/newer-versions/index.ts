import { z } from 'zod'
import { campaigns } from '../campaigns/index.ts'
import { KeyText, operations, selection } from '../operation/index.ts'

const { body: Campaign } = campaigns.read.reply
const campaignExample = campaigns.read.example.reply

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const version = z.int().positive()
const notes = z
  .array(z.string())
  .describe('What cannot be carried over, or needs a look, a line each')

const NewerVersion = z.strictObject({
  version,
  stays: z.array(z.string()).describe('What of the campaign’s work stays as it is'),
  notes,
})

export const newerVersions = operations('newerVersions', {
  read: {
    method: 'GET',
    path: '/campaign/{key}/newer-version',
    summary:
      'The newer version of its template that a draft may take, and what taking it would change.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' },
    params,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        version: version.describe('The one that the campaign has'),
        newer: NewerVersion.nullable().describe('Null: there is none that the caller may take'),
        taken: z
          .strictObject({ notes })
          .nullable()
          .describe('Of a draft that has taken its version: what was lost by that'),
      }),
    },
    failures: {},
    example: {
      params: { key: '7' },
      reply: {
        version: 1,
        newer: {
          version: 2,
          stays: ['Campaign name', 'Channels', 'Audience'],
          notes: ['The mail date 04/12/2027 is not offered. Choose another one.'],
        },
        taken: null,
      },
    },
  },
  take: {
    method: 'POST',
    path: '/campaign/{key}/newer-version',
    summary:
      'Puts a draft on the newest version of its template, with all of its work that is still valid.',
    access: {
      anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
      scope: 'scope',
      object: 'params.key',
    },
    audit: 'campaign.version-taken',
    params,
    query,
    body: z.strictObject({
      templateVersion: version.describe('The one whose changes the person has seen'),
    }),
    reply: { status: 200, body: Campaign },
    versionOf: ({ version: saved }: z.input<typeof Campaign>): number => saved,
    failures: {
      'campaign.several-dealers-only': 403,
      'campaign.follows-parent': 409,
      'campaign.follows-enrollment': 409,
      'campaign.not-editable': 409,
      'campaign.with-approvers': 409,
      'campaign.approved-as-ordered': 409,
      'campaign.changed-meanwhile': 412,
      'campaign-template.not-offered': 409,
      'newer-version.none': 409,
      'newer-version.not-a-draft': 409,
      'newer-version.other-kind': 409,
      'newer-version.replaced': 409,
    },
    example: { params: { key: '7' }, body: { templateVersion: 2 }, reply: campaignExample },
  },
})
