import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { checkNode, install } from './install.mjs'

// npm run build: for production, where the built program is started without this folder's tools.

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await install(root)
await build(root)
