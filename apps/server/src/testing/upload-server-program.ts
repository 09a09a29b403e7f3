import type { AddressInfo } from 'node:net'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { serverOn } from './server-on.ts'
import { tokenFor } from './tokens.ts'

// A server to which files are uploaded until it is killed. Its arguments are the database's address and
// its data folder. It says its port and the tokens of two people, and, when it is asked, the
// most memory that it has held since it was last asked.

const [, , url = '', dataDir = ''] = process.argv
const pool = connect({ url, role: APP_ROLE }, () => {})
const fastify = await serverOn(pool, { dataDir })
await fastify.listen({ host: '127.0.0.1', port: 0 })
const { port } = fastify.server.address() as AddressInfo
const [reader, admin] = await Promise.all([tokenFor('dealer'), tokenFor('districtAdmin')])

let most = 0
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
process.on('message', () => {
  process.send?.({ now: process.memoryUsage.rss(), most })
  most = 0
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port, reader, admin })
