import type { Letter } from './shape.ts'

const keep = 'Nobody of {brand} will ever ask you for this code.'
const notYou = 'If this was not you, change your password now and write to us.'

/** Every message that leaves the house, in English. Written for a person who reads it on a locked phone. */
export const en = {
  'code.enter': {
    sms: '{code} is your {brand} code to log in or to set a new password. Good for {minutes} min. Keep it to yourself.',
    subject: '{code} is your {brand} code',
    title: 'Your code',
    lines: ['Use it to log in or to set a new password. It is good for {minutes} minutes.', keep],
  },
  'code.register': {
    sms: '{code} is your {brand} code to open an account. Good for {minutes} min.',
    subject: '{code} is your {brand} code',
    title: 'Welcome to {brand}',
    lines: ['Use this code to open your account. It is good for {minutes} minutes.', keep],
  },
  'code.bind': {
    sms: '{code} is your {brand} code to confirm this number. Good for {minutes} min.',
    subject: '{code} confirms your e-mail address',
    title: 'Confirm your address',
    lines: ['Enter this code to bind the address to your account. It is good for {minutes} minutes.', keep],
  },
  'code.newPlace': {
    sms: '{code} is your {brand} code to log in from a new place. Not you? Change your password.',
    subject: '{code} confirms a login from a new place',
    title: 'Is this you?',
    lines: [
      'Somebody with your password is logging in from a place we do not know. If it is you, enter this code. It is good for {minutes} minutes.',
      notYou,
    ],
  },
  'code.confirm': {
    sms: '{code} is your {brand} code to confirm a change. Good for {minutes} min. Keep it to yourself.',
    subject: '{code} confirms a change of your account',
    title: 'Confirm a change',
    lines: ['Enter this code to confirm what you are changing. It is good for {minutes} minutes.', keep],
  },
  'account.exists': {
    sms: 'This number already has a {brand} account. Please log in; a forgotten password can be set anew there.',
    subject: 'You already have a {brand} account',
    title: 'You are with us already',
    lines: [
      'Somebody, probably you, wanted to register with this address. Please log in instead; a forgotten password can be set anew there.',
    ],
  },
  'operator.link': {
    sms: '{brand}: set up your back-office access: {link}',
    subject: 'Set up your back-office access',
    title: 'Set up your access',
    lines: [
      'Hello {name}, your operator account is {account}. Choose a password and connect an authenticator. The button works once, until {until}.',
      'Open it on your own device and do not forward this email. If you did not expect it, tell another operator.',
    ],
    button: 'Set up access',
  },
  'password.link': {
    sms: '{brand}: set a new password here: {link}',
    subject: 'Set a new password for {brand}',
    title: 'Set a new password',
    lines: [
      'Hello {account}, somebody asked for a new password for your account. The button works once, for {minutes} minutes.',
      'If it was not you, leave this mail alone: nothing has changed.',
    ],
    button: 'Set a new password',
  },
  'password.changed': {
    sms: '{brand}: your password was changed on {when}. Not you? Write to us at once.',
    subject: 'Your {brand} password was changed',
    title: 'Your password was changed',
    lines: [
      'Hello {account}, the password of your account was changed on {when}. You are logged out everywhere else.',
      notYou,
    ],
  },
  'payment.changed': {
    sms: '{brand}: your payment password was changed on {when}. Not you? Write to us at once.',
    subject: 'Your payment password was changed',
    title: 'Your payment password was changed',
    lines: ['Hello {account}, the payment password of your account was changed on {when}.', notYou],
  },
  'contact.emailChanged': {
    sms: '{brand}: the e-mail address of your account was changed on {when}. Not you? Write to us at once.',
    subject: 'The e-mail address of your account was changed',
    title: 'Your address was changed',
    lines: [
      'Hello {account}, your account now uses another e-mail address, since {when}. This is the last message to this one.',
      notYou,
    ],
  },
  'contact.mobileChanged': {
    sms: '{brand}: the mobile number of your account was changed on {when}. Not you? Write to us at once.',
    subject: 'The mobile number of your account was changed',
    title: 'Your number was changed',
    lines: ['Hello {account}, your account now uses another mobile number, since {when}.', notYou],
  },
  'payout.added': {
    sms: '{brand}: withdrawals may go to {payout} since {when}. Not you? Write to us at once.',
    subject: 'Your account has a new bank account for withdrawals',
    title: 'A bank account was bound',
    lines: ['Hello {account}, withdrawals may go to {payout} since {when}.', notYou],
  },
  'withdrawal.rejected': {
    sms: '{brand}: your withdrawal {reference} was not approved. The money is back in your account.',
    subject: 'Your withdrawal {reference} was not approved',
    title: 'Your withdrawal was not approved',
    lines: [
      'Hello {account}, withdrawal {reference} of {amount} was not approved. The reason we gave: {reason}',
      'The {amount} are in your account again. If you do not understand the reason, write to us: a person answers.',
    ],
  },
  'match.reported': {
    sms: '{brand}: a member reported a payment of {amount} to you ({reference}). Log in and tell us what arrived.',
    subject: 'A payment of {amount} to you was reported',
    title: 'Check your bank and tell us what arrived',
    lines: [
      'Hello {account}, a member reported a payment of {amount} to your bank account ({reference}).',
      'Check your bank, then log in and tell us what arrived. If you don’t respond in time, we’ll mark this as received and can’t refund it.',
    ],
  },
  'withdrawal.back': {
    sms: '{brand}: your withdrawal {reference} came back. The money is in your account again.',
    subject: 'Your withdrawal {reference} came back',
    title: 'Your withdrawal came back',
    lines: [
      'Hello {account}, the bank did not take withdrawal {reference} of {amount}.',
      'The {amount} are in your account again. Look whether the bank account is right, then ask once more.',
    ],
  },
  'security.proofAdded': {
    sms: '{brand}: {proof} was added to your account on {when}. Not you? Write to us at once.',
    subject: 'Your account has a new second proof',
    title: 'A second proof was added',
    lines: ['Hello {account}, {proof} was added to your account on {when}.', notYou],
  },
  'security.proofRemoved': {
    sms: '{brand}: {proof} was removed from your account on {when}. Not you? Write to us at once.',
    subject: 'A second proof was removed from your account',
    title: 'A second proof was removed',
    lines: ['Hello {account}, {proof} was removed from your account on {when}.', notYou],
  },
  'security.proofsAsked': {
    sms: '{brand}: on {when} somebody asked us to remove the second proofs of your account. Not you? Write to us at once.',
    subject: 'Somebody asked us to remove your second proofs',
    title: 'Are you without your phone?',
    lines: [
      'Hello {account}, on {when} somebody told our support that the authenticator, passkeys and recovery codes of your account are lost. If a second colleague agrees, they are removed.',
      'If it was not you, write to us at once: nothing has been removed yet.',
    ],
  },
  'security.proofsKept': {
    sms: '{brand}: the second proofs of your account stay as they are ({when}).',
    subject: 'Your second proofs stay as they are',
    title: 'Nothing was removed',
    lines: [
      'Hello {account}, the authenticator, passkeys and recovery codes of your account stay as they are, as decided on {when}.',
    ],
  },
  'login.newPlace': {
    sms: '{brand}: new login on {when} from {place}. Not you? Change your password.',
    subject: 'A login from a new place',
    title: 'You logged in from a new place',
    lines: [
      'Hello {account}, on {when} somebody logged in to your account from {place} with {device}.',
      notYou,
    ],
  },
  'login.suspicious': {
    sms: '{brand}: we stopped several wrong logins to your account on {when}. Your account is safe.',
    subject: 'We stopped wrong logins to your account',
    title: 'Somebody tried your account',
    lines: [
      'Hello {account}, on {when} we stopped several logins with wrong passwords from {place}. Nobody got in.',
      'If you use this password elsewhere too, it is a good day to change it.',
    ],
  },
} as const satisfies { readonly [name: string]: Letter }
