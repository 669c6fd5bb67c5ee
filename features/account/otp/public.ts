/**
 * One-time codes for other features.
 *
 * Sending: `const sent = await sendCode(house, { merchant, purpose, to: { channel, address }, session, language, ip })`.
 * Checking: `const proof = await checkCode(house, { merchant, purpose, address, session, code })` outside of a
 * transaction (each call is a try, counted for good), then inside it `await useCode(tx, proof, now)`: false is
 * 'codes.invalid-verification-code'. A number is read by `phoneOf({ countryDialingCode, mobileNum })`.
 * The session is `startCodeSession(call)` where a code is asked for and `codeSessionOf(call)` where it is entered.
 * Contracts spread `sendRefusals` and `checkRefusals` of features/account/otp/contract.ts into their refusals.
 */
export { checkCode, checkUsedCode, useCode, type CheckCode, type CodeProof } from './service/check.ts'
export { phoneOf, type PhoneRefusal } from './service/phones.ts'
export { sendCode, type CodePurpose, type SendCode } from './service/send.ts'
export { codeSessionOf } from './service/session.ts'
