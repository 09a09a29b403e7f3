import { readText, textReader } from '@marquee/rules/csv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerImports, HEAD, line, many } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const { upload, start, ended } = customerImports(app)

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))),
  )
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('the letters of a file', () => {
  test.for<[string, Buffer, string | undefined]>([
    ['UTF-8', bytes('Nuñez,Łódź,👋'), 'Nuñez,Łódź,👋'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 'Nuñez'), 'Nuñez'],
    ['nothing but ASCII', bytes('Quill,1'), 'Quill,1'],
    ['Windows-1252', bytes('Nu', 0xf1, 'ez, O', 0x92, 'Hara ', 0x80), 'Nuñez, O’Hara €'],
    ['UTF-16 of Excel', Buffer.from('\uFEFFNuñez\tŁ', 'utf16le'), 'Nuñez\tŁ'],
    ['UTF-16, the other way round', swapped('\uFEFFNuñez\tŁ'), 'Nuñez\tŁ'],
    ['UTF-8 with a damaged byte', bytes('Nuñez, Peña, Gar', 0xe7), undefined],
    ['half a letter of UTF-16', bytes(0xff, 0xfe, 'a'), undefined],
    ['line ends of an old Mac', bytes('a,b\rc,d'), 'a,b\nc,d'],
    ['a line that names the separator', bytes('sep=;\r\na;b'), '\r\na;b'],
    ['nothing', bytes(), ''],
  ])('are read from %s [AUD-02]', ([, file, text]) => {
    expect(readText(TextDecoder, file)).toBe(text)
  })

  test('that follow plain ones are Windows-1252 wherever the first of them stands [AUD-02]', () => {
    const read = textReader(TextDecoder)
    const found = [
      read(bytes('Quill\n'), false),
      read(bytes('Nu', 0xf1), false),
      read(bytes(0xe9), true),
    ]
    expect(found.join('')).toBe('Quill\nNuñé')
  })

  test('are never of two encodings at once [AUD-02]', () => {
    const read = textReader(TextDecoder)
    expect([read(bytes('Nuñez'), false), read(bytes(0xf1), true)]).toEqual(['Nuñez', undefined])
  })

  test('are the same however a file is cut into pieces [AUD-02]', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'ñ', '’', '👋', '\n'), minLength: 3 })
    const encodings = fc.constantFrom('utf8', 'utf16le')
    fc.assert(
      fc.property(
        letters,
        encodings,
        fc.array(fc.integer({ min: 2, max: 9 })),
        (text, by, cuts) => {
          const file = Buffer.from(by === 'utf8' ? text : `\uFEFF${text}`, by)
          const read = textReader(TextDecoder)
          let found = ''
          let at = 0
          for (const cut of cuts) {
            if (at + cut >= file.length) break
            found += read(file.subarray(at, at + cut), false)
            at += cut
          }
          expect(found + read(file.subarray(at), true)).toBe(text)
        },
      ),
    )
  })
})

describe('a file as an office saves it is read', () => {
  const named = line('Quill', '1 Nuñez St')
  const wide = `\uFEFF${HEAD}${named}`.replaceAll(',', '\t')
  test.for<[string, Buffer]>([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${HEAD}${named}`)],
    ['Windows-1252', Buffer.from(HEAD + named, 'latin1')],
    ['Windows-1252 far below', Buffer.from(HEAD + many(20_000) + named, 'latin1')],
    ['UTF-16 with tabs', Buffer.from(wide, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(wide, 'utf16le').swap16()],
    ['semicolons', Buffer.from((HEAD + named).replaceAll(',', ';'))],
    ['upright lines', Buffer.from((HEAD + named).replaceAll(',', '|'))],
  ])('%s [AUD-02]', async ([, bytes]) => {
    const { body } = await upload(bytes)
    expect(body.preview.headers).toEqual(HEAD.trim().split(','))
    await start(body)
    expect(await ended(body.key)).toMatchObject({ state: 'PUBLISHED', counts: { refused: 0 } })
    const { rows } = await app.owner.query(
      `SELECT line1, email, last_visit_on::text FROM households WHERE last_name = 'Quill'`,
    )
    expect(rows).toEqual([
      { line1: '1 Nuñez St', email: 'quill@customers.example', last_visit_on: '2026-01-31' },
    ])
  })
})
