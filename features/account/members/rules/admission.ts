// Who is let in by a contact that the account never verified: a number or an email address that someone wrote at registration.
// The code, token or mailed link proves who owns the contact, not who owns the account. An account whose holder proved anything else
// (another contact, identity documents, a second factor, a linked social login) is theirs: the contact alone opens nothing, and the
// answer reads like a wrong code. An account that proved nothing passes to the contact's owner as if new: `claim` takes away
// everything the first holder could come back with. Example: a stranger registers 0901 234 567 with a password, a payment password
// and a mailbox of their own; the owner of the number logs in by SMS and finds an account in which none of that is left.

/** What the holder of an account proved beside the contact in question. */
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
