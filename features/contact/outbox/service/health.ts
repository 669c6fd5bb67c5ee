import type { Db } from '#db/pool.ts'
import { channelStates, type ChannelState } from '../store.ts'

const DAY_MS = 24 * 3_600_000
/** A message waiting longer than this indicates a fault, no matter what the errors say. */
const LATE_MS = 120_000

export type ChannelHealth = ChannelState & { readonly isTroubled: boolean }

/** The health of both channels; a channel is in trouble while messages fail or wait too long. */
export async function channelHealth(db: Db, now: Date): Promise<readonly ChannelHealth[]> {
  const states = await channelStates(db, new Date(now.getTime() - DAY_MS))
  return states.map((state) => ({
    ...state,
    isTroubled:
      state.failing > 0 ||
      (state.oldestWaitingAt !== null && now.getTime() - state.oldestWaitingAt.getTime() > LATE_MS),
  }))
}

/** The channels in trouble now: for alerts. */
export async function trouble(db: Db, now: Date): Promise<readonly ChannelHealth[]> {
  return (await channelHealth(db, now)).filter((channel) => channel.isTroubled)
}
