/**
 * Who has proved who they are. `depositLeft` in the transaction that opens a deposit, `withdrawalStand` for what a withdrawal
 * waits for; `deposited` and `withdrawn` are the sums from which a jurisdiction asks.
 */
export { deposited, depositLeft, withdrawalStand, withdrawn } from './service/stand.ts'
