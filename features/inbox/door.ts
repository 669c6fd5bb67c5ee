export { tellMember, type Told } from './service/tell.ts'
export { consentOf } from './store/consents.ts'
