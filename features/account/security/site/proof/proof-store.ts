import { create } from 'zustand'
import type { Reply } from '#contract/route.ts'
import type { security } from '../../contract.ts'

export type Standing = Reply<(typeof security)['standing']>

type Asking = {
  readonly standing: Standing | null
  readonly settle: (isProved: boolean) => void
}

/** The "Confirm it's you" dialog, open while `standing` is set. */
export const useProofAsked = create<Asking>(() => ({ standing: null, settle: () => undefined }))

/** Opens the dialog; resolves to true after a successful proof, to false if the member cancels. */
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
