import { connect } from 'node:net'
import type { Settings } from '../platform/settings/index.ts'

const PATIENCE = 2_000

interface Service {
  setting: string
  host: string
  port: number
  until: string
}

/**
 * Warns of each server in the settings that cannot be reached now, by the setting that names it. The start
 * goes on: each is waited for where it is needed, and may come later than this program. A start that fails
 * meanwhile aborts the look, or its operator would wait for servers that are not what is wrong.
 */
export async function warnOfAway(
  settings: Pick<Settings, 'signIn' | 'mail' | 'audienceServers'>,
  log: { warn: (message: string) => void },
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    servicesOf(settings).map(async ({ setting, host, port, until }) => {
      const why = await reach(host, port, signal)
      if (why)
        log.warn(`${setting}: ${host}:${port} cannot be reached (${why}). Until it can, ${until}.`)
    }),
  )
}

function servicesOf({
  signIn,
  mail,
  audienceServers = [],
}: Pick<Settings, 'signIn' | 'mail' | 'audienceServers'>): Service[] {
  const services = audienceServers.map((url) => ({
    setting: 'AUDIENCE_URL',
    ...placeOf(url),
    until: 'audiences are not counted',
  }))
  if (signIn) {
    const until = 'nobody can sign in'
    services.push({ setting: 'OIDC_ISSUER', ...placeOf(signIn.issuer), until })
  }
  if (mail) {
    const { host, port } = mail
    services.push({ setting: 'SMTP_URL', host, port, until: 'emails wait in the outbox' })
  }
  return services
}

function placeOf(url: string): Pick<Service, 'host' | 'port'> {
  const { hostname, port, protocol } = new URL(url)
  const usual = protocol === 'https:' ? 443 : 80
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : usual }
}

/** Undefined where somebody answers there, or nobody wants to know any more; else why not. */
function reach(host: string, port: number, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE })
    const end = (why?: string) => {
      socket.destroy()
      resolve(why)
    }
    signal.addEventListener('abort', () => end(), { once: true })
    socket.once('connect', () => end())
    socket.once('timeout', () => end('no answer'))
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) => end(code ?? message))
  })
}
