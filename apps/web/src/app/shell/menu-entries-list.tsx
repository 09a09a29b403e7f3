import { useUserState } from '../../widgets/user-state/index.ts'
import { menuFor } from './menu-entries.ts'
import { MenuGroup } from './menu-group.tsx'
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
