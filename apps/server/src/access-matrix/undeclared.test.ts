import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allOperations } from '@marquee/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverOn } from '../testing/server-on.ts'
import { testApp } from '../testing/test-app.ts'
import { tokenFor } from '../testing/tokens.ts'
import { WAYS } from './cells.ts'
import { address } from './check.ts'
import { PLACES } from './places.ts'
import { SAMPLES } from './samples/samples.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const [root] = PLACES as [(typeof PLACES)[0]]

const templates = allOperations.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
}))
// A fixed word and a key may share a position in two addresses: each method is listed once.
const declared = (url: string) => [
  ...new Set(templates.filter(({ pattern }) => pattern.test(url)).map(({ method }) => method)),
]

/** One address for each path of the contract, with an existing key filled in. */
const addresses = new Set(
  WAYS.map(({ operation, way }) => {
    const sample = SAMPLES[`${operation} by ${way}`]?.(root, root) ?? {}
    return address(operation, sample).url.split('?')[0] as string
  }),
)

describe.each([{ web: false }, { web: true }])('with the web app served: $web', ({ web }) => {
  const app = testApp()
  const webFolder = mkdtempSync(join(tmpdir(), 'marquee-web-'))
  let server: FastifyInstance
  let authorization: string

  beforeAll(async () => {
    writeFileSync(join(webFolder, 'index.html'), '<title>Marquee</title>')
    server = await serverOn(app.pool, web ? { webFolder } : {})
    authorization = `Bearer ${await tokenFor('admin')}`
  })
  afterAll(async () => {
    await server.close()
    rmSync(webFolder, { recursive: true })
  })

  test('every address of the contract is swept [API-01]', () => {
    const swept = templates.filter(({ pattern }) => [...addresses].some((url) => pattern.test(url)))
    expect(swept.length).toBe(allOperations.length)
  })

  test('a method that an address does not declare answers 405 and names those it does [API-01]', async () => {
    for (const url of addresses) {
      const methods = declared(url)
      for (const method of METHODS.filter((candidate) => !methods.includes(candidate as 'GET'))) {
        const answer = await send(method, url)
        expect(answer.statusCode, `${method} ${url}`).toBe(405)
        expect(String(answer.headers.allow).split(', ').sort(), url).toEqual(methods.sort())
      }
    }
  })

  test('an address that nothing declares answers 404 to every method [API-01]', async () => {
    const near = [...addresses].flatMap((url) => [
      `${url}/`,
      `${url}/more`,
      `${url}s`,
      url.replace('/api/', '/api//'),
      url.replace('/api/', '/api/v1/'),
      url.toUpperCase().replace('/API', '/api'),
    ])
    const others = ['/api', '/api/', '/api/nothing', '/oidc/../api/nothing']
    for (const url of [...near, ...others].filter(
      (candidate) => declared(candidate).length === 0,
    )) {
      for (const method of METHODS) {
        expect((await send(method, url)).statusCode, `${method} ${url}`).toBe(404)
      }
    }
  })

  const send = (method: string, url: string) =>
    server.inject({ method: method as 'GET', url, headers: { authorization } })
})
