import { expect, test } from 'vitest'
import { encodedWords } from '../outbox/index.ts'
import { readParts, readWords } from './index.ts'

test.for(['Ölwechsel für 30 €', 'Grüße 🚗 '.repeat(20).trim(), '', 'Spring service', 'a =?x?= b'])(
  'the words of a header are read as they were written: %s',
  (words) => {
    const { fields } = readParts(Buffer.from(`Subject: ${encodedWords(words)}\r\n\r\n`))
    expect(readWords(fields.get('subject') ?? '')).toBe(words)
  },
)

test('plain words are left as they are', () => {
  expect(readWords('Spring service at Lakeside')).toBe('Spring service at Lakeside')
})
