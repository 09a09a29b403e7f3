import {
  get,
  set,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'

/** What is wrong in a whole form: the name of a field and its message. */
export type ProblemsIn<Values> = (values: Values) => Readonly<Record<string, string>>

/** The kind of error that the rule about the whole form finds. */
const RULE = 'rule'

type OwnRule = (value: unknown) => unknown

/**
 * Judges a form as one: one rule also knows of fields that are not on the page now, and those that
 * are speak for themselves first, as only they know what was typed into them and is no value yet.
 * A list that has become longer says nothing of its new item, which nobody has left yet.
 */
export function judgedAsOne<Values extends FieldValues>(
  problemsIn: ProblemsIn<Values>,
  isShown: (name: string) => boolean,
): Resolver<Values> {
  return async (values, _, { names = [], fields }) => {
    const found = new Map(
      Object.entries(problemsIn(values)).map(([name, message]) => [name, { type: RULE, message }]),
    )
    for (const name of names) {
      const field = get(fields, name) as { mount?: boolean; validate?: OwnRule } | undefined
      const own = field?.mount ? await field.validate?.(get(values, name)) : undefined
      if (typeof own === 'string') found.set(name, { type: 'own', message: own })
    }
    const [changed] = names.filter((name) => isList(get(fields, name), get(values, name)))
    for (const name of found.keys()) {
      if (changed !== undefined && name.startsWith(`${changed}.`) && !isShown(name))
        found.delete(name)
    }
    const errors: FieldErrors = {}
    for (const [name, error] of found) set(errors, name, error)
    return found.size === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** A list of items, which is judged when one comes or goes; a field whose value is a list judges itself. */
const isList = (field: unknown, value: unknown): boolean =>
  field === undefined && Array.isArray(value)

/** The names of the fields that errors are about. */
export function namesOfErrors(errors: object, above: readonly string[] = []): string[] {
  return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || part === 'ref') return []
    const path = [...above, part]
    const own = 'message' in error && typeof error.message === 'string' ? [path.join('.')] : []
    return [...own, ...namesOfErrors(error, path)]
  })
}

/** Errors that the rule finds no more: a field may be mended by changing another one. */
export function mendedNames(errors: object, problems: Readonly<Record<string, string>>): string[] {
  return namesOfErrors(errors).filter(
    (name) =>
      (get(errors, name) as FieldError | undefined)?.type === RULE && problems[name] === undefined,
  )
}
