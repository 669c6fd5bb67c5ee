import type { CommonCode } from '#contract/common.ts'

/** Texts of the refusals that any call may return; omitting one does not compile. */
export const en = {
  'refusal.request.invalid': 'Check what you entered.',
  'refusal.request.tooLarge': 'This file or message is too large.',
  'refusal.request.tooFast':
    'Too many requests. Try again in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.request.unknownRoute': 'This address isn’t valid. Check it, or contact customer service.',
  'refusal.identity.humanCheckFailed': 'Complete the verification first.',
  'refusal.encryption.required': 'This request must be encrypted. Reload the page.',
  'refusal.encryption.invalid': 'This page has expired. Reload it and try again.',
  'refusal.session.required': 'You are not logged in, please login',
  'refusal.session.realAccountRequired': 'You need a real account for this.',
  'refusal.session.termsRequired': 'Our terms have changed. Read and accept them to continue.',
  'refusal.session.passwordChangeRequired': 'Choose your own password first.',
  'refusal.permission.missing': 'You don’t have permission to do this.',
  'refusal.approvals.sent': 'Sent for approval. Another operator must approve it.',
  'refusal.approvals.reasonNeeded': 'Enter a reason. The operator who approves this will read it.',
  'refusal.approvals.notQualified': 'You cannot approve this. Another operator must approve it.',
  'refusal.flag.off': 'This isn’t available here.',
  'refusal.system.maintenance': 'The system is under maintenance.',
  'refusal.region.blocked': 'Access from your location is restricted.',
  'refusal.validation.field': 'Check what you entered.',
  'refusal.idempotency.conflict':
    'This request ID was used for a different request. Reload the page and try again.',
  'refusal.service.overloaded':
    'We’re very busy right now. Please try again in {retryAfterSeconds|second|seconds|minutes|hours}.',
  'refusal.system.fault': 'Sorry, something went wrong. If you contact us, give reference {reference}.',
} as const satisfies { readonly [K in `refusal.${CommonCode | 'system.fault'}`]: string }
