/**
 * Who has proved who they are. `depositLeft` in the transaction that opens a deposit, `withdrawalStand` for what a withdrawal
 * waits for; `deposited` and `withdrawn` are the sums from which a jurisdiction asks.
 */
export { deposited, depositLeft, isProved, withdrawalStand, withdrawn, type Stand } from './service/stand.ts'
