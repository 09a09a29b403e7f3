import { allOperations } from '@marquee/contract'
import { FileReply } from '@marquee/contract/operation'
import { expect, test } from 'vitest'
import { mapFile } from './make-map.ts'
import { openApiFile } from './make-openapi.ts'
import { operationsPage } from './make-settings-table.ts'

// Made once for all tests: the map alone takes seconds.
const openApi = openApiFile()
const map = mapFile()
const operations = operationsPage()

test('what is generated is the same each time', () => {
  expect(openApiFile()).toBe(openApi)
  expect(mapFile()).toBe(map)
  expect(operationsPage()).toBe(operations)
})

test('the API document has every operation, with its access and an example of its reply', () => {
  const { paths } = JSON.parse(openApi) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }
  for (const { name, path, method, access, example, reply } of allOperations) {
    // Of bytes there is no example.
    const content =
      reply.body === FileReply ? {} : { 'application/json': { example: example.reply } }
    expect(paths[`/api${path}`]?.[method.toLowerCase()]).toMatchObject({
      operationId: name,
      'x-access': access,
      responses: { [reply.status]: { content } },
    })
  }
})

test('the map shows of every operation what carries it out', () => {
  for (const { name } of allOperations) {
    const [, section] = map.split(`\n### ${name}\n`)
    expect(section?.split('\n### ')[0]).toMatch(/- route: .*\n- use case: .*/)
  }
})

test('the page for operators names every setting, and keeps what stands around them', () => {
  expect(operations).toMatch(/^\| `PORT` +\| .+ \| 3000 +\|$/m)
  expect(operations).toMatch(/^\| `DATABASE_URL` +\| .*Secret\. +\|/m)
  expect(operations).toMatch(/^# Operations\n/)
  expect(operations).toMatch(/<!-- \/settings -->\n\n## /)
})
