import { mailCatcher } from '../apps/server/src/testing/mail-catcher.ts'

// The mail server of the benchmark, in a process of its own: it takes lines at once, and counts what it accepts.

const seen = new Map<string, number>()
const catcher = await mailCatcher({
  offers: ['PIPELINING'],
  keep: ({ message }) => {
    const id = /^Message-ID: (.*)\r$/m.exec(message)?.[1] ?? ''
    seen.set(id, (seen.get(id) ?? 0) + 1)
  },
})
process.send?.({ port: catcher.port })
process.on('message', (word) => {
  if (word === 'stop') return void catcher.close().then(() => process.disconnect())
  const most = Math.max(0, ...seen.values())
  process.send?.({ accepted: seen.size, most, connections: catcher.connections() })
  seen.clear()
})
