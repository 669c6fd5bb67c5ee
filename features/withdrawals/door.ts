export { requestWithdrawal } from './service/create.ts'
export { takePayoutNews } from './service/payout.ts'
export { listWithdrawals } from './service/read.ts'
export { showTerms } from './service/terms.ts'
