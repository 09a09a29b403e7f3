import Button from '@mui/material/Button'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useState } from 'react'
import { useNotifications } from '../notifications/index.ts'
import type { GridColumn } from './column.ts'
import { downloadRows } from './download.ts'
import { wholeTexts as texts } from './texts.ts'

interface DownloadAllProps<Row extends GridValidRowModel> {
  columns: readonly GridColumn<Row>[]
  /** The rows of all pages. */
  load: () => Promise<readonly Row[]>
}

/** All rows as a file; the table's own file has only the page that it shows. */
export function DownloadAll<Row extends GridValidRowModel>(props: DownloadAllProps<Row>) {
  const { columns, load } = props
  const { notify } = useNotifications()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      downloadRows(columns, await load())
    } catch {
      notify('error', texts.failed)
    }
    setLoading(false)
  }
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {texts.all}
    </Button>
  )
}
