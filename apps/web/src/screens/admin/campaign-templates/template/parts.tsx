import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { get, useFormState, type Control, type UseFormReturn } from 'react-hook-form'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'

export interface PaneProps {
  form: UseFormReturn<TemplateValues>
}

interface PartProps {
  title: string
  hint?: string | undefined
  /** Nothing stands above it on its pane. */
  isFirst?: boolean
  children: ReactNode
}

/** Fields that belong together, under a small heading. */
export function Part({ title, hint, isFirst = false, children }: PartProps) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: isFirst ? 0 : 8, mb: hint ? 1 : 4 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ mb: 4, color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </>
  )
}

/** What is wrong with something that is no input by itself. */
export function useProblem(control: Control<TemplateValues>, name: string): string | undefined {
  const { errors } = useFormState({ control, name: name as 'name' })
  const found: unknown = get(errors, name)
  const message = (found as { message?: unknown } | undefined)?.message
  return typeof message === 'string' ? message : undefined
}
