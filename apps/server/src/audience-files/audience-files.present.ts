import type { audienceFiles } from '@marquee/contract/audience-files'
import type { ReplyOf } from '@marquee/contract/operation'
import { AUDIENCE_FORMATS, audienceFileName, leastOf } from '@marquee/rules/audience-files'
import { mayHandOver, mayRepeat, sendingNow } from '@marquee/rules/hand-overs'
import { ability } from '@marquee/rules/result'
import { presentReceipts } from '../hand-overs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { audienceFilesView, type AudienceFileSeen } from './audience-files.view.ts'

type Presented = ReplyOf<typeof audienceFiles.read>
type Receipts = Awaited<ReturnType<ReturnType<typeof audienceFilesView>['receipts']>>

export async function presentFiles(seen: readonly AudienceFileSeen[], use: Use) {
  const receipts = await use(audienceFilesView).receipts(seen.map(({ file }) => file.key))
  return seen.map((one) => presentFile(one, receipts))
}

function presentFile(seen: AudienceFileSeen, receipts: Receipts): Presented {
  const { file, market, campaignKey } = seen
  const { key, campaign, wave, shownFrom, state, people, found, sha256 } = file
  return {
    key,
    name: audienceFileName(key),
    campaign: { key: campaignKey, name: campaign },
    market,
    wave,
    shownFrom,
    state,
    people,
    formats: found
      ? AUDIENCE_FORMATS.map((format) => ({
          format,
          people: found[format],
          least: leastOf(format),
        }))
      : [],
    sha256,
    receipts: presentReceipts(receipts.filter(({ fileKey }) => fileKey === key)),
    can: {
      take: ability(mayHandOver(standingOf(seen), { isRepeat: false })),
      repeat: ability(mayRepeat(standingOf(seen))),
    },
  }
}

export const standingOf = ({ file, campaignStatus, sending }: AudienceFileSeen) => ({
  state: file.state,
  sending: sendingNow(campaignStatus, sending),
  isForgotten: file.forgottenAt !== null,
})
