export { operatorCallers } from './callers.ts'
export { isPermission, openRoutes, permissions, permissionsOf, roles } from './permissions.ts'
export { createOperator } from './service/enrol.ts'
