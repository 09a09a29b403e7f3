import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { FollowedCustomer } from './followed-customer.tsx'
import type { Followed } from './members.ts'
import { MembersDialog } from './members-dialog.tsx'
import { membersTexts as texts } from './texts.ts'

/** The people behind the numbers, and one of them kept in sight. */
export function WhoIsThis() {
  const [isOpen, setOpen] = useState(false)
  const [followed, setFollowed] = useState<Followed>()
  const follow = (one: Followed) => {
    setFollowed(one)
    setOpen(false)
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {followed && <FollowedCustomer followed={followed} onStop={() => setFollowed(undefined)} />}
      {isOpen && <MembersDialog onClose={() => setOpen(false)} onFollow={follow} />}
    </Box>
  )
}
