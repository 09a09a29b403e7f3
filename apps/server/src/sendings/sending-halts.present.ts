import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { contains } from '@marquee/rules/access'
import { ability } from '@marquee/rules/result'
import { haltAt, haltsToLift, mayHalt } from '@marquee/rules/sendings'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { sendingHaltsStore, type HaltRow } from './sending-halts.store.ts'

type Presented = ReplyOf<typeof sendings.halt>

/** What is stopped altogether, and whether this person may stop it, or let it continue. */
export async function presentHalts(
  { use, person }: { use: Use; person: CallingPerson },
  /** Only those that reach one of these places. */
  places?: readonly string[],
): Promise<Presented> {
  const holding = await use(sendingHaltsStore).holding()
  const halts = places
    ? holding.filter(({ path }) => places.some((place) => contains(path, place)))
    : holding
  const allowed = mayHalt(person)
  return {
    halts: halts.map(presentHalt),
    can: {
      halt: ability(allowed.ok ? haltAt(person.path, halts) : allowed),
      lift: ability(allowed.ok ? haltsToLift(person.path, halts) : allowed),
    },
  }
}

const presentHalt = ({ key, placeName: place, reason, haltedBy: by, haltedAt }: HaltRow) => ({
  key,
  place,
  reason,
  by,
  at: haltedAt.toISOString(),
})
