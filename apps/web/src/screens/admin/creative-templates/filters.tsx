import Box from '@mui/material/Box'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { CREATIVE_STATUSES, PREVIEW_TYPES } from '@marquee/rules/creatives'
import { Filter } from '../../../ui/filter/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { BrandFilter } from '../../../widgets/user-state/index.ts'
import type { Wanted } from './shown-creatives.rules.ts'
import { previewTypeNames, texts } from './texts.ts'
import type { Creatives } from './use-creatives.ts'

export function Filters({ wanted, want }: Pick<Creatives, 'wanted' | 'want'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => want({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <BrandFilter value={wanted.hierarchyId} onChange={(hierarchyId) => want({ hierarchyId })} />
      <Filter<Wanted['channel']>
        label={texts.channel}
        value={wanted.channel}
        choices={[
          [undefined, texts.anyChannel],
          ...FULFILLMENT_CHANNELS.map((channel) => [channel, channelNames[channel]] as const),
        ]}
        onChange={(channel) => want({ channel })}
      />
      <Filter<Wanted['kind']>
        label={texts.kind}
        value={wanted.kind}
        choices={[
          [undefined, texts.anyKind],
          ...PREVIEW_TYPES.map((kind) => [kind, previewTypeNames[kind]] as const),
        ]}
        onChange={(kind) => want({ kind })}
      />
      <Filter<Wanted['status']>
        label={texts.status}
        value={wanted.status}
        choices={[
          [undefined, texts.anyStatus],
          ...CREATIVE_STATUSES.map((status) => [status, texts.statuses[status]] as const),
        ]}
        onChange={(status) => want({ status })}
      />
    </Box>
  )
}
