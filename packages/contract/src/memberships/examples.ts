const ok = { ok: true } as const
const district = { key: 9, id: 'D4', name: 'District 4' }

export const linesExample = {
  lines: [
    {
      group: 'Detroit Metro',
      brand: 'HONDA',
      place: 'D4',
      dealer: '208114',
      dealerName: 'Lakeside Honda',
      users: 'priya@honda-field.example',
    },
  ],
}

export const differencesExample = {
  fingerprint: '7'.repeat(64),
  counts: {
    added: 1,
    changed: 1,
    unchanged: 3,
    joining: 3,
    leaving: 1,
    newUsers: 1,
    formerUsers: 1,
    absent: 1,
    refused: 1,
  },
  ignored: ['Region'],
  added: [{ line: 2, name: 'Ann Arbor', place: district, dealers: 2, users: 1 }],
  alike: [
    {
      line: 2,
      name: 'Ann Arbor',
      group: { key: 7, name: 'Lansing', place: district },
      shared: 2,
      dealers: 3,
    },
  ],
  changed: [
    {
      line: 4,
      key: 3,
      name: 'Detroit Metro',
      place: district,
      joining: 1,
      leaving: 1,
      newUsers: 0,
      formerUsers: 1,
    },
  ],
  leaving: [
    {
      group: 'Detroit Metro',
      groupKey: 3,
      dealer: { key: 14, id: '208114', name: 'Lakeside Honda' },
      campaigns: 1,
    },
  ],
  formerUsers: [
    {
      group: 'Detroit Metro',
      groupKey: 3,
      user: { key: 8, name: 'Colin Achebe', email: 'colin@lakeside-honda.example' },
    },
  ],
  held: [],
  absent: [{ key: 7, name: 'Lansing', place: district }],
  refused: [
    {
      line: 6,
      cells: {
        group: 'Detroit Metro',
        brand: 'HONDA',
        place: 'D4',
        dealer: '999999',
        dealerName: '',
        users: '',
      },
      field: 'dealer' as const,
      reason: 'row.dealer-unknown' as const,
    },
  ],
  can: { import: ok },
}
