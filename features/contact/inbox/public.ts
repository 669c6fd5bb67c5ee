export { tellMember } from './service/tell.ts'
