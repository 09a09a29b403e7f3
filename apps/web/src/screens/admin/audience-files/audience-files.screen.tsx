import type { audienceFiles } from '@marquee/contract/audience-files'
import type { AnswerOf } from '@marquee/contract/operation'
import { AUDIENCE_FILE_STATES, type AudienceFileState } from '@marquee/rules/audience-files'
import { showDate } from '@marquee/rules/calendar'
import { handOverStateNames } from '@marquee/rules/hand-overs'
import { showCount } from '@marquee/rules/money'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { audienceFilePath } from '../../../app/paths.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { HaltBanner } from '../../../widgets/sendings/index.ts'
import { texts } from './texts.ts'

type Listed = AnswerOf<typeof audienceFiles.list>['files'][number]

/** What is made meanwhile is listed by itself. */
const AGAIN_AFTER = 5_000

/** Whom ad platforms show ads, and what was handed over of that. */
export function Screen() {
  const query = useOperation(api.audienceFiles.list, {}, { again: () => AGAIN_AFTER })
  const [text, setText] = useState('')
  const [state, setState] = useState<AudienceFileState>()
  const rows = (query.response?.files ?? []).filter(
    (one) => isFound(one, text) && (state === undefined || one.state === state),
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      {query.response && <HaltBanner halts={query.response.halts} />}
      <Grid
        label={texts.files}
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
              ...AUDIENCE_FILE_STATES.map((one) => [one, handOverStateNames[one]] as const),
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

const { columns } = texts

const COLUMNS: readonly GridColumn<Listed>[] = [
  {
    id: 'campaign',
    title: columns.campaign,
    value: ({ campaign }) => campaign.name,
    cell: ({ key, campaign }) => (
      <Link component={RouterLink} to={audienceFilePath(key)} sx={twoLines}>
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
    id: 'shownFrom',
    title: columns.shownFrom,
    value: ({ shownFrom }) => shownFrom,
    show: ({ shownFrom }) => showDate(shownFrom),
    width: 130,
    hideBelow: 'sm',
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => handOverStateNames[state],
    grow: 2,
    minWidth: 150,
  },
  {
    id: 'people',
    title: columns.people,
    value: ({ people }) => people,
    show: ({ people }) => showCount(people),
    width: 100,
    hideBelow: 'md',
  },
]
