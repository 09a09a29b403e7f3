export { FeedbackDialog, type FeedbackDialogProps } from './feedback-dialog.tsx'
