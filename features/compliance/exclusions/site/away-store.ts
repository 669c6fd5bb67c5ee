import * as z from 'zod/mini'
import { create } from 'zustand'
import { RefusedError } from '#contract/envelope.ts'
import { closeAuth, openAuth } from '#features/account/identity/site/auth-store.ts'
import { watchEntry } from '#features/account/identity/site/entry-watch.ts'
import { awayRefusals, type standing } from '#features/account/identity/contract/exclusion.ts'

const schema = awayRefusals['exclusions.away']

/** A break as it is told; with a pass the way to one's money is open, without one the login opens it. */
export type Away = z.output<typeof standing> & { readonly pass: string | null }

/** What is known of a break: kept after its notice was closed, for the page behind it; null while no one was turned away. */
export const useAway = create<{ readonly away: Away | null; readonly isOpen: boolean }>(() => ({
  away: null,
  isOpen: false,
}))

/** Takes a refusal that is about a break: true where it was, and the notice with the way to one's money opens. */
function meetAway(error: unknown): boolean {
  if (!(error instanceof RefusedError) || error.code !== 'exclusions.away') return false
  const read = z.safeParse(schema, error.detail)
  if (!read.success) return false
  showAway(read.data)
  return true
}

/** The notice: at a login that was refused, or as a break begins here or on another device. */
export function showAway(away: Away): void {
  useAway.setState({ away, isOpen: true })
  openAuth('away')
}

/** A member is logged in: stored data of an exclusion are outdated, or another account's. */
function forgetAway(): void {
  useAway.setState({ away: null, isOpen: false })
}

export function closeAway(): void {
  useAway.setState({ isOpen: false })
  closeAuth()
}

watchEntry({ entered: forgetAway, refused: meetAway })
