import type { ReplyOf } from '@marquee/contract/operation'
import type { printPackages } from '@marquee/contract/print-packages'
import { mayHandOver, mayRepeat, sendingNow } from '@marquee/rules/hand-overs'
import { packageName, reconcile, type PrintOutcome } from '@marquee/rules/print-packages'
import { ability, accept, refuse } from '@marquee/rules/result'
import { presentReceipts } from '../hand-overs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { printPackagesView, type PackageSeen } from './print-packages.view.ts'

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
    receipts: presentReceipts(receipts.filter(({ packageKey }) => packageKey === key)),
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
  const standing = {
    state,
    sending: sendingNow(seen.campaignStatus, seen.sending),
    isForgotten: forgottenAt !== null,
  }
  const isOver = state === 'handed-over'
  return {
    take: ability(mayHandOver(standing, { isRepeat: false })),
    repeat: ability(mayRepeat(standing)),
    answer: ability(isOver ? accept(true) : refuse('print-package.not-handed-over')),
  }
}
