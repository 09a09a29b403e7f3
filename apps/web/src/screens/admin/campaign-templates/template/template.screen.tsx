import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import { HistoryLink } from '../../../../widgets/audit/index.ts'
import type { Template } from '../answers.ts'
import { StatusDialog } from '../status-dialog.tsx'
import { statusNames } from '../texts.ts'
import { TemplateForm } from './template.form.tsx'
import { reasons, texts } from './texts.ts'
import { UnsavedProvider, useUnsaved } from './unsaved.tsx'
import { VersionsButton } from './versions-dialog.tsx'

const back = { to: paths.campaignTemplates, name: texts.back }

/** Writes a new template, or changes the one that its address names. */
export function Screen() {
  const { key } = useParams()
  if (key === undefined) return <NewTemplate />
  return (
    <UnsavedProvider key={key}>
      <KnownTemplate templateKey={key} />
    </UnsavedProvider>
  )
}

function NewTemplate() {
  return (
    <Page title={texts.newTitle} back={back} intro={texts.firstVersion}>
      <TemplateForm template={undefined} />
    </Page>
  )
}

function KnownTemplate({ templateKey }: { templateKey: string }) {
  const query = useOperation(
    api.templates.read,
    { params: { key: templateKey }, query: {} },
    { selection: false },
  )
  const access = useOperation(
    api.templates.readAccess,
    { params: { key: templateKey }, query: {} },
    { selection: false },
  )
  const [older, setOlder] = useState<Template>()
  const { response } = query
  const written = useWritten(response)
  const failed = [query, access, ...written.queries].find((each) => each.status === 'failed')
  if (failed) {
    return (
      <Page title={texts.form} back={back}>
        <ErrorState title={texts.loadFailed} onRetry={failed.retry} retrying={failed.isRefreshing}>
          {failed.error}
        </ErrorState>
      </Page>
    )
  }
  return (
    <Page
      title={response?.name ?? texts.form}
      back={back}
      intro={response && texts.version(response.version)}
      actions={
        response && (
          <>
            <VersionsButton template={response} onRestore={setOlder} />
            <HistoryLink kind="campaign-template" of={response.key} />
            <StatusButton template={response} />
          </>
        )
      }
    >
      {response && access.response && written.isThere ? (
        <TemplateForm
          template={response}
          access={access.response}
          draft={written.draft}
          begunWith={written.begunWith}
          onStale={query.retry}
          older={older}
          onOlderTaken={() => setOlder(undefined)}
        />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  )
}

/** What is written of a template beside what is published, for those who write it. */
function useWritten(template: Template | undefined) {
  const params = { key: String(template?.key) }
  const isAuthor = template?.can.change.ok === true
  const own = { selection: false } as const
  const query = useOperation(
    api.templates.readDraft,
    { params, query: {} },
    { ...own, enabled: isAuthor },
  )
  const draft = query.response?.draft ?? null
  const isBehind = draft !== null && draft.basedOn !== template?.version
  const older = useOperation(
    api.templates.read,
    { params, query: { version: String(draft?.basedOn) } },
    { ...own, enabled: isBehind },
  )
  const isLoaded = query.response !== undefined && (!isBehind || older.response !== undefined)
  const isReady = template !== undefined && (!isAuthor || isLoaded)
  // A form that is open stays so when somebody else publishes: it learns of that when it is saved.
  const [wasReady, setWasReady] = useState(false)
  if (isReady && !wasReady) setWasReady(true)
  return {
    draft,
    begunWith: isBehind ? older.response : undefined,
    isThere: isReady || wasReady,
    queries: [query, older],
  }
}

/** Whether a template is offered, and the way to change that. */
function StatusButton({ template }: { template: Template }) {
  const [isUnsaved] = useUnsaved()
  const [isAsking, setAsking] = useState(false)
  const isActive = template.status === 'ACTIVE'
  const { change, activate } = template.can
  return (
    <>
      <Chip label={statusNames[template.status]} color={isActive ? 'success' : 'default'} />
      <ReasonButton
        variant="outlined"
        reason={
          whyNot(change, reasons) ??
          (isUnsaved && !isActive ? texts.saveBefore : undefined) ??
          (isActive ? undefined : whyNot(activate, reasons))
        }
        onClick={() => setAsking(true)}
      >
        {isActive ? texts.deactivate : texts.activate}
      </ReasonButton>
      {isAsking && <StatusDialog template={template} onClose={() => setAsking(false)} />}
    </>
  )
}
