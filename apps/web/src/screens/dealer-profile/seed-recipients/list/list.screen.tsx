import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { listTexts, texts } from '../texts.ts'
import { Recipients } from './recipients.tsx'

const back = { to: paths.seedLists, name: texts.title }

/** The recipients of one list. */
export function Screen() {
  const { key = '' } = useParams()
  const asked = useOperation(api.seedLists.read, { params: { id: key }, query: {} }, OF_ANY_MARKET)
  const { response: list, status } = asked
  const failed = status === 'failed' ? asked : undefined
  return (
    <Page
      title={list?.name ?? listTexts.title}
      back={back}
      intro={list ? listTexts.intro : undefined}
    >
      <Box sx={{ maxWidth: '48rem' }}>
        {list ? (
          <Recipients list={list} />
        ) : (
          <NotLoaded
            isLoading={status === 'loading'}
            failed={failed}
            texts={listTexts}
            to={paths.seedLists}
          >
            <RowsSkeleton />
          </NotLoaded>
        )}
      </Box>
    </Page>
  )
}

const OF_ANY_MARKET = { selection: false }
