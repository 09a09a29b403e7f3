import { conflicts, doubts, type Given } from './combinations.ts'
import { Environment, SETTINGS, type SettingName } from './environment.ts'
import { settingsFrom, type Settings } from './settings.ts'
import { slips } from './slips.ts'
import { StartError } from './start-error.ts'

/** Reads all settings at once, or names every mistake in a line that says what to do. */
export function readSettings(env: NodeJS.ProcessEnv, argv: readonly string[] = []): Settings {
  refuseArguments(argv)
  const given: Given = writtenIn(env)
  const parsed = Environment.safeParse(given)
  const mistakes = conflicts(given)
  if (!parsed.success) {
    mistakes.unshift(
      ...parsed.error.issues.map(({ path, message }) => describe(given, path, message)),
    )
  }
  const unknown = slips(Object.keys(env), names)
  if (!parsed.success || mistakes.length > 0) {
    throw new StartError([...mistakes, ...unknown].join('\n'))
  }
  const settings = settingsFrom(parsed.data)
  return { ...settings, warnings: [...unknown, ...doubts(given, settings.publicUrl)] }
}

const names = SETTINGS.map(({ name }) => name)
const secrets = SETTINGS.filter(({ isSecret }) => isSecret).map(({ name }) => name)

function writtenIn(env: NodeJS.ProcessEnv): Given {
  // An empty value is how a file of settings says that there is none.
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

function refuseArguments(argv: readonly string[]): void {
  if (argv.length === 0) return
  throw new StartError(
    `"${argv.join(' ')}" is not understood: set PORT and the like before the command`,
  )
}

function describe(given: Given, path: readonly PropertyKey[], message: string): string {
  const name = path[0] as SettingName
  const written = secrets.includes(name) ? 'not usable' : `"${given[name]}"`
  return `${name} is ${written}: ${message}`
}
