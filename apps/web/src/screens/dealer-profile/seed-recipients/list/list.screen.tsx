import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { listTexts, texts } from '../texts.ts'
import { Recipients } from './recipients.tsx'

const back = { to: paths.seedLists, name: texts.title }

/** The recipients of one list. */
export function Screen() {
  const { key = '' } = useParams()
  const asked = useOperation(api.seedLists.read, { params: { id: key }, query: {} }, OF_ANY_MARKET)
  const { response: list, status, failure } = asked
  // 400: what stands in the address is no key.
  const isGone = failure?.status === 404 || failure?.status === 400
  return (
    <Page
      title={list?.name ?? listTexts.title}
      back={back}
      intro={list ? listTexts.intro : undefined}
    >
      <Box sx={{ maxWidth: '48rem' }}>
        {list && <Recipients list={list} />}
        {!list && isGone && <Gone />}
        {!list && !isGone && status === 'failed' && (
          <ErrorState
            title={listTexts.loadFailed}
            onRetry={asked.retry}
            retrying={asked.isRefreshing}
          >
            {asked.error}
          </ErrorState>
        )}
        {status === 'loading' && <RowsSkeleton />}
      </Box>
    </Page>
  )
}

const OF_ANY_MARKET = { selection: false }

function Gone() {
  return (
    <EmptyState
      title={listTexts.gone}
      action={
        <Button component={Link} to={paths.seedLists} variant="outlined">
          {listTexts.toAll}
        </Button>
      }
    >
      {listTexts.goneWhy}
    </EmptyState>
  )
}
