export { issueSetupToken, type SetupToken } from './service/token.ts'
