export { cancelMatched, creditMatched } from './service/matched.ts'
export { tellDeposit } from './service/tell.ts'
export { takePaymentNews, type AfterCommit } from './service/news.ts'
export { methodsSetUp, type MethodSetup } from './service/office/set-up.ts'
export {
  creditTransfer,
  transferById,
  transferByNumber,
  type TransferOrder,
  type TransferRefusal,
} from './service/bank-credit.ts'
export { aloneFigures } from './service/office/second.ts'
