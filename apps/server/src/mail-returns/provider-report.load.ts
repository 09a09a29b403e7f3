import type { MailReturn } from '@marquee/rules/mail-returns'
import type { z } from 'zod'

/** What a provider tells of one email. */
export interface ProviderReturn extends MailReturn {
  /** Everything in which the name of the piece may stand. */
  quoted: string
}

/** Undefined: it is no JSON of this form. Providers add fields as they like. */
export function readJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(text))
    return data
  } catch {
    return undefined
  }
}
