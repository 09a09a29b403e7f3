import { allOperations } from '@marquee/contract'
import { FileReply } from '@marquee/contract/operation'
import { expect, test } from 'vitest'
import { mapFile } from './make-map.ts'
import { openApiFile } from './make-openapi.ts'
import { operationsPage } from './make-settings-table.ts'

test('what is generated is the same each time', () => {
  for (const make of [openApiFile, mapFile, operationsPage]) expect(make()).toBe(make())
})

test('the API document has every operation, with its access and an example of its reply', () => {
  const { paths } = JSON.parse(openApiFile()) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }
  for (const { name, path, method, access, example, reply } of allOperations) {
    // Of bytes there is no example.
    const content =
      reply.body === FileReply ? {} : { 'application/json': { example: example.reply } }
    expect(paths[`/api${path}`]?.[method.toLowerCase()]).toMatchObject({
      ...{ operationId: name, 'x-access': access },
      responses: { [reply.status]: { content } },
    })
  }
})

test('the map tells of every operation what carries it out', () => {
  const map = mapFile()
  for (const { name } of allOperations) {
    const [, section] = map.split(`\n### ${name}\n`)
    expect(section?.split('\n### ')[0]).toMatch(/- route: .*\n- use case: .*/)
  }
})

test('the page for operators names every setting, and keeps what stands around them', () => {
  const page = operationsPage()
  expect(page).toMatch(/^\| `PORT` +\| .+ \| 3000 +\|$/m)
  expect(page).toMatch(/^\| `DATABASE_URL` +\| .*Secret\. +\|/m)
  expect(page).toMatch(/^# Operations\n/)
  expect(page).toMatch(/<!-- \/settings -->\n\n## /)
})
