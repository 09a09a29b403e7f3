import { campaigns } from '@marquee/contract/campaigns'
import { startedStep, stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { CampaignTemplate, TemplateStep } from '@marquee/rules/templates'
import { campaignsView, libraryAt } from '../../campaigns/index.ts'
import type { Use } from '../../platform/sql/index.ts'
import type { Building, Built } from './story-context.ts'

/** Where there is a choice the first that is offered, with the coupons that the template brings. */
export async function chooseCreatives(
  { key, by, template }: Built,
  { call, at, inOwn }: Building,
): Promise<void> {
  const { workflows } = await call(by, campaigns.read, { params: { key: `${key}` } }, at)
  const undecided = workflows
    .flatMap(({ steps }) => steps)
    .filter(({ opted, creative }) => opted && creative.creativeTemplateKey === null)
  for (const step of undecided) {
    const described = stepsOfCampaignTemplate(template).find((one) => one.key === step.template.key)
    const creative = await inOwn((use) => offered(described as TemplateStep, template, key, use))
    const body = { ...step, creative }
    await call(by, campaigns.updateStep, { params: { key: `${key}` }, body }, at)
  }
}

/** The first that a step offers, or the one at that place, as a step begins that offers nothing else. */
export async function offered(
  step: TemplateStep,
  template: CampaignTemplate,
  campaignKey: number,
  use: Use,
  place = 0,
) {
  const found = await use(campaignsView).find(campaignKey)
  const { creativeSelection, ...rest } = step
  const filterItems = creativeSelection.filterItems.slice(place, place + 1)
  const brought = template.creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons)
  const keys = {
    creatives: filterItems.map(({ creativeTemplateKey }) => creativeTemplateKey),
    coupons: brought.map(({ couponKey }) => couponKey),
  }
  const library = await libraryAt(found?.campaign.path ?? '', keys, use)
  return startedStep({ ...rest, creativeSelection: { filterItems } }, template, library).creative
}
