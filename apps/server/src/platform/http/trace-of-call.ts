import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** By which the lines of several programs about one call are found together. */
export interface Trace {
  trace: string
  /** Of this program's part of it. */
  span: string
}

export interface Traces {
  idOf: (request: IncomingMessage) => string
  traceOf: (request: IncomingMessage) => Trace
}

/** Long enough to be of one call alone, short enough for a log, and without anything that could be more than an id. */
const REQUEST_ID = /^[\w.-]{16,64}$/
/** https://www.w3.org/TR/trace-context/: a later version may say more, behind another hyphen. */
const TRACEPARENT =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/

/**
 * Ids that the proxies in front have made are continued, so that their log and ours meet. Everybody else may write
 * what they like there: by ids of their choice the audit log would show calls of others as one with theirs.
 */
export function traces(trustedProxies: readonly string[]): Traces {
  const trusted = listOf(trustedProxies)
  const said = (request: IncomingMessage, name: string): string => {
    const address = request.socket.remoteAddress ?? ''
    const isTrusted = trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    return isTrusted ? String(request.headers[name] ?? '') : ''
  }
  return {
    idOf(request) {
      const id = said(request, 'x-request-id')
      return REQUEST_ID.test(id) ? id : randomUUID()
    },
    traceOf(request) {
      const [, version, trace, more] = TRACEPARENT.exec(said(request, 'traceparent')) ?? []
      const isKnown = trace !== undefined && (version !== '00' || more === undefined)
      return { trace: isKnown ? trace : hex(16), span: hex(8) }
    },
  }
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const LOOPBACK = ['127.0.0.0/8', '::1']
