import { createSocket } from 'node:dgram'

const TXT = 16
const MX = 15
const HEADER = 12
/** An answer with nothing wrong in it; and one that there is no such name. */
const FINE = 0x8180
const NO_SUCH_NAME = 0x8183

/** What a zone says, by the names in it: texts, and exchanges as `10 mx.example`. */
export interface Zone {
  texts?: Readonly<Record<string, readonly string[]>>
  exchanges?: Readonly<Record<string, readonly string[]>>
}

/** A DNS server on loopback that knows one zone, and can fall silent. */
export async function dnsServer() {
  const socket = createSocket('udp4')
  let zone: Zone = {}
  let isSilent = false
  socket.on('message', (query, { port, address }) => {
    if (!isSilent) socket.send(answerTo(query, zone), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    say: (next: Zone) => (zone = next),
    fallSilent: () => (isSilent = true),
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function answerTo(query: Buffer, { texts, exchanges }: Zone): Buffer {
  const { name, end } = nameAt(query, HEADER)
  const type = query.readUInt16BE(end)
  const isKnown = texts?.[name] !== undefined || exchanges?.[name] !== undefined
  const records =
    type === TXT
      ? (texts?.[name] ?? []).map(textRecord)
      : type === MX
        ? (exchanges?.[name] ?? []).map(exchangeRecord)
        : []
  const header = Buffer.alloc(HEADER)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(isKnown ? FINE : NO_SUCH_NAME, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const answers = records.map((data) => record(type, data))
  return Buffer.concat([header, query.subarray(HEADER, end + 4), ...answers])
}

function nameAt(bytes: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    labels.push(bytes.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Its name is that of the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc0_0c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** In strings of at most 255 characters, as a zone holds a long key. */
const textRecord = (text: string): Buffer =>
  Buffer.concat((text.match(/[\s\S]{1,255}/g) ?? ['']).map(inLength))

function exchangeRecord(exchange: string): Buffer {
  const [preference = '0', host = ''] = exchange.split(' ')
  const number = Buffer.alloc(2)
  number.writeUInt16BE(Number(preference))
  return Buffer.concat([number, ...host.split('.').map(inLength), Buffer.from([0])])
}

const inLength = (text: string): Buffer =>
  Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
