import type { Sampler } from './samples.ts'

const market: Sampler = ({ key }) => ({ query: { marketKey: key } })
const brand: Sampler = ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } })
const all = { criteria: { event: 'KEPT_WITHIN' } }

export const SAMPLES_OF_OFFICE: Readonly<Record<string, Sampler>> = {
  'audit.search by market': (at, home) => ({ ...market(at, home), body: { ...all, size: 100 } }),
  'audit.search by brand': (at, home) => ({ ...brand(at, home), body: { ...all, size: 100 } }),
  'audit.export by market': (at, home) => ({ ...market(at, home), body: all }),
  'audit.export by brand': (at, home) => ({ ...brand(at, home), body: all }),
  'audit.read by auditRow': ({ key }) => ({ params: { key } }),
}
