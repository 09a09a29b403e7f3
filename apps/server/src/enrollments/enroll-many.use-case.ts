import type { enrollments } from '@marquee/contract/enrollments'
import { enrollMessage, mayEnrollAgain } from '@marquee/rules/enrollments'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import { enrollableYear } from '../annual/index.ts'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { isReadable, templatesStore, viewerOf } from '../templates/index.ts'
import { presentBulkEnrollment } from './bulk-enrollment.present.ts'
import { bulkEnrollmentsStore } from './bulk-enrollments.store.ts'
import { BULK_ENROLLMENT } from './bulk-enrollment.job.ts'
import { readingTemplatesOnce } from './templates-once.load.ts'

type Starting = Pick<Call<typeof enrollments.start>, 'body' | 'query' | 'person' | 'use' | 'now'>

export const tryEnrolling: UseCase<typeof enrollments.tryOut> = async (call) => {
  const { body, person, use, now } = call
  const dealers = await dealersOf(call)
  if (!dealers.ok) return dealers
  const by = { person, use: readingTemplatesOnce(use), now }
  const tried = []
  for (const { key: marketKey, name: marketName } of dealers.value) {
    const year = await enrollableYear({ templateKey: body.templateKey, marketKey }, by)
    const reason = year.ok ? null : year.reason
    tried.push({
      marketKey,
      marketName,
      isPossible: year.ok,
      reason,
      message: reason && enrollMessage(reason),
      drafts: year.ok ? year.value.drafts.length : 0,
    })
  }
  return accept({ dealers: tried })
}

export const startEnrolling: UseCase<typeof enrollments.start> = async (call) => {
  const { body, person, use, now, announce } = call
  const dealers = await dealersOf(call)
  if (!dealers.ok) return dealers
  const { templateKey } = body
  const { key } = await use(bulkEnrollmentsStore).insert(
    { personKey: person.key, templateKey, startedAt: new Date(now), path: person.path },
    dealers.value.map(({ key: marketKey, name: marketName, path }) => ({
      marketKey,
      marketName,
      path,
    })),
  )
  await use(jobsQueue).request(BULK_ENROLLMENT, [key])
  announce({ key, templateKey, dealers: dealers.value.length })
  const presented = await presentBulkEnrollment(key, call)
  return presented ? accept(presented) : refuse('not-found')
}

/** Each once; one that is out of sight refuses all. */
async function dealersOf(call: Starting) {
  const { body, use } = call
  const viewer = await viewerOf(call)
  const template = await use(templatesStore).find(body.templateKey)
  if (!viewer || !template || !(await isReadable(template, viewer, use))) return refuse('not-found')
  if (!hasTrait(template.category, 'year')) return refuse('annual.not-a-year')
  const keys = [...new Set(body.marketKeys)]
  const found: readonly MarketRow[] = await use(marketsStore).findAll(keys)
  if (found.length < keys.length) return refuse('not-found')
  // Whoever enrolls many locks them in this order, so that two of them never wait for each other.
  return accept(found.toSorted((one, other) => one.key - other.key))
}

/** Those that failed get their turn once more. */
export const retryEnrolling: UseCase<typeof enrollments.retry> = async (call) => {
  const { params, use, announce } = call
  await use(bulkEnrollmentsStore).lock(params.id)
  const before = await presentBulkEnrollment(params.id, call)
  if (!before) return refuse('not-found')
  const allowed = mayEnrollAgain(before.counts, before.retryable)
  if (!allowed.ok) return allowed
  const dealers = await use(bulkEnrollmentsStore).again(params.id)
  await use(jobsQueue).request(BULK_ENROLLMENT, [params.id])
  announce({ key: params.id, dealers })
  const after = await presentBulkEnrollment(params.id, call)
  return after ? accept(after) : refuse('not-found')
}
