import type { audienceFiles } from '@marquee/contract/audience-files'
import { mayRunHandOvers } from '@marquee/rules/hand-overs'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentHalts } from '../sendings/index.ts'
import { presentFiles } from './audience-files.present.ts'
import { audienceFilesView } from './audience-files.view.ts'

export const listFiles: UseCase<typeof audienceFiles.list> = async (call) => {
  const { use, person } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const seen = await use(audienceFilesView).list(part)
  return accept({ halts: (await presentHalts(call)).halts, files: await presentFiles(seen, use) })
}

export const readAudienceFile: UseCase<typeof audienceFiles.read> = async (call) => {
  const { params, use, person } = call
  const seen = await use(audienceFilesView).one(params.key)
  if (!seen) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  const [presented] = await presentFiles([seen], use)
  return presented ? accept(presented) : refuse('not-found')
}
