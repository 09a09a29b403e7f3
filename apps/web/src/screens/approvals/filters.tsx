import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Filter } from '../../ui/filter/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { BrandFilter } from '../../widgets/user-state/index.ts'
import type { Waiting } from './answers.ts'
import { texts } from './texts.ts'
import type { WaitingList, Wanted } from './use-waiting.ts'

const ORDERS = ['oldest', 'mailDate', 'name'] as const
const KINDS = ['ORDER', 'CANCEL', 'TOUCHPOINTS'] as const

interface FiltersProps extends Pick<WaitingList, 'wanted' | 'want'> {
  /** Another list is shown. */
  onTurn: () => void
}

export function Filters({ wanted, want, onTurn }: FiltersProps) {
  const turn = (waitsOn: Wanted['waitsOn']) => {
    onTurn()
    want({ waitsOn })
  }
  return (
    <>
      <Tabs
        value={wanted.waitsOn}
        onChange={(_, waitsOn: Wanted['waitsOn']) => turn(waitsOn)}
        aria-label={texts.waitsOn}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="ME" label={texts.waits.ME} />
        <Tab value="BELOW" label={texts.waits.BELOW} />
      </Tabs>
      {wanted.waitsOn === 'BELOW' && <Typography sx={{ mb: 4 }}>{texts.belowWhy}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <DebouncedSearchBox
          placeholder={texts.search}
          onSearch={(text) => want({ text })}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
        <Filter<Waiting['kind'] | undefined>
          label={texts.kind}
          value={wanted.kind}
          choices={[
            [undefined, texts.anyKind],
            ...KINDS.map((kind) => [kind, texts.kinds[kind]] as const),
          ]}
          onChange={(kind) => want({ kind })}
        />
        <BrandFilter value={wanted.hierarchyId} onChange={(hierarchyId) => want({ hierarchyId })} />
        <Filter<Wanted['order']>
          label={texts.order}
          value={wanted.order}
          choices={ORDERS.map((order) => [order, texts.orders[order]])}
          onChange={(order) => want({ order })}
        />
      </Box>
    </>
  )
}
