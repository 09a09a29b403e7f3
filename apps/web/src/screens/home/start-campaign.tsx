import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import { catalogPath } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { browsingNames, useBrowsingSlugs } from '../../widgets/templates/index.ts'
import { workTexts as texts } from './texts.ts'

/** Where a long name of two words may go on in a second line; no browser breaks there by itself. */
const AFTER_SLASH = /(?<=\/)/

/** The ways into the catalog in which the person can go on, each with what it is good for. */
export function StartCampaign() {
  return (
    <Section title={texts.start}>
      <Box component="ul" sx={columns}>
        {useBrowsingSlugs().map((slug) => (
          <Card key={slug} component="li" sx={card}>
            <Link component={RouterLink} to={catalogPath(slug)} sx={wholeCard}>
              {browsingNames[slug].split(AFTER_SLASH).map((part) => (
                <Fragment key={part}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </Link>
            <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
              {texts.startWhy[slug]}
            </Typography>
          </Card>
        ))}
      </Box>
    </Section>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
} as const

const card = {
  position: 'relative',
  p: 4,
  '&:hover': { borderColor: 'line', boxShadow: 1 },
} as const

const wholeCard = {
  fontWeight: 'fontWeightMedium',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
