export { tellMember, type Told } from './service/tell.ts'
export { consentLog, type ConsentEvent } from './store/consents.ts'
