import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { groupPart } from '../address.ts'
import type { MarketGroup } from '../answers.ts'
import { AddDealers } from './add-dealers.tsx'
import { AddUsers } from './add-users.tsx'
import { DealersPart } from './dealers-part.tsx'
import { groupTexts } from './texts.ts'
import { UsersPart } from './users-part.tsx'

const PARTS = ['dealers', 'users'] as const

/** The dealers and the users of a group; the address says which of them is shown. */
export function GroupParts({ group }: { group: MarketGroup }) {
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
