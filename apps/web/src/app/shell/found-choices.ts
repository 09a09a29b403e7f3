import type { AnswerOf } from '@marquee/contract/operation'
import type { search } from '@marquee/contract/search'
import type { Permission } from '@marquee/rules/access'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import type { Match } from '@marquee/rules/matching'
import { orderStatusLabels } from '@marquee/rules/orders'
import { categoryNames } from '@marquee/rules/templates'
import { levelNames } from '../../widgets/user-state/index.ts'
import { typeNames, type BrandName } from '../../widgets/markets/index.ts'
import {
  campaignPath,
  campaignsPath,
  campaignTemplatePath,
  catalogTemplatePath,
  couponPath,
  orderPath,
  usersPath,
} from '../paths.ts'
import { searchTexts } from './texts.ts'

export type Found = AnswerOf<typeof search.find>
type MarketHit = Found['markets']['hits'][number]

/** One thing that was found: its name, what distinguishes it, and where it leads. */
export interface Choice {
  id: string
  name: string
  about: string
  match: Match
  to: string | MarketHit
}

export interface ChoiceGroup {
  name: keyof typeof searchTexts.groups
  choices: readonly Choice[]
  /** That there is more than is shown. */
  isMore: boolean
}

interface Seeing {
  permissions: readonly Permission[]
  /** For those who look after several. */
  brandName: BrandName | undefined
}

/** What the server found, as it is shown to a person. */
export function choicesOf(
  { campaigns, orders, coupons, templates, markets, people }: Found,
  text: string,
  { permissions, brandName }: Seeing,
): ChoiceGroup[] {
  const isAuthor = permissions.includes('CAN_MANAGE_CAMPAIGN_TEMPLATES')
  return [
    withAll(
      'campaigns',
      campaigns.isMore,
      campaignsPath({ q: text }),
      campaigns.hits.map(campaign),
    ),
    { name: 'orders', isMore: orders.isMore, choices: orders.hits.map(order) },
    {
      name: 'templates',
      isMore: templates.isMore,
      choices: templates.hits.map((hit) => template(hit, isAuthor, brandName)),
    },
    { name: 'coupons', isMore: coupons.isMore, choices: coupons.hits.map(coupon) },
    { name: 'markets', isMore: markets.isMore, choices: markets.hits.map(market) },
    withAll('people', people.isMore, usersPath(text), people.hits.map(person)),
  ]
}

/** Where a list shows them all, the last choice leads there. */
function withAll(
  name: 'campaigns' | 'people',
  isMore: boolean,
  to: string,
  choices: Choice[],
): ChoiceGroup {
  const all: Choice = {
    id: `all-${name}`,
    name: searchTexts.more[name],
    about: '',
    match: 'PART',
    to,
  }
  return { name, isMore: false, choices: isMore ? [...choices, all] : choices }
}

const about = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

const campaign = ({ key, name, match, status, market }: Found['campaigns']['hits'][number]) => ({
  id: `campaign-${key}`,
  name,
  match,
  to: campaignPath(key),
  about: about(market, campaignStatusLabels[status], `No. ${key}`),
})

const order = ({ key, name, match, status, market }: Found['orders']['hits'][number]) => ({
  id: `order-${key}`,
  name: searchTexts.order(key),
  match,
  to: orderPath(key),
  about: about(name, market, orderStatusLabels[status]),
})

const coupon = ({ key, name, match, heading, isActive }: Found['coupons']['hits'][number]) => ({
  id: `coupon-${key}`,
  name,
  match,
  to: couponPath(key),
  about: about(heading, isActive ? null : searchTexts.closed),
})

const template = (
  { key, name, match, category, isActive, hierarchyId }: Found['templates']['hits'][number],
  isAuthor: boolean,
  brandName: BrandName | undefined,
) => ({
  id: `template-${key}`,
  name,
  match,
  about: about(
    brandName?.(hierarchyId),
    categoryNames[category].name,
    isActive ? null : searchTexts.closed,
  ),
  to: isAuthor
    ? campaignTemplatePath(key)
    : catalogTemplatePath(categoryNames[category].browsingSlug, key),
})

const market = (hit: MarketHit) => ({
  id: `market-${hit.key}`,
  name: hit.name,
  match: hit.match,
  to: hit,
  about: about(typeNames[hit.type], hit.type === 'DEALER' ? hit.sourceId : null, hit.city),
})

const person = ({ key, name, match, email, level, home }: Found['people']['hits'][number]) => ({
  id: `person-${key}`,
  name,
  match,
  to: usersPath(email),
  about: about(email, levelNames[level], home),
})
