/**
 * `npm run conformance -- --protocol … --target URL …` tests whether a seamless wallet meets the API's requirements, from a supplier's
 * point of view. `-- --self-test [--json]` tests the kit itself; `-- --mock-operator --protocol … --port … [--fault "…"]` runs a wallet
 * to test a supplier against. docs/adding-a-vendor.md describes each option.
 */
import { protocolNames, type ProtocolName } from '#features/play/vendors/store/connections.ts'
import { answerKeyOf, asked, AskedWrongly, portOf, provingKeyOf, signingKeyOf } from './conformance/asked.ts'
import { faultNames, isFault } from './conformance/operator/faults.ts'
import { serveOperator } from './conformance/operator/serve.ts'
import { runChecks, type Outcome } from './conformance/run.ts'
import { suppliers } from './conformance/suppliers/all.ts'

const values = told(() => asked(process.argv.slice(2)))

/** A usage error prints its cause and exits with 2. */
function wrongly(error: unknown): never {
  if (!(error instanceof AskedWrongly)) throw error
  console.error(`conform: ${error.message}. docs/adding-a-vendor.md tells what each option is.`)
  process.exit(2)
}

function told<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return wrongly(error)
  }
}

function need(name: keyof typeof values): string {
  const value = values[name]
  if (typeof value !== 'string') throw new AskedWrongly(`--${name} is missing`)
  return value
}

function protocol(): ProtocolName {
  const found = protocolNames.find((one) => one === need('protocol'))
  if (!found) throw new AskedWrongly(`--protocol is one of ${protocolNames.join(', ')}`)
  return found
}

function tell(outcomes: readonly Outcome[]): void {
  const marks = { passed: '✓', failed: '✗', 'not asked': '·' }
  for (const { state, check, says, why } of outcomes)
    console.log(`${marks[state]} ${check.padEnd(22)} ${says}${why ? `\n    ${why}` : ''}`)
}

/** Identifies the wallet's member; reports a wallet that is unreachable or does not know the ticket. */
async function entered<T>(option: string, entering: Promise<T>): Promise<T> {
  try {
    return await entering
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const why = cause instanceof Error ? cause.message : message
    throw new AskedWrongly(`the wallet at --target opens nothing for --${option}: ${why}`)
  }
}

/** Runs the checks against a remote wallet. */
async function conform(): Promise<boolean> {
  const make = suppliers[protocol()]
  if (!make) throw new Error('conform: this protocol has no supplier')
  const supplier = make({
    target: need('target').replace(/\/$/, ''),
    keyId: values['key-id'] ?? 'conform',
    secret: signingKeyOf(protocol(), need('key-file')),
    game: need('game'),
    now: () => Date.now(),
  })
  const currency = values.currency ?? 'USD'
  const guest = await entered('token', supplier.enter(need('token'), values.user ?? '', currency))
  const second = supplier.enter(need('other-token'), values['other-user'] ?? '', currency)
  const other = await entered('other-token', second)
  const answerKey = answerKeyOf(values['answer-key'])
  const outcomes = await runChecks({
    supplier,
    guest,
    other,
    staleToken: values['stale-token'] ?? null,
    answerKey,
  })
  if (values.json) console.log(JSON.stringify(outcomes, null, 1))
  else tell(outcomes)
  return outcomes.every(({ state }) => state !== 'failed')
}

async function proveKit(): Promise<boolean> {
  // it loads the whole server, which no other use of the command waits for
  const { selfTest } = await import('./conformance/self-test.ts')
  const report = await selfTest()
  if (values.json) console.log(JSON.stringify(report, null, 1))
  else {
    for (const { protocol: name, passed, failed } of report.ours) {
      console.log(`our wallet, ${name}: ${passed} passed, ${failed.length} failed`)
      tell(failed)
    }
    for (const { protocol: name, passed, failed } of report.faultless) {
      console.log(`faultless wallet, ${name}: ${passed} passed, ${failed.length} failed`)
      tell(failed)
    }
    for (const { fault, protocol: name, by, isCaught } of report.faults)
      console.log(`${isCaught ? '✓' : '✗'} ${name.padEnd(10)} a wallet that ${fault}: ${by}`)
  }
  return report.ok
}

/** Until it is stopped: a wallet in memory with two members of 1 000.00. */
async function mockOperator(): Promise<void> {
  const name = protocol()
  const key = provingKeyOf(name, need('key-file'))
  const fault = values.fault === undefined ? null : isFault(values.fault) ? values.fault : undefined
  if (fault === undefined) throw new AskedWrongly(`--fault is one of:\n  ${faultNames.join('\n  ')}\n`)
  const port = portOf(values.port)
  const operator = await serveOperator({ protocol: name, key, fault, port }).catch((error: unknown) => {
    throw new AskedWrongly(`--port ${port}: ${error instanceof Error ? error.message : String(error)}`)
  })
  for (const user of ['first', 'second'])
    operator.wallet.join(user, { token: `token-of-${user}`, currency: 'USD', balance: 10_000_000n })
  console.log(
    `mock operator (${name}): ${operator.target}; users first, second; tokens token-of-first, token-of-second`,
  )
  if (name === 'canonical') console.log(`its answers are signed; --answer-key ${operator.answerKey}`)
}

const USAGE = `npm run conformance -- --protocol PROTOCOL --target URL --key-id NAME --key-file FILE --game CODE \\
  --token TICKET --other-token TICKET [--answer-key KEY] [--stale-token TOKEN] [--user --other-user --currency] [--json]
npm run conformance -- --mock-operator --protocol PROTOCOL --key-file FILE [--port PORT] [--fault "WORDS"]
npm run conformance -- --self-test [--json]

PROTOCOL is ${protocolNames.join(', ')}. docs/adding-a-vendor.md tells what each option is.`

const work = async () => {
  if (values.help) return console.log(USAGE)
  if (values['mock-operator']) return void (await mockOperator())
  process.exitCode = (await (values['self-test'] ? proveKit() : conform())) ? 0 : 1
}
await work().catch(wrongly)
