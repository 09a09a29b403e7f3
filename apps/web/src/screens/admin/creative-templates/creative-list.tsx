import Typography from '@mui/material/Typography'
import { CardList } from '../../../ui/card-list/index.ts'
import { CreativeCard } from './creative-card.tsx'
import { texts } from './texts.ts'
import type { Creatives } from './use-creatives.ts'

type CreativeListProps = Pick<Creatives, 'shown' | 'total' | 'page' | 'pages' | 'turn'>

export function CreativeList({ shown, total, page, pages, turn }: CreativeListProps) {
  return (
    <>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.found(total)}
      </Typography>
      <CardList
        label={texts.list}
        narrowest={18}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {shown.map((creative) => (
          <CreativeCard key={creative.key} creative={creative} />
        ))}
      </CardList>
    </>
  )
}
