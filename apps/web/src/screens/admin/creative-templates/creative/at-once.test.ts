import { creatives } from '@marquee/contract/creatives'
import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

const { templates, drafts, orders } = creatives.uses.example.reply
const NONE = { count: 0, first: [] }
const template = (name: string, isActive = true) => ({ key: 1, name, isActive })

test('saving a creative says in which active template it is at once, for how many dealers, and what keeps its version [CRE-07]', () => {
  expect(atOnce({ templates, drafts, orders })).toBe(
    'Saving goes live at once: campaigns that 43 dealers can begin from the active template “Winter ready” get it as it is then; 1 draft that has it keeps its version.',
  )
})

test('of several active templates the first are named, and inactive ones are not', () => {
  const first = ['Spring', 'Summer', 'Fall'].map((name) => template(name))
  const used = {
    templates: {
      count: 4,
      first: [template('Old', false), ...first],
      offered: { count: 3, dealers: 1_043 },
    },
    drafts: NONE,
    orders: NONE,
  }
  expect(atOnce(used)).toBe(
    'Saving goes live at once: campaigns that 1,043 dealers can begin from 3 active templates (“Spring”, “Summer”, and 1 more) get it as it is then.',
  )
  const held = { ...used, drafts: { ...NONE, count: 2 }, orders: { ...NONE, count: 1 } }
  expect(atOnce(held)).toContain('; 2 drafts and 1 order that have it keep their version.')
})

test('where no active template offers it, saving changes nothing at once', () => {
  const offered = { count: 0, dealers: 0 }
  const idle = { ...templates, first: [template('Old', false)], offered }
  expect(atOnce({ templates: idle, drafts, orders })).toBeUndefined()
})
