export { checkDuty } from './service/check.ts'
export { pendingFor } from './service/pending.ts'
