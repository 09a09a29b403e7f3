import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
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
    // 400: what stands in the address is no key.
    const isGone = failure?.status === 404 || failure?.status === 400
    return (
      <Page title={groupTexts.title} back={back}>
        {isGone && <Gone />}
        {!isGone && status === 'failed' && (
          <ErrorState title={groupTexts.loadFailed} onRetry={retry} retrying={isRefreshing}>
            <Typography>{error}</Typography>
          </ErrorState>
        )}
        {status === 'loading' && <RowsSkeleton />}
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

function Gone() {
  return (
    <EmptyState
      title={groupTexts.gone}
      action={
        <Button component={Link} to={paths.marketGroups} variant="outlined">
          {groupTexts.toAll}
        </Button>
      }
    >
      {groupTexts.goneWhy}
    </EmptyState>
  )
}
