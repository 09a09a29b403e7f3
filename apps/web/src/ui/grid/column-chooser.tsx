import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import type { GridColumn } from './column.ts'
import { MenuButton } from './menu-button.tsx'
import { gridTexts } from './texts.ts'
import type { ColumnsState } from './use-columns.ts'

type ColumnChooserProps<Row> = ColumnsState<Row> & { columns: readonly GridColumn<Row>[] }

/** Which columns are shown; the last one cannot be taken away. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, visible, visibility, setVisible } = props
  return (
    <MenuButton label={gridTexts.columns} icon={<ColumnsIcon />}>
      {() =>
        columns.map(({ id, title }) => {
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
        })
      }
    </MenuButton>
  )
}
