import { keysOf } from '@marquee/rules/access'
import { discountsOf } from '@marquee/rules/coupons'
import { photosOf } from '@marquee/rules/creatives'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  withOtherKeys,
  type FileCoupon,
  type FileCreative,
  type Plan,
  type Planned,
} from '@marquee/rules/template-files'
import { NO_ACCESS, type CampaignTemplate } from '@marquee/rules/templates'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { imagesStore, type Picture } from '../images/index.ts'
import type { HierarchyRow } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { AnnounceEach } from '../platform/use-case.ts'
import {
  drawTemplateHero,
  templateCodesStore,
  templateDraftsStore,
  templatesStore,
} from '../templates/index.ts'

export interface Applying {
  brand: HierarchyRow
  pictures: ReadonlyMap<string, Picture>
  use: Use
  person: CallingPerson
  now: number
  announceEach: AnnounceEach
}

type Refusal = 'campaign-template.code-taken' | 'template-file.changed-meanwhile'

/** By their keys in the file: the keys that things have here. */
type Keys = Map<number, number>

/**
 * Writes what is new, each with its entry of the audit log. What is not there yet is named below zero in the
 * plan, and has its key once it was written.
 */
export async function applyPlan(plan: Plan, on: Applying): Promise<Result<Plan, Refusal>> {
  const keys = { coupon: new Map(), creative: new Map(), template: new Map() }
  for (const coupon of added(plan.coupons)) await addCoupon(coupon, keys.coupon, on)
  for (const creative of added(plan.creatives)) await addCreative(creative, keys.creative, on)
  const other = {
    coupon: keyIn(keys.coupon),
    creative: keyIn(keys.creative),
    template: keyIn(keys.template),
  }
  for (const { item, outcome, there } of plan.templates) {
    const { key, ...content } = withOtherKeys(item, other)
    if (outcome === 'ADDED') {
      const written = await addTemplate(content, on)
      if (written === undefined) return refuse('campaign-template.code-taken')
      keys.template.set(key, written)
    }
    if (outcome === 'DRAFT' && there !== null && !(await addDraft(there, content, on))) {
      return refuse('template-file.changed-meanwhile')
    }
  }
  return accept({
    coupons: plan.coupons.map(withKeyOf(keys.coupon)),
    creatives: plan.creatives.map(withKeyOf(keys.creative)),
    templates: plan.templates.map(withKeyOf(keys.template)),
  })
}

const added = <Item extends { key: number }>(planned: readonly Planned<Item>[]): Item[] =>
  planned.flatMap(({ item, outcome }) => (outcome === 'ADDED' ? [item] : []))

const keyIn =
  (keys: Keys) =>
  (key: number): number =>
    keys.get(-key) ?? key

const withKeyOf =
  (keys: Keys) =>
  <Item extends { key: number }>(planned: Planned<Item>): Planned<Item> => ({
    ...planned,
    there: planned.there ?? keys.get(planned.item.key) ?? null,
  })

async function addCoupon(
  { key, heading, offerTitle, endDate, ...content }: FileCoupon,
  keys: Keys,
  { brand, use, person, now, announceEach }: Applying,
): Promise<void> {
  const { id: hierarchyId, path, couponSource: source } = brand
  const row = await use(couponsStore).insert({
    scope: 'GLOBAL',
    hierarchyId,
    path,
    heading,
    offerTitle,
    content,
    endDate,
    discounts: discountsOf(content),
    source,
    savedBy: person.key,
    savedAt: new Date(now),
  })
  keys.set(key, row.key)
  const details = { key: row.key, scope: 'GLOBAL', hierarchyId }
  await announceEach('coupons', [{ event: 'coupon.created', details }])
}

async function addCreative(
  { key, status, ...content }: FileCreative,
  keys: Keys,
  on: Applying,
): Promise<void> {
  const { brand, use, person, now, announceEach } = on
  const { id: hierarchyId, path } = brand
  for (const hash of photosOf(content)) await storePicture(hash, on)
  const written = await use(creativesStore).insert(
    { hierarchyId, path, status, content },
    { savedBy: person.key, savedAt: new Date(now) },
  )
  keys.set(key, written)
  const details = { key: written, hierarchyId }
  await announceEach('creatives', [{ event: 'creative.created', details }])
}

async function storePicture(
  hash: string,
  { brand, pictures, use, person }: Applying,
): Promise<void> {
  const picture = pictures.get(hash)
  if (!picture) throw new Error('A creative without its picture is refused')
  await use(imagesStore).store({ hash, ...picture })
  await use(imagesStore).noteUpload({
    hash,
    assetType: 'creative-variation-full',
    path: brand.path,
    marketKey: keysOf(brand.path).at(-1) as number,
    uploadedBy: person.key,
  })
}

/** Nobody gets it before somebody says who. Undefined: somebody took one of its codes meanwhile. */
async function addTemplate(
  content: CampaignTemplate,
  { brand, use, person, now, announceEach }: Applying,
): Promise<number | undefined> {
  const { id: hierarchyId, path } = brand
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const key = await use(templatesStore).insert({ hierarchyId, path, content }, NO_ACCESS, by)
  const details = { key, hierarchyId }
  await announceEach('campaign_templates', [{ event: 'campaign-template.created', details }])
  const isFree = await use(templateCodesStore).replace({ key, hierarchyId, path }, content)
  if (!isFree) return undefined
  await drawTemplateHero({ key, hierarchyId, path, content, version: 1 }, { use, person })
  return key
}

async function addDraft(
  templateKey: number,
  content: CampaignTemplate,
  { brand, use, person, now, announceEach }: Applying,
): Promise<boolean> {
  const template = await use(templatesStore).find(templateKey)
  if (!template) return false
  const isBegun = await use(templateDraftsStore).begin({
    templateKey,
    content,
    basedOn: template.version,
    savedBy: person.key,
    savedAt: new Date(now),
    path: brand.path,
  })
  const details = { key: templateKey, basedOn: template.version }
  if (isBegun) {
    const event = 'campaign-template.draft-saved'
    await announceEach('campaign_template_drafts', [{ event, details }])
  }
  return isBegun
}
