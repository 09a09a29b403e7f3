import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api, keepAnswer, setSelection } from '../../api/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { selectionOf } from './selection-of.ts'
import { homeTexts } from './texts.ts'

interface HomeChoice {
  /** Answers whether the person works there now. */
  choose: (homeKey: number) => Promise<boolean>
  isChoosing: boolean
}

/** Changes over to another home of the person: nothing that was loaded in the one before stays. */
export function useHomeChoice(): HomeChoice {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [isChoosing, setChoosing] = useState(false)

  const choose = async (homeKey: number) => {
    setChoosing(true)
    try {
      await api.userState.chooseHome({ body: { homeKey } }, { selection: false })
      const state = await api.userState.read({}, { selection: false })
      keepAnswer(client, api.userState.read, state)
      setSelection(selectionOf(state))
      client.removeQueries({ type: 'inactive' })
      const [userState] = allOf(api.userState.read)
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userState })
      return true
    } catch {
      notify('error', homeTexts.failed)
      return false
    } finally {
      setChoosing(false)
    }
  }
  return { choose, isChoosing }
}
