export { cancelMatched, creditMatched, type Matched } from './service/matched.ts'
export { depositNeedsSecond } from './service/office/second.ts'
export { tellDeposit } from './service/tell.ts'
export { takePaymentNews, type AfterCommit } from './service/news.ts'
