import type { Ability } from '@marquee/rules/result'

/** Why something may not be done, in words; undefined where it may. */
export function whyNot(
  ability: Ability | undefined,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  if (!ability || ability.ok) return undefined
  return texts[ability.reason] ?? ability.reason
}
