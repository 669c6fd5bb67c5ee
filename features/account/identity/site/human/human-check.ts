import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { askGeetest, askSlide, GestureError } from './gesture.ts'
import { giveHumanAnswer } from './human-answer.ts'

export type CheckState = 'working' | 'done' | 'failed'

/** At most so many threads: the page stays quick while the sum is solved. */
const MOST_WORKERS = 2
const LONGEST_MS = 120_000

/**
 * Solves the platform's small sum as soon as a form opens, off the page's own thread, so that no one waits for it.
 * `ready` waits for the answer, asks for the gesture where the brand wants one, and hands both to the next call; `through`
 * makes that call too, and `again` where the answer turns out to be used up; `reset` starts over after a refusal.
 * `workLonger` lets the device do many times the work, which stands in for a picture that someone cannot read.
 */
export function useHumanCheck() {
  const api = useApi(identity)
  const [state, setState] = useState<CheckState>('working')
  const solving = useRef<Promise<Solved> | null>(null)
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
    const solved = await (solving.current ?? start()).catch(() => start())
    giveHumanAnswer(
      await answerTo(solved).catch(async (error: unknown) => {
        // a puzzle that cannot be had is no one's fault here: the device works longer instead
        if (error instanceof GestureError && error.why === 'unavailable') return answerTo(await start('long'))
        throw error
      }),
    )
  }, [start])
  const through = useCallback(
    async <Answer>(call: () => Promise<Answer>, again = call): Promise<Answer> => {
      await ready()
      try {
        return await call()
      } catch (error) {
        // a browser whose line broke sends a call again by itself, with an answer that is used up: no one's fault
        if (!(error instanceof RefusedError) || error.code !== 'identity.humanCheckFailed') throw error
        await start()
        await ready()
        return again()
      }
    },
    [ready, start],
  )
  const reset = useCallback(() => void start().catch(() => undefined), [start])
  const workLonger = useCallback(() => start('long').then(() => undefined), [start])
  return { state, ready, through, reset, workLonger }
}

/** What the device did by itself, and what is left for a hand. */
type Solved =
  | { readonly work: object; readonly gap: number | null }
  | { readonly captchaId: string; readonly script: string }

async function answerTo(solved: Solved): Promise<string> {
  if ('captchaId' in solved) return written({ geetest: await askGeetest(solved.captchaId, solved.script) })
  return written(solved.gap === null ? solved.work : { ...solved.work, slide: await askSlide(solved.gap) })
}

const written = (answer: object): string => btoa(JSON.stringify(answer))

async function solve(challenge: Readonly<Record<string, unknown>>): Promise<Solved> {
  const puzzle = geetestIn(challenge)
  if (puzzle) return puzzle
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
  const gap: unknown = task.parameters.data?.['gap']
  return { work: { challenge: task, solution }, gap: typeof gap === 'number' ? gap : null }
}

function geetestIn({ geetest }: Readonly<Record<string, unknown>>) {
  if (typeof geetest !== 'object' || geetest === null) return null
  if (!('captchaId' in geetest) || !('script' in geetest)) return null
  return { captchaId: String(geetest.captchaId), script: String(geetest.script) }
}

type Challenge = Parameters<typeof import('altcha-lib').solveChallenge>[0]['challenge']

/** The challenge is signed by the server and passed through; only its presence is looked at here. */
function challengeOf(value: Readonly<Record<string, unknown>>): Challenge {
  if (!isChallenge(value)) throw new Error('the human check gave no challenge')
  return value
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value
}
