export { pageOfImports, presentFileImport, undoing } from './file-import.present.ts'
export { fileImportsStore, type ImportedThing, type ImportKind } from './file-imports.store.ts'
export { fileImportsView, type ShownFileImport } from './file-imports.view.ts'
export { undoImport, type Undoing } from './undo-import.change.ts'
