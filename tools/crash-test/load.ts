/** Members who play without a pause until they are stopped; a round without a response is repeated with its key. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRound, type Member } from './driver.ts'
import type { Journal } from './journal.ts'

export type Load = {
  /** Starts all members. */
  go(): void
  /** Stops when each member's current round is answered. */
  pause(): Promise<void>
  /** Members whose round was finally refused, with the reason: there should be none. */
  refused: string[]
}

/** Repeats every Nth answered round later: the platform must give the same response. */
const LATE_REPEAT_EVERY = 7

/** Starts one loop per member. */
export function createLoad(members: readonly Member[], journal: Journal): Load {
  let isOn = false
  let loops: Promise<void>[] = []
  const refused: string[] = []

  async function playUntilAnswered(member: Member, key: string): Promise<void> {
    journal.sent(member.account, key)
    for (;;) {
      const round = await sendRound(member, key)
      if (!round) continue
      journal.acknowledged(member.account, key, round)
      return
    }
  }

  async function playOn(member: Member): Promise<void> {
    for (let count = 1; isOn; count++) {
      const key = randomUUID()
      await playUntilAnswered(member, key)
      if (count % LATE_REPEAT_EVERY === 0) await playUntilAnswered(member, key)
      if (member.minRoundMs) await sleep(member.minRoundMs)
    }
  }

  return {
    refused,
    go() {
      isOn = true
      loops = members.map((member) =>
        playOn(member).catch((error: unknown) => void refused.push(`${member.account}: ${String(error)}`)),
      )
    },
    async pause() {
      isOn = false
      await Promise.all(loops)
    },
  }
}
