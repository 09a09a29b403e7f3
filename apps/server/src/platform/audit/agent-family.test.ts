import { expect, test } from 'vitest'
import { agentFamily } from './agent-family.ts'

const chrome = 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.for([
  [`${chrome} Safari/537.36`, 'Chrome'],
  [`${chrome} Safari/537.36 Edg/140.0`, 'Edge'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Safari'],
  ['Mozilla/5.0 (X11; Linux; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox'],
  ['curl/8.5.0', 'Other'],
  [undefined, null],
])('%s is of the family %s', ([agent, family]) => {
  expect(agentFamily(agent as string | undefined)).toBe(family)
})
