import type { OperationShape } from '@marquee/contract/operation'

type Parts = Readonly<Partial<Record<string, unknown>>>

/** The key of what a call is about: what it announces as such, or what it named by its contract. */
export function objectOf(
  { access }: OperationShape,
  input: Parts,
  announced: Readonly<Record<string, unknown>> = {},
): number | null {
  const [part = '', field = ''] = access.object?.split('.') ?? []
  const named = (input[part] as Parts | undefined)?.[field]
  return whole(announced.key) ?? whole(announced.campaignKey) ?? whole(named)
}

const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null
