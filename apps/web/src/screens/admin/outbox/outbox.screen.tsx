import type { AnswerOf } from '@marquee/contract/operation'
import type { outbox } from '@marquee/contract/outbox'
import { EMAIL_STATES, type EmailState } from '@marquee/rules/outbox'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import {
  Grid,
  loadingProps,
  twoLines,
  useGridPage,
  useFilters,
  type GridColumn,
} from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import { paths } from '../../../app/paths.ts'
import { WrittenEmail } from '../../../widgets/pieces/index.ts'
import { ReturnedLink } from './returned-link.tsx'
import { stateNames, texts } from './texts.ts'

export function Screen() {
  const arrangement = useArrangement('outbox')
  const { query, filters, setFilters, paging } = useOutbox()
  const [shown, setShown] = useState<number>()
  const columns = useMemo(() => columnsFor(setShown), [])
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <>
          <Button variant="outlined" component={RouterLink} to={paths.keptEmails}>
            {texts.ofCampaigns}
          </Button>
          <ReturnedLink />
          <Button variant="outlined" component={RouterLink} to={paths.sendingDomains}>
            {texts.sendingDomains}
          </Button>
        </>
      }
    >
      {query.response?.isSending === false && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {texts.kept}
        </Alert>
      )}
      <Grid
        label={texts.emails}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.emails ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter
            label={texts.state}
            value={filters.state}
            choices={[
              [undefined, texts.anyState],
              ...EMAIL_STATES.map((state) => [state, stateNames[state]] as const),
            ]}
            onChange={(state) => setFilters({ state })}
          />
        }
      />
      {shown !== undefined && <EmailDialog emailKey={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

interface EmailFilters {
  text: string
  state: EmailState | undefined
}

/** One page of what was written, newest first. */
function useOutbox() {
  const paging = useGridPage({ sort: [] })
  const { filters, setFilters } = useFilters<EmailFilters>(paging, { text: '', state: undefined })
  const { page, size } = paging.page
  const { text, state } = filters
  const criteria = { ...(text && { text }), ...(state && { state }) }
  const query = useOperation(
    api.outbox.search,
    { body: { criteria, page, size } },
    { selection: false, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging }
}

type Email = AnswerOf<typeof outbox.search>['emails'][number]

const { columns } = texts

const PLAIN: readonly GridColumn<Email>[] = [
  {
    id: 'to',
    title: columns.to,
    value: ({ to }) => to,
    grow: 3,
    minWidth: 150,
    sortable: false,
    hideBelow: 'sm',
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => stateNames[state],
    width: 120,
    sortable: false,
  },
  {
    id: 'madeAt',
    title: columns.madeAt,
    value: ({ madeAt }) => madeAt,
    show: ({ madeAt }) => showMoment(madeAt),
    width: 205,
    sortable: false,
    hideBelow: 'md',
  },
  {
    id: 'answer',
    title: columns.answer,
    value: ({ answer }) => answer,
    grow: 2,
    minWidth: 130,
    sortable: false,
    hideBelow: 'lg',
  },
]

const columnsFor = (onShow: (key: number) => void): GridColumn<Email>[] => [
  {
    id: 'subject',
    title: columns.subject,
    value: ({ subject }) => subject,
    cell: ({ key, subject }) => (
      <Link component="button" type="button" onClick={() => onShow(key)} sx={twoLines}>
        {subject}
      </Link>
    ),
    grow: 5,
    minWidth: 170,
    sortable: false,
  },
  ...PLAIN,
]

interface EmailDialogProps {
  emailKey: number
  onClose: () => void
}

/** An email as it was written: how mail programs show it, and as text. */
function EmailDialog({ emailKey, onClose }: EmailDialogProps) {
  const query = useOperation(
    api.outbox.read,
    { params: { key: String(emailKey) } },
    { selection: false },
  )
  const email = query.response
  return (
    <PlainDialog
      open
      title={email?.subject ?? texts.email}
      onClose={onClose}
      width="md"
      fillsNarrow
    >
      {query.error !== undefined && <Typography role="alert">{query.error}</Typography>}
      {email && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Facts
            facts={[
              [texts.columns.to, email.to],
              [texts.columns.state, stateNames[email.state]],
              [texts.columns.madeAt, showMoment(email.madeAt)],
              [texts.settledAt, email.settledAt && showMoment(email.settledAt)],
              [texts.columns.answer, email.answer],
            ]}
          />
          <WrittenEmail html={email.html} text={email.text} />
        </Box>
      )}
    </PlainDialog>
  )
}
