/** A taken seat as the table sees it. */
export type Companion = {
  readonly seat: number
  /** Masked. */
  readonly name: string
  /** The barrel of its cannon. */
  readonly level: number
  /** Away: reserved for its member, who has no connection at the moment. */
  readonly state: 'here' | 'away'
}

/**
 * `joining`: a seat is being given; `alone`: the member plays without a table; `watching`: without a seat, for play money or because every
 * seat is taken; `lost`: another member took the seat; `offline`: the table cannot be reached, play goes on.
 */
export type CompanyPhase = 'joining' | 'alone' | 'seated' | 'watching' | 'full' | 'lost' | 'offline'

export type CompanyState = {
  readonly phase: CompanyPhase
  readonly table: number | null
  readonly own: number | null
  readonly seats: readonly Companion[]
}

/** A volley of another seat: by bullet the place of the aimed fish in the room, and the multiple; 0: it missed. */
export type CompanionVolley = {
  readonly seat: number
  readonly level: number
  readonly shots: readonly (readonly [kind: number, times: number])[]
}

/** Who else plays at this table. It shows their shots and changes no bet. */
export type Company = {
  state(): CompanyState
  onState(f: () => void): () => void
  /** Volleys of others only. */
  onVolley(f: (volley: CompanionVolley) => void): () => void
  /** Sits down, again after a lost seat. */
  join(): void
  /** Leaves the table and plays alone. */
  leave(): void
}

export const alone: CompanyState = { phase: 'alone', table: null, own: null, seats: [] }
