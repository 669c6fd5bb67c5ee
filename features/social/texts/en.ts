import { englishOf } from '#texts/words.ts'
import type { socialOffice } from '../contract/office.ts'
import type { Own } from './own.ts'

const member = englishOf<Own>()({
  'refusal.social.unavailable': 'Signing in this way is not available right now.',
  'refusal.social.providerSilent':
    'The other side does not answer at the moment. Please try again soon, or log in another way.',
  'refusal.social.providerRefused': 'We could not confirm who you are with that answer. Please start again.',
  'refusal.social.attemptInvalid':
    'This sign-in was already used, has expired or began in another browser. Please start again.',
  'refusal.social.declined': 'You did not give permission, so nothing was changed.',
  'refusal.social.taken': 'This identity already belongs to another account.',
  'refusal.social.alreadyLinked': 'This account is already linked in this way.',
  'refusal.social.ticketInvalid': 'There was too much time in between. Please sign in again.',
  'refusal.social.final': 'A link is final here and cannot be undone.',
  'refusal.social.noOtherWay': 'Please choose a password first: without this link there would be no way in.',
  'refusal.social.notLinked': 'Nothing is linked in this way.',
})

const office = englishOf<typeof socialOffice>()({
  'refusal.socialOffice.unknownMerchant': 'There is no such brand.',
  'refusal.socialOffice.secretMissing': 'Please enter the secret that the provider gave you.',
  'refusal.socialOffice.issuerInvalid': 'The issuer is an https address without anything behind the path.',
})

export const en = {
  ...member,
  ...office,
  'social.google': 'Google',
  'social.facebook': 'Facebook',
  'social.or': 'or',
  'social.with': 'Continue with {name}',
  'social.leaving': 'Going to {name} …',
  'social.working': 'Checking what {name} says …',
  'social.failedTitle': 'You are not signed in',
  'social.again': 'Try again',
  'social.home': 'To the home page',
  'social.chooseTitle': 'Welcome, {name}',
  'social.chooseTitleNameless': 'Welcome',
  'social.chooseText': '{provider} has confirmed who you are. Is there an account of yours here already?',
  'social.final': 'Please choose with care: once made, this choice cannot be changed.',
  'social.haveTitle': 'I have an account',
  'social.haveText': 'Prove it with its password. From then on {provider} opens it too.',
  'social.newTitle': 'I am new here',
  'social.newText': 'Open an account now. {provider} opens it from the next time on.',
  'social.newClosed': 'This house opens no new accounts by itself at the moment.',
  'social.back': 'Back',
  'social.link': 'Link and log in',
  'social.register': 'Open the account',
  'social.laterPassword': 'You can choose a password in the security centre at any time.',
  'social.email': 'E-mail',
  'social.linkedToast': '{name} is linked',
  'social.panelTitle': 'Sign-in with others',
  'social.panelText': 'Linked accounts open this one. A link is final.',
  'social.panelTextUndo': 'Linked accounts open this one.',
  'social.linkedAs': 'Linked {date}, {name}',
  'social.linkedOn': 'Linked {date}',
  'social.notYet': 'Not linked',
  'social.linkDeed': 'Link',
  'social.unlinkDeed': 'Unlink',
  'social.linkTitle': 'Link {name}',
  'social.linkText': 'You go to {name} and come back. Once linked, it cannot be changed.',
  'social.unlinkTitle': 'Unlink {name}',
  'social.unlinkText': 'From now on {name} does not open this account. Your password does.',
  'social.unlinked': '{name} is unlinked',
  'social.goOn': 'Continue to {name}',
} as const
