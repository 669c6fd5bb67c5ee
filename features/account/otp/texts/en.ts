import { englishOf } from '#texts/words.ts'
import type { codes } from '../contract.ts'

export const en = englishOf<typeof codes>()({
  'refusal.codes.wait':
    'A code is on its way. You can ask for another one in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.codes.missing-phone-number': 'Please enter your phone number.',
  'refusal.codes.invalid-phone-number':
    'This is not a mobile number of the country you chose. Please check it.',
  'refusal.codes.too-many-requests':
    'Too many tries. Please ask for a new code in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.codes.quota-exceeded': 'No more codes can be sent today. Please contact customer service.',
  'refusal.codes.operation-not-allowed':
    'Codes cannot be sent to this number. Please contact customer service.',
  'refusal.codes.missing-verification-code': 'Please enter the verification code.',
  'refusal.codes.invalid-verification-code': 'This code is not right. Please check it or ask for a new one.',
  'refusal.codes.code-expired': 'This code has expired. Please ask for a new one.',
  'refusal.codes.captcha-check-failed': 'The check that you are a person did not work. Please try again.',
  'refusal.codes.popup-closed-by-user': 'The window was closed, so you are not logged in. Please try again.',
  'refusal.codes.unknown': 'Something unexpected happened with this number. Please try again.',
  'codes.onItsWay': 'The code is on its way. It is good for {minutes} min.',
  'codes.label': 'Verification code',
  'codes.send': 'Send code',
  'codes.again': 'Send again',
  'codes.againIn': 'Again in {time}',
  'codes.sentTo': 'If {address} belongs to an account, a code is on its way.',
  'codes.sent': 'A code is on its way to {address}.',
  'codes.mayAskAgain': 'You can ask for a new code now.',
  'codes.hint': 'Six digits',
  'codes.country': 'Country',
  'codes.mobile': 'Mobile number',
  'codes.already': 'A code is on its way already',
  'codes.failed': 'The code could not be sent',
})
