import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { api, useOperation, whyNot, type QueryState } from '../../../../api/index.ts'
import { campaignTemplatePath, copyCreativePath, paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { CreativePreview } from '../../../../widgets/pieces/index.ts'
import { useSelectedDealerOf, useUserState } from '../../../../widgets/user-state/index.ts'
import type { Creative } from '../answers.ts'
import { cardTexts, reasons } from '../texts.ts'
import { CreativeForm } from './creative.form.tsx'
import { blankCreative, valuesOf } from './creative.rules.ts'
import { texts } from './texts.ts'

/** The editor of creatives: for a new one, a copy, and one that is there. */
export function Screen() {
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = key === 'new'
  const copiedKey = search.get('copy') ?? undefined
  const template = templateIn(search)
  const query = useCreativeQuery(isNew ? copiedKey : key)
  const { creative, hosts } = query
  const isThere = hosts !== undefined && (creative !== undefined || (isNew && !copiedKey))
  return (
    <Page
      title={titleOf(isNew, creative?.name)}
      back={
        template === undefined
          ? { to: paths.creativeTemplates, name: texts.back }
          : { to: campaignTemplatePath(template), name: texts.backToTemplate }
      }
      intro={creative && !isNew && <Versions creative={creative} />}
    >
      {isThere && isNew && (
        <NewCreative
          key={copiedKey}
          copied={creative}
          brand={search.get('brand') ?? undefined}
          template={template}
          hosts={hosts}
        />
      )}
      {isThere && !isNew && creative && (
        <KnownCreative key={creative.key} creative={creative} template={template} hosts={hosts} />
      )}
      {!isThere && (
        <NotLoaded {...query} texts={texts} to={paths.creativeTemplates}>
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}

/** The template from whose form somebody came, and comes back to. */
function templateIn(search: URLSearchParams): number | 'new' | undefined {
  const text = search.get('template')
  if (text === 'new') return text
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

function titleOf(isNew: boolean, name: string | undefined): string {
  if (!isNew) return name ?? texts.title
  return name === undefined ? texts.newTitle : texts.copyTitle(name)
}

const Versions = ({ creative: { version, updatedAt } }: { creative: Creative }) => (
  <>
    {texts.version(version, showMoment(updatedAt))} {texts.kept}
  </>
)

interface CreativeQuery {
  creative: Creative | undefined
  /** The names of the allowed hosts of external previews. */
  hosts: readonly string[] | undefined
  isLoading: boolean
  /** What could not be loaded. */
  failed: QueryState<unknown> | undefined
}

/** A creative, where there is one to edit or to copy, and what any of them may be shown by. */
function useCreativeQuery(key: string | undefined): CreativeQuery {
  const creative = useOperation(
    api.creatives.read,
    { params: { key: key ?? '' }, query: {} },
    { selection: false, enabled: key !== undefined },
  )
  // One is enough: the hosts are the same for all of them.
  const some = useOperation(api.creatives.search, {
    query: { type: 'CAMPAIGN_TEMPLATE', size: '1' },
  })
  const all = key === undefined ? [some] : [creative, some]
  return {
    creative: key === undefined ? undefined : creative.response,
    hosts: some.response?.previewHosts,
    isLoading: all.some(({ status }) => status === 'loading'),
    failed: all.find(({ status }) => status === 'failed'),
  }
}

interface NewCreativeProps {
  copied: Creative | undefined
  /** Of the template for which it is made. */
  brand: string | undefined
  template: number | 'new' | undefined
  hosts: readonly string[]
}

function NewCreative({ copied, brand, template, hosts }: NewCreativeProps) {
  const { selectedHierarchy, hierarchies } = useUserState()
  const own = (hierarchies.find(({ id }) => id === brand) ?? selectedHierarchy ?? hierarchies[0])
    ?.id
  const [initial] = useState(() => (copied ? valuesOf(copied) : blankCreative(own ?? '')))
  return <CreativeForm initial={initial} hosts={hosts} creative={undefined} template={template} />
}

interface KnownCreativeProps extends Pick<NewCreativeProps, 'template' | 'hosts'> {
  creative: Creative
}

/** A creative to edit, or to look at where it may not be changed. */
function KnownCreative({ creative, template, hosts }: KnownCreativeProps) {
  const [initial] = useState(() => valuesOf(creative))
  const reason = whyNot(creative.can.change, reasons)
  if (reason !== undefined) return <Closed creative={creative} reason={reason} />
  return <CreativeForm creative={creative} initial={initial} hosts={hosts} template={template} />
}

function Closed({ creative, reason }: { creative: Creative; reason: string }) {
  const marketKey = useSelectedDealerOf(creative.hierarchyId)?.key
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: '50rem' }}>
      <Alert severity="info">{reason}</Alert>
      <CreativePreview creative={creative} marketKey={marketKey} />
      <Button
        variant="outlined"
        component={Link}
        to={copyCreativePath(creative.key)}
        sx={{ justifySelf: 'start' }}
      >
        {cardTexts.duplicate}
      </Button>
    </Box>
  )
}
