import { keysOfCampaigns } from './places.ts'
import type { Sampler } from './samples.ts'

const campaign: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).campaign } })
const releasedParent: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).releasedParent } })
const saying =
  (sampler: Sampler): Sampler =>
  (at, home) => ({
    ...sampler(at, home),
    body: { words: 'Somebody new said this.' },
  })

export const SAMPLES_OF_APPROVALS: Readonly<Record<string, Sampler>> = {
  'approvals.timeline by campaign': campaign,
  'approvals.timeline by releasedParent': releasedParent,
  'approvals.comment by campaign': saying(campaign),
  'approvals.comment by releasedParent': saying(releasedParent),
}
