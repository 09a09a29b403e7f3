import { FIRST, type StoredFields } from '../stored/index.ts'
import type { SeedPerson } from './seed-person.rules.ts'

/** How each person of a seed list is stored. */
export const storedSeedPerson: StoredFields<SeedPerson> = {
  foreName: FIRST,
  surName: FIRST,
  email: FIRST,
  address: FIRST,
}
