import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'
import { emptySlip, fitted, readSlip, toggled, without, type Pick, type Slip } from '../../rules/picks.ts'

const kept = remembered('sports.slip', '')

function parsed(text: string): Slip {
  try {
    return readSlip(JSON.parse(text || 'null'))
  } catch {
    return emptySlip // something else is stored there
  }
}

type SlipState = {
  readonly slip: Slip
  /** On a phone the slip is a sheet. */
  readonly isOpen: boolean
}

/** The bet slip of this device: it outlives reloads. For members `use-slip-sync.ts` keeps it on the server, too. */
export const useSlip = create<SlipState>(() => ({ slip: parsed(kept.get()), isOpen: false }))

export function changeSlip(change: (slip: Slip) => Slip): void {
  const slip = fitted(change(useSlip.getState().slip))
  kept.set(JSON.stringify(slip))
  useSlip.setState({ slip })
}

const saved = remembered('sports.slipLastSaved', '')

/** What this device last saw saved on the server: a slip that differs from it has changes that were not saved yet. */
export const lastSaved = {
  note: (slip: Slip) => saved.set(JSON.stringify(slip)),
  /** Null: nothing yet. */
  get: (): Slip | null => (saved.get() === '' ? null : parsed(saved.get())),
}

const sent = remembered('sports.slipSent', '')
/** A device without a connection sends one slip after the other; of these the newest may have arrived. */
const MOST_SENT = 8

/** Slips that this device sent since a save was last confirmed: the server may have any of them, where a reply was lost. */
export const unconfirmed = {
  note: (slip: Slip) => sent.set(JSON.stringify([...unconfirmed.all(), slip].slice(-MOST_SENT))),
  clear: () => sent.set(''),
  all: (): readonly Slip[] => {
    try {
      const stored: unknown = JSON.parse(sent.get() || '[]')
      return Array.isArray(stored) ? stored.map(readSlip) : []
    } catch {
      return [] // something else is stored there
    }
  },
}

export const togglePick = (pick: Pick) => changeSlip((slip) => toggled(slip, pick))
export const removePick = (name: string) => changeSlip((slip) => without(slip, name))
/** The slip as it is, as a new bet. */
export const stopEditing = () => changeSlip(({ edit: _, ...slip }) => slip)
export const clearSlip = () => changeSlip(() => emptySlip)
export const openSlip = (isOpen: boolean) => useSlip.setState({ isOpen })
