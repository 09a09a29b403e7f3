import { useParams } from 'react-router'
import { KnownImport } from './known-import.tsx'
import { NewImport } from './new-import.tsx'

/** Chooses a file of customers, or shows an import that is there. */
export function Screen() {
  const { key = '' } = useParams()
  return key === 'new' ? <NewImport /> : <KnownImport key={key} importKey={key} />
}
