import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/find-browser.ts'

// Found once; the workers inherit it.
process.env.CHROMIUM_PATH ??= await findBrowser()

const { CHROMIUM_PATH, MARQUEE_URL, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env

/** Journeys through a running program: `MARQUEE_URL` says where. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/journeys',
  workers: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: MARQUEE_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
