import type { Refused } from '@marquee/rules/result'

/** A request that is wrong somewhere is wrong at that place of the body. */
export function inField(
  { details }: Refused<'request.invalid'>,
  place: string,
): Refused<'request.invalid'> {
  const fields = Object.entries(details?.fields as Readonly<Record<string, string>>)
  return {
    ok: false,
    reason: 'request.invalid',
    details: {
      fields: Object.fromEntries(fields.map(([path, text]) => [`${place}.${path}`, text])),
    },
  }
}
