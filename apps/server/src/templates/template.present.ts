import type { ReplyOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { accept, refuse, type Result } from '@marquee/rules/result'
import {
  categoryNames,
  couponTextKeys,
  mayChooseDate,
  selectsAudience,
} from '@marquee/rules/templates'
import { imagesStore, presentImage } from '../images/index.ts'
import type { Call } from '../platform/use-case.ts'
import { abilitiesIn, isReadable, viewerOf, type TemplateViewer } from './viewer.load.ts'
import { templatesStore, type Template } from './templates.store.ts'
import type { BriefTemplate } from './templates.view.ts'

type Presented = ReplyOf<typeof templates.read>
export type Summary = ReplyOf<typeof templates.search>['campaignTemplates'][number]
export type Reading = Pick<Call<typeof templates.search>, 'person' | 'use' | 'links' | 'now'> & {
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
}

export async function present(
  found: readonly Template[],
  viewer: TemplateViewer,
  call: Reading,
): Promise<Presented[]> {
  const heroes = await heroesOf(found, call)
  const abilities = await abilitiesIn(found, viewer, call.use)
  return found.map((template) => {
    const { key, hierarchyId, version, status, category, updatedAt, content } = template
    return {
      ...content,
      key,
      hierarchyId,
      version,
      status,
      category,
      updatedAt: updatedAt.toISOString(),
      categoryName: categoryNames[category].name,
      selectAudience: selectsAudience(content),
      ...couponTextKeys(content.attachments),
      heroUrl: heroes(template),
      can: abilities(template),
    }
  })
}

export async function presentBriefly(
  found: readonly BriefTemplate[],
  viewer: TemplateViewer,
  call: Reading,
): Promise<Summary[]> {
  const heroes = await heroesOf(found, call)
  const abilities = await abilitiesIn(found, viewer, call.use)
  return found.map((template) => {
    const { key, hierarchyId, version, status, category, updatedAt, brief } = template
    const { name, description, type, priceBook, mailDate, mailWindow } = brief
    const { enrollmentStartDate, enrollmentEndDate, canSelectWaves, isBillingDeferred } = brief
    const { stepCount, creativeCount } = template
    const can = abilities({ ...template, content: brief })
    return {
      key,
      hierarchyId,
      version,
      status,
      category,
      name,
      description,
      type,
      categoryName: categoryNames[category].name,
      updatedAt: updatedAt.toISOString(),
      heroUrl: heroes(template),
      channelOptions: [...brief.channelOptions],
      prices: [...priceBook.prices],
      mailDate,
      isMailDateFixed: !mayChooseDate(brief, false).ok,
      mailWindow,
      enrollmentStartDate,
      enrollmentEndDate,
      canSelectWaves,
      isBillingDeferred,
      stepCount,
      creativeCount,
      hasDraft: template.hasDraft && can.change.ok,
      can,
    }
  })
}

type WithHero = Pick<Template, 'heroPicture'>

async function heroesOf(found: readonly WithHero[], { use, links, now }: Reading) {
  const hashes = found.map(({ heroPicture }) => heroPicture).filter((hash) => hash !== null)
  const rows = hashes.length > 0 ? await use(imagesStore).factsOf([...new Set(hashes)]) : []
  const urls = new Map(rows.map((row) => [row.hash, presentImage(row, { links, now }).url]))
  return ({ heroPicture }: WithHero) => (heroPicture && urls.get(heroPicture)) ?? null
}

/** The template as it is now: what every change answers. */
export async function templateNow(
  key: number,
  call: Reading,
  version?: number,
): Promise<Result<Presented, 'not-found'>> {
  const viewer = await viewerOf(call)
  const template = await call.use(templatesStore).find(key, version)
  if (!viewer || !template) return refuse('not-found')
  if (!(await isReadable(template, viewer, call.use))) return refuse('not-found')
  const [presented] = (await present([template], viewer, call)) as [Presented]
  return accept(presented)
}
