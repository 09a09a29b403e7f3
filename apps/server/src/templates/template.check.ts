import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  analyticalModelProblem,
  type CampaignTemplate,
  hasTrait,
  offeringProblems,
  retiredCouponProblems,
  seasonChannelProblems,
  takenCodesProblems,
  templateProblems,
  templateTexts,
  unsentProblems,
} from '@marquee/rules/templates'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore, type Creative } from '../creatives/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { templateCodesStore } from './template-codes.store.ts'
import { templatesStore } from './templates.store.ts'

interface Checked {
  content: CampaignTemplate
  hierarchyId: string
  /** The key of the template that is saved, where it exists already. */
  key?: number | undefined
  /** What is stored of it: an analytical model that is not known may stay. */
  stored?: Pick<CampaignTemplate, 'analyticalModel'> | undefined
  /** What is offered is used as soon as it is saved. */
  isOffered?: boolean
}

/** The rules, then what only the database knows: other templates' codes, and what is referred to. */
export async function checkTemplate(
  { content, hierarchyId, key, stored, isOffered = false }: Checked,
  use: Use,
): Promise<Result<true, 'request.invalid'>> {
  const creatives = await creativesOf(content, use)
  const problems = {
    ...(await unknownReferences({ content, hierarchyId, creatives }, use)),
    ...takenCodesProblems(content, await use(templateCodesStore).takenFrom(hierarchyId, key)),
    ...(isOffered ? await notOffered(content, creatives, use) : {}),
    ...templateProblems(content),
    ...unknownModel(content, stored),
  }
  const fields = Object.entries(problems).map(([path, text]) => [`body.${path}`, text])
  return fields.length === 0
    ? accept(true)
    : refuse('request.invalid', { fields: Object.fromEntries(fields) })
}

function unknownModel(
  { analyticalModel }: CampaignTemplate,
  stored: Checked['stored'],
): Record<string, string> {
  const problem = analyticalModelProblem(analyticalModel, stored?.analyticalModel ?? null)
  return problem === undefined ? {} : { analyticalModel: problem }
}

/** Why nobody could order from it, as its creatives are now. */
export async function whyNotOffered(
  content: CampaignTemplate,
  use: Use,
): Promise<Record<string, string>> {
  return notOffered(content, await creativesOf(content, use), use)
}

const creativesOf = ({ creativeTemplates }: CampaignTemplate, use: Use): Promise<Creative[]> =>
  use(creativesStore).findAll(
    creativeTemplates.map(({ creativeTemplateKey }) => creativeTemplateKey),
  )

async function notOffered(
  content: CampaignTemplate,
  creatives: Creatives,
  use: Use,
): Promise<Record<string, string>> {
  const madeFor = new Map(
    creatives.map(({ key, content: { fulfillmentChannels } }) => [key, { fulfillmentChannels }]),
  )
  const brought = content.creativeTemplates.flatMap(({ defaultCoupons }) =>
    defaultCoupons.map(({ couponKey }) => couponKey),
  )
  return {
    ...unsentProblems(content, madeFor),
    ...seasonChannelProblems(content, await seasonsOf(content, use)),
    ...retiredCouponProblems(content, await use(couponsStore).findAll(brought)),
    ...offeringProblems(content),
  }
}

const seasonsOf = ({ seasonals }: CampaignTemplate, use: Use) =>
  use(templatesStore).findAll(seasonals.map(({ templateKey }) => templateKey))

type Creatives = readonly Creative[]

type Exists = (key: number) => boolean

interface Referring extends Pick<Checked, 'content' | 'hierarchyId'> {
  creatives: Creatives
}

async function unknownReferences(
  { content, hierarchyId, creatives }: Referring,
  use: Use,
): Promise<Record<string, string>> {
  const { creativeTemplates, attachments, seasonals } = content
  const ofBrand = (row: { hierarchyId: string }) => row.hierarchyId === hierarchyId
  const defaults = creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons)
  const coupons = await use(couponsStore).findAll([
    ...defaults.map(({ couponKey }) => couponKey),
    ...attachments.map(({ key }) => key),
  ])
  const seasons = await seasonsOf(content, use)
  const isCoupon = keysIn(coupons.filter((one) => ofBrand(one) && one.scope !== 'DEALER'))
  const isSeason = keysIn(seasons.filter((one) => ofBrand(one) && hasTrait(one.category, 'season')))
  return Object.fromEntries([
    ...unknownInCreatives(content, keysIn(creatives.filter(ofBrand)), isCoupon),
    ...attachments.flatMap(({ key }, at) =>
      named(`attachments.${at}.key`, isCoupon(key), templateTexts.couponUnknown),
    ),
    ...seasonals.flatMap(({ templateKey }, at) =>
      named(`seasonals.${at}.templateKey`, isSeason(templateKey), templateTexts.seasonalUnknown),
    ),
  ])
}

function unknownInCreatives(
  { creativeTemplates }: CampaignTemplate,
  isCreative: Exists,
  isCoupon: Exists,
): [string, string][] {
  const { creativeUnknown, couponUnknown } = templateTexts
  return creativeTemplates.flatMap(({ creativeTemplateKey, defaultCoupons }, at) => {
    const place = `creativeTemplates.${at}`
    return [
      ...named(`${place}.creativeTemplateKey`, isCreative(creativeTemplateKey), creativeUnknown),
      ...defaultCoupons.flatMap(({ couponKey }, nth) =>
        named(`${place}.defaultCoupons.${nth}.couponKey`, isCoupon(couponKey), couponUnknown),
      ),
    ]
  })
}

function keysIn(rows: readonly { key: number }[]): Exists {
  const keys = new Set(rows.map(({ key }) => key))
  return (key) => keys.has(key)
}

const named = (path: string, isKnown: boolean, text: string): [string, string][] =>
  isKnown ? [] : [[path, text]]
