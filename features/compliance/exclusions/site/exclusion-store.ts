import * as z from 'zod/mini'
import { create } from 'zustand'
import { RefusedError } from '#contract/envelope.ts'
import { closeAuth, openAuth } from '#features/account/identity/site/auth-store.ts'
import { watchEntry } from '#features/account/identity/site/entry-watch.ts'
import { exclusionRefusals, type standing } from '#features/account/identity/contract/exclusion.ts'

const schema = exclusionRefusals['exclusions.away']

/** A break as it is told; with a pass the way to one's money is open, without one the login opens it. */
export type ExclusionNotice = z.output<typeof standing> & { readonly pass: string | null }

/** What is known of a break: kept after its notice was closed, for the page behind it; null while no one was turned away. */
export const useExclusion = create<{ readonly away: ExclusionNotice | null; readonly isOpen: boolean }>(
  () => ({
    away: null,
    isOpen: false,
  }),
)

/** Takes a refusal that is about a break: true where it was, and the notice with the way to one's money opens. */
function meetExclusion(error: unknown): boolean {
  if (!(error instanceof RefusedError) || error.code !== 'exclusions.away') return false
  const read = z.safeParse(schema, error.detail)
  if (!read.success) return false
  showExclusion(read.data)
  return true
}

/** The notice: at a login that was refused, or as a break begins here or on another device. */
export function showExclusion(away: ExclusionNotice): void {
  useExclusion.setState({ away, isOpen: true })
  openAuth('away')
}

/** A member is logged in: stored data of an exclusion are outdated, or another account's. */
function forgetExclusion(): void {
  useExclusion.setState({ away: null, isOpen: false })
}

export function closeExclusion(): void {
  useExclusion.setState({ isOpen: false })
  closeAuth()
}

watchEntry({ entered: forgetExclusion, refused: meetExclusion })
