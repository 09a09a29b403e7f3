import { execFileSync, spawnSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that really starts: the installed one, else the one from npm, else the system's package. */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  for (const candidate of [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...NAMES.flatMap(which)]) {
    if (starts(candidate)) return candidate
  }
  const packaged = await fromNpm()
  if (packaged && starts(packaged)) return packaged
  if (process.getuid?.() === 0 && fromSystem()) {
    const [installed] = NAMES.flatMap(which)
    if (installed && starts(installed)) return installed
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

async function fromNpm(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    // Unpacked once, here, before any worker asks for it.
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}

function fromSystem(): boolean {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
