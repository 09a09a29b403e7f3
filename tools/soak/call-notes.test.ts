import { expect, test } from 'vitest'
import { callNotes, kindOf } from './call-notes.ts'

test.each([
  ['/campaign/17/step', 'GET /campaign/…/step'],
  ['/campaign/search?size=25', 'GET /campaign/search'],
  [`/image/${'0a'.repeat(32)}?variant=thumbnail`, 'GET /image/…'],
])('the kind of %s', (path, kind) => {
  expect(kindOf('GET', path)).toBe(kind)
})

test('what is busy or ended by a newer count is refused as planned; all else has failed, with its words', () => {
  const notes = callNotes()
  notes.answered('GET /a', 5)
  notes.refused('GET /a', 'audience.superseded', 'A newer one')
  notes.refused('GET /a', 'server.failed', '500 wrong')
  notes.refused('GET /b', 'too-many-requests', '429 wait')
  expect(notes.byKind()).toEqual([
    { kind: 'GET /a', times: [5], refused: 1, failed: 1 },
    { kind: 'GET /b', times: [], refused: 0, failed: 1 },
  ])
  expect(notes.said.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'GET /a: 500 wrong',
    'GET /b: 429 wait',
  ])
})
