import { useMemo, useState } from 'react'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid } from '../../../ui/grid/index.ts'
import type { Difference } from './answers.ts'
import { differenceColumns } from './difference-columns.tsx'
import { outcomeOf } from './outcome.rules.ts'
import { checkTexts as texts } from './texts.ts'

type Shown = 'refused' | 'noted' | undefined

/** Each draft with what there is to know of it; those of one kind alone, where there are many. */
export function DifferencesGrid({ differences }: { differences: readonly Difference[] }) {
  const [shown, setShown] = useState<Shown>()
  const rows = useMemo(
    () => differences.filter((one) => shown === undefined || outcomeOf(one) === shown),
    [differences, shown],
  )
  return (
    <Grid
      label={texts.label}
      columns={differenceColumns}
      rows={rows}
      rowId={({ campaignKey, marketKey }) => `${campaignKey} ${marketKey}`}
      whenEmpty={texts.noneShown}
      filters={
        <Filter<Shown>
          label={texts.show}
          value={shown}
          choices={[
            [undefined, texts.all],
            ['refused', texts.refused],
            ['noted', texts.noted],
          ]}
          onChange={setShown}
        />
      }
    />
  )
}
