import { JOB_STATUSES, jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Filter } from '../../../../ui/filter/index.ts'
import { Grid, standingOf } from '../../../../ui/grid/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { BulkReorder } from '../answers.ts'
import { itemColumns } from './item-columns.tsx'
import { itemTexts as texts } from './texts.ts'
import { useItems } from './use-items.ts'
import { WholeCsv } from './whole-csv.tsx'

/** What came of each campaign. */
export function Items({ bulk }: { bulk: BulkReorder }) {
  const { asked, wanted, want, paging } = useItems(bulk)
  return (
    <Section title={texts.title} actions={<WholeCsv id={bulk.id} />}>
      <Grid
        label={texts.title}
        columns={itemColumns}
        rows={asked.response?.items ?? []}
        rowId={({ id }) => id}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={texts.noneFound}
        search={{ placeholder: texts.search, onSearch: (text) => want({ text }) }}
        filters={
          <Filter<JobStatus | undefined>
            label={texts.status}
            value={wanted.status}
            choices={[
              [undefined, texts.anyStatus],
              ...JOB_STATUSES.map((one) => [one, jobStatusLabels[one]] as const),
            ]}
            onChange={(status) => want({ status })}
          />
        }
      />
    </Section>
  )
}
