import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type AboutMemberProps = {
  readonly id: bigint
  /** Whether links to the member's documents, timeline and wallet are shown. */
  readonly hasLinks?: boolean
}

export type MemberFieldProps = {
  readonly label: string
  /** The member's id as text; empty until one is chosen. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** What pages of lower features show of higher ones; the back office supplies it, as extension points do on the server. */
export type OfficeSlots = {
  /** What a decision about a member rests on. */
  readonly AboutMember: ComponentType<AboutMemberProps>
  /** Chooses a member by name, account, phone number or id. */
  readonly MemberField: ComponentType<MemberFieldProps>
}

const Slots = createContext<OfficeSlots | null>(null)

export function OfficeSlotsProvider({
  slots,
  children,
}: {
  readonly slots: OfficeSlots
  readonly children: ReactNode
}) {
  return <Slots value={slots}>{children}</Slots>
}

/** The facts about a member; nothing where the back office supplies none. */
export function AboutMember(props: AboutMemberProps) {
  const slots = useContext(Slots)
  return slots && <slots.AboutMember {...props} />
}

/** A member search in a form; the fallback where the back office supplies none. */
export function MemberField({ fallback, ...props }: MemberFieldProps & { readonly fallback: ReactNode }) {
  const slots = useContext(Slots)
  return slots ? <slots.MemberField {...props} /> : fallback
}
