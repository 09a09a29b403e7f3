import { api, asSent, useChange } from '../../../api/index.ts'
import { downloadText } from '../../../ui/grid/index.ts'
import { useLatest } from '../../../ui/latest/index.ts'

interface Saved {
  key: number
  name: string
}

interface SaveAsFile {
  save: (templates: readonly Saved[]) => void
  isRunning: boolean
}

/** Saves templates, with all that they are made of, as a file that another installation can import. */
export function useSaveAsFile(): SaveAsFile {
  const exporting = useChange(api.templateFiles.export, { selection: false })
  const run = async (templates: readonly Saved[]) => {
    const keys = templates.map(({ key }) => key).join()
    const file = await exporting.run({ query: { keys } })
    if (!file) return
    const [only] = templates
    const name = templates.length === 1 && only ? only.name : 'templates'
    const text = asSent(api.templateFiles.export, file)
    downloadText(`${inFileName(name)}.json`, text, 'application/json')
  }
  return {
    save: useLatest((templates) => void run(templates)),
    isRunning: exporting.isRunning,
  }
}

const inFileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'template'
