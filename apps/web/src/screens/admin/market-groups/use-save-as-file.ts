import { membershipsFile } from '@marquee/rules/memberships'
import { api, useChange } from '../../../api/index.ts'
import { downloadText } from '../../../ui/grid/index.ts'
import { texts } from './texts.ts'

interface Listed {
  text: string
  hierarchyId: string | undefined
}

/** Saves the groups that a person may change, as a file that can be loaded again. */
export function useSaveAsFile({ text, hierarchyId }: Listed) {
  const exporting = useChange(api.memberships.export, { selection: false })
  const save = async () => {
    const query = { ...(text && { text }), ...(hierarchyId && { hierarchyId }) }
    const saved = await exporting.run({ query })
    if (saved) downloadText(texts.fileName, membershipsFile(saved.lines), 'text/csv')
  }
  return { save: () => void save(), isRunning: exporting.isRunning }
}
