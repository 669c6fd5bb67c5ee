import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { recovery } from '../contract.ts'

/** Refusals of codes and log-ins that pass through have their words where they are made. */
type OwnCodes = Extract<ContractCodes<typeof recovery>, `recovery.${string}`>

export const en = englishOf<{ own: { refusals: Record<OwnCodes, null> } }>()({
  'refusal.recovery.wrongEmail': 'Incorrect e-mail: this is not the address of this account.',
  'refusal.recovery.unknownAccount': 'This user name or e-mail does not exist.',
  'refusal.recovery.linkEnded': 'This link has been used already or has expired. Please ask for a new one.',
  'refusal.recovery.unknownMember': 'This member does not exist.',
  'refusal.recovery.noAddress': 'This member has no e-mail address, or the account is not open.',
  'recovery.start': 'Send password link',
  'recovery.startText':
    '{account} gets a mail with a link to a new password. Nobody here sees or chooses it.',
  'recovery.started': 'The link is on its way to {address}',
  'recovery.mailSent':
    'If name and address belong together, a mail with a link is on its way. It works once, for {minutes} minutes.',
  'recovery.ways': 'Ways to a new password',
  'recovery.wayEmail': 'By e-mail',
  'recovery.wayPhone': 'By phone',
  'recovery.sendMail': 'Send me a link',
  'recovery.sentTitle': 'Look into your mail',
  'recovery.sentHint':
    'Nothing there after a few minutes? Look into the spam folder, or check what you typed.',
  'recovery.otherAddress': 'Try another address',
  'recovery.newPassword': 'New password',
  'recovery.setAndEnter': 'Set password and log in',
  'recovery.set': 'Set the new password',
  'recovery.backToLogin': 'Back to log in',
  'recovery.resetTitle': 'Set a new password',
  'recovery.resetText': 'For the account {account}. You will be logged out everywhere else.',
  'recovery.doneTitle': 'Your new password is set',
  'recovery.doneText': 'All earlier sessions have ended. Log in with the new password.',
  'recovery.endedTitle': 'This link no longer works',
  'recovery.endedText':
    'It has been used already or has expired. If you have just set a new password, log in with it; if not, ask for a new link.',
  'recovery.askAgain': 'Ask for a new link',
  'recovery.needEmail': 'Please enter your e-mail address.',
  'recovery.needNumber': 'Please enter your phone number.',
  'recovery.needCode': 'Please enter the verification code.',
  'recovery.needNew': 'Please enter a new password.',
})
