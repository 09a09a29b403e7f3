import { brandAt, keysOfCampaigns } from '../places.ts'
import type { Sampler } from './sample.ts'

const market: Sampler = ({ key }) => ({ query: { marketKey: key } })
const brand: Sampler = ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } })
const ofBrand: Sampler = (at, home) => ({ params: { hierarchyId: brandAt(at, home) } })
const all = { criteria: { event: 'KEPT_WITHIN' } }

export const SAMPLES_OF_OFFICE: Readonly<Record<string, Sampler>> = {
  'audit.search by market': (at, home) => ({ ...market(at, home), body: { ...all, size: 100 } }),
  'audit.search by brand': (at, home) => ({ ...brand(at, home), body: { ...all, size: 100 } }),
  'audit.export by market': (at, home) => ({ ...market(at, home), body: all }),
  'audit.export by brand': (at, home) => ({ ...brand(at, home), body: all }),
  'outbox.search by market': (at, home) => ({ ...market(at, home), body: { size: 100 } }),
  'outbox.search by brand': (at, home) => ({ ...brand(at, home), body: { size: 100 } }),
  'outbox.read by email': ({ key }) => ({ params: { key } }),

  'keptEmails.search by market': (at, home) => ({ ...market(at, home), body: { size: 100 } }),
  'keptEmails.search by brand': (at, home) => ({ ...brand(at, home), body: { size: 100 } }),
  'keptEmails.read by keptEmail': (at) => ({ params: { key: keysOfCampaigns(at).keptEmail } }),

  'mailReturns.searchUnread by market': (at, home) => ({
    ...market(at, home),
    body: { size: 100 },
  }),
  'mailReturns.readUnread by unreadReport': (at) => ({
    params: { key: keysOfCampaigns(at).unreadReport },
  }),
  'mailReturns.decideUnread by unreadReport': (at) => ({
    params: { key: keysOfCampaigns(at).unreadReport },
    body: { decision: 'nothing' },
  }),

  'sendingDomains.list by brand': brand,
  'sendingDomains.change by brand': (at, home) => ({
    ...ofBrand(at, home),
    body: { domain: null },
  }),
  'sendingDomains.cap by brand': (at, home) => ({
    ...ofBrand(at, home),
    body: { emails: 400 },
  }),
  'sendingDomains.check by brand': ofBrand,

  'contactPressure.list by brand': brand,
  'contactPressure.change by brand': (at, home) => ({
    ...ofBrand(at, home),
    body: { channel: 'EMAIL', limit: { pieces: 4, days: 30 } },
  }),

  'installation.read by market': market,

  'notices.search by notice': () => ({ body: { size: 100 } }),
  'notices.unread by notice': () => ({}),
  'notices.read by notice': ({ key }) => ({ params: { key } }),
  'notices.readAll by notice': () => ({}),
  'notices.choices by notice': () => ({}),
  'notices.choose by notice': () => ({
    body: { choices: [{ kind: 'comment', inProduct: true, byEmail: false }] },
  }),

  'listPreferences.read by person': () => ({}),
  'listPreferences.saveFilter by person': () => ({
    params: { list: 'campaigns' },
    body: { name: 'Drafts', address: 'status=DRAFT' },
  }),
  'listPreferences.changeFilter by savedFilter': ({ savedFilter }) => ({
    params: { key: savedFilter },
    body: { opensFirst: true },
  }),
  'listPreferences.deleteFilter by savedFilter': ({ savedFilter }) => ({
    params: { key: savedFilter },
  }),
  'listPreferences.arrangeColumns by person': () => ({
    params: { list: 'campaigns' },
    body: { columns: [{ id: 'name', isShown: null, width: 320 }] },
  }),
  'listPreferences.resetColumns by person': () => ({ params: { list: 'campaigns' } }),

  'search.find by market': (at, home) => ({ ...market(at, home), body: { text: 'KEPT_WITHIN' } }),
  'search.find by brand': (at, home) => ({ ...brand(at, home), body: { text: 'KEPT_WITHIN' } }),

  'audit.read by auditRow': ({ key }) => ({ params: { key } }),
}
