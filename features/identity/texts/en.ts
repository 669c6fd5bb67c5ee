import { englishOf } from '#texts/words.ts'
import type { identity } from '../contract.ts'

export const en = englishOf<typeof identity>()({
  'refusal.identity.accountTaken': 'This user name is taken. Please choose another one.',
  'refusal.identity.accountInvalid':
    'A user name has {min} to {max} letters and digits and begins with a letter.',
  'refusal.identity.passwordWeak':
    'Please choose a longer or less common password: {min} to {max} characters, not a word everybody tries.',
  'refusal.identity.passwordsDiffer': 'The two passwords are not the same.',
  'refusal.identity.tooYoung': 'You must be at least {age} years old.',
  'refusal.identity.wrongLogin': 'Incorrect account or password.',
  'refusal.identity.tooManyFailures':
    'Too many wrong passwords. Please try again in {retryAfterSeconds} seconds.',
  'refusal.identity.wrongPassword': 'This is not your current password.',
  'refusal.identity.paymentPasswordWeak': 'A payment password has at least 6 characters, not one repeated.',
  'refusal.identity.unknownSession': 'This session has ended already.',
})
