import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { Notice } from '#ui/state/notice.tsx'

type Call = { readonly isPending: boolean; readonly error: Error | null }

export type ClaimBarProps = {
  /** Who has claimed the order, if not this operator. */
  readonly claimedBy: string | null
  readonly isMine: boolean
  readonly claim: Call & { readonly label: string; readonly send: () => void }
  readonly release: Call & { readonly label: string; readonly send: () => void }
  /** Says that another operator has claimed it. */
  readonly claimed: (by: string) => string
  /** The decisions open to the operator who has claimed it. */
  readonly children: ReactNode
}

/** Claims an order, then offers its decisions and the way back to the queue. */
export function ClaimBar({ claimedBy, isMine, claim, release, claimed, children }: ClaimBarProps) {
  // an error of the claim is outdated once the order is claimed
  const error = isMine ? release.error : (claim.error ?? release.error)
  return (
    <div className="grid gap-2">
      {error && <Failure error={error} />}
      {isMine ? (
        <div className="grid grid-cols-2 gap-2">
          {children}
          <Button look="ghost" className="col-span-2" busy={release.isPending} onClick={release.send}>
            {release.label}
          </Button>
        </div>
      ) : claimedBy ? (
        <Notice>{claimed(claimedBy)}</Notice>
      ) : (
        <Button look="primary" busy={claim.isPending} onClick={claim.send}>
          {claim.label}
        </Button>
      )}
    </div>
  )
}
