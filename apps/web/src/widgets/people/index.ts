export { permissionGroups } from './permissions.ts'
