import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What a piece of a form does with the form around it. */
type FormAround<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'control' | 'getValues' | 'setValue' | 'clearErrors'
>

/** A form as a piece of it sees it, which stands in many forms and knows only the names of its own fields. */
export const partOfForm = <Part extends FieldValues, Whole extends FieldValues>(
  form: FormAround<Whole>,
): FormAround<Part> =>
  // edge: the library ties a form to all of its fields; nothing says that it holds those of a part.
  form as unknown as FormAround<Part>
