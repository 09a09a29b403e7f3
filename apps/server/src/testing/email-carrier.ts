import { domainPaces, mailConnections } from '../mailing/index.ts'
import type { EmailCarrier } from '../sendings/index.ts'
import { quiet } from './quiet.ts'

const DOMAIN = 'marquee.example'
/** To one domain four at a time: one is left to others. */
const CONNECTIONS = 5

/** As the program has it, for a mail server on this machine, by a clock that shows this moment now. */
export function carrierTo({ port }: { port: number }, now: number) {
  const server = { host: '127.0.0.1', port, isSecure: false, ownHost: DOMAIN }
  const ahead = now - Date.now()
  const clock = () => Date.now() + ahead
  const connections = mailConnections(server, { most: CONNECTIONS, messagesEach: 100 }, clock)
  const carrier: EmailCarrier = {
    deliver: connections.deliver,
    hasRoom: connections.hasRoom,
    paces: domainPaces({ most: 1_000_000, least: 60 }),
    clock,
    publicUrl: `https://${DOMAIN}`,
    hours: { from: 8, to: 20 },
    limit: { bounces: 3, days: 30 },
    connections: CONNECTIONS,
    mayBegin: async () => true,
    maySend: async () => true,
    log: quiet,
  }
  return { carrier, close: () => connections.close() }
}
