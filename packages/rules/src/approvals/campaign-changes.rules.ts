import { channelNames } from '../channels/index.ts'
import { detailsTexts } from '../campaigns/index.ts'
import type { OrderedContent } from '../orders/index.ts'
import { showPhone } from '../phone/index.ts'
import { dateChange, matched, textChange } from './compared.rules.ts'
import { changeTexts as texts } from './texts.ts'

/** What differs in that which is decided for the campaign as a whole. */
export function campaignChanges(before: OrderedContent, now: OrderedContent): string[] {
  return [
    ...textChange(texts.name, before.campaign.name, now.campaign.name),
    ...templateChanges(before, now),
    ...channelChanges(before, now),
    ...dateChange(texts.mailDate, before.mailDate, now.mailDate),
    ...dateChange(texts.secondWave, before.secondMailDate, now.secondMailDate),
    ...billingChanges(before, now),
    ...metroChanges(before.metro, now.metro),
  ]
}

function templateChanges({ template: before }: OrderedContent, { template }: OrderedContent) {
  if (before.key !== template.key)
    return [texts.replaced(texts.template, before.name, template.name)]
  return before.version === template.version ? [] : [texts.renewed(texts.template, template.name)]
}

function channelChanges(before: OrderedContent, now: OrderedContent): string[] {
  const { added, removed } = matched(before.channels, now.channels, ({ value }) => value)
  return [
    ...added.map(({ value }) => texts.added(channelNames[value])),
    ...removed.map(({ value }) => texts.removed(channelNames[value])),
  ]
}

function billingChanges(before: OrderedContent, now: OrderedContent): string[] {
  if (before.isBillingDeferred === now.isBillingDeferred) return []
  return [now.isBillingDeferred ? texts.deferred : texts.notDeferred]
}

type Metro = OrderedContent['metro']

function metroChanges(before: Metro, now: Metro): string[] {
  if (before === null || now === null) return []
  const isOtherGroup = before.marketGroupKey !== now.marketGroupKey
  const old = before.contactDto
  const contact = now.contactDto
  const { fundingTypes } = detailsTexts
  return [
    ...(isOtherGroup ? [texts.changed(texts.group)] : []),
    ...textChange(texts.groupName, before.metroGroupName, now.metroGroupName),
    ...textChange(texts.groupUrl, before.metroGroupUrl, now.metroGroupUrl),
    ...textChange(texts.funding, fundingTypes[before.fundingType], fundingTypes[now.fundingType]),
    ...expressChange(before.isExpressService, now.isExpressService),
    ...textChange(texts.contactName, nameOf(old), nameOf(contact)),
    ...textChange(texts.contactPhone, showPhone(old.phoneNumber), showPhone(contact.phoneNumber)),
    ...textChange(texts.contactEmail, old.email, contact.email),
  ]
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

function expressChange(before: boolean, now: boolean): string[] {
  if (before === now) return []
  return [now ? texts.expressOn : texts.expressOff]
}
