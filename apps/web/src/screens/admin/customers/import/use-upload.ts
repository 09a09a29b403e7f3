import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../../api/index.ts'
import { customerImportPath } from '../../../../app/paths.ts'
import { fileProblem } from './file-problem.ts'

interface Uploading {
  take: (file: File) => Promise<void>
  sending: string | undefined
  refused: { name: string; message: string } | undefined
}

/** Looks at a file, sends it, and goes on to its columns. */
export function useUpload(dealerKey: number | undefined): Uploading {
  const navigate = useNavigate()
  const upload = useChange(api.customers.upload, {
    refreshes: [api.customers.search],
    fails: false,
    selection: false,
  })
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<Uploading['refused']>()

  const send = async (file: File) => {
    const problem = await fileProblem(file)
    if (problem !== undefined) throw new Error(problem)
    const query = { marketKey: String(dealerKey) }
    const { key } = await upload.attempt({ query, file })
    await navigate(customerImportPath(key), { replace: true })
  }
  const take = async (file: File) => {
    setRefused(undefined)
    setSending(file.name)
    try {
      await send(file)
    } catch (error) {
      setRefused({ name: file.name, message: (error as Error).message })
    } finally {
      setSending(undefined)
    }
  }
  return { take, sending, refused }
}
