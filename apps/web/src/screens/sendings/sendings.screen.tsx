import { SENT_CHANNELS } from '@marquee/rules/audience'
import { channelNames } from '@marquee/rules/channels'
import { SENDING_STANDINGS, sendingStandingNames } from '@marquee/rules/sendings'
import Typography from '@mui/material/Typography'
import { Filter } from '../../ui/filter/index.ts'
import { Grid, loadingProps } from '../../ui/grid/index.ts'
import { Page } from '../../ui/page/index.ts'
import { HaltBanner } from '../../widgets/sendings/index.ts'
import { COLUMNS } from './columns.tsx'
import { totalsInWords } from './next.rules.ts'
import { StopEverything } from './stop-everything.tsx'
import { texts } from './texts.ts'
import { useSendings } from './use-sendings.ts'

/** Everything that is on its way, and the button that stops all of it. */
export function Screen() {
  const { query, filters, setFilters, paging } = useSendings()
  const { response } = query
  const isNarrowed = filters.text !== '' || (filters.standing ?? filters.channel) !== undefined
  return (
    <Page title={texts.title} intro={texts.intro} actions={<StopEverything can={response?.can} />}>
      {response && <HaltBanner halts={response.halts} can={response.can} />}
      {response && response.totals.planned > 0 && (
        <Typography aria-label={texts.totals} role="group" sx={{ mb: 4 }}>
          {totalsInWords(response.totals)}
        </Typography>
      )}
      <Grid
        label={texts.list}
        columns={COLUMNS}
        rows={response?.sendings ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={isNarrowed ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <>
            <Filter
              label={texts.standing}
              value={filters.standing}
              choices={[
                [undefined, texts.anyStanding],
                ...SENDING_STANDINGS.map((one) => [one, sendingStandingNames[one]] as const),
              ]}
              onChange={(standing) => setFilters({ standing })}
            />
            <Filter
              label={texts.channel}
              value={filters.channel}
              choices={[
                [undefined, texts.anyChannel],
                ...SENT_CHANNELS.map((one) => [one, channelNames[one]] as const),
              ]}
              onChange={(channel) => setFilters({ channel })}
            />
          </>
        }
      />
    </Page>
  )
}
