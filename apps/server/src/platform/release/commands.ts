import { version } from './version.ts'

/** What an operator may call beside the program itself, in the order in which help lists it. */
export const COMMANDS = {
  'prepare-database': 'makes a PostgreSQL of your own ready for the first start',
  'first-admin': 'invites the first administrator',
  backup: 'writes all that the database holds to a file',
  restore: 'puts a backup back, or checks one',
  'verify-audit': 'checks the chain of the audit log',
  'rebuild-audience': 'publishes lost or damaged files of audiences again',
  'import-network': 'brands, zones, districts and dealers from a file',
  'import-market-groups': 'groups of dealers from a file',
  'import-vehicles': 'models and model years from a file',
  'import-people': 'people from a file',
  'import-customers': "a dealer's customers from a file",
  'undo-network-import': 'takes an import of markets back',
  'undo-vehicles-import': 'takes an import of models back',
  'undo-people-import': 'takes an import of people back',
} as const

export type CommandName = keyof typeof COMMANDS

/** What an operator types for a command here: a release has a program for all of them, a checkout has npm. */
export function commandLine(name: CommandName, args = '', { commit } = version()): string {
  const words =
    commit === undefined ? ['npm run', name, args && '--', args] : ['./marquee', name, args]
  return words.filter(Boolean).join(' ')
}
