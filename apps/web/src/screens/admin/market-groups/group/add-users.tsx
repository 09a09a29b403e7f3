import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { ChoosingDialog } from '../../../../ui/choosing-dialog/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import {
  ChoiceBar,
  Grid,
  loadingProps,
  useChoice,
  useGridPage,
  useFilters,
  type GridColumn,
} from '../../../../ui/grid/index.ts'
import type { MarketGroup, UserCandidate } from '../answers.ts'
import { reasons } from '../texts.ts'
import { addUsersTexts, userTexts } from './texts.ts'
import { useSetUsers } from './use-set-users.ts'

export function AddUsers({ group }: { group: MarketGroup }) {
  const [isOpen, setOpen] = useState(false)
  const reason = whyNot(group.can.change, reasons)
  return (
    <>
      <ReasonButton variant="contained" reason={reason} onClick={() => setOpen(true)}>
        {userTexts.add}
      </ReasonButton>
      {isOpen && <AddUsersDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}

const rowId = ({ key }: UserCandidate) => key

interface AddUsersDialogProps {
  group: MarketGroup
  onClose: () => void
}

/** Chooses among the people who may be given the group. */
function AddUsersDialog({ group, onClose }: AddUsersDialogProps) {
  const { query, paging, text, search } = useUserCandidates(group)
  const rows = query.response?.users ?? []
  const chosen = useChoice({ rows, rowId })
  const { set, isRunning } = useSetUsers(group)
  const { count } = chosen
  const present = new Set(group.users.map(({ key }) => key))
  const isNew = ({ key }: UserCandidate) => !present.has(key)
  const add = async () => {
    const keys = [...present, ...[...chosen.choice.named.keys()].map(Number)]
    if (await set(keys, addUsersTexts.added(count, group.name))) onClose()
  }
  return (
    <ChoosingDialog
      width="md"
      title={addUsersTexts.title(group.name)}
      does={addUsersTexts.add(count)}
      reason={count === 0 ? addUsersTexts.chooseFirst : undefined}
      isRunning={isRunning}
      onDo={() => void add()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{addUsersTexts.note}</Typography>
      <Grid
        label={addUsersTexts.label}
        columns={columnsFor(isNew)}
        rows={rows}
        rowId={rowId}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text ? addUsersTexts.noneFound : addUsersTexts.none}
        search={{ placeholder: addUsersTexts.search, onSearch: search }}
        selection={{ ...chosen.selection, isSelectable: isNew }}
        bar={<ChoiceBar {...chosen} things={addUsersTexts.things} />}
      />
    </ChoosingDialog>
  )
}

function useUserCandidates({ key }: MarketGroup) {
  const paging = useGridPage()
  const { filters, setFilters } = useFilters(paging, { text: '' })
  const { text } = filters
  const { page, size } = paging.page
  const criteria = text ? { text } : {}
  const query = useOperation(
    api.marketGroups.userCandidates,
    { params: { id: String(key) }, body: { criteria, page, size } },
    { selection: false, keepsPrevious: true },
  )
  const search = (typed: string) => setFilters({ text: typed })
  return { query, paging, text, search }
}

/** The server sorts them by name and in no other order. */
function columnsFor(isNew: (user: UserCandidate) => boolean): GridColumn<UserCandidate>[] {
  const { columns } = userTexts
  const all: GridColumn<UserCandidate>[] = [
    { id: 'name', title: columns.name, value: ({ name }) => name, grow: 2, minWidth: 130 },
    {
      id: 'home',
      title: columns.home,
      value: ({ homeName }) => homeName,
      grow: 3,
      minWidth: 130,
      hideBelow: 'sm',
    },
    {
      id: 'access',
      title: columns.access,
      value: (user) => (isNew(user) ? null : userTexts.already),
      width: 124,
    },
  ]
  return all.map((column) => ({ ...column, sortable: false }))
}
