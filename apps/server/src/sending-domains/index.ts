export { dnsLookup } from './dns.gateway.ts'
export { sendingDomainsRoutes } from './sending-domains.route.ts'
export { sendingDomainsStore } from './sending-domains.store.ts'
