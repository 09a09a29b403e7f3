export { dnsLookup } from './dns.gateway.ts'
export { lookAtRecord } from './look-at-dns.load.ts'
export { sendingDomainsRoutes } from './sending-domains.route.ts'
export { sendingDomainsStore } from './sending-domains.store.ts'
