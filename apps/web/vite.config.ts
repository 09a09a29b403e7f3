/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'

export default defineConfig({
  plugins: [react(), compressed()],
  // The server writes the nonce of each answer in place of this word.
  html: { cspNonce: '{{nonce}}' },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    // The second page is what the hidden frame of a silent sign-in shows.
    rollupOptions: {
      input: ['index.html', 'silent.html'].map((page) => join(import.meta.dirname, page)),
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
    // Two slow cores shared by many: a test fails by its result, never by the clock.
    testTimeout: 30_000,
    // The grid and the pickers import style sheets, which Node cannot read by itself.
    server: { deps: { inline: [/@mui\/x-/] } },
    css: false,
  },
})
