import type { annual } from '@marquee/contract/annual'
import { annualReasons, mayEnroll, mayStandAlone } from '@marquee/rules/annual'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import { campaignsView } from '../campaigns/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'
import { templateAt, yearAt } from './year.load.ts'

export const validateSeasonal: UseCase<typeof annual.validateSeasonal> = async (call) => {
  const { campaignTemplateKey: templateKey, marketKey } = call.query
  const found = await templateAt({ templateKey, marketKey }, call)
  if (!found) return refuse('not-found')
  const present = await call.use(seasonCampaignsView).at(marketKey, [templateKey])
  const { mailDate } = found.template.content
  return accept(inWords(mayStandAlone({ key: templateKey, mailDate }, present)))
}

export const validateAnnual: UseCase<typeof annual.validateAnnual> = async (call) => {
  const { annualCampaignTemplateKey: templateKey, marketKey } = call.query
  const year = await yearAt({ templateKey, marketKey }, call)
  if (year === undefined) return refuse('not-found')
  if (year === null) return accept(inWords(refuse('annual.not-a-year')))
  return accept(inWords(mayEnroll(year.seasons, year.present, year.today)))
}

export const seasonalBeforeAnnual: UseCase<typeof annual.seasonalBeforeAnnual> = async (call) => {
  const { marketKey } = call.query
  const year = await yearAt({ templateKey: call.params.key, marketKey }, call)
  if (!year) return refuse('not-found')
  const allowed = mayEnroll(year.seasons, year.present, year.today)
  const isOrdered = !allowed.ok && allowed.reason === 'annual.season-ordered'
  return accept({ exists: isOrdered || (allowed.ok && allowed.value.drafts.length > 0) })
}

export const annualBeforeSeasonal: UseCase<typeof annual.annualBeforeSeasonal> = async (call) => {
  const found = await templateAt(call.params, call)
  if (!found) return refuse('not-found')
  const { key, content } = found.template
  const present = await call.use(seasonCampaignsView).at(call.params.marketKey, [key])
  return accept({ exists: !mayStandAlone({ key, mailDate: content.mailDate }, present).ok })
}

export const annualExists: UseCase<typeof annual.annualExists> = async (call) => {
  const year = await yearAt(call.params, call)
  if (!year) return refuse('not-found')
  const allowed = mayEnroll(year.seasons, year.present, year.today)
  return accept({ exists: !allowed.ok && allowed.reason === 'annual.enrolled' })
}

export const isAnnual: UseCase<typeof annual.isAnnual> = async (call) => {
  const { campaignKey, marketKey } = call.params
  const found = await call.use(campaignsView).find(campaignKey)
  const market = await call.use(marketsStore).find(marketKey)
  if (!found || !market) return refuse('not-found')
  return accept({ annualSeasonal: hasTrait(found.campaign.category, 'year') })
}

const inWords = (checked: Result<unknown, keyof typeof annualReasons>) => ({
  valid: checked.ok,
  errorReason: checked.ok ? null : annualReasons[checked.reason],
})
