import { customerImports } from './customer-imports.ts'
import type { TestApp } from './test-app.ts'
import { TREE } from './test-tree.ts'

export const HEAD =
  'Customer number,First name,Last name,Street address,City,ZIP,Email,Phone,Last visit,Model,Model year,VIN,Mileage,Email bounced\n'
export const ADA =
  '10024,Ada,Quill,12 Main St,Ann Arbor,48104,ada@customers.example,734-555-0100,01/31/2026,Civic,2020,1HGBH41JXMN109186,31500,yes\n'
/** Of the same name, at another address. */
const ADA_2 = '10025,Ada,Quill,7 Elm St,Ypsilanti,48197,,,02/02/2024,,,,,\n'
export const JOSE =
  '10026,José,Nuñez,3 O’Neil Ave,Ann Arbor,48104,jose@customers.example,,12/24/2025,,,,,\n'
export const ALL = HEAD + ADA + ADA_2 + JOSE

export const at = (household: number, marketKey: number = TREE.dealer.key) =>
  `/customers/market/${marketKey}/household/${household}`

/** Three customers of a dealer who can be imported, looked at and corrected. */
export function knownCustomers(app: TestApp) {
  const imports = customerImports(app)
  const { call } = imports
  const one = async (household: number) => (await call('GET', at(household))).body
  const correct = async (household: number, contact: object, version?: number) => {
    const known = await one(household)
    return call('PUT', at(household), {
      contact: { ...known.contact, ...contact },
      version: version ?? known.version,
    })
  }

  return { ...imports, one, correct }
}
