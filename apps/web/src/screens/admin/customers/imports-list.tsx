import { IMPORT_STATES, stateNames, type ImportState } from '@marquee/rules/customers'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, standingOf } from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { columns } from './columns.tsx'
import { texts } from './texts.ts'
import { useImports } from './use-imports.ts'

/** What has been imported for the selected market and the dealers below it. */
export function ImportsList() {
  const { selectedMarket, selectedHierarchy } = useUserState()
  const { asked, wanted, want, paging } = useImports()
  const { text, state } = wanted
  const place = selectedMarket?.name ?? selectedHierarchy?.name ?? texts.everywhere
  return (
    <Section title={texts.importsOf(place)}>
      <Grid
        label={texts.imports}
        columns={columns}
        rows={asked.response?.imports ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={asked.response?.totalElements}
        {...standingOf(asked)}
        whenEmpty={text || state ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => want({ text: typed }) }}
        filters={
          <Filter<ImportState | undefined>
            label={texts.state}
            value={state}
            choices={[
              [undefined, texts.anyState],
              ...IMPORT_STATES.map((one) => [one, stateNames[one]] as const),
            ]}
            onChange={(chosen) => want({ state: chosen })}
          />
        }
      />
    </Section>
  )
}
