import Button from '@mui/material/Button'
import { useState } from 'react'
import { api } from '../../api/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { texts } from './texts.ts'

/** Makes the form, and then leads to it: its address lasts for a few minutes. */
export function PrintButton({ orderKey }: { orderKey: number }) {
  const { notify } = useNotifications()
  const [url, setUrl] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      setUrl((await api.orders.form({ params: { key: String(orderKey) } })).url)
    } catch (error) {
      notify('error', (error as Error).message)
    } finally {
      setMaking(false)
    }
  }
  return url ? (
    <Button variant="contained" href={url} target="_blank" rel="noopener">
      {texts.open}
    </Button>
  ) : (
    <Button variant="outlined" loading={isMaking} onClick={() => void make()}>
      {texts.print}
    </Button>
  )
}
