import type { Template } from '../answers.ts'
import type { Place } from './place.ts'
import type { TemplateValues } from './template-values.rules.ts'

/** What was typed and not saved yet, and where. */
export interface Draft {
  /** The template that the form was filled with; none for a new one. */
  base?: Template
  values: TemplateValues
  place: Place
}

export interface Drafts {
  read: () => Draft | undefined
  keep: (draft: Draft) => void
  drop: () => void
}

/** Of another shape, a draft of an earlier release is none. */
const SHAPE = 1

/**
 * The draft of one person and one template, as long as this tab lives: it outlasts the way to the
 * coupon editor and back, and loading the page anew.
 */
export function draftsOf(personKey: number, templateKey: number | undefined): Drafts {
  const name = `marquee.template-draft.${SHAPE}.${personKey}.${templateKey ?? 'new'}`
  return {
    read: () => readDraft(sessionStorage.getItem(name)),
    keep: (draft) => sessionStorage.setItem(name, JSON.stringify(draft)),
    drop: () => sessionStorage.removeItem(name),
  }
}

function readDraft(text: string | null): Draft | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    return undefined
  }
}
