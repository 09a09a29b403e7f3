/**
 * What is wrong with a field's value, in the words a person sees; undefined when nothing is.
 * An empty value passes every rule but `required`, so that optional fields need no rules of their own.
 */
export type FieldRule<Value> = (value: Value) => string | undefined

/** The first rule that has something to say decides. */
export function firstProblem<Value>(
  value: Value,
  ...rules: readonly FieldRule<Value>[]
): string | undefined {
  for (const rule of rules) {
    const problem = rule(value)
    if (problem !== undefined) return problem
  }
  return undefined
}
