import type { Person } from '@marquee/contract/people'
import { PERMISSIONS, type Permission } from '@marquee/rules/access'
import { levelOfHome } from '@marquee/rules/markets'
import type { z } from 'zod'
import { TREE, type PlaceName } from './tree.ts'

export type PersonReply = z.output<typeof Person>

const STAFF: readonly Permission[] = [
  'CAN_READ_CAMPAIGNS',
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

const YES = { ok: true } as const
const no = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const

const INVITED_CAN: PersonReply['can'] = {
  change: YES,
  deactivate: YES,
  reactivate: no('person.not-deactivated'),
  resend: YES,
}

function living(
  key: number,
  home: PlaceName,
  name: string,
  permissions: readonly Permission[],
  changes: Partial<PersonReply> = {},
): PersonReply {
  const { key: homeKey, name: homeName, type } = TREE[home]
  return {
    key,
    name,
    permissions: [...permissions],
    email: `${name.toLowerCase().replaceAll(' ', '.')}@test.example`,
    level: levelOfHome(type),
    home: { key: homeKey, name: homeName },
    status: 'ACTIVE',
    invitationEndsAt: null,
    version: 1,
    can: {
      change: YES,
      deactivate: YES,
      reactivate: no('person.not-deactivated'),
      resend: no('person.not-invited'),
    },
    ...changes,
  }
}

const dealer = (changes: Partial<PersonReply> = {}) =>
  living(5, 'dealer', 'Dana Dealer', ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'], changes)

/** One person a level, as the list of users answers them to an administrator, and their states. */
export const person = {
  admin: () => living(1, 'root', 'Ada Admin', PERMISSIONS),
  national: () => living(2, 'honda', 'Nia National', STAFF),
  zone: () => living(3, 'zone', 'Zoe Zone', STAFF),
  district: () => living(4, 'district', 'Dina District', STAFF),
  dealer,
  reader: () => living(6, 'dealer', 'Rae Reader', ['CAN_READ_CAMPAIGNS']),
  withoutPermissions: () => dealer({ permissions: [] }),
  invited: () =>
    dealer({
      status: 'INVITED',
      invitationEndsAt: '2099-04-14T12:00:00.000Z',
      can: INVITED_CAN,
    }),
  deactivated: () =>
    dealer({
      status: 'DEACTIVATED',
      can: {
        change: YES,
        deactivate: no('person.already-deactivated'),
        reactivate: YES,
        resend: no('person.not-invited'),
      },
    }),
}
