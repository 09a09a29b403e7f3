/** Of the dialog that asks before an import is undone. */
export interface QuestionProps {
  importKey: number
  fileName: string
  onClose: () => void
  onUndone?: () => void
}
