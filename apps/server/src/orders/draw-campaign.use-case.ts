import type { campaigns } from '@marquee/contract/campaigns'
import { todayIn } from '@marquee/rules/calendar'
import { channelsOfStep, stepsOfCampaign, type CampaignStep } from '@marquee/rules/campaigns'
import { isOnPaper } from '@marquee/rules/channels'
import { photoOfLook } from '@marquee/rules/creatives'
import { pieceOfStep } from '@marquee/rules/orders'
import { designOf, type Page } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait, mailedNext } from '@marquee/rules/templates'
import {
  campaignsView,
  seenCampaign,
  wholeCampaign,
  type FoundCampaign,
  type WholeCampaign,
} from '../campaigns/index.ts'
import { creativesStore, type Creative } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import { asAddress, dealerOfPiece, drawSmall, smallPictures } from '../pieces/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { Pause, type Call, type PausingUseCase } from '../platform/use-case.ts'

type Picture = typeof campaigns.picture

/** Drawn each time: it takes a few hundredths of a second, and nothing has to be drawn again when a word changes. */
export const drawCampaign: PausingUseCase<Picture> = async (call) => {
  const { use } = call
  const found = await seenCampaign(call.params.key, use)
  if (!found) return refuse('not-found')
  const shown = await shownByPieces(found, call)
  const first = shown && (await firstPiece(shown, use))
  if (!first) return accept({ picture: null })
  if (!isOnPaper(...channelsOfStep(first.whole.campaign, first.step.key))) {
    return accept({ picture: await photoOf(first, use) })
  }
  const front = await frontOf(first, call)
  if (!front) return accept({ picture: null })
  const pictures = await smallPictures(front, use)
  return new Pause<Picture>(async () => {
    const picture = await drawSmall(front, pictures)
    return async () => accept({ picture })
  })
}

/** A year has no pieces of its own: it is known by those of a season that is not left out. */
async function shownByPieces(
  found: FoundCampaign,
  { use, now }: Pick<Call<Picture>, 'use' | 'now'>,
): Promise<FoundCampaign | undefined> {
  const { campaign, market } = found
  if (!hasTrait(campaign.category, 'year')) return found
  const seasons = await use(campaignsView).seasonsOf(campaign.key)
  return mailedNext(
    seasons.filter((season) => season.campaign.status !== 'CANCELLED'),
    (season) => season.campaign.mailDate,
    todayIn(market.timeZone, now),
  )
}

interface FirstPiece {
  whole: WholeCampaign
  step: CampaignStep
  held: Creative
}

async function firstPiece(found: FoundCampaign, use: Use): Promise<FirstPiece | undefined> {
  const whole = await wholeCampaign(found, use)
  const step = stepsOfCampaign(whole.campaign).find(
    ({ creative }) => creative.creativeTemplateKey !== null,
  )
  if (!step) return undefined
  const { creativeTemplateKey, creativeVersion } = step.creative
  const held = await use(creativesStore).find(
    creativeTemplateKey ?? 0,
    creativeVersion ?? undefined,
  )
  return held && { whole, step, held }
}

/** An email is as long as its text: it is known by its photo. */
async function photoOf({ step, held }: FirstPiece, use: Use): Promise<string | null> {
  const photo = photoOfLook(held.content, step.creative.variationId)
  const stored = photo === null ? undefined : await use(imagesStore).content(photo, 'thumbnail')
  return stored ? asAddress(stored.bytes) : null
}

/** As its dealer, or the first of several, would mail it. */
async function frontOf(
  { whole, step, held }: FirstPiece,
  { use, now }: Pick<Call<Picture>, 'use' | 'now'>,
): Promise<Page | undefined> {
  const { found, campaign, template, children } = whole
  const design = designOf(held.content.design)
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
      isSecondBrand: from?.isSecondBrand ?? false,
      design,
      from,
    },
  )
  return design.lay(piece)[0]
}
