import { channelNames } from '../channels/index.ts'
import {
  detailsLine,
  detailsNames,
  detailsTexts,
  detailsWith,
  showMonthlyCap,
  type DetailsWith,
} from '../campaigns/index.ts'
import type { OrderedContent } from '../orders/index.ts'
import { showPhone } from '../phone/index.ts'
import { dateChange, matched, textChange } from './compared.rules.ts'
import { changeTexts as texts } from './texts.ts'

const { fundingTypes } = detailsTexts

type Change = (before: OrderedContent, now: OrderedContent) => string[]

type AsItIs = DetailsWith<'ordered', 'as-it-is'>

/**
 * Fields with a sentence of their own; other fields that are ordered as they are use their label from
 * the table.
 */
const ownWords: Partial<Record<AsItIs, Change>> &
  Readonly<Record<DetailsWith<'ordered', 'in-its-own-way'>, Change>> = {
  name: (before, now) => [
    ...textChange(texts.name, before.campaign.name, now.campaign.name),
    ...templateChanges(before, now),
  ],
  fulfillmentChannelsAndVariations: channelChanges,
  mailDate: (before, now) => dateChange(texts.mailDate, before.mailDate, now.mailDate),
  secondMailDate: (before, now) =>
    dateChange(texts.secondWave, before.secondMailDate, now.secondMailDate),
  isBillingDeferred: billingChanges,
  monthlyCap: (before, now) =>
    textChange(
      detailsTexts.monthlyCap.label,
      showMonthlyCap(before.monthlyCap),
      showMonthlyCap(now.monthlyCap),
    ),
  metroCampaign: (before, now) => metroChanges(before.metro, now.metro),
}

const ordered = [...detailsWith('ordered', 'in-its-own-way'), ...detailsWith('ordered', 'as-it-is')]

/** What differs in that which is decided for the campaign as a whole. */
export const campaignChanges = (before: OrderedContent, now: OrderedContent): string[] =>
  detailsNames.flatMap((name) => {
    const field = ordered.find((one) => one === name)
    return field ? (ownWords[field] ?? lineChange(field as AsItIs))(before, now) : []
  })

const lineChange =
  (name: AsItIs): Change =>
  (before, now) => {
    const old = detailsLine(name, before)
    return detailsLine(name, now).flatMap(({ label, shown }, at) =>
      textChange(label, old[at]?.shown ?? '', shown),
    )
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

type Metro = NonNullable<OrderedContent['metro']>

/** A field of a metro campaign; of its contact, several sentences. */
const metroWords: Readonly<Record<keyof Metro, (before: Metro, now: Metro) => string[]>> = {
  marketGroupKey: (before, now) =>
    before.marketGroupKey === now.marketGroupKey ? [] : [texts.changed(texts.group)],
  metroGroupName: (before, now) =>
    textChange(texts.groupName, before.metroGroupName, now.metroGroupName),
  metroGroupUrl: (before, now) =>
    textChange(texts.groupUrl, before.metroGroupUrl, now.metroGroupUrl),
  fundingType: (before, now) =>
    textChange(texts.funding, fundingTypes[before.fundingType], fundingTypes[now.fundingType]),
  isExpressService: (before, now) => expressChange(before.isExpressService, now.isExpressService),
  contactDto: ({ contactDto: old }, { contactDto: contact }) => [
    ...textChange(texts.contactName, nameOf(old), nameOf(contact)),
    ...textChange(texts.contactPhone, showPhone(old.phoneNumber), showPhone(contact.phoneNumber)),
    ...textChange(texts.contactEmail, old.email, contact.email),
  ],
}

function metroChanges(before: Metro | null, now: Metro | null): string[] {
  if (before === null || now === null) return []
  return Object.values(metroWords).flatMap((changes) => changes(before, now))
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

function expressChange(before: boolean, now: boolean): string[] {
  if (before === now) return []
  return [now ? texts.expressOn : texts.expressOff]
}
