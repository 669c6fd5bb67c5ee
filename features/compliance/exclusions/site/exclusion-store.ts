import * as z from 'zod/mini'
import { create } from 'zustand'
import { RefusedError } from '#contract/envelope.ts'
import { closeAuth, openAuth } from '#features/account/identity/site/auth-store.ts'
import { watchEntry } from '#features/account/identity/site/entry-watch.ts'
import { exclusionRefusals, type standing } from '#features/account/identity/contract/exclusion.ts'

const schema = exclusionRefusals['exclusions.away']

/** An exclusion as shown to the member; a pass gives access to the cashier, without one the member logs in first. */
export type ExclusionNotice = z.output<typeof standing> & { readonly pass: string | null }

/** The known exclusion: kept for the page behind after the dialog is closed; null if no login was refused. */
export const useExclusion = create<{ readonly away: ExclusionNotice | null; readonly isOpen: boolean }>(
  () => ({
    away: null,
    isOpen: false,
  }),
)

/** Handles a refusal caused by an exclusion: returns true and opens the dialog with the link to the cashier. */
function meetExclusion(error: unknown): boolean {
  if (!(error instanceof RefusedError) || error.code !== 'exclusions.away') return false
  const read = z.safeParse(schema, error.detail)
  if (!read.success) return false
  showExclusion(read.data)
  return true
}

/** Opens the dialog: after a refused login, or when an exclusion starts here or on another device. */
export function showExclusion(away: ExclusionNotice): void {
  useExclusion.setState({ away, isOpen: true })
  openAuth('away')
}

/** After a login, stored data of an exclusion are outdated, or another account's. */
function forgetExclusion(): void {
  useExclusion.setState({ away: null, isOpen: false })
}

export function closeExclusion(): void {
  useExclusion.setState({ isOpen: false })
  closeAuth()
}

watchEntry({ entered: forgetExclusion, refused: meetExclusion })
