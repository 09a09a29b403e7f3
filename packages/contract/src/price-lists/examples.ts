const cells = {
  key: '31',
  brand: 'HONDA',
  template: 'Winter ready',
  option: 'Direct mail',
  price: '0.65',
  base: '0.05',
  cap: '1000',
  minimum: '0.01',
  maximum: '0.05',
}

export const linesExample = { lines: [cells] }

export const differencesExample = {
  fingerprint: '7'.repeat(64),
  counts: { changed: 1, unchanged: 3, refused: 1 },
  ignored: ['Notes'],
  changed: [
    {
      key: 31,
      hierarchyId: 'HONDA',
      name: 'Winter ready',
      hadDraft: false,
      changes: [{ of: 'DIRECT_MAIL' as const, before: 6500, after: 6900 }],
    },
  ],
  refused: [
    {
      line: 4,
      cells: { ...cells, price: '1,500' },
      field: 'price' as const,
      reason: 'row.price' as const,
    },
  ],
  can: { import: { ok: true } as const },
}
