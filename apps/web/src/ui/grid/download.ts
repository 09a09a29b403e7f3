/** Hands a text to the browser as a file; nothing is asked of a server. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
