/** What a server says about a value: the error, or nothing. */
export type RemoteRule<Value = string> = (value: Value) => Promise<string | undefined>

type Answers = Map<unknown, Promise<string | undefined>>

const PAUSE_MS = 300

export interface FieldValidators {
  /** Registers the validator of a field; what is returned clears it, with all its results. */
  register: (name: string, rule: RemoteRule<never>) => () => void
  check: (name: string, value: unknown) => Promise<string | undefined>
}

/** A form's remote validators by field name, with the results they have given. */
export function createFieldValidators(): FieldValidators {
  const rules = new Map<string, RemoteRule<unknown>>()
  const results = new Map<string, Answers>()
  const latest = new Map<string, unknown>()

  async function ask(name: string, value: unknown): Promise<string | undefined> {
    // A value that is typed over at once needs no check.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const rule = rules.get(name)
    if (!rule || latest.get(name) !== value) throw new Error('superseded')
    return rule(value)
  }

  return {
    register(name, rule) {
      rules.set(name, rule as RemoteRule<unknown>)
      return () => {
        rules.delete(name)
        results.delete(name)
        latest.delete(name)
      }
    },
    async check(name, value) {
      if (!rules.has(name)) return undefined
      latest.set(name, value)
      const cached = results.get(name) ?? new Map<unknown, Promise<string | undefined>>()
      results.set(name, cached)
      const answer = cached.get(value) ?? ask(name, value)
      cached.set(value, answer)
      try {
        return await answer
      } catch {
        // A check that failed is repeated next time; the server judges when saving anyway.
        cached.delete(value)
        return undefined
      }
    },
  }
}
