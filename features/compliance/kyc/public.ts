/**
 * Identity verification for other features. Call `depositLeft` in the transaction that opens a deposit, `withdrawalStand` for the
 * verification condition of a withdrawal; `identityOf` is for a
 * reviewer; `deposited` and `withdrawn` are the totals from which a jurisdiction requires documents.
 */
export { identityOf } from './service/identity.ts'
export { deposited, depositLeft, withdrawalStand, withdrawn } from './service/stand.ts'
