export {
  dynamicFieldOf,
  dynamicFieldValuesOf,
  type DynamicFieldValues,
} from './field-values.rules.ts'
export { fieldValuesProblems } from './field-values-problems.rules.ts'
export { editorTexts } from './texts.ts'
export { FieldInput } from './field-input.tsx'
export { FieldsEditor } from './fields-editor.tsx'
export type { WithFields } from './field-values.rules.ts'
