import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { choosePort, freePort, readSettings } from '../platform/settings/index.ts'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a start that fails at a late step leaves nothing standing, and the next one serves', async () => {
  const settings = await choosePort(
    readSettings({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }, []),
  )
  const metricsPort = await freePort()
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`
  // The figures have the port by then.
  const twice = { ...settings, metricsPort: settings.port }
  await expect(serve(twice)).rejects.toThrow('EADDRINUSE')
  await expect(fetch(settings.publicUrl)).rejects.toThrow('fetch failed')
  await expect(fetch(metrics)).rejects.toThrow('fetch failed')
  const running = await serve({ ...settings, metricsPort })
  expect((await fetch(`${settings.publicUrl}/api/user-state`)).status).toBe(401)
  const figures = await (await fetch(metrics)).text()
  expect(figures).toContain('marquee_calls_total{operation="userState.read",status="401"} 1\n')
  expect(figures).toMatch(/^marquee_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1$/m)
  await running.stop()
  await expect(fetch(settings.publicUrl)).rejects.toThrow('fetch failed')
  await expect(fetch(metrics)).rejects.toThrow('fetch failed')
}, 60_000)

test('what works in the background is stopped too when the last step of a start fails', async () => {
  const data = join(folder, 'late')
  const settings = await choosePort(readSettings({ DATA_DIR: data, LOG_LEVEL: 'silent' }, []))
  // This step comes last, when jobs are running already: such a number cannot be a subject.
  await expect(serve({ ...settings, demoCustomers: 0.5 })).rejects.toThrow('integer')
  await expect(fetch(settings.publicUrl)).rejects.toThrow('fetch failed')
  // The database is free: a program that still ran would hold it open.
  const running = await serve({ ...settings, demoData: false })
  await running.stop()
}, 180_000)
