import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Grid, type GridColumn } from '../../../../ui/grid/index.ts'
import type { MarketGroup } from '../answers.ts'
import { RemoveButton } from './remove-button.tsx'
import { userTexts } from './texts.ts'
import { useSetUsers } from './use-set-users.ts'

type User = MarketGroup['users'][number]

const { columns } = userTexts

const nameColumn: GridColumn<User> = {
  id: 'name',
  title: columns.name,
  value: ({ name }) => name,
  grow: 1,
  minWidth: 140,
}

/** Who may choose the group for a campaign, and taking that away. All of them are here already. */
export function UsersPart({ group }: { group: MarketGroup }) {
  const { users, can } = group
  const [text, setText] = useState('')
  const { set, isRunning } = useSetUsers(group)
  const remove = (leaving: User) => {
    const others = users.map(({ key }) => key).filter((key) => key !== leaving.key)
    return set(others, userTexts.removed(leaving.name, group.name))
  }
  return (
    <>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{userTexts.note}</Typography>
      <Grid
        label={userTexts.label}
        columns={[nameColumn, ...(can.change.ok ? [removeColumn(remove, isRunning)] : [])]}
        rows={users.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
        rowId={({ key }) => key}
        whenEmpty={text ? userTexts.noneFound : userTexts.none}
        search={{ placeholder: userTexts.search, onSearch: setText }}
      />
    </>
  )
}

function removeColumn(
  onRemove: (user: User) => Promise<boolean>,
  isRunning: boolean,
): GridColumn<User> {
  return {
    id: 'actions',
    title: columns.actions,
    value: () => null,
    cell: (user) => (
      <RemoveButton
        label={userTexts.remove(user.name)}
        isBusy={isRunning}
        onRemove={() => onRemove(user)}
      />
    ),
    width: 80,
    sortable: false,
    notInCsv: true,
  }
}
