import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, loadEveryPage } from '../../../../api/index.ts'
import { downloadRows } from '../../../../ui/grid/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { LARGEST_PAGE } from '../use-choose-all.ts'
import { itemColumns } from './item-columns.tsx'
import { texts } from './texts.ts'

/** All campaigns of a bulk reorder as a file; the table's own takes those that it shows. */
export function WholeCsv({ id }: { id: number }) {
  const { notify } = useNotifications()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const asking = { params: { id: String(id) }, query: {}, body: { size: LARGEST_PAGE } }
      downloadRows(itemColumns, await loadEveryPage(api.reorders.searchItems, asking, 'items'))
    } catch {
      notify('error', texts.wholeFailed)
    }
    setLoading(false)
  }
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
      {texts.whole}
    </Button>
  )
}
