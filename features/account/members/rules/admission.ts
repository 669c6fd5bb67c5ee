// Who may log in by a contact that the account never verified: a number or an email address that was entered at registration. The code,
// token or mailed link proves who owns the contact, not who owns the account. An account whose holder verified anything else (another
// contact, identity documents, a second factor, a linked social login) stays theirs: the contact alone gives no access, and the response
// reads like a wrong code. An account without any verification passes to the contact's owner as if new: `claim` removes everything that the
// first holder could return with. Example: a stranger registers 0901 234 567 with a password, a payment password and their own mailbox; the
// owner of the number logs in by SMS and finds an account without any of these.

/** What the holder of an account verified in addition to the contact in question. */
export type Anchors = {
  readonly hasOtherContact: boolean
  readonly hasIdentity: boolean
  readonly hasSecondFactor: boolean
  readonly hasSocialLogin: boolean
}

export type Admission = 'enter' | 'claim' | 'refuse'

export function decideAdmission(isVerified: boolean, anchors: Anchors): Admission {
  if (isVerified) return 'enter'
  const { hasOtherContact, hasIdentity, hasSecondFactor, hasSocialLogin } = anchors
  return hasOtherContact || hasIdentity || hasSecondFactor || hasSocialLogin ? 'refuse' : 'claim'
}
