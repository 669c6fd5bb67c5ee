import type { Template } from './shape.ts'

const keep = 'Our staff will never ask you for this code.'
const notYou = 'If this wasn’t you, change your password now and contact us.'

/** Every message template in English. SMS text must be plain ASCII: any other character halves the length of a part. */
export const en = {
  'code.enter': {
    sms: '{code} is your {brand} code to log in or set a new password. Valid for {minutes} min. Do not share it.',
    subject: '{code} is your {brand} code',
    title: 'Your code',
    lines: ['Use this code to log in or set a new password. It’s valid for {minutes|minute|minutes}.', keep],
  },
  'code.register': {
    sms: '{code} is your {brand} code to create an account. Valid for {minutes} min. Do not share it.',
    subject: '{code} is your {brand} code',
    title: 'Welcome to {brand}',
    lines: ['Use this code to create your account. It’s valid for {minutes|minute|minutes}.', keep],
  },
  'code.bind': {
    sms: '{code} is your {brand} code to confirm this number. Valid for {minutes} min. Do not share it.',
    subject: '{code} confirms your email address',
    title: 'Confirm your email address',
    lines: [
      'Enter this code to add this address to your account. It’s valid for {minutes|minute|minutes}.',
      keep,
    ],
  },
  'code.newPlace': {
    sms: '{code} is your {brand} code to log in from a new device or location. Not you? Change your password.',
    subject: '{code} is your login code for a new device or location',
    title: 'Confirm it’s you',
    lines: [
      'Your password was used to log in from a device or location we don’t recognise. If it was you, enter this code. It’s valid for {minutes|minute|minutes}.',
      notYou,
    ],
  },
  'code.confirm': {
    sms: '{code} is your {brand} code to confirm a change. Valid for {minutes} min. Do not share it.',
    subject: '{code} confirms a change to your account',
    title: 'Confirm your change',
    lines: [
      'Enter this code to confirm the change to your account. It’s valid for {minutes|minute|minutes}.',
      keep,
    ],
  },
  'account.exists': {
    sms: 'This number has a {brand} account. Log in instead. If you forgot your password, reset it on the login page.',
    subject: 'You have a {brand} account',
    title: 'You have an account with us',
    lines: [
      'We received a registration with this address. You have an account, so log in instead. If you forgot your password, you can reset it on the login page.',
    ],
  },
  'operator.link': {
    sms: 'Set up your {brand} back-office access: {link}',
    subject: 'Set up your back-office access',
    title: 'Set up your access',
    lines: [
      'Hello {name}, your operator account is {account}. Choose a password and connect an authenticator app. The button works once, until {until}.',
      'Open it on your own device and don’t forward this email. If you didn’t expect it, tell another operator.',
    ],
    button: 'Set up access',
  },
  'affiliate.received': {
    sms: 'We received your {brand} affiliate application A-{number}. Its status: {link}',
    subject: 'We received your affiliate application A-{number}',
    title: 'Your application was received',
    lines: [
      'Hello {name}, thank you for your application A-{number}. We’ll reply within three working days.',
      'The button shows its status. Don’t forward this email: the link is personal.',
    ],
    button: 'Check status',
  },
  'affiliate.accepted': {
    sms: 'Your {brand} affiliate application was accepted. Account: {account}. One-time password: {code}',
    subject: 'Your affiliate application was accepted',
    title: 'Welcome to our affiliate programme',
    lines: [
      'Hello {name}, your application was accepted. Your account is {account}, your plan is {plan}.',
      'Your one-time password is {code}. You choose your own password when you log in for the first time.',
    ],
  },
  'affiliate.joined': {
    sms: 'Your {brand} affiliate application was accepted. Log in with your account {account}.',
    subject: 'Your affiliate application was accepted',
    title: 'Welcome to our affiliate programme',
    lines: [
      'Hello {name}, your application was accepted. Your plan is {plan}.',
      'Log in with your account {account} and open the affiliate centre from the account menu.',
    ],
  },
  'affiliate.rejected': {
    sms: 'Your {brand} affiliate application was not accepted. Reason: {reason}',
    subject: 'About your affiliate application',
    title: 'Your application wasn’t accepted',
    lines: ['Hello {name}, we reviewed your application and can’t accept it.', 'Reason: {reason}'],
  },
  'password.link': {
    sms: 'Set a new {brand} password: {link}',
    subject: 'Set a new password for {brand}',
    title: 'Set a new password',
    lines: [
      'Hello {account}, we received a request for a new password for your account. The button works once, for {minutes|minute|minutes}.',
      'If this wasn’t you, ignore this email. Nothing has changed.',
    ],
    button: 'Set new password',
  },
  'password.changed': {
    sms: '{brand}: your password was changed on {when}. Not you? Contact us now.',
    subject: 'Your {brand} password was changed',
    title: 'Password changed',
    lines: [
      'Hello {account}, your account password was changed on {when}. You’re logged out everywhere else.',
      notYou,
    ],
  },
  'payment.changed': {
    sms: '{brand}: your payment password was changed on {when}. Not you? Contact us now.',
    subject: 'Your payment password was changed',
    title: 'Payment password changed',
    lines: ['Hello {account}, your payment password was changed on {when}.', notYou],
  },
  'contact.emailChanged': {
    sms: '{brand}: the email address of your account was changed on {when}. Not you? Contact us now.',
    subject: 'Your account’s email address was changed',
    title: 'Email address changed',
    lines: [
      'Hello {account}, your account has used a different email address since {when}. This is our last message to this one.',
      notYou,
    ],
  },
  'contact.mobileChanged': {
    sms: '{brand}: the mobile number of your account was changed on {when}. Not you? Contact us now.',
    subject: 'Your account’s mobile number was changed',
    title: 'Mobile number changed',
    lines: ['Hello {account}, your account has used a different mobile number since {when}.', notYou],
  },
  'payout.added': {
    sms: '{brand}: {payout} was added for withdrawals on {when}. Not you? Contact us now.',
    subject: 'A bank account was added for withdrawals',
    title: 'Bank account added',
    lines: ['Hello {account}, {payout} was added to your account for withdrawals on {when}.', notYou],
  },
  'withdrawal.rejected': {
    sms: '{brand}: your withdrawal {reference} was not approved. The money is back in your balance.',
    subject: 'Your withdrawal {reference} was not approved',
    title: 'Withdrawal not approved',
    lines: [
      'Hello {account}, we didn’t approve withdrawal {reference} of {amount}. Reason: {reason}',
      '{amount} is back in your balance. If you have questions about the reason, contact us.',
    ],
  },
  'match.reported': {
    sms: '{brand}: a member reported a payment of {amount} to you ({reference}). Log in and confirm the amount received.',
    subject: 'Confirm a payment of {amount} to you',
    title: 'Confirm the amount you received',
    lines: [
      'Hello {account}, a member reported a payment of {amount} to your bank account ({reference}).',
      'Check your bank, then log in and confirm the amount you received. If you don’t respond in time, we’ll mark this as received and can’t refund it.',
    ],
  },
  'withdrawal.back': {
    sms: '{brand}: your bank returned withdrawal {reference}. The money is back in your balance.',
    subject: 'Your withdrawal {reference} was returned',
    title: 'Withdrawal returned',
    lines: [
      'Hello {account}, the bank rejected withdrawal {reference} of {amount}.',
      '{amount} is back in your balance. Check your bank account details, then request a new withdrawal.',
    ],
  },
  'security.proofAdded': {
    sms: '{brand}: {proof} was added to your account on {when}. Not you? Contact us now.',
    subject: 'Your account security has changed',
    title: 'Security method added',
    lines: ['Hello {account}, {proof} was added to your account on {when}.', notYou],
  },
  'security.proofRemoved': {
    sms: '{brand}: {proof} was removed from your account on {when}. Not you? Contact us now.',
    subject: 'Your account security has changed',
    title: 'Security method removed',
    lines: ['Hello {account}, {proof} was removed from your account on {when}.', notYou],
  },
  'security.proofsAsked': {
    sms: '{brand}: a reset of your two-step verification was requested on {when}. Not you? Contact us now.',
    subject: 'A reset of your two-step verification was requested',
    title: 'Two-step verification reset requested',
    lines: [
      'Hello {account}, on {when} we received a report that you’ve lost the authenticator app, passkeys and recovery codes for your account. If a second colleague approves, we’ll remove them.',
      'If this wasn’t you, contact us now. Nothing has been removed yet.',
    ],
  },
  'security.proofsKept': {
    sms: '{brand}: your two-step verification stays as it is ({when}).',
    subject: 'Your two-step verification stays as it is',
    title: 'Two-step verification not reset',
    lines: [
      'Hello {account}, on {when} we decided not to reset your two-step verification. Your authenticator app, passkeys and recovery codes still work.',
    ],
  },
  'login.newPlace': {
    sms: '{brand}: new login on {when} from {place}. Not you? Change your password now.',
    subject: 'New login to your account',
    title: 'Login from a new device or location',
    lines: [
      'Hello {account}, there was a login to your account on {when} from {place} with {device}.',
      notYou,
    ],
  },
  'login.suspicious': {
    sms: '{brand}: we blocked several failed login attempts on your account on {when}. Your account is safe.',
    subject: 'We blocked failed login attempts on your account',
    title: 'Failed login attempts blocked',
    lines: [
      'Hello {account}, on {when} we blocked several login attempts with incorrect passwords from {place}. None of them succeeded.',
      'If you use this password on other sites, change it.',
    ],
  },
} as const satisfies { readonly [name: string]: Template }
