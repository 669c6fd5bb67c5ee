import { englishOf } from '#texts/words.ts'
import type { Own } from './own.ts'

export const en = englishOf<Own>()({
  'refusal.identity.accountTaken': 'This user name is taken. Please choose another one.',
  'refusal.identity.passwordWeak':
    'Please choose a longer or less common password: {min} to {max} characters, not a word everybody tries.',
  'refusal.identity.passwordsDiffer': 'The two passwords are not the same.',
  'refusal.identity.tooYoung': 'You must be at least {age} years old.',
  'refusal.identity.wrongLogin': 'Incorrect account or password.',
  'refusal.identity.wrongAccount': 'Wrong account.',
  'refusal.identity.wrongAccountPassword': 'Wrong password.',
  'refusal.identity.captchaNeeded': 'Please type the letters of the picture.',
  'refusal.identity.captchaWrong': 'These are not the letters of the picture. Here is a new one.',
  'refusal.identity.captchaTooSoon': 'A new picture comes at most once a second.',
  'refusal.identity.notMember': 'This account cannot log in here. Please contact customer service.',
  'refusal.identity.notAgent': 'This is the agents’ entrance. Please log in as a member.',
  'refusal.identity.notRemembered': 'Please enter your password: this device does not remember it any more.',
  'refusal.identity.proofNeeded': 'This is a new place for your account. Please confirm that it is you.',
  'refusal.identity.proofWrong': 'That is not right. Tries left: {triesLeft}.',
  'refusal.identity.proofOver': 'This confirmation has ended. Please log in again.',
  'refusal.identity.proofUnavailable': 'This way of confirming is not available. Please choose another one.',
  'refusal.identity.passwordSame': 'The new password must differ from the current one.',
  'refusal.identity.mobileTaken': 'This number belongs to an account already.',
  'refusal.identity.emailTaken': 'This e-mail address belongs to an account already.',
  'refusal.identity.invitationCode': 'This invitation code is not valid.',
  'refusal.identity.inviteOnly': 'New accounts are by invitation only. Please ask for an invitation code.',
  'refusal.identity.tooManyFailures':
    'Too many wrong passwords. Please try again in {retryAfterSeconds} seconds.',
  'refusal.identity.wrongPassword': 'This is not your current password.',
  'refusal.identity.paymentPasswordWeak': 'A payment password has at least 6 characters, not one repeated.',
  'refusal.identity.unknownSession': 'This session has ended already.',
})
