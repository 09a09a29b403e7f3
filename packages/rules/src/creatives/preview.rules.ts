import type { FulfillmentChannel } from '../channels/index.ts'

/**
 * How a piece is previewed: a stored picture, a drawing made for the request, or a page of another
 * server.
 */
export const PREVIEW_TYPES = ['STATIC', 'EXTERNAL_DYNAMIC', 'DYNAMIC_PDF'] as const

export type PreviewType = (typeof PREVIEW_TYPES)[number]

/** A layout that a preview has for a number of coupons. */
export interface PreviewMedia {
  fulfillmentChannel: FulfillmentChannel
  couponCount: number
}

export interface CreativePreview {
  type: PreviewType
  media: readonly PreviewMedia[]
  /** The name of an allowed host, for an external preview; its address is the deployment's to say. */
  host: string | null
  path: string | null
}

/** The allowed hosts by name, each an origin. */
export type PreviewHosts = Readonly<Record<string, string>>

const PATH = /^(?:\/[A-Za-z0-9_~.-]+)+$/
const MOST_OF_PATH = 200

/** A plain path: nothing in it can name another host or climb. */
export function isPreviewPath(path: string): boolean {
  const segments = path.split('/')
  return (
    path.length <= MOST_OF_PATH && PATH.test(path) && !segments.some((one) => /^\.+$/.test(one))
  )
}

/** Where a browser finds an external preview; undefined when its host is not allowed. */
export function previewAddress(
  hosts: PreviewHosts,
  { type, host, path }: CreativePreview,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (type !== 'EXTERNAL_DYNAMIC' || host === null || path === null) return undefined
  if (!Object.hasOwn(hosts, host) || !isPreviewPath(path)) return undefined
  const query = Object.entries(values).map((pair) => pair.map(encodeURIComponent).join('='))
  return `${hosts[host]}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
