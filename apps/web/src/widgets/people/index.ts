export { permissionGroups, permissionTexts } from './permissions.ts'
