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
