export { takePayoutNews } from './service/payout.ts'
