import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { DebouncedSearchBox } from '../search-box/index.ts'
import type { GridColumn } from './column.ts'
import { DensityChooser, type Density } from './density-chooser.tsx'
import { MenuButton } from './menu-button.tsx'
import { gridTexts } from './texts.ts'
import type { ColumnsState } from './use-columns.ts'

export interface GridSearch {
  initial?: string
  placeholder?: string
  onSearch: (text: string) => void
}

interface ToolbarProps<Row> {
  label: string
  search?: GridSearch
  /** Further narrowing: selects, chips, switches. */
  filters?: ReactNode
  columns: readonly GridColumn<Row>[]
  columnsState: ColumnsState<Row>
  density: Density
  onDensity: (density: Density) => void
  onExport: () => void
}

/** Finding on the left, arranging on the right. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { label, search, filters, columns, columnsState } = props
  return (
    <Box
      role="toolbar"
      aria-label={gridTexts.toolbar(label)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        // Fields that bear their name above them stand in line with those that do not.
        alignItems: 'flex-end',
        gap: 2,
        p: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {search && (
        <DebouncedSearchBox
          cancelOnEscape
          initial={search.initial}
          placeholder={search.placeholder}
          onSearch={search.onSearch}
          sx={{ flex: '1 1 14rem', maxWidth: { sm: '20rem' } }}
        />
      )}
      {filters}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <ColumnChooser columns={columns} {...columnsState} />
        <DensityChooser density={props.density} onChange={props.onDensity} />
        <Tooltip title={gridTexts.exportCsv}>
          <IconButton aria-label={gridTexts.exportCsv} onClick={props.onExport}>
            <DownloadIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}

type ColumnChooserProps<Row> = ColumnsState<Row> & { columns: readonly GridColumn<Row>[] }

/** Which columns are shown; the last one cannot be taken away. */
function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, visible, visibility, setVisible, isArranged, reset } = props
  return (
    <MenuButton label={gridTexts.columns} icon={<ColumnsIcon />}>
      {(close) => [
        ...columns.map(({ id, title }) => {
          const isShown = visibility[id] === true
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && visible.length === 1}
              onClick={() => setVisible(id, !isShown)}
              sx={{ gap: 1 }}
            >
              <Checkbox checked={isShown} tabIndex={-1} sx={{ p: 1 }} inert />
              {title}
            </MenuItem>
          )
        }),
        <Divider key="line" component="li" />,
        <MenuItem
          key="reset"
          disabled={!isArranged}
          onClick={() => {
            reset()
            close()
          }}
        >
          {gridTexts.resetColumns}
        </MenuItem>,
      ]}
    </MenuButton>
  )
}
