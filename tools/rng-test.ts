/**
 * `npm run test:rng`: tests the randomness of the platform's current generators.
 *   (nothing)                    the quick battery on the generators of server seeds, rounds and simulations
 *   --words 4194304              more data
 *   --outside [--full]           the same words through dieharder, an external battery; --full takes hours, not minutes
 *   --export 1000000000 [--out file]   raw bytes of the generator for a laboratory (dieharder, PractRand, …)
 *   --json                       one line for machines
 */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { fastWords } from '#kit/chance-fast.ts'
import { runBattery } from '#game-kit/random/battery.ts'
import { houseBytes, MAX_REQUEST_BYTES, newServerSeed } from '#game-kit/random/drbg.ts'
import { isThere, outside, WHERE } from './rng-test/outside.ts'
import { roundWords, seedWords } from './rng-test/streams.ts'

const { values: options } = parseArgs({
  options: {
    words: { type: 'string', default: `${2 ** 18}` },
    export: { type: 'string' },
    out: { type: 'string' },
    outside: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

async function exportBytes(count: number): Promise<void> {
  const out = options.out ? createWriteStream(options.out) : process.stdout
  for (let left = count; left > 0; left -= MAX_REQUEST_BYTES) {
    const wantsRest = !out.write(houseBytes(Math.min(left, MAX_REQUEST_BYTES)))
    if (wantsRest) await once(out, 'drain')
  }
  if (options.out) out.end()
}

function examine(name: string, next: () => number): boolean {
  const { measured, failed, passes, runs } = runBattery({ next }, Number(options.words))
  if (options.json) {
    const goal = `battery ${name}`
    console.log(JSON.stringify({ goal, value: failed.length, must: 0, ambitious: 0, ok: passes }))
    return passes
  }
  console.log(
    `\n${name}: ${passes ? 'passes' : `FAILS ${failed.join(', ')}`}${runs > 1 ? ' (measured again)' : ''}`,
  )
  for (const one of measured) console.log(`  ${one.p.toFixed(6)}  ${one.name}`)
  return passes
}

/** The words of seeds and of rounds, each through dieharder; true if no test of either fails. */
async function examineOutside(): Promise<boolean> {
  let passes = true
  for (const [name, next] of [
    ['server seeds', seedWords()],
    ['rounds', roundWords()],
  ] as const) {
    if (!options.json) console.log(`\n${name}`)
    const verdicts = await outside(next, options.full ? 'full' : 'short', ({ test, p, assessment }) => {
      if (!options.json) console.log(`  ${p.toFixed(6)}  ${assessment.padEnd(6)}  ${test}`)
    })
    const failed = verdicts.filter(({ assessment }) => assessment === 'FAILED')
    const ok = failed.length === 0 && verdicts.length > 0
    if (options.json)
      console.log(
        JSON.stringify({ goal: `dieharder ${name}`, value: failed.length, must: 0, ambitious: 0, ok }),
      )
    else console.log(`${name}: ${verdicts.length} tests, ${failed.length} failed`)
    passes &&= ok
  }
  return passes
}

if (options.outside && !isThere()) {
  console.error(WHERE)
  process.exitCode = 2
} else if (options.outside) process.exitCode = (await examineOutside()) ? 0 : 1
else if (options.export) await exportBytes(Number(options.export))
else {
  const all = [
    examine('server seeds', seedWords()),
    examine('rounds', roundWords()),
    examine('simulator', fastWords(Number.parseInt(newServerSeed().slice(0, 8), 16))),
  ]
  process.exitCode = all.every(Boolean) ? 0 : 1
}
