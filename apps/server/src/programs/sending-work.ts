import type pg from 'pg'
import { domainPaces, keptDkimKey, mailConnections } from '../mailing/index.ts'
import { startJobs } from '../platform/jobs/index.ts'
import type { Settings } from '../platform/settings/index.ts'
import { startKeepingServer } from './keeping-server.ts'
import { inOwn } from './in-own.ts'
import { sendingGuard } from './sending-guard.ts'
import { carryEmails } from '../sendings/index.ts'
import { clock } from '../wiring.ts'

type Log = Parameters<typeof startJobs>[0]['log'] &
  Record<'warn' | 'error', (details: object, message: string) => void>

/** So many campaigns are sent at once: neither long ones nor some for a slow domain hold up a short one. */
const CAMPAIGNS = 8
/** A connection is closed after so many emails, as servers want no caller to stay. */
const MESSAGES_EACH = 500
/** Emails a minute that a domain gets which asks for fewer. */
const LEAST_PER_DOMAIN = 60

/** Sends the emails of campaigns, or keeps them where there is no mail server, until it is stopped by what is answered. */
export async function startSendingWork(
  {
    campaignMail,
    mailReturns,
    publicUrl,
    dataDir,
  }: Pick<Settings, 'campaignMail' | 'mailReturns' | 'publicUrl' | 'dataDir'>,
  pool: pg.Pool,
  log: Log,
): Promise<() => Promise<void>> {
  const { hours, connections: most, perDomain } = campaignMail
  const ownHost = new URL(publicUrl).hostname
  // Its DNS is set up before the first email leaves.
  await inOwn(pool, (use) => keptDkimKey(ownHost, use))
  const keeping = campaignMail.server ? undefined : await startKeepingServer(pool, log)
  const server = campaignMail.server ?? keeping?.server
  if (!server) return async () => {}
  const connections = mailConnections(
    { ...server, ownHost },
    { most, messagesEach: MESSAGES_EACH },
    clock,
  )
  const paces = domainPaces({ most: perDomain, least: Math.min(LEAST_PER_DOMAIN, perDomain) })
  const carrier = {
    deliver: connections.deliver,
    hasRoom: connections.hasRoom,
    paces,
    clock,
    publicUrl,
    hours,
    limit: mailReturns.limit,
    connections: most,
    ...sendingGuard(dataDir, pool, log),
    log,
  }
  const working = await startJobs({
    pool,
    jobs: [carryEmails(carrier)],
    clock,
    log,
    most: CAMPAIGNS,
  })
  return async () => {
    await working.stop()
    await connections.close()
    await keeping?.close()
  }
}
