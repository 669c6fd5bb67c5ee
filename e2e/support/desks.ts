/**
 * Operator logins that later tests of a worker reuse. They are stored in the product's own folder, not in this process: a failed test ends
 * its process, and the next one would log in again with a code that was used already. Three of those lock the operator.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** The length of an authenticator's time step. */
export const STEP_SECONDS = 30

type Desk = Awaited<ReturnType<BrowserContext['storageState']>>
type Kept = {
  readonly desks: Readonly<Record<string, Desk>>
  /** The time step of the operator's newest code: it works once, and no code of an earlier step works after it. */
  readonly steps: Readonly<Record<string, number>>
}

const file = join(process.env['DATA_DIR'] ?? '.data', 'walks.json')

function read(): Kept {
  if (!existsSync(file)) return { desks: {}, steps: {} }
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}

function keep(kept: Kept): void {
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 })
}

export function deskOf(account: string): Desk | undefined {
  return read().desks[account]
}

export function keepDesk(account: string, desk: Desk): void {
  const kept = read()
  keep({ ...kept, desks: { ...kept.desks, [account]: desk } })
}

/** The time step whose code is still valid: this one, or the next; waits when both were used. */
export async function nextStep(account: string): Promise<number> {
  for (;;) {
    const kept = read()
    const now = Math.floor(Date.now() / 1000 / STEP_SECONDS)
    const step = Math.max(now, (kept.steps[account] ?? 0) + 1)
    if (step <= now + 1) {
      keep({ ...kept, steps: { ...kept.steps, [account]: step } })
      return step
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
