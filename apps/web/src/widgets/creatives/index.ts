export {
  dynamicFieldOf,
  dynamicFieldValuesOf,
  type DynamicFieldValues,
  fieldValuesProblems,
  type WithFields,
} from './field-values.rules.ts'
export { editorTexts } from './texts.ts'
export { FieldInput } from './field-input.tsx'
export { FieldsEditor } from './fields-editor.tsx'
