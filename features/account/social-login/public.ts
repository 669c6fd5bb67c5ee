export { readPhoneToken } from './service/phone-token.ts'
