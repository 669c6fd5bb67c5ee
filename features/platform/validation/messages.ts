/**
 * The form messages that the specification lists (§5, VAL-09), each once: what it says, its text, and the screens that show it. A test
 * finds each in both languages and on each of its screens.
 */
export type Message = { readonly says: string; readonly text: string; readonly shownBy: readonly string[] }

const register = 'features/account/identity/site/register'
const recovery = 'features/account/recovery/site'

export const messages: readonly Message[] = [
  {
    says: 'password length range',
    text: 'refusal.validation.field.any',
    shownBy: [`${register}/use-rules.ts`],
  },
  {
    says: 'enter verification code',
    text: 'entry.needCode',
    shownBy: [`${register}/account-fields.tsx`, 'features/account/identity/site/login/sms-form.tsx'],
  },
  {
    says: 'enter phone number',
    text: 'entry.needMobile',
    shownBy: [`${register}/account-fields.tsx`, 'features/account/identity/site/login/sms-form.tsx'],
  },
  {
    says: 'passwords not matching',
    text: 'auth.differ',
    shownBy: [
      `${register}/account-fields.tsx`,
      'features/account/identity/site/after/change-password-dialog.tsx',
    ],
  },
  {
    says: 'invalid invite code',
    text: 'refusal.identity.invitationCode',
    shownBy: [`${register}/register-form.tsx`],
  },
  {
    says: 'enter new password',
    text: 'recovery.needNew',
    shownBy: [`${recovery}/forgot-by-phone.tsx`, `${recovery}/reset-page.tsx`],
  },
  {
    says: 'content must not be empty',
    text: 'refusal.feedback.empty',
    shownBy: ['features/contact/feedback/site/feedback-form.tsx'],
  },
  {
    says: 'enter feedback content',
    text: 'feedback.contentHint',
    shownBy: ['features/contact/feedback/site/feedback-form.tsx'],
  },
  { says: 'fields marked * required', text: 'said.starred', shownBy: [`${register}/starred.tsx`] },
  {
    says: 'account format incorrect',
    text: 'refusal.validation.field.letterFirst',
    shownBy: [`${register}/use-rules.ts`],
  },
  {
    says: 'password format incorrect',
    text: 'refusal.validation.field.mixed',
    shownBy: [`${register}/use-rules.ts`],
  },
  {
    says: 'e-mail format incorrect',
    text: 'said.emailWrong',
    shownBy: [`${recovery}/forgot-by-email.tsx`],
  },
  {
    says: 'enter username and password',
    text: 'said.enterBoth',
    shownBy: ['features/account/identity/site/login/name-form.tsx'],
  },
  {
    says: 'please confirm you are 21 years old',
    text: 'auth.tooYoung',
    shownBy: [`${register}/person-fields.tsx`, 'features/account/social-login/site/new-account-form.tsx'],
  },
]
