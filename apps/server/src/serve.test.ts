import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { choosePort, readSettings } from './platform/settings/index.ts'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a start that fails at a late step leaves nothing standing, and the next one serves', async () => {
  const inTheWay = join(folder, 'in-the-way')
  writeFileSync(inTheWay, '')
  const settings = await choosePort(
    readSettings({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }, []),
  )
  await expect(serve({ ...settings, audienceDir: inTheWay })).rejects.toThrow('EEXIST')
  await expect(fetch(settings.publicUrl)).rejects.toThrow('fetch failed')
  const running = await serve({ ...settings, audienceDir: join(folder, 'audience') })
  expect((await fetch(`${settings.publicUrl}/api/user-state`)).status).toBe(401)
  await running.stop()
  await expect(fetch(settings.publicUrl)).rejects.toThrow('fetch failed')
}, 60_000)
