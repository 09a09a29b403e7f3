import type { Template } from '../answers.ts'
import type { Place } from './place.ts'
import type { TemplateValues } from './template-values.rules.ts'

/** What was typed and not saved yet, and where. */
export interface KeptTyping {
  /** The template that the form was filled with; none for a new one. */
  base?: Template
  values: TemplateValues
  place: Place
}

export interface TypingPlace {
  read: () => KeptTyping | undefined
  keep: (typing: KeptTyping) => void
  drop: () => void
}

/** What an earlier release kept in another shape is not read. */
const SHAPE = 1

/**
 * The typing of one person and one template, as long as this tab lives. It outlasts the way to the
 * coupon editor, which has addresses of its own, and also loading the page anew, as no dialog would.
 */
export function keptTypingOf(personKey: number, templateKey: number | undefined): TypingPlace {
  const name = `marquee.template-typing.${SHAPE}.${personKey}.${templateKey ?? 'new'}`
  return {
    read: () => readTyping(sessionStorage.getItem(name)),
    keep: (typing) => sessionStorage.setItem(name, JSON.stringify(typing)),
    drop: () => sessionStorage.removeItem(name),
  }
}

function readTyping(text: string | null): KeptTyping | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as KeptTyping)
  } catch {
    return undefined
  }
}
