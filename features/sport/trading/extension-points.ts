import type { App } from '#server/app.ts'
import { extensionPoint } from '#server/extension/point.ts'

export type StakeSegments = {
  readonly list: (
    app: App,
    merchant: string,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Those of the segments that the member is in now. */
  readonly among: (
    app: App,
    asked: { readonly merchant: string; readonly memberId: bigint; readonly segments: readonly string[] },
  ) => Promise<readonly string[]>
}

/** Segments of members, which may have a stake factor. */
export const stakeSegments = extensionPoint<StakeSegments>('sportTrading.segments')
