import { linkOf } from '../email-links.ts'
import type { Sampler } from './sample.ts'

const oneImport: Sampler = ({ customerImport }) => ({ params: { id: customerImport } })
const person = { email: 'somebody.new@customers.example' }

/** Of a file of one line. */
const mapping = { lastName: 0, email: 1, lastVisitOn: 2 }
const FILE = 'Last name,Email,Last visit\nQuill,ada@customers.example,06/30/2026\n'

const oneHousehold: Sampler = ({ dealer }) => ({ params: { marketKey: dealer, household: 1 } })

const oneLink: Sampler = (place) => ({ params: { token: linkOf(place) } })

const contact = {
  firstName: '',
  lastName: 'Somebody',
  line1: '12 Main St',
  city: '',
  state: 'MI',
  postalCode: '48104',
  email: person.email,
  phone: '',
}

/** As it is before it is corrected. */
const FIRST = 10_000

const unsubscribed = {
  file: { name: 'unsubscribed.csv', bytes: Buffer.from('Email\nada.quill@customers.example\n') },
}

export const SAMPLES_OF_CUSTOMERS: Readonly<Record<string, Sampler>> = {
  'customers.lookUp by market': ({ key }) => ({
    query: { marketKey: key },
    body: { text: 'kept' },
  }),
  'customers.lookUp by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { text: 'kept' },
  }),
  'customers.readOptOut by link': oneLink,
  'customers.optOut by link': (at, home) => ({
    ...oneLink(at, home),
    body: { reach: 'BRAND', reason: 'OTHER' },
  }),
  'customers.optOutByOneClick by link': (at, home) => ({
    ...oneLink(at, home),
    form: 'List-Unsubscribe=One-Click',
  }),
  'customers.takeBackOptOut by link': oneLink,
  'mailReturns.takeSes by market': () => ({ body: {} }),
  'mailReturns.takeSendgrid by market': () => ({ body: [] }),
  'mailReturns.takePostmark by market': () => ({ body: {} }),
  'customers.customer by dealer': oneHousehold,
  'customers.correct by dealer': (at, home) => ({
    ...oneHousehold(at, home),
    body: { contact, version: at.undoableImport * FIRST },
  }),
  'customers.export by dealer': oneHousehold,
  'customers.market by market': ({ key }) => ({ params: { marketKey: key } }),
  'customers.upload by dealer': ({ dealer }) => ({
    query: { marketKey: dealer },
    file: { name: 'customers.csv', bytes: Buffer.from(FILE) },
  }),
  'customers.search by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'customers.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'customers.read by customerImport': oneImport,
  'customers.start by customerImport': (at, home) => ({
    ...oneImport(at, home),
    body: { mapping },
  }),
  'customers.confirm by confirmingImport': ({ confirmingImport }) => ({
    params: { id: confirmingImport },
  }),
  'customers.undo by undoableImport': ({ undoableImport }) => ({
    params: { id: undoableImport },
  }),
  'customers.cancel by customerImport': oneImport,
  'customers.rejectedRows by customerImport': oneImport,
  'customers.suppress by market': ({ key }) => ({
    body: { marketKey: key, person, channel: 'EMAIL', reason: 'OPTED_OUT' },
  }),
  'customers.liftSuppression by market': ({ key }) => ({
    body: { marketKey: key, person, channel: 'EMAIL', reason: 'CONSENTED' },
  }),
  'customers.searchSuppressions by market': ({ key }) => ({
    query: { marketKey: key },
    body: { size: 100 },
  }),
  'customers.searchSuppressions by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'customers.exportSuppressions by market': ({ key }) => ({ query: { marketKey: key }, body: {} }),
  'customers.exportSuppressions by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: {},
  }),
  'customers.trySuppressions by market': ({ key }) => ({
    query: { marketKey: key },
    ...unsubscribed,
  }),
  'customers.trySuppressions by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    ...unsubscribed,
  }),
  'customers.importSuppressions by market': ({ key }) => ({
    query: { marketKey: key },
    ...unsubscribed,
  }),
  'customers.importSuppressions by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    ...unsubscribed,
  }),
  'customers.liftListed by suppression': ({ suppression }) => ({
    params: { suppression },
    body: { reason: 'CONSENTED' },
  }),
  'customers.erase by market': ({ key }) => ({ body: { marketKey: key, person } }),
}
