import type { CommonCode } from '#contract/common.ts'

/** Words of the refusals that any call may give; leaving one out does not compile. */
export const en = {
  'refusal.request.invalid': 'Please check what you entered.',
  'refusal.request.tooLarge': 'This file or message is too large.',
  'refusal.request.tooFast':
    'Too many requests. Please try again in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.request.unknownRoute': 'This address isn’t valid. Check it, or contact customer service.',
  'refusal.identity.humanCheckFailed': 'Please complete the verification first.',
  'refusal.encryption.required': 'This call must be encrypted. Please reload the page.',
  'refusal.encryption.invalid': 'The page has been open for long. Please reload it and try again.',
  'refusal.session.required': 'You are not logged in, please login',
  'refusal.session.realAccountRequired': 'A real account is needed for this.',
  'refusal.session.termsRequired': 'Our terms have changed. Please read and agree to them first.',
  'refusal.session.passwordChangeRequired': 'Please choose your own password first.',
  'refusal.permission.missing': 'You are not allowed to do this.',
  'refusal.approvals.sent': 'Sent for approval. Another operator must approve it.',
  'refusal.approvals.reasonNeeded': 'Enter a reason. The operator who approves this will read it.',
  'refusal.approvals.notQualified': 'You cannot approve this. Another operator must approve it.',
  'refusal.flag.off': 'This is not available here.',
  'refusal.system.maintenance': 'The system is under maintenance.',
  'refusal.region.blocked': 'Access from your location is restricted.',
  'refusal.validation.field': 'Please check the field {field}.',
  'refusal.idempotency.conflict': 'This request was already used for something else.',
  'refusal.service.overloaded':
    'Very many people are here right now. Please try again in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.system.fault': 'Something went wrong on our side. If you contact us, name reference {reference}.',
} as const satisfies { readonly [K in `refusal.${CommonCode | 'system.fault'}`]: string }
