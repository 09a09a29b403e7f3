import { z } from 'zod'
import { Fingerprint, Key, KeyText, searchBody, selection } from '../operation/index.ts'

// What the imports of all kinds of files say alike: markets, models, people.

export const importParams = z.strictObject({ id: KeyText })

export const importsBody = searchBody(z.strictObject({}), ['importedAt'])

export const undoQuery = z.strictObject({
  ...selection,
  fingerprint: Fingerprint.describe(
    'Of what was looked at: anything else that would be done is refused',
  ),
})

export const undoFailures = {
  'import.undone-already': 409,
  'import.undo-too-late': 409,
  'import.imported-since': 409,
  'import.nothing-to-undo': 409,
  'import.undo-changed': 409,
} as const

/** Of what was imported, to undo it. */
export const ImportKey = Key.nullable().describe(
  'Of what was imported, to undo it; null of a trial',
)

const By = z
  .string()
  .nullable()
  .describe('Null: by command; empty: by a person above whom one does not see')

/** An import that changed something, and whether it can still be undone. */
export const fileImport = <Counts extends z.ZodType, Ability extends z.ZodType>(
  counts: Counts,
  ability: Ability,
) =>
  z.strictObject({
    key: Key,
    fileName: z.string(),
    counts,
    importedBy: By,
    importedAt: z.iso.datetime(),
    undoEndsAt: z.iso.datetime(),
    undone: z.strictObject({ by: By, at: z.iso.datetime() }).nullable(),
    can: z.strictObject({ undo: ability }),
  })

const ok = { ok: true } as const
const undone = { ok: false, reason: 'import.undone-already' } as const

export const importExample = {
  key: 7,
  importedBy: 'Ruth Abernathy',
  importedAt: '2026-06-30T09:00:00.000Z',
  undoEndsAt: '2026-07-07T09:00:00.000Z',
  undone: null,
  can: { undo: ok },
}

export const undoneImportExample = {
  ...importExample,
  undone: { by: 'Ruth Abernathy', at: '2026-07-01T09:00:00.000Z' },
  can: { undo: undone },
}
