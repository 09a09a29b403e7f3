import Fastify from 'fastify'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { endWithParent, wholeServer } from './whole-server.ts'

// The measured program, in a process of its own, beside a bare route that answers the same JSON.

const { fastify, stop } = await wholeServer(loadTestTree)
const token = await tokenFor('dealer', { expiresIn: '1h' })
const authorization = { authorization: `Bearer ${token}` }
const { body } = await fastify.inject({ url: '/api/user-state', headers: authorization })

const bare = Fastify()
const same = JSON.parse(body) as unknown
bare.get('/api/user-state', async () => same)

const ours = await fastify.listen({ port: 0, host: '127.0.0.1' })
const theirs = await bare.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ ours, theirs, token })

endWithParent(async () => {
  await bare.close()
  await stop()
})
