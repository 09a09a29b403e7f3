import { asStartError } from '../platform/sql/index.ts'

/** Runs a command of an operator: what they can mend is said in a sentence, and never with a stack. */
export async function runCommand(
  command: (argv: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`)
  } catch (error) {
    const said = asStartError(error)
    if (!said) throw error
    process.stderr.write(`${said.message}\n`)
    process.exitCode = 1
  }
}
