/**
 * One-time codes for other features.
 *
 * Sending: `const sent = await sendCode(app, { merchant, purpose, to: { channel, address }, session, language, ip })`.
 * Checking: `const proof = await checkCode(app, { merchant, purpose, address, session, code })` outside of a
 * transaction (each call counts as an attempt, even on a rollback), then inside it `await useCode(tx, proof, now)`: false is
 * 'codes.invalid-verification-code'. A number is parsed by `phoneOf({ countryDialingCode, mobileNum })`.
 * The session is `startCodeSession(call)` when requesting a code and `codeSessionOf(call)` when entering it.
 * Contracts spread `sendRefusals` and `checkRefusals` of features/account/otp/contract.ts into their refusals.
 */
export { checkCode, checkUsedCode, useCode, type CheckCode, type CodeProof } from './service/check.ts'
export { phoneOf, type PhoneRefusal } from './service/phones.ts'
export { sendCode, type CodePurpose, type SendCode } from './service/send.ts'
export { codeSessionOf } from './service/session.ts'
