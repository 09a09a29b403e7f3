import { useParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBrandName } from '../../../../widgets/user-state/index.ts'
import { texts } from '../texts.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupParts } from './group-parts.tsx'
import { groupTexts } from './texts.ts'
import { useGroup } from './use-dealers.ts'

const back = { to: paths.marketGroups, name: texts.title }

export function Screen() {
  const { key = '' } = useParams()
  const { response: group, status, error, failure, retry, isRefreshing } = useGroup(key)
  const brandName = useBrandName()
  if (!group) {
    const failed = status === 'failed' ? { failure, error, retry, isRefreshing } : undefined
    return (
      <Page title={groupTexts.title} back={back}>
        <NotLoaded failed={failed} isLoading={status === 'loading'} texts={groupTexts} to={back.to}>
          <RowsSkeleton />
        </NotLoaded>
      </Page>
    )
  }
  const { name, hierarchyId } = group
  return (
    <Page
      title={name}
      back={back}
      intro={groupTexts.intro(brandName(hierarchyId))}
      actions={<GroupActions group={group} />}
    >
      <GroupParts group={group} />
    </Page>
  )
}
