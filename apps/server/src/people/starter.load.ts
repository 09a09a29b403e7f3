import { may, type Permission } from '@marquee/rules/access'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { peopleStore } from './people.store.ts'

interface Starter {
  person: CallingPerson
  /** What they see, and no more. */
  use: Use
}

/** Who started a job, with what they may do by now. Undefined: they may not do this any more. */
export async function starterOf(
  personKey: number,
  permission: Permission,
  use: Use,
): Promise<Starter | undefined> {
  const row = await use(peopleStore).find(personKey)
  if (!row || row.status !== 'ACTIVE' || !may(row.permissions, [permission]).ok) return undefined
  const { key, name, email, level, homeMarketKey, path, permissions, status } = row
  const person = { key, keys: [key], name, email, level, homeMarketKey, path, permissions, status }
  const sql = use((own) => own)
  return { person, use: (store) => store(sql, path) }
}
