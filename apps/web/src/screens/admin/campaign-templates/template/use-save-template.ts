import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { campaignTemplatePath } from '../../../../app/paths.ts'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import type { Template } from '../answers.ts'
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
import type { PlaceState } from './place.ts'
import { fieldOf, inOrder } from './problems.rules.ts'
import { accessPaneTexts, texts } from './texts.ts'
import type { TemplateForm } from './use-template-form.ts'

interface Shown {
  /** Why the last attempt failed. */
  refusal?: string
  /** Fields say what is missing or wrong. */
  isIncomplete?: boolean
  /** What another person saved in the meantime, in words. */
  differences?: readonly string[]
}

export interface Saving extends Shown {
  save: () => Promise<void>
  takeOver: () => void
}

/** Saves a template; problems are shown at their fields, and the first one gets the focus. */
export function useSaveTemplate(editing: TemplateForm, { place, show }: PlaceState): Saving {
  const { form, base, fill, kept } = editing
  const navigate = useNavigate()
  const send = useSend(editing)
  const [shown, setShown] = useState<Shown>({})

  const showProblems = (fields: readonly string[]) => {
    const [first] = inOrder(fields)
    setShown({ isIncomplete: true })
    if (first !== undefined) show(first)
  }
  const done = async ({ template: saved, access: row }: Sent) => {
    kept.drop()
    setShown({})
    fill(saved, undefined, row)
    const toItsOwn = { replace: true, state: { ...place, field: undefined } }
    if (!base) await navigate(campaignTemplatePath(saved.key), toItsOwn)
  }
  const refuse = async (error: unknown) => {
    setShown(await shownFor(error, editing))
    const fields = placeProblems(editing.form, error)
    if (fields.length > 0) showProblems(fields)
  }
  const save = form.handleSubmit(
    async (values) => {
      setShown({})
      try {
        await done(await send(values))
      } catch (error) {
        await refuse(error)
      }
    },
    (errors) => showProblems(namesOfErrors(errors)),
  )
  const takeOver = () => {
    setShown({})
    fill(base)
  }
  return { save: () => save(), ...shown, takeOver }
}

async function shownFor(error: unknown, editing: TemplateForm): Promise<Shown> {
  const { base } = editing
  const refusal = error instanceof Error ? error.message : texts.failed
  return base && isStale(error) ? { refusal, differences: await meet(editing, base) } : { refusal }
}

/** Joins the typed values with another person's save, and describes what that has changed. */
async function meet(
  { form, access, fill, onStale }: TemplateForm,
  known: Template,
): Promise<string[]> {
  onStale?.()
  const now = await presentState(known.key)
  const row = access && (await presentAccess(known.key))
  const before = valuesOf(known, accessValuesOf(access))
  const theirs = valuesOf(now, accessValuesOf(row))
  fill(now, merged(before, form.getValues(), theirs), row)
  const isOthersNow = !isSameAccess(before.access, theirs.access)
  return [...differencesOf(before, theirs), ...(isOthersNow ? [accessPaneTexts.changed] : [])]
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
  const { base, access, fill } = editing
  const create = useCreate()
  const update = useUpdate()
  const saveAccess = useSaveAccess()
  return async (values) => {
    if (!base) return { template: await create(values), access: undefined }
    const isOthers = access && !isSameAccess(values.access, accessValuesOf(access))
    const template = isOthers && isWritten(base, values) ? base : await update(base, values)
    if (!isOthers) return { template, access }
    try {
      return { template, access: await saveAccess(access, values) }
    } catch (error) {
      // What is written has been saved; only the choice is still to be.
      fill(template, values, access)
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
    refreshes: [api.templates.search, api.templates.read, api.templates.versions],
    success: ({ name, version }) => texts.saved(name, version),
  })
  return ({ key, version }: Template, values: TemplateValues) =>
    change.attempt({ query: {}, body: { ...contentOf(values), key, version } })
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

const presentState = (key: number): Promise<Template> =>
  api.templates.read({ params: { key: String(key) }, query: {} }, { selection: false })
