import { seedTexts } from '@marquee/rules/seed-lists'
import { UnsavedGuard } from '../../../ui/unsaved-guard/index.ts'

/** Asks before what was typed in a step is lost. */
export function ExitGuard({ isUnsaved }: { isUnsaved: boolean }) {
  return <UnsavedGuard isUnsaved={isUnsaved} asks={seedTexts.exitQuestion} />
}
