import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBrandName } from '../../../../widgets/user-state/index.ts'
import { groupPart } from '../address.ts'
import type { MarketGroup } from '../answers.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { reasons, texts } from '../texts.ts'
import { AddDealers } from './add-dealers.tsx'
import { AddUsers } from './add-users.tsx'
import { DealersPart } from './dealers-part.tsx'
import { RenameDialog } from './rename.form.tsx'
import { groupTexts } from './texts.ts'
import { useGroup } from './use-dealers.ts'
import { UsersPart } from './users-part.tsx'

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

/** What can be done with the group as a whole. */
function GroupActions({ group }: { group: MarketGroup }) {
  const navigate = useNavigate()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const reason = whyNot(group.can.change, reasons)
  const stop = () => setDoing(undefined)
  return (
    <>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setDoing('rename')}>
        {groupTexts.rename}
      </ReasonButton>
      <ReasonButton variant="outlined" reason={reason} onClick={() => setDoing('delete')}>
        {groupTexts.delete}
      </ReasonButton>
      {doing === 'rename' && <RenameDialog group={group} onClose={stop} />}
      {doing === 'delete' && (
        <DeleteDialog
          group={group}
          onClose={stop}
          // Not to be come back to.
          onDeleted={() => void navigate(paths.marketGroups, { replace: true })}
        />
      )}
    </>
  )
}

const PARTS = ['dealers', 'users'] as const

/** The dealers and the users of a group; the address says which of them is shown. */
function GroupParts({ group }: { group: MarketGroup }) {
  const id = useId()
  const [inAddress, setInAddress] = useSearchParams()
  const shown = inAddress.has(groupPart.users) ? 'users' : 'dealers'
  const show = (part: (typeof PARTS)[number]) =>
    setInAddress(part === 'users' ? groupPart.users : '', {
      replace: true,
      preventScrollReset: true,
    })
  const titles = {
    dealers: groupTexts.dealers(group.marketCount),
    users: groupTexts.users(group.users.length),
  }
  return (
    <>
      <Box sx={tabLine}>
        <Tabs
          value={shown}
          onChange={(_, part: (typeof PARTS)[number]) => show(part)}
          aria-label={groupTexts.tabs}
        >
          {PARTS.map((part) => (
            <Tab
              key={part}
              value={part}
              label={titles[part]}
              id={`${id}-${part}`}
              aria-controls={shown === part ? `${id}-panel` : undefined}
            />
          ))}
        </Tabs>
        {shown === 'dealers' ? <AddDealers group={group} /> : <AddUsers group={group} />}
      </Box>
      <Box
        role="tabpanel"
        tabIndex={-1}
        sx={{ outline: 'none' }}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
      >
        {shown === 'dealers' ? <DealersPart group={group} /> : <UsersPart group={group} />}
      </Box>
    </>
  )
}

const tabLine = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 3,
  mb: 4,
}
