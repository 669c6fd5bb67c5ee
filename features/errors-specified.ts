/**
 * The specification's error catalogue (§8), each entry once and in its order: the specification's name, the matching refusal (or the text,
 * if no call returns it), and what the page does.
 */
export type Specified = {
  readonly says: string
  readonly does: string
} & (
  | { readonly code: string }
  /** Texts that the page shows without a call; `refusal.…` if they appear as a refusal caused by an external service. */
  | { readonly text: string }
)

const AGAIN = 'The form keeps its input; the human check restarts'

export const specified: readonly Specified[] = [
  {
    says: 'need-a-real-account warning, for trial accounts and disallowed users',
    code: 'session.realAccountRequired',
    does: 'A warning with a button to open an account',
  },
  {
    says: 'incorrect account or password',
    code: 'identity.wrongLogin',
    does: `${AGAIN}; the captcha image appears if the response asks for it`,
  },
  {
    says: 'wrong account',
    code: 'identity.wrongAccount',
    does: `${AGAIN}; only where the brand’s setting accountErrors is "separate"`,
  },
  {
    says: 'wrong password',
    code: 'identity.wrongAccountPassword',
    does: `${AGAIN}; only where the brand’s setting accountErrors is "separate"`,
  },
  {
    says: 'Please enter the username and password',
    text: 'said.enterBoth',
    does: 'Message under the form; nothing is sent',
  },
  {
    says: 'SMS code request failure',
    code: 'codes.wait',
    does: 'A warning with the server’s message; the countdown continues',
  },
  {
    says: 'affiliate code invalid: invitation_code_error',
    code: 'identity.invitationCode',
    does: 'A warning; the form keeps its input and nothing is registered',
  },
  phone('invalid-phone-number', 'Under the number; nothing is sent'),
  phone('missing-phone-number', 'Under the number; nothing is sent'),
  phone('too-many-requests', 'Codes are asked for again when the wait is over, at most 5 minutes'),
  phone('unknown', 'A warning; the code may be asked for again'),
  phone('invalid-verification-code', 'Under the code; at most five tries'),
  phone('missing-verification-code', 'Under the code; nothing is sent'),
  {
    says: 'captcha-check-failed',
    text: 'refusal.codes.captcha-check-failed',
    does: `${AGAIN}; reported by the external phone verification service`,
  },
  phone('quota-exceeded', 'A warning that leads to customer service'),
  phone('operation-not-allowed', 'A warning that leads to customer service'),
  phone('code-expired', 'The button sends a new code'),
  {
    says: 'popup-closed-by-user',
    text: 'refusal.codes.popup-closed-by-user',
    does: 'A warning; the member can try to log in again',
  },
  { says: 'incorrect email', text: 'said.emailWrong', does: 'Message under the field; nothing is sent' },
  {
    says: 'passwords do not match: inconsistent_twice',
    code: 'identity.passwordsDiffer',
    does: 'Message under the second field',
  },
  {
    says: 'username or email does not exist',
    code: 'recovery.unknownAccount',
    does: 'Message above the form; only where the brand’s setting accountErrors is "separate"',
  },
  {
    says: 'please log in first: You are not logged in, please login',
    code: 'session.required',
    does: 'The login form opens; the action continues after login',
  },
  {
    says: 'network problem, try again',
    text: 'ui.line',
    does: 'Shown in place of what failed, with a retry button',
  },
  {
    says: 'page load slow, check network',
    text: 'ui.slow',
    does: 'Shown while a page takes long to load',
  },
  {
    says: 'system error',
    code: 'system.fault',
    does: 'A message with a retry button and a reference that is also in the log',
  },
  {
    says: 'complete verification first',
    code: 'identity.humanCheckFailed',
    does: AGAIN,
  },
  {
    says: 'invalid URL, contact customer service',
    code: 'request.unknownRoute',
    does: 'For a page: the not-found page with links to customer service and home',
  },
  {
    says: 'access restricted (blocked IP or location)',
    code: 'region.blocked',
    does: 'Own page with IP address, country and Contact Us',
  },
  {
    says: 'system maintenance',
    code: 'system.maintenance',
    does: 'Own page with the end in local time, a retry button and Contact Us',
  },
  {
    says: 'game maintenance with suggestion of other popular games',
    code: 'lobby.gameStopped',
    does: 'Shown in the game frame, with other available games',
  },
  { says: 'non-member cannot log in', code: 'identity.notMember', does: AGAIN },
  { says: 'non-agent cannot log in', code: 'identity.notAgent', does: AGAIN },
  { says: 'success: copy', text: 'ui.copied', does: 'The button shows it for a moment' },
  {
    says: 'success: apply',
    text: 'affiliates.join.done',
    does: 'Shown in place of the form, with the application number',
  },
  {
    says: 'success: change password',
    text: 'security.passwordChanged',
    does: 'A toast',
  },
  {
    says: 'success: transfer (sender, receiver, amount)',
    text: 'transfers.done',
    does: 'Shown in place of the form, with the reference',
  },
  {
    says: 'success: refund',
    text: 'withdrawals.returnedText',
    does: 'Shown at the refunded withdrawal, with amount and reason',
  },
  {
    says: 'customer service call failure',
    text: 'service.openFailed',
    does: 'The window that was opened for it closes and the error is shown',
  },
  {
    says: 'script chunk: time-out (120 s)',
    text: 'ui.chunkSlow',
    does: 'Shown in place of the part, with a retry button',
  },
  { says: 'script chunk: missing', text: 'ui.chunkMissing', does: 'The page has a newer version: reload' },
  { says: 'script chunk: error', text: 'ui.chunk', does: 'Shown in place of the part, with a retry button' },
  {
    says: 'stylesheet chunk',
    text: 'ui.chunkStyle',
    does: 'Shown in place of the part, with a retry button',
  },
]

/** An entry of the phone verification's own catalogue. */
function phone(name: string, does: string): Specified {
  return { says: name, code: `codes.${name}`, does }
}
