import { useUserState } from '../../widgets/user-state/index.ts'
import { menuFor } from './menu-entries.ts'
import { MenuGroup } from './menu-group.tsx'
import { shellTexts } from './texts.ts'

export function MenuEntries({ onChosen }: { onChosen: () => void }) {
  const { daily, managing } = menuFor(useUserState())
  return (
    <nav aria-label={shellTexts.mainMenu}>
      <MenuGroup entries={daily} onChosen={onChosen} />
      {managing.entries.length > 0 && (
        <MenuGroup title={managing.title} entries={managing.entries} onChosen={onChosen} />
      )}
    </nav>
  )
}
