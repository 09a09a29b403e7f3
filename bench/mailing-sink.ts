import { mailCatcher } from '../apps/server/src/testing/mail-catcher.ts'

// The mail server of the benchmark, in a process of its own: it takes lines at once, and counts what it accepts. It is
// slow to say so of what is for `slow.example`, as if it waited for a server there.

const seen = new Map<string, number>()
/** When the email of each recipient was here. */
const arrived = new Map<string, number>()
let last = 0
/** A part of a text keeps the whole of it in memory: here a whole email. */
const ofItsOwn = (part: string) => Buffer.from(part).toString()
const catcher = await mailCatcher({
  offers: ['PIPELINING'],
  slow: (to) => (to.endsWith('@slow.example') ? 10_000 : 0),
  keep: ({ message, to }) => {
    const id = ofItsOwn(/^Message-ID: (.*)\r$/m.exec(message)?.[1] ?? '')
    seen.set(id, (seen.get(id) ?? 0) + 1)
    last = Date.now()
    arrived.set(ofItsOwn(to), last)
  },
})
process.send?.({ port: catcher.port })
process.on('message', (word) => {
  if (word === 'stop') return void catcher.close().then(() => process.disconnect())
  if (word === 'last') return void process.send?.({ last })
  if (word === 'so far') return void process.send?.({ accepted: seen.size })
  if (Array.isArray(word)) {
    return void process.send?.({
      arrived: [...arrived].filter(([address]) => word.includes(address)),
    })
  }
  let most = 0
  for (const times of seen.values()) most = Math.max(most, times)
  process.send?.({ accepted: seen.size, most, connections: catcher.connections() })
  seen.clear()
})
