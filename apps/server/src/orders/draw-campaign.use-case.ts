import type { campaigns } from '@marquee/contract/campaigns'
import { todayIn } from '@marquee/rules/calendar'
import { stepsOfCampaign } from '@marquee/rules/campaigns'
import { pieceOfStep } from '@marquee/rules/orders'
import { designOf, type Page } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { seenCampaign, wholeCampaign, type FoundCampaign } from '../campaigns/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { dealerOfPiece, drawSmall, smallPictures } from '../pieces/index.ts'
import { Pause, type Call, type PausingUseCase } from '../platform/use-case.ts'

type Picture = typeof campaigns.picture

/** Drawn each time: it takes a few hundredths of a second, and nothing has to be drawn again when a word changes. */
export const drawCampaign: PausingUseCase<Picture> = async (call) => {
  const found = await seenCampaign(call.params.key, call.use)
  if (!found) return refuse('not-found')
  const front = await frontOf(found, call)
  if (!front) return accept({ picture: null })
  const pictures = await smallPictures(front, call.use)
  return new Pause<Picture>(async () => {
    const picture = await drawSmall(front, pictures)
    return async () => accept({ picture })
  })
}

/** Of its first piece, as its dealer, or the first of several, would mail it. */
async function frontOf(
  found: FoundCampaign,
  { use, now }: Pick<Call<Picture>, 'use' | 'now'>,
): Promise<Page | undefined> {
  const { campaign, template, children } = await wholeCampaign(found, use)
  const step = stepsOfCampaign(campaign).find((one) => one.creative.creativeTemplateKey !== null)
  if (!step) return undefined
  const { creativeTemplateKey, creativeVersion } = step.creative
  const held = await use(creativesStore).find(
    creativeTemplateKey ?? 0,
    creativeVersion ?? undefined,
  )
  const design = held && designOf(held.content.design)
  if (!design) return undefined
  const marketKey = children[0]?.marketKey ?? found.market.key
  const from = await dealerOfPiece({ marketKey, campaignKey: found.campaign.key }, use)
  const { key, version, hierarchyId, content } = held
  const piece = pieceOfStep(
    step,
    { ...content, key, version },
    {
      campaign,
      template: template.content,
      today: todayIn(found.market.timeZone, now),
      hierarchyId,
      design,
      from,
    },
  )
  return design.lay(piece)[0]
}
