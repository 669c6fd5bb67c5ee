/**
 * `npm run battery`: examines the house's random bits as they are made now.
 *   (nothing)                    the quick battery on the generator of server seeds, on rounds, on the simulator
 *   --words 4194304              more data
 *   --export 1000000000 [--out file]   raw bytes of the generator for a laboratory (dieharder, PractRand, …)
 *   --json                       one line for machines
 */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { fairChance } from '#kit/chance-fair.ts'
import { fastWords } from '#kit/chance-fast.ts'
import { runBattery } from '#game-kit/random/battery.ts'
import { houseBytes, MAX_REQUEST_BYTES, newServerSeed } from '#game-kit/random/drbg.ts'

const { values: options } = parseArgs({
  options: {
    words: { type: 'string', default: `${2 ** 18}` },
    export: { type: 'string' },
    out: { type: 'string' },
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

/** Words of the generator that makes server seeds. */
function seedWords(): () => number {
  let view = new DataView(new ArrayBuffer(0))
  let at = 0
  return () => {
    if (at >= view.byteLength) {
      view = new DataView(new Uint8Array(houseBytes(MAX_REQUEST_BYTES)).buffer)
      at = 0
    }
    at += 4
    return view.getUint32(at - 4)
  }
}

/** Words as rounds take them: a few from each nonce, and a new pair of seeds every thousand rounds. */
function roundWords(): () => number {
  let seeds = { serverSeed: newServerSeed(), clientSeed: 'battery', nonce: 0 }
  let chance = fairChance(seeds)
  return () => {
    if (chance.used === 16) {
      const isWornOut = seeds.nonce === 999
      seeds = isWornOut
        ? { ...seeds, serverSeed: newServerSeed(), nonce: 0 }
        : { ...seeds, nonce: seeds.nonce + 1 }
      chance = fairChance(seeds)
    }
    return chance.u32()
  }
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

if (options.export) await exportBytes(Number(options.export))
else {
  const all = [
    examine('server seeds', seedWords()),
    examine('rounds', roundWords()),
    examine('simulator', fastWords(Number.parseInt(newServerSeed().slice(0, 8), 16))),
  ]
  process.exitCode = all.every(Boolean) ? 0 : 1
}
