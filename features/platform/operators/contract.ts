import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const account = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/))
/** Maximum length of an accepted password; the rule's own bounds have their own message. */
const password = z.string().check(z.minLength(1), z.maxLength(256))
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/))
const token = z.string().check(z.length(43))
const role = z.enum(['auditor', 'support', 'cashier', 'supervisor', 'owner'])
const roleList = z.array(role).check(z.minLength(1), z.maxLength(5))

const brand = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
/** null: all brands. */
const brandList = z.nullable(z.array(brand).check(z.minLength(1), z.maxLength(50)))

const locked = z.object({ until: instant })
const passwordRule = z.object({ why: z.enum(['tooShort', 'tooLong', 'holdsAccount', 'tooPlain']) })

const me = z.object({
  id: uuid,
  account: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  /** The brands that they work for; null means all. */
  brands: brandList,
})

const operator = z.object({
  id: uuid,
  account: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(role),
  brands: brandList,
  state: z.enum(['invited', 'open', 'closed']),
  createdAt: instant,
  enrolledAt: z.nullable(instant),
  lastLoginAt: z.nullable(instant),
  lastLoginIp: z.nullable(z.string()),
  /** Locked by failed logins until then. */
  lockedUntil: z.nullable(instant),
  isYou: z.boolean(),
})

const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(200))

/** The link goes only to the operator's own mailbox. */
const invitation = z.object({ sentTo: z.string(), expiresAt: instant })

const chosen = z.object({ id: uuid })

export const operators = defineContract('operators', {
  login: {
    method: 'POST',
    path: '/office/api/login',
    audience: 'anyone',
    listeners: ['office'],
    summary:
      'First step of the login: account and password. Gives the same error for a wrong account and a wrong password.',
    // failures are counted by rules/tries.ts; this only limits the load from one address
    rateLimit: '120/min',
    body: z.strictObject({ account: words(60), password }),
    reply: z.object({ challenge: z.string() }),
    refusals: { 'operators.wrongLogin': null, 'operators.locked': locked },
  },
  loginCode: {
    method: 'POST',
    path: '/office/api/login/code',
    audience: 'anyone',
    listeners: ['office'],
    summary: 'Second step of the login: the authenticator’s code. Sets the session cookie.',
    rateLimit: '120/min',
    body: z.strictObject({ challenge: token, code }),
    reply: me,
    refusals: {
      'operators.wrongCode': null,
      'operators.codeUsed': null,
      'operators.challengeOver': null,
      'operators.locked': locked,
    },
  },
  invitation: {
    method: 'POST',
    path: '/office/api/enrol/open',
    audience: 'anyone',
    listeners: ['office'],
    summary: 'Returns the purpose of an enrolment link and the authenticator secret to set up.',
    rateLimit: '20/min',
    body: z.strictObject({ token }),
    reply: z.object({
      account: z.string(),
      name: z.string(),
      secret: z.string(),
      uri: z.string(),
      expiresAt: instant,
    }),
    refusals: { 'operators.inviteOver': null },
  },
  enrol: {
    method: 'POST',
    path: '/office/api/enrol',
    audience: 'anyone',
    listeners: ['office'],
    summary: 'Sets the password and authenticator through an enrolment link, which then stops working.',
    rateLimit: '20/min',
    body: z.strictObject({ token, password, code }),
    reply: z.object({ account: z.string() }),
    refusals: {
      'operators.inviteOver': null,
      'operators.wrongCode': null,
      'operators.weakPassword': passwordRule,
    },
  },
  me: {
    method: 'GET',
    path: '/office/api/me',
    audience: 'operator',
    summary: 'Returns the logged-in operator with roles, permissions and brands.',
    reply: me,
  },
  logout: {
    method: 'POST',
    path: '/office/api/logout',
    audience: 'operator',
    summary: 'Ends this session.',
    reply: z.object({}),
  },
  sessions: {
    method: 'GET',
    path: '/office/api/me/sessions',
    audience: 'operator',
    summary: 'Lists the caller’s active sessions.',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          ip: z.string(),
          device: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          expiresAt: instant,
          isThis: z.boolean(),
        }),
      ),
    }),
  },
  endSession: {
    method: 'POST',
    path: '/office/api/me/sessions/end',
    audience: 'operator',
    summary: 'Ends another session of the caller.',
    body: z.strictObject({ id: uuid }),
    reply: z.object({ ended: z.boolean() }),
  },
  changePassword: {
    method: 'POST',
    path: '/office/api/me/password',
    audience: 'operator',
    summary: 'Changes the caller’s password and ends their other sessions.',
    rateLimit: '10/min',
    body: z.strictObject({ password, code, newPassword: password }),
    reply: z.object({ ended: z.int() }),
    refusals: {
      'operators.wrongLogin': null,
      'operators.wrongCode': null,
      'operators.codeUsed': null,
      'operators.weakPassword': passwordRule,
      'operators.locked': locked,
    },
  },
  list: {
    method: 'GET',
    path: '/office/api/operators',
    audience: 'operator',
    permission: 'operators.see',
    summary: 'Lists all operators.',
    reply: z.object({ operators: z.array(operator) }),
  },
  invite: {
    method: 'POST',
    path: '/office/api/operators',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Creates an operator and emails them a single-use enrolment link.',
    body: z.strictObject({
      account,
      name: words(80),
      email,
      roles: roleList,
      brands: z.optional(brandList),
    }),
    reply: invitation,
    refusals: {
      'operators.accountTaken': null,
      'operators.emailTaken': null,
      'operators.beyondYou': null,
      'operators.unknownBrand': null,
    },
  },
  reset: {
    method: 'POST',
    path: '/office/api/operators/reset',
    audience: 'operator',
    permission: 'operators.manage',
    summary:
      'Removes an operator’s password and authenticator, ends all their sessions and emails a new enrolment link.',
    body: z.strictObject({ id: uuid, reason: words(300, 4) }),
    reply: invitation,
    refusals: {
      'operators.unknown': null,
      'operators.notYourself': null,
      'operators.beyondYou': null,
      'operators.noEmail': null,
    },
  },
  setEmail: {
    method: 'POST',
    path: '/office/api/operators/email',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Changes the email address that receives an operator’s enrolment links.',
    body: z.strictObject({ id: uuid, email, reason: words(300, 4) }),
    reply: chosen,
    refusals: {
      'operators.unknown': null,
      'operators.notYourself': null,
      'operators.beyondYou': null,
      'operators.emailTaken': null,
    },
  },
  setRoles: {
    method: 'POST',
    path: '/office/api/operators/roles',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Changes an operator’s roles.',
    body: z.strictObject({ id: uuid, roles: roleList, reason: words(300, 4) }),
    reply: chosen,
    refusals: { 'operators.unknown': null, 'operators.notYourself': null, 'operators.beyondYou': null },
  },
  setBrands: {
    method: 'POST',
    path: '/office/api/operators/brands',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Limits an operator to some brands, or allows all brands.',
    body: z.strictObject({ id: uuid, brands: brandList, reason: words(300, 4) }),
    reply: chosen,
    refusals: {
      'operators.unknown': null,
      'operators.notYourself': null,
      'operators.beyondYou': null,
      'operators.unknownBrand': null,
    },
  },
  close: {
    method: 'POST',
    path: '/office/api/operators/close',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Closes an operator’s account and ends their sessions.',
    body: z.strictObject({ id: uuid, reason: words(300, 4) }),
    reply: chosen,
    refusals: { 'operators.unknown': null, 'operators.notYourself': null, 'operators.beyondYou': null },
  },
  unlock: {
    method: 'POST',
    path: '/office/api/operators/unlock',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Unlocks an operator before the lock for failed login attempts expires.',
    body: z.strictObject({ id: uuid, reason: words(300, 4) }),
    reply: chosen,
    refusals: { 'operators.unknown': null, 'operators.notYourself': null, 'operators.beyondYou': null },
  },
})
