import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import IconButton from '@mui/material/IconButton'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useOperation, whyNot, type QueryState } from '../../../api/index.ts'
import { marketGroupPath, paths } from '../../../app/paths.ts'
import { DisabledReason, ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import {
  Grid,
  loadingProps,
  useGridPage,
  useFilters,
  type GridColumn,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import {
  BrandFilter,
  useBrandNameIfSeveral,
  useUserState,
} from '../../../widgets/user-state/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import type { GroupsPage, MarketGroup } from './answers.ts'
import { CreateForm, type CreateValues } from './create.form.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { inQuery, orderInQuery } from './in-query.ts'
import { createTexts, reasons, texts } from './texts.ts'
import { useSaveAsFile } from './use-save-as-file.ts'

export function Screen() {
  const arrangement = useArrangement('market-groups')
  const { query, filters, setFilters, paging } = useMarketGroups()
  const [isCreating, setCreating] = useState(false)
  const [leaving, setLeaving] = useState<MarketGroup>()
  const brandName = useBrandNameIfSeveral()
  const columns = useMemo(() => columnsFor({ onDelete: setLeaving, brandName }), [brandName])
  const { text, hierarchyId } = filters
  const actions = (
    <FileActions
      filters={filters}
      reason={whyNot(query.response?.can.create, reasons)}
      onCreate={() => setCreating(true)}
    />
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={actions}>
      <Grid
        label={texts.title}
        columns={columns}
        arrangement={arrangement}
        rows={query.response?.marketGroups ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || hierarchyId ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => setFilters({ text: typed }) }}
        filters={
          brandName && (
            <BrandFilter value={hierarchyId} onChange={(id) => setFilters({ hierarchyId: id })} />
          )
        }
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {leaving && <DeleteDialog group={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  )
}

interface ActionsProps {
  filters: GroupFilters
  /** Why the person may not manage groups. */
  reason: string | undefined
  onCreate: () => void
}

function FileActions({ filters, reason, onCreate }: ActionsProps) {
  const navigate = useNavigate()
  const { save, isRunning } = useSaveAsFile(filters)
  return (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={<DownloadOutlined />}
        loading={isRunning}
        reason={reason}
        onClick={save}
      >
        {texts.save}
      </ReasonButton>
      <ReasonButton
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        reason={reason}
        onClick={() => void navigate(paths.importMarketGroups)}
      >
        {texts.import}
      </ReasonButton>
      <ReasonButton variant="contained" reason={reason} onClick={onCreate}>
        {texts.create}
      </ReasonButton>
    </>
  )
}

interface GroupFilters {
  text: string
  /** Only groups of this brand. */
  hierarchyId: string | undefined
}

interface MarketGroups extends FiltersState<GroupFilters> {
  query: QueryState<GroupsPage>
  paging: GridPageState
}

/** One page of the groups that the search and the brand name. */
function useMarketGroups(): MarketGroups {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters<GroupFilters>(paging, {
    text: '',
    hierarchyId: undefined,
  })
  const { text, hierarchyId } = filters
  const query = {
    ...inQuery(paging.page),
    ...orderInQuery(paging.page, ['name', 'marketCount']),
    ...(text && { text }),
    ...(hierarchyId && { hierarchyId }),
  }
  const marketGroupsQuery = useOperation(
    api.marketGroups.list,
    { query },
    { selection: false, keepsPrevious: true },
  )
  return { query: marketGroupsQuery, filters, setFilters, paging }
}

const { columns } = texts

const PLAIN: readonly GridColumn<MarketGroup>[] = [
  {
    id: 'marketCount',
    title: columns.dealers,
    value: ({ marketCount }) => marketCount,
    show: ({ marketCount }) => marketCount.toLocaleString('en-US'),
    numeric: true,
    width: 92,
  },
  {
    id: 'users',
    title: columns.users,
    value: ({ users }) => users.map(({ name }) => name).join('; '),
    show: usersOf,
    grow: 2,
    minWidth: 160,
    sortable: false,
    hideBelow: 'md',
  },
]

interface Acting {
  onDelete: (group: MarketGroup) => void
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

function columnsFor({ onDelete, brandName }: Acting): GridColumn<MarketGroup>[] {
  const brand: GridColumn<MarketGroup> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 120,
    sortable: false,
    hideBelow: 'sm',
  }
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name }) => name,
      link: ({ key }) => marketGroupPath(key),
      grow: 3,
      minWidth: 120,
    },
    ...(brandName ? [brand] : []),
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (group) => <DeleteButton group={group} onDelete={onDelete} />,
      width: 80,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function usersOf({ users: [first, ...others] }: MarketGroup): string {
  return first ? texts.andMore(first.name, others.length) : texts.noUsers
}

function DeleteButton({ group, onDelete }: { group: MarketGroup } & Pick<Acting, 'onDelete'>) {
  return (
    <DisabledReason reason={whyNot(group.can.change, reasons)}>
      <IconButton
        edge="start"
        size="small"
        aria-label={texts.delete(group.name)}
        onClick={() => onDelete(group)}
      >
        <DeleteOutlined />
      </IconButton>
    </DisabledReason>
  )
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { hierarchies, selectedHierarchy } = useUserState()
  const [only] = hierarchies.length === 1 ? hierarchies : []
  const hierarchyId = selectedHierarchy?.id ?? only?.id ?? ''
  const form = useForm<CreateValues>({
    defaultValues: { name: '', hierarchyId, dealers: 'some' },
  })
  return (
    <FormDialog form={form} width="sm" title={createTexts.title} onClose={onClose}>
      {(leave) => <CreateForm form={form} onCancel={leave} />}
    </FormDialog>
  )
}
