import { TemplateFile, type templateFiles } from '@marquee/contract/template-files'
import { todayIn } from '@marquee/rules/calendar'
import { accept } from '@marquee/rules/result'
import { Pause, type PausingUseCase } from '../platform/use-case.ts'
import { brandFor } from './brand-for.load.ts'

type ReadyMade = typeof templateFiles.readyMade

/** Its pictures are drawn while no transaction is open. */
export const readReadyMade: PausingUseCase<ReadyMade> = async (call) => {
  const brand = await brandFor(call)
  if (!brand.ok) return brand
  return new Pause<ReadyMade>(async () => {
    const file = await call.deployment.readyMade(todayIn('UTC', call.now))
    return async () => accept(TemplateFile.parse(file))
  })
}
