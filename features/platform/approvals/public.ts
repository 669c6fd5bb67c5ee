export { checkDuty } from './service/check.ts'
