import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { home } from '@marquee/contract/home'
import { CATEGORIES, categoryNames, type Category } from '@marquee/rules/templates'
import { Link as RouterLink } from 'react-router'
import { campaignsPath } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { workTexts as texts } from './texts.ts'

type Counts = AnswerOf<typeof home.read>['counts']

/** How many campaigns there are of each category, and what of them runs or waits. */
export function CategoryTiles({ counts }: { counts: Counts }) {
  return (
    <Section title={texts.categories}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
        }}
      >
        {CATEGORIES.map((category) => (
          <Tile
            key={category}
            category={category}
            counts={counts.filter((one) => one.category === category)}
          />
        ))}
      </Box>
    </Section>
  )
}

const total = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

function Tile({ category, counts }: { category: Category; counts: Counts }) {
  const drafts = total(counts.filter(({ status }) => status === 'DRAFT'))
  const running = total(counts.filter(({ status }) => status === 'ACTIVE'))
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 4, '&:hover': { borderColor: 'line', boxShadow: 1 } }}
    >
      <Link
        component={RouterLink}
        to={campaignsPath({ category })}
        sx={{
          color: 'text.primary',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {categoryNames[category].name}
      </Link>
      <Typography variant="h2" component="p" sx={{ mt: 2 }}>
        {total(counts)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {texts.counted(drafts, running)}
      </Typography>
    </Card>
  )
}
