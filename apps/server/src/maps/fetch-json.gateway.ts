import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const PATIENCE_MILLISECONDS = 3_000
const MOST_BYTES = 1_048_576

/**
 * The JSON answer of an outside service: at most three seconds, at most one megabyte, and without
 * following redirects, which could lead anywhere.
 */
export async function fetchJson(url: URL, mayBePrivate: boolean): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  const answer = await get(url, signal, mayBePrivate)
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error('The service did not answer with 200')
  }
  return JSON.parse(await readText(answer)) as unknown
}

function get(url: URL, signal: AbortSignal, mayBePrivate: boolean): Promise<IncomingMessage> {
  const { get: send } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'application/json' }
  return new Promise((resolve, reject) => {
    const options = { signal, headers, ...(mayBePrivate ? {} : { lookup: publicOnly }) }
    send(url, options, resolve).on('error', reject)
  })
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new Error('The service answered with too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}

export const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Looks a name up and refuses it when any of its addresses is private: a public name may lead there. */
export const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    const refusal = addresses?.some(({ address }) => isPrivate(address))
      ? new Error('The service lies in a private network')
      : undefined
    if (error || refusal || !first)
      done((error ?? refusal ?? null) as NodeJS.ErrnoException | null, '', 4)
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
