import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError } from '../../../../api/index.ts'
import { campaignTemplatePath } from '../../../../app/paths.ts'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import type { Template, TemplateDraft } from '../answers.ts'
import {
  differencesOf,
  merged,
  valuesOf,
  type TemplateValues,
  accessValuesOf,
  isSameAccess,
  type AccessRow,
} from '../../../../widgets/templates/index.ts'
import { latestOf } from './draft.rules.ts'
import type { PlaceState } from './place.ts'
import { fieldOf, inOrder } from './problems.rules.ts'
import { accessPaneTexts, draftTexts, texts } from './texts.ts'
import { useSaveDraft, type DraftSaving } from './use-save-draft.ts'
import { AccessNotSaved, useSend, type Sending, type Sent } from './use-send-template.ts'
import type { TemplateForm } from './use-template-form.ts'

interface Shown {
  /** Why the last attempt failed. */
  refusal?: string
  /** Fields say what is missing or wrong. */
  isIncomplete?: boolean
  /** What another person saved in the meantime, in words. */
  differences?: readonly string[]
}

export interface Saving extends Shown, DraftSaving {
  /** Saves it as the next version. */
  save: () => Promise<void>
  /** The same in two parts: a question may be put between them. */
  check: (then: (values: TemplateValues) => void) => Promise<void>
  send: (values: TemplateValues) => Promise<void>
  takeOver: () => void
  /** What is on its way now. */
  sending: Sending | undefined
}

/** Saves a template; problems are shown at their fields, and the first one gets the focus. */
export function useSaveTemplate(editing: TemplateForm, { place, show }: PlaceState): Saving {
  const { form, base, fill, kept } = editing
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const { sendAll, sending } = useSend(editing)
  const [shown, setShown] = useState<Shown>({})

  const showProblems = (fields: readonly string[]) => {
    const [first] = inOrder(fields)
    setShown({ isIncomplete: true })
    if (first !== undefined) show(first)
  }
  const done = async ({ template: saved, access: row, says }: Sent) => {
    kept.drop()
    setShown({})
    fill(saved, { access: row, draft: null })
    notify('success', says)
    const toItsOwn = { replace: true, state: { ...place, field: undefined } }
    if (!base) await navigate(campaignTemplatePath(saved.key), toItsOwn)
  }
  const refuse = async (error: unknown) => {
    setShown(await shownFor(error, editing))
    const fields = placeProblems(form, error)
    if (fields.length > 0) showProblems(fields)
  }
  const send = async (values: TemplateValues) => {
    setShown({})
    try {
      await done(await sendAll(values))
    } catch (error) {
      await refuse(error)
    }
  }
  const whenValid = (then: (values: TemplateValues) => void | Promise<void>) =>
    form.handleSubmit(then, (errors) => showProblems(namesOfErrors(errors)))()
  const drafts = useSaveDraft(editing, {
    refuse,
    begin: () => setShown({}),
    showUnreadable: (fields) => {
      showProblems(fields)
      setShown({ refusal: draftTexts.unreadable })
    },
  })
  const takeOver = () => {
    setShown({})
    fill(base)
  }
  const attempts = { save: () => whenValid(send), check: whenValid, send, sending }
  return { ...shown, ...drafts, ...attempts, takeOver }
}

async function shownFor(failure: unknown, editing: TemplateForm): Promise<Shown> {
  const isWritten = failure instanceof AccessNotSaved
  const error = isWritten ? failure.cause : failure
  const base = isWritten ? failure.template : editing.base
  const message = error instanceof Error ? error.message : texts.failed
  const refusal = isWritten ? accessPaneTexts.notSaved(failure.template.version, message) : message
  if (base && isStale(error)) return { refusal, differences: await meet(editing, base) }
  if (base && isStaleDraft(error)) return { refusal, differences: await meetDraft(editing, base) }
  return { refusal }
}

/** Joins the typed values with another person's save, and describes what that has changed. */
async function meet(
  { form, access, draft, fill, onStale }: TemplateForm,
  stored: Template,
): Promise<string[]> {
  onStale?.()
  const now = await presentState(stored.key)
  const row = access && (await presentAccess(stored.key))
  const before = valuesOf(stored, accessValuesOf(access))
  const theirs = valuesOf(now, accessValuesOf(row))
  fill(now, { typed: merged(before, form.getValues(), theirs), access: row, draft })
  const isOthersNow = !isSameAccess(before.access, theirs.access)
  return [...differencesOf(before, theirs), ...(isOthersNow ? [accessPaneTexts.changed] : [])]
}

/** Joins the typed values with the draft that another person saved, and describes what that has changed. */
async function meetDraft({ form, draft, fill }: TemplateForm, base: Template): Promise<string[]> {
  const now = await presentDraft(base.key)
  const before = valuesOf(latestOf(base, draft))
  const theirs = valuesOf(latestOf(base, now))
  const typed = form.getValues()
  const { access } = typed
  fill(base, { typed: { ...merged(before, typed, theirs), access }, draft: now })
  return differencesOf(before, theirs)
}

/** Shows what the server found wrong at the fields, and answers which those are. */
function placeProblems({ getValues, setError }: TemplateForm['form'], failure: unknown): string[] {
  const error = failure instanceof AccessNotSaved ? failure.cause : failure
  const { fields = {} } = error instanceof ApiError ? error : {}
  const placed = Object.entries(fields).map(([path, message]) => {
    const field = fieldOf(path.replace(/^body\./, ''), getValues())
    setError(field as 'name', { type: 'server', message })
    return field
  })
  return [...new Set(placed)]
}

const presentAccess = (key: number): Promise<AccessRow> =>
  api.templates.readAccess({ params: { key: String(key) }, query: {} }, { selection: false })

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'campaign-template.changed-meanwhile'

const isStaleDraft = (error: unknown) =>
  error instanceof ApiError && error.code === 'campaign-template.draft-changed-meanwhile'

const presentDraft = async (key: number): Promise<TemplateDraft | null> =>
  (await api.templates.readDraft({ params: { key: String(key) }, query: {} }, { selection: false }))
    .draft

const presentState = (key: number): Promise<Template> =>
  api.templates.read({ params: { key: String(key) }, query: {} }, { selection: false })
