export { adjustmentCounts } from './store.ts'
