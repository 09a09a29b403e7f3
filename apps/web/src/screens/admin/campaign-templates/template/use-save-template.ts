import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { campaignTemplatePath } from '../../../../app/paths.ts'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import type { Template } from '../answers.ts'
import { contentOf } from './content.rules.ts'
import { differencesOf, merged } from './differences.rules.ts'
import { valuesOf, type TemplateValues } from './template-values.rules.ts'
import type { PlaceState } from './place.ts'
import { fieldOf, inOrder } from './problems.rules.ts'
import { texts } from './texts.ts'
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
  const send = useSend(base)
  const [shown, setShown] = useState<Shown>({})

  const showProblems = (fields: readonly string[]) => {
    const [first] = inOrder(fields)
    setShown({ isIncomplete: true })
    if (first !== undefined) show(first)
  }
  const done = async (saved: Template) => {
    kept.drop()
    setShown({})
    fill(saved)
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
async function meet({ form, fill, onStale }: TemplateForm, known: Template): Promise<string[]> {
  onStale?.()
  const now = await presentState(known.key)
  const before = valuesOf(known)
  const theirs = valuesOf(now)
  fill(now, merged(before, form.getValues(), theirs))
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

function useSend(base: Template | undefined): (values: TemplateValues) => Promise<Template> {
  const options = {
    refreshes: [api.templates.search, api.templates.read, api.templates.versions],
    fails: false,
    selection: false,
  } as const
  const create = useChange(api.templates.create, {
    ...options,
    success: ({ name }) => texts.created(name),
  })
  const update = useChange(api.templates.update, {
    ...options,
    success: ({ name, version }) => texts.saved(name, version),
  })
  return (values) => {
    const content = contentOf(values)
    if (!base) {
      return create.attempt({ query: {}, body: { ...content, hierarchyId: values.hierarchyId } })
    }
    const { key, version } = base
    return update.attempt({ query: {}, body: { ...content, key, version } })
  }
}

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'campaign-template.changed-meanwhile'

const presentState = (key: number): Promise<Template> =>
  api.templates.read({ params: { key: String(key) }, query: {} }, { selection: false })
