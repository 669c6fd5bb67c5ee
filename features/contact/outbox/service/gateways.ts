import type { Outcome } from '../rules.ts'

/** One message ready to leave. Its id is its identity outside too: a gateway that sees it twice knows it. */
export type Parcel = {
  readonly id: string
  readonly to: string
  readonly brand: string
  readonly language: 'en' | 'vi'
  readonly text: string
  readonly mail: {
    readonly subject: string
    readonly text: string
    readonly html: string
    /** Where a letter to many is taken back by one POST. */
    readonly leave?: string
  }
  /** What a device shows, where it goes to one. */
  readonly push?: { readonly title: string; readonly text: string; readonly link: string }
}

/** A way out of the platform. Another provider is another object of this shape. */
export type Gateway = {
  /** Never throws: what went wrong is told, and whether trying again has sense. */
  readonly send: (parcel: Parcel) => Promise<Outcome>
  readonly close: () => void
}

export function lateOutcome(error: unknown): Outcome {
  return { isSent: false, isFinal: false, why: error instanceof Error ? error.message : String(error) }
}
