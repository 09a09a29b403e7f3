import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Creative } from '../answers.ts'
import { KnownCreative } from './known-creative.tsx'
import { NewCreative } from './new-creative.tsx'
import { texts } from './texts.ts'
import { useAskedCreative } from './use-asked-creative.ts'

/** The editor of creatives: for a new one, a copy, and one that is there. */
export function Screen() {
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = key === 'new'
  const copiedKey = search.get('copy') ?? undefined
  const asked = useAskedCreative(isNew ? copiedKey : key)
  const { creative, hosts } = asked
  const isThere = hosts !== undefined && (creative !== undefined || (isNew && !copiedKey))
  return (
    <Page
      title={titleOf(isNew, creative?.name)}
      back={{ to: paths.creativeTemplates, name: texts.back }}
      intro={creative && !isNew && <Versions creative={creative} />}
    >
      {isThere && isNew && <NewCreative key={copiedKey} copied={creative} hosts={hosts} />}
      {isThere && !isNew && creative && (
        <KnownCreative key={creative.key} creative={creative} hosts={hosts} />
      )}
      {!isThere && (
        <NotLoaded {...asked} texts={texts} to={paths.creativeTemplates}>
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}

function titleOf(isNew: boolean, name: string | undefined): string {
  if (!isNew) return name ?? texts.title
  return name === undefined ? texts.newTitle : texts.copyTitle(name)
}

const Versions = ({ creative: { version, updatedAt } }: { creative: Creative }) => (
  <>
    {texts.version(version, showMoment(updatedAt))} {texts.kept}
  </>
)
