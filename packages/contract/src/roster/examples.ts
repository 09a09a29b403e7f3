import { importExample, undoneImportExample } from '../file-imports/index.ts'

const ok = { ok: true } as const
const lakeside = { key: 14, id: '208114', name: 'Lakeside Honda' }
const district = { key: 9, id: 'D4', name: 'District 4' }
const dana = { name: 'Dana Whitfield', permissions: ['CAN_READ_CAMPAIGNS' as const] }

export const differencesExample = {
  fingerprint: '7'.repeat(64),
  importKey: null,
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

const file = { fileName: 'people.csv', counts: differencesExample.counts }

export const peopleImportExample = { ...importExample, ...file }

const someone = (key: number, name: string, email: string) => ({ key, name, email })
const [changed] = differencesExample.changed as [(typeof differencesExample.changed)[number]]

export const undoExample = {
  import: peopleImportExample,
  fingerprint: '6'.repeat(64),
  counts: { withdrawn: 1, deactivated: 1, changed: 1, stays: 1 },
  withdrawn: [someone(31, 'Priya Raman', 'priya@honda-field.example')],
  deactivated: [someone(32, 'Otis Merriweather', 'otis@lakeside-honda.example')],
  changed: [
    { key: changed.key, email: changed.email, before: changed.after, after: changed.before },
  ],
  stays: [
    {
      ...someone(8, 'Colin Achebe', 'colin@lakeside-honda.example'),
      field: 'permissions' as const,
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
