import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/find-browser.ts'

// Found once; the workers inherit it.
process.env.CHROMIUM_PATH ??= await findBrowser()

const { CHROMIUM_PATH, MARQUEE_URLS, PLAYWRIGHT_JSON_OUTPUT_NAME, TEST_PARALLEL_INDEX } =
  process.env
/** Each worker has a program, and so data, of its own: journeys at once do not meet. */
const programs = (MARQUEE_URLS ?? 'http://localhost:3000').split(' ')

/** Journeys through running programs: `MARQUEE_URLS` says where. */
export default defineConfig({
  testDir: 'e2e',
  // With PICTURES=on, those of the README are taken anew instead.
  testMatch: process.env.PICTURES === 'on' ? '*.pictures.ts' : '*.e2e.ts',
  outputDir: 'test-results/journeys',
  workers: programs.length,
  fullyParallel: true,
  // Two cores shared by many: a journey fails by what it sees, never by the clock.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Hundreds of steps through real pages: a late one does not fail the whole run, but is reported as shaky.
  retries: 1,
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    // A press on what is never there would else wait as long as its journey may take.
    actionTimeout: 60_000,
    baseURL: programs[Number(TEST_PARALLEL_INDEX ?? 0)] ?? '',
    viewport: { width: 1440, height: 900 },
    // A trace costs a sixth of the time: where a screenshot is not enough, run with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
