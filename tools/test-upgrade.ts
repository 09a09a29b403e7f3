import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildRelease, previousRelease, type Release } from './upgrade/previous-release.ts'
import { upgrade } from './upgrade/upgrade.ts'

// Upgrades from the previous release while orders come in, and goes back. `UPGRADE_SECONDS` of each stretch.

const [reportFile = 'node_modules/.cache/upgrade.json'] = process.argv.slice(2)
const STRETCH_SECONDS = Number(process.env.UPGRADE_SECONDS ?? 3)
const root = fileURLToPath(new URL('..', import.meta.url))

const release = previousRelease(root)
if (release) {
  process.exitCode = await runFrom(release)
} else {
  const notRun = 'upgrade: the commit of the previous release is not in this clone, skipped'
  writeFileSync(reportFile, JSON.stringify({ notRun }))
  console.log(notRun)
}

async function runFrom(from: Release): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-upgrade-'))
  try {
    execFileSync(process.execPath, ['tools/build-all.mjs'], { cwd: root, stdio: 'inherit' })
    const previous = buildRelease(root, from, join(folder, 'previous'))
    const here = join(root, 'apps/server/dist/main.js')
    const seconds = STRETCH_SECONDS
    const { again, stretches, failures } = await upgrade({ folder, previous, here, seconds })
    for (const { title, orders } of stretches) console.log(`${title}: ${orders} orders`)
    console.log(`calls that had to be made once more: ${again}`)
    for (const { title, message } of failures) console.error(`${title}: ${message}`)
    const passed = stretches.length
    writeFileSync(reportFile, JSON.stringify({ passed, skipped: 0, failures }))
    return failures.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
