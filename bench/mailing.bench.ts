import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { campaignMessage, mailConnections, messageIdOf } from '../apps/server/src/mailing/index.ts'
import { createDkimKey, dkimSigner } from '../apps/server/src/mailing/testing/index.ts'
import { startPostfix } from './postfix.ts'

// Emails written, signed and handed to a mail server on this machine, a process of its own: what the sender
// and the server take together. COUNT=2000 before it for a shorter run. Where Postfix is installed, also what it
// takes for the same emails, not signed: until its queue has them all, and until all have arrived.

const COUNT = Number(process.env.COUNT ?? 20_000)
const GOAL = 1_000
const CONNECTIONS = 10
const AT_ONCE = 100
const DOMAIN = 'mail.marquee.example'
const HTML = `<p>${'Your car is ready for spring, and so are we. '.repeat(270)}</p>`
const TEXT = 'Your car is ready for spring, and so are we. '.repeat(20)

type Sign = (message: string, now: number) => Promise<string>

interface Counted {
  accepted: number
  most: number
  connections: number
}

const sink = fork(fileURLToPath(new URL('mailing-sink.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
})
const { port } = await heard<{ port: number }>()

await measure('', undefined, Math.min(COUNT, 2_000))
await measure('not signed', undefined)
for (const kind of ['rsa', 'ed25519'] as const) {
  const { privateKey } = await createDkimKey(kind)
  const sign = dkimSigner({ domain: DOMAIN, selector: 'bench', privateKey })
  await measure(`signed by ${kind}`, sign)
  console.log(`  one signature alone: ${await signatureMs(sign)} ms`)
}
await throughPostfix()
sink.send('stop')

async function measure(name: string, sign: Sign | undefined, count = COUNT): Promise<void> {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await handOver(port, sign, count)
  const seconds = (performance.now() - start) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const opened = await allArrived(count)
  if (name === '') return
  const rate = Math.round(count / seconds)
  const ms = ((user + system) / 1_000 / count).toFixed(2)
  console.log(
    `${name}: ${rate} emails a second (goal: at least ${GOAL}), ${ms} ms of the processor each; ` +
      `${count} accepted once each, ${opened} connections so far`,
  )
}

async function throughPostfix(): Promise<void> {
  const postfix = await startPostfix(port)
  if (!postfix) return console.log('Postfix is not installed, or this does not run as root')
  try {
    const start = performance.now()
    await handOver(postfix.port, undefined, COUNT)
    const taken = (performance.now() - start) / 1_000
    await untilAccepted(COUNT)
    const seconds = (performance.now() - start) / 1_000
    await allArrived(COUNT)
    console.log(
      `through Postfix, not signed: ${Math.round(COUNT / seconds)} emails a second, ` +
        `all in its queue after ${taken.toFixed(1)} s, arrived after ${seconds.toFixed(1)} s`,
    )
  } finally {
    await postfix.stop()
  }
}

async function untilAccepted(count: number): Promise<void> {
  for (;;) {
    sink.send('so far')
    const { accepted } = await heard<{ accepted: number }>()
    if (accepted >= count) return
    await pause(100)
  }
}

/** That each arrived once; answers how many connections the server had so far. */
async function allArrived(count: number): Promise<number> {
  sink.send('count')
  const { accepted, most, connections } = await heard<Counted>()
  if (accepted !== count || most !== 1) {
    throw new Error(`${accepted} of ${count} accepted, one of them ${most} times`)
  }
  return connections
}

async function handOver(to: number, sign: Sign | undefined, count: number): Promise<void> {
  const server = { host: '127.0.0.1', port: to, isSecure: false, ownHost: 'marquee.example' }
  const connections = mailConnections(server, { most: CONNECTIONS, messagesEach: 1_000 }, Date.now)
  let next = 0
  let sent = 0
  const sender = async () => {
    for (let row = next++; row < count; row = next++) {
      const message = messageOf(row)
      const { outcome } = await connections.deliver({
        from: `bounce+${row}@${DOMAIN}`,
        to: `reader${row}@reader.example`,
        message: sign ? await sign(message, Date.now()) : message,
      })
      if (outcome === 'sent') sent += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  await connections.close()
  if (sent !== count) throw new Error(`${sent} of ${count} sent`)
}

async function signatureMs(sign: Sign): Promise<string> {
  const message = messageOf(0)
  const start = performance.now()
  for (let at = 0; at < 300; at += 1) await sign(message, Date.now())
  return ((performance.now() - start) / 300).toFixed(2)
}

function messageOf(row: number): string {
  return campaignMessage({
    from: { name: 'Lakeside Honda', address: `lakeside@${DOMAIN}` },
    replyTo: 'service@lakeside.example',
    to: `reader${row}@reader.example`,
    subject: 'Your CR-V is ready for spring',
    text: TEXT,
    html: HTML,
    messageId: messageIdOf(`row-${row}`, DOMAIN),
    piece: `row-${row}`,
    now: Date.now(),
    unsubscribe: { url: `https://marquee.example/unsubscribe/${row}` },
    feedbackId: ['campaign-1', 'dealer-7', 'HONDA', 'marquee'],
    list: { name: 'Offers of Lakeside Honda', id: `dealer-7.${DOMAIN}` },
  })
}

function heard<T>(): Promise<T> {
  return new Promise((resolve) => sink.once('message', resolve as (message: unknown) => void))
}
