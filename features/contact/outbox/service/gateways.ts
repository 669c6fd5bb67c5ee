import type { Outcome } from '../rules.ts'

/** One message ready to send. Its id is also its id at the gateway, which can detect a duplicate by it. */
export type Parcel = {
  readonly id: string
  readonly to: string
  /** The brand's code, for settings of its own. */
  readonly merchant: string
  /** After this the recipient has no use for it; a provider may drop it then. */
  readonly expiresAt: Date | null
  readonly brand: string
  readonly language: 'en' | 'vi'
  readonly text: string
  readonly mail: {
    readonly subject: string
    readonly text: string
    readonly html: string
    /** The URL for one-click unsubscribe by POST. */
    readonly leave?: string
  }
  /** What a device shows, for a push notification. */
  readonly push?: { readonly title: string; readonly text: string; readonly link: string }
}

/** A gateway of one channel. Another provider is another implementation of this type. */
export type Gateway = {
  /** Never throws: returns the error, and whether a retry makes sense. */
  readonly send: (parcel: Parcel) => Promise<Outcome>
  readonly close: () => void
}

export function lateOutcome(error: unknown): Outcome {
  return { isSent: false, isFinal: false, why: error instanceof Error ? error.message : String(error) }
}
