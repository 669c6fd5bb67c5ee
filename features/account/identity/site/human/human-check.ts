import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'
import { askGeetest, askSlide, GestureError } from './gesture.ts'
import { giveHumanAnswer } from './human-answer.ts'

export type CheckState = 'working' | 'done' | 'failed'

/** Thread limit: keeps the page responsive during the proof of work. */
const MOST_WORKERS = 2
const LONGEST_MS = 120_000

/**
 * Computes the server's proof of work in a worker as soon as a form opens, to avoid a wait on submit. `ready` waits for the answer,
 * requests the gesture if the brand requires one, and passes both to the next call; `through` makes that call too, and `again` if the
 * answer is used up; `reset` starts over after a refusal. `workLonger` computes a much longer proof of work, the alternative to a captcha
 * that the user cannot read.
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
    start().catch(() => undefined) // the state already shows the failure
  }, [start])
  const ready = useCallback(async () => {
    const solved = await (solving.current ?? start()).catch(() => start())
    giveHumanAnswer(
      await answerTo(solved).catch(async (error: unknown) => {
        // the puzzle cannot be loaded, which is not the user's fault: compute the longer proof of work instead
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
        // after a lost connection the browser retries the call with an answer that is used up: not the user's fault
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

/** The result of the proof of work, and the gesture that remains for the user. */
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

/** The challenge is signed by the server and returned unchanged, so only its presence is checked. */
function challengeOf(value: Readonly<Record<string, unknown>>): Challenge {
  if (!isChallenge(value)) throw new Error('the human check gave no challenge')
  return value
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value
}
