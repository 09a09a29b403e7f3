import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.rules.ts'

test.each([
  ['Lakeside Honda', 'lakeside-honda'],
  ['Käfer & Söhne', 'kafer-sohne'],
  ['O’Brien’s Auto, Inc.', 'o-brien-s-auto-inc'],
  ['  A+  ', 'a'],
  ['本田', 'dealer'],
  ['', 'dealer'],
  [`${'long '.repeat(7)}name of a dealer`, 'long-long-long-long-long-long-long-name'],
])('%s writes as %s', (name, mailbox) => {
  expect(mailboxOf(name)).toBe(mailbox)
})
