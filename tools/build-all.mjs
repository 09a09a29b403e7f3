import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

// npm run build: for production, where the built program is started without this folder's tools.

await build(fileURLToPath(new URL('..', import.meta.url)))
