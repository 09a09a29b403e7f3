import type { SxProps, Theme } from '@mui/material/styles'

/** Paper with hairlines: no frame of its own, a quiet header, and figures that stand in columns. */
export const gridLook: SxProps<Theme> = {
  '--DataGrid-overlayHeight': 'calc(var(--height) * 6)',
  border: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-main > *:first-of-type': { borderRadius: 0 },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: { xs: 2, sm: 4 } },
  '& .MuiTablePagination-root .MuiSelect-select': { py: 0.5 },
  // It fills what the columns leave of a row, which may be nothing.
  '& .MuiDataGrid-cellEmpty': { px: 0 },
  '& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox': { px: 0 },
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-filler--borderBottom':
    { bgcolor: 'background.sunken' },
  '& .MuiDataGrid-columnHeaderTitle': {
    typography: 'caption',
    fontWeight: 'fontWeightBold',
    color: 'text.secondary',
  },
  '& .MuiDataGrid-row:hover': { bgcolor: 'background.sunken' },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    bgcolor: 'primary.tint',
  },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  // Half of it would stand outside and make the grid scroll.
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator--resizable': { opacity: 1 },
  '& .MuiDataGrid-cell:focus:not(:focus-visible), & .MuiDataGrid-columnHeader:focus:not(:focus-visible)':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outlineWidth: '0.125rem',
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
    outlineOffset: '-0.125rem',
  },
}

/** The sheet that holds the tools and the grid. */
export const sheet: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
