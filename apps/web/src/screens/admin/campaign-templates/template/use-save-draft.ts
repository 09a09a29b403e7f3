import { api, useChange } from '../../../../api/index.ts'
import { valuesOf } from '../../../../widgets/templates/index.ts'
import { contentOf } from './content.rules.ts'
import { latestOf, unreadableIn } from './draft.rules.ts'
import { draftTexts as texts } from './texts.ts'
import type { TemplateForm } from './use-template-form.ts'

export interface DraftSaving {
  /** Saves what is written beside the version that dealers get, complete or not. */
  saveDraft: () => Promise<void>
  discardDraft: () => Promise<void>
  isSavingDraft: boolean
}

interface Attempts {
  begin: () => void
  refuse: (error: unknown) => Promise<void>
  showUnreadable: (fields: readonly string[]) => void
}

/** A draft stays beside what is published until it is published itself, or thrown away. */
export function useSaveDraft(editing: TemplateForm, attempts: Attempts): DraftSaving {
  const { form, base, draft, fill, kept } = editing
  const save = useChange(api.templates.saveDraft, { ...QUIETLY, success: texts.saved })
  const discard = useChange(api.templates.discardDraft, { ...QUIETLY, success: texts.discarded })
  const attempt = async (work: () => Promise<unknown>) => {
    attempts.begin()
    await work().catch(attempts.refuse)
  }
  const saveDraft = async () => {
    if (!base) return
    const values = form.getValues()
    const unreadable = Object.entries(unreadableIn(values))
    for (const [field, message] of unreadable) form.setError(field as 'name', { message })
    if (unreadable.length > 0) {
      attempts.showUnreadable(unreadable.map(([field]) => field))
      return
    }
    await attempt(async () => {
      const sent = JSON.stringify(values)
      const saved = await save.attempt({
        params: { key: String(base.key) },
        query: {},
        body: { content: contentOf(values), basedOn: base.version, version: draft?.version },
      })
      const now = form.getValues()
      // Who gets it is no part of a draft, and the person may have typed on meanwhile.
      const isSame = JSON.stringify(now) === sent
      kept.drop()
      fill(base, {
        draft: saved,
        typed: isSame ? valuesOf(latestOf(base, saved), now.access) : now,
      })
    })
  }
  const discardDraft = async () => {
    if (!base || !draft) return
    await attempt(async () => {
      await discard.attempt({
        params: { key: String(base.key) },
        query: { version: String(draft.version) },
      })
      kept.drop()
      fill(base, { draft: null })
    })
  }
  return { saveDraft, discardDraft, isSavingDraft: save.isRunning }
}

const QUIETLY = {
  fails: false,
  selection: false,
  refreshes: [api.templates.search, api.templates.readDraft],
} as const
