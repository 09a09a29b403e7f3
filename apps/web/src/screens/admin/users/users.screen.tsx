import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { accessTexts } from '@marquee/rules/access'
import { personReasons } from '@marquee/rules/people'
import { whyNot } from '../../../api/index.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import type { Person } from './answers.ts'
import { AccessDialog } from './access-dialog.tsx'
import { columnsFor } from './columns.tsx'
import { Filters } from './filters.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { texts } from './texts.ts'
import { usePeople } from './use-people.ts'

/** What is being done with a person; 'invite' makes a new one. */
type Doing = { what: 'invite' } | { what: 'change' | 'access'; person: Person }

/** A search that leads here from here begins anew. */
export function Screen() {
  const [params] = useSearchParams()
  const text = (params.get('q') ?? '').slice(0, MOST_OF_TEXT)
  return <Users key={text} text={text} />
}

const MOST_OF_TEXT = 80

function Users({ text }: { text: string }) {
  const people = usePeople(text)
  const [doing, setDoing] = useState<Doing>()
  const { asked, wanted, paging } = people
  const stop = () => setDoing(undefined)
  const columns = columnsFor({
    onChange: (person) => setDoing({ what: 'change', person }),
    onAccess: (person) => setDoing({ what: 'access', person }),
  })
  const invite = (
    <ReasonButton
      variant="contained"
      reason={whyNot(asked.response?.can.invite, { ...accessTexts, ...personReasons })}
      onClick={() => setDoing({ what: 'invite' })}
    >
      {texts.invite}
    </ReasonButton>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={invite}>
      <Grid
        label={texts.people}
        columns={columns}
        rows={asked.response?.people ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={texts.nobody}
        search={{
          initial: wanted.text,
          placeholder: texts.search,
          onSearch: (text) => people.want({ text }),
        }}
        filters={<Filters wanted={wanted} onChange={people.want} />}
      />
      {doing?.what === 'invite' && <PersonDialog onClose={stop} />}
      {doing?.what === 'change' && <PersonDialog person={doing.person} onClose={stop} />}
      {doing?.what === 'access' && <AccessDialog person={doing.person} onClose={stop} />}
    </Page>
  )
}
