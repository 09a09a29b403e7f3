import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useUserState } from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import { menuFor, type MenuGroup as Group, type MenuEntry } from './menu-entries.ts'
import { shellTexts } from './texts.ts'

export function MenuEntries({ onChosen }: { onChosen: () => void }) {
  return (
    <nav aria-label={shellTexts.mainMenu}>
      {menuFor(useUserState()).map(({ title, entries }) => (
        <MenuGroup key={entries[0]?.path} title={title} entries={entries} onChosen={onChosen} />
      ))}
    </nav>
  )
}

interface MenuGroupProps extends Group {
  onChosen: () => void
}

function MenuGroup({ title, entries, onChosen }: MenuGroupProps) {
  const id = useId()
  return (
    <Box sx={{ mb: 4 }}>
      {title && (
        <Typography
          id={id}
          variant="caption"
          component="h2"
          sx={{ px: 3, py: 2, color: 'text.secondary', fontWeight: 'fontWeightMedium' }}
        >
          {title}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={title && id}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} isWhole={hasBelow(entry, entries)} onChosen={onChosen} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

const hasBelow = ({ path }: MenuEntry, entries: readonly MenuEntry[]) =>
  path === paths.home ||
  path === paths.campaigns ||
  entries.some((other) => other.path.startsWith(`${path}/`))

interface EntryProps {
  entry: MenuEntry
  /** Other entries lie below its address, which is not theirs. */
  isWhole: boolean
  onChosen: () => void
}

function Entry({ entry, isWhole, onChosen }: EntryProps) {
  const { path, name, icon: Icon, Note } = entry
  return (
    <Box
      component={NavLink}
      to={path}
      end={isWhole}
      onClick={onChosen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 3,
        py: 2,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 'fontWeightMedium',
        typography: 'body1',
        '& svg': { color: 'text.secondary' },
        '&:hover': { bgcolor: 'background.sunken' },
        '&.active': { bgcolor: 'primary.tint', color: 'primary.main' },
        '&.active svg': { color: 'primary.main' },
      }}
    >
      <Icon aria-hidden />
      {name}
      {Note && <Note />}
    </Box>
  )
}
