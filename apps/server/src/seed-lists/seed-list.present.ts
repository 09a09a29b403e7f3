import { seedLists } from '@marquee/contract/seed-lists'
import { may } from '@marquee/rules/access'
import { ability } from '@marquee/rules/result'
import { EVERY_SEED_CHANNEL, seedRecipient } from '@marquee/rules/seed-lists'
import type { CallingPerson } from '../platform/person.ts'
import type { Deployment } from '../platform/use-case.ts'
import type { SeedListRow } from './seed-lists.store.ts'

interface Presenting {
  person: CallingPerson
  deployment: Deployment
}

/** The list as replies have it. */
export function presentSeedList(list: SeedListRow, { person, deployment }: Presenting) {
  const { key, marketKey, name, recipients, version } = list
  return {
    key,
    marketKey,
    name,
    version,
    limit: deployment.seedRecipientLimit,
    sampleRecipients: recipients.map((one) => seedRecipient(one, EVERY_SEED_CHANNEL)),
    can: { change: mayKeep(person) },
  }
}

/** People who may change lists may change every list that they see. */
export const mayKeep = ({ permissions }: CallingPerson) =>
  ability(may(permissions, seedLists.update.access.anyOf))
