import * as modules from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { checkNode, install } from './install.mjs'
import { endWithParent } from './end-with-parent.mjs'

// Installs and builds what is missing, then becomes the server.

const root = fileURLToPath(new URL('..', import.meta.url))

checkNode()
endWithParent()
await install(root)
await build(root)

// Newer versions of Node remember what they have compiled.
modules.enableCompileCache?.(join(root, 'node_modules', '.cache', 'node'))
process.setSourceMapsEnabled(true)
const { main } = await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
await main(process.argv.slice(2), process.env)
