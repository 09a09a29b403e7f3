import { expect, test } from 'vitest'
import { sizingPage } from './make-sizing.ts'

const page = sizingPage()

test('the page for operators has a table of three networks, and keeps what stands around it', () => {
  expect(page).toMatch(/^\| +\| 20 dealers +\| 200 dealers +\| 2,000 dealers +\|$/m)
  expect(page).toMatch(/^\| Households +\| 0\.4 million +\| 3\.7 million +\| 37\.0 million +\|$/m)
  expect(page).toMatch(/^# Sizing\n/)
  expect(page).toMatch(/<!-- \/sizing -->\n\n/)
})
