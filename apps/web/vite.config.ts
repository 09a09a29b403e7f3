/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { printedFonts } from './printed-fonts.ts'

/**
 * Shared code comes in few files, each named after the entry that needs it first, with all that the entry
 * imports. Without groups a step of the builder arrives in a hundred small files, which travel a tenth heavier.
 */
const fileGroups = [
  // By itself: the hidden frame of a silent sign-in loads nothing else, and the product only then.
  { name: 'sign-in', test: /oidc-client-ts/ },
  // By itself: the pages of a coupon's QR code and of an email's link send and show with these, and load nothing else.
  { name: 'client', test: /src.api.api\.ts|rules.src.(calendar|phone)./ },
  // Apart from our own code, because a new version seldom changes them.
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'start', test: /src.app.main/ },
  { name: 'home', test: /screens.home.home\.screen/ },
  // What at least this many screens and dialogs import, without what is in the files above.
  { name: 'shared', minShareCount: 28 },
  // The builder and the form that each of its steps stands in.
  { name: 'builder', test: /screens.campaign.builder.(builder\.screen|step-form)/ },
]

/** Of the pages that the server makes by itself, which know them by these names. */
const SERVER_SHEETS = ['sign-in.css', 'api-docs.css']

const inputs = [
  'index.html',
  // What the hidden frame of a silent sign-in shows.
  'silent.html',
  // What the QR code of a coupon opens.
  'offer.html',
  // What the link in an email to a customer opens.
  'unsubscribe.html',
  ...SERVER_SHEETS.map((sheet) => `pages/${sheet}`),
]

export default defineConfig({
  plugins: [react(), printedFonts(), compressed()],
  // The server writes the nonce of each answer in place of this word.
  html: { cspNonce: '{{nonce}}' },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    // Fonts stay files: what the page may load does not include what is written into a style sheet.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // Every browser that this is built for knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: inputs.map((file) => join(import.meta.dirname, file)),
      output: {
        codeSplitting: { groups: fileGroups },
        assetFileNames: ({ names }) =>
          names.some((name) => SERVER_SHEETS.includes(name))
            ? '[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['./src/ui/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    // The component library costs a second to load: load it once, not once a file.
    isolate: false,
    // Screens are made and thrown away by the thousand: more room for what is young saves an eighth.
    execArgv: ['--max-semi-space-size=64'],
    // Two slow cores shared by many: a test fails by its result, never by the clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As for journeys: one late answer does not fail the whole run, but its test is reported as shaky.
    retry: 1,
    // The grid and the pickers import style sheets, which Node cannot read by itself.
    server: { deps: { inline: [/@mui\/x-/] } },
    css: false,
  },
})
