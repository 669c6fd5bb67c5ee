import { createContext, Suspense, useContext, type ComponentType, type ReactNode } from 'react'

/** What a member chose at the deposit form. */
export type BonusChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'promotion'; readonly id: string }
  | { readonly kind: 'code'; readonly code: string }

export type BonusChoiceProps = {
  /** The amount typed so far, in ledger units; null: none yet. */
  readonly amount: bigint | null
  /** The code of the payment method. */
  readonly method: string
  /** Null: not chosen yet. */
  readonly value: BonusChoice | null
  readonly onChange: (choice: BonusChoice) => void
  /** Why the server refused the choice. */
  readonly error?: string | undefined
}

/** What pages of lower features show of higher ones; the player site supplies it, as extension points do on the server. */
export type SiteSlots = {
  /** Chooses a bonus, or none, for a deposit, with its terms. */
  readonly BonusChoice: ComponentType<BonusChoiceProps>
}

const Slots = createContext<SiteSlots | null>(null)

export function SiteSlotsProvider({
  slots,
  children,
}: {
  readonly slots: SiteSlots
  readonly children: ReactNode
}) {
  return <Slots value={slots}>{children}</Slots>
}

/** Nothing where the site supplies none. */
export function BonusChoiceSlot({ waiting, ...props }: BonusChoiceProps & { readonly waiting: ReactNode }) {
  const slots = useContext(Slots)
  return (
    slots && (
      <Suspense fallback={waiting}>
        <slots.BonusChoice {...props} />
      </Suspense>
    )
  )
}
