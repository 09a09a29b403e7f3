import { showDate } from '@marquee/rules/calendar'
import { MOST_FILE_TEMPLATES } from '@marquee/rules/template-files'
import { CATEGORIES, categoryNames, TEMPLATE_STATUSES } from '@marquee/rules/templates'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useMemo, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange, whyNot } from '../../../api/index.ts'
import { campaignTemplatePath, paths } from '../../../app/paths.ts'
import { DisabledReason, ReasonButton, ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, type GridColumn } from '../../../ui/grid/index.ts'
import { useLatest } from '../../../ui/latest/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import {
  BrandFilter,
  isOpen,
  screenNeeds,
  useBrandNameIfSeveral,
  useUserState,
} from '../../../widgets/user-state/index.ts'
import { useArrangement } from '../../../widgets/list-preferences/index.ts'
import type { TemplateRow } from './answers.ts'
import { StatusDialog } from './status-dialog.tsx'
import { reasons, statusNames, texts } from './texts.ts'
import { useSaveAsFile } from './use-save-as-file.ts'
import { useTemplates, type TemplateFilters } from './use-templates.ts'

export function Screen() {
  const arrangement = useArrangement('campaign-templates')
  const { query, rows, filters, setFilters, isNarrowed } = useTemplates()
  const [changing, setChanging] = useState<TemplateRow>()
  const duplicate = useDuplicate()
  const { save, isRunning } = useSaveAsFile()
  const brandName = useBrandNameIfSeveral()
  const shownColumns = useMemo(
    () => columnsFor({ onDuplicate: duplicate, onSave: save, onStatus: setChanging, brandName }),
    [duplicate, save, brandName],
  )
  const mayCreate = isOpen(useUserState(), screenNeeds.createCampaignTemplate)
  const { campaignTemplates = [], totalElements = 0, can } = query.response ?? {}
  const mayNot = whyNot(can?.create, reasons)
  const actions = (
    <>
      <ReasonLink variant="outlined" to={paths.templatePrices} reason={mayNot}>
        {texts.prices}
      </ReasonLink>
      <ReasonLink variant="outlined" to={paths.importTemplates} reason={mayNot}>
        {texts.import}
      </ReasonLink>
      <ReasonButton
        variant="outlined"
        reason={whyNotSaved(rows.length)}
        loading={isRunning}
        onClick={() => save(rows)}
      >
        {texts.saveAll}
      </ReasonButton>
      {mayCreate && (
        <ReasonLink variant="contained" to={paths.createCampaignTemplate} reason={mayNot}>
          {texts.create}
        </ReasonLink>
      )}
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={actions}>
      {totalElements > campaignTemplates.length && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.tooMany(campaignTemplates.length, totalElements)}
        </Alert>
      )}
      <Grid
        label={texts.title}
        columns={shownColumns}
        arrangement={arrangement}
        rows={rows}
        rowId={({ key }) => key}
        {...loadingProps(query)}
        whenEmpty={isNarrowed ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={<Filters filters={filters} onChange={setFilters} />}
      />
      {changing && <StatusDialog template={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  )
}

function whyNotSaved(templates: number): string | undefined {
  if (templates === 0) return texts.noneToSave
  return templates > MOST_FILE_TEMPLATES ? texts.tooManyToSave(MOST_FILE_TEMPLATES) : undefined
}

/** Makes a copy and goes there: its name and its codes are the next things to look at. */
function useDuplicate(): (template: TemplateRow) => void {
  const navigate = useNavigate()
  const duplicate = useChange(api.templates.duplicate, {
    refreshes: [api.templates.search],
    success: ({ name }) => texts.duplicated(name),
    selection: false,
  })
  const run = async ({ key }: TemplateRow) => {
    const copy = await duplicate.run({ params: { key: String(key) }, query: {} })
    if (copy) await navigate(campaignTemplatePath(copy.key))
  }
  return useLatest((template) => void run(template))
}

const { columns } = texts

const PLAIN: readonly GridColumn<TemplateRow>[] = [
  {
    id: 'version',
    title: columns.version,
    value: ({ version }) => version,
    numeric: true,
    width: 92,
    hideBelow: 'xl',
  },
  {
    id: 'window',
    title: columns.window,
    value: ({ mailWindow }) => mailWindow.startDate,
    show: windowOf,
    width: 180,
    hideBelow: 'lg',
  },
  {
    id: 'updatedAt',
    title: columns.updated,
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => showMoment(updatedAt),
    width: 192,
    hideBelow: 'md',
  },
]

interface Acting extends TemplateActing {
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

function columnsFor({ brandName, ...acting }: Acting): GridColumn<TemplateRow>[] {
  const brand: GridColumn<TemplateRow> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 84,
    hideBelow: 'md',
  }
  return [
    ...described,
    ...(brandName ? [brand] : []),
    ...PLAIN,
    {
      id: 'actions',
      title: columns.actions,
      value: () => null,
      cell: (template) => <TemplateActions template={template} {...acting} />,
      width: 132,
      sortable: false,
      notInCsv: true,
    },
  ]
}

const described: readonly GridColumn<TemplateRow>[] = [
  {
    id: 'name',
    title: columns.name,
    value: ({ name }) => name,
    link: ({ key }) => campaignTemplatePath(key),
    grow: 4,
    minWidth: 110,
  },
  {
    id: 'category',
    title: columns.category,
    value: ({ category }) => categoryNames[category].name,
    grow: 2,
    minWidth: 168,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status, hasDraft }) =>
      hasDraft ? `${statusNames[status]}, ${texts.draft}` : statusNames[status],
    cell: ({ status, hasDraft }) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Chip
          size="small"
          label={statusNames[status]}
          color={status === 'ACTIVE' ? 'success' : 'default'}
        />
        {hasDraft && <Chip size="small" variant="outlined" label={texts.draft} />}
      </Box>
    ),
    width: 150,
  },
]

function windowOf({ mailWindow: { startDate, endDate } }: TemplateRow): string {
  if (startDate === null) return endDate === null ? texts.open : texts.until(showDate(endDate))
  return endDate === null
    ? texts.from(showDate(startDate))
    : texts.between(showDate(startDate), showDate(endDate))
}

interface TemplateActing {
  onDuplicate: (template: TemplateRow) => void
  /** As a file. */
  onSave: (templates: readonly TemplateRow[]) => void
  /** Offers a template, or offers it no longer. */
  onStatus: (template: TemplateRow) => void
}

function TemplateActions(props: TemplateActing & { template: TemplateRow }) {
  const { template, onDuplicate, onSave, onStatus } = props
  const { name, status, can } = template
  const isActive = status === 'ACTIVE'
  const reason = whyNot(can.change, reasons)
  return (
    <>
      <Action
        label={texts.duplicate(name)}
        reason={reason}
        icon={<ContentCopyOutlined />}
        onClick={() => onDuplicate(template)}
      />
      <Action
        label={texts.save(name)}
        reason={undefined}
        icon={<DownloadOutlined />}
        onClick={() => onSave([template])}
      />
      <Action
        label={isActive ? texts.deactivate(name) : texts.activate(name)}
        reason={isActive ? reason : whyNot(can.activate, reasons)}
        icon={isActive ? <PauseCircleOutlined /> : <PlayCircleOutlined />}
        onClick={() => onStatus(template)}
      />
    </>
  )
}

interface ActionProps {
  label: string
  reason: string | undefined
  icon: ReactElement
  onClick: () => void
}

function Action({ label, reason, icon, onClick }: ActionProps) {
  const button = (
    <IconButton size="small" aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  )
  if (reason !== undefined) return <DisabledReason reason={reason}>{button}</DisabledReason>
  return <Tooltip title={label}>{button}</Tooltip>
}

interface FiltersProps {
  filters: TemplateFilters
  onChange: (part: Partial<TemplateFilters>) => void
}

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <>
      <Filter
        label={texts.category}
        value={filters.category}
        choices={[
          [undefined, texts.anyCategory],
          ...CATEGORIES.map((category) => [category, categoryNames[category].name] as const),
        ]}
        onChange={(category) => onChange({ category })}
      />
      <Filter
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyStatus],
          ...TEMPLATE_STATUSES.map((status) => [status, statusNames[status]] as const),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <BrandFilter
        value={filters.hierarchyId}
        onChange={(hierarchyId) => onChange({ hierarchyId })}
      />
    </>
  )
}
