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

test.for([
  ['=?iso-8859-1?Q?Unzustellbar:_=D6lwechsel?=', 'Unzustellbar: Ölwechsel'],
  ['=?UTF-8?Q?R=C3=BCckl=C3=A4ufer?= =?utf-8*de?B?8J+alw==?=', 'Rückläufer🚗'],
  ['=?windows-1252?b?NSCA?= left', '5 € left'],
  ['=?of-nobody?q?as=20it=20is?=', 'as it is'],
] as const)('the words of others are read in their letters: %s', ([header, words]) => {
  expect(readWords(header)).toBe(words)
})

test.for([
  ['Content-Type: text/plain; charset="iso-8859-1"', 'Gr\xfc\xdfe', 'Grüße'],
  [
    'Content-Type: text/plain; charset=Windows-1252\r\nContent-Transfer-Encoding: quoted-printable',
    '5 =80',
    '5 €',
  ],
  ['Content-Type: text/plain; charset=of-nobody', 'as it is', 'as it is'],
] as const)('a part is read in its letters: %s', ([head, body, text]) => {
  const { parts } = readParts(Buffer.from(`${head}\r\n\r\n${body}`, 'latin1'))
  expect(parts.map((part) => part.text.trim())).toEqual([text])
})

test('plain words are left as they are', () => {
  expect(readWords('Spring service at Lakeside')).toBe('Spring service at Lakeside')
})
