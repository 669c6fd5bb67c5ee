import { create } from 'zustand'
import type { Reply } from '#contract/route.ts'
import type { security } from '../../contract.ts'

export type Standing = Reply<(typeof security)['standing']>

type Asking = {
  readonly standing: Standing | null
  readonly settle: (isProved: boolean) => void
}

/** The question "is it you?", open while `standing` is there. */
export const useProofAsked = create<Asking>(() => ({ standing: null, settle: () => undefined }))

/** Opens the question; settles true once the session has proved itself, false where the member turns away. */
export function askProof(standing: Standing): Promise<boolean> {
  useProofAsked.getState().settle(false)
  return new Promise((resolve) => {
    const settle = (isProved: boolean) => {
      useProofAsked.setState({ standing: null, settle: () => undefined })
      resolve(isProved)
    }
    useProofAsked.setState({ standing, settle })
  })
}
