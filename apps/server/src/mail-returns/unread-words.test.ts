import { expect, test } from 'vitest'
import { readHead, readLines, readText } from './unread-words.load.ts'

const message = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

test('sender and subject are one short line each, whatever a sender writes', () => {
  const long = message(`From: a\u0007b <x@mx.example>`, `Subject: ${'é'.repeat(500)}`, '', 'x')
  const { from, subject } = readLines(long)
  expect(from).toBe('a b <x@mx.example>')
  expect([...subject]).toHaveLength(200)
  expect(subject.endsWith('…')).toBe(true)
  expect(readLines(message('', 'no head'))).toEqual({ from: '', subject: '' })
  expect(readLines(Buffer.from([0xff, 0xfe, 0x00]))).toEqual({ from: '', subject: '' })
})

test('a page is read as its words: nothing of it is left that a browser would run', () => {
  const page = message(
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><title>t</title><style>p { color: red }</style></head><body>',
    '<p>Your mailbox &lt;mia@x.example&gt;<br>is full &amp; closed.</p>',
    '<script>alert(1)</script><img src=x onerror="alert(2)"><a href="https://evil.example">here</a>',
    '</body></html>',
  )
  const text = readText(page)
  expect(text).toMatch(/Your mailbox <mia@x.example>\nis full & closed\./)
  expect(text).toContain('here')
  expect(text).not.toMatch(/alert|color|evil|onerror|<p|<a /)
})

test('of an email that is written twice the text is read, with what it quotes', () => {
  const both = message(
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>As a page</p>',
    '--b',
    'Content-Type: text/plain',
    '',
    'As text',
    '--b',
    'Content-Type: image/png',
    '',
    'PNGPNG',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: Your next service',
    '--b--',
  )
  expect(readText(both)).toBe('As text\n\nSubject: Your next service')
})

test('what is very long, or full of open tags, is read in bounds', () => {
  const open = Buffer.concat([
    message('Content-Type: text/html', '', ''),
    Buffer.from('<style'.repeat(300_000)),
  ])
  expect(readText(open).length).toBeLessThanOrEqual(50_000)
  expect(readText(message('Subject: x', '', 'y'.repeat(2_000_000)))).toHaveLength(50_000)
  expect(readHead(Buffer.from(`Subject: ${'z'.repeat(2_000_000)}`))).toHaveLength(20_000)
  expect(readHead(message('A: b', 'C: d', '', 'body'))).toBe('A: b\r\nC: d')
})
