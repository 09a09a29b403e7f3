import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { campaignTemplatePath } from '../../../../app/paths.ts'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import type { Template, TemplateDraft } from '../answers.ts'
import {
  differencesOf,
  merged,
  valuesOf,
  type TemplateValues,
  accessOf,
  accessValuesOf,
  isSameAccess,
  NOT_CHOSEN,
  type AccessRow,
} from '../../../../widgets/templates/index.ts'
import { contentOf } from './content.rules.ts'
import { latestOf } from './draft.rules.ts'
import type { PlaceState } from './place.ts'
import { fieldOf, inOrder } from './problems.rules.ts'
import { accessPaneTexts, draftTexts, publishTexts, texts } from './texts.ts'
import { useSaveDraft, type DraftSaving } from './use-save-draft.ts'
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
}

/** Saves a template; problems are shown at their fields, and the first one gets the focus. */
export function useSaveTemplate(editing: TemplateForm, { place, show }: PlaceState): Saving {
  const { form, base, fill, kept } = editing
  const navigate = useNavigate()
  const sendAll = useSend(editing)
  const [shown, setShown] = useState<Shown>({})

  const showProblems = (fields: readonly string[]) => {
    const [first] = inOrder(fields)
    setShown({ isIncomplete: true })
    if (first !== undefined) show(first)
  }
  const done = async ({ template: saved, access: row }: Sent) => {
    kept.drop()
    setShown({})
    fill(saved, { access: row, draft: null })
    const toItsOwn = { replace: true, state: { ...place, field: undefined } }
    if (!base) await navigate(campaignTemplatePath(saved.key), toItsOwn)
  }
  const refuse = async (error: unknown) => {
    setShown(await shownFor(error, editing))
    const fields = placeProblems(editing.form, error)
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
  return { ...shown, ...drafts, save: () => whenValid(send), check: whenValid, send, takeOver }
}

async function shownFor(error: unknown, editing: TemplateForm): Promise<Shown> {
  const { base } = editing
  const refusal = error instanceof Error ? error.message : texts.failed
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
function placeProblems({ getValues, setError }: TemplateForm['form'], error: unknown): string[] {
  const { fields = {} } = error instanceof ApiError ? error : {}
  const placed = Object.entries(fields).map(([path, message]) => {
    const field = fieldOf(path.replace(/^body\./, ''), getValues())
    setError(field as 'name', { type: 'server', message })
    return field
  })
  return [...new Set(placed)]
}

/** A template as it stands after a save. */
interface Sent {
  template: Template
  access: AccessRow | undefined
}

const QUIETLY = { fails: false, selection: false } as const

/** What is written and who gets it are two things: only what has changed is sent, each by itself. */
function useSend(editing: TemplateForm): (values: TemplateValues) => Promise<Sent> {
  const { base, access, draft, fill } = editing
  const create = useCreate()
  const update = useUpdate()
  const saveAccess = useSaveAccess()
  return async (values) => {
    if (!base) return { template: await create(values), access: undefined }
    const isOthers = access && !isSameAccess(values.access, accessValuesOf(access))
    const isLeft = isOthers && isWritten(base, values) && draft === null
    const template = isLeft ? base : await update(base, values, draft)
    if (!isOthers) return { template, access }
    try {
      return { template, access: await saveAccess(access, values) }
    } catch (error) {
      // What is written has been saved; only the choice is still to be.
      fill(template, { typed: values, access, draft: null })
      throw error
    }
  }
}

/** Is all that the form holds in the saved template already? */
const isWritten = (base: Template, values: TemplateValues): boolean =>
  JSON.stringify(contentOf(values)) === JSON.stringify(contentOf(valuesOf(base)))

function useCreate() {
  const change = useChange(api.templates.create, {
    ...QUIETLY,
    refreshes: [api.templates.search],
    success: ({ name }) => texts.created(name),
  })
  return (values: TemplateValues) => {
    const { hierarchyId, access } = values
    const isChosen = !isSameAccess(access, NOT_CHOSEN)
    const body = { ...contentOf(values), hierarchyId }
    return change.attempt({
      query: {},
      body: isChosen ? { ...body, access: accessOf(access) } : body,
    })
  }
}

function useUpdate() {
  const change = useChange(api.templates.update, {
    ...QUIETLY,
    refreshes: [
      api.templates.search,
      api.templates.read,
      api.templates.versions,
      api.templates.readDraft,
    ],
    success: ({ name, version, status }) =>
      (status === 'ACTIVE' ? publishTexts.published : texts.saved)(name, version),
  })
  return ({ key, version }: Template, values: TemplateValues, draft: TemplateDraft | null) => {
    const body = { ...contentOf(values), key, version }
    return change.attempt({
      query: {},
      body: draft ? { ...body, draftVersion: draft.version } : body,
    })
  }
}

function useSaveAccess() {
  const change = useChange(api.templates.saveAccess, {
    ...QUIETLY,
    refreshes: [api.templates.readAccess, api.templates.accessMatrix, api.templates.search],
    success: ({ name }) => accessPaneTexts.saved(name),
  })
  return ({ key, version }: AccessRow, { access }: TemplateValues) =>
    change.attempt({
      params: { key: String(key) },
      query: {},
      body: { ...accessOf(access), version },
    })
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
