import { toggleReasons } from '@marquee/rules/toggles'
import { accessTexts } from '@marquee/rules/access'
import { z } from 'zod'
import { abilityOf, HierarchyId, KeyText, operations } from '../operation/index.ts'

const ToggleAbility = abilityOf({ ...accessTexts, ...toggleReasons })

const ToggleName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,63}$/, 'Must be in capitals, as in IS_SOMETHING_ENABLED')

const ToggleRow = z.strictObject({
  name: ToggleName,
  default: z.boolean().nullable().describe('Null: not known to this deployment'),
  server: z.boolean().nullable().describe('Null: the server sets nothing'),
  value: z.boolean(),
  wins: z.enum(['default', 'server']),
})

const rowExample = {
  name: 'IS_AUDIENCE_BUILDER_ENABLED',
  default: true,
  server: false,
  value: true,
  wins: 'default' as const,
}

export const toggles = operations('toggles', {
  read: {
    method: 'GET',
    path: '/feature-toggles',
    summary: "The server's feature toggles for a brand; the caller merges them with its defaults.",
    access: { anyOf: [], scope: 'self' },
    query: z.strictObject({ hierarchy: HierarchyId.optional(), marketKey: KeyText.optional() }),
    hasOwnQuery: true,
    reply: { status: 200, body: z.strictObject({ toggles: z.record(z.string(), z.boolean()) }) },
    failures: {},
    example: {
      query: { hierarchy: 'HONDA', marketKey: '14' },
      reply: { toggles: { IS_AUDIENCE_BUILDER_ENABLED: true } },
    },
  },
  explain: {
    method: 'GET',
    path: '/feature-toggles/explained',
    summary: "Each toggle with its default, the server's value, and which of them wins.",
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'self' },
    query: z.strictObject({ hierarchy: HierarchyId.optional(), marketKey: KeyText.optional() }),
    hasOwnQuery: true,
    reply: {
      status: 200,
      body: z.strictObject({
        toggles: z.array(ToggleRow),
        can: z.strictObject({ set: ToggleAbility }),
      }),
    },
    failures: {},
    example: {
      query: { hierarchy: 'HONDA' },
      reply: { toggles: [rowExample], can: { set: { ok: true } } },
    },
  },
  set: {
    method: 'PUT',
    path: '/feature-toggles/{name}',
    summary: "Sets the server's value of a toggle, or takes it away with null.",
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'self' },
    audit: 'feature-toggle.set',
    params: z.strictObject({ name: ToggleName }),
    query: z.strictObject({ hierarchy: HierarchyId.optional(), marketKey: KeyText.optional() }),
    hasOwnQuery: true,
    body: z.strictObject({ value: z.boolean().nullable() }),
    reply: { status: 200, body: ToggleRow.nullable() },
    failures: { 'toggle.beyond-scope': 403 },
    example: {
      params: { name: 'IS_AUDIENCE_BUILDER_ENABLED' },
      body: { value: false },
      reply: rowExample,
    },
  },
})
