import { creativeProblems } from '@marquee/rules/creatives'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { creativePath } from '../../../../app/paths.ts'
import { useForm } from '../../../../ui/form/index.ts'
import { fieldValuesProblems } from '../../../../widgets/creatives/index.ts'
import type { Creative } from '../answers.ts'
import { contentOf, valuesOf, type CreativeValues } from './creative-values.rules.ts'
import { texts } from './texts.ts'

interface Meanwhile {
  before: Creative
  now: Creative
}

export interface Editing {
  /** The creative that is edited; undefined makes a new one. */
  creative: Creative | undefined
  initial: CreativeValues
  hosts: readonly string[]
}

/** The form of a creative, and how it is saved; a refusal is thrown, for the form to show. */
export function useCreativeForm({ creative, initial, hosts }: Editing) {
  const navigate = useNavigate()
  // What the form was filled with: what is typed is compared to this, and its version is sent.
  const [base, setBase] = useState(creative)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<CreativeValues>({
    defaultValues: initial,
    problems: (values) => problemsIn(values, hosts),
  })
  const send = useSending(base)

  const save = async (values: CreativeValues) => {
    try {
      const saved = await send(values)
      if (!base) return await navigate(creativePath(saved.key), { replace: true })
      setMeanwhile(undefined)
      setBase(saved)
      form.reset(valuesOf(saved))
    } catch (error) {
      if (base && isStale(error)) {
        const now = await presentState(base.key)
        setMeanwhile({ before: base, now })
        setBase(now)
        form.reset(valuesOf(now), KEEPING)
      }
      throw error
    }
  }
  const takeOver = () => {
    if (!base) return
    setMeanwhile(undefined)
    form.reset(valuesOf(base))
  }
  return { form, save, base, meanwhile, takeOver }
}

function useSending(base: Creative | undefined) {
  const refreshes = [api.creatives.search, api.creatives.keyNames, api.creatives.read]
  const options = { refreshes, fails: false, selection: false } as const
  const create = useChange(api.creatives.create, {
    ...options,
    says: ({ name }) => texts.created(name),
  })
  const update = useChange(api.creatives.update, {
    ...options,
    says: ({ name }) => texts.saved(name),
  })
  return (values: CreativeValues): Promise<Creative> => {
    const content = contentOf(values)
    const { hierarchyId } = values
    if (!base) return create.attempt({ query: {}, body: { ...content, hierarchyId } })
    const { key, version } = base
    return update.attempt({ query: {}, body: { ...content, key, version } })
  }
}

function problemsIn(values: CreativeValues, hosts: readonly string[]): Record<string, string> {
  const known = Object.fromEntries(hosts.map((name) => [name, name]))
  return { ...creativeProblems(contentOf(values), known), ...fieldValuesProblems(values.fields) }
}

/** What was typed stays, and counts as not saved. */
const KEEPING = { keepDirtyValues: true, keepDirty: true, keepSubmitCount: true }

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'creative.changed-meanwhile'

const presentState = (key: number): Promise<Creative> =>
  api.creatives.read({ params: { key: String(key) }, query: {} }, { selection: false })
