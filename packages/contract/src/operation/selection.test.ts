import { expect, test } from 'vitest'
import { allOperations } from '../index.ts'

/** Their parameters are all named by the specification, or by the address that the product signs. */
const WITH_A_LIST_OF_THEIR_OWN = [
  'toggles.read',
  'toggles.explain',
  'toggles.set',
  'images.read',
  'maps.zipCodeBoundaries',
  'pieces.readProof',
  'pieces.readOffer',
  'customers.readOptOut',
  'customers.optOut',
  'customers.optOutByOneClick',
  'customers.takeBackOptOut',
  'customers.rejectedRows',
  'mailReturns.takeSes',
  'mailReturns.takeSendgrid',
  'mailReturns.takePostmark',
  'sendings.opened',
  'printPackages.file',
  'audienceFiles.file',
  'rehearsals.document',
]

test('every call takes the selected market and brand, unless it has a list of its own [API-02]', () => {
  const refusing = allOperations.filter(({ query }) => {
    const taken = Object.keys(query?.shape ?? {})
    return !taken.includes('marketKey') || !taken.includes('hierarchyId')
  })
  expect(refusing.map(({ name }) => name)).toEqual(WITH_A_LIST_OF_THEIR_OWN)
})
