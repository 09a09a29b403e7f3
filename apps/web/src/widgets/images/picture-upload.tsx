import {
  imageReasons,
  isLargeEnough,
  mayBePicture,
  type ImageAssetType,
} from '@marquee/rules/images'
import { useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ImageField } from '../../ui/image-field/index.ts'

interface PictureUploadProps {
  label: string
  assetType: ImageAssetType
  marketKey: number
  reason?: string
  /** What is done with the stored picture; what it throws is shown like a failed upload. */
  onUploaded: (hash: string) => Promise<unknown>
}

const REQUIREMENTS = [
  imageReasons['image.wrong-format'],
  imageReasons['image.too-large'],
  imageReasons['image.too-narrow'],
]

/** Looks at a picture before it is sent, sends it, and says what is wrong with it. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, assetType, marketKey, reason, onUploaded } = props
  const upload = useChange(api.images.upload, { refreshes: [api.images.list], fails: false })
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<{ name: string; message: string }>()

  const send = async (file: File) => {
    const problem = await pictureProblem(file)
    if (problem !== undefined) throw new Error(problem)
    const query = { assetType, marketKey: String(marketKey) }
    const { hash } = await upload.attempt({ query, file })
    await onUploaded(hash)
  }
  const take = async (file: File) => {
    const { name } = file
    setRefused(undefined)
    setSending(name)
    try {
      await send(file)
    } catch (error) {
      setRefused({ name, message: (error as Error).message })
    } finally {
      setSending(undefined)
    }
  }
  return (
    <ImageField
      label={label}
      sending={sending}
      refused={refused}
      reason={reason}
      requirements={REQUIREMENTS}
      accept="image/png,image/jpeg"
      onChoose={(file) => void take(file)}
    />
  )
}

/** What is wrong with a file before it is sent, as far as a browser knows. */
async function pictureProblem(file: File): Promise<string | undefined> {
  const named = mayBePicture(file.name, file.size)
  if (!named.ok) return imageReasons[named.reason]
  const size = await sizeOf(file)
  if (!size) return undefined
  const large = isLargeEnough(size.width, size.height)
  return large.ok ? undefined : imageReasons[large.reason]
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    // What cannot be read here the server words better.
    return undefined
  }
}
