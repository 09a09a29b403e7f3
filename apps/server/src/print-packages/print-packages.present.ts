import type { ReplyOf } from '@marquee/contract/operation'
import type { printPackages } from '@marquee/contract/print-packages'
import {
  mayHandOver,
  packageName,
  reconcile,
  type PrintOutcome,
} from '@marquee/rules/print-packages'
import { ability, accept, refuse } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { printPackagesView, sendingNow, type PackageSeen } from './print-packages.view.ts'

type Presented = ReplyOf<typeof printPackages.list>['packages'][number]

interface Beside {
  receipts: Awaited<ReturnType<ReturnType<typeof printPackagesView>['receipts']>>
  outcomes: readonly { packageKey: number; outcome: PrintOutcome | null; count: number }[]
}

export async function presentPackages(seen: readonly PackageSeen[], use: Use) {
  const keys = seen.map(({ pack }) => pack.key)
  const view = use(printPackagesView)
  const beside = { receipts: await view.receipts(keys), outcomes: await view.outcomes(keys) }
  return seen.map((one) => presentPackage(one, beside))
}

function presentPackage(seen: PackageSeen, { receipts, outcomes }: Beside): Presented {
  const { pack, market, campaignKey } = seen
  const { key, campaign, wave, mailOn, state, pieces, seeds, painted, sha256 } = pack
  return {
    key,
    name: packageName(key),
    campaign: { key: campaignKey, name: campaign },
    market,
    wave,
    mailOn,
    state,
    pieces,
    seeds,
    painted,
    sha256,
    receipts: receipts
      .filter(({ packageKey }) => packageKey === key)
      .map(({ number, kind, takenByName, takenAt, sha256 }) => ({
        number,
        kind,
        by: takenByName,
        at: takenAt.toISOString(),
        sha256,
      })),
    reconciled:
      state === 'handed-over'
        ? reconcile(
            pieces,
            outcomes.filter(({ packageKey }) => packageKey === key),
          )
        : null,
    can: abilitiesOf(seen),
  }
}

function abilitiesOf(seen: PackageSeen): Presented['can'] {
  const { state, forgottenAt } = seen.pack
  const standing = { state, sending: sendingNow(seen), isForgotten: forgottenAt !== null }
  const isOver = state === 'handed-over'
  return {
    take: ability(mayHandOver(standing, { isRepeat: false })),
    repeat: ability(
      isOver ? mayHandOver(standing, { isRepeat: true }) : refuse('print-package.not-handed-over'),
    ),
    answer: ability(isOver ? accept(true) : refuse('print-package.not-handed-over')),
  }
}
