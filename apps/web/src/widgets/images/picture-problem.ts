import { imageReasons, isLargeEnough, mayBePicture } from '@marquee/rules/images'

/** What is wrong with a file before it is sent, as far as a browser can tell. */
export async function pictureProblem(file: File): Promise<string | undefined> {
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
