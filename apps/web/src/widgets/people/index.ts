export { permissionGroups } from './permission-groups.ts'
export { permissionTexts } from './permission-texts.ts'
