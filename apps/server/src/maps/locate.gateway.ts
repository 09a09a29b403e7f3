import { isIP } from 'node:net'
import { afterFailure, CLOSED, mayCall, type Breaker, type GeoPoint } from '@marquee/rules/maps'
import { z } from 'zod'
import { fetchJson } from './fetch-json.gateway.ts'

export interface MapsService {
  /** Answers as Google's geocoding does. */
  url: string
  apiKey: string
  isProduction: boolean
}

export type Locate = (address: string) => Promise<GeoPoint | undefined>

/** Further requests do not wait: they get the bundled location. */
const MOST_AT_ONCE = 2

/**
 * Looks an address up at the deployment's maps service. Undefined where it does not answer, for any
 * reason: a map works without it. A service that keeps failing is not called for a while.
 */
export function locateBy(service: MapsService, clock: () => number): Locate {
  let breaker: Breaker = CLOSED
  let underWay = 0
  return async (address) => {
    if (underWay >= MOST_AT_ONCE || !mayCall(breaker, clock())) return undefined
    underWay += 1
    try {
      const found = await locateAt(service, address)
      breaker = CLOSED
      return found
    } catch {
      // The reason is dropped: it may quote the address, and with it the key.
      breaker = afterFailure(breaker, clock())
      return undefined
    } finally {
      underWay -= 1
    }
  }
}

/** In production a name must not lead into a private network; an address was meant as it is written. */
function mayBePrivate({ url, isProduction }: MapsService): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return !isProduction || isIP(host) !== 0 || host === 'localhost'
}

const Answer = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      geometry: z.object({
        location: z.object({
          lat: z.number().min(-90).max(90),
          lng: z.number().min(-180).max(180),
        }),
      }),
    }),
  ),
})

async function locateAt(service: MapsService, address: string): Promise<GeoPoint | undefined> {
  const url = new URL(service.url)
  url.searchParams.set('address', address)
  url.searchParams.set('key', service.apiKey)
  const { results } = Answer.parse(await fetchJson(url, mayBePrivate(service)))
  const location = results[0]?.geometry.location
  return location && { latitude: location.lat, longitude: location.lng }
}
