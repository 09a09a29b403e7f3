import { creatives } from '@marquee/contract/creatives'
import { expect, test } from 'vitest'
import { shownCreatives, type CreativeFilters } from './shown-creatives.rules.ts'

const one = creatives.read.example.reply
const all = [
  one,
  { ...one, name: 'Brakes', fulfillmentChannels: ['EMAIL' as const], status: 'INACTIVE' as const },
  { ...one, name: 'Tires', hierarchyId: 'ACURA', preview: { ...one.preview, type: 'STATIC' } },
]
const anything: CreativeFilters = {
  text: '',
  hierarchyId: undefined,
  channel: undefined,
  kind: undefined,
  status: undefined,
}

test.for<[Partial<CreativeFilters>, string[]]>([
  [{}, ['Winter road check', 'Brakes', 'Tires']],
  [{ text: ' ROAD' }, ['Winter road check']],
  [{ text: 'first frost' }, ['Winter road check', 'Brakes', 'Tires']],
  [{ hierarchyId: 'ACURA' }, ['Tires']],
  [{ channel: 'DIRECT_MAIL' }, ['Winter road check', 'Tires']],
  [{ kind: 'STATIC' }, ['Tires']],
  [{ status: 'INACTIVE' }, ['Brakes']],
  [{ status: 'ACTIVE', kind: 'DYNAMIC_PDF' }, ['Winter road check']],
  [{ text: '.*' }, []],
])('creatives looked for by %j are %j [CRE-06]', ([filters, names]) => {
  const found = shownCreatives(all as (typeof one)[], { ...anything, ...filters })
  expect(found.map(({ name }) => name)).toEqual(names)
})
