export { takePaymentNews, type AfterCommit } from './service/news.ts'
