/**
 * Who may decide on a request to reset two-step verification (A12): only another operator may approve it; every operator who may request
 * may also reject it. Example: op-linh requests; op-linh cannot approve, in any tab; op-huy approves.
 */

export type Request = { readonly state: string; readonly askedBy: string }

export function checkAgree(
  request: Request,
  operator: string,
): 'security.resetDecided' | 'security.secondOperatorNeeded' | null {
  if (request.state !== 'asked') return 'security.resetDecided'
  return request.askedBy === operator ? 'security.secondOperatorNeeded' : null
}

export function checkKeep(request: Request): 'security.resetDecided' | null {
  return request.state === 'asked' ? null : 'security.resetDecided'
}
