/**
 * Who may decide on a request to remove lost two-step verification (A12): another operator than the one who asked may agree;
 * anybody who may ask may turn it down. Example: op-linh asks; op-linh cannot agree, in whatever tab; op-huy agrees.
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
