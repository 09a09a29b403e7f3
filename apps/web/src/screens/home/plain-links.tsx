import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { BROWSING_SLUGS } from '@marquee/rules/templates'
import { Link as RouterLink } from 'react-router'
import { campaignsPath, catalogPath, paths } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { browsingNames } from '../../widgets/templates/index.ts'
import { workTexts as texts } from './texts.ts'

const links = [
  [texts.drafts, campaignsPath({ status: 'DRAFT' })],
  [texts.waiting, campaignsPath({ status: 'SUBMITTED' })],
  [texts.all, paths.campaigns],
  ...BROWSING_SLUGS.map((slug) => [browsingNames[slug], catalogPath(slug)] as const),
] as const

/** Where the work is, without telling how it stands: for a deployment that leaves that out. */
export function PlainLinks() {
  return (
    <Section title={texts.links} framed>
      <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 2 }}>
        {links.map(([name, to]) => (
          <li key={name}>
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  )
}
