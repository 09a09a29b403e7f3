import type { OperationShape } from '@marquee/contract/operation'

type Parts = Readonly<Partial<Record<string, unknown>>>

/** What a call named by its contract as its object: its field, with the key. */
export function namedByCall({ access }: OperationShape, input: Parts): Parts {
  const [part = '', field = ''] = access.object?.split('.') ?? []
  return { [field]: (input[part] as Parts | undefined)?.[field] }
}

/** The key of what a call is about: what it announces as such, or what it named. */
export function objectOf(
  operation: OperationShape,
  input: Parts,
  announced: Readonly<Record<string, unknown>> = {},
): number | null {
  const [named] = Object.values(namedByCall(operation, input))
  return whole(announced.key) ?? whole(announced.campaignKey) ?? whole(named)
}

const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null
