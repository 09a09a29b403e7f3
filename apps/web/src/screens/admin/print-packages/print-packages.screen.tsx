import type { AnswerOf } from '@marquee/contract/operation'
import type { printPackages } from '@marquee/contract/print-packages'
import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { HAND_OVER_STATES, handOverStateNames, type HandOverState } from '@marquee/rules/hand-overs'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { printPackagePath } from '../../../app/paths.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { HaltBanner } from '../../../widgets/sendings/index.ts'
import { texts } from './texts.ts'

type Listed = AnswerOf<typeof printPackages.list>['packages'][number]

/** What is made meanwhile is listed by itself. */
const AGAIN_AFTER = 5_000

/** What printers print, how far it is, and what came back. */
export function Screen() {
  const query = useOperation(api.printPackages.list, {}, { again: () => AGAIN_AFTER })
  const [text, setText] = useState('')
  const [state, setState] = useState<HandOverState>()
  const { response } = query
  const rows = (response?.packages ?? []).filter(
    (one) => isFound(one, text) && (state === undefined || one.state === state),
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      {response && <HaltBanner halts={response.halts} />}
      {response && !response.isMailing && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {texts.noMailer}
        </Alert>
      )}
      {response?.isMailing && response.isByFolder && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {texts.byFolder}
        </Alert>
      )}
      <Grid
        label={texts.packages}
        columns={COLUMNS}
        rows={rows}
        rowId={({ key }) => key}
        {...loadingProps(query)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: setText }}
        filters={
          <Filter
            label={texts.state}
            value={state}
            choices={[
              [undefined, texts.anyState],
              ...HAND_OVER_STATES.map((one) => [one, handOverStateNames[one]] as const),
            ]}
            onChange={setState}
          />
        }
      />
    </Page>
  )
}

const isFound = ({ campaign, market, name }: Listed, text: string) =>
  [campaign.name, market.name, name].some((one) => one.toLowerCase().includes(text.toLowerCase()))

const stateOf = ({ state, painted, pieces }: Listed): string =>
  state === 'making' ? texts.painted(painted, pieces) : handOverStateNames[state]

const { columns } = texts

const COLUMNS: readonly GridColumn<Listed>[] = [
  {
    id: 'campaign',
    title: columns.campaign,
    value: ({ campaign }) => campaign.name,
    cell: ({ key, campaign }) => (
      <Link component={RouterLink} to={printPackagePath(key)} sx={twoLines}>
        {campaign.name}
      </Link>
    ),
    grow: 4,
    minWidth: 150,
  },
  {
    id: 'market',
    title: columns.market,
    value: ({ market }) => market.name,
    grow: 3,
    minWidth: 150,
    hideBelow: 'sm',
  },
  {
    id: 'mailOn',
    title: columns.mailOn,
    value: ({ mailOn }) => mailOn,
    show: ({ mailOn }) => showDate(mailOn),
    width: 130,
    hideBelow: 'sm',
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => handOverStateNames[state],
    show: stateOf,
    cell: (one) => <Typography sx={twoLines}>{stateOf(one)}</Typography>,
    grow: 2,
    minWidth: 150,
  },
  {
    id: 'pieces',
    title: columns.pieces,
    value: ({ pieces }) => pieces,
    show: ({ pieces }) => showCount(pieces),
    width: 100,
    hideBelow: 'md',
  },
  {
    id: 'missing',
    title: columns.missing,
    value: ({ reconciled }) => reconciled?.missing ?? null,
    show: ({ reconciled }) => (reconciled ? showCount(reconciled.missing) : ''),
    width: 100,
    hideBelow: 'md',
  },
]
