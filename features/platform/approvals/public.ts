export { checkDuty } from './service/check.ts'
export { pendingOf } from './store.ts'
