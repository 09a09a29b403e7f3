import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore, type RefObject } from 'react'
import { get, type FieldError, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { focusField, namesInOrder } from './places.ts'
import { formTexts } from './texts.ts'

interface ErrorSummaryProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  labels: ReadonlyMap<string, string>
  /** What was refused as a whole. */
  refusal: readonly string[]
}

/** What is wrong, in the order of the page, each with a way to its field. */
export function ErrorSummary<Values extends FieldValues>(props: ErrorSummaryProps<Values>) {
  const { form, element, labels, refusal } = props
  const problems = problemsOf(form, useNamesOnPage(element))
  if (refusal.length === 0 && problems.length === 0) return null
  const headline = refusal[0] ?? formTexts.toCheck(problems.length)
  return (
    <Alert severity="error" tabIndex={-1} data-form-summary sx={{ mb: 5, scrollMarginTop: '5rem' }}>
      <Typography variant="subtitle2">{headline}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 4, '&:empty': { display: 'none' } }}>
        {refusal.slice(1).map((message) => (
          <li key={message}>{message}</li>
        ))}
        {problems.map(({ name, message }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              sx={{ verticalAlign: 'baseline' }}
              onClick={() => element.current && focusField(element.current, name)}
            >
              {labels.get(name) ?? name}
            </Link>
            {`: ${message}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** As they come and go: what a failed attempt opens brings fields with it. */
function useNamesOnPage(element: RefObject<HTMLFormElement | null>): readonly string[] {
  const onChange = (tell: () => void) => {
    const observer = new MutationObserver(tell)
    if (element.current) observer.observe(element.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }
  const names = useSyncExternalStore(onChange, () =>
    element.current ? namesInOrder(element.current).join(' ') : '',
  )
  return names.split(' ')
}

function problemsOf<Values extends FieldValues>(
  { formState: { errors } }: UseFormReturn<Values>,
  names: readonly string[],
) {
  return names.flatMap((name) => {
    const error = get(errors, name) as FieldError | undefined
    return error?.message === undefined ? [] : [{ name, message: error.message }]
  })
}
