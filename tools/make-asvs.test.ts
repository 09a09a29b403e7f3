import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHAPTERS } from './asvs/chapters.ts'
import { holds, open, type Row } from './asvs/row.ts'
import { asvsPage, notJudged, numbersOf } from './make-asvs.ts'

const ROOT = new URL('../', import.meta.url)
const rows = CHAPTERS.flatMap(({ rows: of }) => of)

test('version 5.0.0 has 70 requirements of level 1 and 183 of level 2, each once', () => {
  expect([numbersOf(1).length, numbersOf(2).length]).toEqual([70, 183])
  expect(new Set([...numbersOf(1), ...numbersOf(2)]).size).toBe(253)
})

test('each requirement is there exactly once, with its level, in its chapter and in order', () => {
  for (const level of [1, 2] as const) {
    const ids = rows.filter((row) => row.level === level).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(numbersOf(level).toSorted())
  }
  for (const [at, { rows: of }] of CHAPTERS.entries()) {
    const places = of.map(({ id }) => id.split('.').map(Number))
    expect(places.every(([chapter]) => chapter === at + 1)).toBe(true)
    const order = places.map(([, section = 0, number = 0]) => section * 100 + number)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  }
})

test('each file that is named exists, and what proves a row is a test', () => {
  for (const { id, verdict } of rows) {
    if (verdict.is !== 'holds') continue
    const { at, provenBy } = verdict
    expect([id, at, existsSync(new URL(at, ROOT))]).toEqual([id, at, true])
    if (provenBy === undefined) continue
    expect([id, provenBy]).toEqual([id, expect.stringMatching(/\.(test|e2e)\.tsx?$/)])
    expect([id, provenBy, existsSync(new URL(provenBy, ROOT))]).toEqual([id, provenBy, true])
  }
})

test('a file that an open row names exists as well', () => {
  for (const { id, verdict } of rows) {
    const text = verdict.is === 'open' ? verdict.missing : ''
    for (const [file] of text.matchAll(/(?:apps|packages|tools)\/[\w./-]+\.tsx?/g)) {
      expect([id, file, existsSync(new URL(file, ROOT))]).toEqual([id, file, true])
    }
  }
})

test('what a row asks is said in a few words, and every row says why', () => {
  for (const { id, asks, verdict } of rows) {
    expect([id, asks.split(' ').length <= 14]).toEqual([id, true])
    const why = verdict.is === 'open' ? verdict.missing : verdict.because
    expect([id, why]).toEqual([id, expect.stringMatching(/^[^|]{8,}\.$/)])
  }
})

test('what no chapter judges counts as not judged, never as holding', () => {
  const only: Row[] = [
    holds('1.2.1', 1, 'Escape', 'It does.', 'package.json'),
    open('1.1.1', 2, 'Decode once', 'It does not.'),
  ]
  const chapters = [{ title: 'Encoding', rows: only }]
  expect(notJudged(chapters, 1)).toHaveLength(69)
  expect(asvsPage(chapters)).toMatch(/^\| \*\*Level 1\*\* +\| 1 +\| 0 +\| 0 +\| 69 +\|$/m)
  expect(asvsPage(chapters)).toMatch(/^\| \*\*Level 2\*\* +\| 0 +\| 0 +\| 1 +\| 182 +\|$/m)
})
