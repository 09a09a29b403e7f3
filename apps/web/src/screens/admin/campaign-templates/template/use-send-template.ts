import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import {
  accessOf,
  accessValuesOf,
  isSameAccess,
  NOT_CHOSEN,
  valuesOf,
  type AccessRow,
  type TemplateValues,
} from '../../../../widgets/templates/index.ts'
import type { Template, TemplateDraft } from '../answers.ts'
import { contentOf } from './content.rules.ts'
import { accessPaneTexts, publishTexts, texts } from './texts.ts'
import type { TemplateForm } from './use-template-form.ts'

/** A template as it stands after a save. */
export interface Sent {
  template: Template
  access: AccessRow | undefined
  /** What was saved, in one sentence. */
  says: string
}

/** What is on its way: what is written, or who gets it. */
export type Sending = 'content' | 'access'

/** What is written has been saved; who gets it has not. */
export class AccessNotSaved extends Error {
  readonly template: Template

  constructor(template: Template, cause: unknown) {
    super(accessPaneTexts.failed, { cause })
    this.template = template
  }
}

const QUIETLY = { fails: false, selection: false } as const

interface Send {
  sendAll: (values: TemplateValues) => Promise<Sent>
  sending: Sending | undefined
}

/** What is written and who gets it are two things: only what has changed is sent, each by itself. */
export function useSend(editing: TemplateForm): Send {
  const { base, access, draft, fill } = editing
  const create = useCreate()
  const update = useUpdate()
  const saveAccess = useSaveAccess()
  const [sending, setSending] = useState<Sending>()
  const send = async (values: TemplateValues): Promise<Sent> => {
    setSending('content')
    if (!base) {
      const template = await create(values)
      return { template, access: undefined, says: texts.created(template.name) }
    }
    const isOthers = access && !isSameAccess(values.access, accessValuesOf(access))
    const isLeft = isOthers && isWritten(base, values) && draft === null
    const template = isLeft ? base : await update(base, values, draft)
    const { name, version, status } = template
    const written = (status === 'ACTIVE' ? publishTexts.published : texts.saved)(name, version)
    if (!isOthers) return { template, access, says: written }
    setSending('access')
    try {
      const row = await saveAccess(access, values)
      const says = isLeft ? accessPaneTexts.saved(name) : accessPaneTexts.both(written)
      return { template, access: row, says }
    } catch (error) {
      if (isLeft) throw error
      // Only the choice is still to be saved.
      fill(template, { typed: values, access, draft: null })
      throw new AccessNotSaved(template, error)
    }
  }
  const sendAll = (values: TemplateValues) => send(values).finally(() => setSending(undefined))
  return { sendAll, sending }
}

/** Is all that the form holds in the saved template already? */
const isWritten = (base: Template, values: TemplateValues): boolean =>
  JSON.stringify(contentOf(values)) === JSON.stringify(contentOf(valuesOf(base)))

function useCreate() {
  const change = useChange(api.templates.create, {
    ...QUIETLY,
    refreshes: [api.templates.search],
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
    refreshes: [
      api.templates.read,
      api.templates.readAccess,
      api.templates.accessMatrix,
      api.templates.search,
    ],
  })
  return ({ key, version }: AccessRow, { access }: TemplateValues) =>
    change.attempt({
      params: { key: String(key) },
      query: {},
      body: { ...accessOf(access), version },
    })
}
