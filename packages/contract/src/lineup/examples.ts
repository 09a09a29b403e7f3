import { importExample, undoneImportExample } from '../file-imports/index.ts'

const ok = { ok: true } as const
const element = { hierarchyId: 'HONDA', make: 'Honda', model: 'Element' }

export const modelExample = { ...element, years: [2003, 2004], isRetired: false }

export const lineupExample = {
  models: [modelExample],
  brands: [{ id: 'HONDA', name: 'Honda' }],
  can: { change: ok },
}

export const differencesExample = {
  fingerprint: '5'.repeat(64),
  importKey: null,
  counts: { added: 1, changed: 1, retired: 0, restored: 0, unchanged: 16, absent: 1, refused: 1 },
  ignored: ['Body'],
  added: [{ ...element, model: 'Prologue', line: 3, years: [2024, 2025] }],
  changed: [
    { ...element, line: 2, kind: 'CHANGED' as const, addedYears: [2005], removedYears: [] },
  ],
  absent: [{ ...element, model: 'Fit' }],
  refused: [
    {
      line: 4,
      make: 'Honda',
      model: 'Civic',
      field: 'years' as const,
      reason: 'row.years' as const,
    },
  ],
  can: { import: ok },
}

const file = { fileName: 'vehicles.csv', counts: differencesExample.counts }

export const modelsImportExample = { ...importExample, ...file }

export const undoExample = {
  import: modelsImportExample,
  fingerprint: '6'.repeat(64),
  counts: { removed: 1, retired: 1, changed: 1, retiredAgain: 0, restored: 0, stays: 1 },
  removed: [{ ...element, model: 'Prologue' }],
  retired: [{ ...element, model: 'Passport', reason: 'stays.campaigns' as const }],
  changed: [{ ...element, kind: 'CHANGED' as const, addedYears: [], removedYears: [2005] }],
  stays: [
    {
      ...element,
      model: 'Ridgeline',
      field: 'years' as const,
      reason: 'stays.changed-since' as const,
    },
  ],
  can: { undo: ok },
}

export const undoneExample = {
  ...undoExample,
  import: { ...undoneImportExample, ...file },
  can: undoneImportExample.can,
}
