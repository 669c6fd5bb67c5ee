import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { recovery } from '../contract.ts'

/** The texts of refusals passed on from codes and logins are in those features. */
type OwnCodes = Extract<ContractCodes<typeof recovery>, `recovery.${string}`>

export const en = englishOf<{ own: { refusals: Record<OwnCodes, null> } }>()({
  'refusal.recovery.wrongEmail': 'Incorrect email: it doesn’t match this account.',
  'refusal.recovery.unknownAccount': 'This username or email does not exist.',
  'refusal.recovery.linkEnded': 'This link has been used or has expired. Request a new one.',
  'refusal.recovery.unknownMember': 'We can’t find that member.',
  'refusal.recovery.noAddress': 'This member has no email address, or the account isn’t open.',
  'recovery.start': 'Send password reset link',
  'recovery.startText': 'We email {account} a link to set a new password. Operators can’t see or choose it.',
  'recovery.started': 'Link sent to {address}',
  'recovery.mailSent':
    'If the username and email match, we’ve sent you a link. It works once, for {minutes|minute|minutes}.',
  'recovery.ways': 'Password reset methods',
  'recovery.wayEmail': 'By email',
  'recovery.wayPhone': 'By phone',
  'recovery.sendMail': 'Send link',
  'recovery.sentTitle': 'Check your email',
  'recovery.sentHint': 'No email after a few minutes? Check your spam folder and the address you entered.',
  'recovery.otherAddress': 'Try another address',
  'recovery.newPassword': 'New password',
  'recovery.setAndEnter': 'Set password and log in',
  'recovery.set': 'Set new password',
  'recovery.noAccess': 'No access to your email or phone?',
  'recovery.toService': 'Contact customer service',
  'recovery.backToLogin': 'Back to login',
  'recovery.resetTitle': 'Set a new password',
  'recovery.resetText': 'For the account {account}. You’ll be logged out everywhere else.',
  'recovery.doneTitle': 'New password set',
  'recovery.doneText': 'You’ve been logged out everywhere. Log in with your new password.',
  'recovery.endedTitle': 'This link no longer works',
  'recovery.endedText':
    'It has been used or has expired. Log in if you’ve just set a new password; otherwise request a new link.',
  'recovery.askAgain': 'Request new link',
  'recovery.needEmail': 'Enter your email address.',
  'recovery.needNumber': 'Enter your phone number.',
  'recovery.needCode': 'Enter the verification code.',
  'recovery.needNew': 'Enter a new password.',
})
