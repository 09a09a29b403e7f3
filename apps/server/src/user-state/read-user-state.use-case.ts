import type { userState } from '@marquee/contract/user-state'
import type { UserLevel } from '@marquee/rules/access'
import { accept } from '@marquee/rules/result'
import { chooseLevel } from '@marquee/rules/user-state'
import { presentMarket } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { workPlaceView } from './user-state.view.ts'

export const readUserState: UseCase<typeof userState.read> = async (call) =>
  accept(await present(call))

export async function present({
  person,
  use,
}: Pick<Call<typeof userState.read>, 'person' | 'use'>) {
  const { key, name, email, level, homeMarketKey, permissions } = person
  const place = await use(workPlaceView).own()
  const { market, brand, homes } = place
  return {
    person: { key, name, email, level, homeMarketKey },
    permissions: [...permissions],
    selectedMarket: market ? presentMarket({ ...place, market }) : null,
    selectedHierarchy: brand,
    selectedUserLevel: validLevel(level, place.level),
    homes: homes.map((home) => ({
      key: home.key,
      level: home.level,
      marketName: home.market,
      brandName: home.brand,
      isHere: home.is_here,
      isInvitation: home.is_invitation,
    })),
    asksForHome: homes.some((home) => home.is_new),
  }
}

/** A stored level above the person's present one no longer counts. */
function validLevel(own: UserLevel, chosen: UserLevel | null): UserLevel {
  const level = chooseLevel(own, chosen ?? own)
  return level.ok ? level.value : own
}
