export { readPhoneToken } from './service/phone-token.ts'
export { endLinks } from './store/identities.ts'
