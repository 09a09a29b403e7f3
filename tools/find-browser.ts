import { execFileSync, spawnSync } from 'node:child_process'

/** Chromium without the windows, menus and pages of a browser for people: it does the same in half the time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that really starts: the one named, the one without windows, or whatever else is there. */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  const sources = [
    () => (CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    () => which(WITHOUT_WINDOWS),
    fromSystem,
    () => NAMES.flatMap(which),
    fromNpm,
  ]
  for (const source of sources) {
    const found = (await source()).find(starts)
    if (found) return found
  }
  throw new Error('No Chromium starts here: install one, or name it by CHROMIUM_PATH.')
}

function which(name: string): string[] {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
  return status === 0 ? [stdout.trim()] : []
}

function starts(path: string): boolean {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const { status } = spawnSync(path, [...flags, '--dump-dom', 'about:blank'], { timeout: 20_000 })
  return status === 0
}

/** Installed now, where that is allowed and there is such a package. */
function fromSystem(): string[] {
  if (process.getuid?.() !== 0) return []
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', WITHOUT_WINDOWS], { stdio: 'ignore' })
    return which(WITHOUT_WINDOWS)
  } catch {
    return []
  }
}

/** Last: it needs libraries that a bare machine may not have, and is older than the others. */
async function fromNpm(): Promise<string[]> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    // Unpacked once, here, before any worker asks for it.
    return [await chromium.executablePath()]
  } catch {
    return []
  }
}
