import type { creatives } from '@marquee/contract/creatives'
import { may } from '@marquee/rules/access'
import { AUTHORING } from '@marquee/rules/creatives'
import { ability, accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { creativesStore } from './creatives.store.ts'
import { present } from './creative.present.ts'

export const searchCreatives: UseCase<typeof creatives.search> = async (call) => {
  const { person, query, use, deployment } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const authoring = may(person.permissions, AUTHORING)
  const { page, size, type } = query
  // One that is named is read as by itself: a template may still have it.
  const isActiveOnly = !query.keys && (type === 'CAMPAIGN' || !authoring.ok)
  const { found, totalElements } = await use(creativesStore).list({ ...query, part, isActiveOnly })
  return accept({
    customCreativeTemplates: await present(found, call),
    totalElements,
    page,
    size,
    previewHosts: Object.keys(deployment.previewHosts),
    can: { create: ability(authoring) },
  })
}

export const readCreative: UseCase<typeof creatives.read> = async (call) => {
  const { params, query, use } = call
  const part = await narrowedScope(call)
  const found = part && (await use(creativesStore).find(params.key, query.version))
  const [presented] = found ? await present([found], call) : []
  return presented ? accept(presented) : refuse('not-found')
}

export const readCreativeNames: UseCase<typeof creatives.keyNames> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  return accept({ creativeTemplates: await call.use(creativesStore).keyNames(part) })
}
