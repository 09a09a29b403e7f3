import { ROOT_PATH } from '@marquee/rules/access'
import {
  countLineup,
  describeAddedModel,
  describeChangedModel,
  describeLineupCounts,
  describeRefusedLine,
  mayImportLineup,
  modelName,
  type LineupDifferences,
} from '@marquee/rules/lineup'
import { accept } from '@marquee/rules/result'
import { compareLineupFile, importModels, yearOf } from '../lineup/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import { clock } from '../wiring.ts'
import { importFile, type FileImport } from './import-file.ts'

const LINEUP_FILE: FileImport = {
  usage: commandLine('import-vehicles', 'vehicles.csv [--trial]'),
  operation: 'import-vehicles',
  event: 'lineup.imported',
  lock: (use) => use(vehicleModelsStore).lock(),
  async compare(use, bytes, fileName) {
    const on = { scope: ROOT_PATH, currentYear: yearOf(clock()) }
    const compared = await compareLineupFile(use, bytes, on)
    if (!compared.ok) return compared
    const { differences, ignored } = compared.value
    return accept({
      ignored,
      lines: linesOf(differences),
      counts: describeLineupCounts(countLineup(differences)),
      allowed: mayImportLineup(differences),
      async apply() {
        await importModels(use, compared.value, { fileName, importedBy: null, now: clock() })
        return { details: { ...countLineup(differences) } }
      },
    })
  },
}

/** Imports a file of the models and model years of brands. */
export const importVehicles = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> => importFile(LINEUP_FILE, { argv, env, print })

const linesOf = ({ added, changed, absent, refused }: LineupDifferences): string[] => [
  ...added.map(describeAddedModel),
  ...changed.map(describeChangedModel),
  ...absent.map((model) => `Not in the file, and left as it is: ${modelName(model)}`),
  ...refused.map(describeRefusedLine),
]
