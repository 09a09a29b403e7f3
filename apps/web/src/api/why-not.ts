import type { Ability } from '@marquee/rules/result'

/** Why something may not be done, in words; undefined where it may. */
export function whyNot<Reason extends string>(
  ability: Ability<Reason> | undefined,
  texts: Readonly<Record<NoInfer<Reason>, string>>,
): string | undefined {
  return !ability || ability.ok ? undefined : texts[ability.reason]
}
