import { importExample, undoneImportExample } from '../file-imports/index.ts'

const ok = { ok: true } as const

export const overviewExample = {
  counts: { brands: 1, zones: 4, districts: 20, dealers: 212, closed: 3 },
  can: { change: ok, addBrand: ok },
}

export const marketExample = {
  key: 14,
  level: 'DEALER' as const,
  sourceId: '208114',
  brand: 'HONDA',
  parent: { key: 9, name: 'District 4', sourceId: 'D4' },
  details: {
    name: 'Lakeside Honda',
    status: 'ACTIVE' as const,
    line1: '1200 Washtenaw Ave',
    city: 'Ann Arbor',
    state: 'MI',
    postalCode: '48104',
    phoneNumber: '7345550114',
    webAddress: 'https://lakeside-honda.example',
    timeZone: 'America/Detroit',
    isEnrolled: true,
    isDaaEligible: false,
    couponSource: '',
    isSecondBrand: false,
  },
  can: { change: ok },
}

const dealer = { level: 'DEALER' as const, sourceId: '208114', name: 'Lakeside Honda' }

export const differencesExample = {
  fingerprint: '5'.repeat(64),
  importKey: null,
  counts: {
    added: 1,
    changed: 1,
    moved: 0,
    closed: 0,
    reopened: 0,
    unchanged: 210,
    absent: 1,
    refused: 1,
  },
  ignored: ['Region'],
  added: [{ ...dealer, sourceId: '208115', name: 'Larkmere Honda', line: 3, parent: 'D4' }],
  changed: [
    {
      ...dealer,
      key: 14,
      line: 2,
      kind: 'CHANGED' as const,
      changes: [{ field: 'phoneNumber' as const, before: '7345550114', after: '7345550115' }],
    },
  ],
  absent: [{ ...dealer, sourceId: '208116', name: 'Oxbarrow Honda', key: 15 }],
  refused: [
    {
      line: 4,
      sourceId: '208117',
      name: 'Rookwell Honda',
      field: 'parent' as const,
      reason: 'row.parent-unknown' as const,
    },
  ],
  can: { import: ok },
}

const file = { fileName: 'markets.csv', counts: differencesExample.counts }

export const marketsImportExample = { ...importExample, ...file }

export const undoExample = {
  import: marketsImportExample,
  fingerprint: '6'.repeat(64),
  counts: { removed: 1, moved: 0, closed: 0, reopened: 0, changed: 1, stays: 1 },
  removed: [{ ...dealer, sourceId: '208115', name: 'Larkmere Honda', key: 21 }],
  changed: [
    {
      ...dealer,
      key: 14,
      kind: 'CHANGED' as const,
      changes: [{ field: 'phoneNumber' as const, before: '7345550115', after: '7345550114' }],
    },
  ],
  stays: [
    {
      ...dealer,
      sourceId: '208118',
      name: 'Wrenfield Honda',
      key: 22,
      field: null,
      reason: 'stays.campaigns' as const,
    },
  ],
  can: { undo: ok },
}

export const undoneExample = {
  ...undoExample,
  import: { ...undoneImportExample, ...file },
  can: undoneImportExample.can,
}
