import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { mayHaveRun } from '#contract/idempotency-keys.ts'
import { useApiMutation } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { crash } from '../../contract.ts'
import { autoEnd, nextStake, type AutoBet, type Bounds } from '../../rules/auto-bet.ts'
import type { Table } from '../use-table.ts'
import type { OwnBet } from './use-bets.ts'

export type AutoRun = AutoBet & { readonly id: string; readonly slips: readonly string[] }

type Asked = {
  readonly box: number
  readonly table: Table | null
  readonly mine: readonly OwnBet[]
  readonly bounds: Bounds | null
  /** Sends the next bet of the run once; its slip. It does not retry: a late bet is survived only after a failure that is seen here. */
  readonly place: (bet: {
    readonly round: string
    readonly stake: bigint
    readonly run: string
  }) => Promise<string>
}

/**
 * A bet without a definite reply is sent again with the same key until there is one: it may have been placed. First after 0.25 seconds, as
 * its round does not wait, then after twice the time before, at most 2 seconds.
 */
const AGAIN_FIRST_MS = 250
const AGAIN_MOST_MS = 2_000

/**
 * Automatic betting of one box: after each flight the next bet, while the page is open. Its limits are the server's; a refusal ends it. A
 * server that does not answer ends nothing: its reply is fetched when it does.
 */
export function useAuto({ box, table, mine, bounds, place }: Asked) {
  const api = useApi(crash)
  const begin = useApiMutation(api.startAuto)
  const end = useApiMutation(api.stopAuto)
  const [run, setRun] = useState<AutoRun | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // the run that a bet is being placed for: the bet of a stopped run does not keep the next run from betting
  const placing = useRef<string | null>(null)
  const running = useRef<string | null>(null)
  useEffect(() => {
    running.current = run?.id ?? null
    return () => {
      running.current = null
    }
  }, [run?.id])
  const placed = useRef('')
  const results = (run?.slips ?? []).flatMap((slip) => {
    const bet = mine.find((each) => each.slip === slip)
    return bet ? [{ stake: bet.stake, win: bet.win, isOpen: bet.state === 'open' }] : []
  })
  const round = table?.next?.round ?? null
  const isReady =
    run !== null &&
    round !== null &&
    results.length === run.slips.length &&
    results.every(({ isOpen }) => !isOpen)
  const stake = run && bounds ? nextStake(run, results, bounds) : null
  const over = run && isReady && stake !== null ? autoEnd(run, results, stake) : null
  useEffect(() => {
    if (!run || !isReady || round === null || stake === null) return
    if (over !== null) {
      setWhy(over)
      setRun(null)
      return
    }
    const name = `${run.id}/${round}`
    if (placing.current === run.id || placed.current === name) return
    placing.current = run.id
    placed.current = name
    void untilAnswered(
      () => place({ round, stake, run: run.id }),
      () => running.current === run.id,
    )
      .finally(() => {
        if (placing.current === run.id) placing.current = null
      })
      .then((slip) => {
        // without a slip the run looks again: a round may have come on sale while this bet was being sent
        setRun((before) =>
          before?.id === run.id
            ? { ...before, slips: slip ? [...before.slips, slip] : before.slips }
            : before,
        )
      })
      .catch((error: unknown) => {
        // an error of a run that has ended says nothing about the present one
        if (running.current !== run.id) return
        setWhy(error instanceof RefusedError ? error.code : 'refused')
        setFailure(error)
        setRun((before) => (before?.id === run.id ? null : before))
      })
  }, [run, isReady, round, stake, over, place])
  return {
    run,
    why,
    done: results.length,
    stake,
    error: begin.error ?? failure,
    isStarting: begin.isPending,
    async start(asked: AutoBet) {
      setWhy(null)
      setFailure(null)
      const { stake: first, roundsMost: rounds, lossMost, winMost, onWin, onLoss } = asked
      const limits = winMost === null ? {} : { winMost }
      const { id } = await begin.mutateAsync({
        body: { box, stake: first, rounds, lossMost, ...limits, onWin, onLoss },
      })
      setRun({ ...asked, id, slips: [] })
    },
    stop() {
      running.current = null
      if (run) end.mutate({ params: { id: run.id } })
      setRun(null)
      setWhy('stopped')
    },
  }
}

/**
 * The bet's slip. Null: not placed, because its round went by while no server answered; the next round is bet on then. A round that was
 * missed without that is a refusal as any other.
 */
async function untilAnswered(place: () => Promise<string>, isWanted: () => boolean): Promise<string | null> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await place()
    } catch (error) {
      const isLate = error instanceof RefusedError && error.code === 'shared.saleOver'
      if (failures > 0 && isLate) return null
      if (!mayHaveRun(error) || !isWanted()) throw error
    }
    const waitMs = Math.min(AGAIN_FIRST_MS * 2 ** failures, AGAIN_MOST_MS)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

export type Auto = ReturnType<typeof useAuto>
