const ok = { ok: true } as const
const lakeside = { key: 14, id: '208114', name: 'Lakeside Honda' }
const district = { key: 9, id: 'D4', name: 'District 4' }
const dana = { name: 'Dana Whitfield', permissions: ['CAN_READ_CAMPAIGNS' as const] }

export const differencesExample = {
  fingerprint: '7'.repeat(64),
  counts: { added: 1, changed: 1, unchanged: 16, absent: 1, refused: 1 },
  ignored: ['Phone'],
  added: [
    {
      line: 2,
      email: 'priya@honda-field.example',
      level: 'DISTRICT' as const,
      name: 'Priya Raman',
      market: district,
      permissions: ['CAN_READ_CAMPAIGNS' as const, 'CAN_SUBMIT_ORDER' as const],
    },
  ],
  changed: [
    {
      line: 3,
      key: 3,
      email: 'dana@lakeside-honda.example',
      before: { ...dana, market: lakeside },
      after: {
        ...dana,
        market: lakeside,
        permissions: ['CAN_READ_CAMPAIGNS' as const, 'CAN_SUBMIT_ORDER' as const],
      },
    },
  ],
  absent: [
    { key: 8, name: 'Colin Achebe', email: 'colin@lakeside-honda.example', market: lakeside },
  ],
  refused: [
    {
      line: 4,
      cells: {
        email: 'mei-ling@lakeside-honda.example',
        name: 'Mei-Ling Foster',
        market: '999999',
        brand: '',
        preset: 'Viewer',
        permissions: '',
      },
      field: 'market' as const,
      reason: 'row.market-unknown' as const,
    },
  ],
  can: { import: ok },
}
