export { exportOrders, readQueue, readRecords } from './service/read.ts'
export { reviewOf } from './service/review.ts'
