export { checkDuty } from './service/check.ts'
export { unfitFor } from './service/second.ts'
export { pendingOf } from './store.ts'
