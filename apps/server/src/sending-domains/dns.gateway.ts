import { Resolver } from 'node:dns/promises'
import type { DnsLookup } from '../platform/use-case.ts'

const PATIENCE = { timeout: 1_500, tries: 2 }
/** A name without such a record is an answer, too. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/** Looks at the DNS that this machine uses, or at these servers. */
export function dnsLookup(servers?: readonly string[]): DnsLookup {
  const look = async (find: (by: Resolver) => Promise<string[]>): Promise<string[] | undefined> => {
    const resolver = new Resolver(PATIENCE)
    if (servers) resolver.setServers(servers)
    try {
      return await find(resolver)
    } catch (error) {
      return isNothing(error) ? [] : undefined
    }
  }
  return {
    texts: (name) => look(async (by) => (await by.resolveTxt(name)).map((parts) => parts.join(''))),
    exchanges: (name) =>
      look(async (by) => {
        const found = await by.resolveMx(name)
        return found
          .toSorted((one, other) => one.priority - other.priority)
          .map(({ priority, exchange }) => `${priority} ${exchange}`)
      }),
  }
}

const isNothing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  NOTHING.has(error.code)
