import { englishOf } from '#texts/words.ts'
import type { otp } from '../contract.ts'

export const en = englishOf<typeof otp>()({
  'refusal.codes.wait':
    'We’ve sent a code. You can request another in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.codes.missing-phone-number': 'Enter your phone number.',
  'refusal.codes.invalid-phone-number':
    'This isn’t a valid mobile number for the selected country. Check the number.',
  'refusal.codes.too-many-requests':
    'Too many attempts. Request a new code in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.codes.quota-exceeded': 'We can’t send more codes today. Contact customer service.',
  'refusal.codes.operation-not-allowed': 'We can’t send codes to this number. Contact customer service.',
  'refusal.codes.missing-verification-code': 'Enter the verification code.',
  'refusal.codes.invalid-verification-code': 'Incorrect code. Check it or request a new one.',
  'refusal.codes.code-expired': 'This code has expired. Request a new one.',
  'refusal.codes.captcha-check-failed': 'We couldn’t verify that you’re not a robot. Try again.',
  'refusal.codes.popup-closed-by-user': 'You’re not logged in because the window was closed. Try again.',
  'refusal.codes.unknown': 'Sorry, something went wrong with this number. Try again.',
  'codes.onItsWay': 'Code sent. It’s valid for {minutes} min.',
  'codes.label': 'Verification code',
  'codes.send': 'Send code',
  'codes.again': 'Send again',
  'codes.againIn': 'Send again in {time}',
  'codes.sentTo': 'If {address} is linked to an account, we’ve sent a code.',
  'codes.sent': 'We’ve sent a code to {address}.',
  'codes.mayAskAgain': 'You can request a new code now.',
  'codes.hint': 'Six digits',
  'codes.country': 'Country',
  'codes.mobile': 'Mobile number',
  'codes.already': 'A code has been sent',
  'codes.failed': 'We couldn’t send the code',
})
