import { UNSENT_STATES, unsentStateNames, type UnsentState } from '@marquee/rules/sendings'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { campaignPath, paths } from '../../../app/paths.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, useFilters, useGridPage } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../ui/states/index.ts'
import { pieceName } from '../../../widgets/sendings/index.ts'
import type { Unsent } from './answers.ts'
import { columnsFor } from './columns.tsx'
import { CountAsSent, SendAgain } from './decide.tsx'
import { texts } from './texts.ts'

/** Who did not get a piece and why, and what is made of those who may have got it. */
export function Screen() {
  const { key = '' } = useParams()
  const { query, filters, setFilters, paging } = useUnsent(key)
  const { response, status } = query
  const columns = useMemo(() => response && columnsFor(response), [response])
  if (!response || !columns) {
    return (
      <Page title={texts.title} back={{ to: paths.sendings, name: texts.backToAll }}>
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.sendings}
        >
          <FormSkeleton />
        </NotLoaded>
      </Page>
    )
  }
  const { sending, pieces, totalElements } = response
  return (
    <Page
      title={texts.title}
      intro={texts.of(sending.campaign, pieceName(sending), sending.market.name)}
      back={{ to: campaignPath(sending.campaignKey), name: texts.back }}
    >
      <Unknown of={response} />
      <Grid
        label={texts.list}
        columns={columns}
        rows={pieces}
        rowId={({ recipient, isSeed }) => `${isSeed ? 'seed' : 'customer'} ${recipient}`}
        paging={paging}
        total={totalElements}
        {...loadingProps(query)}
        whenEmpty={filters.state === undefined ? texts.none : texts.noneFound}
        filters={
          <Filter
            label={texts.state}
            value={filters.state}
            choices={[
              [undefined, texts.anyState],
              ...UNSENT_STATES.map((one) => [one, unsentStateNames[one]] as const),
            ]}
            onChange={(state) => setFilters({ state })}
          />
        }
      />
    </Page>
  )
}

/** What a person has to decide of, and by whom that can be done. */
function Unknown({ of: { sending, unknown, can } }: { of: Unsent }) {
  if (unknown === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <AlertTitle>{texts.unknownTitle(unknown)}</AlertTitle>
      {texts.unknownWhy(unknown)}
      {(can.sendAgain.ok || can.countAsSent.ok) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {can.sendAgain.ok && (
            <SendAgain
              sendingKey={sending.key}
              label={texts.sendAllAgain(unknown)}
              variant="outlined"
            />
          )}
          {can.countAsSent.ok && (
            <CountAsSent
              sendingKey={sending.key}
              label={texts.countAllAsSent(unknown)}
              variant="outlined"
            />
          )}
        </Box>
      )}
    </Alert>
  )
}

/** One page of them, those of which it is not known first. */
function useUnsent(key: string) {
  const paging = useGridPage<'state'>({ sort: [] })
  const { filters, setFilters } = useFilters<{ state: UnsentState | undefined }>(paging, {
    state: undefined,
  })
  const { page, size, sort } = paging.page
  const criteria = filters.state ? { states: [filters.state] } : {}
  const query = useOperation(
    api.sendings.unsent,
    { params: { key }, body: { criteria, page, size, sort } },
    { selection: false, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging }
}
