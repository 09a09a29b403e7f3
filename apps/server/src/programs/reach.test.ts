import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings/index.ts'
import { warnOfAway } from './reach.ts'

const closedPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function warningsFor(env: Record<string, string>): Promise<string[]> {
  const warnings: string[] = []
  const { signal } = new AbortController()
  await warnOfAway(readSettings(env), { warn: (line) => warnings.push(line) }, signal)
  return warnings.toSorted()
}

const OIDC = { OIDC_CLIENT_ID: 'marquee', OIDC_AUDIENCE: 'marquee-api' }

test('a start names each server that is away by its setting, with its place and without its password', async () => {
  const port = await closedPort()
  const warnings = await warningsFor({
    ...OIDC,
    OIDC_ISSUER: `https://127.0.0.1:${port}/realms/one`,
    SMTP_URL: `smtp://user:geheim@127.0.0.1:${port}`,
    MAIL_FROM: 'marquee@example.com',
    AUDIENCE_URL: `http://user:geheim@127.0.0.1:${port}/db`,
  })
  const away = `127.0.0.1:${port} cannot be reached (ECONNREFUSED). Until it can,`
  expect(warnings).toEqual([
    `AUDIENCE_URL: ${away} audiences are not counted.`,
    `OIDC_ISSUER: ${away} nobody can sign in.`,
    `SMTP_URL: ${away} emails wait in the outbox.`,
  ])
})

test('a name that nobody knows is named', async () => {
  const [warning] = await warningsFor({ ...OIDC, OIDC_ISSUER: 'https://nowhere.invalid' })
  expect(warning).toMatch(/^OIDC_ISSUER: nowhere\.invalid:443 cannot be reached \(\w+\)/)
})

test('one that answers is not named, nor one that is not in the settings', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(
    await warningsFor({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'marquee@example.com' }),
  ).toEqual([])
  expect(await warningsFor({})).toEqual([])
  await new Promise((resolve) => server.close(resolve))
})
