import type { creatives } from '@marquee/contract/creatives'
import {
  changeCreative,
  creativeProblems,
  creativeTexts,
  mayManageCreative,
  photosOf,
  type CreativeTemplate,
} from '@marquee/rules/creatives'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { imagesStore } from '../images/index.ts'
import { hierarchiesStore } from '../markets/index.ts'
import { unaltered } from '../platform/unaltered.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { creativesStore, type Creative } from './creatives.store.ts'
import { creativeNow } from './creative.present.ts'

type Create = typeof creatives.create
type Update = typeof creatives.update

export const createCreative: UseCase<Create> = async (call) => {
  const { body, person, use, now, announce } = call
  const brand = await use(hierarchiesStore).find(body.hierarchyId)
  if (!brand) return refuse('not-found')
  const allowed = mayManageCreative(person, brand.path)
  if (!allowed.ok) return refuse('creative.kept-above')
  const content = contentOf(body)
  const checked = await check(content, undefined, call)
  if (!checked.ok) return checked
  const { id: hierarchyId, path } = brand
  const key = await use(creativesStore).insert(
    { hierarchyId, path, status: body.status, content },
    { savedBy: person.key, savedAt: new Date(now) },
  )
  announce({ key, hierarchyId })
  return creativeNow(key, call)
}

export const updateCreative: UseCase<Update> = async (call) => {
  const { body, person, use, now, announce } = call
  const stored = await use(creativesStore).find(body.key)
  if (!stored) return refuse('not-found')
  const allowed = mayManageCreative(person, stored.path)
  if (!allowed.ok) return refuse('creative.kept-above')
  const current = changeCreative(stored, body.version)
  if (!current.ok) return current
  const facts = unaltered(body, stored, ['hierarchyId'])
  if (!facts.ok) return facts
  const content = contentOf(body)
  const checked = await check(content, stored, call)
  if (!checked.ok) return checked
  const saved = await use(creativesStore).save(
    stored,
    { content, status: body.status },
    { savedBy: person.key, savedAt: new Date(now) },
  )
  if (!saved) return refuse('creative.changed-meanwhile')
  announce({ key: stored.key, version: stored.version + 1 })
  return creativeNow(stored.key, call)
}

type Sent = Call<Create>['body'] | Call<Update>['body']

/** Of what was sent, only what an author writes. */
function contentOf(body: Sent): CreativeTemplate {
  const { name, fulfillmentChannels, preview, minAttachments, maxAttachments } = body
  const { design, emailDesign, texts, photo, fields } = body
  const variations = body.variations.map((variation) => ({
    id: variation.id,
    name: variation.name.trim(),
    photo: variation.photo,
  }))
  return {
    name: name.trim(),
    fulfillmentChannels,
    preview,
    minAttachments,
    maxAttachments,
    design,
    emailDesign,
    texts,
    photo,
    fields,
    variations,
  }
}

/**
 * Checks the rules, and that every picture was uploaded by a person in scope or is in the creative
 * already.
 */
async function check(
  content: CreativeTemplate,
  stored: Creative | undefined,
  { use, deployment }: Pick<Call<Create>, 'use' | 'deployment'>,
): Promise<Result<true, 'request.invalid'>> {
  const problems = creativeProblems(content, deployment.previewHosts)
  const hashes = photosOf(content)
  const brought = await use(imagesStore).broughtOf(hashes)
  const usable = new Set([...brought, ...(stored ? photosOf(stored.content) : [])])
  const isUnknown = (hash: string | null) => hash !== null && !usable.has(hash)
  if (isUnknown(content.photo)) problems.photo = creativeTexts.pictureUnknown
  for (const [at, { photo }] of content.variations.entries()) {
    if (isUnknown(photo)) problems[`variations.${at}.photo`] = creativeTexts.pictureUnknown
  }
  return answer(problems)
}

function answer(problems: Readonly<Record<string, string>>): Result<true, 'request.invalid'> {
  const fields = Object.entries(problems).map(([path, text]) => [`body.${path}`, text])
  return fields.length === 0
    ? accept(true)
    : refuse('request.invalid', { fields: Object.fromEntries(fields) })
}
