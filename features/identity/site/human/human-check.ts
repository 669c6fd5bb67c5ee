import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../../contract.ts'
import { giveHumanAnswer } from './human-answer.ts'

export type CheckState = 'working' | 'done' | 'failed'

/** At most so many threads: the page stays quick while the sum is solved. */
const MOST_WORKERS = 2
const LONGEST_MS = 120_000

/**
 * Solves the house's small sum as soon as a form opens, off the page's own thread, so that nobody waits for it.
 * `ready` waits for the answer and hands it to the next call; `reset` starts over after a refusal. `workLonger` lets the
 * device do many times the work, which stands in for a picture that somebody cannot read.
 */
export function useHumanCheck() {
  const api = useApi(identity)
  const [state, setState] = useState<CheckState>('working')
  const solving = useRef<Promise<string> | null>(null)
  const start = useCallback(
    (length: 'usual' | 'long' = 'usual') => {
      setState('working')
      const solved = api.humanCheck({ query: { length } }).then(({ challenge }) => solve(challenge))
      solving.current = solved
      solved.then(
        () => solving.current === solved && setState('done'),
        () => solving.current === solved && setState('failed'),
      )
      return solved
    },
    [api],
  )
  useEffect(() => {
    start().catch(() => undefined) // the state says so already
  }, [start])
  const ready = useCallback(async () => {
    giveHumanAnswer(await (solving.current ?? start()).catch(() => start()))
  }, [start])
  const reset = useCallback(() => void start().catch(() => undefined), [start])
  const workLonger = useCallback(() => start('long').then(() => undefined), [start])
  return { state, ready, reset, workLonger }
}

async function solve(challenge: Record<string, unknown>): Promise<string> {
  const [{ solveChallengeWorkers }, { default: Worker }] = await Promise.all([
    import('altcha-lib'),
    import('./human-worker.ts?worker'),
  ])
  const task = challengeOf(challenge)
  const solution = await solveChallengeWorkers({
    challenge: task,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(),
    timeout: LONGEST_MS,
  })
  if (!solution) throw new Error('the human check was not solved in time')
  return btoa(JSON.stringify({ challenge: task, solution }))
}

type Challenge = Parameters<typeof import('altcha-lib').solveChallenge>[0]['challenge']

/** The challenge is signed by the server and passed through; only its presence is looked at here. */
function challengeOf(value: Record<string, unknown>): Challenge {
  if (!isChallenge(value)) throw new Error('the human check gave no challenge')
  return value
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value
}
