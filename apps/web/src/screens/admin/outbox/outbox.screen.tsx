import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { EMAIL_STATES } from '@marquee/rules/outbox'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { columnsFor } from './columns.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { stateNames, texts } from './texts.ts'
import { useOutbox } from './use-outbox.ts'

export function Screen() {
  const { asked, wanted, want, paging } = useOutbox()
  const [shown, setShown] = useState<number>()
  return (
    <Page title={texts.title} intro={texts.intro}>
      {asked.response?.isSending === false && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {texts.kept}
        </Alert>
      )}
      <Grid
        label={texts.emails}
        columns={columnsFor(setShown)}
        rows={asked.response?.emails ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => want({ text }) }}
        filters={
          <Filter
            label={texts.state}
            value={wanted.state}
            choices={[
              [undefined, texts.anyState],
              ...EMAIL_STATES.map((state) => [state, stateNames[state]] as const),
            ]}
            onChange={(state) => want({ state })}
          />
        }
      />
      {shown !== undefined && <EmailDialog emailKey={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}
