/**
 * The specification's error catalogue (§8), each entry once and in its order: what the specification calls it, the
 * refusal (or, where no call gives it, the text) that stands for it, and what the page does.
 */
export type Specified = {
  readonly says: string
  readonly does: string
} & (
  | { readonly code: string }
  /** Words that the page says by itself; `refusal.…` where they are shown as a refusal that somebody else's service caused. */
  | { readonly text: string }
)

const AGAIN = 'The form stays as it is, the human check starts over'

export const specified: readonly Specified[] = [
  {
    says: 'need-a-real-account warning, for trial accounts and disallowed users',
    code: 'session.realAccountRequired',
    does: 'A warning with one button that leads to opening an account',
  },
  {
    says: 'incorrect account or password',
    code: 'identity.wrongLogin',
    does: `${AGAIN}; the image captcha appears where the value says so`,
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
    does: 'Under the form; nothing is sent',
  },
  {
    says: 'SMS code request failure',
    code: 'codes.wait',
    does: 'A warning with the server’s message; the countdown goes on',
  },
  {
    says: 'affiliate code invalid: invitation_code_error',
    code: 'identity.invitationCode',
    does: 'A warning; the form stays and nothing is registered',
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
    does: `${AGAIN}; noticed at the outside service that proves numbers`,
  },
  phone('quota-exceeded', 'A warning that leads to customer service'),
  phone('operation-not-allowed', 'A warning that leads to customer service'),
  phone('code-expired', 'The button sends a new code'),
  {
    says: 'popup-closed-by-user',
    text: 'refusal.codes.popup-closed-by-user',
    does: 'A warning; the log-in may be tried again',
  },
  { says: 'incorrect email', text: 'said.emailWrong', does: 'Under the box; nothing is sent' },
  {
    says: 'passwords do not match: inconsistent_twice',
    code: 'identity.passwordsDiffer',
    does: 'Under the second box',
  },
  {
    says: 'username or email does not exist',
    code: 'recovery.unknownAccount',
    does: 'Above the form; only where the brand’s setting accountErrors is "separate"',
  },
  {
    says: 'please log in first: You are not logged in, please login',
    code: 'session.required',
    does: 'The log-in opens; what was wanted goes on after it',
  },
  { says: 'network problem, try again', text: 'ui.line', does: 'In place of what failed, with another try' },
  {
    says: 'page load slow, check network',
    text: 'ui.slow',
    does: 'While a page’s code is on its way for long',
  },
  {
    says: 'system error',
    code: 'system.fault',
    does: 'A sentence, another try, and a reference to copy that the log has too',
  },
  {
    says: 'complete verification first',
    code: 'identity.humanCheckFailed',
    does: AGAIN,
  },
  {
    says: 'invalid URL, contact customer service',
    code: 'request.unknownRoute',
    does: 'For a page: the not-found screen with customer service and the way home',
  },
  {
    says: 'access restricted (blocked IP or location)',
    code: 'region.blocked',
    does: 'The page of its own: address, country, Contact Us',
  },
  {
    says: 'system maintenance',
    code: 'system.maintenance',
    does: 'The page of its own: end in local time, another try, Contact Us',
  },
  {
    says: 'game maintenance with suggestion of other popular games',
    code: 'lobby.gameStopped',
    does: 'In the frame, with other games that are open',
  },
  { says: 'non-member cannot log in', code: 'identity.notMember', does: AGAIN },
  { says: 'non-agent cannot log in', code: 'identity.notAgent', does: AGAIN },
  { says: 'success: copy', text: 'ui.copied', does: 'The button says so for a moment' },
  { says: 'success: apply', text: 'pages.joinDone', does: 'In place of the form, with the number it has' },
  {
    says: 'success: change password',
    text: 'security.passwordChanged',
    does: 'A word at the edge of the screen',
  },
  {
    says: 'success: transfer (sender, receiver, amount)',
    text: 'transfers.done',
    does: 'In place of the form, with its reference',
  },
  {
    says: 'success: refund',
    text: 'withdrawals.returnedText',
    does: 'At the withdrawal whose money came back, with its amount and the reason',
  },
  {
    says: 'customer service call failure',
    text: 'service.openFailed',
    does: 'The window that was opened for it closes and the error is shown',
  },
  {
    says: 'script chunk: time-out (120 s)',
    text: 'ui.chunkSlow',
    does: 'In place of the part, with another try',
  },
  { says: 'script chunk: missing', text: 'ui.chunkMissing', does: 'The page is newer: reload' },
  { says: 'script chunk: error', text: 'ui.chunk', does: 'In place of the part, with another try' },
  { says: 'stylesheet chunk', text: 'ui.chunkStyle', does: 'In place of the part, with another try' },
]

/** An entry of the phone verification's own catalogue. */
function phone(name: string, does: string): Specified {
  return { says: name, code: `codes.${name}`, does }
}
