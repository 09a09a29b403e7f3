import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

interface Declared {
  methods: readonly string[]
  address: RegExp
}

/** For an address that was called with a wrong method: the methods that it has. */
export function declaredMethods(
  app: FastifyInstance,
): (request: FastifyRequest) => string | undefined {
  const routes: Declared[] = []
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    // The web app takes every address that is not a call's.
    if (url.endsWith('*')) return
    routes.push({ methods: [method].flat(), address: addressOf(url) })
  })
  return (request) => {
    const url = request.url.split('?')[0] as string
    const known = routes
      .filter(({ address }) => address.test(url))
      .flatMap(({ methods }) => methods)
      .filter((method) => method !== request.method)
    return known.length > 0 ? [...new Set(known)].join(', ') : undefined
  }
}

/** A part of an address is at most as long as the router reads. */
function addressOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]{1,200}')}$`)
}
