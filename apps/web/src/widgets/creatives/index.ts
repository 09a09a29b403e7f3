export {
  dynamicFieldOf,
  dynamicFieldValuesOf,
  type DynamicFieldValues,
} from './field-values.rules.ts'
export { fieldValuesProblems } from './field-values-problems.rules.ts'
export { editorTexts } from './texts.ts'
export { FieldInput } from './field-input.tsx'
export { FieldsEditor, type WithFields } from './fields-editor.tsx'
