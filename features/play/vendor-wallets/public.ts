export { fundsAtVendors } from './service/read.ts'
