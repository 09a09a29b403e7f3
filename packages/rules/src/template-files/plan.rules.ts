import { couponProblems } from '../coupons/index.ts'
import { creativeProblems, MOST_OF_CREATIVE_NAME, photosOf } from '../creatives/index.ts'
import type { PreviewHosts } from '../creatives/index.ts'
import { isSameData } from '../stored/index.ts'
import {
  analyticalModelProblem,
  sameCode,
  templateProblems,
  withFreeCodes,
  type CampaignTemplate,
  type TakenCodes,
} from '../templates/index.ts'
import type { FileCoupon, FileCreative, FileTemplate, TemplateFile } from './file.rules.ts'
import { linksOf, withOtherKeys, type OtherKeys } from './links.rules.ts'
import { templateFileTexts } from './texts.ts'

/** THERE: the same stands there already. DRAFT: beside the version that dealers get, to be published. */
export const FILE_OUTCOMES = ['ADDED', 'DRAFT', 'THERE', 'REFUSED'] as const

export type FileOutcome = (typeof FILE_OUTCOMES)[number]

/** What the brand has, as far as the person sees it. */
export interface Present {
  coupons: readonly FileCoupon[]
  creatives: readonly FileCreative[]
  templates: readonly PresentTemplate[]
  takenCodes: TakenCodes
}

export interface PresentTemplate extends FileTemplate {
  /** What is written of it and not published. */
  draft: CampaignTemplate | null
}

export interface Conditions {
  mayMakeCoupons: boolean
  previewHosts: PreviewHosts
  /** By the hashes of the file's pictures: those that they have once they were encoded anew. */
  pictures: ReadonlyMap<string, string>
}

/** What becomes of a thing of the file, which is written as it stands here. */
export interface Planned<Item extends { key: number }> {
  item: Item
  outcome: FileOutcome
  /** Its key there, or that of the template of which it is a draft. */
  there: number | null
  /** Why it is refused. */
  reasons: readonly string[]
}

export interface Plan {
  coupons: readonly Planned<FileCoupon>[]
  creatives: readonly Planned<FileCreative>[]
  /** Where they refer to what is added, they have its key in the file, below zero. */
  templates: readonly Planned<FileTemplate>[]
}

/** What an import would write: nothing of what is offered changes by it. */
export function planImport(file: TemplateFile, present: Present, given: Conditions): Plan {
  const coupons = file.coupons.map((coupon) => planCoupon(coupon, present.coupons, given))
  const names = new Set(present.creatives.map(({ name }) => nameKey(name)))
  const creatives = file.creatives.map((creative) =>
    planCreative(creative, present.creatives, { ...given, names }),
  )
  const single = file.templates.filter(({ seasonals }) => seasonals.length === 0)
  const annual = file.templates.filter(({ seasonals }) => seasonals.length > 0)
  const taken = {
    CREATIVE: new Set(present.takenCodes.CREATIVE),
    LETTER: new Set(present.takenCodes.LETTER),
  }
  const planned: Planned<FileTemplate>[] = []
  for (const template of [...single, ...annual]) {
    const made = { coupons, creatives, templates: planned }
    planned.push(planTemplate(template, { present, made, taken }))
  }
  return { coupons, creatives, templates: planned }
}

function planCoupon(
  item: FileCoupon,
  present: readonly FileCoupon[],
  { mayMakeCoupons }: Conditions,
): Planned<FileCoupon> {
  const same = present.find((one) => isSameData({ ...one, key: 0 }, { ...item, key: 0 }))
  if (same) return planned(item, 'THERE', same.key)
  if (!mayMakeCoupons) return refused(item, [templateFileTexts.couponsDenied])
  return addedUnless(item, Object.values(couponProblems(item)))
}

interface CreativeConditions extends Conditions {
  /** Of the creatives there, and of those that the file adds. */
  names: Set<string>
}

function planCreative(
  item: FileCreative,
  present: readonly FileCreative[],
  { names, previewHosts, pictures }: CreativeConditions,
): Planned<FileCreative> {
  const encoded = withPictures(item, pictures)
  const same = present.find(
    (one) =>
      isNumbered(one.name, item.name) &&
      // A file that was saved here names its pictures as they are here already.
      [item, encoded].some((each) =>
        isSameData(withoutOwn(one), withoutOwn({ ...each, name: one.name })),
      ),
  )
  if (same) return planned(item, 'THERE', same.key)
  const isComplete = photosOf(item).every((hash) => pictures.has(hash))
  const problems = Object.values(creativeProblems(item, previewHosts))
  const reasons = isComplete ? problems : [...problems, templateFileTexts.pictureMissing]
  const name = freeName(item.name, names)
  if (reasons.length === 0) names.add(nameKey(name))
  return addedUnless({ ...encoded, name }, reasons)
}

function withPictures(creative: FileCreative, hashes: ReadonlyMap<string, string>): FileCreative {
  const encoded = (photo: string | null) => photo && (hashes.get(photo) ?? photo)
  return {
    ...creative,
    photo: encoded(creative.photo),
    variations: creative.variations.map((each) => ({ ...each, photo: encoded(each.photo) })),
  }
}

/** Whether it is on offer is the brand's to say. */
const withoutOwn = (creative: FileCreative) => ({ ...creative, key: 0, status: 'ACTIVE' })

const nameKey = (name: string): string => name.trim().toLowerCase()

/** Of the same name, or of one that was given since that name was taken. */
const isNumbered = (name: string, original: string): boolean =>
  nameKey(name.replace(/ \(\d+\)$/, '')) === nameKey(original) ||
  nameKey(name) === nameKey(original)

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`
    const candidate = `${name.slice(0, MOST_OF_CREATIVE_NAME - ending.length)}${ending}`
    if (!taken.has(nameKey(candidate))) return candidate
  }
}

interface TemplateConditions {
  present: Present
  made: Plan
  taken: Record<'CREATIVE' | 'LETTER', Set<string>>
}

function planTemplate(
  template: FileTemplate,
  { present, made, taken }: TemplateConditions,
): Planned<FileTemplate> {
  const lacks = whatLacks(template, made)
  if (lacks.length > 0) return refused(template, lacks)
  const item = withOtherKeys(template, keysThere(made))
  const namesake = present.templates.find(({ name }) => nameKey(name) === nameKey(item.name))
  if (namesake) return planBeside(item, namesake)
  const free = withFreeCodes(item, taken)
  for (const { creativeCode, letterCode } of free.creativeTemplates) {
    taken.CREATIVE.add(sameCode(creativeCode))
    taken.LETTER.add(sameCode(letterCode))
  }
  const reasons = [...Object.values(templateProblems(item)), ...modelReasons(item, null)]
  return addedUnless({ ...free, key: item.key }, reasons)
}

/** Why nothing could be published with its model, in the words that publishing would refuse it with. */
function modelReasons({ analyticalModel: model }: FileTemplate, stored: string | null): string[] {
  const problem = analyticalModelProblem(model, stored)
  return problem === undefined ? [] : [templateFileTexts.model(model ?? '', problem)]
}

/** A template of that name is there: what differs becomes its draft. */
function planBeside(item: FileTemplate, there: PresentTemplate): Planned<FileTemplate> {
  const { draft, ...published } = there
  const isThere =
    isSameData({ ...published, key: 0 }, { ...item, key: 0 }) ||
    (draft !== null && isSameData({ ...draft, key: 0 }, { ...item, key: 0 }))
  if (isThere) return planned(item, 'THERE', there.key)
  const reasons = [
    ...(draft === null ? [] : [templateFileTexts.hasDraft]),
    ...modelReasons(item, there.analyticalModel),
  ]
  return reasons.length > 0 ? refused(item, reasons) : planned(item, 'DRAFT', there.key)
}

/** What the template is made of and would not be there. */
function whatLacks(template: FileTemplate, made: Plan): string[] {
  const { coupons, creatives, templates } = linksOf(template)
  return [
    ...lacking(coupons, made.coupons, ({ heading }) => heading),
    ...lacking(creatives, made.creatives, ({ name }) => name),
    ...lacking(templates, made.templates, ({ name }) => name),
  ]
}

function lacking<Item extends { key: number }>(
  keys: readonly number[],
  made: readonly Planned<Item>[],
  nameOf: (item: Item) => string,
): string[] {
  return keys.flatMap((key) => {
    const found = made.find(({ item }) => item.key === key)
    if (!found) return [templateFileTexts.notInFile]
    return found.outcome === 'REFUSED' ? [templateFileTexts.needs(nameOf(found.item))] : []
  })
}

/** Of what is added, its key in the file below zero: no stored thing has such a key. */
function keysThere({ coupons, creatives, templates }: Plan): OtherKeys {
  return { coupon: keyOf(coupons), creative: keyOf(creatives), template: keyOf(templates) }
}

function keyOf(made: readonly Planned<{ key: number }>[]): (key: number) => number {
  const there = new Map(made.map(({ item, there: known }) => [item.key, known ?? -item.key]))
  return (key) => there.get(key) ?? -key
}

const planned = <Item extends { key: number }>(
  item: Item,
  outcome: FileOutcome,
  there: number | null,
): Planned<Item> => ({ item, outcome, there, reasons: [] })

const refused = <Item extends { key: number }>(
  item: Item,
  reasons: readonly string[],
): Planned<Item> => ({ item, outcome: 'REFUSED', there: null, reasons: [...new Set(reasons)] })

const addedUnless = <Item extends { key: number }>(
  item: Item,
  reasons: readonly string[],
): Planned<Item> => (reasons.length > 0 ? refused(item, reasons) : planned(item, 'ADDED', null))
