import { request, type RequestOptions } from 'node:https'
import type { SnsService } from '../platform/use-case.ts'

const PATIENCE_MS = 5_000
const MOST_BYTES = 65_536
/** Else whoever sends many forged calls would keep this program running. */
const MOST_AT_ONCE = 2
const MOST_KEPT = 20

const HOST = /^sns\.[a-z]{2}(?:-[a-z]{2,10}){1,2}-\d{1,2}\.amazonaws\.com(?:\.cn)?$/
const CERTIFICATE = /^\/SimpleNotificationService-[0-9a-f]{32}\.pem$/

/** Where it is call in place of the address itself. */
type Elsewhere = Pick<RequestOptions, 'hostname' | 'port' | 'ca' | 'servername'>

/** Asks nobody but Amazon's notification service, over a connection that cannot be overheard or bent. */
export function snsService(elsewhere: Elsewhere = {}): SnsService {
  const certificates = new Map<string, string>()
  let running = 0
  const fetchText = async (url: URL): Promise<string | undefined> => {
    if (running >= MOST_AT_ONCE) return undefined
    running += 1
    try {
      return await get(url, elsewhere)
    } finally {
      running -= 1
    }
  }
  return {
    async certificateAt(address) {
      const known = certificates.get(address)
      if (known !== undefined) return { pem: known }
      const url = theirs(address)
      if (!url || !CERTIFICATE.test(url.pathname) || url.search !== '') return 'not-theirs'
      const found = await fetchText(url)
      if (found === undefined) return 'not-now'
      if (certificates.size >= MOST_KEPT) certificates.clear()
      certificates.set(address, found)
      return { pem: found }
    },
    async confirm(address) {
      const url = theirs(address)
      return url !== undefined && (await fetchText(url)) !== undefined
    },
  }
}

function theirs(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const { protocol, hostname, port, username, password } = url
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && HOST.test(hostname) ? url : undefined
}

/** Undefined: it did not answer with 200 and little text in time. Redirects are not followed. */
function get(url: URL, elsewhere: Elsewhere): Promise<string | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const call = request(url, { ...elsewhere, signal }, (answer) => {
      let text = ''
      answer.setEncoding('latin1')
      answer.on('error', none)
      answer.on('data', (part: string) => {
        text += part
        if (text.length > MOST_BYTES) call.destroy()
      })
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : undefined))
      answer.on('close', none)
    })
    call.on('error', none)
    call.end()
  })
}
