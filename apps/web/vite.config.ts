/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { printedFonts } from './printed-fonts.ts'

/** What a visit starts with comes in few files, of which a new version mostly changes the smaller. */
const fileGroups = [
  // By itself: the hidden frame of a silent sign-in loads nothing else, and the product only then.
  { name: 'sign-in', test: /oidc-client-ts/ },
  // By itself: the page of a coupon's QR code asks and shows with these, and loads nothing else.
  { name: 'client', test: /src.api.api\.ts|rules.src.(calendar|phone)./ },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'start', test: /src.app.main/ },
  // What many screens need of the library, in a few files by what it is for: dozens of small ones travel
  // a fifth heavier. Each takes along what it stands on, so that what stands on others comes after them.
  {
    name: 'kit',
    test: /mui.(utils|material.utils)|material.(Skeleton|Chip|Portal).|icons-material.(DeleteOutlined|Expand|CheckCircle|Error|RadioButton)|src.ui.(states|page|facts|panes.state-mark)|calendar.show-moment|piece-skeleton|src.api.use-change|widgets.campaigns.texts|rules.src.campaigns.statuses/,
  },
  {
    name: 'overlays',
    test: /material.(Modal|Popover|Dialog\w*).|src.ui.(plain-dialog|warning-dialog)./,
  },
  { name: 'tooltip', test: /material.(Tooltip|Popper).|src.ui.disabled-reason./ },
  {
    name: 'inputs',
    test: /material.(InputBase|InputAdornment|OutlinedInput|FormControl|FormHelperText|InputLabel)./,
  },
  { name: 'selects', test: /material.(Select|MenuItem|TextField).|src.ui.filter./ },
  // Rules that other screens ask as well.
  { name: 'fields', test: /rules.src.(fields|seed-lists)./ },
  // Without the fields, of which each screen needs its own.
  {
    name: 'forms',
    test: /react-hook-form|src.ui.(changed-meanwhile|unsaved-guard)|src.ui.form.(?!choice|text-field|phone|select|group-box|field-grid)/,
  },
  { name: 'campaigns', test: /rules.src.campaigns.(?!statuses)/ },
  { name: 'pieces', test: /rules.src.pieces./ },
  { name: 'flow', test: /rules.src.(builder|money)/ },
  // What every step of the builder stands in, without the piece, which comes when one is chosen.
  {
    name: 'steps',
    test: /campaign.builder.(builder|step-|use-(?!piece)|missing|as-typed|exit-guard|campaign-piece|piece-thumbnail|texts)/,
  },
]

/** Of the pages that the server makes by itself, which know them by these names. */
const SERVER_SHEETS = ['sign-in.css', 'api-docs.css']

const inputs = [
  'index.html',
  // What the hidden frame of a silent sign-in shows.
  'silent.html',
  // What the QR code of a coupon opens.
  'offer.html',
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
        // A few files instead of dozens of small ones, each of which would bring its own headers.
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
    // The grid and the pickers import style sheets, which Node cannot read by itself.
    server: { deps: { inline: [/@mui\/x-/] } },
    css: false,
  },
})
